//! The score sheet: who won and why, where the points came from, how the score grew, how the dice fell.

pub mod chart;
mod solo;
pub mod tally;
mod team;

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::State;
use crate::games::burgundy::event::{BASE_SOURCES, SOURCES, Source};
use crate::web::burgundy::art::marks::banner_mark;
use crate::web::burgundy::model::{Arg, board_name};
use crate::web::burgundy::review_panel::ReviewPanel;
use crate::web::burgundy::scene::Banner;
use crate::web::burgundy::score::chart::Chart;
use crate::web::burgundy::score::tally::{Decided, Player, Tally};
use crate::web::session::Colours;
use crate::web::ui::geometry::num;
use crate::web::ui::{Pic, symbol};
use crate::web::words::{Language, Words, use_words};
use std::rc::Rc;
use yew::prelude::*;

/// What a person wants after the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// Back to the table, to look at any moment.
    LookBack,
    /// To the table, to look at the moment after so many moves.
    LookAt(usize),
    /// The same players, tiles and dice again.
    SameSeed,
    /// The same players with new tiles and dice.
    NewSeed,
    /// The same seed with the players in other seats.
    OtherSeats,
    /// The menu.
    Menu,
    /// Share the game.
    Share,
    /// The settings.
    Settings,
}

/// What the score page needs.
#[derive(Properties, PartialEq, Clone)]
pub struct ScoreProps {
    /// The finished game.
    pub game: Rc<Journal<Burgundy>>,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The players' colours, by seat.
    pub colours: Colours,
    /// Takes what comes after.
    pub after: Callback<After>,
}

/// A player as the page shows one.
#[derive(Clone, PartialEq)]
struct Seated {
    name: String,
    banner: Banner,
    board: Arg,
    /// The number of the team, 0 or 1, in a team game.
    team: Option<u8>,
    numbers: Player,
}

/// The score page.
#[component]
pub fn ScorePage(props: &ScoreProps) -> Html {
    let words = use_words();
    let tally = use_memo(props.game.clone(), |game| Tally::of(game));
    let seated: Rc<Vec<Seated>> = Rc::new(seated(props, &tally));
    let is_solo = props.game.state().is_solo();
    let tool = |intent: After, icon: &'static str, key: &str| {
        let after = props.after.clone();
        html! {
            <button class="ib" aria-label={words.t(key)} onclick={move |_| after.emit(intent)}><Pic id={icon} /></button>
        }
    };
    let button = |intent: After, class: &'static str, key: &str| {
        let after = props.after.clone();
        html! { <button {class} onclick={move |_| after.emit(intent)}>{ words.t(key) }</button> }
    };
    html! {
        <div class={classes!("sc", format!("of{}", seated.len()))}>
            <header>
                { tool(After::Menu, "u-menu", "app-menu") }
                <h1>{ title(props.game.state(), &seated, &words) }</h1>
                { tool(After::Share, "u-share", "app-share") }
                { tool(After::Settings, "u-settings", "app-settings") }
            </header>
            <main class="scmain">
                { result(props.game.state(), &seated, tally.decided, &words) }
                <section class="tbl sheet">{ sheet(&seated, &words) }</section>
                <div class="ch">
                    { curve(props.game.state(), &seated, &words) }
                    <section class="sheet"><h2>{ words.t("score-dice") }</h2>
                        <div class="fair">{ for seated.iter().map(|player| dice(player, &words)) }</div>
                    </section>
                    <ReviewPanel game={props.game.clone()} names={props.names.clone()} colours={props.colours}
                        on_look={props.after.reform(After::LookAt)} />
                </div>
            </main>
            <footer>
                { button(After::LookBack, "btn", "score-look-back") }
                <span class="g"></span>
                if !is_solo { { button(After::OtherSeats, "btn", "score-other-seats") } }
                { button(After::NewSeed, "btn", "score-new-seed") }
                { button(After::SameSeed, "end", "score-same-seed") }
            </footer>
        </div>
    }
}

/// Who won, or what came of it.
fn title(state: &State, seated: &[Seated], words: &Words) -> String {
    if state.is_solo() {
        return solo::title(state, words);
    }
    let (key, winner) = match state.is_team_game() {
        true => ("team-title", team::winner(seated, words)),
        false => ("score-title", seated.first().map(|best| best.name.clone()).unwrap_or_default()),
    };
    words.say(key, &[("name", winner.as_str().into())])
}

