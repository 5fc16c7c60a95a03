//! Tests of the lit parts before anything is touched, and after a first touch.

use super::*;
use crate::games::burgundy::Decision;
use crate::games::burgundy::depots::Slot;

#[test]
fn at_a_turn_s_start_the_dice_are_lit_and_the_depots_are_calm() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let drawn = scene(&moment(&state, &names, &words, Picked::default()));
    assert!(drawn.bar.dice.iter().all(|die| die.state == DieState::Serves));
    assert!(drawn.table.depots.iter().all(|depot| depot.mark == Mark::Plain));
    // One silver is not enough to buy anything.
    assert_eq!(drawn.table.black.mark, Mark::Plain);
    assert!(drawn.own.fields.iter().all(|field| field.mark == Mark::Plain));
}

#[test]
fn a_chosen_die_lights_its_depot_and_dots_those_that_cost_workers() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let mut state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    state.edit().dice()[0] = [3, 5];
    let picked = Picked::of(&[Part::Die(3)]);
    let drawn = scene(&moment(&state, &names, &words, picked));
    let marks: Vec<Mark> = drawn.table.depots.iter().map(|depot| depot.mark).collect();
    // The first player has one worker.
    let one = Mark::Workers(1);
    assert_eq!(marks, [Mark::Plain, one, Mark::Free, one, Mark::Plain, Mark::Plain]);
    assert!(drawn.table.depots[2].places.iter().all(|place| place.mark == Mark::Free));
    assert_eq!(drawn.bar.dice[0].state, DieState::Chosen);
}

#[test]
fn a_tile_touched_first_offers_the_deed_with_each_die_and_is_taken_by_a_second_touch() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let mut state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let slot = (0..4).map(|place| Slot::new(3, place)).find(|at| state.lying(*at).is_some());
    let slot = slot.unwrap();
    let mut with_dice = |dice: [u8; 2]| {
        state.edit().dice()[0] = dice;
        let seat = state.playing();
        let situation = moment(&state, &names, &words, Picked::of(&[Part::Slot(slot)]));
        let drawn = scene(&situation);
        let icons: Vec<_> = drawn.bar.buttons.iter().map(|button| button.icon).collect();
        let again = intent(&situation, Tap::On(Spot::Slot(slot)));
        let home = intent(&situation, Tap::On(Spot::Key(seat, Key(0))));
        let taken = [again, home].map(|done| match done {
            Intent::Act(_, Action::Take(die, at)) if at == slot => Some(die.0),
            _ => None,
        });
        (icons, taken, drawn.own.storage[0].mark)
    };
    // The first player has one worker.
    assert_eq!(with_dice([3, 6]), (vec!["die-3"], [Some(3); 2], Mark::Free));
    assert_eq!(with_dice([3, 4]), (vec!["die-3", "die-4"], [Some(3); 2], Mark::Free));
    assert_eq!(with_dice([6, 4]), (vec!["die-4"], [Some(4); 2], Mark::Workers(1)));
    assert_eq!(with_dice([2, 4]), (vec!["die-2", "die-4"], [None; 2], Mark::Plain));
}

#[test]
fn in_a_secret_choice_only_the_chooser_s_castle_fields_are_lit() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::new(2, Edition::E2019, Boards::Drawn, Castles::Hidden).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let drawn = scene(&moment(&state, &names, &words, Picked::default()));
    let lit = |estate: &crate::web::burgundy::model::scene::Estate| {
        estate.fields.iter().filter(|field| field.mark.is_lit()).count()
    };
    assert_eq!(lit(&drawn.own), 4);
    assert_eq!(lit(&drawn.others[0]), 0);
}

