//! Hidden information.

use super::table::{begin, table};
use principality::engine::chance::Chance;
use principality::engine::game::Game;
use principality::engine::seat::{Looker, Seat};
use principality::games::dice::Dice;
use principality::games::dice::View;
use principality::games::dice::colours::Bonus;
use principality::games::dice::contract::Decision;
use principality::games::dice::event::Event;
use principality::games::dice::options::Castles;
use principality::games::dice::roll::Roll;
use principality::games::dice::state::NextChoice;

fn view(table: &super::table::Table, looker: impl Into<Looker>) -> View {
    Dice::view(&table.state, looker.into())
}

#[test]
fn rolls_to_come_are_hidden_from_everybody() {
    let mut one = table(2);
    let before = [Looker::Public, Seat(0).into(), Seat(1).into()].map(|looker| view(&one, looker));
    for round in 1..30 {
        one.state.edit().set_roll(round, super::table::roll("6 6 blue blue"));
    }
    let after = [Looker::Public, Seat(0).into(), Seat(1).into()].map(|looker| view(&one, looker));
    assert_eq!(before, after);
    assert_eq!(view(&one, Seat(0)).known().roll(), one.state.roll(), "the roll at hand is open");
}

#[test]
fn half_a_turn_shows_nothing_to_others() {
    let table = table(2).seat_holding(0, Bonus::Goods, 1).seat_holding(0, Bonus::Silver, 1);
    let mut table = table.roll("2 4 orange grey double");
    let before = view(&table, Seat(1));
    for text in ["sell", "mark orange 2 @19"] {
        table.play(0, text);
        assert_eq!(view(&table, Seat(1)), before, "{text}");
        assert_eq!(view(&table, Looker::Public).known(), view(&table, Seat(1)).known());
        let told = table.events.iter().filter_map(|event| Dice::event_for(event, Seat(1).into()));
        assert_eq!(told.count(), 0, "{text}");
        let own = table.events.iter().filter_map(|event| Dice::event_for(event, Seat(0).into()));
        assert_eq!(own.count(), 1, "{text}");
    }
    assert_eq!(view(&table, Seat(0)).known().plan(Seat(0)).step, NextChoice::Second);
    table.play(0, "done");
    assert_ne!(view(&table, Seat(1)), before, "being ready shows");
    let told: Vec<Event> =
        table.events.iter().filter_map(|event| Dice::event_for(event, Looker::Public)).collect();
    assert_eq!(told, [Event::Ready { seat: Seat(0) }]);
}

#[test]
fn choices_are_secret_among_several_and_not_alone() {
    let decision = |players| Dice::decision(&table(players).state, Seat(0)).unwrap();
    assert_eq!(decision(2), Decision::Turn { secret: true });
    assert!(Dice::is_secret(&decision(2)) && !Dice::is_secret(&decision(1)));
}

#[test]
fn the_reveal_and_the_roll_bring_something_to_light() {
    let mut table = table(2);
    table.play(0, "pass");
    assert!(!table.told(Dice::reveals));
    table.play(1, "pass");
    let reveals: Vec<&Event> = table.events.iter().filter(|event| Dice::reveals(event)).collect();
    assert!(matches!(reveals[..], [Event::Revealed, Event::Rolled { .. }]));
    assert!(!Dice::is_outcome(&Event::Revealed));
}

#[test]
fn imagined_positions_differ_in_what_is_hidden_alone() {
    let mut table = table(3).roll("2 4 orange grey");
    table.play(0, "mark orange 2 @19");
    let seen = view(&table, Seat(1));
    let mut chance = Chance::of_number(1, 1);
    let mut plans = Vec::new();
    for _ in 0..40 {
        let imagined = Dice::determinize(&seen, &mut chance);
        assert_eq!(imagined.view(Seat(1)), seen);
        let plan = imagined.plan(Seat(0));
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    assert!(plans.len() > 3, "what seat 0 chose is guessed anew each time");
    let mut free = begin(2, Castles::Free);
    free.play(0, "start @13");
    let imagined = |_| Dice::determinize(&view(&free, Seat(1)), &mut chance).plan(Seat(0)).castle;
    let mut castles: Vec<_> = (0..60).map(imagined).collect();
    castles.sort();
    castles.dedup();
    assert_eq!(castles.len(), 4);
}

#[test]
fn views_that_can_t_be_are_refused() {
    let table = table(2).roll("2 4 orange grey");
    let sound = view(&table, Seat(1));
    assert!(Dice::is_sound(&sound));
    let bytes = postcard::to_allocvec(&sound).unwrap();
    let mut refused = 0;
    for at in 0..bytes.len() {
        for value in [0, 1, 9, 0x7f] {
            let mut damaged = bytes.clone();
            damaged[at] = value;
            let Ok(read) = postcard::from_bytes::<View>(&damaged) else { continue };
            if !Dice::is_sound(&read) {
                refused += 1;
                continue;
            }
            // A position that passes the check can be played on.
            let mut state = Dice::determinize(&read, &mut Chance::of_number(1, 2));
            let mut list = principality::games::dice::Actions::new();
            let mut moves = 0;
            while let Some(seat) = state.deciders().lowest() {
                list.clear();
                state.legal(seat, &mut list);
                assert!(!list.is_empty() && moves < 500);
                let action = list[moves % list.len()];
                state.apply(seat, action, &mut Vec::new()).unwrap();
                moves += 1;
            }
        }
    }
    assert!(refused > 100, "{refused}");
    assert!(!Roll::HIDDEN.is_sound());
}
