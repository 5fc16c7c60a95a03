//! Pinned games: another hash means that rules, chance or the order of actions have changed, and old games with
//! them. If that is intended, `Dice::RULES_VERSION` goes up.

#[path = "play.rs"]
mod play;

use principality::engine::game::{Game, Move, Quiet};
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::link::{game_link, read_game};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::dice::record::{LineError, in_seat_order, read_lines, write_lines};
use principality::games::dice::{Dice, Illegal, Options};

#[test]
fn twenty_random_games_end_in_the_same_positions_as_ever() {
    assert_eq!(play::hashes(), play::PINNED);
}

#[test]
fn the_pinned_games_score_like_games() {
    let best = (0..20).map(|n| play::play(n).standings()[0].points).max().unwrap();
    assert!((20..80).contains(&best), "{best}");
}

#[test]
fn lines_tell_the_roll_and_each_seat_s_whole_turn_in_seat_order() {
    let options = Options::default();
    let first = Dice::start(&options, &Seed::numbered(11), &mut Quiet).unwrap();
    let moves = [(1, "start @10"), (0, "start @26")]
        .map(|(seat, text)| Move { seat: Seat(seat), action: text.parse().unwrap() });
    let text = write_lines(&first, &moves);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..2], ["1: start @26", "2: start @10"]);
    assert!(lines[2].starts_with("roll "), "{text}");
    assert_eq!(read_lines(&first, &text), Ok(in_seat_order(&first, &moves)));
    let other = text.replace("roll ", "roll 1 1 blue blue 1\nroll ");
    if !text.contains("roll 1 1 blue blue 1") {
        assert!(matches!(read_lines(&first, &other), Err(LineError::Roll(3, _))));
    }
    let twice = format!("{text}1: start @13\n");
    let refused = read_lines(&first, &twice);
    assert_eq!(refused, Err(LineError::Illegal(4, Illegal::NotNow)));
    assert_eq!(read_lines(&first, "6: pass"), Err(LineError::Form(1)));
    assert_eq!(read_lines(&first, "pass"), Err(LineError::Form(1)));
}

#[test]
fn whole_games_are_read_from_their_lines() {
    for number in 0..10 {
        let options = Options { players: 1 + number % 5, ..Options::default() };
        let seed = Seed::numbered(u64::from(number));
        let mut journal = Journal::<Dice>::new(options, seed, Roster::new()).unwrap();
        let mut turn = 0;
        while !journal.is_over() {
            // the last seat first, and the last choice first in every third turn
            let deciders: Vec<Seat> = journal.state().deciders().iter().collect();
            let seat = *deciders.last().unwrap();
            let mut list = principality::games::dice::Actions::new();
            journal.state().legal(seat, &mut list);
            let at = if turn % 3 == 0 { list.len() - 1 } else { turn % list.len() };
            journal.play(seat, list[at]).unwrap();
            turn += 1;
        }
        let first = journal.at(0);
        let text = write_lines(&first, journal.moves());
        let moves = read_lines(&first, &text).unwrap();
        assert_eq!(moves, in_seat_order(&first, journal.moves()));
        let mut ordered = Journal::<Dice>::new(options, seed, Roster::new()).unwrap();
        moves.iter().for_each(|made| ordered.play(made.seat, made.action).unwrap());
        assert_eq!(ordered.state(), journal.state());
        assert_eq!(write_lines(&first, ordered.moves()), text);
        let link = game_link(&ordered).unwrap();
        assert_eq!(read_game::<Dice>(&link).unwrap(), ordered);
    }
}
