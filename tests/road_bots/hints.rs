//! Why computer players advise something, and what looking back at a turn finds.

use crate::table::{ANNA, BEN, CARLA, Table, action};
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Hint, Question, Think};
use principality::bots::road::hint::{Why, review};
use principality::engine::seat::Seat;
use principality::games::road::cards::{Metropolis, Special};
use principality::games::road::options::Side;
use principality::games::road::{Action, Road};

fn hints(table: &Table, seat: Seat, level: Level) -> Vec<Hint<Road>> {
    let view = table.state.view(seat.into());
    let question = Question { view, seat, skill: level, seed: 1, nodes: 4_000 };
    let mut thoughts: Box<dyn Think<Road>> = Road::think(question);
    thoughts.finish();
    thoughts.hints(3)
}

/// Why a purchase, or the answer to an offer, is among what is advised.
fn why(table: &Table, seat: Seat) -> Vec<Why> {
    let told = hints(table, seat, Level::Medium);
    let built = |hint: &&Hint<Road>| matches!(hint.now[0], Action::Build { .. });
    told.iter().find(built).or(told.first()).unwrap().reasons.clone()
}

#[test]
fn a_purchase_is_advised_for_its_points_and_what_it_takes() {
    let table = Table::with(3).tableau(ANNA, "rrs").row("r").hand(ANNA, "bt");
    let reasons = why(&table, ANNA);
    assert_eq!(reasons[0], Why::Takes { card: Special::Route, from: None });
    assert!(reasons.contains(&Why::Points(2)) && reasons.contains(&Why::Rate(2)), "{reasons:?}");
    let poor = Table::with(3).row("r").hand(ANNA, "bt");
    let reasons = why(&poor, ANNA);
    assert!(!reasons.iter().any(|why| matches!(why, Why::Takes { .. } | Why::Points(_))));
    assert!(reasons.contains(&Why::Nears { card: Special::Route, missing: 1 }), "{reasons:?}");
}

#[test]
fn a_road_nears_the_route_by_one_more_where_ties_are_won() {
    let nears = |table: Table| {
        let reasons = why(&table.special(Special::Route, BEN).row("r").hand(ANNA, "bt"), ANNA);
        reasons.into_iter().find_map(|why| match why {
            Why::Nears { card: Special::Route, missing } => Some(missing),
            _ => None,
        })
    };
    let table = || Table::on_side(Side::B, 3).tableau(ANNA, "rrc").tableau(BEN, "rrrr");
    assert_eq!(nears(table()), Some(2));
    assert_eq!(nears(table().metropolis(ANNA, Metropolis::Route)), Some(1));
    assert_eq!(nears(table().metropolis(ANNA, Metropolis::Army)), Some(2), "another's ties");
}

#[test]
fn hints_are_told_best_first_and_are_lines_that_can_be_played() {
    let table = Table::with(3).row("rsk").hand(ANNA, "bbttwwggo").hand(BEN, "wwgg");
    let told = hints(&table, ANNA, Level::Hard);
    assert!(told.len() > 1 && told[0].behind == 0, "{told:?}");
    for hint in &told {
        let mut state = table.state;
        for step in &hint.now {
            state.apply(ANNA, *step, &mut Vec::new()).unwrap();
        }
    }
}

#[test]
fn a_leader_s_offer_is_refused_for_the_points() {
    let mut table = Table::with(3).tableau(ANNA, "rccc").hand(ANNA, "ww").hand(BEN, "gg");
    table.play("trade 1, give w, get g, send");
    let reasons = why(&table, BEN);
    assert_eq!(reasons, [Why::HelpsLeader { seat: ANNA, points: 6 }]);
}

#[test]
fn looking_back_names_a_purchase_that_was_left_out_and_no_other_turn() {
    let table = Table::with(3).tableau(ANNA, "rccc").row("s").hand(ANNA, "btwg").hand(CARLA, "b");
    let view = table.state.view(ANNA.into());
    let look = |actions: &[&str]| {
        let actions: Vec<Action> = actions.iter().map(|text| action(text)).collect();
        review(&view, ANNA, &actions)
    };
    let missed = look(&["end"]).unwrap();
    assert!(missed.loss >= 1000, "{}", missed.loss);
    assert_eq!(missed.best.now, [action("build settlement")]);
    assert_eq!(look(&["build settlement", "end"]).unwrap().loss, 0);
    assert_eq!(look(&["build settlement"]), None, "a turn that has not ended");
    let nothing = Table::with(3).row("s").hand(ANNA, "b");
    let view = nothing.state.view(ANNA.into());
    assert_eq!(review(&view, ANNA, &[Action::End]), None, "nothing could be bought");
}
