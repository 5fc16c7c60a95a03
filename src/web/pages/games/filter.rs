//! The choice of a game whose stored games are listed alone.

use crate::web::games::{GAMES, emblem};
use crate::web::library::entry::Entry;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Fewest stored games that are worth a choice.
const FEWEST: usize = 4;

/// The games with stored ones and how many each has, in the order of the registry.
pub(super) fn kinds(entries: &[Rc<Entry>]) -> Vec<(&'static str, usize)> {
    let count = |name: &str| entries.iter().filter(|entry| entry.game() == name).count();
    let counts = GAMES.iter().map(|game| (game.name, count(game.name)));
    counts.filter(|(_, count)| *count > 0).collect()
}

/// A row of buttons: all, and each of these games; nothing if all games are of one kind, or few.
pub(super) fn filter(
    words: &Words,
    kinds: &[(&'static str, usize)],
    shown: Option<&'static str>,
    pick: &Callback<Option<&'static str>>,
) -> Html {
    let all: usize = kinds.iter().map(|(_, count)| count).sum();
    if kinds.len() < 2 || all < FEWEST {
        return Html::default();
    }
    let option = |game: Option<&'static str>, name: String, count: usize| {
        let (on, pick) = (game == shown, pick.clone());
        html! {
            <label key={game.unwrap_or_default()}
                class={classes!(on.then_some("on"), game.map(|game| format!("w-{game}")))}>
                <input type="radio" class="sr" name="filter" checked={on} onchange={move |_| pick.emit(game)} />
                { for game.map(emblem) }<span>{ name }</span><small>{ count }</small>
            </label>
        }
    };
    html! {
        <div class="filter" role="radiogroup" aria-label={words.t("games-filter")}>
            { option(None, words.t("games-filter-all"), all) }
            { for kinds.iter().map(|(game, count)| option(Some(game), words.t(&format!("game-{game}")), *count)) }
        </div>
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    #[test]
    fn few_games_and_those_of_one_kind_have_no_filter() {
        let words = real(Language::English);
        let shown = |counts: &[usize]| {
            let kinds: Vec<_> = GAMES.iter().map(|game| game.name).zip(counts.to_vec()).collect();
            filter(&words, &kinds, None, &Callback::noop()) != Html::default()
        };
        assert!(shown(&[3, 1]) && shown(&[2, 2, 1]));
        assert!(!shown(&[]) && !shown(&[9]) && !shown(&[2, 1]));
    }
}
