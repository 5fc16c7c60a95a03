//! The second and third step of setting up a table: the setup, and rarely needed choices.

use super::draft::Draft;
use super::link::LinkPanel;
use super::{SetupGame, change, changer, undo_choice};
use crate::web::session::Policy;
use crate::web::state::{Ctx, use_ctx};
use crate::web::ui::Pic;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// A named setup, from a first game to all modules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preset {
    /// Message key of its name.
    pub name: &'static str,
    /// Message key of its description.
    pub say: &'static str,
    /// Shortest and longest usual duration in minutes.
    pub minutes: [u8; 2],
    /// Weight of its rules, from 1 to [`HEAVIEST`].
    pub weight: u8,
    /// Points that win, where that depends on the setup.
    pub target: Option<u8>,
}

impl Preset {
    /// A named setup.
    #[must_use]
    pub const fn new(
        name: &'static str,
        say: &'static str,
        minutes: [u8; 2],
        weight: u8,
    ) -> Preset {
        Preset { name, say, minutes, weight, target: None }
    }

    /// The same setup, won with so many points.
    #[must_use]
    pub const fn to(self, points: u8) -> Preset {
        Preset { target: Some(points), ..self }
    }
}

/// Greatest weight of rules.
pub const HEAVIEST: u8 = 5;

/// Picture of a board that is drawn only when the game starts.
pub fn drawn_later(picture: Html) -> Html {
    html! { <span class="later">{ picture }<b aria-hidden="true">{ "?" }</b></span> }
}

/// Heading of a step.
pub fn title(number: u8, id: &'static str, text: String) -> Html {
    html! { <h2 {id}><i class="step" aria-hidden="true">{ number }</i>{ text }</h2> }
}

/// Choice of the setup: the named ones, and the game's boards.
pub(super) fn which<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Html {
    let words = &ctx.words;
    let chosen = G::preset(draft);
    let presets = G::presets(&draft.choices).iter().enumerate();
    html! {
        <section class="card sheet which" aria-labelledby="which-title">
            { title(2, "which-title", words.t("setup-which")) }
            <div class="levelpick" role="radiogroup" aria-labelledby="which-title">
                { for presets.map(|(index, preset)| preset_card(ctx, draft, *preset, index, chosen)) }
            </div>
            { G::boards(ctx, draft) }
        </section>
    }
}

fn preset_card<G: SetupGame>(
    ctx: &Ctx,
    draft: &Rc<Draft<G>>,
    preset: Preset,
    index: usize,
    chosen: Option<usize>,
) -> Html {
    let words = &ctx.words;
    let on = chosen == Some(index);
    let send = changer(ctx, draft);
    let take = move |_: Event| send.emit(change(move |draft| G::take(draft, index)));
    html! {
        <label key={preset.name} class={classes!("offer", on.then_some("on"))}>
            { preset_drawn::<G>(words, &draft.choices, preset, index) }
            <input type="radio" name="offer" checked={on} onchange={take} />
        </label>
    }
}

/// A named setup: its picture, name, facts and description.
pub(super) fn preset_drawn<G: SetupGame>(
    words: &Words,
    choices: &G::Choices,
    preset: Preset,
    index: usize,
) -> Html {
    html! { <>
        <span class="offerpic" aria-hidden="true">{ G::preset_picture(words, choices, index) }</span>
        <span class="offertext">
            <span class="offername"><b>{ words.t(preset.name) }</b>{ facts(words, preset) }</span>
            <small>{ words.t(preset.say) }</small>
        </span>
    </> }
}

/// Duration, target and weight of a named setup.
fn facts(words: &Words, preset: Preset) -> Html {
    let [from, to] = preset.minutes;
    let duration = format!("{from}–{to}");
    let minutes = words.say("start-minutes", &[("minutes", duration.as_str().into())]);
    let weight =
        [("weight", u32::from(preset.weight).into()), ("most", u32::from(HEAVIEST).into())];
    html! {
        <span class="offerfacts">
            <span>{ minutes }</span>
            { for preset.target.map(|points| html! {
                <span>{ words.say("app-points", &[("points", u32::from(points).into())]) }</span>
            }) }
            <span class="offerweight">
                <span aria-hidden="true">{ words.t("setup-difficulty") }</span>
                <span class="pips" role="img" aria-label={words.say("setup-weight", &weight)}>
                    { for (1..=HEAVIEST).map(|pip| html! {
                        <i key={pip} class={classes!((pip <= preset.weight).then_some("on"))}></i>
                    }) }
                </span>
            </span>
        </span>
    }
}

/// The sheet of a game's expansions.
pub(super) fn extras(expansions: Html) -> Html {
    html! { <section class="card sheet extras" aria-labelledby="extras-title">{ expansions }</section> }
}

/// Properties of [`Advanced`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct AdvancedProps<G: SetupGame> {
    /// The table being set up.
    pub(super) draft: Rc<Draft<G>>,
    /// Number of the step.
    pub(super) number: u8,
}

/// Seed, link, undo, and the game's own advanced choices.
#[component]
pub(super) fn Advanced<G: SetupGame>(props: &AdvancedProps<G>) -> Html {
    let ctx = use_ctx();
    let (words, draft) = (&ctx.words, &props.draft);
    let strict = draft.policy == Policy::Strict;
    let undo = if strict { "strict" } else { "table" };
    let args = [("seed", draft.seed.as_str().into()), ("undo", undo.into())];
    let say = if strict { "setup-undo-strict-say" } else { "setup-undo-table-say" };
    let body = html! { <>
        <div class="opts">
            { G::advanced(&ctx, draft) }
            <span class="optname">{ words.t("setup-undo") }</span>
            <span class="optrow">{ undo_choice(&ctx, draft) }<small>{ words.t(say) }</small></span>
        </div>
        <LinkPanel<G> draft={draft.clone()} />
    </> };
    html! {
        <details class="card sheet fold advanced">
            <summary>
                { title(props.number, "advanced-title", words.t("setup-advanced")) }
                <small>{ words.say("setup-advanced-now", &args) }</small><Pic id="u-fold" />
            </summary>
            { body }
        </details>
    }
}
