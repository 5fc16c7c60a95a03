//! What is lit before anything is touched, and after a first touch.

use super::*;

#[test]
fn at_a_turn_s_start_the_dice_are_lit_and_the_depots_are_calm() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let drawn = scene(&moment(&state, &names, &words, Picked::default()));
    assert!(drawn.bar.dice.iter().all(|die| die.state == DieState::Serves));
    assert!(drawn.table.depots.iter().all(|depot| depot.mark == Mark::Plain));
    // One silver buys nothing yet.
    assert_eq!(drawn.table.black.mark, Mark::Plain);
    assert!(drawn.own.fields.iter().all(|field| field.mark == Mark::Plain));
}

#[test]
fn a_chosen_die_lights_its_depot_and_dots_those_that_cost_workers() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let mut state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    state.dice[0] = [3, 5];
    let picked = Picked { die: Some(3), ..Picked::default() };
    let drawn = scene(&moment(&state, &names, &words, picked));
    let marks: Vec<Mark> = drawn.table.depots.iter().map(|depot| depot.mark).collect();
    // The first player has one worker.
    let one = Mark::Workers(1);
    assert_eq!(marks, [Mark::Plain, one, Mark::Free, one, Mark::Plain, Mark::Plain]);
    assert!(drawn.table.depots[2].places.iter().all(|place| place.mark == Mark::Free));
    assert_eq!(drawn.bar.dice[0].state, DieState::Chosen);
}

#[test]
fn in_a_secret_choice_only_the_chooser_s_castle_fields_are_lit() {
    let words = Words::none(Language::English);
    let names = names();
    let options = Options::new(2, Edition::E2019, Boards::Drawn, Castles::Hidden).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let drawn = scene(&moment(&state, &names, &words, Picked::default()));
    let lit = |estate: &crate::web::burgundy::scene::Estate| {
        estate.fields.iter().filter(|field| field.mark.is_lit()).count()
    };
    assert_eq!(lit(&drawn.own), 4);
    assert_eq!(lit(&drawn.others[0]), 0);
}
