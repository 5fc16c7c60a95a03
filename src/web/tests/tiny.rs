//! The tiny game, with hidden hands and simultaneous choices, in all parts of the page: session, library, links,
//! records, replay, computers' turns. All it needs to provide is its page.

mod examples;
#[allow(dead_code)] // used by the tests of rules and players
#[path = "../../../tests/tiny_game/game.rs"]
mod game;
#[cfg(feature = "ssr")]
mod laws;
#[path = "../../../tests/tiny_game/page.rs"]
mod page;
#[path = "../../../tests/tiny_game/player.rs"]
mod player;
#[path = "../../../tests/tiny_game/sound.rs"]
mod sound;

use crate::bots::level::Level;
use crate::bots::message::Request;
use crate::bots::service::Service;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::link::Opened;
use crate::engine::seat::{Looker, Seat};
use crate::engine::seed::Seed;
use crate::web::library::entry::{Entry, Found, When, entries, found};
use crate::web::replay::timeline::{Timeline, Unit};
use crate::web::session::{
    About, AnySession, Batch, COLOURS, DynSession, GameId, GameIntent, Origin, Policy, Session,
    people,
};
use crate::web::settings::ComputerTiming;
use crate::web::table::{TableGame, TextContext};
use crate::web::thinking::turn_driver::{Order, TurnDriver};
use crate::web::words::{Language, Words};
use game::{Action, Actions, CARDS, HAND, Laid, Options, ROUNDS, State, Tiny, View};

/// A table of Anna and a neighbour who chooses at the same time: a person, or a computer of this level.
fn begun(neighbour: Option<Level>) -> Session<Tiny> {
    let roster = Roster::of_names(["Anna", ""]).unwrap();
    let roster = match neighbour {
        Some(level) => roster.with_computer(Seat(1), level.number()),
        None => roster,
    };
    let setup = Setup::new(Options::default(), Seed::numbered(3), roster).unwrap();
    Session::begin(setup, COLOURS).unwrap()
}

/// The game after the first choice of a seat.
fn lays(session: &Session<Tiny>, seat: Seat) -> Session<Tiny> {
    let choices = session.journal.choices();
    let place = choices.iter().position(|choice| choice.seat == seat).unwrap();
    session.after(GameIntent::Play(place)).unwrap()
}

/// Plays the first choice until the game is over.
fn to_the_end(session: Session<Tiny>) -> Session<Tiny> {
    let mut session = session;
    while !DynSession::is_over(&session) {
        session = session.after(GameIntent::Play(0)).unwrap();
    }
    session
}

#[test]
fn seats_that_choose_at_once_move_in_any_order_and_take_moves_back() {
    let begun = begun(None);
    let both = [Seat(0), Seat(1)];
    assert!(both.map(|seat| begun.journal.choices().iter().any(|c| c.seat == seat)) == [true; 2]);
    let laid = lays(&begun, Seat(1));
    assert_eq!(people::front(&laid.journal, laid.journal.state(), 1), Seat(0), "who is asked next");
    let turned_over = lays(&laid, Seat(0));
    assert_eq!(turned_over.journal.position(), 2);
    // Moves are ordered by seat, so the order in which players chose leaves no trace.
    let back = turned_over.after(GameIntent::Undo).unwrap();
    assert_eq!(back.journal.state(), lays(&begun, Seat(0)).journal.state());
    assert_eq!(back.after(GameIntent::Redo).unwrap(), turned_over);
    let start = turned_over.after(GameIntent::Goto(0)).unwrap();
    assert_eq!(start.journal.state(), begun.journal.state());
    let row = Batch::of(&[0, 0]);
    assert_eq!(begun.after(GameIntent::PlayBatch(row)).unwrap().journal.position(), 2);
    assert_eq!(begun.after(GameIntent::Play(99)), None);
}

#[test]
fn cards_that_were_turned_over_are_not_taken_back_under_the_strict_policy() {
    let strict = |session: &Session<Tiny>| Session {
        about: About { policy: Policy::Strict, ..session.about },
        ..session.clone()
    };
    let laid = strict(&lays(&begun(None), Seat(0)));
    assert_eq!(laid.after(GameIntent::Undo).unwrap().journal.position(), 0, "laid face down");
    let turned_over = strict(&lays(&laid, Seat(1)));
    assert_eq!(turned_over.after(GameIntent::Undo).unwrap().journal.position(), 2);
}

#[test]
fn it_is_kept_listed_and_opened_again_where_it_stood() {
    let about = About { id: GameId(7), revision: 3, ..About::default() };
    let session = AnySession::new(lays(&begun(None), Seat(1))).with_about(about);
    let entry = Entry::of_session(&session).unwrap();
    assert_eq!((entry.game().as_str(), entry.players.len()), ("tiny", 2));
    assert_eq!(entry.when, When::At(vec![("round".to_owned(), 1)]));
    let read = entries(&entry.to_text()).unwrap();
    assert_eq!(read, std::slice::from_ref(&entry));
    assert_eq!(found(&entry.to_text()), Ok(Found::Games(read)));
    let again = Session::<Tiny>::reopen(&entry.text, entry.about, entry.colours).unwrap();
    assert_eq!((&again, again.position()), (&session, 1));
    // List metadata reveals nothing of the hands; only the game's own text contains the moves.
    let other = AnySession::new(begun(None).after(GameIntent::Play(1)).unwrap());
    let listed = |session: &AnySession| {
        let entry = Entry::of_session(session).unwrap();
        (entry.when, entry.players, entry.picture)
    };
    assert_eq!(listed(&other), listed(&AnySession::new(lays(&begun(None), Seat(0)))));
    assert!(Session::<Tiny>::reopen("tiny.g1.AAAA", about, COLOURS).is_err());
}

