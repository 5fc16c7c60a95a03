//! Choices in pencil: a player's choices of the round that can still be changed, and the effect of touches on them.
//! They are not in the journal until the player is ready.

use crate::engine::seat::Seat;
use crate::games::dice::action::{Action, UsedBonus};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::Estate;
use crate::games::dice::fields::{FIELDS, Field};
use crate::games::dice::legal::Actions;
use crate::games::dice::state::Plan;
use crate::games::dice::state::{NextChoice, Stage, State};

/// Filter on the fields offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    /// No filter.
    #[default]
    All,
    /// A number and a colour of the roll.
    Pair(u8, Colour),
    /// Marks that use this bonus.
    Bonus(Bonus),
}

/// A player's choices of a round, in pencil.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RoundDraft {
    /// The round they belong to; in another round the draft counts as empty.
    pub round: (Stage, u8),
    /// The choices in order, without an automatic sale.
    pub actions: Vec<Action>,
    /// The field whose number is to be chosen.
    pub asking: Option<Field>,
    /// Filter on the fields offered.
    pub filter: Filter,
    /// A touched field that can't be marked, which shows the reason.
    pub refused: Option<Field>,
    /// True if the player is ready, if all choose at once.
    pub ready: bool,
}

/// Possible marks in a field.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Markable {
    /// Free numbers.
    pub free: Vec<u8>,
    /// Numbers that cost a bonus.
    pub paid: Vec<u8>,
    /// The bonus they cost.
    pub by: Option<Bonus>,
    /// True if the start castle can be crossed out here.
    pub castle: bool,
}

impl Markable {
    /// True if nothing can be marked.
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

/// A player's choices in a round: the position including what is in pencil, and the next choices.
#[derive(Debug, Clone)]
pub struct Desk {
    /// The player.
    pub seat: Seat,
    /// The choices in pencil.
    pub draft: RoundDraft,
    /// The sheet including the choices in pencil.
    pub estate: Estate,
    /// The next choice; none if the seat has nothing to choose or has chosen everything.
    pub step: NextChoice,
    /// The choices of the round with nothing in pencil, after the sale.
    first: Vec<Action>,
    /// The choices after those in pencil.
    next: Vec<Action>,
    /// The plan including the choices in pencil.
    plan: Plan,
    sells: bool,
}

/// The state after these choices, up to the first illegal one.
fn after(state: &State, seat: Seat, actions: &[Action]) -> State {
    let mut next = *state;
    for action in actions {
        if next.check(seat, *action).is_err() {
            break;
        }
        next = next.with_choice(seat, *action);
    }
    next
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    list.iter().copied().collect()
}

impl Desk {
    /// A seat's desk; `sells_itself` sells goods automatically.
    #[must_use]
    pub fn new(state: &State, seat: Seat, draft: RoundDraft, sells_itself: bool) -> Desk {
        let asked = state.deciders().has(seat) && state.plan(seat).step == NextChoice::Goods;
        let said = matches!(draft.actions.first(), Some(Action::Sell | Action::Keep));
        let sells = asked && sells_itself && !said;
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
            estate = estate.with_start_castle(*field);
        }
        let open = with.deciders().has(seat);
        let step = if open { with.plan(seat).step } else { NextChoice::Ready };
        let next = if open { legal(&with, seat) } else { Vec::new() };
        Desk { seat, estate, step, first, next, plan: with.plan(seat), sells, draft }
    }

    /// Possible next marks by field, within the filter.
    #[must_use]
    pub fn offers(&self) -> [Markable; FIELDS as usize] {
        self.offers_of(&self.next, self.draft.filter)
    }

    /// Alternatives by field, once everything is in pencil.
    #[must_use]
    pub fn others(&self) -> [Markable; FIELDS as usize] {
        let actions = if self.step == NextChoice::Ready { &self.first[..] } else { &[] };
        self.offers_of(actions, self.draft.filter)
    }

    /// The choices available to touches: the next ones, or alternatives once everything is in pencil.
    fn open_choices(&self) -> &[Action] {
        if self.step == NextChoice::Ready { &self.first } else { &self.next }
    }

