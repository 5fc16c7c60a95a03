//! A game's page: description, players and duration, ways to start, stored games and statistics.

use crate::bots::level::Level;
use crate::web::entropy::entropy;
use crate::web::frame::top_home;
use crate::web::games::{self, GamePage};
use crate::web::lesson::LessonProgress;
use crate::web::library::entry::{Entry, When};
use crate::web::library::statistics::statistics;
use crate::web::pages::games::unread;
use crate::web::pages::home::{kept, seats};
use crate::web::pages::statistics::{section, variant};
use crate::web::state::{Action, Ctx, Page, use_ctx};
use crate::web::ui::Pic;
use std::rc::Rc;
use yew::prelude::*;

/// Most stored games listed.
const LISTED: usize = 4;

/// Properties of [`AboutGame`].
#[derive(Properties, PartialEq, Clone)]
pub struct AboutGameProps {
    /// The game's name.
    pub name: &'static str,
    /// Buttons of the named setups.
    pub offers: Html,
    /// All stored games, most recently played first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// True if stored games could not be read.
    pub unread: bool,
    /// Progress in each lesson.
    pub lessons: LessonProgress,
}

/// A game's page.
#[component]
pub fn AboutGame(props: &AboutGameProps) -> Html {
    let ctx = use_ctx();
    let Some(game) = games::page(props.name) else { return Html::default() };
    let mine = use_memo((props.games.clone(), props.name), |(games, name)| {
        let own = games.iter().filter(|entry| entry.game() == *name);
        own.cloned().collect::<Vec<Rc<Entry>>>()
    });
    let open: Vec<&Rc<Entry>> = mine.iter().filter(|entry| entry.when != When::Over).collect();
    let title = ctx.t(&format!("game-{}", game.name));
    html! {
        <div class={classes!("reading", "gamepage", format!("w-{}", game.name))}>
            { top_home(&ctx, title) }
            <main>
                <section class="card sheet gamehead" aria-label={ctx.t("gamepage-what")}>
                    <div class="frame" aria-hidden="true">{ games::poster(game.name) }</div>
                    { what(&ctx, game) }
                    { ways_in(&ctx, game, &props.lessons) }
                </section>
                if props.unread { { unread(&ctx) } }
                if !open.is_empty() {
                    <section class="card sheet goon" aria-labelledby="go-on-title">
                        <h2 id="go-on-title">{ ctx.t("gamepage-open") }</h2>
                        <ul>{ for open.iter().take(LISTED).map(|entry| kept(&ctx, entry)) }</ul>
                    </section>
                }
                <section class="card sheet levels" aria-labelledby="levels-title">
                    <h2 id="levels-title">{ ctx.t("gamepage-levels") }</h2>
                    { props.offers.clone() }
                </section>
                { for statistics(&mine, variant).get(game.name).map(|all| html! {
                    <div class="statistics">{ section(&ctx, game, "gamepage-mine", all, None) }</div>
                }) }
            </main>
        </div>
    }
}

/// Description, number of players and duration.
fn what(ctx: &Ctx, game: &GamePage) -> Html {
    let words = &ctx.words;
    let own = |part: &str| words.t(&format!("page-{part}"));
    let fact = |icon: &'static str, name: &str, text: String| {
        html! { <div><dt><Pic id={icon} />{ words.t(name) }</dt><dd>{ text }</dd></div> }
    };
    let minutes = game.duration();
    let levels: Vec<String> =
        Level::ALL.iter().map(|level| words.t(&format!("players-short-{}", level.key()))).collect();
    html! {
        <div class="gtext">
            <p>{ own("what") }</p>
            <p>{ own("goal") }</p>
            <dl class="gamefacts">
                { fact("u-people", "gamepage-players", seats(game.name)) }
                { fact("u-clock", "gamepage-time", words.say("gamepage-minutes", &[("minutes", minutes.as_str().into())])) }
                { fact("u-computer", "gamepage-computers", levels.join(", ")) }
            </dl>
        </div>
    }
}

/// Buttons to start or learn the game.
fn ways_in(ctx: &Ctx, game: &GamePage, lessons: &LessonProgress) -> Html {
    let name = game.name;
    let learn = if lessons.step(name).is_some() { "learn-on" } else { "learn-begin" };
    let play = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| ctx.act(Action::PlayNow(name, entropy())))
    };
    let button = |icon: &'static str, key: &str, page: Page| {
        html! {
            <button type="button" class="btn" onclick={ctx.send(Action::GoTo(page, name))}><Pic id={icon} />{ ctx.t(key) }</button>
        }
    };
    html! {
        <div class="gacts">
            <button type="button" class="btn gplay" onclick={play}><Pic id="u-play" />{ ctx.t("start-play") }</button>
            { button("u-learn", learn, Page::Lesson) }
            { button("u-people", "start-new", Page::Setup) }
            { button("u-star", "problems-title", Page::Problems) }
            { button("u-book", "app-rules", Page::Rules) }
        </div>
    }
}
