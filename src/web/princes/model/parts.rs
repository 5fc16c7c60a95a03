//! A choice as a row of parts: each touch names one of them.
//!
//! "Build the church above the city" is a card of the hand and a place; "trade three grain for ore" the
//! word "trade", what is given, and a region. Whatever goes on from what has been touched is lit.

use crate::games::princes::action::{Action, Means, Saving, With};
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::place::{Laid, Place, centre_of};
use crate::games::princes::state::other;
use crate::games::princes::{Decision, State};
use arrayvec::ArrayVec;

/// What a touch can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // each line explains the fields
pub enum Part {
    /// A card of the own hand.
    Hand(Card),
    /// A card of the other hand, where it is seen.
    Rival(Card),
    /// A card of the open stack.
    Open(Card),
    /// A card of somebody that lies somewhere, as its owner names the place.
    Laid { owner: u8, laid: Laid },
    /// A region of either principality.
    Region(Region),
    /// A place in somebody's principality.
    Site { realm: u8, at: Place },
    /// A draw stack, from 1.
    Stack(u8),
    /// The event stack.
    Events,
    /// A card of a stack that is looked through.
    Sight(Card),
    /// A region that lies in no principality.
    Land(Region),
    /// A kind of resource.
    Kind(Kind),
    /// The number that is set.
    Number(u8),
    /// So many.
    Amount(u8),
    /// A side of a card.
    Side(u8),
    /// What a trade is made with.
    By(Means),
    /// What a price is paid with.
    Saving(Saving),
    /// A word: what is done.
    Verb(Verb),
}

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// Rolls.
    Roll,
    /// Sets the number before the roll.
    Name,
    /// Plays the card that is picked.
    Play,
    /// Uses the card that is picked.
    Use,
    /// Looks at the other hand.
    Peek,
    /// Trades.
    Trade,
    /// Moves stores.
    Move,
    /// Removes the card that is picked.
    Remove,
    /// Takes the two top regions.
    Top,
    /// Chooses the regions by the scout.
    Scout,
    /// Raises the triumph card.
    Triumph,
    /// Takes resources.
    Resources,
    /// Ends the action phase.
    End,
    /// Does without, or stops.
    Decline,
    /// Takes the card that is picked.
    Take,
}

/// The most parts of a choice.
pub const LONGEST: usize = 5;
/// Parts in the order in which they are touched.
pub type Path = ArrayVec<Part, LONGEST>;

/// A place in its own principality.
const fn home(at: Place) -> Place {
    if at.is_abroad() { Place(at.0 & 127) } else { at }
}

fn path<const N: usize>(parts: [Part; N]) -> Path {
    parts.into_iter().take(LONGEST).collect()
}

/// Who chooses what in which position.
pub struct Chooser<'a> {
    /// The position, as far as it is known.
    pub state: &'a State,
    /// Who chooses.
    pub seat: u8,
    /// What is asked.
    pub decision: Option<Decision>,
}

