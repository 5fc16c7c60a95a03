//! From taps to actions: what a person has picked so far, what lights up, and when an action is done.
//!
//! An action is a handful of parts: the die, the place it takes from, the key field, the field in
//! the estate, the goods. Each tap names a part. The actions that hold every part named so far are
//! the candidates; whatever would keep at least one candidate is lit. In a turn an action is done by
//! the second tap that leaves one candidate, so that a single slip does nothing; inside an effect
//! the first such tap is enough. No rules here: everything follows from the list of legal actions.

use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::shields::Shield;

/// One part of an action, as a tap names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A die by its face.
    Die(u8),
    /// A place of the table.
    Slot(Slot),
    /// A key field.
    Key(Key),
    /// A field of the own estate.
    Field(Field),
    /// A kind in the own goods store.
    Good(Good),
    /// A kind among the goods lying in a depot, for a ship.
    Loaded(Good),
    /// A depot as a whole, for a ship.
    Depot(u8),
    /// The effect that comes first, where dice may be used meanwhile.
    Effect,
    /// A shield that lies in a depot.
    Shield(Shield),
    /// A shield of the own: one that leaves the game, or that is used.
    Own(Shield),
    /// A button that stands for the rest of the action.
    Button(Button),
}

/// Buttons of the action bar that belong to actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Button {
    /// Take workers with the chosen die.
    Hire,
    /// Pay for the chosen tile.
    Buy(Payment),
    /// Let the effect go.
    Pass,
    /// End the turn.
    EndTurn,
    /// Take this board.
    Board(BoardId),
    /// The start castle goes where it is chosen.
    Castle,
}

/// What is picked so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Picked {
    /// The die, by its face.
    pub die: Option<u8>,
    /// A place of the table.
    pub slot: Option<Slot>,
    /// A key field.
    pub key: Option<Key>,
    /// A field of the own estate.
    pub field: Option<Field>,
    /// Goods lying in a depot.
    pub loaded: GoodSet,
    /// The effect that comes first.
    pub effect: bool,
    /// A shield that lies in a depot.
    pub shield: Option<Shield>,
    /// A shield of the own.
    pub own: Option<Shield>,
}

/// What a tap comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tapped {
    /// The action is complete.
    Act(Action),
    /// Something was picked, or let go.
    Pick(Picked),
    /// Nothing legal belongs to it now: explain what it is.
    Explain,
}

impl Picked {
    /// Whether nothing is picked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Picked::default()
    }

    /// The same with one part more.
    #[must_use]
    pub fn with(mut self, part: Part) -> Picked {
        match part {
            Part::Die(face) => self.die = Some(face),
            Part::Slot(slot) => self.slot = Some(slot),
            Part::Key(key) => self.key = Some(key),
            Part::Field(field) => self.field = Some(field),
            Part::Loaded(good) => self.loaded = self.loaded.with(good),
            Part::Effect => self.effect = true,
            Part::Shield(shield) => self.shield = Some(shield),
            Part::Own(shield) => self.own = Some(shield),
            Part::Good(_) | Part::Depot(_) | Part::Button(_) => {}
        }
        self
    }

    fn has(&self, part: Part) -> bool {
        match part {
            Part::Die(face) => self.die == Some(face),
            Part::Slot(slot) => self.slot == Some(slot),
            Part::Key(key) => self.key == Some(key),
            Part::Field(field) => self.field == Some(field),
            Part::Loaded(good) => self.loaded.has(good),
            Part::Effect => self.effect,
            Part::Shield(shield) => self.shield == Some(shield),
            Part::Own(shield) => self.own == Some(shield),
            Part::Good(_) | Part::Depot(_) | Part::Button(_) => false,
        }
    }

    fn without(mut self, part: Part) -> Picked {
        match part {
            Part::Die(_) => self.die = None,
            Part::Slot(_) => self.slot = None,
            Part::Key(_) => self.key = None,
            Part::Field(_) => self.field = None,
            Part::Loaded(good) => self.loaded = self.loaded.minus(GoodSet::NONE.with(good)),
            Part::Effect => self.effect = false,
            Part::Shield(_) => self.shield = None,
            Part::Own(_) => self.own = None,
            Part::Good(_) | Part::Depot(_) | Part::Button(_) => {}
        }
        self
    }

    /// Whether the action holds all that is picked.
    #[must_use]
    pub fn fits(&self, action: Action) -> bool {
        self.die.is_none_or(|face| holds(action, Part::Die(face)))
            && self.slot.is_none_or(|slot| holds(action, Part::Slot(slot)))
            && self.key.is_none_or(|key| holds(action, Part::Key(key)))
            && self.field.is_none_or(|field| holds(action, Part::Field(field)))
            && self.loaded.iter().all(|good| holds(action, Part::Loaded(good)))
            && (!self.effect || holds(action, Part::Effect))
            && self.shield.is_none_or(|shield| holds(action, Part::Shield(shield)))
            && self.own.is_none_or(|shield| holds(action, Part::Own(shield)))
    }
}

