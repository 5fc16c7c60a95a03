//! Hints: what to do now, what then, and why.

use crate::table::Table;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Hint, Think};
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