    fn offers_of(&self, actions: &[Action], filter: Filter) -> [Markable; FIELDS as usize] {
        let mut offers: [Markable; FIELDS as usize] = core::array::from_fn(|_| Markable::default());
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

    /// True if some field can only be marked with a bonus; such fields are dotted and show the cost.
    #[must_use]
    pub fn charges(&self) -> bool {
        self.offers().iter().any(|offer| offer.free.is_empty() && !offer.paid.is_empty())
    }

    /// The fields in pencil with their numbers; 0 for a crossed-out castle.
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

    /// True if the seat has anything to choose in this round.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.first.is_empty() || !self.next.is_empty()
    }

    /// True if goods are sold in this round, automatically or not.
    #[must_use]
    pub fn sells(&self) -> bool {
        self.sells || self.plan.sells
    }

    /// True if passing is in pencil.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.draft.actions.contains(&Action::Pass)
    }

    /// Number of next choices.
    #[must_use]
    pub fn ways(&self) -> usize {
        self.next.len()
    }

    /// Number of fields that a pair of dice can mark next.
    #[must_use]
    pub fn fields_of(&self, number: u8, colour: Colour) -> usize {
        let fits = |action: &&Action| match **action {
            Action::Mark { colour: c, number: n, bonus: UsedBonus::None, .. }
            | Action::Silver { colour: c, number: n, .. } => c == colour && n == number,
            _ => false,
        };
        self.open_choices().iter().filter(fits).count()
    }

    /// The bonuses with which the number or the colour of a pair of dice can mark a field next: a worker keeps the
    /// colour, a monk the number.
    #[must_use]
    pub fn bonuses_of(&self, number: u8, colour: Colour) -> Vec<Bonus> {
        let marks = |wanted: UsedBonus| {
            self.open_choices().iter().any(|action| match *action {
                Action::Mark { colour: c, number: n, bonus, .. } => {
                    let kept = match bonus {
                        UsedBonus::Worker => c == colour,
                        UsedBonus::Monk => n == number,
                        UsedBonus::None => false,
                    };
                    bonus == wanted && kept
                }
                _ => false,
            })
        };
        let each = [(UsedBonus::Worker, Bonus::Worker), (UsedBonus::Monk, Bonus::Monk)];
        each.into_iter().filter(|(used, _)| marks(*used)).map(|(_, bonus)| bonus).collect()
    }

    /// True if a pair of dice is in pencil.
    #[must_use]
    pub fn has_paired(&self, number: u8, colour: Colour) -> bool {
        self.draft.actions.iter().any(|action| match *action {
            Action::Mark { colour: c, number: n, bonus: UsedBonus::None, .. }
            | Action::Silver { colour: c, number: n, .. } => c == colour && n == number,
            _ => false,
        })
    }

    /// The numbers possible in the field being asked about, with their cost.
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

    /// The actions to be played when the player is ready; `None` while a choice is missing.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<Action>> {
        let mut actions: Vec<Action> = if self.sells { vec![Action::Sell] } else { Vec::new() };
        actions.extend(&self.draft.actions);
        match self.step {
            NextChoice::Ready if !self.draft.actions.is_empty() => {}
            NextChoice::Second => actions.push(Action::Done),
            _ => return None,
        }
        Some(actions)
    }
}

/// Effects of touches.
impl Desk {
    fn plain(&self) -> RoundDraft {
        RoundDraft {
            asking: None,
            refused: None,
            filter: Filter::All,
            ready: false,
            ..self.draft.clone()
        }
    }

