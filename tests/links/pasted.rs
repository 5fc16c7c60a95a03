//! Pasted links, in all games: after an address, before trailing text, quoted and folded by a mail program. The
//! check sum of a link decides where it ends.

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::link::{
    LinkError, Opened, challenge_link, game_link, game_of, handed_out, open, read_challenge,
    read_game, setup_link, table_of,
};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::dice::Dice;
use principality::games::registry::{GAMES, Visitor, visit};

/// The address of a page.
const PAGE: &str = "https://example.org/some/where/";

/// A game of this seed after some random moves.
fn played<G: Game>(seed: u64, moves: usize) -> Journal<G> {
    let options = serde_json::json!({"players": G::SEATS.end()});
    let options: G::Options = serde_json::from_value(options).unwrap();
    let roster = Roster::of_names(["Anna", "Çelik"]).unwrap();
    let mut journal = Journal::new(options, Seed::numbered(seed), roster).unwrap();
    let mut chance = Chance::of_number(seed, 7);
    while journal.len() < moves && !journal.choices().is_empty() {
        let count = journal.choices().len() as u32;
        assert!(journal.play_index(chance.below(count) as usize));
    }
    journal
}

/// A link of each kind: a setup, a game, a challenge.
fn links<G: Game>(seed: u64) -> [String; 3] {
    let journal = played::<G>(seed, 40);
    let setup = setup_link(journal.setup()).unwrap();
    let dare = challenge_link(&table_of(&setup).unwrap(), Seat(0), 47, 0).unwrap();
    [setup, game_link(&journal).unwrap(), dare]
}

/// Asserts that the text opens like the link.
fn opens_as<G: Game>(text: &str, link: &str) {
    assert_eq!(game_of(text).as_deref(), Some(G::NAME), "{text}");
    match open::<G>(link) {
        Err(LinkError::OtherKind(_)) => {
            assert!(read_challenge(link).is_ok(), "{link}");
            assert_eq!(read_challenge(text), read_challenge(link), "{text}");
        }
        opened => {
            assert!(opened.is_ok(), "{link}");
            assert!(open::<G>(text) == opened, "{text}");
            assert_eq!(table_of(text), table_of(link), "{text}");
        }
    }
}

/// Defines tests that run with every game.
macro_rules! in_every_game {
    ($($name:ident tries $case:ident;)*) => { $(
        #[test]
        fn $name() {
            struct Case;
            impl Visitor for Case {
                type Output = ();
                fn visit<G: Game>(self) {
                    $case::<G>();
                }
            }
            for game in GAMES {
                visit(game.name, Case).unwrap();
            }
        }
    )* };
}

in_every_game! {
    a_link_opens_with_any_tail tries tails;
    a_link_opens_behind_any_words tries fronts;
    a_link_opens_with_percent_signs tries percent;
    a_link_opens_out_of_a_mail_that_folds_and_quotes_it tries mails;
    whatever_stands_around_it_a_damaged_link_stays_damaged tries damaged;
    no_link_that_is_handed_out_ends_in_a_mark_that_messengers_leave_out tries endings;
}

/// The text in lines of `width` characters, with a prefix before each but the first.
fn folded(text: &str, width: usize, front: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let lines: Vec<String> = letters.chunks(width).map(|line| line.iter().collect()).collect();
    lines.join(front)
}

fn tails<G: Game>() {
    for link in links::<G>(1) {
        for tail in [
            ".",
            ",",
            ")",
            "),",
            "!",
            "?",
            ":",
            ";",
            "\"",
            "'",
            "”",
            "…",
            "*",
            "_",
            "__",
            "-",
            "~",
            "/",
            ">",
            "]",
            "%20",
            "%20and%20more",
            "&utm_source=mail&utm_medium=x",
            "?fbclid=IwAR0",
            "#top",
            " – shall we?",
            "\n-- \nAnna\nSent from my phone",
            "\n\nSee you\nBen",
            "=",
            "<br>",
            "](https://example.org)",
            ".e",
        ] {
            opens_as::<G>(&format!("{link}{tail}"), &link);
            opens_as::<G>(&format!("{PAGE}#{link}{tail}"), &link);
        }
    }
}

