//! Choice of how boards and start castles are assigned.

use super::choices::Draft;
use crate::games::burgundy::options::Way;
use crate::web::setup::{change, changer};
use crate::web::state::Ctx;
use std::rc::Rc;
use yew::prelude::*;

const fn key(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::Basic => ("setup-way-basic", "setup-way-basic-say"),
        Way::Advanced => ("setup-way-advanced", "setup-way-advanced-say"),
        Way::Random => ("setup-way-random", "setup-way-random-say"),
        Way::Free => ("setup-way-free", "setup-way-free-say"),
        Way::ExpertOpen => ("setup-way-expert-open", "setup-way-expert-open-say"),
        Way::ExpertHidden => ("setup-way-expert-hidden", "setup-way-expert-hidden-say"),
    }
}

/// The ways as a list, each with its description.
pub(super) fn panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let current = draft.choices.way();
    html! {
        <div class="ways" role="radiogroup" aria-label={words.t("setup-ways")}>
            { for Way::ALL.into_iter().map(|way| {
                let (name, say) = key(way);
                let on = current == Some(way);
                let allowed = draft.choices.allows(way);
                let say = if allowed { say } else { "setup-way-not-posts" };
                let send = send.clone();
                html! {
                    <label key={name} class={classes!("sw", on.then_some("on"), (!allowed).then_some("refused"))}>
                        <span><b>{ words.t(name) }</b><small>{ words.t(say) }</small></span>
                        <input type="radio" name="way" checked={on} disabled={!allowed}
                            onchange={move |_| send.emit(change(move |d: &mut Draft| d.choices.set_way(way)))} />
                    </label>
                }
            }) }
        </div>
    }
}
