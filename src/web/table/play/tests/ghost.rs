//! Of the other's game of a challenge, nothing is drawn that is still to come.

use super::sitting::text_of;
use super::{Page, With, tables};
use crate::engine::chance::{Chance, Draw};
use crate::engine::journal::Journal;
use crate::engine::journal::setup::Setup;
use crate::engine::link::{Rival, game_link};
use crate::engine::seat::{Looker, Seat};
use crate::web::session::{Ghost, steps};
use crate::web::setup::SetupGame;
use crate::web::table::{TableGame, TextContext};
use crate::web::ui::text::Text;
use crate::web::words::Language;
use arrayvec::ArrayString;
use yew::Callback;

/// Own games are looked at after every so many moves.
const EVERY: usize = 11;

/// Plays on by chance to the end.
fn on<G: TableGame>(mut game: Journal<G>, series: u64) -> Journal<G> {
    let mut chance = Chance::of_number(series, 1);
    while !game.is_over() {
        let place = chance.below(game.choices().len() as u32) as usize;
        assert!(game.play_index(place));
    }
    game
}

fn ghost<G: TableGame>(game: &Journal<G>, name: &str) -> (Ghost<G>, Rival) {
    let points = G::standings(game.state()).iter().find(|row| row.seat == Seat(0)).unwrap().points;
    let name = ArrayString::from(name).unwrap();
    let rival = Rival { seat: Seat(0), points, turns: 0, name };
    (Ghost::read(&game_link(game).unwrap(), &rival).unwrap(), rival)
}

/// The chip and the card of the other's game after so many moves of one's own.
fn drawn<G: TableGame>(page: &Page<G>, own: &Journal<G>, at: usize, other: &Journal<G>) -> String {
    let words = (page.words)(Language::English);
    let (ghost, rival) = ghost(other, "Zoe");
    let standing = (page.standing)(own, at, &ghost, &rival);
    let names: Vec<Text> = ["Anna", "Ben", "Carla", "Dora", "Emil"].map(Text::from).to_vec();
    let options = own.setup().options();
    let context = TextContext { words: &words, names: &names, options, looker: Looker::Public };
    let chip = standing.chip(&words, &names, Callback::noop());
    let card = standing.card(&context, Callback::noop());
    text_of(&words, yew::html! { <>{ chip }{ card }</> })
}

/// Games that are the same up to the moment beside one's own look the same, whatever comes after it.
pub(in crate::web) fn nothing_to_come_is_drawn<G: SetupGame + TableGame>(page: &Page<G>) {
    if G::HANDS {
        return;
    }
    let mut told = 0;
    for setup in tables::<G>(With::People) {
        let start = |setup: Setup<G>| Journal::start(setup).ok().unwrap();
        let own = on(start(setup.clone()), 3);
        let other = on(start(setup), 4);
        let (mine, theirs) = (steps(&own, Seat(0)), steps(&other, Seat(0)));
        assert_eq!(mine.last().unwrap().moves, own.len());
        for at in (0..own.len()).step_by(EVERY) {
            let ended = mine.iter().filter(|step| step.moves <= at).count();
            // A solo game may end earlier than another one; then all of it lies open.
            let beside =
                ended.checked_sub(1).map(|last| theirs.get(last).or(theirs.last()).unwrap());
            let until = beside.map_or(0, |step| step.moves);
            let another = on(other.branch_at(until), 5);
            let [one, two] = [&other, &another].map(|game| drawn(page, &own, at, game));
            assert!(one == two, "{}: what is to come is drawn after {at} moves", G::NAME);
            assert!(one.contains("Zoe"), "{one}");
            if let Some(step) = beside {
                told += 1;
                let points = step.points;
                assert!(one.contains(&format!("Zoe</span><b>{points}</b>")), "{one}");
            }
        }
    }
    assert!(told > 0, "{}: nothing is compared", G::NAME);
}
