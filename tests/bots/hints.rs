//! Hints, and prices of turns.

use super::thinker;
use crate::table::{ANNA, Table, dealt};
use principality::bots::analysis::pricing::Pricing;
use principality::bots::analyst::Unit;
use principality::bots::burgundy::features::Part;
use principality::bots::burgundy::hint::{HintReason, explain, hints};
use principality::bots::level::Level;
use principality::bots::player::ComputerPlayer;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::action::Action;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::modules::{Module, Modules};
use principality::games::burgundy::options::{Castles, Edition, Options};
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::tiles::Colour;

fn finishing() -> Table {
    Table::with(2)
        .phase('A')
        .filled(ANNA, [8, 11, 13])
        .store(ANNA, ["bank"])
        .depot(5, ["ship"])
        .dice(ANNA, [3, 5])
}

#[test]
fn a_hint_names_the_finished_city_with_its_points() {
    let table = finishing();
    for level in [Level::Medium, Level::Hard] {
        let evaluator = Burgundy::skill(level).evaluator(1);
        let mut thoughts = thinker(&evaluator, &table.state, ANNA, level, 1);
        thoughts.finish();
        let all = hints(&thoughts, evaluator.clear(), &table.state.view(ANNA), 3);
        let city = HintReason::Finishes { colour: Colour::Building, size: 3, points: 6, phase: 10 };
        let hint = all
            .iter()
            .find(|hint| hint.now.first() == Some(&"3 place 1 @14".parse().unwrap()))
            .unwrap_or_else(|| panic!("{level}: {all:?}"));
        assert_eq!(hint.reasons.first(), Some(&city), "{level}: {hint:?}");
        assert!(hint.reasons.contains(&HintReason::Silver(2)));
        assert!(all.len() > 1 && all[0].behind == 0, "{level}: {all:?}");
        assert!(all.windows(2).all(|pair| pair[0].behind <= pair[1].behind));
        assert!(all.iter().all(|hint| hint.now.first() != Some(&Action::EndTurn)));
    }
}

#[test]
fn a_hint_of_two_steps_names_the_city_that_the_second_finishes() {
    let table = Table::with(2).phase('A').filled(ANNA, [8, 11, 13]).depot(5, ["bank"]);
    let table = table.dice(ANNA, [3, 5]);
    let turn = ["5 take 5.1", "3 place 1 @14", "end"].map(|text| text.parse().unwrap());
    let evaluator = Burgundy::skill(Level::Medium).evaluator(1);
    let hint = explain(evaluator.clear(), &table.state.view(ANNA), &turn, 0);
    assert_eq!(hint.now, &turn[..1]);
    let city = HintReason::Finishes { colour: Colour::Building, size: 3, points: 6, phase: 10 };
    assert_eq!(hint.reasons.first(), Some(&city), "{hint:?}");
    let is_gain =
        |why: &HintReason| matches!(why, HintReason::Silver(_) | HintReason::Places { .. });
    assert!(!hint.reasons.iter().any(is_gain), "gains of the step to come: {hint:?}");
}

#[test]
fn an_analysis_names_the_city_that_was_left_out() {
    let table = finishing();
    let price = |texts: &[&str]| {
        let made = texts.iter().map(|text| text.parse().unwrap()).collect();
        let view = table.state.view(ANNA);
        let mut pricing = Pricing::<Burgundy>::new(view, ANNA, Unit::Points, 4_000, made);
        while !pricing.is_done() {
            pricing.play();
        }
        pricing.price().0.unwrap()
    };
    let good = price(&["3 place 1 @14", "5 take 5.1", "end"]);
    let bad = price(&["3 hire", "5 hire", "end"]);
    assert!(good.loss() < 1500, "{good:?}");
    assert!(bad.loss() > good.loss() + 2000, "{bad:?} after workers, {good:?} after the city");
    assert!(bad.better.contains(&"3 place 1 @14".parse().unwrap()), "{bad:?}");
    // The reason in numbers: the region's points, of a finished city of three in phase A.
    assert_eq!(bad.terms.first(), Some(&(Part::Points as u8, 16_000)), "{bad:?}");
}

#[test]
fn a_hint_names_the_shield_with_its_points() {
    let mut table = Table::with_modules(2, [Module::Shields]).dice(ANNA, [5, 5]).silver(ANNA, 6);
    table = table.shields_at(5, [2]).phase('D').round(4);
    let evaluator = Burgundy::skill(Level::Medium).evaluator(1);
    let mut thoughts = thinker(&evaluator, &table.state, ANNA, Level::Medium, 1);
    thoughts.finish();
    let best = hints(&thoughts, evaluator.clear(), &table.state.view(ANNA), 1);
    assert!(matches!(best[0].now[..], [Action::Shield(..)]), "{best:?}");
    assert_eq!(
        best[0].reasons.first(),
        Some(&HintReason::Shield { shield: Shield(2), points: 12 })
    );
}

#[test]
fn a_hint_says_that_the_counting_stone_reaches_its_marker() {
    let options =
        Options::solo(Edition::E2019, BoardId(17), Castles::Open, Modules::NONE, 50).unwrap();
    let mut table = dealt(&options, 1);
    table.play(ANNA, "castle @4");
    let mut table = table.cleared().store(ANNA, ["watchtower"]).dice(ANNA, [4, 4]);
    *table.state.edit().stone() = 49;
    let actions: Vec<Action> = ["4 place 1 @1", "collect 1", "* hire", "4 hire", "end"]
        .iter()
        .map(|text| text.parse().unwrap())
        .collect();
    let evaluator = Burgundy::skill(Level::Medium).evaluator(1);
    let hint = explain(evaluator.clear(), &table.state.view(ANNA), &actions, 0);
    assert!(hint.reasons.contains(&HintReason::Stone), "{hint:?}");
}
