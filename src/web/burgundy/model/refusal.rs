//! The reason why something can't be used now: the rule that forbids the most plausible intended action, in words.

use crate::engine::seat::Seat;
use crate::games::burgundy::Illegal;
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Stage, Waiting};
use crate::web::burgundy::model::scene::{Spot, Text};
use crate::web::burgundy::model::text::{Arg, Speak};
use crate::web::burgundy::model::{Desk, Intent};

impl Desk<'_> {
    /// The reason why a spot can't be used with the current selection. Empty if it can be used, is not usable at all,
    /// or nobody chooses here.
    pub(super) fn refusal(&self, spot: Spot) -> Text {
        let why = self.m.chooser.filter(|_| self.m.state.stage() == Stage::Play);
        why.and_then(|seat| self.why_not(seat, spot)).unwrap_or_default().into()
    }

    fn why_not(&self, seat: Seat, spot: Spot) -> Option<String> {
        let state = self.m.state;
        if let Spot::Die(index) = spot {
            let spent = (state.used() >> index) & 1 != 0;
            return spent.then(|| self.say.t("refusal-die-used").to_string());
        }
        // With a dragged piece the action with that piece is meant, whatever a touch would start here without it.
        let held = self.m.lifted;
        if !held && self.touch(spot) != Intent::Help(spot) {
            return None;
        }
        let attempts = self.attempts(seat, spot)?;
        if held && attempts.iter().any(|action| state.check(seat, *action).is_ok()) {
            return None;
        }
        if attempts.is_empty() {
            return match (spot, state.used()) {
                (Spot::Field(..), _) if state.estate(seat).stored_tiles().next().is_none() => {
                    Some(self.say.t("refusal-nothing-stored").to_string())
                }
                (_, 3) => Some(self.say.t("refusal-dice-used").to_string()),
                _ => None,
            };
        }
        let refused = attempts.iter().filter_map(|action| state.check(seat, *action).err());
        let why = refused.max_by_key(|why| nearness(*why))?;
        Some(match (spot, why) {
            // None of many fields or tiles would do.
            (Spot::Key(..), Illegal::Colour) => self.say.t("refusal-tile-colour").to_string(),
            (Spot::Key(..), Illegal::NotBeside) => self.say.t("refusal-tile-beside").to_string(),
            (Spot::Key(..), Illegal::SameBuilding) => {
                self.say.t("refusal-tile-building").to_string()
            }
            (Spot::Field(..), Illegal::Colour) if self.m.picked.key().is_none() => {
                self.say.t("refusal-field-colour").to_string()
            }
            _ => in_words(self.say.0, why),
        })
    }

    /// Actions possibly intended by touching a spot; `None` if it is not usable at all.
    fn attempts(&self, seat: Seat, spot: Spot) -> Option<Vec<Action>> {
        let state = self.m.state;
        let estate = state.estate(seat);
        let dice = self.dice_meant();
        let mut all = Vec::new();
        let mut place = |key: Key, field: Field| {
            all.extend(dice.iter().map(|die| Action::Place(*die, key, field)));
            if matches!(state.top(), Waiting::Building(_)) {
                all.push(Action::Build(key, field));
            }
        };
        match spot {
            Spot::Slot(slot) if state.lying(slot).is_some() => {
                return Some(self.taking(slot, &dice));
            }
            Spot::Field(owner, field) if owner == seat && estate.tile(field).is_none() => {
                let keys = estate.stored_tiles().map(|(key, _)| key);
                keys.filter(|key| self.m.picked.key().is_none_or(|picked| picked == *key))
                    .for_each(|key| place(key, field));
            }
            Spot::Key(owner, key) if owner == seat && estate.stored(key).is_some() => {
                estate.empty_fields().into_iter().for_each(|field| place(key, field));
            }
            Spot::Good(owner, good) if owner == seat => {
                all.extend(dice.iter().map(|die| Action::Sell(*die, good)));
                if self.in_effect() {
                    all.push(Action::SellFree(good));
                }
            }
            Spot::Shield(shield) if state.depot_of(shield).is_some() => {
                let own = estate.shields().iter().map(|old| Action::Shield(shield, old));
                all.extend([Action::Shield(shield, Shield::NONE)].into_iter().chain(own));
            }
            _ => return None,
        }
        Some(all)
    }

    /// Ways to take a tile of the table.
    fn taking(&self, slot: Slot, dice: &[Die]) -> Vec<Action> {
        let mut all = Vec::new();
        if slot.is_black() {
            all.push(Action::Buy(slot, Payment::Silver));
        } else {
            all.extend(dice.iter().map(|die| Action::Take(*die, slot)));
        }
        if self.in_effect() {
            all.push(Action::Fetch(slot));
        }
        // With monastery 6 any tile may be bought; without it that is not intended.
        all.extend(self.legal.iter().filter(|action| match action {
            Action::Buy(from, _) | Action::Settle(from, _) | Action::Swap(from) => *from == slot,
            _ => false,
        }));
        all
    }

    /// The dice possibly intended: the picked one, or else all that are left, and an action's own.
    fn dice_meant(&self) -> Vec<Die> {
        let state = self.m.state;
        let own = match state.top() {
            Waiting::Castle | Waiting::AnyAction | Waiting::StoneAction => Some(Die::ANY),
            Waiting::WhiteCastle => Some(Die::WHITE),
            _ => None,
        };
        let picked = self.m.picked.die();
        let left = state.unused_dice().into_iter().flatten();
        let rolled = left.filter(|face| picked.is_none_or(|picked| picked == *face)).map(Die);
        own.into_iter().chain(rolled).collect()
    }
}

