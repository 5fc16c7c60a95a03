//! A choice as a sequence of parts, one for each touch.
//!
//! "Build the church above the city" is a card of the hand and a place; "trade three grain for ore" is the word
//! "trade", a method with the resources given, and a region. All parts that continue the path are lit.

use crate::games::princes::action::{Action, Means, Saving, With};
use crate::games::princes::card::{Card, Set};
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::place::{Laid, Place, centre_of};
use crate::games::princes::row::{Ability, UseTarget};
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, HandChoice, HeroChoice, LossChoice, StackChoice};
use crate::games::princes::{Decision, State};
use crate::web::table::choosing;
use arrayvec::ArrayVec;

/// A target of a touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)] // each line explains the fields
pub enum Part {
    /// A card of the own hand.
    Hand(Card),
    /// A card of the other hand, if visible.
    Rival(Card),
    /// A card of the open stack.
    Open(Card),
    /// A card in play, with the place from its owner's view.
    Laid { owner: u8, laid: Laid },
    /// A region of either principality.
    Region(Region),
    /// A place in a principality.
    Site { realm: u8, at: Place },
    /// A draw stack, from 1.
    Stack(u8),
    /// The event stack.
    Events,
    /// A card of the stack being looked through.
    Sight(Card),
    /// A region outside of the principalities.
    Land(Region),
    /// A kind of resource.
    Kind(Kind),
    /// The production number to set.
    Number(u8),
    /// A number.
    Amount(u8),
    /// A side of a card.
    Side(u8),
    /// A method of trade.
    By(Means),
    /// A saving on a price.
    Saving(Saving),
    /// A set of cards.
    Set(Set),
    /// A verb.
    Verb(Verb),
}

/// A verb of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// Rolls.
    Roll,
    /// Sets the number before the roll.
    Name,
    /// Plays the selected card.
    Play,
    /// Uses the selected card.
    Use,
    /// Looks at the other hand.
    Peek,
    /// Trades.
    Trade,
    /// Moves stores.
    Move,
    /// Removes the selected card.
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
    /// Declines, or stops.
    Decline,
    /// Takes the selected card.
    Take,
    /// Pays rioters.
    Ransom,
}

/// Parts in the order in which they are touched.
pub type Path = choosing::Path<Part>;

fn path<const N: usize>(parts: [Part; N]) -> Path {
    parts.into_iter().take(choosing::MOST_PARTS).collect()
}

/// A seat's question in a position.
pub struct Chooser<'a> {
    /// The position as known to the seat.
    pub state: &'a State,
    /// The seat that chooses.
    pub seat: u8,
    /// The question.
    pub decision: Option<Decision>,
}

