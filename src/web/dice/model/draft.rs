//! What somebody has in pencil: choices of the round that may still be changed, and what touches do to
//! them. Nothing of it is in the journal until its player is ready.

use crate::engine::seat::Seat;
use crate::games::dice::action::{Action, UsedBonus};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::{FIELDS, Field};
use crate::games::dice::legal::Actions;
use crate::games::dice::state::Plan;
use crate::games::dice::state::{Stage, State, Step};

/// What the fields are narrowed down to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    /// All that can be marked.
    #[default]
    All,
    /// A number and a colour of the roll.
    Pair(u8, Colour),
    /// What a bonus opens.
    Bonus(Bonus),
}

/// One player's choices of a round, in pencil.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draft {
    /// The round that they are for: a draft of another round counts as empty.
    pub round: (Stage, u8),
    /// The choices, in order; without the sale that goes by itself.
    pub actions: Vec<Action>,
    /// The field whose number is asked for.
    pub asking: Option<Field>,
    /// What the fields are narrowed down to.
    pub filter: Filter,
    /// A field that was touched and can't be marked: it says why.
    pub refused: Option<Field>,
    /// Whether the player is ready, where all choose at once.
    pub ready: bool,
}

/// What can be marked in a field.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Offer {
    /// Numbers that cost nothing.
    pub free: Vec<u8>,
    /// Numbers that cost a bonus.
    pub paid: Vec<u8>,
    /// The bonus that they cost.
    pub by: Option<Bonus>,
    /// Whether the start castle can be crossed out here.
    pub castle: bool,
}

impl Offer {
    /// Whether nothing can be marked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.free.is_empty() && self.paid.is_empty() && !self.castle
    }

    fn add(&mut self, number: u8, by: Option<Bonus>) {
        match by {
            None => self.free.push(number),
            Some(_) => {
                self.paid.push(number);
                self.by = by;
            }
        }
    }
}

/// A player's desk in a round: the position with what is in pencil, and what is possible next.
#[derive(Debug, Clone)]
pub struct Desk {
    /// Whose desk it is.
    pub seat: Seat,
    /// What is in pencil.
    pub draft: Draft,
    /// The sheet with it.
    pub estate: Estate,
    /// What is chosen next; nothing where the seat has nothing to choose or all is chosen.
    pub step: Step,
    /// The choices of the round before anything is in pencil, the sale behind them.
    first: Vec<Action>,
    /// The choices after what is in pencil.
    next: Vec<Action>,
    /// The position with what is in pencil.
    plan: Plan,
    sells: bool,
}

/// The state after these choices, each of which must be legal; nothing else is carried out.
fn after(state: &State, seat: Seat, actions: &[Action]) -> State {
    let mut next = *state;
    for action in actions {
        if next.check(seat, *action).is_err() {
            break;
        }
        next.note(seat, *action);
    }
    next
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    list.iter().copied().collect()
}

impl Desk {
    /// The seat's desk. Goods are sold by themselves if that is wished.
    #[must_use]
    pub fn new(state: &State, seat: Seat, draft: Draft, sells_itself: bool) -> Desk {
        let asked = state.deciders().has(seat) && state.plan(seat).step == Step::Goods;
        let sells = asked && sells_itself;
        let sale: &[Action] = if sells { &[Action::Sell] } else { &[] };
        let base = after(state, seat, sale);
        let with = after(&base, seat, &draft.actions);
        let kept =
            draft.actions.iter().take_while(|action| matches!(action, Action::Sell | Action::Keep));
        let kept: Vec<Action> = kept.copied().collect();
        let first = legal(&after(&base, seat, &kept), seat);
        let mut estate = with.planned(seat);
        if draft.actions.contains(&Action::Pass) {
            estate.add_worker(state, seat);
        }
        if let Some(Action::Start { field }) = draft.actions.first() {
            estate.set_start_castle(*field);
        }
        let open = with.deciders().has(seat);
        let step = if open { with.plan(seat).step } else { Step::Ready };
        let next = if open { legal(&with, seat) } else { Vec::new() };
        Desk { seat, estate, step, first, next, plan: with.plan(seat), sells, draft }
    }

    /// The fields with what can be marked there next, as far as the filter lets.
    #[must_use]
    pub fn offers(&self) -> [Offer; FIELDS as usize] {
        self.offers_of(&self.next, self.draft.filter)
    }

    /// What could be chosen instead, once all is in pencil.
    #[must_use]
    pub fn others(&self) -> [Offer; FIELDS as usize] {
        let actions = if self.step == Step::Ready { &self.first[..] } else { &[] };
        self.offers_of(actions, self.draft.filter)
    }

    /// What touches choose from: what comes next, or once all is in pencil what could stand there instead.
    fn open_choices(&self) -> &[Action] {
        if self.step == Step::Ready { &self.first } else { &self.next }
    }

