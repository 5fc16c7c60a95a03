//! Reasons of computer players' advice.

use crate::table::{ANNA, BEN, Table};
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Hint, Question, Think};
use principality::bots::road::hint::HintReason;
use principality::engine::seat::Seat;
use principality::games::road::cards::{Metropolis, Special};
use principality::games::road::options::Side;
use principality::games::road::purchase::Purchase;
use principality::games::road::{Action, Road};

fn hints(table: &Table, seat: Seat, level: Level) -> Vec<Hint<Road>> {
    let view = table.state.view(seat.into());
    let question = Question { view, seat, skill: Road::skill(level), seed: 1, nodes: 4_000 };
    let mut thoughts: Box<dyn Think<Road>> = Road::think(question);
    thoughts.finish();
    thoughts.hints(3)
}

/// The reasons of the advised purchase, or answer to an offer.
fn why(table: &Table, seat: Seat) -> Vec<HintReason> {
    let told = hints(table, seat, Level::Medium);
    let built = |hint: &&Hint<Road>| matches!(hint.now[0], Action::Build { .. });
    told.iter().find(built).or(told.first()).unwrap().reasons.clone()
}

#[test]
fn a_purchase_is_advised_for_its_points_and_what_it_takes() {
    let table = Table::with(3).tableau(ANNA, "rrs").row("r").hand(ANNA, "bt");
    let reasons = why(&table, ANNA);
    assert_eq!(reasons[0], HintReason::Takes { card: Special::Route, from: None });
    assert!(
        reasons.contains(&HintReason::Points(2)) && reasons.contains(&HintReason::Rate(2)),
        "{reasons:?}"
    );
    let poor = Table::with(3).row("r").hand(ANNA, "bt");
    let reasons = why(&poor, ANNA);
    assert!(
        !reasons.iter().any(|why| matches!(why, HintReason::Takes { .. } | HintReason::Points(_)))
    );
    assert!(
        reasons.contains(&HintReason::Nears { card: Special::Route, missing: 1 }),
        "{reasons:?}"
    );
}

#[test]
fn a_road_nears_the_route_by_one_more_where_ties_are_won() {
    let nears = |table: Table| {
        let reasons = why(&table.special(Special::Route, BEN).row("r").hand(ANNA, "bt"), ANNA);
        reasons.into_iter().find_map(|why| match why {
            HintReason::Nears { card: Special::Route, missing } => Some(missing),
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
    assert_eq!(reasons, [HintReason::HelpsLeader { seat: ANNA, points: 6 }]);
}

#[test]
fn the_end_of_a_turn_names_the_purchase_that_the_hand_is_kept_for() {
    let ends = |hand: &str| {
        let table = Table::with(3).tableau(ANNA, "rs").row("cskcr").hand(ANNA, hand);
        let told = hints(&table, ANNA, Level::Medium);
        let end = told.iter().find(|hint| hint.now == [Action::End]);
        end.unwrap_or_else(|| panic!("{told:?}")).reasons.clone()
    };
    let city = |missing| vec![HintReason::SavesFor { card: Purchase::City, missing }];
    assert_eq!(ends("ggoo"), city(1));
    assert_eq!(ends("goo"), city(2));
    let none = Table::with(3).tableau(ANNA, "rs").row("c").hand(ANNA, "");
    let told = hints(&none, ANNA, Level::Medium);
    assert!(told.iter().all(|hint| hint.reasons.is_empty()), "nothing is near: {told:?}");
}
