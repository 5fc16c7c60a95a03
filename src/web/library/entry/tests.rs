use super::*;
use crate::engine::actions::Actions;
use crate::engine::chance::Chance;
use crate::engine::game::Move;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::burgundy::Options;
use crate::web::game::GameIntent;

/// A game of two after so many random moves.
fn session(moves: usize) -> Session {
    let roster = Roster::of_names(["Anna", ""]).unwrap();
    let setup = Setup::new(Options::basic(2).unwrap(), Seed::numbered(1), roster).unwrap();
    let mut session = Session::begin(setup, [2, 0, 1, 3]).unwrap();
    let mut chance = Chance::of_number(1, 5);
    for _ in 0..moves {
        let state = session.journal.state();
        let Some(seat) = state.deciders().lowest() else { break };
        let mut legal = Actions::new();
        state.legal(seat, &mut legal);
        let made = Move { seat, action: chance.pick(&legal).unwrap() };
        session = session.after(GameIntent::Play(made)).unwrap();
    }
    session
}

fn entry() -> Entry {
    let mut session = session(20);
    session.about = About {
        id: GameId(0x1234),
        revision: 21,
        from: Some(Origin { game: GameId(0x99), moves: 7 }),
        policy: Policy::Strict,
    };
    let entry = Entry::of_session(&session).unwrap();
    Entry { saved: 1_763_712_000_000, title: "Sunday, late".into(), ..entry }
}

#[test]
fn an_entry_is_the_lines_that_the_document_shows() {
    let entry = entry();
    let text = entry.to_text();
    let document = include_str!("../../../../docs/record.md");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("player ")).collect();
    assert_eq!(
        lines[..7],
        [
            "principality game 1",
            "id 0000000000001234",
            "revision 21",
            "saved 1763712000000",
            "title Sunday, late",
            "from 0000000000000099 7",
            "undo strict",
        ]
    );
    assert_eq!(lines[7], "colours 2013");
    assert_eq!(lines[8], "at A3");
    assert!(lines[9].starts_with("game burgundy.g1."));
    for line in lines {
        let name = line.split(' ').next().unwrap();
        assert!(document.contains(&format!("| `{name}")), "{name} is not in docs/record.md");
    }
}

#[test]
fn entries_read_back_one_after_the_other() {
    let first = entry();
    let second = Entry::of_session(&session(0)).unwrap();
    let text = format!("{}\n{}", first.to_text(), second.to_text());
    let read = entries(&text).unwrap();
    assert_eq!(read, [first.clone(), second]);
    assert_eq!(read[0].open().unwrap().about, first.about);
    assert_eq!(read[0].open().unwrap().journal, session(20).journal);
    assert_eq!(found(&text), Ok(Found::Games(read)));
}

#[test]
fn a_game_broken_into_lines_by_a_mail_is_whole_again() {
    let entry = entry();
    let text = entry.to_text();
    let (first, second) = text.trim_end().split_at(text.len() - 40);
    let broken = format!("{first}\r\n  {second}\r\n\r\n");
    assert_eq!(entries(&broken).unwrap(), [entry]);
}

#[test]
fn saves_of_the_first_version_are_read() {
    let session = session(20);
    let link = codec::game_link(&session.journal).unwrap();
    let Ok(Found::Games(games)) = found(&format!("colours 2013\n{link}\n")) else { panic!() };
    assert_eq!(games[0].open().unwrap(), session);
    let told = games[0].clone().retold();
    assert_eq!((told.players.len(), told.when), (2, When::of(session.journal.state())));
}

#[test]
fn other_texts_are_told_apart() {
    assert_eq!(found("burgundy.s1.AQgC"), Ok(Found::Other));
    assert_eq!(found(" { \"format\": 1 }"), Ok(Found::Record));
    assert_eq!(found("principality record 1\nsetup x"), Ok(Found::Record));
    assert_eq!(found("principality game 1\nid x\n"), Ok(Found::Other), "no game in it");
    assert_eq!(found(&"x".repeat(MAX_FILE + 1)), Err(FileError::TooLong));
    let many = format!("{TITLE}\ngame x\n").repeat(MAX_GAMES + 1);
    assert_eq!(found(&many), Err(FileError::TooMany));
}

#[test]
fn what_is_told_wrongly_is_left_out() {
    let odd = "principality game 1\nid 0\nrevision -1\nsaved x\ntitle a\u{202e}b\nfrom 1 2\n\
               undo never\ncolours 0000\nat Z9\nplayer\nplayer 5\nplayer 99999 X\nlater thing\ngame x";
    let read = &entries(odd).unwrap()[0];
    assert_eq!(read.about, About::default());
    assert_eq!((read.saved, read.title.as_str(), read.colours), (0, "ab", COLOURS));
    assert_eq!(read.when, When::Before);
    let players: Vec<(u16, &str)> =
        read.players.iter().map(|player| (player.points, player.name.as_str())).collect();
    assert_eq!(players, [(5, ""), (0, "X")]);
    let many = format!("{TITLE}\n{}game x", "player 1 A\n".repeat(100));
    assert_eq!(entries(&many).unwrap()[0].players.len(), MAX_SEATS);
}

#[test]
fn titles_have_at_most_forty_visible_characters() {
    assert_eq!(title("  Sunday\nat\u{200b} Anna’s "), "Sundayat Anna’s");
    assert_eq!(title(&"🐑".repeat(99)).chars().count(), MAX_TITLE);
}

#[test]
fn a_listed_game_tells_how_far_it_is_and_who_plays() {
    let over = session(usize::MAX);
    let entry = Entry::of_session(&over).unwrap();
    assert_eq!(entry.when, When::Over);
    let state = over.journal.state();
    assert_eq!(entry.players[0].name, "Anna");
    assert_eq!(entry.players[1].points, state.estate(Seat(1)).total());
    assert_eq!(entries(&entry.to_text()).unwrap(), [entry]);
}
