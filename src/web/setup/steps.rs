//! The second and third step of laying a table: which game, and what most people never need.

use super::draft::Draft;
use super::link::LinkPanel;
use super::{SetupGame, change, changer, undo_choice};
use crate::web::session::Policy;
use crate::web::state::{Ctx, use_ctx};
use crate::web::ui::Pic;
use std::rc::Rc;
use yew::prelude::*;

/// A way to play that a game offers by name, from a first game to everything at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// The key of its name.
    pub name: &'static str,
    /// The key of the sentence that says what it is.
    pub say: &'static str,
    /// Its symbol.
    pub icon: &'static str,
}

/// A game's own choices that not everybody makes, folded.
pub struct Fine {
    /// What is chosen there.
    pub title: String,
    /// What is chosen now, in a few words.
    pub now: String,
    /// The choices.
    pub body: Html,
}

/// The heading of a step.
pub(super) fn title(number: u8, id: &'static str, text: String) -> Html {
    html! { <h2 {id}><i class="step" aria-hidden="true">{ number }</i>{ text }</h2> }
}

/// Which game: what it offers by name, and what of it is seen at once.
pub(super) fn which<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Html {
    let words = &ctx.words;
    let chosen = G::offer(draft);
    let offers = G::offers(&draft.choices).iter().enumerate();
    html! {
        <section class="card sheet which" aria-labelledby="which-title">
            { title(2, "which-title", words.t("setup-which")) }
            <div class="levelpick" role="radiogroup" aria-labelledby="which-title">
                { for offers.map(|(index, offer)| offered(ctx, draft, *offer, index, chosen)) }
            </div>
            { G::panels(ctx, draft) }
        </section>
    }
}

fn offered<G: SetupGame>(
    ctx: &Ctx,
    draft: &Rc<Draft<G>>,
    offer: Offer,
    index: usize,
    chosen: Option<usize>,
) -> Html {
    let words = &ctx.words;
    let on = chosen == Some(index);
    let send = changer(ctx, draft);
    let take = move |_: Event| send.emit(change(move |draft| G::take(draft, index)));
    html! {
        <label key={offer.name} class={classes!("sw", on.then_some("on"))}>
            <Pic id={offer.icon} />
            <span><b>{ words.t(offer.name) }</b><small>{ words.t(offer.say) }</small></span>
            <input type="radio" name="offer" checked={on} onchange={take} />
        </label>
    }
}

/// A part of the page that is folded until somebody wants it.
fn folded(id: &'static str, title: Html, now: String, body: Html) -> Html {
    html! {
        <details class={classes!("card", "sheet", "fold", id)}>
            <summary>{ title }<small>{ now }</small><Pic id="u-fold" /></summary>
            { body }
        </details>
    }
}

/// The game's own choices that not everybody makes.
pub(super) fn fine<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Html {
    let Some(Fine { title, now, body }) = G::fine(ctx, draft) else { return Html::default() };
    folded("byhand", html! { <h2>{ title }</h2> }, now, body)
}

/// What the panel needs.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct AdvancedProps<G: SetupGame> {
    /// The table being laid.
    pub(super) draft: Rc<Draft<G>>,
}

/// Seed, link, undo, and what a game adds.
#[component]
pub(super) fn Advanced<G: SetupGame>(props: &AdvancedProps<G>) -> Html {
    let ctx = use_ctx();
    let (words, draft) = (&ctx.words, &props.draft);
    let strict = draft.policy == Policy::Strict;
    let undo = words.t(if strict { "setup-undo-strict" } else { "setup-undo-table" });
    let args = [("seed", draft.seed.as_str().into()), ("undo", undo.as_str().into())];
    let say = if strict { "setup-undo-strict-say" } else { "setup-undo-table-say" };
    let body = html! { <>
        <div class="opts">
            { G::advanced(&ctx, draft) }
            <span class="optname">{ words.t("setup-undo") }</span>
            <span class="optrow">{ undo_choice(&ctx, draft) }<small>{ words.t(say) }</small></span>
        </div>
        <LinkPanel<G> draft={draft.clone()} />
    </> };
    let heading = title(3, "advanced-title", words.t("setup-advanced"));
    folded("advanced", heading, words.say("setup-advanced-now", &args), body)
}