impl Chooser<'_> {
    /// The open choice.
    fn choice(&self) -> Option<Choice> {
        self.decision.map(|decision| decision.choice)
    }

    fn site(&self, at: Place) -> Part {
        let realm = if at.is_abroad() { other(self.seat) } else { self.seat };
        Part::Site { realm, at: at.home() }
    }

    fn own(&self, card: Card, at: Place) -> Part {
        Part::Laid { owner: self.seat, laid: Laid { card, at } }
    }

    /// Visits the paths to an action; most have one, some can be begun at two ends.
    pub fn paths(&self, action: Action, mut visit: impl FnMut(Path)) {
        use Part::{Amount, By, Hand, Kind, Land, Number, Region};
        let verb = Part::Verb;
        match action {
            Action::Roll => visit(path([verb(Verb::Roll)])),
            Action::Brigitta { number, card } => {
                // Without a card it stands for the first one.
                if card == Card::BRIGITTA || !self.holds(Card::BRIGITTA) {
                    visit(path([verb(Verb::Name), Number(number)]));
                }
                visit(path([Hand(card), Number(number)]));
            }
            Action::Herald => visit(path([Hand(Card::REINER_HERALD), verb(Verb::Play)])),
            Action::Sebastian => visit(path([Hand(Card::SEBASTIAN), verb(Verb::Play)])),
            Action::PickSet { set } => visit(path([Part::Set(set)])),
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
            Action::Use { card, with } => self.use_paths(card, with, &mut visit),
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

    /// Paths of actions that name stacks and cards.
    fn card_paths(&self, action: Action, mut visit: impl FnMut(Path)) {
        use Part::{Hand, Sight, Stack};
        match action {
            Action::Draw { stack } | Action::Search { stack } => self.stack(action, stack, visit),
            Action::Take { card } => {
                let stolen = matches!(
                    self.choice(),
                    Some(Choice::Hand(HandChoice::Steal { .. } | HandChoice::TakeAny))
                );
                // Selected first, so that it can be read before it is taken.
                let seen = if stolen { Part::Rival(card) } else { Sight(card) };
                visit(path([seen, Part::Verb(Verb::Take)]));
            }
            Action::Under { card, stack } => match self.choice() {
                Some(Choice::Hand(HandChoice::UnderLost)) => visit(path([Stack(stack)])),
                Some(Choice::Hand(HandChoice::UnderOther { .. })) => {
                    visit(path([Part::Rival(card), Stack(stack)]));
                }
                _ => visit(path([Hand(card), Stack(stack)])),
            },
            Action::Exchange { card, stack } => visit(path([Hand(card), Stack(stack)])),
            Action::Name { card, at } | Action::Lose { card, at } | Action::Offer { card, at } => {
                visit(path([Part::Laid { owner: self.named(), laid: Laid { card, at } }]));
            }
            Action::Burn { card, at } => {
                let laid = Laid { card, at };
                visit(path([Part::Laid { owner: other(self.seat), laid }]));
            }
            Action::Ransom => visit(path([Part::Verb(Verb::Ransom)])),
            Action::Put { at } | Action::Takeover { at } => visit(path([self.site(at)])),
            Action::Reward { triumph } => {
                visit(path([Part::Verb(if triumph { Verb::Triumph } else { Verb::Resources })]));
            }
            // Of the function above.
            Action::Roll
            | Action::Brigitta { .. }
            | Action::Road { .. }
            | Action::Settlement { .. }
            | Action::Up { .. }
            | Action::Scout { .. }
            | Action::City { .. }
            | Action::Build { .. }
            | Action::Play { .. }
            | Action::Use { .. }
            | Action::Trade { .. }
            | Action::Move { .. }
            | Action::Remove { .. }
            | Action::End
            | Action::Lay { .. }
            | Action::Gain { .. }
            | Action::Pay { .. }
            | Action::Demand { .. }
            | Action::Give { .. }
            | Action::Choose { .. }
            | Action::Decline
            | Action::Herald
            | Action::PickSet { .. }
            | Action::Sebastian => {}
        }
    }

    /// Drawing the top card and looking through are distinct if both are legal.
    fn stack(&self, action: Action, stack: u8, mut visit: impl FnMut(Path)) {
        let both = matches!(self.choice(), Some(Choice::Stack(StackChoice::ExchangeDraw)));
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

    /// The owner of the named cards.
    fn named(&self) -> u8 {
        match self.choice() {
            Some(
                Choice::Loss(LossChoice::NameOther { .. })
                | Choice::Hero(HeroChoice::NameRival)
                | Choice::Hero(HeroChoice::TakeOffered { .. }),
            ) => other(self.seat),
            _ => self.seat,
        }
    }

    /// Paths of a use of a card, wherever it is.
    fn use_paths(&self, card: Card, with: With, visit: &mut impl FnMut(Path)) {
        let mut places = ArrayVec::<Place, 8>::new();
        self.state.each_own(self.seat, |laid, _| {
            if laid.card == card && !places.contains(&laid.at) {
                // There can't be more copies than places.
                let _ = places.try_push(laid.at);
            }
        });
        for at in places {
            self.with(self.own(card, at), Verb::Use, with, visit);
        }
    }

    /// Paths of a card with its target.
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
            With::Raid { region, count } => {
                visit(path([card, Part::Region(region), Part::Amount(count)]));
            }
            With::Laid { laid } => visit(path([card, self.own(laid.card, laid.at)])),
            With::Card { card: said } => visit(path([card, go, self.said(card, said)])),
        }
    }

    fn holds(&self, card: Card) -> bool {
        self.state.hand(self.seat).iter().any(|slot| slot.card == card)
    }

    /// The part of a target card: in the zone that the using card refers to, else in the discard pile.
    fn said(&self, of: Part, card: Card) -> Part {
        let used = match of {
            Part::Laid { laid, .. } => laid.card,
            _ => Card::NONE,
        };
        let target = used.row().abilities.iter().find_map(|ability| match ability {
            Ability::Use(what) => Some(what.target),
            _ => None,
        });
        match target {
            Some(UseTarget::HandCard) => Part::Hand(card),
            Some(UseTarget::Residence) => self
                .state
                .find_own(self.seat, card)
                .map_or(Part::Sight(card), |laid| Part::Laid { owner: self.seat, laid }),
            _ => Part::Sight(card),
        }
    }
}
