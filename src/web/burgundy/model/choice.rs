//! From touches to actions: the parts of an action, the parts picked so far, and the completion of an action.
//!
//! An action has a few parts: the die, the place it takes from, the key field, the field in the estate, the goods. Each
//! touch names a part, in any order. In a turn an action is completed by the second touch that leaves one candidate, so
//! that a single slip does nothing; inside an effect the first such touch suffices. There are no rules here: everything
//! follows from the list of legal actions.

use crate::games::burgundy::action::{Action, Die, Key};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::{Good, GoodSet};
use crate::games::burgundy::shields::Shield;
use crate::web::table::choosing::{self, Narrowing, Path, Pressed};
use core::mem::discriminant;

/// A part of an action, named by a touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// A die by its face.
    Die(u8),
    /// A place of the table.
    Slot(Slot),
    /// A key field.
    Key(Key),
    /// A field of the player's estate.
    Field(Field),
    /// A kind in the player's goods store.
    Good(Good),
    /// A kind among the goods in a depot, for a ship.
    Loaded(Good),
    /// A depot as a whole, for a ship.
    Depot(u8),
    /// The effect to be resolved first, while dice can be used as well.
    Effect,
    /// A shield in a depot.
    Shield(Shield),
    /// A shield of the player's: one to be given up, or to be used.
    Own(Shield),
    /// An offered board.
    Board(BoardId),
}

/// The parts picked so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Picked(Path<Part>);

impl Picked {
    /// A selection of these parts.
    #[must_use]
    pub fn of(parts: &[Part]) -> Picked {
        Picked(parts.iter().copied().take(choosing::MOST_PARTS).collect())
    }

    /// True if nothing is picked.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn find<T>(&self, which: impl Fn(Part) -> Option<T>) -> Option<T> {
        self.0.iter().find_map(|part| which(*part))
    }

    /// The picked die, by its face.
    #[must_use]
    pub fn die(&self) -> Option<u8> {
        self.find(|part| if let Part::Die(face) = part { Some(face) } else { None })
    }

    /// The picked place of the table.
    #[must_use]
    pub fn slot(&self) -> Option<Slot> {
        self.find(|part| if let Part::Slot(slot) = part { Some(slot) } else { None })
    }

    /// The picked key field.
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        self.find(|part| if let Part::Key(key) = part { Some(key) } else { None })
    }

    /// The picked field of the player's estate.
    #[must_use]
    pub fn field(&self) -> Option<Field> {
        self.find(|part| if let Part::Field(field) = part { Some(field) } else { None })
    }

    /// The picked shield in a depot.
    #[must_use]
    pub fn shield(&self) -> Option<Shield> {
        self.find(|part| if let Part::Shield(shield) = part { Some(shield) } else { None })
    }

    /// The picked shield of the player's.
    #[must_use]
    pub fn own(&self) -> Option<Shield> {
        self.find(|part| if let Part::Own(shield) = part { Some(shield) } else { None })
    }

    /// The same with one more part.
    #[must_use]
    pub fn with(mut self, part: Part) -> Picked {
        // Too long for any action, so no action matches in either case.
        let _ = self.0.try_push(part);
        self
    }

    /// True if this part is picked.
    #[must_use]
    pub fn has(&self, part: Part) -> bool {
        self.0.contains(&part)
    }
}

/// The parts of an action; choices made by a button alone are not parts.
#[must_use]
pub fn parts(action: Action) -> Path<Part> {
    let with = |die: Die| if is_rolled(die) { Part::Die(die.0) } else { Part::Effect };
    let all = |parts: &[Part]| parts.iter().copied().take(choosing::MOST_PARTS).collect();
    match action {
        Action::Take(die, slot) => all(&[with(die), Part::Slot(slot)]),
        Action::Place(die, key, field) => all(&[with(die), Part::Key(key), Part::Field(field)]),
        Action::Sell(die, good) => all(&[with(die), Part::Good(good)]),
        Action::Hire(die) => all(&[with(die)]),
        Action::Turn(die, _) => all(&[Part::Die(die.0)]),
        Action::Fetch(slot) => all(&[Part::Effect, Part::Slot(slot)]),
        Action::Settle(slot, field) => all(&[Part::Effect, Part::Slot(slot), Part::Field(field)]),
        Action::Build(key, field) => all(&[Part::Effect, Part::Key(key), Part::Field(field)]),
        Action::SellFree(good) => all(&[Part::Effect, Part::Good(good)]),
        Action::Load(depot) => all(&[Part::Effect, Part::Depot(depot)]),
        Action::Use(_) | Action::Herd(_) | Action::Pass => all(&[Part::Effect]),
        Action::Buy(slot, _) | Action::Swap(slot) => all(&[Part::Slot(slot)]),
        Action::Discard(key) | Action::Shelve(key) => all(&[Part::Key(key)]),
        Action::Give(good) => all(&[Part::Good(good)]),
        Action::Keep(kinds) => kinds.iter().map(Part::Loaded).take(choosing::MOST_PARTS).collect(),
        Action::StartCastle(field) => all(&[Part::Field(field)]),
        Action::Shield(new, Shield::NONE) => all(&[Part::Shield(new)]),
        Action::Shield(new, old) => all(&[Part::Shield(new), Part::Own(old)]),
        Action::Drop(old) => all(&[Part::Own(old)]),
        Action::Name(_) => all(&[Part::Own(Shield::BORROWS_MONASTERIES)]),
        Action::Board(board) => all(&[Part::Board(board)]),
        _ => Path::new(),
    }
}