    /// Touches a field.
    #[must_use]
    pub fn touch(&self, field: Field) -> RoundDraft {
        let at = usize::from(field.0);
        let draft = self.plain();
        if self.draft.asking == Some(field) {
            return draft;
        }
        if self.pencilled().iter().any(|(marked, _)| *marked == field) {
            // Asks for another number, if there is one; otherwise erases the mark.
            return match self.rewritten(field) {
                Some(asking) => asking,
                None => self.rubbed_out(),
            };
        }
        let next = self.offers();
        if let Some(offer) = next.get(at).filter(|offer| !offer.is_empty()) {
            return self.offered(draft, field, offer);
        }
        // Replaces the first choice.
        let first = self.offers_of(&self.first, self.draft.filter);
        if let Some(offer) = first.get(at).filter(|offer| !offer.is_empty()) {
            let anew = RoundDraft { actions: self.before_first(), ..draft };
            return self.offered(anew, field, offer);
        }
        RoundDraft { refused: Some(field), ..self.draft.clone() }
    }

    /// The choices about goods, which come before the first mark.
    fn before_first(&self) -> Vec<Action> {
        let goods = |action: &&Action| matches!(action, Action::Sell | Action::Keep);
        self.draft.actions.iter().take_while(goods).copied().collect()
    }

    /// Asks again for the number of a field in pencil; `None` if there is only one, or it is not the first mark.
    fn rewritten(&self, field: Field) -> Option<RoundDraft> {
        let first = self.offers_of(&self.first, Filter::All);
        let offer = first.get(usize::from(field.0))?;
        let is_first = self.pencilled().first().is_some_and(|(marked, _)| *marked == field);
        let many = offer.free.len() + offer.paid.len() > 1;
        (is_first && many).then(|| RoundDraft {
            actions: self.before_first(),
            asking: Some(field),
            ..self.plain()
        })
    }

    fn offered(&self, draft: RoundDraft, field: Field, offer: &Markable) -> RoundDraft {
        if offer.castle {
            return RoundDraft { actions: vec![Action::Start { field }], ..draft };
        }
        let number = match (&offer.free[..], &offer.paid[..]) {
            ([only], _) | ([], [only]) => *only,
            _ => return RoundDraft { asking: Some(field), filter: self.draft.filter, ..draft },
        };
        written(draft, &[&self.next, &self.first], field, number)
    }

    /// Chooses a number for the field being asked about.
    #[must_use]
    pub fn number(&self, number: u8) -> RoundDraft {
        match self.draft.asking {
            Some(field) => written(self.plain(), &[&self.next, &self.first], field, number),
            None => self.draft.clone(),
        }
    }

    /// Touches a pair of dice: filters the fields by it, or marks the field if there is only one.
    #[must_use]
    pub fn pair(&self, number: u8, colour: Colour) -> RoundDraft {
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
            (Some(_), Some(_)) => RoundDraft { filter, ..self.plain() },
            _ => self.plain(),
        }
    }

    /// Touches a bonus: filters the fields by it.
    #[must_use]
    pub fn bonus(&self, bonus: Bonus) -> RoundDraft {
        let filter = Filter::Bonus(bonus);
        let some = self.offers_of(&self.next, filter).iter().any(|offer| !offer.is_empty());
        let filter = if some && self.draft.filter != filter { filter } else { Filter::All };
        RoundDraft { filter, ..self.plain() }
    }

    /// Takes a worker instead of a mark.
    #[must_use]
    pub fn pass(&self) -> RoundDraft {
        let mut actions = self.before_first();
        actions.push(Action::Pass);
        RoundDraft { actions, ..self.plain() }
    }

    /// Sells or keeps goods, if asked.
    #[must_use]
    pub fn goods(&self, sells: bool) -> RoundDraft {
        let actions = vec![if sells { Action::Sell } else { Action::Keep }];
        RoundDraft { actions, ..self.plain() }
    }

    /// Erases the last choice in pencil.
    #[must_use]
    pub fn rubbed_out(&self) -> RoundDraft {
        let mut draft = self.plain();
        draft.actions.pop();
        draft
    }

    /// True if there is anything to erase.
    #[must_use]
    pub fn has_pencil(&self) -> bool {
        !self.draft.actions.is_empty()
    }
}

/// The draft with a number written in a field, from the first list that offers it, and for free if possible.
fn written(draft: RoundDraft, lists: &[&[Action]; 2], field: Field, number: u8) -> RoundDraft {
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
