//! The made-up game of the tests at its table, seen from outside: what a page needs of a game, and the page's parts that
//! are used without a browser. The check compiles it, and `web::tests::tiny` tests the same.

#[allow(clippy::indexing_slicing, clippy::unwrap_used, reason = "the game is made for tests")]
#[path = "../tests/tiny_game/whole.rs"]
mod tiny_game;

use principality::engine::journal::{Journal, roster::Roster, setup::Setup};
use principality::engine::{seat::Looker, seed::Seed};
use principality::web::session::{COLOURS, GameIntent, Session};
use principality::web::table::choosing::{Choosing, Narrowing, Path};
use principality::web::table::{TableGame, TextContext};
use principality::web::words::{Language, Words};
use tiny_game::{Options, Tiny};

/// Words of letters, each letter a touch.
struct Letters;

impl Narrowing for Letters {
    type Part = char;
    type Action = &'static str;

    const IN_ORDER: bool = true;
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

fn main() {
    let choosing = Choosing::of(Letters, [("ab".chars().collect(), "ab")]);
    println!("{:?} is lit; a touch: {:?}", choosing.lit(&[]), choosing.press(&Path::new(), 'a'));
    let Ok(setup) = Setup::new(Options::default(), Seed::numbered(1), Roster::new()) else {
        return;
    };
    let begun = Session::<Tiny>::begin(setup, COLOURS).ok();
    if let Some(played) = begun.and_then(|begun| begun.after(GameIntent::Play(0))) {
        // Without wording each text is its key.
        println!("{:?}", listed(&played.journal, &Words::none(Language::English)));
    }
}
