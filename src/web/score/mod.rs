//! The score page, as far as all games share it: who won and why, where the points came from, how they
//! grew, what was given away, and how to go on.

pub mod chart;
mod review;
pub mod tally;

use crate::engine::journal::Journal;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::web::entropy::entropy;
use crate::web::session::{About, AnySession, Session};
use crate::web::setup::{Draft, SetupGame};
use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::table::{TableGame, begun, names};
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::marks::banner_mark;
use crate::web::ui::text::Icon;
use crate::web::ui::widgets::tool;
use crate::web::words::Words;
use chart::{Chart, Line};
use review::ReviewPanel;
use std::rc::Rc;
use tally::{Player, Tally};
use yew::prelude::*;

/// What a game adds to the score page.
pub trait ScoreGame: TableGame + SetupGame {
    /// The picture of a rule that gives points; its name is worded by `score-RULE`.
    fn rule_icon(rule: &str) -> Icon;

    /// What stands on top; for a game of several, that the first one won.
    fn title(words: &Words, game: &Journal<Self>, names: &[String]) -> String {
        let first = Self::standings(game.state()).first().map(|row| row.seat.index());
        let name = first.and_then(|seat| names.get(seat)).cloned().unwrap_or_default();
        words.say("score-won", &[("name", name.as_str().into())])
    }

    /// What decided, where points alone did not; may be empty.
    fn decided(words: &Words, game: &Journal<Self>, names: &[String]) -> String;

    /// The name of a phase, by the first number of the game's progress.
    fn phase(words: &Words, number: i64) -> String;

    /// What else the page shows: dice, a goal, medals.
    fn more(ctx: &Ctx, game: &Rc<Journal<Self>>, names: &[String]) -> Html;

    /// Whether looking back at turns is offered: players of the game can judge them.
    const REVIEWED: bool = true;
}

/// The score page, as the app calls it.
pub fn score<G: ScoreGame>(session: &AnySession, _ctx: &Ctx) -> Html {
    let Some(session) = Session::<G>::of(session).cloned() else { return Html::default() };
    html! { <ScorePage<G> session={session} /> }
}

#[derive(Properties, PartialEq, Clone)]
struct ScoreProps<G: ScoreGame> {
    session: Session<G>,
}

/// A player as the page shows one.
#[derive(Clone, PartialEq)]
struct Seated {
    name: String,
    banner: Banner,
    numbers: Player,
}

/// The score page.
#[component]
fn ScorePage<G: ScoreGame>(props: &ScoreProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let session = &props.session;
    let game = &session.journal;
    let tally = use_memo(game.clone(), |game| Tally::of(game));
    let names = names(words, game);
    let seated: Vec<Seated> = tally
        .players
        .iter()
        .map(|numbers| {
            let seat = numbers.standing.seat.index();
            Seated {
                name: names.get(seat).cloned().unwrap_or_default(),
                banner: Banner::nth(session.colours.at(seat)),
                numbers: numbers.clone(),
            }
        })
        .collect();
    let on_look = {
        let ctx = ctx.clone();
        Callback::from(move |moves: usize| ctx.act(Do::LookAt(moves)))
    };
    let decided = G::decided(words, game, &names);
    html! {
        <div class={classes!("sc", format!("of{}", seated.len()))}>
            <header>
                { tool("u-menu", words.t("app-menu"), ctx.send(Do::Show(Over::Menu)), "ib") }
                <h1>{ G::title(words, game, &names) }</h1>
                { tool("u-share", words.t("app-share"), ctx.send(Do::Show(Over::Share)), "ib") }
                { tool("u-settings", words.t("app-settings"), ctx.send(Do::Show(Over::Settings)), "ib") }
            </header>
            <main class="scmain">
                <section class="win sheet" aria-label={words.t("score-order")}>
                    <div class="ranks" role="list">{ for seated.iter().map(|player| rank(player, words)) }</div>
                    if !decided.is_empty() { <p class="tie">{ decided }</p> }
                </section>
                <section class="tbl sheet">{ sheet::<G>(&tally, &seated, words) }</section>
                <div class="ch">
                    { curve::<G>(&tally, &seated, words) }
                    { G::more(&ctx, game, &names) }
                    if G::REVIEWED {
                        <ReviewPanel<G> game={game.clone()} {names} colours={session.colours} {on_look} />
                    }
                </div>
            </main>
            { footer(&ctx, session) }
        </div>
    }
}

