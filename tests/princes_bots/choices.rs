//! Choices in named positions.

use crate::table::Table;
use principality::bots::level::Level;
use principality::bots::player::choose_at;
use principality::bots::princes::choices::{answer, answers};
use principality::bots::princes::weights::Weights;
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::games::princes::modes::Mode::{Barbarians, Intrigue, Introductory, Merchants};
use principality::games::princes::{Action, Princes, State};

/// A level's action, in notation.
pub(super) fn chosen(table: &Table, level: Level) -> Vec<String> {
    let seat = Seat(table.decider());
    let view = Princes::view(&table.state, seat.into());
    choose_at::<Princes>(&view, seat, level, 5, 3_000).iter().map(ToString::to_string).collect()
}

/// The levels with knowledge of the game.
pub(super) const GOOD: [Level; 2] = [Level::Medium, Level::Hard];

/// A level's actions in red's action phase, and the position before its end.
pub(super) fn turn(table: &Table, level: Level) -> (Vec<String>, State) {
    let (mut table, mut done) = (table.clone(), Vec::new());
    let mine = |state: &State| state.active() == 0 && state.waits();
    while mine(&table.state) {
        let seat = Seat(table.decider());
        let view = Princes::view(&table.state, seat.into());
        for action in choose_at::<Princes>(&view, seat, level, done.len() as u64, 2_000) {
            if action == Action::End {
                return (done, table.state);
            }
            if seat.0 == 0 {
                done.push(action.to_string());
            }
            Princes::apply(&mut table.state, seat, action, &mut Quiet).unwrap();
        }
    }
    (done, table.state)
}

/// Asserts that both good levels make an action that begins like this in this turn.
pub(super) fn does(table: &Table, start: &str) {
    for level in GOOD {
        let (done, _) = turn(table, level);
        assert!(done.iter().any(|action| action.starts_with(start)), "{level}: {done:?}");
    }
}

/// Asserts that neither good level does.
pub(super) fn does_not(table: &Table, start: &str) {
    for level in GOOD {
        let (done, _) = turn(table, level);
        assert!(!done.iter().any(|action| action.starts_with(start)), "{level}: {done:?}");
    }
}

fn intro() -> Table {
    Table::act(Introductory).hand(0, "").hand(1, "")
}

#[test]
fn a_city_is_built_as_soon_as_it_can_be() {
    does(&intro().only(0, "G6=2 O5=3"), "city");
    does(&intro().only(0, "G6=2 O5=3 L2=1"), "city");
}

#[test]
fn a_road_leads_to_a_settlement() {
    let mut table = intro().only(0, "B3=3 L2=2 G6=1 W4=1");
    does(&table, "road");
    table.play("road right");
    does(&table, "settlement right");
}

#[test]
fn what_wins_is_done_at_once() {
    // Two cities, both advantages: six points. A road and a settlement make seven.
    let table = intro().cities(0).put(0, "candamir@+1u ship_G@+1d ship_L@-1d ship_O@-1d");
    assert_eq!(table.points(0), 6);
    let table = table.only(0, "B3=3 L2=2 G6=1 W4=1").hand(0, "marketplace abbey inga");
    for level in GOOD {
        let (done, state) = turn(&table, level);
        assert!(state.over() && state.winner() == Some(0), "{level}: {done:?}");
    }
}

#[test]
fn a_booster_is_built_beside_its_regions() {
    // Grain is right above.
    does(&intro().hand(0, "grain_mill").only(0, "G6=1 L2=1"), "build grain_mill +1u");
    does(&intro().hand(0, "iron_foundry").only(0, "B3=1 O5=1"), "build iron_foundry +1d");
}

#[test]
fn stores_are_not_left_to_brigands() {
    // Ten counted, five of them wool and gold; a hero for four makes it safe.
    let table = intro().hand(0, "candamir").only(0, "W4=3 A1=2 G6=2 O5=2 L2=1");
    for level in GOOD {
        let (done, state) = turn(&table, level);
        let (counted, _) = state.brigands_would_find(0);
        assert!(counted <= 7, "{level}: {done:?}, {counted} counted");
    }
    // Nothing can be built: full stores are traded rather than kept.
    let table = intro().only(0, "W4=3 A1=3 G6=3");
    for level in GOOD {
        let (done, state) = turn(&table, level);
        let (counted, _) = state.brigands_would_find(0);
        assert!(counted <= 7, "{level}: {done:?}, {counted} counted");
    }
}

#[test]
fn seven_counted_and_a_city_near_are_kept() {
    // Safe from brigands and one ore from a city: no trade that gives grain or ore away.
    let table = intro().only(0, "G6=2 O5=2 L2=1");
    does_not(&table, "trade");
}