/// True if the action uses one of the turn's dice.
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

/// True if it is one of the turn's dice, and not a castle's action or the white die.
const fn is_rolled(die: Die) -> bool {
    1 <= die.0 && die.0 <= 6
}

/// Burgundy's mapping from touches to actions.
#[derive(Debug, Clone, Copy, Default)]
pub struct InAnyOrder {
    /// True if one touch may complete an action: inside an effect, but not in a turn.
    pub in_effect: bool,
}

/// All legal actions of the person to choose.
pub type Choosing = choosing::Choosing<InAnyOrder>;

/// The legal actions, by their parts.
#[must_use]
pub fn choosing(legal: &[Action], in_effect: bool) -> Choosing {
    let rows = legal.iter().map(|action| (parts(*action), *action));
    Choosing::of(InAnyOrder { in_effect }, rows)
}

impl Narrowing for InAnyOrder {
    type Part = Part;
    type Action = Action;

    const IN_ORDER: bool = false;

    /// While an effect waits, a kind of goods alone refers to the effect, not to a die that can sell it too.
    fn is_meant(&self, touched: &[Part], part: Part, action: Action) -> bool {
        let has_die = touched.iter().any(|part| matches!(part, Part::Die(_)));
        let goods_alone = matches!(part, Part::Good(_)) && !has_die;
        !(goods_alone && self.in_effect && takes_a_die(action))
    }

    fn completes(&self, touched: &[Part], _row: &[Part], only: Action) -> bool {
        let is_further = touched.len() > 1;
        match (touched.last(), only) {
            (Some(Part::Board(_)), _) => true,
            // A start castle is permanent, so it takes a second touch.
            (_, Action::StartCastle(_)) => false,
            // A shield given up is lost, so its button asks for confirmation.
            (Some(Part::Own(_)), Action::Drop(_)) => false,
            // A purchase while an effect asks something else takes a second touch, as in a turn.
            (_, Action::Buy(..)) => is_further,
            // Every kind to be kept is touched, even if the rest would be unambiguous.
            (Some(Part::Loaded(_)), Action::Keep(kinds)) => {
                let named = touched.iter().fold(GoodSet::NONE, |named, part| match part {
                    Part::Loaded(good) => named.with(*good),
                    _ => named,
                });
                named == kinds
            }
            // The purpose of the die or effect is touched too, even if it has only one.
            (Some(Part::Die(_) | Part::Effect), _) => is_further,
            _ => (self.in_effect && !takes_a_die(only)) || is_further,
        }
    }

    /// A second touch buys a tile that can only be bought, and takes a shield.
    fn confirms(&self, part: Part, only: Action) -> bool {
        matches!(
            (part, only),
            (Part::Slot(_), Action::Buy(..))
                | (Part::Field(_), Action::StartCastle(_))
                | (Part::Shield(_), Action::Shield(..))
        )
    }
}

/// True if actions differ in nothing but their die.
#[must_use]
pub fn same_but_for_the_die(actions: &[Action]) -> bool {
    let aim = |action: &Action| {
        let beside = |part: &Part| !matches!(part, Part::Die(_));
        (discriminant(action), parts(*action).into_iter().filter(beside).collect::<Path<Part>>())
    };
    let Some(first) = actions.first().map(aim) else { return true };
    actions.iter().all(|action| aim(action) == first)
}

