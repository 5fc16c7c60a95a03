//! The score page shared by all games: winners, points by source and over time, the analysis, and ways to play again.

pub mod analysis;
mod ceremony;
pub mod chart;
mod finals;
mod live;
mod name;
mod sheet;
pub mod versus;

pub use crate::web::replay::comparison::ShownAction;
pub use analysis::{Fault, shown_action, texts};
pub use live::live;

use crate::engine::game::Standing;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::web::entropy::entropy;
use crate::web::session::tally::{Player, Tally};
use crate::web::session::{About, AnySession, Colours, Session, people};
use crate::web::setup::{Draft, SetupGame};
use crate::web::state::{Action, Ctx, Overlay, use_ctx};
use crate::web::table::{TableGame, begun, names};
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::picture::picture;
use crate::web::ui::text::Icon;
use crate::web::ui::widgets::tool;
use crate::web::words::Words;
use analysis::AnalysisPanel;
use ceremony::{Ceremony, boards, use_ceremony};
use chart::{Chart, ChartProps, Curve, Name};
use finals::finals;
use name::NameForm;
use sheet::Sheet;
use std::rc::Rc;
use yew::prelude::*;

/// A game's contribution to the score page.
pub trait ScoreGame: SetupGame + TableGame {
    /// Data about the whole game shown besides the points.
    type History: Default + 'static;

    /// Computes the data by replaying the game once.
    fn history(game: &Journal<Self>) -> Self::History {
        let _ = game;
        Self::History::default()
    }

    /// Icon of a rule that gives points; its name has the message key `score-RULE`.
    fn rule_icon(rule: &str) -> Icon;

    /// The title; by default names the first winner.
    fn title(words: &Words, game: &Journal<Self>, names: &[String]) -> String {
        let first = Self::standings(game.state()).first().map(|row| row.seat.index());
        let name = first.and_then(|seat| names.get(seat)).cloned().unwrap_or_default();
        words.say("score-won", &[("name", name.as_str().into())])
    }

    /// The final ranking.
    fn ranks(over: &Finished<'_, Self>) -> Vec<Rank> {
        over.players.iter().map(|player| Rank::of(over.words, player)).collect()
    }

    /// Mark of the ranking panel, if any.
    fn mark(_game: &Journal<Self>) -> Option<&'static str> {
        None
    }

    /// Seats by final board, in the order of the ranking: a board for each player, or one of partners together.
    fn board_owners(over: &Finished<'_, Self>) -> Vec<Vec<Seat>> {
        over.players.iter().map(|player| vec![player.numbers.standing.seat]).collect()
    }

    /// Final board of a seat; by default the picture shown in lists of stored games.
    fn board(over: &Finished<'_, Self>, seat: Seat) -> Html {
        let view = Self::view(over.game.state(), Looker::Public);
        let drawn = Self::picture(&view, seat).and_then(|drawn| picture(&drawn.to_text()));
        drawn.unwrap_or_default()
    }

    /// The same among the final boards of the score page, where it may take more rows.
    fn final_board(over: &Finished<'_, Self>, seat: Seat) -> Html {
        Self::board(over, seat)
    }

    /// Facts beside the owner's name above a final board.
    fn board_facts(_over: &Finished<'_, Self>, _seat: Seat) -> Html {
        Html::default()
    }

    /// Sentence about a tie-break; may be empty.
    fn decided(words: &Words, game: &Journal<Self>, names: &[String]) -> String;

    /// Title of the score sheet.
    fn sheet_title(words: &Words, _game: &Journal<Self>) -> String {
        words.t("score-sheet")
    }

    /// Rules shown on the sheet, in order.
    fn rules(over: &Finished<'_, Self>) -> Vec<&'static str> {
        over.tally.rules.clone()
    }

    /// Content below the sheet's sums.
    fn below_sums(_over: &Finished<'_, Self>) -> Html {
        Html::default()
    }

    /// Name of a phase, by the first number of the game's progress.
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

    /// Further content of the page: dice, a goal, medals.
    fn more(_over: &Finished<'_, Self>) -> Html {
        Html::default()
    }

    /// An action of an analysed decision, in words and with its places on the table; `None` for actions not worth
    /// showing, such as ending the turn.
    fn shown_action(
        words: &Words,
        game: &Journal<Self>,
        names: &[String],
        made: (&Self::State, Seat, &Self::Action),
    ) -> Option<ShownAction>;

    /// Ways to play again, with their message keys; the last one is the primary button.
    const AGAIN: [(Again, &'static str); 3] = [
        (Again::SameSeed, "score-same-seed"),
        (Again::OtherSeats, "score-other-seats"),
        (Again::NewSeed, "score-play-again"),
    ];
}

/// A finished game as shown on its page.
pub struct Finished<'a, G: ScoreGame> {
    /// The wording.
    pub words: &'a Words,
    /// The game.
    pub game: &'a Rc<Journal<G>>,
    /// Players' names by seat.
    pub names: &'a [String],
    /// Players, best first.
    pub players: &'a [Seated],
    /// The game's numbers.
    pub tally: &'a Tally,
    /// The game's own data.
    pub history: &'a G::History,
}

