//! Hints: the next actions, and the reasons.

use crate::table::Table;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Hint, Question};
use principality::bots::princes::hint::HintReason;
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::games::princes::modes::Mode;
use principality::games::princes::{Action, Princes};

fn hints(table: &Table) -> Vec<Hint<Princes>> {
    hints_within(table, 2_000)
}

/// Hints of a search of so many positions.
fn hints_within(table: &Table, nodes: u64) -> Vec<Hint<Princes>> {
    let seat = Seat(table.decider());
    let view = Princes::view(&table.state, seat.into());
    let skill = Princes::skill(Level::Hard);
    let mut thoughts = Princes::think(Question { view, seat, skill, seed: 1, nodes });
    thoughts.finish();
    thoughts.hints(3)
}

#[test]
fn a_city_is_hinted_at_for_its_point() {
    let table = Table::act(Mode::Introductory).hand(0, "").hand(1, "").only(0, "G6=2 O5=3 W4=1");
    let hints = hints(&table);
    assert!(matches!(hints[0].now[..], [Action::City { .. }]), "{hints:?}");
    assert!(hints[0].reasons.contains(&HintReason::Points { points: 1 }), "{hints:?}");
    assert_eq!(hints[0].behind, 0);
    assert!(hints.len() > 1 && hints.iter().all(|hint| !hint.now.is_empty()));
    // Hints are serialized for the page without loss.
    let text = serde_json::to_string(&hints).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Hint<Princes>>>(&text).unwrap(), hints);
}

#[test]
fn more_production_is_told_by_its_kind() {
    let table = Table::act(Mode::Introductory).hand(0, "grain_mill").hand(1, "");
    let hints = hints(&table.only(0, "G6=1 L2=1"));
    let told =
        hints[0].reasons.iter().any(|reason| matches!(reason, HintReason::Production { .. }));
    assert!(told, "{hints:?}");
}

#[test]
fn a_figure_that_grows_is_told_by_its_name() {
    let table = Table::act(Mode::Introductory).hand(0, "toll_bridge").hand(1, "");
    let hints = hints(&table.only(0, "B3=1 L2=1"));
    let commerce = HintReason::Figures { strength: 0, skill: 0, commerce: 1, progress: 0 };
    assert!(hints[0].reasons.contains(&commerce), "{hints:?}");
}

#[test]
fn an_exchange_is_told_by_the_hand() {
    let told = |own: &str, hand: &str| {
        let mut table = Table::act(Mode::Introductory).only(0, own).hand(0, hand).hand(1, "");
        table.play("end");
        let hints = hints_within(&table, 0);
        (hints[0].now.clone(), hints[0].reasons.clone())
    };
    let (now, reasons) = told("O5=1", "iron_foundry candamir abbey");
    assert_eq!((&now[..], &reasons[..]), (&[Action::Decline][..], &[HintReason::Keeps][..]));
    let (now, reasons) = told("L2=2 B3=2", "relocation brigitta scout");
    assert!(matches!(now[..], [Action::Exchange { .. }]), "{now:?}");
    assert_eq!(reasons, [HintReason::Gives]);
}

#[test]
fn a_choice_outside_of_the_turn_has_one_hint_without_reasons() {
    let hints = hints(&Table::before_roll(Mode::Introductory).hand(0, "brigitta"));
    assert_eq!((hints.len(), hints[0].now.len(), hints[0].reasons.len()), (1, 1, 0));
}
