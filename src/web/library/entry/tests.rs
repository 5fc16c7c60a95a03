use super::*;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::link::{Opened, open};
use crate::engine::seed::Seed;
use crate::games::burgundy::{Burgundy, Options};
use crate::web::session::{GameId, GameIntent, Session};

/// A two-player game after so many random moves.
fn session(moves: usize) -> AnySession {
    let roster = Roster::of_names(["Anna", ""]).unwrap();
    let setup = Setup::new(Options::basic(2).unwrap(), Seed::numbered(1), roster).unwrap();
    let mut session: Session<Burgundy> = Session::begin(setup, [2, 0, 1, 3, 4, 5]).unwrap();
    for number in 0..moves {
        let count = session.journal.choices().len();
        if count == 0 {
            break;
        }
        session = session.after(GameIntent::Play(number * 7 % count)).unwrap();
    }
    AnySession::new(session)
}

fn reopened(entry: &Entry) -> AnySession {
    Session::<Burgundy>::reopen(&entry.text, entry.about, entry.colours).unwrap()
}

fn entry() -> Entry {
    let session = session(20).with_about(About {
        id: GameId(0x1234),
        revision: 21,
        from: Some(Origin { game: GameId(0x99), moves: 7 }),
        policy: Policy::Strict,
        rival: Some(Rival {
            seat: Seat(1),
            points: -3,
            turns: 14,
            name: ArrayString::from("Carla B.").unwrap(),
        }),
    });
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
        lines[..8],
        [
            "principality game 1",
            "id 0000000000001234",
            "revision 21",
            "saved 1763712000000",
            "title Sunday, late",
            "from 0000000000000099 7",
            "undo strict",
            "rival 1 -3 14 Carla B.",
        ]
    );
    assert_eq!(lines[8], "colours 201345");
    assert!(lines[9].starts_with("at phase=1 round="), "{}", lines[9]);
    assert!(lines[10].starts_with("picture 64x57 "), "{}", lines[10]);
    assert!(lines[11].starts_with("game burgundy.g1."));
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
    let again = reopened(&read[0]);
    assert_eq!((again.about(), again.position()), (first.about, 20));
    assert_eq!(again, session(20).with_about(first.about));
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
fn a_game_taken_in_is_told_by_its_own_rules() {
    let session = session(20);
    let bare =
        Entry { title: "x".into(), saved: 9, ..Entry::bare(session.kept_text().unwrap(), COLOURS) };
    assert_eq!(bare.game(), "burgundy");
    let updated = bare.updated_from(&session);
    assert_eq!((updated.players.len(), updated.when, updated.saved), (2, When::of(&session), 9));
    assert_eq!(Entry::bare("nonsense".into(), COLOURS).game(), "");
}

#[test]
fn other_texts_are_told_apart() {
    assert_eq!(found("burgundy.s1.AQgC"), Ok(Found::Link));
    assert_eq!(found("Look: https://example.org/#road.g1.AQgC (ours)"), Ok(Found::Link));
    assert_eq!(found(&format!("road.g1.{}", "A".repeat(MAX_TEXT))), Ok(Found::Link), "too long");
    let day = "https://example.org/#day/2026-11-23.";
    assert_eq!(found(day), Ok(Found::Day("2026-11-23".parse().unwrap())));
    for foreign in ["", "Dear diary", "{}", " { \"format\": 1 }", "[1, 2]", "{\"game\": \"road\"}"]
    {
        assert_eq!(found(foreign), Ok(Found::Nothing), "{foreign}");
    }
    assert_eq!(found(&"Dear diary. ".repeat(MAX_TEXT)), Ok(Found::Nothing));
    assert_eq!(found(" {\n\"format\": \"principality-record\" }"), Ok(Found::Record));
    assert_eq!(found("principality record 1\nsetup x"), Ok(Found::Record));
    assert_eq!(found("principality game 1\nid x\n"), Ok(Found::Damaged), "no game in it");
    assert_eq!(found(&"x".repeat(MAX_FILE + 1)), Err(FileError::TooLong));
    let many = format!("{TITLE}\ngame x\n").repeat(MAX_GAMES + 1);
    assert_eq!(found(&many), Err(FileError::TooMany));
}