impl<G: ScoreGame> Finished<'_, G> {
    /// The rules that gave points to at least one player.
    pub fn that_gave(&self, rules: impl IntoIterator<Item = &'static str>) -> Vec<&'static str> {
        let gave = |rule: &&'static str| self.players.iter().any(|one| one.points_of(rule) > 0);
        rules.into_iter().filter(gave).collect()
    }
}

/// The score page, as called by the app.
pub fn score<G: ScoreGame>(session: &AnySession, _ctx: &Ctx) -> Html {
    let Some(session) = Session::<G>::of(session).cloned() else { return Html::default() };
    html! { <ScorePage<G> session={session} /> }
}

#[derive(Properties, PartialEq, Clone)]
struct ScoreProps<G: ScoreGame> {
    session: Session<G>,
}

/// A player on the page.
#[derive(Debug, Clone, PartialEq)]
pub struct Seated {
    /// Name.
    pub name: String,
    /// Colour.
    pub banner: Banner,
    /// Rank, points by rule, points over the game.
    pub numbers: Player,
}

impl Seated {
    /// The player's points over the game.
    #[must_use]
    pub fn line(&self) -> Curve {
        let series = self.numbers.series.clone();
        Curve { name: self.name.clone(), banner: self.banner, series, thin: false }
    }

    /// The points from a rule.
    #[must_use]
    pub fn points_of(&self, rule: &str) -> i32 {
        let row = self.numbers.sheet.iter().find(|row| row.rule == rule);
        row.map_or(0, |row| row.points)
    }

    /// The sum of the sheet.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.numbers.sheet.iter().map(|row| row.points).sum()
    }
}

/// A row of the final ranking: a player, or partners together.
pub struct Rank {
    /// Colours of the players.
    pub banners: Vec<Banner>,
    /// Rank, from 1.
    pub place: u8,
    /// Points.
    pub points: i32,
    /// Title, such as "1. Anna", without a line break behind the number.
    pub title: String,
    /// The points in words, for those who can't see the banner.
    pub spoken: String,
    /// Lines of text below the title.
    pub lines: Vec<String>,
    /// Additional content.
    pub more: Html,
}

impl Rank {
    /// A player's row.
    #[must_use]
    pub fn of(words: &Words, player: &Seated) -> Rank {
        let standing = player.numbers.standing;
        let points = u32::try_from(standing.points).unwrap_or(0);
        Rank {
            banners: vec![player.banner],
            place: standing.place,
            points: standing.points,
            title: format!("{}.\u{a0}{}", standing.place, player.name),
            spoken: words.say("score-points", &[("points", points.into())]),
            lines: Vec::new(),
            more: Html::default(),
        }
    }
}