/// The order of the players or teams, or how many fields are filled.
fn result(state: &State, seated: &[Seated], decided: Decided, words: &Words) -> Html {
    if state.is_solo() {
        return solo::result(state, seated, words);
    }
    if state.is_team_game() {
        return team::result(seated, words);
    }
    html! {
        <section class="win sheet" aria-label={words.t("score-order")}>
            <div class="ranks" role="list">{ for seated.iter().map(|player| rank(player, words)) }</div>
            { tie(seated, decided, words) }
        </section>
    }
}

/// The score over the game.
fn curve(state: &State, seated: &[Seated], words: &Words) -> Html {
    if state.is_solo() {
        return solo::curve(seated, words);
    }
    if state.is_team_game() {
        return team::curve(seated, words);
    }
    html! {
        <section class="sheet"><h2>{ words.t("score-chart") }</h2>
            <Chart lines={lines(seated)} label={words.t("score-chart")} />
        </section>
    }
}

fn seated(props: &ScoreProps, tally: &Tally) -> Vec<Seated> {
    let state = props.game.state();
    let seated = |numbers: &Player| {
        let Seat(seat) = numbers.standing.seat;
        let board = state.estate(numbers.standing.seat).board;
        Seated {
            name: props.names.get(usize::from(seat)).cloned().unwrap_or_default(),
            banner: Banner::nth(props.colours.at(usize::from(seat))),
            board: board_name(state.options.edition(), board),
            team: state.team(numbers.standing.seat),
            numbers: numbers.clone(),
        }
    };
    tally.players.iter().map(seated).collect()
}

fn rank(player: &Seated, words: &Words) -> Html {
    let Player { standing, empty_fields, .. } = &player.numbers;
    let args = [("board", player.board.clone()), ("empty", (*empty_fields).into())];
    let first = (standing.place == 1).then_some("first");
    html! {
        <div key={standing.seat.0} class={classes!("rank", player.banner.class(), first)} role="listitem">
            <svg class="bn" viewBox="0 0 60 78" aria-hidden="true" focusable="false">
                <path class="bnback" d="M4 3h52v70L30 60 4 73z" />
                <path class="bnline" d="M9 8h42v56L30 54 9 64z" />
                { banner_mark(player.banner, 30.0, 15.0, 9.0) }
                <text x="30" y="42" text-anchor="middle" font-size="20">{ standing.points }</text>
            </svg>
            <div>
                <b>{ format!("{}. {}", standing.place, player.name) }</b>
                <span>{ words.say("score-points", &[("points", u32::try_from(standing.points).unwrap_or(0).into())]) }</span>
                <span>{ words.say("score-board", &args) }</span>
            </div>
        </div>
    }
}

/// What decided, where points alone did not.
fn tie(seated: &[Seated], decided: Decided, words: &Words) -> Html {
    let [first, second, ..] = seated else { return Html::default() };
    let key = match decided {
        Decided::Points => return Html::default(),
        Decided::EmptyFields => "score-tie-fields",
        Decided::Bridge => "score-tie-bridge",
    };
    let args = [
        ("points", u32::try_from(first.numbers.standing.points).unwrap_or(0).into()),
        ("first", first.name.as_str().into()),
        ("second", second.name.as_str().into()),
        ("more", first.numbers.empty_fields.into()),
        ("fewer", second.numbers.empty_fields.into()),
    ];
    html! { <p class="tie">{ words.say(key, &args) }</p> }
}

/// Each row's picture and the key of its name.
const ROWS: [(Source, &str, &str); SOURCES] = [
    (Source::Regions, "any-tile", "score-regions"),
    (Source::Phases, "phase-C", "score-phases"),
    (Source::Bonuses, "bonus-large", "score-bonuses"),
    (Source::Animals, "a-sheep", "score-animals"),
    (Source::Goods, "g-4", "score-goods"),
    (Source::Watchtowers, "b-watchtower", "score-watchtowers"),
    (Source::Monasteries, "t-monastery", "score-monasteries"),
    (Source::GoodsLeft, "g-back", "score-goods-left"),
    (Source::SilverLeft, "silver", "score-silver-left"),
    (Source::WorkersLeft, "worker", "score-workers-left"),
    (Source::Posts, "post", "score-posts"),
    (Source::Routes, "route", "score-routes"),
    (Source::Shields, "shield", "score-shields"),
];

