//! The score page, as far as all games share it: who won and why, where the points came from, how they
//! grew, what was given away, and how to go on.

pub mod chart;
mod review;
mod sheet;
pub mod tally;
pub mod versus;

pub use crate::web::replay::comparison::ShownAction;
pub use review::{Better, better, shown_action, texts};

use crate::bots::player::ComputerPlayer;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::web::entropy::entropy;
use crate::web::session::{About, AnySession, Session};
use crate::web::setup::{Draft, SetupGame};
use crate::web::state::{Ctx, Do, Over, Page, use_ctx};
use crate::web::table::{begun, names};
use crate::web::thinking::review::GivenAway;
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::marks::banner_mark;
use crate::web::ui::text::Icon;
use crate::web::ui::widgets::tool;
use crate::web::words::Words;
use chart::{Chart, ChartProps, Curve, Name};
use review::ReviewPanel;
use sheet::Sheet;
use std::rc::Rc;
use tally::{Player, Tally};
use yew::prelude::*;

/// What a game adds to the score page.
pub trait ScoreGame: SetupGame + ComputerPlayer {
    /// What the page tells of the whole game beside its points.
    type History: 'static;

    /// Goes over the game for it, once.
    fn history(game: &Journal<Self>) -> Self::History;

    /// The picture of a rule that gives points; its name is worded by `score-RULE`.
    fn rule_icon(rule: &str) -> Icon;

    /// What stands on top; for a game of several, that the first one won.
    fn title(words: &Words, game: &Journal<Self>, names: &[String]) -> String {
        let first = Self::standings(game.state()).first().map(|row| row.seat.index());
        let name = first.and_then(|seat| names.get(seat)).cloned().unwrap_or_default();
        words.say("score-won", &[("name", name.as_str().into())])
    }

    /// The final order.
    fn ranks(over: &Finished<'_, Self>) -> Vec<Rank> {
        over.players.iter().map(|player| Rank::of(over.words, player)).collect()
    }

