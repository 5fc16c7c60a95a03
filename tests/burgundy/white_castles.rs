//! The white castles and monastery 29 (pages 10 and 12).

use super::table::{ANNA, Table, name};
use principality::games::burgundy::Die;
use principality::games::burgundy::event::{Effect, Event, Reason};
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::state::Waiting;

/// A game in which a white castle was just placed on 25, with a 3; the white die shows a 4.
fn placed(table: Table) -> Table {
    let mut table = table.dice(ANNA, [3, 6]).white(4).store(ANNA, ["white-castle", "mine"]);
    table.play(ANNA, "3 place 1 @25");
    table
}

fn white() -> Table {
    Table::with_modules(2, [Module::WhiteCastles])
}

#[test]
fn white_castle_gives_an_action_with_the_white_die_s_number() {
    let mut table = placed(white().depot(4, ["ship"]).depot(5, ["cow-2"]).goods(ANNA, [4, 5]));
    assert_eq!(table.offers(ANNA), ["w take 4.1", "w place 2 @24", "w sell 4", "w hire"]);
    table.play(ANNA, "w take 4.1");
    assert_eq!(table.stored(ANNA)[0], "ship");
    assert_eq!(table.state.unused_dice(), [None, Some(6)]);
}

#[test]
fn workers_taken_by_a_white_castle_tell_the_white_die_s_number() {
    let mut table = placed(white());
    table.play(ANNA, "w hire");
    let used = Event::DieUsed { seat: ANNA, die: Die::WHITE, at: 4, workers: 0 };
    assert!(table.events().contains(&used));
}

#[test]
fn workers_change_the_number_for_this_action_and_the_white_die_stays() {
    let mut table = placed(white().depot(6, ["ship"]).workers(ANNA, 2));
    table.play(ANNA, "w take 6.1");
    assert_eq!((table.workers_of(ANNA), table.state.white()), (0, 4));
    let table = placed(white().depot(6, ["ship"]).workers(ANNA, 1));
    table.refuses(ANNA, "w take 6.1", Illegal::Workers { needed: 2, held: 1 });
}

#[test]
fn monasteries_8_and_12_help_a_white_castle_s_action_as_any_other() {
    let table = placed(white().owns(ANNA, 12).depot(5, ["ship"]).depot(6, ["mine"]));
    assert!(table.offers_any(ANNA, "w take 5.1"));
    assert!(!table.offers_any(ANNA, "w take 6.1"));
    let mut table = placed(white().owns(ANNA, 8).workers(ANNA, 1).depot(6, ["ship"]));
    table.play(ANNA, "w take 6.1");
    assert_eq!(table.workers_of(ANNA), 0);
}

#[test]
fn monastery_9_helps_to_place_a_white_castle() {
    let table = white().owns(ANNA, 9).dice(ANNA, [2, 6]).store(ANNA, ["white-castle"]);
    assert!(table.offers_any(ANNA, "2 place 1 @25"));
    let table = white().owns(ANNA, 11).dice(ANNA, [2, 6]).store(ANNA, ["white-castle"]);
    assert!(!table.offers_any(ANNA, "2 place 1 @25"));
}

#[test]
fn a_white_castle_s_action_is_compulsory() {
    placed(white()).refuses(ANNA, "pass", Illegal::Compulsory);
    placed(white()).refuses(ANNA, "6 hire", Illegal::NotNow);
}

#[test]
fn a_white_castle_is_a_building_once_in_a_city() {
    let table =
        white().laid(ANNA, "white-castle", 25).dice(ANNA, [1, 5]).store(ANNA, ["white-castle"]);
    table.refuses(ANNA, "1 place 1 @26", Illegal::SameBuilding);
    let table = white()
        .owns(ANNA, 1)
        .laid(ANNA, "white-castle", 25)
        .dice(ANNA, [1, 5])
        .store(ANNA, ["white-castle"]);
    assert!(table.offers_any(ANNA, "1 place 1 @26"), "monastery 1 lifts the rule");
}

#[test]
fn the_carpenter_takes_white_castles_and_the_church_does_not() {
    let mut table = white().dice(ANNA, [3, 5]).store(ANNA, ["carpenter", "church"]);
    table = table.depot(2, ["white-castle"]).laid(ANNA, "bank", 26);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "fetch 2.1");
    assert_eq!(table.stored(ANNA)[0], "white-castle");
    let mut table = white().dice(ANNA, [3, 5]).store(ANNA, ["church"]).depot(2, ["white-castle"]);
    table.play(ANNA, "3 place 1 @25");
    let lost = Event::EffectLost {
        seat: ANNA,
        effect: Effect::Building(principality::games::burgundy::tiles::Building::Church),
    };
    assert!(table.events().contains(&lost));
}

#[test]
fn white_castles_chain_with_other_effects() {
    let mut table = placed(white());
    table.play(ANNA, "w place 2 @24");
    assert_eq!((table.state.top(), table.lies_at(ANNA, 24)), (Waiting::Nothing, "mine"));
    let mut table = white().dice(ANNA, [3, 6]).white(1);
    table = table.store(ANNA, ["white-castle", "town-hall", "white-castle"]);
    table = table.laid(ANNA, "monastery-1", 30);
    table.play(ANNA, "3 place 1 @25").play(ANNA, "w place 2 @26").play(ANNA, "build 3 @31");
    table.play(ANNA, "w hire");
    assert_eq!(table.workers_of(ANNA), 2);
}

#[test]
fn monastery_29_scores_4_for_each_white_castle() {
    let table = white()
        .owns(ANNA, 29)
        .laid(ANNA, "white-castle", 25)
        .laid(ANNA, "white-castle", 13)
        .laid(ANNA, "bank", 26)
        .finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(29)), 8);
    let table = white().owns(ANNA, 29).laid(ANNA, "castle", 6).finish();
    assert_eq!(table.scored_for(ANNA, Reason::Monastery(29)), 0, "castles are none");
}

#[test]
fn six_white_castles_lie_among_the_buildings_two_in_the_black_pile() {
    let table = white();
    let starts = table.state.options().pile_starts().map(usize::from);
    let pile = |number: usize| &table.state.secrets().piles[starts[number]..starts[number + 1]];
    let count = |number: usize, key| pile(number).iter().filter(|t| name(**t) == key).count();
    assert_eq!((count(3, "white-castle"), count(6, "white-castle")), (6, 2));
    assert_eq!(count(5, "monastery-29"), 1);
    assert_eq!((pile(3).len(), pile(5).len(), pile(6).len()), (46, 21, 42));
}
