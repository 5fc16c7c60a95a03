//! The statistics page.

mod analysed;
mod glance;
mod queue;

use crate::bots::level::Level;
use crate::web::frame::top_back;
use crate::web::games::{self, GAMES, GamePage, page};
use crate::web::library::analysed::{Analysed, analysed};
use crate::web::library::entry::Entry;
use crate::web::library::statistics::{GameStatistics, PlayerKey, Result, Tally, statistics};
use crate::web::library::summary::summary;
use crate::web::pages::games::{nothing, unread};
use crate::web::pages::trend::{Course, Point, trends};
use crate::web::state::{Ctx, use_ctx};
use crate::web::words::Words;
use crate::web::words::number::decimal;
use analysed::{Others, use_accounts};
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`StatisticsPage`].
#[derive(Properties, PartialEq, Clone)]
pub struct StatisticsProps {
    /// All stored games.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// True if stored games could not be read.
    pub unread: bool,
}

/// The page with statistics over all finished games.
#[component]
pub fn StatisticsPage(props: &StatisticsProps) -> Html {
    let ctx = use_ctx();
    let all = use_memo(props.games.clone(), |games| statistics(games, variant));
    let glance = use_memo((props.games.clone(), all.clone()), |(games, all)| summary(games, all));
    let accounts = use_accounts();
    let prices = use_memo((props.games.clone(), accounts.clone()), |(games, accounts)| {
        analysed(games, accounts)
    });
    let shown = GAMES.iter().filter_map(|game| Some((game, all.get(game.name)?)));
    let shown = shown.map(|(game, of_game)| {
        section(&ctx, game, &format!("game-{}", game.name), of_game, prices.get(game.name))
    });
    html! {
        <div class="reading aside statistics">
            { top_back(&ctx, ctx.t("statistics-title")) }
            <main>
                if props.unread {
                    { unread(&ctx) }
                } else if all.is_empty() {
                    { nothing(&ctx, "statistics-none", "statistics-none-say") }
                }
                { for glance.as_ref().as_ref().map(|all| glance::glance(&ctx.words, all)) }
                { for shown }
                <Others games={props.games.clone()} {accounts} />
                if !all.is_empty() { <p class="keeps">{ ctx.t("statistics-say") }</p> }
            </main>
        </div>
    }
}

/// The variant of a game played with these options.
#[must_use]
pub fn variant(game: &str, options: &[u8]) -> &'static str {
    page(game).map_or("", |page| (page.variant)(options))
}

/// Statistics of one game, under a title.
pub fn section(
    ctx: &Ctx,
    game: &GamePage,
    title: &str,
    of_game: &GameStatistics,
    prices: Option<&Analysed>,
) -> Html {
    let (words, name) = (&ctx.words, game.name);
    let id = format!("statistics-{name}");
    html! {
        <section key={name} class={classes!("card", "sheet", format!("w-{name}"))} aria-labelledby={id.clone()}>
            <h2 {id}>{ games::emblem(name) }{ words.t(title) }
                <small>{ words.say("statistics-finished", &[("count", of_game.finished.into())]) }</small></h2>
            { points(words, name, &of_game.trends) }
            if !of_game.together.is_empty() {
                { table(words, "statistics-together", &named(words, &of_game.together), true) }
            }
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
            { for prices.map(|prices| analysed::of_game(words, game, prices)) }
        </section>
    }
}

/// People's points from game to game.
fn points(words: &Words, name: &str, all: &[(String, Vec<Result>)]) -> Html {
    let point = |of: &Result| Point { saved: of.saved, value: of.points, won: of.won };
    let people =
        all.iter().map(|(name, results)| (name.clone(), results.iter().map(point).collect()));
    let course = Course {
        id: format!("trend-{name}"),
        title: words.t("statistics-trend"),
        say: &|points| points.to_string(),
    };
    trends(words, &course, &people.collect::<Vec<_>>())
}

/// Name of a level of computer players.
fn level_name(words: &Words, number: u8) -> String {
    let level = Level::of_number(number).map_or("", Level::key);
    let level = words.t(&format!("players-short-{level}"));
    words.say("statistics-computer", &[("level", level.as_str().into())])
}

/// Name of the games whose strongest opponent is a computer of a level.
fn against_level(words: &Words, number: u8) -> String {
    let level = Level::of_number(number).map_or("", Level::key);
    words.say("statistics-against-level", &[("level", level.into())])
}

/// A percentage, such as "33%".
fn in_percent(words: &Words, percent: u32) -> String {
    words.say("settings-percent", &[("percent", percent.into())])
}

/// Rows by strongest computer opponent.
fn against(words: &Words, of_game: &GameStatistics) -> Vec<(String, Tally)> {
    let row = |(level, tally): &(u8, Tally)| (against_level(words, *level), tally.clone());
    of_game.against.iter().map(row).collect()
}

/// Rows by variant.
fn by_variant(words: &Words, game: &str, of_game: &GameStatistics) -> Vec<(String, Tally)> {
    let name =
        |variant: &str| words.say(&format!("game-{game}-variant"), &[("variant", variant.into())]);
    of_game.by_variant.iter().map(|(variant, tally)| (name(variant), tally.clone())).collect()
}

/// Rows by player.
fn named(words: &Words, rows: &[(PlayerKey, Tally)]) -> Vec<(String, Tally)> {
    let name = |who: &PlayerKey| match who {
        PlayerKey::You => words.t("statistics-you"),
        PlayerKey::Person(name) if name.is_empty() => words.t("statistics-nameless"),
        PlayerKey::Person(name) => name.clone(),
        PlayerKey::Computer(number) => level_name(words, *number),
    };
    rows.iter().map(|(who, tally)| (name(who), tally.clone())).collect()
}

/// Rows by number of players.
fn by_players(words: &Words, of_game: &GameStatistics) -> Vec<(String, Tally)> {
    let row = |(seats, tally): &(usize, Tally)| {
        let seats = u32::try_from(*seats).unwrap_or_default();
        (words.say("statistics-seats", &[("count", seats.into())]), tally.clone())
    };
    of_game.by_players.iter().map(row).collect()
}

/// A table of games, wins and points; solo games have no column for wins.
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

fn row(words: &Words, name: &str, tally: &Tally, won: bool) -> Html {
    let percent = tally.percent_won();
    let share = in_percent(words, percent);
    html! {
        <tr key={name}>
            <th scope="row">{ name }</th>
            <td>{ tally.games }</td>
            if won {
                <td class="share"><meter min="0" max="100" value={percent.to_string()} aria-hidden="true" />
                    <b>{ tally.won }</b><small>{ " " }{ share }</small></td>
                <td>{ tally.longest }</td>
            }
            <td>{ decimal(words, tally.mean_tenths(), 1) }</td>
            <td><b>{ tally.best }</b></td>
        </tr>
    }
}