#[component]
fn ScorePage<G: ScoreGame>(props: &ScoreProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let session = &props.session;
    let game = &session.journal;
    let numbers = use_memo(game.clone(), |game| (Tally::of(game), G::history(game)));
    let (tally, history) = &*numbers;
    let names = names(words, game);
    let players = seated(tally, &names, session.colours);
    let over = Finished { words, game, names: &names, players: &players, tally, history };
    let progress = G::progress(game.state());
    let only = people::only(game);
    let phases = versus::phases_of(words, session);
    let rival = (session.about.rival, phases.as_slice());
    let versus = versus::versus(words, rival, &players, &progress, only.is_some());
    let is_nameless = |seat: Seat| game.setup().roster().name(seat).is_empty();
    let asks_name = !ctx.settings.name_asked && only.is_some_and(is_nameless);
    let below = html! { <>{ versus }if asks_name { <NameForm /> }</> };
    let ranks = G::ranks(&over);
    let running = use_ceremony();
    let ending = if *running { scene(&over, &ranks, &running) } else { Html::default() };
    let on_look = {
        let ctx = ctx.clone();
        Callback::from(move |moves: usize| ctx.act(Action::LookAt(moves)))
    };
    html! {
        <div class={classes!("sc", format!("of{}", players.len()))} data-over={if *running { "coming" } else { "shown" }}>
            { header(&ctx, title::<G>(words, game, &names), G::NAME) }
            <main class="scmain">
                { order(words, &ranks, G::mark(game), G::decided(words, game, &names), below) }
                // With large text it scrolls sideways, also by arrow keys.
                <section class="tbl sheet" tabindex="0" aria-label={G::sheet_title(words, game)}>
                    { sheet(&over) }
                </section>
                <div class="ch">
                    { curve(G::curve(&over)) }
                    { G::more(&over) }
                </div>
                { finals(&over, &ranks) }
                <AnalysisPanel<G> game={game.clone()} id={session.about.id} {names} colours={session.colours} {on_look} />
            </main>
            { footer(&ctx, session) }
            { ending }
        </div>
    }
}

/// The players with names and colours, best first.
fn seated(tally: &Tally, names: &[String], colours: Colours) -> Vec<Seated> {
    let player = |numbers: &Player| {
        let seat = numbers.standing.seat.index();
        Seated {
            name: names.get(seat).cloned().unwrap_or_default(),
            banner: Banner::nth(colours.at(seat)),
            numbers: numbers.clone(),
        }
    };
    tally.players.iter().map(player).collect()
}

/// The end of the game as a scene over the page.
fn scene<G: ScoreGame>(
    over: &Finished<'_, G>,
    ranks: &[Rank],
    running: &UseStateHandle<bool>,
) -> Html {
    let words = over.words;
    let row = |rule: &'static str| (words.t(&format!("score-{rule}")), G::rule_icon(rule));
    let rows: Vec<(String, Icon)> = G::rules(over).into_iter().map(row).collect();
    let title = title::<G>(words, over.game, over.names);
    let running = running.setter();
    let on_end = Callback::from(move |()| running.set(false));
    html! { <Ceremony boards={boards(over, ranks)} {rows} {title} {on_end} /> }
}

fn header(ctx: &Ctx, title: String, game: &str) -> Html {
    let tool = |icon, key, over| tool(icon, ctx.words.t(key), ctx.send(Action::Show(over)), "ib");
    html! {
        <header>
            { tool("u-menu", "app-menu", Overlay::Menu) }
            <h1>{ title }</h1>
            // When printed, nothing else names the game.
            <p class="onpaper">{ ctx.words.t(&format!("game-{game}")) }</p>
            { tool("u-share", "app-share", Overlay::Share) }
            { tool("u-settings", "app-settings", Overlay::Settings) }
        </header>
    }
}

