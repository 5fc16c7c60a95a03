//! Secret choices in commands and protocol, in all games: not even their number is shown.

use principality::cli::any::AnyGame;
use principality::cli::game::CliGame;
use principality::cli::games::Games;
use principality::cli::protocol::session::Session;
use principality::engine::chance::{Chance, Draw};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use principality::games;
use serde_json::json;

/// A game of random moves; calls a function with each position before and after a move.
fn played<G: CliGame>(moves: usize, mut look: impl FnMut(&Journal<G>, Option<&Journal<G>>)) {
    let options = json!({"players": G::SEATS.end().min(&4)});
    let options: G::Options = serde_json::from_value(options).unwrap();
    let mut game = Journal::<G>::new(options, Seed::numbered(4), Roster::new()).unwrap();
    let mut chance = Chance::of_number(4, 2);
    look(&game, None);
    while game.len() < moves && !game.is_over() {
        let before = game.clone();
        let count = game.choices().len() as u32;
        assert!(game.play_index(chance.below(count) as usize));
        look(&game, Some(&before));
    }
}

fn shown<G: CliGame>(game: &Journal<G>, looker: Option<Seat>) -> String {
    let mut out = Vec::new();
    AnyGame::show(game, looker, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

fn no_kind_is_named<G: CliGame>() {
    let (mut secret, mut open) = (0, 0);
    played::<G>(250, |game, _| {
        let text = shown(game, None);
        for seat in G::deciders(game.state()).iter() {
            let is_secret = G::decision(game.state(), seat).is_some_and(|d| G::is_secret(&d));
            let line = format!("seat {} chooses", seat.0);
            assert!(text.lines().any(|told| told.starts_with(&line)), "{text}");
            let bare = text.lines().any(|told| told == line);
            assert_eq!(bare, is_secret, "{}: {text}", G::NAME);
            *(if is_secret { &mut secret } else { &mut open }) += 1;
        }
    });
    println!("{}: {secret} secret decisions, {open} others", G::NAME);
    assert!(secret + open > 100, "{}", G::NAME);
}

/// The numbers that a looker sees, which must not change with a move that it learns nothing of.
fn counts<G: CliGame>(game: &Journal<G>, looker: Seat) -> (usize, Option<String>) {
    let header = shown(game, Some(looker)).lines().next().map(str::to_owned);
    let moment = game.moment(Some(looker));
    assert_eq!(moment["moves"], json!(game.known_moves(Some(looker)).len()));
    (game.known_moves(Some(looker)).len(), header)
}

/// The numbers of moves of which a looker learns nothing, and of secret moves.
fn nothing_can_be_counted<G: CliGame>() -> (usize, usize) {
    let (mut unseen, mut secret) = (0, 0);
    played::<G>(250, |game, before| {
        let Some(before) = before else { return };
        // Complete choices have been sorted among the others'.
        let Some(made) = game.moves().last().filter(|_| game.len() == before.len() + 1) else {
            return;
        };
        let decision = G::decision(before.state(), made.seat);
        secret += usize::from(decision.is_some_and(|decision| G::is_secret(&decision)));
        for looker in Seat::first(G::seats(game.state())).filter(|seat| *seat != made.seat) {
            let learns = |event| G::event_for(event, Looker::Seat(looker)).is_some();
            if !game.last_events().iter().any(learns) {
                assert_eq!(counts(game, looker), counts(before, looker), "{}: {made:?}", G::NAME);
                unseen += 1;
            }
        }
    });
    (unseen, secret)
}

struct Case {
    game: &'static str,
    no_kind_is_named: fn(),
    nothing_can_be_counted: fn() -> (usize, usize),
}

macro_rules! cases {
    ([$($game:ty),*]) => {
        [$(Case {
            game: <$game as Game>::NAME,
            no_kind_is_named: no_kind_is_named::<$game>,
            nothing_can_be_counted: nothing_can_be_counted::<$game>,
        }),*]
    };
}

const GAMES: &[Case] = &games!(cases);

#[test]
fn a_position_shown_to_everybody_names_no_kind_of_a_secret_decision() {
    GAMES.iter().for_each(|case| (case.no_kind_is_named)());
}

#[test]
fn a_seat_can_t_count_what_others_choose_in_secret() {
    for case in GAMES {
        let (unseen, secret) = (case.nothing_can_be_counted)();
        println!("{}: {unseen} moves unseen by somebody, {secret} secret", case.game);
        // Of many secret moves the others learn nothing at first.
        assert!(unseen > 20 || secret < 20, "{}", case.game);
    }
}

#[test]
fn choices_of_a_half_made_round_are_counted_for_the_seat_that_made_them_alone() {
    let mut session = Session::new(Games::ALL);
    let mut get = |request: serde_json::Value| {
        let answer = session.answer(request.to_string().as_bytes());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    };
    get(json!({"do": "new", "game": "dice", "seed": "n1", "options": {"players": 2}}));
    for (seat, castle) in [(0, "start @10"), (1, "start @26")] {
        get(json!({"do": "apply", "seat": seat, "action": castle}));
    }
    let mut last = [0, 1].map(|seat| get(json!({"do": "events", "seat": seat}))["move"].clone());
    let made = get(json!({"do": "apply", "seat": 0, "action": "sell"}));
    assert!(made["deciders"].as_array().unwrap().iter().any(|decider| decider["seat"] == 0));
    let after = [0, 1].map(|seat| get(json!({"do": "events", "seat": seat}))["move"].clone());
    last[0] = json!(last[0].as_u64().unwrap() + 1);
    assert_eq!(after, last);
    let further = json!({"do": "events", "seat": 1, "move": last[1].as_u64().unwrap() + 1});
    let refused = session.answer(further.to_string().as_bytes());
    assert_eq!(refused["error"]["code"], "field", "{refused}");
}
