//! Seed, link and QR code of the table.

use super::SetupGame;
use super::draft::Draft;
use super::{change, changer};
use crate::engine::link;
use crate::engine::seed::{MAX_SEED, Seed};
use crate::web::entropy::entropy;
use crate::web::share::{address_of, copy, share};
use crate::web::state::{Ctx, Dispatch, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::code::Code;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`LinkPanel`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct LinkProps<G: SetupGame> {
    /// The table being set up.
    pub(super) draft: Rc<Draft<G>>,
}

/// Seed, link and QR code of the table.
#[component]
pub(super) fn LinkPanel<G: SetupGame>(props: &LinkProps<G>) -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let link = use_memo(props.draft.clone(), |draft| {
        let text = link::setup_link(&draft.setup().ok()?).ok()?;
        Some(address_of(&text))
    });
    let title = words.t("setup-title");
    let on_copy = with_link(&ctx, &link, copy);
    let on_share = with_link(&ctx, &link, move |link, dispatch| share(&title, link, dispatch));
    html! {
        <section class="part" aria-labelledby="code-title">
            <div class="link">
                <Code text={link.as_ref().clone().unwrap_or_default()} label={words.t("share-setup-code")} />
                <div>
                    <h3 id="code-title">{ words.t("setup-link") }</h3>
                    <p>{ words.t("setup-link-say") }</p>
                    <div class="seed">
                        { seed(&ctx, &props.draft) }
                        <button type="button" class="btn" onclick={on_share} disabled={link.is_none()}>
                            <Pic id="u-share" />{ words.t("app-share") }
                        </button>
                    </div>
                    if let Some(link) = link.as_ref() {
                        <div class="address">
                            <input type="text" readonly=true value={link.clone()}
                                aria-label={words.t("setup-address")} />
                            <button type="button" class="btn" onclick={on_copy}>{ words.t("app-copy") }</button>
                        </div>
                    }
                </div>
            </div>
        </section>
    }
}

/// Field for the seed, and a button for a new one.
fn seed<G: SetupGame>(ctx: &Ctx, draft: &Rc<Draft<G>>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let wrong = draft.seed.parse::<Seed>().is_err();
    let type_seed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() else { return };
            let typed: String = input.value().chars().take(MAX_SEED + 8).collect();
            send.emit(change(move |draft| draft.seed.clone_from(&typed)));
        })
    };
    let new_seed = Callback::from(move |_: MouseEvent| {
        let seed = Seed::fresh(entropy());
        send.emit(change(move |draft| draft.seed = seed.as_str().to_owned()));
    });
    html! { <>
        <input type="text" class={classes!("seedtext", wrong.then_some("wrong"))}
            aria-label={words.t("setup-seed")} aria-invalid={wrong.then_some("true")}
            value={draft.seed.clone()} maxlength={MAX_SEED.to_string()} autocomplete="off"
            autocapitalize="none" spellcheck="false" oninput={type_seed} />
        <button type="button" class="btn" onclick={new_seed}>
            <Pic id="u-dicebag" />{ words.t("setup-new-seed") }
        </button>
    </> }
}

/// A click handler that uses the link, if the table has one.
fn with_link(
    ctx: &Ctx,
    link: &Rc<Option<String>>,
    act: impl Fn(String, Dispatch) + 'static,
) -> Callback<MouseEvent> {
    let (link, dispatch) = (link.clone(), ctx.dispatch.clone());
    Callback::from(move |_| {
        if let (Some(link), Some(dispatch)) = (link.as_ref(), &dispatch) {
            act(link.clone(), dispatch.clone());
        }
    })
}
