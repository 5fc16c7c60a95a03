//! Form asking for a name, on the score page of the first game finished by a person without one.

use crate::engine::journal::roster::MAX_NAME_BYTES;
use crate::web::setup::short;
use crate::web::state::{Action, use_ctx};
use yew::prelude::*;

/// A field for the name, and a button to decline.
#[component]
pub(super) fn NameForm() -> Html {
    let ctx = use_ctx();
    let field = use_node_ref();
    let on_save = {
        let (ctx, field) = (ctx.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<web_sys::HtmlInputElement>().map(|field| field.value());
            let name = typed.map(|name| short(&name));
            if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
                ctx.act(Action::Name(name.into()));
            }
        })
    };
    let words = &ctx.words;
    html! {
        <form class="yourname" aria-labelledby="name-title" onsubmit={on_save}>
            <h2 id="name-title">{ words.t("score-name-title") }</h2>
            <p>{ words.t("score-name-say") }</p>
            <div class="buttons">
                <input ref={field} type="text" maxlength={MAX_NAME_BYTES.to_string()} autocomplete="given-name"
                    aria-labelledby="name-title" />
                <button type="submit" class="btn">{ words.t("score-name-save") }</button>
                <button type="button" class="btn" onclick={ctx.send(Action::Name(AttrValue::default()))}>
                    { words.t("score-name-skip") }</button>
            </div>
        </form>
    }
}