fn rank(player: &Seated, words: &Words) -> Html {
    let standing = player.numbers.standing;
    let first = (standing.place == 1).then_some("first");
    let points = u32::try_from(standing.points).unwrap_or(0);
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
                <span>{ words.say("score-points", &[("points", points.into())]) }</span>
            </div>
        </div>
    }
}

/// Points by the rules that gave them.
fn sheet<G: ScoreGame>(tally: &Tally, seated: &[Seated], words: &Words) -> Html {
    let row = |rule: &&'static str| {
        let of = |player: &Seated| {
            let row = player.numbers.sheet.iter().find(|row| row.rule == *rule);
            row.map_or(0, |row| row.points)
        };
        let best = seated.iter().map(of).max().unwrap_or(0);
        html! {
            <tr key={*rule}>
                <th scope="row"><span><Pic id={G::rule_icon(rule)} />{ words.t(&format!("score-{rule}")) }</span></th>
                { for seated.iter().map(|player| {
                    let points = of(player);
                    let class = (points == best && points > 0 && seated.len() > 1).then_some("best");
                    html! { <td key={player.numbers.standing.seat.0} class={classes!(class)}>{ points }</td> }
                }) }
            </tr>
        }
    };
    html! {
        <table>
            <thead><tr>
                <th scope="col">{ words.t("score-sheet") }</th>
                { for seated.iter().map(|player| html! {
                    <th scope="col" key={player.numbers.standing.seat.0} class={player.banner.class()}>
                        <span class="dot"></span>{ player.name.clone() }
                    </th>
                }) }
            </tr></thead>
            <tbody>{ for tally.rules.iter().map(row) }</tbody>
            <tfoot><tr>
                <th scope="row">{ words.t("score-total") }</th>
                { for seated.iter().map(|player| html! {
                    <td key={player.numbers.standing.seat.0}>{ player.numbers.standing.points }</td>
                }) }
            </tr></tfoot>
        </table>
    }
}

/// The points over the game.
fn curve<G: ScoreGame>(tally: &Tally, seated: &[Seated], words: &Words) -> Html {
    let line = |player: &Seated| Line {
        name: player.name.clone(),
        banner: player.banner,
        series: player.numbers.series.clone(),
    };
    let lines: Vec<Line> = seated.iter().map(line).collect();
    let phases: Vec<(usize, AttrValue)> = tally
        .phases
        .iter()
        .map(|(step, number)| (*step, G::phase(words, *number).into()))
        .collect();
    html! {
        <section class="sheet"><h2>{ words.t("score-over-time") }</h2>
            <Chart {lines} {phases} label={words.t("score-over-time")} />
        </section>
    }
}

/// How people go on after the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Again {
    SameSeed,
    NewSeed,
    OtherSeats,
}

fn footer<G: ScoreGame>(ctx: &Ctx, session: &Session<G>) -> Html {
    let words = &ctx.words;
    let button = |again: Again, class: &'static str, key: &str| {
        let (ctx, session) = (ctx.clone(), session.clone());
        let onclick = move |_: MouseEvent| {
            if let Some(next) = next(&session, again) {
                ctx.act(Do::Begin(next));
            }
        };
        html! { <button type="button" {class} {onclick}>{ words.t(key) }</button> }
    };
    let several = G::seats(session.journal.state()) > 1;
    html! {
        <footer>
            <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Table))}>{ words.t("score-look-back") }</button>
            <span class="g"></span>
            { button(Again::SameSeed, "btn", "score-same-seed") }
            if several { { button(Again::OtherSeats, "btn", "score-other-seats") } }
            { button(Again::NewSeed, "end", "score-play-again") }
        </footer>
    }
}

/// The same table once more: as it was, with another seed, or with everybody one seat on.
fn next<G: ScoreGame>(session: &Session<G>, again: Again) -> Option<AnySession> {
    let mut draft = Draft::of_setup(session.journal.setup(), session.colours);
    match again {
        Again::OtherSeats => draft.rotate(),
        Again::NewSeed => draft.seed = Seed::fresh(entropy()).as_str().to_owned(),
        Again::SameSeed => {}
    }
    let about = About { policy: session.about.policy, ..About::default() };
    begun(draft.setup().ok()?, draft.colours(), about)
}