#[test]
fn what_is_told_wrongly_is_left_out() {
    let odd = "principality game 1\nid 0\nrevision -1\nsaved x\ntitle a\u{202e}b\nfrom 1 2\n\
               undo never\ncolours 000000\nat Z9\nplayer\nplayer 5\nplayer 99999 X\nlater thing\ngame x";
    let read = &entries(odd).unwrap()[0];
    assert_eq!(read.about, About::default());
    assert_eq!((read.saved, read.title.as_str(), read.colours), (0, "ab", COLOURS));
    assert_eq!(read.when, When::Before);
    let players: Vec<(i32, &str)> =
        read.players.iter().map(|player| (player.points, player.name.as_str())).collect();
    assert_eq!(players, [(5, ""), (99_999, "X")]);
    let many = format!("{TITLE}\n{}game x", "player 1 A\n".repeat(100));
    assert_eq!(entries(&many).unwrap()[0].players.len(), MAX_SEATS);
}

#[test]
fn titles_have_at_most_forty_visible_characters() {
    assert_eq!(title("  Sunday\nat\u{200b} Anna’s "), "Sundayat Anna’s");
    assert_eq!(title(&"🐑".repeat(99)).chars().count(), MAX_TITLE);
    let short = "🐑".repeat(MAX_TITLE);
    assert_eq!(title(&title(&short)), short);
}

#[test]
fn a_listed_game_tells_how_far_it_is_and_who_plays() {
    let over = session(usize::MAX);
    let entry = Entry::of_session(&over).unwrap();
    assert_eq!(entry.when, When::Over);
    assert_eq!(entry.players[0].name, "Anna");
    assert_eq!(entry.players[1].points, over.points()[1]);
    assert_eq!(entries(&entry.to_text()).unwrap(), [entry]);
}

#[test]
fn how_far_a_game_is_reads_back_from_its_line() {
    for when in [When::Before, When::Over, When::At(vec![("phase".into(), 2), ("round".into(), 5)])]
    {
        assert_eq!(When::of_line(&when.to_line()), Some(when));
    }
    for odd in ["", "phase", "phase=x", "Phase=1", "a=1 b=2 c=3 d=4 e=5", "seventeenletterss=1"] {
        assert_eq!(When::of_line(odd), None, "{odd}");
    }
}

#[test]
fn a_picture_is_small_and_nothing_else_is_taken_for_one() {
    let entry = entry();
    assert!(is_picture(&entry.picture) && entry.picture.len() < 2_000, "{}", entry.picture.len());
    let text = entry.to_text();
    assert_eq!(entries(&text).unwrap(), std::slice::from_ref(&entry));
    let forged = text.replace(&entry.picture, "9x9 g:<script>");
    assert_eq!(entries(&forged).unwrap()[0].picture, "", "it is not drawn");
    let old = text.replace(&format!("picture {}\n", entry.picture), "");
    assert_eq!(entries(&old).unwrap(), [Entry { picture: String::new(), ..entry }]);
}

/// Entries stored by earlier versions must remain readable (see `tests/frozen/`).
#[test]
fn what_was_kept_by_an_earlier_version_opens() {
    let kept = include_str!("../../../../tests/frozen/burgundy/format1-rules1/halfway.game");
    let link = include_str!("../../../../tests/frozen/burgundy/format1-rules1/halfway.link");
    let Ok(Found::Games(games)) = found(kept) else { panic!("it holds games") };
    let [entry] = games.as_slice() else { panic!("it holds one game") };
    let session = Session::<Burgundy>::reopen(&entry.text, entry.about, entry.colours).unwrap();
    let Ok(Opened::Game(game)) = open::<Burgundy>(link.trim()) else { panic!("it is a game") };
    let session = Session::<Burgundy>::of(&session).unwrap();
    assert_eq!(session.journal.moves(), game.moves());
    assert_eq!((entry.colours, &*entry.title), ([2, 0, 1, 3, 4, 5], "Freitag: bei Çelik"));
    assert_eq!(entry.to_text().trim_end(), kept.trim_end());
}

#[test]
fn a_medal_is_for_the_best_rank_of_a_person_among_rivals() {
    let player = |place: u8, computer: u8| Player {
        points: 9,
        name: String::new(),
        computer,
        place,
        sources: Vec::new(),
    };
    let medal = |players: &[(u8, u8)]| {
        let players = players.iter().map(|(place, computer)| player(*place, *computer)).collect();
        Entry { players, ..entry() }.medal()
    };
    assert_eq!(medal(&[(2, 0), (1, 3)]), Some(2), "a computer's rank is no medal");
    assert_eq!(medal(&[(3, 0), (1, 0), (2, 1)]), Some(1));
    assert_eq!(medal(&[(4, 0), (1, 1), (2, 1), (3, 1)]), None, "there is none for the fourth");
    assert_eq!(medal(&[(1, 0)]), None, "alone there is no rank");
    assert_eq!(medal(&[(0, 0), (0, 1)]), None, "the game goes on");
}