impl Chooser<'_> {
    fn site(&self, at: Place) -> Part {
        let realm = if at.is_abroad() { other(self.seat) } else { self.seat };
        Part::Site { realm, at: home(at) }
    }

    fn own(&self, card: Card, at: Place) -> Part {
        Part::Laid { owner: self.seat, laid: Laid { card, at } }
    }

    /// The rows of touches that come to an action; most have one, some can be begun at two ends.
    pub fn paths(&self, action: Action, mut visit: impl FnMut(Path)) {
        use Part::{Amount, By, Hand, Kind, Land, Number, Region};
        let verb = Part::Verb;
        match action {
            Action::Roll => visit(path([verb(Verb::Roll)])),
            Action::Brigitta { number } => {
                visit(path([verb(Verb::Name), Number(number)]));
                visit(path([Hand(Card::BRIGITTA), Number(number)]));
            }
            Action::Road { right } => {
                let (road, _) = self.state.realm(self.seat).end(right);
                visit(path([self.site(Place::road(road))]));
            }
            Action::Settlement { right, scout } => {
                if let (_, Some(centre)) = self.state.realm(self.seat).end(right) {
                    let how = verb(if scout { Verb::Scout } else { Verb::Top });
                    visit(path([self.site(Place::centre(centre)), how]));
                }
            }
            Action::City { column } => {
                if let Some(centre) = centre_of(column) {
                    visit(path([self.site(Place::centre(centre))]));
                }
            }
            Action::Up { region } => visit(path([Land(region)])),
            Action::Scout { up, down } => visit(path([Land(up), Land(down)])),
            Action::Build { card, at, saving } => {
                let from = if self.holds(card) { Hand(card) } else { Part::Open(card) };
                visit(path([from, self.site(at), Part::Saving(saving)]));
            }
            Action::Play { card, with } => self.with(Hand(card), Verb::Play, with, &mut visit),
            Action::Use { card, with } => self.uses(card, with, &mut visit),
            Action::Trade { by, to } => visit(path([verb(Verb::Trade), By(by), Region(to)])),
            Action::Move { from, to, amount } => {
                let parts =
                    [verb(Verb::Trade), verb(Verb::Move), Region(from), Region(to), Amount(amount)];
                visit(path(parts));
            }
            Action::Remove { card, at } => {
                visit(path([self.own(card, at), verb(Verb::Remove)]));
            }
            Action::End => visit(path([verb(Verb::End)])),
            Action::Decline => visit(path([verb(Verb::Decline)])),
            Action::Lay { region }
            | Action::Gain { region }
            | Action::Pay { region }
            | Action::Give { region } => visit(path([Region(region)])),
            Action::Demand { resource } | Action::Choose { resource } => {
                visit(path([Kind(resource)]));
            }
            _ => self.card_paths(action, visit),
        }
    }

    /// The same of actions that name stacks and cards.
    fn card_paths(&self, action: Action, mut visit: impl FnMut(Path)) {
        use Part::{Hand, Sight, Stack};
        match action {
            Action::Draw { stack } | Action::Search { stack } => self.stack(action, stack, visit),
            Action::Take { card } => {
                let stolen = matches!(self.decision, Some(Decision::Steal { .. }));
                // Picked first, so that it can be read before it is taken.
                let seen = if stolen { Part::Rival(card) } else { Sight(card) };
                visit(path([seen, Part::Verb(Verb::Take)]));
            }
            Action::Under { card, stack } => match self.decision {
                Some(Decision::UnderLost { .. }) => visit(path([Stack(stack)])),
                Some(Decision::UnderOther { .. }) => {
                    visit(path([Part::Rival(card), Stack(stack)]));
                }
                _ => visit(path([Hand(card), Stack(stack)])),
            },
            Action::Exchange { card, stack } => visit(path([Hand(card), Stack(stack)])),
            Action::Name { card, at } | Action::Lose { card, at } | Action::Offer { card, at } => {
                visit(path([Part::Laid { owner: self.named(), laid: Laid { card, at } }]));
            }
            Action::Put { at } | Action::Takeover { at } => visit(path([self.site(at)])),
            Action::Reward { triumph } => {
                visit(path([Part::Verb(if triumph { Verb::Triumph } else { Verb::Resources })]));
            }
            _ => {}
        }
    }

    /// Drawing the top card and looking through are told apart where both can be done.
    fn stack(&self, action: Action, stack: u8, mut visit: impl FnMut(Path)) {
        let both = matches!(self.decision, Some(Decision::ExchangeDraw));
        match action {
            Action::Draw { .. } if both => {
                visit(path([Part::Stack(stack), Part::Verb(Verb::Top)]));
            }
            Action::Search { .. } if both => {
                visit(path([Part::Stack(stack), Part::Verb(Verb::Peek)]));
            }
            _ => visit(path([Part::Stack(stack)])),
        }
    }

    /// Whose cards are named.
    fn named(&self) -> u8 {
        match self.decision {
            Some(
                Decision::NameOther { .. }
                | Decision::NameRival { .. }
                | Decision::TakeOffered { .. },
            ) => other(self.seat),
            _ => self.seat,
        }
    }

    /// A card that is used: wherever it lies.
    fn uses(&self, card: Card, with: With, visit: &mut impl FnMut(Path)) {
        let mut places = ArrayVec::<Place, 8>::new();
        self.state.each_own(self.seat, |laid, _| {
            if laid.card == card && !places.contains(&laid.at) {
                // Of more copies than there can be, the first ones will do.
                let _ = places.try_push(laid.at);
            }
        });
        for at in places {
            self.with(self.own(card, at), Verb::Use, with, visit);
        }
    }

    /// A card with what must be said of it.
    fn with(&self, card: Part, verb: Verb, with: With, visit: &mut impl FnMut(Path)) {
        let go = Part::Verb(verb);
        match with {
            With::Nothing => visit(path([card, go])),
            With::Regions { first, second } => {
                visit(path([card, Part::Region(first), Part::Region(second)]));
                visit(path([card, Part::Region(second), Part::Region(first)]));
            }
            With::Cards { first, second } => {
                let laid = |laid: Laid| self.own(laid.card, laid.at);
                visit(path([card, laid(first), laid(second)]));
                visit(path([card, laid(second), laid(first)]));
            }
            With::Kind { resource } => visit(path([card, Part::Kind(resource)])),
            With::Amount { resource, count } => {
                visit(path([card, Part::Kind(resource), Part::Amount(count)]));
            }
            With::Side { side } => visit(path([card, Part::Side(side)])),
            With::Stack { stack } => visit(path([card, go, Part::Stack(stack)])),
            With::Events => visit(path([card, go, Part::Events])),
            With::Hand => visit(path([card, go, Part::Verb(Verb::Peek)])),
            With::Card { card: said } => visit(path([card, go, self.said(said)])),
        }
    }

    fn holds(&self, card: Card) -> bool {
        self.state.hand(self.seat).iter().any(|slot| slot.card == card)
    }

    /// A card that is said: of the own hand, lying in the own principality, or of the discard pile.
    fn said(&self, card: Card) -> Part {
        if self.holds(card) {
            return Part::Hand(card);
        }
        match self.state.find_own(self.seat, card) {
            Some(laid) => Part::Laid { owner: self.seat, laid },
            None => Part::Sight(card),
        }
    }
}