/// Whether the action has this part.
#[must_use]
pub fn holds(action: Action, part: Part) -> bool {
    match (action, part) {
        (
            Action::Take(die, _)
            | Action::Place(die, ..)
            | Action::Sell(die, _)
            | Action::Hire(die)
            | Action::Turn(die, _),
            Part::Die(face),
        ) => die.0 == face,
        (
            Action::Take(_, from)
            | Action::Buy(from, _)
            | Action::Fetch(from)
            | Action::Settle(from, _)
            | Action::Swap(from),
            Part::Slot(slot),
        ) => from == slot,
        (
            Action::Place(_, stored, _)
            | Action::Build(stored, _)
            | Action::Discard(stored)
            | Action::Shelve(stored),
            Part::Key(key),
        ) => stored == key,
        (
            Action::Place(_, _, to)
            | Action::Build(_, to)
            | Action::StartCastle(to)
            | Action::Settle(_, to),
            Part::Field(field),
        ) => to == field,
        (Action::Sell(_, kind) | Action::SellFree(kind) | Action::Give(kind), Part::Good(good)) => {
            kind == good
        }
        (Action::Keep(kinds), Part::Loaded(good)) => kinds.has(good),
        (Action::Load(from), Part::Depot(depot)) => from == depot,
        (_, Part::Effect) => is_effect(action),
        (Action::Shield(new, _), Part::Shield(shield)) => new == shield,
        (Action::Shield(_, old) | Action::Drop(old), Part::Own(shield)) => old == shield,
        (Action::Name(_), Part::Own(shield)) => shield == Shield::BORROWS_MONASTERIES,
        (Action::Hire(_), Part::Button(Button::Hire))
        | (Action::Pass, Part::Button(Button::Pass))
        | (Action::EndTurn, Part::Button(Button::EndTurn))
        | (Action::StartCastle(_), Part::Button(Button::Castle)) => true,
        (Action::Buy(_, paid), Part::Button(Button::Buy(payment))) => paid == payment,
        (Action::Board(taken), Part::Button(Button::Board(board))) => taken == board,
        _ => false,
    }
}

/// Whether the action is what an effect lets its owner do, without a die of the turn.
#[must_use]
pub const fn is_effect(action: Action) -> bool {
    match action {
        Action::Fetch(_)
        | Action::SellFree(_)
        | Action::Build(..)
        | Action::Load(_)
        | Action::Use(_)
        | Action::Herd(_)
        | Action::Settle(..)
        | Action::Pass => true,
        Action::Take(die, _)
        | Action::Place(die, ..)
        | Action::Sell(die, _)
        | Action::Hire(die) => !is_rolled(die),
        _ => false,
    }
}

/// Whether the action takes a die of the turn.
#[must_use]
pub const fn takes_a_die(action: Action) -> bool {
    match action {
        Action::Take(die, _)
        | Action::Place(die, ..)
        | Action::Sell(die, _)
        | Action::Hire(die) => is_rolled(die),
        _ => false,
    }
}

/// Whether it is a die of the turn rather than a castle's action or the white die's number.
const fn is_rolled(die: Die) -> bool {
    1 <= die.0 && die.0 <= 6
}

/// The legal actions at hand and what is picked among them.
#[derive(Debug, Clone, Copy)]
pub struct Choice<'a> {
    /// All legal actions of the person who chooses.
    pub legal: &'a [Action],
    /// What is picked.
    pub picked: Picked,
    /// Whether one tap may complete an action: inside an effect, but not in a turn.
    pub in_effect: bool,
}

