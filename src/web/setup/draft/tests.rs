//! Tests of tables being set up, with games of several numbers of players.

use super::*;
use crate::games::burgundy::Burgundy;
use crate::games::dice::Dice;
use crate::games::road::Road;
use crate::web::session::LastTables;

fn theirs() -> Vec<String> {
    ["Odette", "Philippe", "Rosalie"].map(String::from).to_vec()
}

fn line<G: SetupGame>(draft: &Draft<G>) -> Vec<(&str, Option<Level>)> {
    draft.sitters.iter().map(|sitter| (sitter.name.as_str(), sitter.computer)).collect()
}

/// A table with so many people.
fn of_people<G: SetupGame>(names: &[&str]) -> Draft<G> {
    let sitter =
        |(colour, name): (u8, &&str)| Sitter { name: (*name).into(), colour, computer: None };
    let sitters = (0..).zip(names).map(sitter).collect();
    Draft { sitters, seed: "amber-mill-47".into(), ..Draft::default() }
}

#[test]
fn what_nobody_sees_of_a_name_takes_no_room() {
    assert_eq!(short(&"\u{2060}x".repeat(25)), "x".repeat(MAX_NAME));
    assert_eq!(short("می\u{200c}"), "می\u{200c}", "the next letter is still to come");
}

#[test]
fn a_first_table_is_a_person_against_computers() {
    let names = theirs();
    let first = Draft::<Road>::default().for_players(&Seating::default(), &names);
    let easy = Some(Level::Easy);
    assert_eq!(line(&first), [("", None), ("Odette", easy), ("Philippe", easy)]);
}

#[test]
fn the_last_players_stay_and_computers_fill_up() {
    let names = theirs();
    let two = Seating(of_people::<Burgundy>(&["Anna", "Benno"]).sitters);
    let next = Draft::<Burgundy>::default().for_players(&two, &names);
    assert_eq!(line(&next), [("Anna", None), ("Benno", None)]);
    let road = Draft::<Road>::default().for_players(&two, &names);
    let easy = Some(Level::Easy);
    assert_eq!(line(&road), [("Anna", None), ("Benno", None), ("Odette", easy)]);
}

#[test]
fn who_is_added_is_a_computer_where_one_person_plays() {
    let names = theirs();
    let mut draft = of_people::<Burgundy>(&["Anna"]);
    draft.add_opponent(&names);
    draft.seat(1, Some(Level::Hard), &names);
    draft.add_opponent(&names);
    assert_eq!(line(&draft)[1..], [("Odette", Some(Level::Hard)), ("Philippe", Some(Level::Hard))]);
    let mut people = of_people::<Burgundy>(&["Anna", "Benno"]);
    people.add_opponent(&names);
    assert_eq!(line(&people)[2], ("", None));
}

#[test]
fn one_touch_seats_the_person_against_computers_or_all_people() {
    let names = theirs();
    let mut draft = of_people::<Burgundy>(&["Anna", "Benno"]);
    draft.seat(0, Some(Level::Hard), &names);
    draft.face_computers(2, &names);
    let hard = Some(Level::Hard);
    assert_eq!(line(&draft), [("Benno", None), ("Anna", hard), ("Odette", hard)]);
    assert!(draft.faces_computers(2) && !draft.faces_computers(1));
    draft.face_computers(1, &names);
    assert_eq!(line(&draft), [("Benno", None), ("Anna", hard)]);
    draft.face_people(&names);
    assert_eq!(line(&draft), [("Benno", None), ("Anna", None)]);
    draft.face_computers(1, &names);
    let easy = Some(Level::Easy);
    assert_eq!(line(&draft), [("Benno", None), ("Odette", easy)], "not by a person's name");
}

#[test]
fn a_challenge_is_taken_up_against_computers() {
    let names = theirs();
    let (easy, hard) = (Some(Level::Easy), Some(Level::Hard));
    let mut draft = of_people::<Burgundy>(&["Anna", "Benno", "Carla", "Dario"]);
    draft.take_up(1, "Emma", &names);
    let seated = [("Odette", easy), ("Emma", None), ("Philippe", easy), ("Rosalie", easy)];
    assert_eq!(line(&draft), seated);
    let mut draft = of_people::<Burgundy>(&["Anna", "Benno"]);
    draft.seat(1, hard, &names);
    draft.take_up(0, "Benno", &names);
    assert_eq!(line(&draft), [("", None), ("Benno", hard)], "the computer player stays");
}

#[test]
fn numbers_that_a_game_does_not_have_are_not_laid() {
    let names = theirs();
    let mut road = of_people::<Road>(&["Anna", "Benno", "Carla"]);
    road.face_computers(1, &names);
    assert_eq!(road.sitters.len(), 3);
    let mut dice = of_people::<Dice>(&["Anna", "Benno"]);
    dice.face_computers(0, &names);
    assert_eq!(line(&dice), [("Anna", None)]);
    dice.face_people(&names);
    assert_eq!(line(&dice), [("Anna", None), ("", None)]);
}

#[test]
fn the_last_table_comes_back_with_everything_but_its_seed() {
    let names = theirs();
    let mut laid = of_people::<Burgundy>(&["Anna", "Benno", "Carla"]);
    laid.next_colour(1);
    laid.seat(2, Some(Level::Hard), &names);
    Burgundy::take(&mut laid, 3);
    let stored = LastTables::default().with(laid.to_last().unwrap()).to_text();
    let read = LastTables::of_text(&stored);
    let table = read.of("burgundy").unwrap();
    let setup = read_setup::<Burgundy>(&table.link).unwrap();
    let again = Draft::<Burgundy>::of_setup(&setup, table.colours);
    assert_eq!((&again.sitters, again.setup()), (&laid.sitters, laid.setup()));
    let foreign = LastTable { link: "burgundy.s1.nonsense".into(), colours: table.colours };
    assert!(Draft::<Burgundy>::again(&foreign).is_none(), "a damaged table is not offered");
}