fn fronts<G: Game>() {
    for link in links::<G>(2) {
        for front in [
            "Look at ",
            "Our game: ",
            "“",
            "(",
            "<",
            "[our game](",
            "**",
            "> ",
            "#",
            "##",
            "Game no. 3\n",
            "\u{feff}",
            "\u{200b}",
            "1.s1. or 2.g1.A: ",
            "https://example.org/?next=",
        ] {
            opens_as::<G>(&format!("{front}{link}"), &link);
            opens_as::<G>(&format!("{front}{PAGE}?fbclid=x#{link}"), &link);
        }
        let markdown = format!("[{PAGE}#{link}]({PAGE}#{link})");
        opens_as::<G>(&markdown, &link);
        opens_as::<G>(&format!("<a href=\"{PAGE}#{link}\">{PAGE}#{link}</a>"), &link);
    }
}

fn percent<G: Game>() {
    for link in links::<G>(3) {
        let escape = |text: &str, of: &[char]| -> String {
            let letter = |c: char| match of.contains(&c) {
                true => format!("%{:02X}", c as u32),
                false => c.to_string(),
            };
            text.chars().map(letter).collect()
        };
        let page = format!("{PAGE}#{link}");
        for escaped in [
            escape(&link, &['.']),
            escape(&page, &['#', ':', '/']),
            escape(&page, &['#', '.', '_']),
        ] {
            opens_as::<G>(&escaped, &link);
            opens_as::<G>(&escape(&format!("https://other.org/?u={escaped}&h=1"), &['%']), &link);
        }
    }
}

fn mails<G: Game>() {
    for link in links::<G>(4) {
        for width in [7, 20, 72] {
            for front in
                ["\n", "\r\n", "\n> ", "\r\n> ", "\n>> ", "\n> > ", "\n| ", "=\r\n", "\n    "]
            {
                let mail = folded(&format!("{PAGE}#{link}"), width, front);
                opens_as::<G>(&format!("> {mail}"), &link);
                let after = "\n>\n> -- \n> Anna\n\nOn Monday Anna wrote:\n#1 of many\n";
                opens_as::<G>(&format!("Hello Ben,\nthis is it:\n{mail}{after}"), &link);
            }
        }
    }
}

fn damaged<G: Game>() {
    for link in links::<G>(5) {
        let payload = link.rfind('.').unwrap() + 1;
        for place in payload..link.len() {
            let other = if link[place..].starts_with('A') { "B" } else { "A" };
            for text in [
                format!("{}{other}{} Bye", &link[..place], &link[place + 1..]),
                format!("{}{}.", &link[..place], &link[place + 1..]),
            ] {
                assert_eq!(game_of(&text).as_deref(), Some(G::NAME), "{text}");
                assert!(open::<G>(&text).is_err() && read_challenge(&text).is_err(), "{text}");
            }
        }
        assert_eq!(
            open::<G>(&format!("{PAGE}#{}.", &link[..link.len() - 1])).err(),
            match link.contains(".c1.") {
                true => Some(LinkError::OtherKind(principality::engine::link::Kind::Challenge)),
                false => Some(LinkError::Damaged),
            }
        );
    }
}

#[test]
fn of_several_links_the_first_that_is_whole_opens() {
    let [first, second] = [1, 2].map(|seed| links::<Dice>(seed)[0].clone());
    let is = |text: &str, link: &str| {
        let seed = |text| match open::<Dice>(text) {
            Ok(Opened::Setup(setup)) => setup.seed(),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(seed(text), seed(link));
    };
    is(&format!("{PAGE}#{first}\n{PAGE}#{second}"), &first);
    is(&format!("{PAGE}#{}\nno: {PAGE}#{second}", &first[..first.len() - 2]), &second);
}

fn endings<G: Game>() {
    let mut marks = 0;
    for seed in 0..300 {
        let journal = played::<G>(seed, (seed % 5) as usize);
        for link in [setup_link(journal.setup()).unwrap(), game_link(&journal).unwrap()] {
            let given = handed_out(link.clone());
            assert!(given.ends_with(|last: char| last.is_ascii_alphanumeric()), "{given}");
            assert!(open::<G>(&given) == open::<G>(&link) && open::<G>(&link).is_ok(), "{given}");
            marks += usize::from(given != link);
        }
        assert_eq!(read_game::<G>(&handed_out(game_link(&journal).unwrap())), Ok(journal));
    }
    assert!(marks > 0, "{}: no link ended in a mark", G::NAME);
}
