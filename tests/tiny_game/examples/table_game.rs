use principality::engine::game::Game;
use principality::engine::journal::{Journal, roster::Roster};
use principality::engine::{seat::Looker, seed::Seed};
use principality::web::table::{TableGame, TextContext};
use principality::web::words::{Language, Words};
use tiny_game::{Action, Options, Tiny};

/// The choices of a position, in words.
fn choices<G: TableGame>(game: &Journal<G>, words: &Words) -> Vec<String> {
    let options = game.setup().options();
    let listed = game.choices().iter().map(|made| {
        let looker = Looker::Seat(made.seat);
        let context = TextContext { words, names: &[], options, looker };
        G::choice(&context, &G::view(game.state(), looker), &made.action).to_string()
    });
    listed.collect()
}

pub fn main() {
    let game = Journal::<Tiny>::new(Options::default(), Seed::numbered(1), Roster::new()).unwrap();
    // Without wording each text is its key.
    let said = choices(&game, &Words::none(Language::English));
    assert!(said.iter().any(|choice| choice == "tiny-lay-this"));

    // A picked card leaves a single action, which quick moves play; without a selection there is none.
    let first = game.choices()[0];
    let Action::Lay { card } = first.action else { panic!("the first choice lays a card") };
    let view = Tiny::view(game.state(), Looker::Seat(first.seat));
    let left = |picked| Tiny::only_left(&view, first.seat, &[first.action], &picked);
    assert_eq!((left(Some(card)), left(None)), (Some(first.action), None));
    assert_eq!(Tiny::deselect(&Some(card)), None);
}
