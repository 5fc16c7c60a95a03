//! The card of a stored game: its small picture, players and points, and the course of results that it belongs to.

use super::{actions, game_name, name, names, players};
use crate::web::library::course::Course;
use crate::web::library::entry::{Entry, MAX_TITLE_BYTES, When, title};
use crate::web::library::state::LibraryState;
use crate::web::pages::dates;
use crate::web::pages::framed::matted;
use crate::web::pages::trend::spark;
use crate::web::session::Policy;
use crate::web::state::Ctx;
use crate::web::ui::banner::Banner;
use crate::web::ui::widgets::{flag, tool};
use crate::web::words::Words;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The card, with what can be done with the game.
pub(super) fn card(
    ctx: &Ctx,
    library: &LibraryState,
    entry: &Rc<Entry>,
    course: Option<&Course>,
) -> Html {
    let words = &ctx.words;
    let name = name(words, entry);
    let doing = |action: fn(&Ctx, &Rc<Entry>)| {
        let (ctx, entry) = (ctx.clone(), entry.clone());
        Callback::from(move |_: MouseEvent| action(&ctx, &entry))
    };
    let label = |key| words.say(key, &[("game", name.as_str().into())]);
    let over = entry.when == When::Over;
    html! {
        <li key={entry.about.id.0} class={classes!("card", "sheet", "game", format!("w-{}", entry.game()))}>
            <button type="button" class="hung" tabindex="-1" aria-hidden="true" onclick={doing(actions::open)}>
                { matted(words, entry) }
            </button>
            <div class="gameabout">
                <input type="text" class="gametitle" aria-label={label("games-rename")}
                    placeholder={game_name(words, entry)} value={entry.title.clone()}
                    maxlength={MAX_TITLE_BYTES.to_string()} autocomplete="off" onchange={retitle(ctx, entry)} />
                <small>{ facts(words, entry) }</small>
                { scores(words, entry) }
                { badges(words, library, entry, course) }
            </div>
            <div class="gamefoot">
                { for course.map(|course| followed(words, course)) }
                <div class="gametools">
                    { tool("u-double", label("games-double"), doing(actions::double), "ib") }
                    { tool("u-share", label("games-save"), doing(actions::save), "ib") }
                    { tool("u-bin", label("games-remove"), doing(actions::remove), "ib") }
                    <button type="button" class={classes!("end", over.then_some("early"))} onclick={doing(actions::open)}
                        aria-label={label(if over { "games-look" } else { "games-go-on" })}>
                        { ctx.t(if over { "start-look" } else { "start-continue" }) }
                    </button>
                </div>
            </div>
        </li>
    }
}

/// A callback that changes the title.
fn retitle(ctx: &Ctx, entry: &Rc<Entry>) -> Callback<Event> {
    let (ctx, entry) = (ctx.clone(), entry.clone());
    Callback::from(move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            actions::retitle(&ctx, &entry, title(&input.value()));
        }
    })
}

/// The game under a title of its own, the progress, and the date.
fn facts(words: &Words, entry: &Entry) -> String {
    let game = (!entry.title.is_empty()).then(|| game_name(words, entry));
    let progress = (entry.when != When::Over).then(|| entry.when.text(&entry.game(), words));
    let facts = [game, progress, Some(dates::moment(words, entry.saved))];
    facts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Each player with flag, name and points; the best of a finished game stand out.
fn scores(words: &Words, entry: &Entry) -> Html {
    let rows = entry.players.iter().zip(names(words, entry)).zip(entry.colours).enumerate();
    html! {
        <ul class="scores" aria-label={players(words, entry)}>
            { for rows.map(|(seat, ((player, name), colour))| html! {
                <li key={seat} class={classes!((player.place == 1).then_some("won"))}>
                    { flag(Banner::nth(colour), "tiny") }<span>{ name }</span><b>{ player.points }</b>
                </li>
            }) }
        </ul>
    }
}

/// Short notes: a result better than all before, a challenge, strict undo, the game it branched off from.
fn badges(words: &Words, library: &LibraryState, entry: &Entry, course: Option<&Course>) -> Html {
    let mut notes = Vec::new();
    if course.is_some_and(|course| course.is_best) {
        notes.push((words.t("games-best"), "best"));
    }
    if entry.about.rival.is_some() || !entry.ghost.is_empty() {
        notes.push((words.t("challenge-title"), ""));
    }
    if entry.about.policy == Policy::Strict {
        notes.push((words.t("games-strict"), ""));
    }
    if let Some(from) = entry.about.from {
        let other = library.entry(from.game).map(|other| name(words, other)).unwrap_or_default();
        let moves = u32::try_from(from.moves).unwrap_or_default();
        let key = if other.is_empty() { "games-from-gone" } else { "games-from" };
        let args = [("game", other.as_str().into()), ("move", moves.into())];
        notes.push((words.say(key, &args), ""));
    }
    if notes.is_empty() {
        return Html::default();
    }
    html! {
        <ul class="badges">
            { for notes.into_iter().map(|(note, class)| html! { <li key={note.clone()} {class}>{ note }</li> }) }
        </ul>
    }
}

/// The results that led up to the game, as a small line with its description.
fn followed(words: &Words, course: &Course) -> Html {
    let count = u32::try_from(course.points.len()).unwrap_or_default();
    let say = match course.name.as_str() {
        "" => words.say("games-course-you", &[("count", count.into())]),
        name => words.say("games-course", &[("name", name.into()), ("count", count.into())]),
    };
    html! { <p class="followed">{ spark(&say, &course.points) }<small aria-hidden="true">{ say.clone() }</small></p> }
}