    fn offers_of(&self, actions: &[Action], filter: Filter) -> [Offer; FIELDS as usize] {
        let mut offers: [Offer; FIELDS as usize] = core::array::from_fn(|_| Offer::default());
        for action in actions {
            let (field, number, by, colour) = match *action {
                Action::Start { field } => {
                    if let Some(offer) = offers.get_mut(usize::from(field.0)) {
                        offer.castle = true;
                    }
                    continue;
                }
                Action::Mark { colour, number, field, bonus } => {
                    (field, number, cost(bonus), colour)
                }
                Action::Silver { colour, number, field } => {
                    (field, number, Some(Bonus::Silver), colour)
                }
                _ => continue,
            };
            let fits = match filter {
                Filter::All => true,
                Filter::Pair(wanted, of) => number == wanted && colour == of,
                Filter::Bonus(bonus) => by == Some(bonus),
            };
            if let (true, Some(offer)) = (fits, offers.get_mut(usize::from(field.0))) {
                offer.add(number, by);
            }
        }
        offers
    }

    /// Whether some field takes nothing without a bonus: it is drawn with dots and what it costs.
    #[must_use]
    pub fn charges(&self) -> bool {
        self.offers().iter().any(|offer| offer.free.is_empty() && !offer.paid.is_empty())
    }

    /// The fields that are in pencil with what stands there; 0 for a castle that is crossed out.
    #[must_use]
    pub fn pencilled(&self) -> Vec<(Field, u8)> {
        let mark = |action: &Action| match *action {
            Action::Mark { field, number, .. } | Action::Silver { field, number, .. } => {
                Some((field, number))
            }
            Action::Start { field } => Some((field, 0)),
            _ => None,
        };
        self.draft.actions.iter().filter_map(mark).collect()
    }

    /// Whether the seat has something to choose in this round.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.first.is_empty() || !self.next.is_empty()
    }

    /// Whether goods are sold in this round, be it by themselves.
    #[must_use]
    pub fn sells(&self) -> bool {
        self.sells || self.plan.sells
    }

    /// Whether passing is in pencil.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.draft.actions.contains(&Action::Pass)
    }

    /// How many ways there are to play what comes next.
    #[must_use]
    pub fn ways(&self) -> usize {
        self.next.len()
    }

    /// Fields that the pair of dice would mark next.
    #[must_use]
    pub fn fields_of(&self, number: u8, colour: Colour) -> usize {
        let fits = |action: &&Action| match **action {
            Action::Mark { colour: c, number: n, bonus: UsedBonus::None, .. }
            | Action::Silver { colour: c, number: n, .. } => c == colour && n == number,
            _ => false,
        };
        self.open_choices().iter().filter(fits).count()
    }

    /// Whether the pair of dice is in pencil.
    #[must_use]
    pub fn has_paired(&self, number: u8, colour: Colour) -> bool {
        self.draft.actions.iter().any(|action| match *action {
            Action::Mark { colour: c, number: n, bonus: UsedBonus::None, .. }
            | Action::Silver { colour: c, number: n, .. } => c == colour && n == number,
            _ => false,
        })
    }

    /// The numbers that the field which asks can take, with what each costs.
    #[must_use]
    pub fn numbers_asked(&self) -> Vec<(u8, Option<Bonus>)> {
        let Some(field) = self.draft.asking else { return Vec::new() };
        let first = self.offers_of(&self.first, self.draft.filter);
        let next = self.offers();
        let at = usize::from(field.0);
        let offers = next.get(at).filter(|offer| !offer.is_empty()).or_else(|| first.get(at));
        let Some(offer) = offers else { return Vec::new() };
        let free = offer.free.iter().map(|number| (*number, None));
        free.chain(offer.paid.iter().map(|number| (*number, offer.by))).collect()
    }

    /// All that is to be played when the player is ready; nothing while something must still be chosen.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<Action>> {
        let mut actions: Vec<Action> = if self.sells { vec![Action::Sell] } else { Vec::new() };
        actions.extend(&self.draft.actions);
        match self.step {
            Step::Ready if !self.draft.actions.is_empty() => {}
            Step::Second => actions.push(Action::Done),
            _ => return None,
        }
        Some(actions)
    }
}

/// What touches do.
impl Desk {
    fn plain(&self) -> Draft {
        Draft {
            asking: None,
            refused: None,
            filter: Filter::All,
            ready: false,
            ..self.draft.clone()
        }
    }

    /// A field was touched.
    #[must_use]
    pub fn touch(&self, field: Field) -> Draft {
        let at = usize::from(field.0);
        let draft = self.plain();
        if self.draft.asking == Some(field) {
            return draft;
        }
        if self.pencilled().iter().any(|(marked, _)| *marked == field) {
            // Another number, if there is one; else the pencil is rubbed out.
            return match self.rewritten(field) {
                Some(asking) => asking,
                None => self.rubbed_out(),
            };
        }
        let next = self.offers();
        if let Some(offer) = next.get(at).filter(|offer| !offer.is_empty()) {
            return self.offered(draft, field, offer);
        }
        // What was chosen first is chosen anew.
        let first = self.offers_of(&self.first, self.draft.filter);
        if let Some(offer) = first.get(at).filter(|offer| !offer.is_empty()) {
            let anew = Draft { actions: self.before_first(), ..draft };
            return self.offered(anew, field, offer);
        }
        Draft { refused: Some(field), ..self.draft.clone() }
    }

