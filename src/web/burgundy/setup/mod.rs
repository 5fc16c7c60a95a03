//! The setup page: who sits where, boards and castles, edition, seed and link.

mod boards;

pub mod draft;
pub mod kinds;
mod link;
mod modules;
pub mod seats;
mod solo;
mod team;
mod ways;

use crate::games::burgundy::Burgundy;
use crate::web::burgundy::model::{Arg, board_name};
use crate::web::frame::top;
use crate::web::notice;
use crate::web::session::{AnySession, Seating, Session, WebGame};
use crate::web::state::{self, Ctx, Do, Page, use_ctx};
use crate::web::words::Words;
use draft::{Draft, DraftError};
use kinds::Kind;
use link::LinkPanel;
use std::rc::Rc;
use yew::prelude::*;

/// What the setup page and its panels need.
#[derive(Properties, PartialEq, Clone)]
pub struct SetupProps {
    /// The table being laid; a new one if nobody has laid any.
    #[prop_or_default]
    pub draft: Option<Rc<Draft>>,
    /// Who sat at the table last.
    #[prop_or_default]
    pub seating: Rc<Seating>,
    /// Whether it came by a link.
    #[prop_or_default]
    pub by_link: bool,
}

/// Changes the table being laid.
pub(super) fn changer(ctx: &Ctx, draft: &Rc<Draft>) -> Callback<Change> {
    let (ctx, draft) = (ctx.clone(), draft.clone());
    Callback::from(move |change: Change| {
        let mut next = Draft::clone(&draft);
        change(&mut next);
        ctx.act(Do::Draft(state::Draft::new(next)));
    })
}

/// A change of the table being laid.
pub(super) type Change = Box<dyn Fn(&mut Draft)>;

/// A change from a closure.
pub(super) fn change(change: impl Fn(&mut Draft) + 'static) -> Change {
    Box::new(change)
}

/// The setup page.
#[component]
pub fn SetupPage(props: &SetupProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let fresh = use_memo((), |()| Draft::fresh(&props.seating));
    let draft = &props.draft.clone().unwrap_or(fresh);
    let back = ctx.send(Do::Go(Page::Home));
    let setup = draft.setup();
    let fault = setup.as_ref().err().map(|error| fault(words, *error));
    let begin = {
        let (ctx, draft) = (ctx.clone(), draft.clone());
        Callback::from(move |_: MouseEvent| {
            let begun =
                draft.setup().ok().and_then(|setup| Session::begin(setup, draft.colours()).ok());
            if let Some(mut session) = begun {
                session.about.policy = draft.policy;
                ctx.act(Do::Begin(AnySession::new(session)));
            }
        })
    };
    html! {
        <div class="su">
            { top(&ctx, words.t("setup-title")) }
            <main class="cols">
                <div class="col l">
                    { seats::panel(&ctx, draft) }
                    { match draft.kind {
                        Kind::Each => ways::panel(&ctx, draft),
                        Kind::Solo => solo::goal_panel(&ctx, draft),
                        Kind::Teams => team::goal_panel(&ctx),
                    } }
                </div>
                <div class="col r">
                    { match draft.kind {
                        Kind::Each => boards::panel(&ctx, draft),
                        Kind::Solo => solo::board_panel(&ctx, draft),
                        Kind::Teams => team::board_panel(&ctx, draft),
                    } }
                    <LinkPanel draft={draft.clone()} />
                </div>
            </main>
            <footer class="foot">
                <p role="status">
                    if let Some(fault) = fault.clone() {
                        <b class="fault">{ fault }</b>
                    } else {
                        { summary(words, draft) }
                    }
                    if props.by_link { <small>{ words.t("setup-by-link") }</small> }
                    else { <small>{ workers(words, draft) }</small> }
                </p>
                <button type="button" class="btn" onclick={back}>{ words.t("app-back") }</button>
                <button type="button" class="end" disabled={setup.is_err()} onclick={begin}>
                    { words.t("setup-begin") }
                </button>
            </footer>
        </div>
    }
}

/// What keeps the table from being begun.
fn fault(words: &Words, error: DraftError) -> String {
    match error {
        DraftError::Seed(error) => notice::seed(words, error),
        DraftError::Options(error) => Burgundy::why_not(&error).text(words),
        DraftError::Name(seat, _) => {
            words.say("setup-name-fault", &[("number", (seat as u32 + 1).into())])
        }
    }
}

/// The table in a few words: "Three players, boards 1, 3 and 7".
fn summary(words: &Words, draft: &Draft) -> String {
    let summary = match draft.kind {
        Kind::Solo => solo::summary(words, draft),
        Kind::Teams => team::summary(words, draft),
        Kind::Each => seats_and_boards(words, draft),
    };
    match modules::in_words(words, draft) {
        None => summary,
        Some(names) => {
            let args = [("table", summary.as_str().into()), ("modules", names.as_str().into())];
            words.say("setup-summary-modules", &args)
        }
    }
}

/// How many play, on which boards.
fn seats_and_boards(words: &Words, draft: &Draft) -> String {
    use crate::games::burgundy::options::Boards;
    let players = words.say("setup-players", &[("count", draft.players().into())]);
    let boards = match draft.boards {
        Boards::Fixed(fixed) => {
            let used: Vec<Arg> = fixed
                .iter()
                .take(draft.sitters.len())
                .map(|board| board_name(draft.edition, *board))
                .collect();
            match used.as_slice() {
                [first, rest @ ..] if rest.iter().all(|number| number == first) => {
                    words.say("setup-same-board", &[("board", first.clone())])
                }
                _ => {
                    let numbers: Vec<String> = used.iter().map(Arg::to_string).collect();
                    let list = words.list(&numbers);
                    words.say("setup-boards-of", &[("boards", list.as_str().into())])
                }
            }
        }
        Boards::Drawn => words.t("setup-drawn-boards"),
        Boards::OneOrDrawn => words.t("setup-one-or-drawn"),
    };
    let args = [("players", players.as_str().into()), ("boards", boards.as_str().into())];
    words.say("setup-summary", &args)
}

/// Who starts with how many workers.
fn workers(words: &Words, draft: &Draft) -> String {
    match draft.kind {
        Kind::Solo => return words.t("solo-start"),
        Kind::Teams => return team::start(words, draft),
        Kind::Each => {}
    }
    let names: Vec<String> =
        (0..draft.sitters.len()).map(|seat| name(words, draft, seat)).collect();
    let args: Vec<(&str, Arg)> = ["first", "second", "third", "fourth"]
        .into_iter()
        .zip(names.iter().map(String::as_str).chain(std::iter::repeat("")))
        .map(|(key, name)| (key, name.into()))
        .chain([("count", draft.players().into())])
        .collect();
    words.say("setup-workers", &args)
}

/// The name of a seat, or its number in words.
pub(super) fn name(words: &Words, draft: &Draft, seat: usize) -> String {
    match draft.sitters.get(seat).map(|sitter| sitter.name.trim()) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => words.say("app-player", &[("number", (seat as u32 + 1).into())]),
    }
}
