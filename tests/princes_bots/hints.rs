//! Hints: what to do now, what then, and why.

use crate::table::Table;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Hint, Review, Think};
use principality::bots::princes::Thoughts;
use principality::bots::princes::reasons::Reason;
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::games::princes::modes::Mode;
use principality::games::princes::{Action, Princes};

fn hints(table: &Table) -> Vec<Hint<Princes>> {
    let seat = Seat(table.decider());
    let view = Princes::view(&table.state, seat.into());
    let mut thoughts = Thoughts::new(&view, seat, Princes::skill(Level::Hard), 1, 2_000);
    thoughts.finish();
    thoughts.hints(3)
}

#[test]
fn a_city_is_hinted_at_for_its_point() {
    let table = Table::act(Mode::Introductory).hand(0, "").hand(1, "").only(0, "G6=2 O5=3 W4=1");
    let hints = hints(&table);
    assert!(matches!(hints[0].now[..], [Action::City { .. }]), "{hints:?}");
    assert!(hints[0].reasons.contains(&Reason::Points { points: 1 }), "{hints:?}");
    assert_eq!(hints[0].behind, 0);
    assert!(hints.len() > 1 && hints.iter().all(|hint| !hint.now.is_empty()));
    // What is said crosses to the page as it is.
    let text = serde_json::to_string(&hints).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Hint<Princes>>>(&text).unwrap(), hints);
}

#[test]
fn more_production_is_told_by_its_kind() {
    let table = Table::act(Mode::Introductory).hand(0, "grain_mill").hand(1, "");
    let hints = hints(&table.only(0, "G6=1 L2=1"));
    let told = hints[0].reasons.iter().any(|reason| matches!(reason, Reason::Production { .. }));
    assert!(told, "{hints:?}");
}

#[test]
fn a_choice_outside_of_the_turn_has_one_hint_without_reasons() {
    let hints = hints(&Table::before_roll(Mode::Introductory).hand(0, "brigitta"));
    assert_eq!((hints.len(), hints[0].now.len(), hints[0].reasons.len()), (1, 1, 0));
}

/// What looking back at a turn says, of which this is the beginning.
fn looked_back(table: &Table, actions: &str) -> Option<Review<Princes>> {
    let seat = Seat(table.decider());
    let view = Princes::view(&table.state, seat.into());
    let actions: Vec<Action> = actions.split(", ").map(|text| text.parse().unwrap()).collect();
    Princes::review(&view, seat, &actions)
}

#[test]
fn looking_back_names_a_city_that_was_left_out_and_not_one_that_was_built() {
    let table = Table::act(Mode::Introductory).hand(0, "").hand(1, "").only(0, "G6=2 O5=3");
    let missed = looked_back(&table, "end").unwrap();
    assert!(missed.loss >= 1_000, "a point at least: {}", missed.loss);
    assert!(matches!(missed.best.now[..], [Action::City { .. }]), "{:?}", missed.best);
    let Action::City { column } = missed.best.now[0] else { panic!("a city") };
    let city = Action::City { column };
    let built = looked_back(&table, &format!("{city}, end")).unwrap();
    assert!(built.loss < 1_000, "{}", built.loss);
}

#[test]
fn nobody_is_blamed_for_what_was_drawn_or_for_what_came_before_the_action_phase() {
    let table = Table::act(Mode::Introductory).hand(0, "").hand(1, "").only(0, "G6=2 O5=3");
    // A card that is not in the hand as the turn begins came later: such a turn is not judged.
    assert!(looked_back(&table, "build abbey +1u -, end").is_none());
    let rolls = Table::before_roll(Mode::Introductory);
    assert!(looked_back(&rolls, "roll").is_none());
    assert!(!Princes::is_looked_back_from(&rolls.state));
    assert!(Princes::is_looked_back_from(&table.state));
}