    /// What marks the final order's panel, if anything.
    fn mark(_game: &Journal<Self>) -> Option<&'static str> {
        None
    }

    /// What decided, where points alone did not; may be empty.
    fn decided(words: &Words, game: &Journal<Self>, names: &[String]) -> String;

    /// What stands over the points by rule.
    fn sheet_title(words: &Words, _game: &Journal<Self>) -> String {
        words.t("score-sheet")
    }

    /// The rules that the sheet shows, in their order.
    fn rules(over: &Finished<'_, Self>) -> Vec<&'static str> {
        over.tally.rules.clone()
    }

    /// What stands below the sheet's sums.
    fn below_sums(_over: &Finished<'_, Self>) -> Html {
        Html::default()
    }

    /// The name of a phase, by the first number of the game's progress.
    fn phase(words: &Words, number: i64) -> String;

    /// The points over the game.
    fn curve(over: &Finished<'_, Self>) -> ChartProps {
        let name = |number: i64| Name::Text(Self::phase(over.words, number).into());
        ChartProps {
            lines: over.players.iter().map(Seated::line).collect(),
            label: over.words.t("score-over-time").into(),
            phases: over.tally.phases.iter().map(|(from, number)| (*from, name(*number))).collect(),
            span: None,
            apart: None,
            goal: None,
        }
    }

    /// What else the page shows: dice, a goal, medals.
    fn more(over: &Finished<'_, Self>) -> Html;

    /// Whether looking back at turns is offered: players of the game can judge them.
    const REVIEWED: bool = true;

    /// A turn for which a better one was found, in words.
    fn better(
        words: &Words,
        game: &Journal<Self>,
        names: &[String],
        turn: &GivenAway<Self>,
    ) -> Better;

    /// A choice of a turn that is looked back at, in words and where it lies on the table; nothing for one that is
    /// not worth showing, as a turn's end.
    fn shown_action(
        words: &Words,
        game: &Journal<Self>,
        names: &[String],
        made: (&Self::State, Seat, &Self::Action),
    ) -> Option<ShownAction>;

    /// How people may go on, and what says so; the last one is what most will want.
    const AGAIN: [(Again, &'static str); 3] = [
        (Again::SameSeed, "score-same-seed"),
        (Again::OtherSeats, "score-other-seats"),
        (Again::NewSeed, "score-play-again"),
    ];
}

/// A finished game, as its page shows it.
pub struct Finished<'a, G: ScoreGame> {
    /// The wording.
    pub words: &'a Words,
    /// The game.
    pub game: &'a Rc<Journal<G>>,
    /// The players' names, by seat.
    pub names: &'a [String],
    /// The players, best first.
    pub players: &'a [Seated],
    /// The game in numbers.
    pub tally: &'a Tally,
    /// What the game tells beside them.
    pub history: &'a G::History,
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
#[derive(Debug, Clone, PartialEq)]
pub struct Seated {
    /// The name.
    pub name: String,
    /// The colour.
    pub banner: Banner,
    /// Place, points by rule, points over the game.
    pub numbers: Player,
}

impl Seated {
    /// The player's points over the game.
    #[must_use]
    pub fn line(&self) -> Curve {
        let series = self.numbers.series.clone();
        Curve { name: self.name.clone(), banner: self.banner, series, thin: false }
    }

    /// The points that a rule gave.
    #[must_use]
    pub fn points_of(&self, rule: &str) -> i32 {
        let row = self.numbers.sheet.iter().find(|row| row.rule == rule);
        row.map_or(0, |row| row.points)
    }

    /// What the sheet sums up to.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.numbers.sheet.iter().map(|row| row.points).sum()
    }
}

/// A row of the final order: a player, or partners together.
pub struct Rank {
    /// Whose it is.
    pub banners: Vec<Banner>,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Who it is: "1. Anna".
    pub title: String,
    /// What is said of it.
    pub lines: Vec<String>,
    /// What else belongs to it.
    pub more: Html,
}

impl Rank {
    /// A player's row, with the points in words.
    #[must_use]
    pub fn of(words: &Words, player: &Seated) -> Rank {
        let standing = player.numbers.standing;
        let points = u32::try_from(standing.points).unwrap_or(0);
        Rank {
            banners: vec![player.banner],
            place: standing.place,
            points: standing.points,
            title: format!("{}. {}", standing.place, player.name),
            lines: vec![words.say("score-points", &[("points", points.into())])],
            more: Html::default(),
        }
    }
}

/// The score page.
#[component]
fn ScorePage<G: ScoreGame>(props: &ScoreProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let session = &props.session;
    let game = &session.journal;
    let numbers = use_memo(game.clone(), |game| (Tally::of(game), G::history(game)));
    let (tally, history) = &*numbers;
    let names = names(words, game);
    let seated = |numbers: &Player| {
        let seat = numbers.standing.seat.index();
        Seated {
            name: names.get(seat).cloned().unwrap_or_default(),
            banner: Banner::nth(session.colours.at(seat)),
            numbers: numbers.clone(),
        }
    };
    let players: Vec<Seated> = tally.players.iter().map(seated).collect();
    let over = Finished { words, game, names: &names, players: &players, tally, history };
    let progress = G::progress(game.state());
    let versus = versus::versus(words, session.about.rival, &players, &progress);
    let on_look = {
        let ctx = ctx.clone();
        Callback::from(move |moves: usize| ctx.act(Do::LookAt(moves)))
    };
    html! {
        <div class={classes!("sc", format!("of{}", players.len()))}>
            { header(&ctx, G::title(words, game, &names), G::NAME) }
            <main class="scmain">
                { order(words, &G::ranks(&over), G::mark(game), G::decided(words, game, &names), versus) }
                <section class="tbl sheet">{ sheet(&over) }</section>
                <div class="ch">
                    { curve(G::curve(&over)) }
                    { G::more(&over) }
                </div>
                if G::REVIEWED {
                    <ReviewPanel<G> game={game.clone()} {names} colours={session.colours} {on_look} />
                }
            </main>
            { footer(&ctx, session) }
        </div>
    }
}

fn header(ctx: &Ctx, title: String, game: &str) -> Html {
    let tool = |icon, key, over| tool(icon, ctx.words.t(key), ctx.send(Do::Show(over)), "ib");
    html! {
        <header>
            { tool("u-menu", "app-menu", Over::Menu) }
            <h1>{ title }</h1>
            // On paper nothing else says which game it was.
            <p class="onpaper">{ ctx.words.t(&format!("game-{game}")) }</p>
            { tool("u-share", "app-share", Over::Share) }
            { tool("u-settings", "app-settings", Over::Settings) }
        </header>
    }
}

/// The final order, what decided, and the result of a challenge.
fn order(
    words: &Words,
    ranks: &[Rank],
    mark: Option<&'static str>,
    decided: String,
    versus: Html,
) -> Html {
    let label = words.t(if ranks.len() > 1 { "score-order" } else { "score-result" });
    html! {
        <section class={classes!("win", "sheet", mark)} aria-label={label}>
            <div class="ranks" role="list">{ for ranks.iter().enumerate().map(rank) }</div>
            if !decided.is_empty() { <p class="tie">{ decided }</p> }
            { versus }
        </section>
    }
}

fn rank((key, rank): (usize, &Rank)) -> Html {
    let first = (rank.place == 1).then_some("first");
    let banner = rank.banners.first().map(|banner| banner.class());
    let mark = |x: f64, size: f64| move |banner: &Banner| banner_mark(*banner, x, 15.0, size);
    html! {
        <div {key} class={classes!("rank", banner, first)} role="listitem">
            <svg class="bn" viewBox="0 0 60 78" aria-hidden="true" focusable="false">
                <path class="bnback" d="M4 3h52v70L30 60 4 73z" />
                <path class="bnline" d="M9 8h42v56L30 54 9 64z" />
                { match rank.banners.as_slice() {
                    [only] => mark(30.0, 9.0)(only),
                    several => several.iter().zip([18.0, 42.0]).map(|(banner, x)| mark(x, 8.0)(banner)).collect(),
                } }
                <text x="30" y="42" text-anchor="middle" font-size="20">{ rank.points }</text>
            </svg>
            <div>
                <b>{ rank.title.clone() }</b>
                { for rank.lines.iter().map(|line| html! { <span>{ line.clone() }</span> }) }
                { rank.more.clone() }
            </div>
        </div>
    }
}

/// Points by the rules that gave them.
fn sheet<G: ScoreGame>(over: &Finished<'_, G>) -> Html {
    let rules: Vec<(&'static str, Icon)> =
        G::rules(over).into_iter().map(|rule| (rule, G::rule_icon(rule))).collect();
    let title = G::sheet_title(over.words, over.game);
    let (players, below) = (over.players.to_vec(), G::below_sums(over));
    html! { <Sheet {title} {rules} {players} {below} /> }
}

/// The points over the game.
fn curve(chart: ChartProps) -> Html {
    html! {
        <section class="sheet"><h2>{ chart.label.clone() }</h2>
            <Chart ..chart />
        </section>
    }
}

/// How people go on after the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// The same once more.
    SameSeed,
    /// The same players with another seed.
    NewSeed,
    /// The same seed with everybody one seat on.
    OtherSeats,
}

fn footer<G: ScoreGame>(ctx: &Ctx, session: &Session<G>) -> Html {
    let words = &ctx.words;
    let several = G::seats(session.journal.state()) > 1;
    let button = |(again, key): (Again, &str)| {
        let (ctx, session) = (ctx.clone(), session.clone());
        let is_last = G::AGAIN.last().is_some_and(|(last, _)| *last == again);
        let class = if is_last { "end" } else { "btn" };
        let onclick = move |_: MouseEvent| {
            if let Some(next) = next(&session, again) {
                ctx.act(Do::Begin(next));
            }
        };
        html! { <button key={key} type="button" {class} {onclick}>{ words.t(key) }</button> }
    };
    let offered = G::AGAIN.into_iter().filter(|(again, _)| several || *again != Again::OtherSeats);
    html! {
        <footer>
            { for offered.rev().map(button) }
            <span class="g"></span>
            { hand_out(ctx) }
            <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Table))}>{ words.t("score-look-back") }</button>
        </footer>
    }
}

/// The way to the result as a picture, a text and a challenge.
fn hand_out(ctx: &Ctx) -> Html {
    html! {
        <button type="button" class="btn" onclick={ctx.send(Do::Show(Over::Result))}>
            <Pic id="u-share" />{ ctx.t("result-title") }
        </button>
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
