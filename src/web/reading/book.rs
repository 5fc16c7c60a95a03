//! The page that rules are read on: contents beside them, a search above them.

use crate::web::frame::top_back;
use crate::web::reading::find;
use crate::web::state::use_ctx;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

/// A page for reading.
#[derive(Properties, PartialEq, Clone)]
pub struct BookProps {
    /// What it is called.
    pub title: AttrValue,
    /// Its sections, each with a heading.
    pub children: Html,
}

/// A line of the contents.
#[derive(Clone, PartialEq)]
struct ContentsLine {
    text: AttrValue,
    /// Whether it is a part of the line before.
    is_part: bool,
}

/// What is shown of a page, as it was found there after it was drawn.
#[derive(Clone, PartialEq, Default)]
struct Shown {
    entries: usize,
    lines: Vec<ContentsLine>,
}

/// A page for reading, with contents and a search over all that it says.
#[component]
pub fn Book(props: &BookProps) -> Html {
    let ctx = use_ctx();
    let book = use_node_ref();
    let wanted = use_state(|| ctx.look_up.clone());
    let shown = use_state_eq(Shown::default);
    let unfolded = use_state(|| false);
    // After every drawing: another edition, another language and other words change what there is.
    {
        let (book, wanted, shown) = (book.clone(), wanted.clone(), shown.setter());
        let looked_up = ctx.look_up.clone();
        use_effect(move || {
            if let Some(book) = book.cast::<Element>() {
                let entries = find::show(&book, &wanted);
                if entries == 0 && !looked_up.is_empty() && *wanted == looked_up {
                    // What somebody came for is not there under that name: then all is shown.
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
                <div class="lookup" role="search">
                    <input type="search" aria-label={words.t("rules-find")} placeholder={words.t("rules-find")}
                        value={(*wanted).clone()} {oninput} />
                    <p role="status">{ said }</p>
                </div>
                { contents(&words.t("rules-contents"), &shown.lines, &book, &unfolded) }
                <main class="sheet prose" ref={book.clone()}>{ props.children.clone() }</main>
            </div>
        </div>
    }
}

fn lines(book: &Element) -> Vec<ContentsLine> {
    let line = |heading: Element| ContentsLine {
        text: heading.text_content().unwrap_or_default().into(),
        is_part: heading.tag_name().eq_ignore_ascii_case("h3"),
    };
    find::headings(book).into_iter().map(line).collect()
}

/// What there is to read; folded where there is no room beside it.
fn contents(
    title: &str,
    lines: &[ContentsLine],
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
                <button type="button" class="bookline" {onclick}>{ line.text.clone() }</button>
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

/// Shows a heading on top, and goes on reading there.
fn go_to(book: &NodeRef, at: usize) {
    let heading = book.cast::<Element>().and_then(|book| find::headings(&book).into_iter().nth(at));
    let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    // Both are refused only where the heading is not on the page any more.
    let _ = heading.set_attribute("tabindex", "-1");
    let _ = heading.focus();
    heading.scroll_into_view();
}
