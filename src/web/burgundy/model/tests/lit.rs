//! What is lit before anything is touched, and after a first touch.

use super::*;
use crate::games::burgundy::Decision;

#[test]
fn at_a_turn_s_start_the_dice_are_lit_and_the_depots_are_calm() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let drawn = scene(&moment(&state, &names, &words, Picked::default()));
    assert!(drawn.bar.dice.iter().all(|die| die.state == DieState::Serves));
    assert!(drawn.table.depots.iter().all(|depot| depot.mark == Mark::Plain));
    // One silver buys nothing yet.
    assert_eq!(drawn.table.black.mark, Mark::Plain);
    assert!(drawn.own.fields.iter().all(|field| field.mark == Mark::Plain));
}

#[test]
fn the_end_of_a_game_leads_to_its_score_and_back_through_it() {
    let words = Words::none(Language::English);
    let names = names();
    let mut state =
        setup::start(&Options::basic(2).unwrap(), &Seed::numbered(4), &mut Quiet).unwrap();
    state.stage = Stage::Over;
    let taps = |over| -> Vec<Tap> {
        let moment = Moment { over, ..Moment::plain(&state, &names, None, &words) };
        scene(&moment).bar.buttons.iter().map(|button| button.tap).collect()
    };
    assert_eq!(taps(true), [Tap::History, Tap::Score]);
    assert_eq!(taps(false), [], "nor in a lesson, nor in the past");
}

#[test]
fn a_chosen_die_lights_its_depot_and_dots_those_that_cost_workers() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let mut state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    state.dice[0] = [3, 5];
    let picked = Picked { die: Some(3), ..Picked::default() };
    let drawn = scene(&moment(&state, &names, &words, picked));
    let marks: Vec<Mark> = drawn.table.depots.iter().map(|depot| depot.mark).collect();
    // The first player has one worker.
    let one = Mark::Workers(1);
    assert_eq!(marks, [Mark::Plain, one, Mark::Free, one, Mark::Plain, Mark::Plain]);
    assert!(drawn.table.depots[2].places.iter().all(|place| place.mark == Mark::Free));
    assert_eq!(drawn.bar.dice[0].state, DieState::Chosen);
}

#[test]
fn in_a_secret_choice_only_the_chooser_s_castle_fields_are_lit() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::new(2, Edition::E2019, Boards::Drawn, Castles::Hidden).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let drawn = scene(&moment(&state, &names, &words, Picked::default()));
    let lit = |estate: &crate::web::burgundy::scene::Estate| {
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
        if state.stage != Stage::Play || state.used == 3 || !state.top().is_nothing() {
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
        let (calm, die) =
            (strip(Picked::default()), state.dice.at(seat.index()).at(usize::from(state.used & 1)));
        let with_die = strip(Picked { die: Some(die), ..Picked::default() });
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
        for face in (1..=6).filter(|face| state.dice.at(seat.index()).contains(face)) {
            let picked = Picked { die: Some(face), ..Picked::default() };
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
fn while_a_touch_explains_the_bar_says_so() {
    let words = real(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let usual = moment(&state, &names, &words, Picked::default());
    let asked = Moment { help_mode: true, ..usual.clone() };
    let title = |moment: &Moment<'_>| scene(moment).bar.title.to_string();
    assert_ne!(title(&usual), "What is this?");
    assert_eq!(title(&asked), "What is this?");
    assert_eq!(scene(&asked).bar.say.as_ref(), "Tap whatever you want explained.");
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
            // It can be had all the same: the first touch picks it, the second buys.
            let moment = moment(state, &names, &words, Picked::default());
            let Intent::Pick(picked) = intent(&moment, Tap::On(Spot::Slot(slot))) else {
                panic!("a tap does not pick it")
            };
            assert_eq!(picked.slot, Some(slot));
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
    state.estates[0].sold = [2, 1, 0, 0, 0, 0];
    let explained = |number: u8| {
        let mut state = state.clone();
        state.estates[0].storage[0] = Tile::monastery(number);
        let at = Spot::Key(Seat(0), Key(0));
        let moment = Moment { help: Some(at), ..moment(&state, &names, &words, Picked::default()) };
        scene(&moment).help.unwrap().1.lines.iter().any(|line| line.as_ref() == worth)
    };
    assert!(explained(25), "one point for each of the goods sold");
    assert!(!explained(2), "scores nothing at the end");
}

#[test]
fn moves_that_read_the_same_come_to_the_same_and_are_listed_once() {
    let words = real(Language::English);
    let (names, mut spared) = (names(), 0);
    positions(3, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let list = scene(&moment(state, &names, &words, Picked::default())).list.unwrap();
        let texts: std::collections::BTreeSet<&str> =
            list.items.iter().map(|(_, text)| text.as_ref()).collect();
        assert_eq!(texts.len(), list.items.len(), "each stands once");
        let numbers: Vec<usize> =
            list.items.iter().map(|(number, _)| usize::from(*number)).collect();
        let after = |action: Action| {
            let mut state = state.clone();
            state.apply(seat, action, &mut Quiet).unwrap();
            let estate = &mut state.estates[seat.index()];
            estate.storage.sort_unstable();
            estate.clone()
        };
        for left_out in (0..legal.len()).filter(|number| !numbers.contains(number)) {
            let same = |number: &&usize| after(legal[**number]) == after(legal[left_out]);
            assert!(numbers.iter().any(|number| same(&number)), "{}", legal[left_out]);
            spared += 1;
        }
    });
    assert!(spared > 20, "{spared}");
}
