//! Which modules of the box are played: a button on the page, and a panel with all six.

use super::choices::Draft;
use super::kinds::{Kind, modules_of};
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::OptionsError;
use crate::web::burgundy::scene::{Icon, Text};
use crate::web::session::WebGame;
use crate::web::setup::{change, changer};
use crate::web::state::{Ctx, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::panel::Panel;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

const fn icon(module: Module) -> Icon {
    match module {
        Module::ExtraTiles => "b-crane",
        Module::BorderPosts => "post",
        Module::WhiteCastles => "b-whitecastle",
        Module::Inns => "b-inn",
        Module::TradeRoutes => "route",
        Module::Shields => "s-13",
    }
}

fn name(words: &Words, module: Module) -> String {
    words.t(&format!("setup-module-{}", module.key()))
}

/// The modules that are played: alone some of the chosen ones rest.
fn played(draft: &Draft) -> Modules {
    modules_of(draft.choices.kind, draft.choices.modules)
}

/// The modules that are played, in words; `None` for the base game.
pub(super) fn in_words(words: &Words, draft: &Draft) -> Option<String> {
    let names: Vec<String> = played(draft).iter().map(|module| name(words, module)).collect();
    (!names.is_empty()).then(|| words.list(&names))
}

/// Why the module can't be added to this table; `None` if it can.
fn refusal(words: &Words, draft: &Draft, module: Module) -> Option<String> {
    let only = Modules::NONE.with(module);
    if modules_of(draft.choices.kind, only).is_empty() {
        let solo = draft.choices.kind == Kind::Solo;
        let why = if solo { OptionsError::SoloModule } else { OptionsError::TeamModule };
        return Some(Burgundy::why_not(&why).text(words));
    }
    if draft.choices.modules.has(module) || draft.options().is_err() {
        return None;
    }
    let mut tried = draft.clone();
    tried.choices.set_module(module, true);
    tried.options().err().map(|error| Burgundy::why_not(&error).text(words))
}

/// So many modules are named on the page; of more, only how many there are.
const NAMED: usize = 2;

/// What the button for modules needs.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct ModulesProps {
    /// The table being laid.
    pub(super) draft: Rc<Draft>,
}

/// The modules that are played, as a button that leads to their panel.
#[component]
pub(super) fn ModulesLine(props: &ModulesProps) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let open = use_state_eq(|| false);
    let draft = &props.draft;
    let show = {
        let open = open.setter();
        move |_: MouseEvent| open.set(true)
    };
    let close = {
        let open = open.setter();
        Callback::from(move |()| open.set(false))
    };
    let all = played(draft);
    let count = all.iter().count();
    let names = in_words(words, draft);
    let shown = match &names {
        None => words.t("setup-modules-none"),
        Some(names) if count <= NAMED => names.clone(),
        Some(_) => words.say("setup-modules-count", &[("count", (count as u32).into())]),
    };
    let label = match &names {
        Some(names) if count > NAMED => format!("{shown}: {names}"),
        _ => words.say("setup-modules-label", &[("modules", shown.as_str().into())]),
    };
    html! { <>
        <button type="button" class="btn modules" aria-haspopup="dialog" aria-label={label} onclick={show}>
            if count == 0 {
                <Pic id="u-plus" />
            }
            { for all.iter().map(|module| html! { <Pic key={module.key()} id={icon(module)} /> }) }
            <span>{ shown }</span>
        </button>
        if *open {
            <Panel title={Text::from(words.t("setup-modules"))} close={Text::from(words.t("app-close"))}
                class="modulepanel" on_close={close}>
                <p class="optname">{ words.t("setup-modules-say") }</p>
                <div class="ways" role="group" aria-label={words.t("setup-modules")}>
                    { for Module::ALL.into_iter().map(|module| choice(&ctx, draft, module)) }
                </div>
            </Panel>
        }
    </> }
}

/// A module with its name and a sentence; where it can't be played, the reason stands in its place.
fn choice(ctx: &Ctx, draft: &Rc<Draft>, module: Module) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let on = played(draft).has(module);
    let refused = refusal(words, draft, module);
    let say = words.t(&format!("setup-module-{}-say", module.key()));
    html! {
        <label key={module.key()} class={classes!("sw", on.then_some("on"), refused.is_some().then_some("refused"))}>
            <Pic id={icon(module)} />
            <span>
                <b>{ name(words, module) }</b>
                <small>{ refused.clone().unwrap_or(say) }</small>
            </span>
            <input type="checkbox" checked={on} disabled={refused.is_some()}
                onchange={move |_| send.emit(change(move |d: &mut Draft| d.choices.set_module(module, !on)))} />
        </label>
    }
}
