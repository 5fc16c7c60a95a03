//! Comparison with other solo games of the same link: other results from the same rolls, stored on this device or given
//! by a link.

use crate::engine::journal::Journal;
use crate::engine::link::{self, table_of};
use crate::engine::seat::Seat;
use crate::games::dice::Dice;
use crate::web::dice::score::sides;
use crate::web::dice::words::names::Names;
use crate::web::library::entry::Entry;
use crate::web::state::use_ctx;
use crate::web::words::use_words;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Most other results offered.
const MOST: usize = 12;
const ALONE: Seat = Seat(0);

/// Stored games with the same rolls but another course, most recently played first.
fn beside_own(own: &Journal<Dice>, mut kept: Vec<Entry>) -> Vec<Rc<Journal<Dice>>> {
    kept.sort_by_key(|entry| core::cmp::Reverse(entry.saved));
    // Only games with the same seed are replayed.
    let seed = own.setup().seed();
    let same = kept.iter().filter(|entry| table_of(&entry.text).is_some_and(|of| of.seed == seed));
    same.filter_map(|entry| other(own, &entry.text)).take(MOST).map(Rc::new).collect()
}

/// A finished game with the same rolls from its link, or from the text behind the link's `#`; `None` if it is not one,
/// or identical to this one.
fn other(own: &Journal<Dice>, text: &str) -> Option<Journal<Dice>> {
    let text = text.rsplit('#').next().unwrap_or_default().trim();
    let other = link::read_game::<Dice>(text).ok()?;
    let same = |game: &Journal<Dice>| (*game.setup().options(), game.setup().seed());
    let another = other.state().estate(ALONE) != own.state().estate(ALONE);
    (same(&other) == same(own) && other.is_over() && another).then_some(other)
}

/// Properties of the panel.
#[derive(Properties, PartialEq, Clone)]
pub struct Props {
    /// The finished solo game.
    pub game: Rc<Journal<Dice>>,
}

/// State of the comparison.
#[derive(Clone, PartialEq)]
enum With {
    Nothing,
    /// The text is not another game with these rolls.
    Refused,
    Game(Rc<Journal<Dice>>),
}

/// The other results.
#[component]
pub fn Panel(props: &Props) -> Html {
    let words = use_words();
    let names = Names(&words);
    let library = use_ctx().library;
    let others = use_state_eq(Vec::new);
    use_effect_with(props.game.clone(), {
        let others = others.setter();
        move |game| {
            let (game, library) = (game.clone(), library);
            spawn_local(async move {
                if let Some(library) = library {
                    // Without access to the library, links can still be compared.
                    others.set(beside_own(&game, library.all().await.unwrap_or_default()));
                }
            });
        }
    });
    let with = use_state_eq(|| With::Nothing);
    let given = use_node_ref();
    let compare = {
        let (with, given, game) = (with.setter(), given.clone(), props.game.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = given.cast::<HtmlInputElement>().map(|input| input.value());
            let found = other(&game, &text.unwrap_or_default());
            with.set(found.map_or(With::Refused, |found| With::Game(Rc::new(found))));
        })
    };
    html! {
        <section class="sheet par again" aria-labelledby="again-title">
            <h2 id="again-title">{ names.t("again-title") }</h2>
            <p>{ names.t("again-say") }</p>
            if !others.is_empty() {
                <ul>{ for others.iter().map(|other| result(names, other, &with)) }</ul>
            }
            <form onsubmit={compare}>
                <input ref={given} type="text" aria-label={names.t("again-link")} placeholder={names.t("again-link")} autocomplete="off" />
                <button type="submit" class="btn">{ names.t("again-compare") }</button>
            </form>
            { match &*with {
                With::Nothing => Html::default(),
                With::Refused => html! { <p role="alert">{ names.t("again-refused") }</p> },
                With::Game(other) => beside(names, &props.game, other),
            } }
        </section>
    }
}

/// A result to compare with.
fn result(names: Names<'_>, other: &Rc<Journal<Dice>>, with: &UseStateHandle<With>) -> Html {
    let estate = other.state().estate(ALONE);
    let castle = estate.start_castle().and_then(|castle| other.state().board().castle(castle));
    let castle = castle.map(|bonus| names.bonus_within(bonus)).unwrap_or_default();
    let points = estate.total().unsigned_abs();
    let args = [("points", points.into()), ("castle", castle.as_str().into())];
    let chosen = matches!(&**with, With::Game(shown) if shown == other);
    let (with, other) = (with.setter(), Rc::clone(other));
    html! {
        <li><button type="button" class={classes!("btn", chosen.then_some("lit"))} aria-pressed={if chosen { "true" } else { "false" }}
            onclick={move |_| with.set(With::Game(other.clone()))}>{ names.say("again-result", &args) }</button></li>
    }
}

/// This game and the other one.
fn beside(names: Names<'_>, own: &Journal<Dice>, other: &Journal<Dice>) -> Html {
    let said = match sides::parted(&sides::rounds(own), &sides::rounds(other)) {
        Some(0) | None => names.t("again-castles"),
        Some(round) => names.say("again-parted", &[("round", round.into())]),
    };
    let name = other.setup().roster().name(ALONE);
    let name = if name.is_empty() { names.t("again-other") } else { name.to_owned() };
    sides::drawn([(names.t("again-own"), own.state()), (name, other.state())], said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::dice::Options;
    use crate::games::dice::options::Castles;
    use crate::games::dice::sheets::SheetId;

    /// A game from a castle in which the player always passes and keeps all goods.
    fn passed(seed: u64, castle: &str, rounds: usize) -> Journal<Dice> {
        let options = Options::new(1, SheetId::A, Castles::Free).unwrap();
        let mut game = Journal::new(options, Seed::numbered(seed), Roster::new()).unwrap();
        game.play(ALONE, castle.parse().unwrap()).unwrap();
        while !game.is_over() && game.len() <= rounds {
            if game.play(ALONE, "keep".parse().unwrap()).is_err() {
                game.play(ALONE, "pass".parse().unwrap()).unwrap();
            }
        }
        game
    }

    #[test]
    fn another_finished_game_of_the_same_rolls_stands_beside_this_one() {
        let own = passed(1, "start @26", 99);
        assert!(own.is_over());
        let text = |game: &Journal<Dice>| link::game_link(game).unwrap();
        let another = passed(1, "start @10", 99);
        assert_eq!(other(&own, &text(&another)), Some(another.clone()));
        let address = format!(" https://example.org/page/#{}\n", text(&another));
        assert!(other(&own, &address).is_some(), "{address}");
        // Other rolls, an unfinished game, this game itself, and invalid text.
        for game in [passed(2, "start @10", 99), passed(1, "start @10", 5), own.clone()] {
            assert_eq!(other(&own, &text(&game)), None);
        }
        assert_eq!(other(&own, "nonsense"), None);
    }

    #[test]
    fn kept_games_of_other_rolls_are_left_out_and_the_latest_comes_first() {
        let own = passed(1, "start @26", 99);
        let entry = |saved, game: &Journal<Dice>| {
            let text = link::game_link(game).unwrap();
            Entry { saved, ..Entry::bare(text, crate::web::session::COLOURS) }
        };
        let (first, second) = (passed(1, "start @10", 99), passed(1, "start @13", 99));
        let kept = vec![
            entry(1, &first),
            entry(4, &own),
            entry(3, &second),
            entry(5, &passed(2, "start @10", 99)),
        ];
        assert_eq!(beside_own(&own, kept), [Rc::new(second), Rc::new(first)]);
    }
}