#[test]
fn the_kind_that_is_missing_is_taken() {
    // A celebration for both: for a city only one ore is missing. Playing on, hard prefers wool and the city a turn later.
    let table = intro().only(0, "G6=2 O5=2").face(3);
    assert_eq!(chosen(&table, Level::Medium), ["gain O5"]);
}

#[test]
fn a_useful_hand_is_not_exchanged_for_ever() {
    let mut table = intro().only(0, "O5=1").hand(0, "iron_foundry candamir abbey");
    table.play("end");
    assert_eq!(chosen(&table, Level::Medium), ["decline"]);
}

#[test]
fn who_searches_takes_the_best_card() {
    let mut table = intro().only(0, "L2=2 B3=2").hand(0, "relocation brigitta scout");
    table.play("end");
    // The card given away is not the most valuable one.
    for level in GOOD {
        let choice = chosen(&table, level);
        assert!(!choice[0].starts_with("exchange scout"), "{level}: {choice:?}");
    }
}

#[test]
fn gold_is_taken_from_who_has_it() {
    let table = Table::act(Intrigue).hand(0, "bishop").hand(1, "").city(0, -1);
    let table = table.put(0, "church@-1u").only(1, "A4=2");
    does(&table, "play bishop");
    // The opponent has none: the card can't be played, and is not used otherwise.
    does_not(&table.only(1, "L3=2"), "play bishop");
}

#[test]
fn open_cards_with_points_are_built() {
    let table = Table::act(Intrigue).hand(0, "").hand(1, "").city(0, -1);
    does(&table.clone().only(0, "B3=2 O5=2"), "build church -1");
    does(&table.only(0, "G6=2 L2=2"), "build odins_temple -1");
    let table = Table::act(Merchants).hand(0, "").hand(1, "").city(0, -1);
    does(&table.only(0, "B3=1 G6=2 W4=2"), "build commercial_harbor -1");
    let table = Table::act(Barbarians).hand(0, "").hand(1, "").city(0, -1);
    does(&table.only(0, "B3=2 L2=1 O5=1"), "build castle -1");
}

#[test]
fn a_residence_is_raised_when_nothing_better_waits() {
    let table = Table::act(Merchants).hand(0, "").hand(1, "").city(0, -1);
    let table = table.put(0, "paper_residence@L2/2").only(0, "L2=3");
    does(&table, "use paper_residence");
}

#[test]
fn nobody_tears_down_what_stands() {
    let table = Table::act(Merchants).hand(0, "").hand(1, "").put(0, "grain_mill@+1u");
    does_not(&table.only(0, "G6=1"), "remove");
}

#[test]
fn seats_that_have_nothing_to_choose_are_silent() {
    let table = intro();
    let view = Princes::view(&table.state, Seat(1).into());
    assert_eq!(choose_at::<Princes>(&view, Seat(1), Level::Hard, 1, 100), Vec::<Action>::new());
    assert_eq!(choose_at::<Princes>(&view, Seat(9), Level::Easy, 1, 100), Vec::<Action>::new());
}

#[test]
fn answers_are_legal_differ_and_begin_with_the_best() {
    let weights = Weights::LEARNT;
    for mode in [Introductory, Intrigue, Merchants, Barbarians] {
        let (mut table, mut several) = (Table::act(mode), 0);
        for _ in 0..400 {
            if !table.state.waits() {
                break;
            }
            let seat = table.decider();
            let ranked = answers(&weights, &table.state, seat, 6);
            assert_eq!(ranked.first().copied(), answer(&weights, &table.state, seat));
            for (at, action) in ranked.iter().enumerate() {
                assert!(table.state.check(seat, *action).is_ok(), "{action}");
                assert!(!ranked[..at].contains(action), "{ranked:?}");
            }
            several += usize::from(ranked.len() > 1);
            // The last ones lead to more choices than the first.
            table.state.carry_out(*ranked.last().unwrap(), &mut Quiet);
        }
        assert!(several > 20, "{mode:?}: {several}");
    }
}

#[test]
fn each_card_is_given_away_once() {
    let mut table = intro().only(0, "O5=1").hand(0, "iron_foundry candamir abbey");
    table.play("end");
    let ranked = answers(&Weights::LEARNT, &table.state, 0, 6);
    let given = ranked.iter().filter(|action| matches!(action, Action::Exchange { .. })).count();
    assert_eq!((ranked.len(), given), (4, 3), "{ranked:?}");
}

#[test]
fn a_number_is_set_to_the_best_if_the_die_is_not_rolled() {
    let table = Table::before_roll(Introductory).hand(0, "brigitta").hand(1, "");
    let ranked = answers(&Weights::LEARNT, &table.state, 0, 6);
    assert_eq!(ranked.first(), Some(&Action::Roll));
    let numbers = ranked[1..].iter().filter(|action| matches!(action, Action::Brigitta { .. }));
    assert_eq!(numbers.count(), 5, "{ranked:?}");
}