/// The only action that a selection leaves. Actions that differ in nothing but their die are one if a single die needs
/// no `workers`. A start castle and a shield that is lost take a touch of their own.
#[must_use]
pub fn only_left(
    choosing: &Choosing,
    picked: &Picked,
    workers: impl Fn(Action) -> u8,
) -> Option<Action> {
    let left: Vec<Action> = choosing.left(&picked.0).collect();
    let mut free = left.iter().filter(|action| workers(**action) == 0);
    let only = match (&left[..], free.next(), free.next()) {
        ([only], ..) => only,
        (_, Some(only), None) if same_but_for_the_die(&left) => only,
        _ => return None,
    };
    (!matches!(only, Action::StartCastle(_) | Action::Drop(_))).then_some(*only)
}

/// The selection among the legal actions.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    /// The legal actions.
    pub choosing: &'a Choosing,
    /// The picked parts.
    pub picked: &'a Picked,
}

impl<'a> Choice<'a> {
    /// The actions that contain all picked parts.
    pub fn candidates(&self) -> impl Iterator<Item = Action> + use<'a> {
        self.choosing.candidates(&self.picked.0)
    }

    /// The candidates that also contain this part.
    pub fn with(&self, part: Part) -> impl Iterator<Item = Action> + use<'a> {
        self.choosing.with(&self.picked.0, part)
    }

    /// True if touching this part continues the selection.
    #[must_use]
    pub fn is_lit(&self, part: Part) -> bool {
        self.choosing.is_lit(&self.picked.0, part)
    }

    /// True if this part is picked.
    #[must_use]
    pub fn is_picked(&self, part: Part) -> bool {
        self.picked.has(part)
    }

    /// Result of touching this part.
    #[must_use]
    pub fn tap(&self, part: Part) -> Tapped {
        match self.choosing.press(&self.picked.0, part) {
            Pressed::Play(action) => Tapped::Act(action),
            Pressed::Pick(path) => Tapped::Pick(Picked(path)),
            Pressed::Nothing => Tapped::Explain,
        }
    }
}

