//! The score pages of all games after a game played by chance: the final boards, and the scene at the end.

use super::*;
use crate::bots::level::Level;
use crate::engine::chance::{Chance, Draw};
use crate::engine::game::Game;
use crate::games;
use crate::web::session::{COLOURS, GameIntent};
use crate::web::table::laws::text_of;
use crate::web::words::Language;
use crate::web::words::tests::real_of;

const NAMES: [&str; 6] = ["Anna", "Ben", "Carla", "Dora", "Emil", "Fritz"];

/// Plays a game of people to its end and visits its score.
fn at_the_end<G: ScoreGame>(visit: impl FnOnce(&Finished<'_, G>, &[Rank])) {
    let draft = Draft::<G> { seed: "amber-mill-47".into(), ..Draft::default() };
    at_the_end_of(draft, visit);
}

/// Plays a game to its end and visits its score.
fn at_the_end_of<G: ScoreGame>(mut draft: Draft<G>, visit: impl FnOnce(&Finished<'_, G>, &[Rank])) {
    for (sitter, name) in draft.sitters.iter_mut().zip(NAMES) {
        sitter.name = name.into();
    }
    let setup = draft.setup().unwrap_or_else(|_| panic!("it can't be set up"));
    let mut session: Session<G> = Session::begin(setup, COLOURS).unwrap();
    let mut chance = Chance::of_number(7, 1);
    while !session.journal.is_over() {
        let place = chance.below(session.journal.choices().len() as u32) as usize;
        session = session.after(GameIntent::Play(place)).unwrap();
    }
    let words = real_of(Language::English, <G as Game>::NAME);
    let game = &session.journal;
    let (tally, history, names) = (Tally::of(game), G::history(game), names(&words, game));
    let players = seated(&tally, &names, COLOURS);
    let over = Finished {
        words: &words,
        game,
        names: &names,
        players: &players,
        tally: &tally,
        history: &history,
    };
    visit(&over, &G::ranks(&over));
}

fn has_all_boards<G: ScoreGame>() {
    at_the_end::<G>(|over, ranks| {
        let drawn = text_of(over.words, finals(over, ranks));
        let figures: Vec<&str> = drawn.split("<figure").skip(1).collect();
        assert_eq!(figures.len(), G::board_owners(over).len(), "{}", G::NAME);
        for (figure, player) in figures.iter().zip(over.players) {
            assert!(figure.contains(&player.name), "{}: {figure}", G::NAME);
            let shapes = ["<path", "<rect", "<use"].map(|shape| figure.matches(shape).count());
            assert!(figure.contains("<svg") && shapes.iter().sum::<usize>() > 10, "{figure}");
        }
        assert!(figures.first().is_some_and(|first| first.contains("first")), "{}", G::NAME);
    });
}

fn ends_with_the_winner<G: ScoreGame>() {
    at_the_end::<G>(|over, ranks| {
        let shown = boards(over, ranks);
        assert!(shown.windows(2).all(|pair| pair[0].seat < pair[1].seat), "in turn order");
        for board in &shown {
            let is_owner = |player: &&Seated| player.numbers.standing.seat == board.seat;
            let owner = over.players.iter().find(is_owner).unwrap();
            let first = owner.numbers.standing.place == 1;
            assert_eq!(board.banner.is_some(), first, "{}: {}", G::NAME, board.name);
            let points =
                ranks.iter().find(|rank| rank.banners.contains(&owner.banner)).unwrap().points;
            assert_eq!(board.sums.last(), Some(&points), "{}", G::NAME);
        }
        let rows: Vec<(String, Icon)> =
            G::rules(over).into_iter().map(|rule| (rule.to_owned(), G::rule_icon(rule))).collect();
        let (title, on_end) = ("Anna has won".to_owned(), Callback::noop());
        let scene =
            html! { <Ceremony boards={shown.clone()} rows={rows.clone()} {title} {on_end} /> };
        let drawn = text_of(over.words, scene);
        assert!(drawn.starts_with("<div") && drawn.contains("aria-hidden=\"true\""), "{drawn}");
        let [boards, after] = drawn.split("class=\"crules\"").collect::<Vec<_>>()[..] else {
            panic!("{drawn}");
        };
        assert_eq!(boards.matches("cboard ").count(), shown.len(), "{}", G::NAME);
        assert!(after.contains("ctitle") && after.contains("Anna has won"), "the title comes last");
        assert!(drawn.contains(&format!("rows{}", rows.len().min(13))), "{}", G::NAME);
    });
}

macro_rules! all_have_boards {
    ([$($game:ty),*]) => {{ $(has_all_boards::<$game>();)* }};
}

macro_rules! all_end {
    ([$($game:ty),*]) => {{ $(ends_with_the_winner::<$game>();)* }};
}

#[test]
fn the_final_boards_lie_on_the_score_page() {
    games!(all_have_boards);
}

#[test]
fn the_end_counts_the_boards_in_turn_order_and_names_the_winner_last() {
    games!(all_end);
}

#[test]
fn the_only_person_is_addressed_when_they_won_alone() {
    let mut won = 0;
    for number in 0..8 {
        let mut draft =
            Draft::<games::princes::Princes> { seed: format!("{number}"), ..Draft::default() };
        for sitter in draft.sitters.iter_mut().skip(1) {
            sitter.computer = Some(Level::Easy);
        }
        at_the_end_of(draft, |over, _| {
            let title = title(over.words, over.game, over.names);
            let mut standings: Vec<Standing> =
                games::princes::Princes::standings(over.game.state()).into_iter().collect();
            standings.sort_by_key(|row| row.place);
            let ahead = standings[0].points - standings[1].points;
            if standings[0].seat == Seat(0) && standings[1].place > 1 && ahead > 0 {
                assert_eq!(title, format!("You won by {ahead}"));
                won += 1;
            } else {
                assert!(!title.contains("You won by"), "{title}");
            }
        });
    }
    assert!((1..8).contains(&won), "{won} of 8");
}
