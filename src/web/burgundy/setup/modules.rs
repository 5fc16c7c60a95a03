//! Choice of modules: a switch for each of the six.

use super::choices::Draft;
use super::kinds::{Kind, modules_of};
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::OptionsError;
use crate::web::burgundy::model::scene::Icon;
use crate::web::session::WebGame;
use crate::web::setup::{change, changer, title};
use crate::web::state::Ctx;
use crate::web::ui::Pic;
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

/// The modules in use: the solo game leaves out some of those chosen.
fn played(draft: &Draft) -> Modules {
    modules_of(draft.choices.kind, draft.choices.modules)
}

/// The modules in use, in words; `None` for the base game.
pub(super) fn in_words(words: &Words, draft: &Draft) -> Option<String> {
    let names: Vec<String> = played(draft).iter().map(|module| name(words, module)).collect();
    (!names.is_empty()).then(|| words.list(&names))
}

/// The reason why the module can't be added; `None` if it can.
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

/// All modules, each with a switch.
pub(super) fn panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    html! {
        <>
            { title(3, "extras-title", words.t("setup-modules")) }
            <small>{ words.t("setup-modules-say") }</small>
            <div class="modules" role="group" aria-labelledby="extras-title">
                { for Module::ALL.into_iter().map(|module| choice(ctx, draft, module)) }
            </div>
        </>
    }
}

/// A module with its name and a sentence, or the reason why it is not available.
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