/// Result of a touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tapped {
    /// The action is complete.
    Act(Action),
    /// A part was picked or deselected.
    Pick(Picked),
    /// No legal action includes it now: explain it.
    Explain,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions(texts: &[&str]) -> Vec<Action> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    /// Result of a touch in a turn, with these parts picked.
    fn tap(legal: &[Action], picked: &[Part], part: Part) -> Tapped {
        let choosing = choosing(legal, false);
        Choice { choosing: &choosing, picked: &Picked::of(picked) }.tap(part)
    }

    /// Result of a touch while an effect waits.
    fn tap_in_effect(legal: &[Action], picked: &[Part], part: Part) -> Tapped {
        let choosing = choosing(legal, true);
        Choice { choosing: &choosing, picked: &Picked::of(picked) }.tap(part)
    }

    fn act(text: &str) -> Tapped {
        Tapped::Act(text.parse().unwrap())
    }

    fn pick(parts: &[Part]) -> Tapped {
        Tapped::Pick(Picked::of(parts))
    }

    const TILE: Part = Part::Slot(Slot(16));

    #[test]
    fn die_then_tile_takes_it() {
        let legal = actions(&["4 take 5.1", "4 take 5.2", "2 take 5.1", "4 hire", "2 hire"]);
        assert_eq!(
            tap(&legal, &[], Part::Die(4)),
            pick(&[Part::Die(4)]),
            "a first touch only picks"
        );
        assert_eq!(tap(&legal, &[Part::Die(4)], TILE), act("4 take 5.1"));
    }

    #[test]
    fn tile_then_die_takes_it_too() {
        let legal = actions(&["4 take 5.1", "2 take 5.1", "2 hire"]);
        assert_eq!(tap(&legal, &[], TILE), pick(&[TILE]), "a first touch only picks");
        assert_eq!(choosing(&legal, false).lit(&[TILE]), [Part::Die(4), Part::Die(2)]);
        assert_eq!(tap(&legal, &[TILE], Part::Die(2)), act("2 take 5.1"));
    }

    #[test]
    fn goods_then_die_sells_them_as_die_then_goods_does() {
        let legal = actions(&["4 sell 1", "2 sell 1", "2 hire"]);
        let (goods, die) = (Part::Good(Good(1)), Part::Die(4));
        assert_eq!(tap(&legal, &[], goods), pick(&[goods]));
        assert_eq!(tap(&legal, &[goods], die), act("4 sell 1"));
        assert_eq!(tap(&legal, &[die], goods), act("4 sell 1"));
    }

    #[test]
    fn one_more_touch_for_each_further_choice() {
        let legal = actions(&["4 place 1 @7", "4 place 2 @7", "4 place 2 @8"]);
        let (die, field) = (Part::Die(4), Part::Field(Field(7)));
        assert_eq!(tap(&legal, &[die], field), pick(&[die, field]), "two tiles fit: not clear yet");
        assert_eq!(tap(&legal, &[die, field], Part::Key(Key(1))), act("4 place 2 @7"));
    }

    #[test]
    fn a_second_touch_of_a_black_tile_buys_it_unless_there_are_two_ways_to_pay() {
        let slot = Part::Slot(Slot::new(7, 0));
        let legal = actions(&["buy 7.1", "4 hire"]);
        assert_eq!(tap(&legal, &[slot], slot), act("buy 7.1"));
        let slot = Part::Slot(Slot::new(7, 1));
        let both = actions(&["buy 7.2", "buy 7.2 workers"]);
        assert_eq!(tap(&both, &[slot], slot), pick(&[]));
        // They are distinguished by buttons.
        assert_eq!(choosing(&both, false).candidates(&[slot]).count(), 2);
    }

    #[test]
    fn a_second_touch_lets_go_and_another_thing_begins_anew() {
        let legal = actions(&["4 take 5.1", "2 hire", "buy 7.1"]);
        let die = Part::Die(2);
        assert_eq!(tap(&legal, &[die], die), pick(&[]));
        assert_eq!(tap(&legal, &[die], TILE), pick(&[TILE]));
        assert_eq!(tap(&legal, &[die], Part::Slot(Slot(3))), Tapped::Explain);
    }

    #[test]
    fn in_an_effect_one_clear_touch_is_enough() {
        let legal = actions(&["load 1", "load 2"]);
        assert_eq!(tap_in_effect(&legal, &[], Part::Depot(2)), act("load 2"));
    }

    #[test]
    fn goods_to_keep_are_all_named() {
        let legal = actions(&["keep 12", "keep 13", "keep 23"]);
        let (one, three) = (Part::Loaded(Good(1)), Part::Loaded(Good(3)));
        assert_eq!(tap_in_effect(&legal, &[], three), pick(&[three]), "one of two");
        assert_eq!(tap_in_effect(&legal, &[three], one), act("keep 13"));
        assert_eq!(tap_in_effect(&actions(&["keep 12"]), &[], one), pick(&[one]));
    }

    #[test]
    fn what_is_left_is_one_action_if_a_single_die_needs_no_workers() {
        let only = |texts: &[&str], picked: &[Part], paid: &[&str]| {
            let (legal, paid) = (actions(texts), actions(paid));
            let choosing = choosing(&legal, false);
            let only =
                only_left(&choosing, &Picked::of(picked), |action| paid.contains(&action).into());
            only.map(|action| action.to_string())
        };
        let (tile, die) = (&[TILE][..], &[Part::Die(4)][..]);
        let both = ["4 take 5.1", "5 take 5.1", "4 hire", "5 hire"];
        assert_eq!(only(&both, tile, &["4 take 5.1"]).as_deref(), Some("5 take 5.1"));
        assert_eq!(only(&both, tile, &[]), None, "either die is free");
        assert_eq!(only(&both, tile, &both), None, "either die needs workers");
        assert_eq!(only(&both, die, &[]), None, "a die takes or hires");
        assert_eq!(only(&both[..1], tile, &both).as_deref(), Some("4 take 5.1"));
        assert_eq!(only(&both, &[], &[]), None, "nothing is picked");
        let bought = ["buy 7.1", "4 take 7.1"];
        let slot = [Part::Slot(Slot::new(7, 0))];
        assert_eq!(only(&bought, &slot, &["4 take 7.1"]), None, "bought or taken");
        let fields = ["4 place 1 @7", "4 place 1 @8", "4 place 2 @9"];
        let key = |key: u8| [Part::Key(Key(key - 1))];
        assert_eq!(only(&fields, &key(1), &["4 place 1 @8"]), None, "either field");
        assert_eq!(only(&fields, &key(2), &[]).as_deref(), Some("4 place 2 @9"));
        assert_eq!(only(&["castle @18"], &[Part::Field(Field(18))], &[]), None);
    }

    #[test]
    fn a_start_castle_takes_a_second_touch() {
        let legal = actions(&["castle @18", "castle @2"]);
        let field = Part::Field(Field(18));
        assert_eq!(tap(&legal, &[], field), pick(&[field]));
        assert_eq!(tap(&legal, &[field], field), act("castle @18"));
    }
}