#[test]
fn a_phone_s_strip_has_every_lit_depot_and_the_black_one() {
    let words = Words::none(Language::English);
    let (names, mut seen) = (names(), [0; 2]);
    positions(3, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        if state.stage() != Stage::Play || state.used() == 3 || !state.top().is_nothing() {
            return;
        }
        let strip = |picked| {
            let drawn = scene(&moment(state, &names, &words, picked));
            let picks = drawn.hands.iter().flat_map(|hand| hand.picks.clone()).collect::<Vec<_>>();
            picks
                .into_iter()
                .filter(|pick| pick.mark.is_lit())
                .map(|pick| pick.spot)
                .collect::<Vec<_>>()
        };
        let (calm, die) = (
            strip(Picked::default()),
            state.dice().at(seat.index()).at(usize::from(state.used() & 1)),
        );
        let with_die = strip(Picked::of(&[Part::Die(die)]));
        for action in legal {
            match action {
                Action::Buy(slot, _) if slot.is_black() => {
                    assert!(calm.contains(&Spot::Slot(*slot)), "{action}");
                    seen[0] += 1;
                }
                Action::Take(with, slot) if with.0 == die => {
                    assert!(with_die.contains(&Spot::Slot(*slot)), "{action}");
                    seen[1] += 1;
                }
                _ => {}
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

#[test]
fn goods_that_cost_workers_say_so() {
    let words = Words::none(Language::English);
    let (names, mut costly) = (names(), 0);
    positions(4, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        for face in (1..=6).filter(|face| state.dice().at(seat.index()).contains(face)) {
            let picked = Picked::of(&[Part::Die(face)]);
            let drawn = scene(&moment(state, &names, &words, picked));
            for pile in &drawn.own.goods {
                let sells = |action: &&Action| matches!(action, Action::Sell(die, good) if die.0 == face && *good == pile.good);
                let cost =
                    legal.iter().filter(sells).map(|action| state.workers_for(seat, *action)).min();
                if let Some(workers) = cost.filter(|workers| *workers > 0) {
                    assert_eq!(pile.mark, Mark::Workers(workers), "{:?}", pile.good);
                    costly += 1;
                }
            }
        }
    });
    assert!(costly > 50, "{costly}");
}

#[test]
fn nothing_that_may_be_bought_glows_beside_the_question_of_an_effect() {
    let words = Words::none(Language::English);
    let (names, mut quiet, mut usual) = (names(), 0, 0);
    positions(60, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let buys = legal.iter().find_map(|action| match action {
            Action::Buy(slot, _) if slot.is_black() => Some(*slot),
            _ => None,
        });
        let Some(slot) = buys else { return };
        let drawn = scene(&moment(state, &names, &words, Picked::default()));
        let mut strip = drawn.hands.iter().flat_map(|hand| &hand.picks);
        let lit = strip.any(|pick| {
            pick.mark.is_lit() && matches!(pick.spot, Spot::Slot(slot) if slot.is_black())
        });
        let asks =
            matches!(state.decision(seat), Some(Decision::Effect(waiting)) if !waiting.is_score());
        if asks {
            assert!(!drawn.table.black.mark.is_lit() && !lit, "{:?}", state.top());
            // It is still available: the first touch picks it, the second buys it.
            let moment = moment(state, &names, &words, Picked::default());
            let Intent::Pick(picked) = intent(&moment, Tap::On(Spot::Slot(slot))) else {
                panic!("a tap does not pick it")
            };
            assert_eq!(picked.slot(), Some(slot));
            quiet += 1;
        } else if state.is_between_actions() {
            assert!(drawn.table.black.mark.is_lit() && lit, "in a turn it glows");
            usual += 1;
        }
    });
    assert!(quiet > 10 && usual > 500, "{quiet} {usual}");
}

#[test]
fn the_explanation_of_a_monastery_says_what_it_is_worth_now() {
    let words = real(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let mut state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let worth = "As things stand: 3 points at the end.";
    *state.edit().estates()[0].edit().sold() = [2, 1, 0, 0, 0, 0];
    let explained = |number: u8| {
        let mut state = state.clone();
        state.edit().estates()[0].edit().storage()[0] = Tile::monastery(number);
        let at = Spot::Key(Seat(0), Key(0));
        let moment = moment(&state, &names, &words, Picked::default());
        crate::web::burgundy::model::explained(&moment, at)
            .unwrap()
            .lines
            .iter()
            .any(|line| line.as_ref() == worth)
    };
    assert!(explained(25), "one point for each of the goods sold");
    assert!(!explained(2), "scores nothing at the end");
}

#[test]
fn moves_that_read_the_same_come_to_the_same() {
    let words = real(Language::English);
    let (names, mut alike) = (names(), 0);
    positions(3, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let m = moment(state, &names, &words, Picked::default());
        let after = |action: Action| {
            let mut state = state.clone();
            state.apply(seat, action, &mut Quiet).unwrap();
            let estate = &mut state.edit().estates()[seat.index()];
            estate.edit().storage().sort_unstable();
            estate.clone()
        };
        let mut first = BTreeMap::new();
        for action in legal {
            let read = first.entry(action_in_words(&m, *action)).or_insert(*action);
            if *read != *action {
                assert_eq!(after(*read), after(*action), "{read} and {action}");
                alike += 1;
            }
        }
    });
    assert!(alike > 20, "{alike}");
}