impl<'a> Choice<'a> {
    /// The actions that hold all that is picked.
    pub fn candidates(&self) -> impl Iterator<Item = Action> + use<'a> {
        let picked = self.picked;
        self.legal.iter().copied().filter(move |action| picked.fits(*action))
    }

    /// The candidates that also hold this part.
    pub fn with(&self, part: Part) -> impl Iterator<Item = Action> + use<'a> {
        self.candidates().filter(move |action| holds(*action, part))
    }

    /// Whether a tap on this part leads on.
    #[must_use]
    pub fn is_lit(&self, part: Part) -> bool {
        self.with(part).next().is_some()
    }

    /// Whether this part is picked.
    #[must_use]
    pub fn is_picked(&self, part: Part) -> bool {
        self.picked.has(part)
    }

    /// What a tap on this part comes to.
    #[must_use]
    pub fn tap(&self, part: Part) -> Tapped {
        if self.picked.has(part) {
            // A second tap on a tile that can only be bought buys it, one on a shield takes it; else it is
            // let go.
            let mut rest = self.candidates();
            return match (part, rest.next(), rest.next()) {
                (Part::Slot(_), Some(only @ Action::Buy(..)), None) => Tapped::Act(only),
                (Part::Field(_), Some(only @ Action::StartCastle(_)), None) => Tapped::Act(only),
                (Part::Shield(_), Some(only @ Action::Shield(..)), None) => Tapped::Act(only),
                _ => Tapped::Pick(self.picked.without(part)),
            };
        }
        let mut rest = self.with(part).filter(|action| self.is_meant(part, *action));
        match (rest.next(), rest.next()) {
            (Some(only), None) if self.completes(part, only) => Tapped::Act(only),
            (Some(_), _) => Tapped::Pick(self.picked.with(part)),
            (None, _) if self.picked.is_empty() => Tapped::Explain,
            // It goes with nothing picked so far: begin again with it.
            (None, _) => match (Choice { picked: Picked::default(), ..*self }).tap(part) {
                Tapped::Explain => Tapped::Explain,
                begun => begun,
            },
        }
    }

    /// While an effect waits, a kind of goods alone means the effect, and not a die that sells them too.
    fn is_meant(&self, part: Part, action: Action) -> bool {
        let goods_solo = matches!(part, Part::Good(_)) && self.picked.die.is_none();
        !(goods_solo && self.in_effect && takes_a_die(action))
    }

    /// Whether a tap that leaves only this action carries it out.
    fn completes(&self, part: Part, only: Action) -> bool {
        match (part, only) {
            (Part::Button(_), _) => true,
            // A start castle stays for the whole game: it takes a second tap.
            (_, Action::StartCastle(_)) => false,
            // A shield that is given up is gone for good: its button says so once more.
            (Part::Own(_), Action::Drop(_)) => false,
            // What is bought while an effect asks something else takes a second tap, as in a turn.
            (_, Action::Buy(..)) => !self.picked.is_empty(),
            // Every kind that is kept is named, also when the rest would be clear.
            (Part::Loaded(good), Action::Keep(kinds)) => self.picked.loaded.with(good) == kinds,
            // What the die or the effect is used for is named too, also when it could do only one thing.
            (Part::Die(_) | Part::Effect, _) => !self.picked.is_empty(),
            _ => (self.in_effect && !takes_a_die(only)) || !self.picked.is_empty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(texts: &[&str]) -> Vec<Action> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    fn turn(legal: &[Action], picked: Picked) -> Choice<'_> {
        Choice { legal, picked, in_effect: false }
    }

    fn act(text: &str) -> Tapped {
        Tapped::Act(text.parse().unwrap())
    }

    const SLOT: Slot = Slot(16);

    #[test]
    fn die_then_tile_takes_it() {
        let legal = actions(&["4 take 5.1", "4 take 5.2", "2 take 5.1", "4 hire", "2 hire"]);
        let Tapped::Pick(picked) = turn(&legal, Picked::default()).tap(Part::Die(4)) else {
            panic!("a first tap only picks")
        };
        assert_eq!(turn(&legal, picked).tap(Part::Slot(SLOT)), act("4 take 5.1"));
    }

    #[test]
    fn tile_then_die_takes_it_too() {
        let legal = actions(&["4 take 5.1", "2 take 5.1", "2 hire"]);
        let Tapped::Pick(picked) = turn(&legal, Picked::default()).tap(Part::Slot(SLOT)) else {
            panic!("a first tap only picks")
        };
        let choice = turn(&legal, picked);
        assert!(choice.is_lit(Part::Die(4)) && choice.is_lit(Part::Die(2)));
        assert_eq!(choice.tap(Part::Die(2)), act("2 take 5.1"));
    }

    #[test]
    fn one_more_tap_for_each_further_choice() {
        let legal = actions(&["4 place 1 @7", "4 place 2 @7", "4 place 2 @8"]);
        let picked = Picked { die: Some(4), ..Picked::default() };
        let Tapped::Pick(picked) = turn(&legal, picked).tap(Part::Field(Field(7))) else {
            panic!("two tiles fit: not clear yet")
        };
        assert_eq!(turn(&legal, picked).tap(Part::Key(Key(1))), act("4 place 2 @7"));
    }

    #[test]
    fn a_second_tap_on_a_black_tile_buys_it_unless_there_are_two_ways_to_pay() {
        let slot = Part::Slot(Slot::new(7, 1));
        let legal = actions(&["buy 7.1", "4 hire"]);
        let Tapped::Act(_) = turn(&legal, Picked::default().with(Part::Slot(Slot::new(7, 0))))
            .tap(Part::Slot(Slot::new(7, 0)))
        else {
            panic!("bought")
        };
        let both = actions(&["buy 7.2", "buy 7.2 workers"]);
        let picked = Picked::default().with(slot);
        assert_eq!(turn(&both, picked).tap(slot), Tapped::Pick(Picked::default()));
        let pay = Part::Button(Button::Buy(Payment::Workers));
        assert_eq!(turn(&both, picked).tap(pay), act("buy 7.2 workers"));
    }

    #[test]
    fn a_second_tap_lets_go_and_another_thing_begins_anew() {
        let legal = actions(&["4 take 5.1", "2 hire", "buy 7.1"]);
        let picked = Picked::default().with(Part::Die(2));
        assert_eq!(turn(&legal, picked).tap(Part::Die(2)), Tapped::Pick(Picked::default()));
        let anew = Picked::default().with(Part::Slot(SLOT));
        assert_eq!(turn(&legal, picked).tap(Part::Slot(SLOT)), Tapped::Pick(anew));
        assert_eq!(turn(&legal, picked).tap(Part::Slot(Slot(3))), Tapped::Explain);
    }

    #[test]
    fn in_an_effect_one_clear_tap_is_enough() {
        let legal = actions(&["load 1", "load 2"]);
        let choice = Choice { legal: &legal, picked: Picked::default(), in_effect: true };
        assert_eq!(choice.tap(Part::Depot(2)), act("load 2"));
    }

    #[test]
    fn goods_to_keep_are_all_named() {
        let legal = actions(&["keep 12", "keep 13", "keep 23"]);
        let choice = Choice { legal: &legal, picked: Picked::default(), in_effect: true };
        let Tapped::Pick(picked) = choice.tap(Part::Loaded(Good(3))) else { panic!("one of two") };
        assert_eq!(Choice { picked, ..choice }.tap(Part::Loaded(Good(1))), act("keep 13"));
        let single = actions(&["keep 12"]);
        let choice = Choice { legal: &single, ..choice };
        assert!(matches!(choice.tap(Part::Loaded(Good(1))), Tapped::Pick(_)));
    }

    #[test]
    fn a_start_castle_takes_a_second_tap() {
        let legal = actions(&["castle @18", "castle @2"]);
        let part = Part::Field(Field(18));
        let first = turn(&legal, Picked::default()).tap(part);
        let Tapped::Pick(picked) = first else { panic!("picked first") };
        assert_eq!(turn(&legal, picked).tap(part), act("castle @18"));
        assert_eq!(turn(&legal, picked).tap(Part::Button(Button::Castle)), act("castle @18"));
    }
}