/// Closeness of an action to being legal; the closest one was intended.
const fn nearness(why: Illegal) -> u8 {
    match why {
        Illegal::Workers { needed, .. } => 200u8.saturating_sub(needed),
        Illegal::Silver(_) | Illegal::Bought => 120,
        Illegal::SameBuilding | Illegal::SecondInn | Illegal::NoCastle => 110,
        Illegal::NotBeside => 100,
        Illegal::PartnersKey => 90,
        Illegal::Colour | Illegal::WrongKind | Illegal::NoGoods | Illegal::DiceUsed => 80,
        Illegal::Filled => 70,
        Illegal::NotNow => 20,
        Illegal::NothingWaits | Illegal::NoSuchDie(_) => 10,
        _ => 40,
    }
}

/// The reason why an action is illegal, in words.
#[must_use]
pub fn in_words(words: &dyn Speak, why: Illegal) -> String {
    let (key, args): (&str, Vec<(&str, Arg)>) = match why {
        Illegal::Over => ("illegal-over", vec![]),
        Illegal::NotYours => ("illegal-not-yours", vec![]),
        Illegal::NotNow => ("illegal-not-now", vec![]),
        Illegal::Board => ("illegal-board", vec![]),
        Illegal::NotACastleField => ("illegal-not-a-castle-field", vec![]),
        Illegal::NoSuchDie(face) => ("illegal-no-such-die", vec![("die", face.into())]),
        Illegal::Workers { needed, held } => {
            ("illegal-workers", vec![("needed", needed.into()), ("held", held.into())])
        }
        Illegal::Silver(held) => ("illegal-silver", vec![("held", held.into())]),
        Illegal::Bought => ("illegal-bought", vec![]),
        Illegal::Monastery6 => ("illegal-monastery-6", vec![]),
        Illegal::NoTile => ("illegal-no-tile", vec![]),
        Illegal::OnlyForSale => ("illegal-only-for-sale", vec![]),
        Illegal::NothingWaits => ("illegal-nothing-waits", vec![]),
        Illegal::EmptyKey => ("illegal-empty-key", vec![]),
        Illegal::NoField => ("illegal-no-field", vec![]),
        Illegal::Filled => ("illegal-filled", vec![]),
        Illegal::Colour => ("illegal-colour", vec![]),
        Illegal::NotBeside => ("illegal-not-beside", vec![]),
        Illegal::SameBuilding => ("illegal-same-building", vec![]),
        Illegal::NoGoods => ("illegal-no-goods", vec![]),
        Illegal::WrongKind => ("illegal-wrong-kind", vec![]),
        Illegal::WrongDepot => ("illegal-wrong-depot", vec![]),
        Illegal::WrongGoods => ("illegal-wrong-goods", vec![]),
        Illegal::Compulsory => ("illegal-compulsory", vec![]),
        Illegal::DiceLeft => ("illegal-dice-left", vec![]),
        Illegal::SecondInn => ("illegal-second-inn", vec![]),
        Illegal::Monastery28 => ("illegal-monastery-28", vec![]),
        Illegal::NoSilver => ("illegal-no-silver", vec![]),
        Illegal::NoUse => ("illegal-no-use", vec![]),
        Illegal::NoSuchAnimals => ("illegal-no-such-animals", vec![]),
        Illegal::NoShield => ("illegal-no-shield", vec![]),
        Illegal::NoCastle => ("illegal-no-castle", vec![]),
        Illegal::DiceUsed => ("illegal-dice-used", vec![]),
        Illegal::Tribute => ("illegal-tribute", vec![]),
        Illegal::PartnersKey => ("illegal-partners-key", vec![]),
        Illegal::NoShelf => ("illegal-no-shelf", vec![]),
        Illegal::NotAnother => ("illegal-not-another", vec![]),
        Illegal::NoSilverForPoints => ("illegal-no-silver-for-points", vec![]),
    };
    words.speak(key, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::state::State;
    use crate::web::burgundy::model::choice::{Part, Picked};
    use crate::web::burgundy::model::scene::Tap;
    use crate::web::burgundy::model::tests::{
        moment, names, positions, positions_with_modules, solo, teams,
    };
    use crate::web::burgundy::model::{Situation, intent};
    use crate::web::burgundy::words::tests::real;
    use crate::web::words::{Language, Words};

    fn refused(state: &State, words: &Words, picked: Picked, spot: Spot) -> Text {
        let names = names();
        let m = moment(state, &names, words, picked);
        Desk::new(&m).refusal(spot)
    }

    /// Everything that a player may want to use: tiles of the table and the storage, empty fields, goods.
    fn usable(state: &State, seat: Seat) -> Vec<Spot> {
        let estate = state.estate(seat);
        let slots = (0..32).map(Slot).filter(|slot| state.lying(*slot).is_some()).map(Spot::Slot);
        let fields = estate.empty_fields().into_iter().map(|field| Spot::Field(seat, field));
        let keys = estate.stored_tiles().map(|(key, _)| Spot::Key(seat, key));
        slots.chain(fields).chain(keys).collect()
    }

    fn each_touch_is_answered(state: &State, words: &Words) -> usize {
        let Some(seat) = state.deciders().lowest().filter(|_| state.stage() == Stage::Play) else {
            return 0;
        };
        let names = names();
        let m = moment(state, &names, words, Picked::default());
        let desk = Desk::new(&m);
        let mut explained = 0;
        for spot in usable(state, seat) {
            let explains = intent(&m, Tap::On(spot)) == Intent::Help(spot);
            let why = desk.refusal(spot);
            assert_eq!(explains, !why.is_empty(), "{spot:?}: {why}");
            assert!(!why.contains("refusal-") && !why.contains("illegal-"), "{why}");
            explained += usize::from(explains);
        }
        explained
    }

    #[test]
    fn whatever_can_t_be_used_says_why_and_whatever_can_does_not() {
        let words = real(Language::English);
        let mut explained = 0;
        positions(3, |state, _| explained += each_touch_is_answered(state, &words));
        solo(2, |state, _| explained += each_touch_is_answered(state, &words));
        teams(2, |state, _| explained += each_touch_is_answered(state, &words));
        positions_with_modules(0..9, |state, _| explained += each_touch_is_answered(state, &words));
        assert!(explained > 10_000, "{explained}");
    }

    #[test]
    fn a_tile_that_is_picked_hears_from_each_field_why_it_can_t_go_there() {
        let words = real(Language::English);
        let (mut colour, mut beside, mut same, mut workers) = (0, 0, 0, 0);
        positions(8, |state, _| {
            let Some(seat) = state.deciders().lowest() else { return };
            if state.stage() != Stage::Play || !state.top().is_nothing() || state.used() == 3 {
                return;
            }
            let estate = state.estate(seat);
            for (key, tile) in estate.stored_tiles() {
                let picked = Picked::of(&[Part::Key(key)]);
                for field in estate.empty_fields() {
                    // On a field for another tile, a touch starts over with that field.
                    let why = refused(state, &words, picked.clone(), Spot::Field(seat, field));
                    if why.is_empty() {
                        continue;
                    }
                    let fits = tile.colour().is_none_or(|c| c == estate.board().colour(field));
                    match state.check(
                        seat,
                        Action::Place(
                            state.unused_dice().into_iter().flatten().next().map(Die).unwrap(),
                            key,
                            field,
                        ),
                    ) {
                        Err(Illegal::Colour) => {
                            assert!(!fits && why.contains("colour"), "{why}");
                            colour += 1;
                        }
                        Err(Illegal::NotBeside) => {
                            assert!(fits && why.contains("next to"), "{why}");
                            beside += 1;
                        }
                        Err(Illegal::SameBuilding) => {
                            assert!(why.contains("already has such a building"), "{why}");
                            same += 1;
                        }
                        Err(Illegal::Workers { .. }) => {
                            assert!(why.contains("worker"), "{why}");
                            workers += 1;
                        }
                        other => panic!("{other:?}"),
                    }
                }
            }
        });
        assert!(
            colour > 100 && beside > 100 && same > 5 && workers > 20,
            "{colour} {beside} {same} {workers}"
        );
    }

    #[test]
    fn used_dice_and_an_empty_storage_are_named() {
        let words = real(Language::English);
        let (mut dice, mut storage) = (0, 0);
        positions(2, |state, _| {
            let Some(seat) = state.deciders().lowest() else { return };
            if state.stage() != Stage::Play || !state.top().is_nothing() {
                return;
            }
            let field = state.estate(seat).empty_fields().into_iter().next().unwrap();
            let why = refused(state, &words, Picked::default(), Spot::Field(seat, field));
            if state.estate(seat).stored_tiles().next().is_none() {
                assert_eq!(&*why, "Your storage is empty. Take a tile from a depot first.");
                storage += 1;
            } else if state.used() == 3 {
                assert_eq!(&*why, "Both dice are used.");
                dice += 1;
            }
            let spent = (0..2u8).find(|index| (state.used() >> index) & 1 != 0);
            if let Some(index) = spent {
                let why = refused(state, &words, Picked::default(), Spot::Die(index));
                assert_eq!(&*why, "This die has been used.");
            }
        });
        assert!(dice > 20 && storage > 5, "{dice} {storage}");
    }

    #[test]
    fn nobody_is_refused_what_is_not_theirs_to_use() {
        let words = real(Language::English);
        positions(1, |state, _| {
            for spot in [Spot::Bridge, Spot::Sizes, Spot::Points(Seat(0)), Spot::Depot(3)] {
                assert!(refused(state, &words, Picked::default(), spot).is_empty());
            }
            let Some(seat) = state.deciders().lowest() else { return };
            let other = Seat(1 - seat.0.min(1));
            let names = names();
            let watching =
                Situation { chooser: None, ..moment(state, &names, &words, Picked::default()) };
            let slot = Spot::Slot(Slot(0));
            assert!(Desk::new(&watching).refusal(slot).is_empty());
            let filled = state.estate(other).filled().into_iter().next();
            if let Some(field) = filled {
                assert!(
                    refused(state, &words, Picked::default(), Spot::Field(other, field)).is_empty()
                );
            }
        });
    }
}