    /// The choices about goods, which stand before the first mark.
    fn before_first(&self) -> Vec<Action> {
        let goods = |action: &&Action| matches!(action, Action::Sell | Action::Keep);
        self.draft.actions.iter().take_while(goods).copied().collect()
    }

    /// The field that is in pencil asks for its number anew; nothing if there is only one, or it is not
    /// the first mark.
    fn rewritten(&self, field: Field) -> Option<Draft> {
        let first = self.offers_of(&self.first, Filter::All);
        let offer = first.get(usize::from(field.0))?;
        let is_first = self.pencilled().first().is_some_and(|(marked, _)| *marked == field);
        let many = offer.free.len() + offer.paid.len() > 1;
        (is_first && many).then(|| Draft {
            actions: self.before_first(),
            asking: Some(field),
            ..self.plain()
        })
    }

    fn offered(&self, draft: Draft, field: Field, offer: &Offer) -> Draft {
        if offer.castle {
            return Draft { actions: vec![Action::Start { field }], ..draft };
        }
        let number = match (&offer.free[..], &offer.paid[..]) {
            ([only], _) | ([], [only]) => *only,
            _ => return Draft { asking: Some(field), filter: self.draft.filter, ..draft },
        };
        written(draft, &[&self.next, &self.first], field, number)
    }

    /// A number was touched for the field that asks.
    #[must_use]
    pub fn number(&self, number: u8) -> Draft {
        match self.draft.asking {
            Some(field) => written(self.plain(), &[&self.next, &self.first], field, number),
            None => self.draft.clone(),
        }
    }

    /// A pair of dice was touched: the fields are narrowed down to it, or it is marked where there is one
    /// field alone.
    #[must_use]
    pub fn pair(&self, number: u8, colour: Colour) -> Draft {
        let filter = Filter::Pair(number, colour);
        if self.draft.filter == filter {
            return self.plain();
        }
        let offers = self.offers_of(self.open_choices(), filter);
        let mut fields = Field::all().zip(&offers).filter(|(_, offer)| !offer.is_empty());
        match (fields.next(), fields.next()) {
            (Some((field, _)), None) => {
                written(self.plain(), &[&self.next, &self.first], field, number)
            }
            (Some(_), Some(_)) => Draft { filter, ..self.plain() },
            _ => self.plain(),
        }
    }

    /// A bonus was touched: the fields are narrowed down to what it opens.
    #[must_use]
    pub fn bonus(&self, bonus: Bonus) -> Draft {
        let filter = Filter::Bonus(bonus);
        let some = self.offers_of(&self.next, filter).iter().any(|offer| !offer.is_empty());
        let filter = if some && self.draft.filter != filter { filter } else { Filter::All };
        Draft { filter, ..self.plain() }
    }

    /// A worker instead of a mark.
    #[must_use]
    pub fn pass(&self) -> Draft {
        let mut actions = self.before_first();
        actions.push(Action::Pass);
        Draft { actions, ..self.plain() }
    }

    /// Goods are sold or kept, where that is asked.
    #[must_use]
    pub fn goods(&self, sells: bool) -> Draft {
        let actions = vec![if sells { Action::Sell } else { Action::Keep }];
        Draft { actions, ..self.plain() }
    }

    /// The last thing in pencil is rubbed out.
    #[must_use]
    pub fn rubbed_out(&self) -> Draft {
        let mut draft = self.plain();
        draft.actions.pop();
        draft
    }

    /// Whether there is something to rub out.
    #[must_use]
    pub fn has_pencil(&self) -> bool {
        !self.draft.actions.is_empty()
    }
}

/// The draft with a number written in a field: by the first list that offers it, with nothing paid
/// where that is possible.
fn written(draft: Draft, lists: &[&[Action]; 2], field: Field, number: u8) -> Draft {
    let writes = |action: &&Action| match **action {
        Action::Mark { field: f, number: n, .. } | Action::Silver { field: f, number: n, .. } => {
            f == field && n == number
        }
        _ => false,
    };
    let found = lists.iter().find_map(|list| list.iter().find(writes));
    let mut draft = draft;
    if let Some(action) = found {
        if matches!(action, Action::Mark { .. }) {
            draft.actions.retain(|action| matches!(action, Action::Sell | Action::Keep));
        }
        draft.actions.push(*action);
    }
    draft
}

const fn cost(bonus: UsedBonus) -> Option<Bonus> {
    match bonus {
        UsedBonus::None => None,
        UsedBonus::Monk => Some(Bonus::Monk),
        UsedBonus::Worker => Some(Bonus::Worker),
    }
}
