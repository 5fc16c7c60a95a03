//! Page layout for reading rules: a table of contents and a search.

use crate::web::frame::top_back;
use crate::web::reading::find;
use crate::web::state::use_ctx;
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, window};
use yew::prelude::*;

/// Properties of [`Book`].
#[derive(Properties, PartialEq, Clone)]
pub struct BookProps {
    /// Title of the page.
    pub title: AttrValue,
    /// Its sections, each with a heading.
    pub children: Html,
}

/// An entry in the table of contents.
#[derive(Clone, PartialEq)]
struct ContentsLine {
    text: AttrValue,
    /// True if it belongs to the entry above it.
    is_part: bool,
}

/// The visible content of a page, determined after rendering.
#[derive(Clone, PartialEq, Default)]
struct Shown {
    entries: usize,
    lines: Vec<ContentsLine>,
}

/// A page for reading, with a table of contents and full-text search.
#[component]
pub fn Book(props: &BookProps) -> Html {
    let ctx = use_ctx();
    let book = use_node_ref();
    let wanted = use_state(|| ctx.look_up.clone());
    let shown = use_state_eq(Shown::default);
    let unfolded = use_state(|| false);
    let reached = use_reached(&book);
    // After each rendering, because other settings, languages and search words change the content.
    {
        let (book, wanted, shown) = (book.clone(), wanted.clone(), shown.setter());
        let looked_up = ctx.look_up.clone();
        use_effect(move || {
            if let Some(book) = book.cast::<Element>() {
                let entries = find::show(&book, &wanted);
                if entries == 0 && !looked_up.is_empty() && *wanted == looked_up {
                    // The entry to be looked up does not exist under this name, so everything is shown.
                    wanted.set(AttrValue::default());
                }
                shown.set(Shown { entries, lines: lines(&book) });
            }
        });
    }
    let words = &ctx.words;
    let oninput = {
        let wanted = wanted.setter();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            wanted.set(field.map(|field| field.value()).unwrap_or_default().into());
        })
    };
    let count = u32::try_from(shown.entries).unwrap_or(u32::MAX);
    let said = if wanted.trim().is_empty() {
        String::new()
    } else {
        words.say("rules-found", &[("count", count.into())])
    };
    html! {
        <div class="reading">
            { top_back(&ctx, props.title.to_string()) }
            <div class="book">
                <div class="bookbar">
                    <div class="lookup" role="search">
                        <input type="search" aria-label={words.t("rules-find")} placeholder={words.t("rules-find")}
                            value={(*wanted).clone()} {oninput} />
                        <p role="status">{ said }</p>
                    </div>
                    { contents(&words.t("rules-contents"), (&shown.lines[..], reached), &book, &unfolded) }
                </div>
                // A translating browser replaces the text nodes, so that another language needs new elements.
                <main key={words.language().code()} class="sheet prose" translate="yes" ref={book.clone()}>
                    { props.children.clone() }
                </main>
            </div>
        </div>
    }
}

/// Number of the heading that was reached by scrolling.
#[hook]
fn use_reached(book: &NodeRef) -> usize {
    let reached = use_state_eq(|| 0);
    let (book, found) = (book.clone(), reached.setter());
    use_effect_with((), move |()| {
        let listener = window().map(|window| {
            EventListener::new(&window, "scroll", move |_| {
                if let Some(book) = book.cast::<Element>() {
                    found.set(find::reached(&book));
                }
            })
        });
        move || drop(listener)
    });
    *reached
}

fn lines(book: &Element) -> Vec<ContentsLine> {
    let line = |heading: Element| ContentsLine {
        text: heading.text_content().unwrap_or_default().into(),
        is_part: heading.tag_name().eq_ignore_ascii_case("h3"),
    };
    find::headings(book).into_iter().map(line).collect()
}

/// The table of contents with a mark on the heading that was reached; collapsed if there is no space beside the text.
fn contents(
    title: &str,
    (lines, reached): (&[ContentsLine], usize),
    book: &NodeRef,
    unfolded: &UseStateHandle<bool>,
) -> Html {
    let line = |(at, line): (usize, &ContentsLine)| {
        let (book, unfolded) = (book.clone(), unfolded.setter());
        let onclick = move |_: MouseEvent| {
            unfolded.set(false);
            go_to(&book, at);
        };
        html! {
            <li key={at} class={line.is_part.then_some("part")}>
                <button type="button" class="bookline" aria-current={(at == reached).then_some("true")} {onclick}>{ line.text.clone() }</button>
            </li>
        }
    };
    let fold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: MouseEvent| unfolded.set(!*unfolded))
    };
    html! {
        <nav class={classes!("contents", unfolded.then_some("unfolded"))} aria-label={title.to_owned()}>
            <button type="button" class="btn" aria-expanded={unfolded.to_string()} onclick={fold}>{ title.to_owned() }</button>
            <ul>{ for lines.iter().enumerate().map(line) }</ul>
        </nav>
    }
}

/// Scrolls to a heading and moves the focus there.
fn go_to(book: &NodeRef, at: usize) {
    let heading = book.cast::<Element>().and_then(|book| find::headings(&book).into_iter().nth(at));
    let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    // Both fail only if the heading is no longer on the page.
    let _ = heading.set_attribute("tabindex", "-1");
    let _ = heading.focus();
    heading.scroll_into_view();
}
