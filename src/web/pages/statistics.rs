//! The page with what the finished games add up to.

use crate::bots::level::Level;
use crate::web::frame::top_back;
use crate::web::games::{GAMES, page};
use crate::web::library::entry::Entry;
use crate::web::library::statistics::{OfGame, Tally, Who, statistics};
use crate::web::pages::trend;
use crate::web::state::{Ctx, use_ctx};
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What the page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct StatisticsProps {
    /// All games that are kept.
    pub games: Rc<Vec<Rc<Entry>>>,
}

/// The page with what the finished games add up to.
#[component]
pub fn StatisticsPage(props: &StatisticsProps) -> Html {
    let ctx = use_ctx();
    let all = use_memo(props.games.clone(), |games| statistics(games, variant));
    let shown = GAMES.iter().filter_map(|game| Some((game.name, all.get(game.name)?)));
    html! {
        <div class="reading statistics">
            { top_back(&ctx, ctx.t("statistics-title")) }
            <main>
                <p class="keeps">{ ctx.t("statistics-say") }</p>
                if all.is_empty() { <p class="card sheet">{ ctx.t("statistics-none") }</p> }
                { for shown.map(|(name, of_game)| section(&ctx, name, &format!("game-{name}"), of_game)) }
            </main>
        </div>
    }
}

/// What of a game was played.
#[must_use]
pub fn variant(game: &str, options: &[u8]) -> &'static str {
    page(game).map_or("", |page| (page.variant)(options))
}

/// What the finished games of one kind add up to, under a title.
pub fn section(ctx: &Ctx, name: &'static str, title: &str, of_game: &OfGame) -> Html {
    let words = &ctx.words;
    let id = format!("statistics-{name}");
    html! {
        <section key={name} class={classes!("card", "sheet", format!("w-{name}"))} aria-labelledby={id.clone()}>
            <h2 {id}>{ words.t(title) }
                <small>{ words.say("statistics-finished", &[("count", of_game.finished.into())]) }</small></h2>
            if !of_game.together.is_empty() {
                { table(words, "statistics-together", &named(words, &of_game.together), true) }
            }
            { trend::trends(words, name, &of_game.trends) }
            if !of_game.against.is_empty() {
                { table(words, "statistics-against", &against(words, of_game), true) }
            }
            if of_game.by_variant.len() > 1 {
                { table(words, "statistics-variants", &by_variant(words, name, of_game), true) }
            }
            if of_game.by_players.len() > 1 {
                { table(words, "statistics-by-players", &by_players(words, of_game), true) }
            }
            if !of_game.alone.is_empty() {
                { table(words, "statistics-alone", &named(words, &of_game.alone), false) }
            }
        </section>
    }
}

/// The name of a level of computer players.
fn level_name(words: &Words, number: u8) -> String {
    let level = Level::of_number(number).map_or("", Level::key);
    let level = words.t(&format!("players-short-{level}"));
    words.say("statistics-computer", &[("level", level.as_str().into())])
}

/// Rows by the strongest computer player at the table.
fn against(words: &Words, of_game: &OfGame) -> Vec<(String, Tally)> {
    let row = |(level, tally): &(u8, Tally)| {
        let level = level_name(words, *level);
        let name = words.say("statistics-against-level", &[("level", level.as_str().into())]);
        (name, tally.clone())
    };
    of_game.against.iter().map(row).collect()
}

/// Rows by what of the game was played.
fn by_variant(words: &Words, game: &str, of_game: &OfGame) -> Vec<(String, Tally)> {
    let name =
        |variant: &str| words.say(&format!("game-{game}-variant"), &[("variant", variant.into())]);
    of_game.by_variant.iter().map(|(variant, tally)| (name(variant), tally.clone())).collect()
}

/// Rows by who played.
fn named(words: &Words, rows: &[(Who, Tally)]) -> Vec<(String, Tally)> {
    let name = |who: &Who| match who {
        Who::Person(name) if name.is_empty() => words.t("statistics-nameless"),
        Who::Person(name) => name.clone(),
        Who::Computer(number) => level_name(words, *number),
    };
    rows.iter().map(|(who, tally)| (name(who), tally.clone())).collect()
}

/// Rows by how many sat at the table.
fn by_players(words: &Words, of_game: &OfGame) -> Vec<(String, Tally)> {
    let row = |(seats, tally): &(usize, Tally)| {
        let seats = u32::try_from(*seats).unwrap_or_default();
        (words.say("statistics-seats", &[("count", seats.into())]), tally.clone())
    };
    of_game.by_players.iter().map(row).collect()
}

/// Rows with their games, what was won, and points. Games played alone are not won over anybody.
fn table(words: &Words, title: &str, rows: &[(String, Tally)], won: bool) -> Html {
    let head = |key: &str| html! { <th scope="col">{ words.t(key) }</th> };
    html! {
        <table>
            <caption>{ words.t(title) }</caption>
            <thead><tr>
                <td></td>
                { head("statistics-games") }
                if won { { head("statistics-won") }{ head("statistics-longest") } }
                { head("statistics-mean") }{ head("statistics-best") }
            </tr></thead>
            <tbody>{ for rows.iter().map(|(name, tally)| row(words, name, tally, won)) }</tbody>
        </table>
    }
}

/// A number of tenths as people write it: "12.5".
#[must_use]
pub fn decimal(words: &Words, tenths: i64) -> String {
    let sign = if tenths < 0 { "−" } else { "" };
    let whole = format!("{sign}{}", tenths.unsigned_abs() / 10);
    let rest = (tenths.unsigned_abs() % 10).to_string();
    let args = [("whole", whole.as_str().into()), ("tenths", rest.as_str().into())];
    words.say("statistics-decimal", &args)
}

fn row(words: &Words, name: &str, tally: &Tally, won: bool) -> Html {
    let percent = tally.percent_won();
    html! {
        <tr key={name}>
            <th scope="row">{ name }</th>
            <td>{ tally.games }</td>
            if won {
                <td class="share"><meter min="0" max="100" value={percent.to_string()} aria-hidden="true" />
                    <b>{ tally.won }</b><small>{ format!(" {percent} %") }</small></td>
                <td>{ tally.longest }</td>
            }
            <td>{ decimal(words, tally.mean_tenths()) }</td>
            <td><b>{ tally.best }</b></td>
        </tr>
    }
}