#[test]
fn links_and_records_bring_it_back() {
    let session = to_the_end(begun(None));
    let any = AnySession::new(session.clone());
    let Ok(Opened::Game(journal)) = Session::<Tiny>::open(&any.game_link().unwrap()) else {
        panic!("a link of a game opens one")
    };
    assert_eq!(journal, *session.journal);
    let setup = Session::<Tiny>::open(&any.setup_link().unwrap());
    assert!(matches!(setup, Ok(Opened::Setup(..))));
    for record in [any.text().unwrap(), any.json().unwrap()] {
        let read = Session::<Tiny>::read_record(&record).unwrap();
        assert_eq!((read.len(), read.points()), (any.len(), any.points()));
        assert!(Session::<Tiny>::read_record(&record.replace("lay", "lie")).is_err());
    }
}

#[test]
fn looking_back_knows_its_rounds_and_another_game_goes_on_from_there() {
    let session = to_the_end(begun(None));
    let line = Timeline::of(&session.journal);
    // The end of the last round is the last stop.
    assert_eq!(line.turns.len(), usize::from(ROUNDS) + 1);
    let second = line.forth(0, Unit::Turn);
    assert_eq!(session.journal.at(second).round, 1);
    assert_eq!(line.back(second, Unit::Turn), 0);
    let kept = Session { about: About { id: GameId(9), ..About::default() }, ..session };
    let branch = kept.branch_at(second);
    assert_eq!(branch.about.from, Some(Origin { game: GameId(9), moves: second }));
    assert_eq!(branch.journal.state().round, 1);
    assert!(to_the_end(branch).journal.position() > second);
}

/// Plays the computer's choices until a person is asked or the game is over.
fn computers_play(session: Session<Tiny>, driver: &mut TurnDriver<Tiny>) -> Session<Tiny> {
    let mut session = session;
    let mut service = Service::new();
    let mut orders = driver.table(Some(&session.journal));
    while !orders.is_empty() {
        let order = orders.remove(0);
        match order {
            Order::Send(request) => {
                let Request { number, .. } = request;
                let mut reply = service.receive(request, 0.0);
                while service.is_busy() {
                    reply = reply.or(service.work(8.0, &mut || 0.0));
                }
                let reply = reply.unwrap();
                assert_eq!(reply.number(), Some(number));
                orders.extend(driver.receive(reply));
            }
            Order::Play(made) => {
                let choices = session.journal.choices();
                let place = choices.iter().position(|choice| *choice == made).unwrap();
                session = session.after(GameIntent::Play(place)).unwrap();
                orders.extend(driver.table(Some(&session.journal)));
            }
            Order::Restart => panic!("nobody was lost"),
            Order::Wake(_) => {}
        }
    }
    session
}

#[test]
fn a_computer_lays_its_card_before_the_person_does_until_the_game_is_over() {
    let mut driver = TurnDriver::new(ComputerTiming { millis: 50, pace: 0 });
    let mut session = begun(Some(Level::Medium));
    while !DynSession::is_over(&session) {
        session = computers_play(session, &mut driver);
        if let Some(choice) = session.journal.choices().first() {
            assert_eq!(choice.seat, Seat(0), "the computer has laid its card");
            session = session.after(GameIntent::Play(0)).unwrap();
        }
    }
    let computers = session.journal.moves().iter().filter(|made| made.seat == Seat(1)).count();
    assert!(computers >= usize::from(ROUNDS), "{computers}");
    assert_eq!(people::people(&session.journal), 1);
}

#[test]
fn a_game_goes_on_by_places_in_the_list_and_back_by_undo() {
    let begun = begun(None);
    let played = begun.after(GameIntent::Play(0)).unwrap();
    assert_eq!(played.journal.position(), 1);
    assert!(begun.after(GameIntent::Play(999)).is_none());
    assert_eq!(played.after(GameIntent::Undo).unwrap().journal.position(), 0);
}

/// The legal actions in words.
fn listed<G: TableGame>(game: &Journal<G>, words: &Words) -> Vec<String> {
    let options = game.setup().options();
    let choices = game.choices().iter().map(|made| {
        let looker = Looker::Seat(made.seat);
        let context = TextContext { words, names: &[], options, looker };
        G::choice(&context, &G::view(game.state(), looker), &made.action).to_string()
    });
    choices.collect()
}

#[test]
fn without_wording_each_text_is_its_key() {
    let listed = listed(&begun(None).journal, &Words::none(Language::English));
    assert!(!listed.is_empty() && listed.iter().all(|text| text.starts_with("tiny-")));
}