/// Rows of modules stand in the sheet when they have brought points.
fn is_shown((source, ..): &(Source, &str, &str), seated: &[Seated]) -> bool {
    let scored = |player: &Seated| player.numbers.sources.at(source.index()) > 0;
    // Alone there is no final scoring and no bonus tile.
    let solo = seated.len() == 1;
    (source.index() < BASE_SOURCES && !solo) || seated.iter().any(scored)
}

fn sheet(seated: &[Seated], words: &Words) -> Html {
    let row = |(source, icon, key): &(Source, &'static str, &str)| {
        let of = |player: &Seated| player.numbers.sources.at(source.index());
        let best = seated.iter().map(of).max().unwrap_or(0);
        html! {
            <tr key={*icon}>
                <th scope="row"><span><Pic id={*icon} />{ words.t(key) }</span></th>
                { for seated.iter().map(|player| {
                    let points = of(player);
                    let class = (points == best && points > 0).then_some("best");
                    html! { <td key={player.numbers.standing.seat.0} class={classes!(class)}>{ points }</td> }
                }) }
            </tr>
        }
    };
    html! {
        <table>
            <thead><tr>
                <th scope="col">{ words.t(if seated.len() == 1 { "solo-sheet" } else { "score-sheet" }) }</th>
                { for seated.iter().map(|player| html! {
                    <th scope="col" key={player.numbers.standing.seat.0} class={player.banner.class()}>
                        <span class="dot"></span>{ player.name.clone() }
                    </th>
                }) }
            </tr></thead>
            <tbody>{ for ROWS.iter().filter(|row| is_shown(row, seated)).map(row) }</tbody>
            <tfoot>
            <tr>
                <th scope="row">{ words.t("score-total") }</th>
                { for seated.iter().map(|player| html! {
                    <td key={player.numbers.standing.seat.0}>{ player.numbers.sources.iter().sum::<u16>() }</td>
                }) }
            </tr>
            if let [.., last] = seated && last.team.is_some() { { team::totals(seated, words) } }
            </tfoot>
        </table>
    }
}

fn lines(seated: &[Seated]) -> Vec<chart::Line> {
    let line = |player: &Seated| chart::Line {
        name: player.name.clone(),
        banner: player.banner,
        series: player.numbers.series.clone(),
        thin: false,
    };
    seated.iter().map(line).collect()
}

/// How one player's dice fell: a bar for each face.
fn dice(player: &Seated, words: &Words) -> Html {
    let numbers = &player.numbers;
    let most = numbers.faces.iter().copied().max().unwrap_or(1).max(1);
    let mean = numbers.mean_hundredths();
    let point = if words.language() == Language::German { ',' } else { '.' };
    let mean = format!("{}{point}{:02}", mean / 100, mean % 100);
    let args = [("mean", mean.as_str().into()), ("doubles", numbers.doubles.into())];
    let said: Vec<String> =
        (1..).zip(numbers.faces).map(|(face, n): (u8, u8)| format!("{face}: {n}")).collect();
    html! {
        <div key={numbers.standing.seat.0} class={player.banner.class()}>
            <b>{ player.name.clone() }</b>
            <svg class="bars" viewBox="0 0 162 84" role="img" aria-label={said.join(", ")}>
                { for (0u8..).zip(numbers.faces).map(|(index, count)| {
                    let height = 46.0 * f64::from(count) / f64::from(most);
                    let x = 27.0 * f64::from(index);
                    html! { <g key={index}>
                        <rect class="bar" x={num(x + 3.0)} y={num(60.0 - height)} width="20" height={num(height)} />
                        <text class="n" x={num(x + 13.0)} y={num(56.0 - height)} text-anchor="middle" font-size="11">{ count }</text>
                        { symbol(die(index), x + 13.0, 73.0, 20.0, "") }
                    </g> }
                }) }
            </svg>
            <small>{ words.say("score-fair", &args) }</small>
        </div>
    }
}

fn die(index: u8) -> &'static str {
    ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"].at(usize::from(index))
}
