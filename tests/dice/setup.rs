//! Before the game (rulebook pages 4, 11, 12).

use super::table::{begin, table};
use principality::engine::game::Game;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::dice::colours::Bonus;
use principality::games::dice::contract::Decision;
use principality::games::dice::event::Event;
use principality::games::dice::options::Castles;
use principality::games::dice::points::Source;
use principality::games::dice::sheets::SheetId;
use principality::games::dice::state::Stage;
use principality::games::dice::{Dice, Illegal, Options, OptionsError};

#[test]
fn each_castle_gives_the_bonus_of_its_square_and_one_point() {
    for (castle, bonus) in
        [(10, Bonus::Goods), (13, Bonus::Silver), (23, Bonus::Worker), (26, Bonus::Monk)]
    {
        let table = super::table::table_from(2, castle);
        assert_eq!((table.bonuses(0, bonus), table.points(0)), (1, 1), "{castle}");
        assert_eq!(table.state.estate(Seat(0)).bonuses_left(), 1);
        assert_eq!(table.scored(1, Source::Start), 1);
    }
}

#[test]
fn only_castles_are_crossed_out_and_only_once() {
    let mut table = begin(2, Castles::Free);
    assert_eq!(table.legal(0), ["start @10", "start @13", "start @23", "start @26"]);
    assert_eq!(table.refused(0, "start @11"), Illegal::NoCastle);
    assert_eq!(table.refused(0, "pass"), Illegal::NotNow);
    table.play(0, "start @10");
    assert_eq!(table.refused(0, "start @13"), Illegal::NotYours);
    assert_eq!(table.state.stage(), Stage::Castles);
    table.play(1, "start @10");
    assert_eq!((table.state.stage(), table.state.round()), (Stage::Rounds, 0));
    assert!(table.told(|event| matches!(event, Event::Rolled { round: 0, .. })));
}

#[test]
fn different_castles_are_chosen_openly_in_seat_order() {
    let mut table = begin(3, Castles::Different);
    let decision = |table: &super::table::Table, seat| Dice::decision(&table.state, Seat(seat));
    assert_eq!(decision(&table, 0), Some(Decision::Start { secret: false }));
    assert_eq!(decision(&table, 1), None);
    table.play(0, "start @10");
    assert_eq!(table.legal(1), ["start @13", "start @23", "start @26"]);
    table.play(1, "start @26");
    assert_eq!(table.legal(2), ["start @13", "start @23"]);
    table.play(2, "start @23");
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [1, 1, 1]);
    assert_eq!(table.state.stage(), Stage::Rounds);
}

#[test]
fn free_castles_are_a_secret_and_alone_there_is_none() {
    let secret = |players, castles| {
        let table = begin(players, castles);
        Dice::decision(&table.state, Seat(0)).is_some_and(|decision| Dice::is_secret(&decision))
    };
    assert!(secret(2, Castles::Free) && !secret(2, Castles::Same));
    assert!(Castles::ALL.iter().all(|castles| !secret(1, *castles)));
}

#[test]
fn alone_all_three_ways_are_one() {
    for castles in Castles::ALL {
        let mut table = begin(1, castles);
        assert_eq!(table.legal(0).len(), 4);
        table.play(0, "start @13");
        assert_eq!((table.state.stage(), table.bonuses(0, Bonus::Silver)), (Stage::Rounds, 1));
        assert!(!table.told(|event| *event == Event::Revealed), "{castles:?}");
    }
}

#[test]
fn one_to_five_play() {
    for players in 0..=7 {
        let options = Options { players, ..Options::default() };
        let started = Dice::start(&options, &Seed::numbered(1), &mut Vec::new());
        assert_eq!(started.is_ok(), (1..=5).contains(&players), "{players}");
    }
    assert_eq!(Options::new(6, SheetId::A, Castles::Free), Err(OptionsError::Players(6)));
    assert!(Options::new(4, SheetId::A, Castles::Different).is_ok());
    assert!(Options::new(5, SheetId::A, Castles::Same).is_ok());
    let forced = Options { players: 5, sheet: SheetId::A, castles: Castles::Different };
    let started = Dice::start(&forced, &Seed::numbered(1), &mut Vec::new());
    assert_eq!(started, Err(OptionsError::FiveDifferent));
}

#[test]
fn the_dice_depend_on_the_seed_and_the_round_alone() {
    let rolls = |players, sheet: &str, castle: usize| {
        let options = Options::new(players, sheet.parse().unwrap(), Castles::Same).unwrap();
        let state = Dice::start(&options, &Seed::numbered(7), &mut Vec::new()).unwrap();
        let mut table = super::table::Table { state, events: Vec::new() };
        let castles = table.legal(0);
        table.play(0, &castles[castle]);
        let mut rolls = Vec::new();
        while table.state.round() < 14 {
            rolls.push(table.state.roll());
            table.all_pass();
        }
        rolls
    };
    let first = rolls(1, "A", 0);
    assert_eq!(first, rolls(4, "D", 2));
    assert_eq!(first, rolls(5, "f", 3));
    assert!(first.windows(2).any(|pair| pair[0] != pair[1]));
}

#[test]
fn nobody_has_rolled_before_the_castles_are_chosen() {
    assert_eq!(begin(2, Castles::Free).state.roll(), None);
    assert!(table(2).state.roll().is_some());
}
