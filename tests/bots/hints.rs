//! Hints and looking back.

use super::thinker;
use crate::table::{ANNA, Table};
use principality::bots::burgundy::hint::{Why, hints};
use principality::bots::burgundy::player;
use principality::bots::level::Level;
use principality::bots::review::given_away;
use principality::games::burgundy::Burgundy;
use principality::games::burgundy::action::Action;
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
        let judge = player(&level.skill(), 1);
        let mut thoughts = thinker(&judge, &table.state, ANNA, level, 1);
        thoughts.finish();
        let all = hints(&thoughts, judge.clear(), &table.state.view(ANNA), 3);
        let city = Why::Finishes { colour: Colour::Building, size: 3, points: 6, phase: 10 };
        let hint = all
            .iter()
            .find(|hint| hint.now.first() == Some(&"3 place 1 @14".parse().unwrap()))
            .unwrap_or_else(|| panic!("{level}: {all:?}"));
        assert_eq!(hint.reasons.first(), Some(&city), "{level}: {hint:?}");
        assert!(hint.reasons.contains(&Why::Silver(2)));
        assert!(all.len() > 1 && all[0].behind == 0, "{level}: {all:?}");
        assert!(all.windows(2).all(|pair| pair[0].behind <= pair[1].behind));
        assert!(all.iter().all(|hint| hint.now.first() != Some(&Action::EndTurn)));
    }
}

#[test]
fn looking_back_marks_the_turn_that_gave_something_away() {
    let table = finishing();
    let judge = player(&Level::Medium.skill(), 1);
    let away = |texts: &[&str]| {
        let actions: Vec<Action> = texts.iter().map(|text| text.parse().unwrap()).collect();
        given_away::<Burgundy, _>(&judge, &table.state, ANNA, &actions, 24)
    };
    let good = away(&["3 place 1 @14", "5 take 5.1", "end"]);
    let bad = away(&["3 hire", "5 hire", "end"]);
    assert!(good < 1500, "{good}");
    assert!(bad > good + 2000, "{bad} after workers, {good} after the city");
}