/// The final ranking, the tie-break, the result of a challenge, and the question for a name.
fn order(
    words: &Words,
    ranks: &[Rank],
    mark: Option<&'static str>,
    decided: String,
    below: Html,
) -> Html {
    let label = words.t(if ranks.len() > 1 { "score-order" } else { "score-result" });
    html! {
        <section class={classes!("win", "sheet", mark)} aria-label={label}>
            <div class="ranks" role="list">{ for ranks.iter().enumerate().map(rank) }</div>
            if !decided.is_empty() { <p class="tie">{ decided }</p> }
            { below }
        </section>
    }
}

fn rank((key, rank): (usize, &Rank)) -> Html {
    let first = (rank.place == 1).then_some("first");
    let colour = rank.banners.first().map(|banner| banner.class());
    html! {
        <div {key} class={classes!("rank", colour, first)} role="listitem">
            { banner(rank) }
            <div>
                <b>{ rank.title.clone() }</b>
                <span class="sr">{ rank.spoken.clone() }</span>
                { for rank.lines.iter().map(|line| html! { <span>{ line.clone() }</span> }) }
                { rank.more.clone() }
            </div>
        </div>
    }
}

/// The banner of a row of the ranking, with the points.
fn banner(rank: &Rank) -> Html {
    // Three digits keep within the line as well.
    let size = if rank.points > 99 { "17.5" } else { "22" };
    html! {
        <svg class="bn" width="54" viewBox="0 0 60 78" aria-hidden="true" focusable="false">
            <path class="bnback" d="M4 3h52v70L30 60 4 73z" />
            <path class="bnline" d="M9 8h42v56L30 54 9 64z" />
            <text x="30" y="39" text-anchor="middle" font-size={size}>{ rank.points }</text>
        </svg>
    }
}

/// Points by rule.
fn sheet<G: ScoreGame>(over: &Finished<'_, G>) -> Html {
    let rules: Vec<(&'static str, Icon)> =
        G::rules(over).into_iter().map(|rule| (rule, G::rule_icon(rule))).collect();
    let title = G::sheet_title(over.words, over.game);
    let (players, below) = (over.players.to_vec(), G::below_sums(over));
    html! { <Sheet {title} {rules} {players} {below} /> }
}

/// The panel with the chart.
fn curve(chart: ChartProps) -> Html {
    html! {
        <section class="sheet charted"><h2>{ chart.label.clone() }</h2>
            <Chart ..chart />
        </section>
    }
}

/// The title. It addresses the only person at a table if they won alone, and else names the winners.
fn title<G: ScoreGame>(words: &Words, game: &Journal<G>, names: &[String]) -> String {
    let standings = G::standings(game.state());
    let Some(you) = people::alone(game) else { return G::title(words, game, names) };
    let (first, others): (Vec<Standing>, Vec<Standing>) =
        standings.into_iter().partition(|row| row.place == 1);
    let best = others.iter().map(|row| row.points).max();
    match (first.as_slice(), best) {
        ([row], Some(best)) if row.seat == you => match u32::try_from(row.points - best) {
            Ok(points @ 1..) => words.say("score-you-won-by", &[("points", points.into())]),
            _ => words.t("score-you-won"),
        },
        _ => G::title(words, game, names),
    }
}

/// Ways to play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// The same game.
    SameSeed,
    /// The same players with another seed.
    NewSeed,
    /// The same seed with all players one seat on.
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
                ctx.act(Action::Begin(next));
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
            <button type="button" class="btn" onclick={ctx.send(Action::LookAt(0))}>{ words.t("score-look-back") }</button>
        </footer>
    }
}

/// Button for sharing the result.
fn hand_out(ctx: &Ctx) -> Html {
    html! {
        <button type="button" class="btn" onclick={ctx.send(Action::Show(Overlay::Result))}>
            <Pic id="u-share" />{ ctx.t("result-title") }
        </button>
    }
}

/// The next game: the same, with another seed, or with all players one seat on.
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

#[cfg(test)]
#[cfg(feature = "ssr")]
mod tests;
