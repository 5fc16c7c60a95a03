//! Pages for reading: a game's rules in short, and where our reading fills a gap in them.

use crate::web::frame::top_back;
use crate::web::state::{Ctx, Do, Page};
use crate::web::words::Words;
use yew::prelude::*;

/// A section: the key of its heading, and how many paragraphs it has. Paragraphs are worded by
/// `KEY-1`, `KEY-2` …
pub type Section = (&'static str, u8);

/// One section with its paragraphs, as a list where they are entries.
pub fn section(words: &Words, (key, paragraphs): Section, entries: bool) -> Html {
    let texts = (1..=paragraphs).map(|number| words.t(&format!("{key}-{number}")));
    html! {
        <section key={key}>
            <h2>{ words.t(key) }</h2>
            if entries {
                <ul>{ for texts.map(|text| html! { <li>{ text }</li> }) }</ul>
            } else {
                { for texts.map(|text| html! { <p>{ text }</p> }) }
            }
        </section>
    }
}

/// The rules in short, with what the game shows after them: its cards, its fields.
pub fn rules_page(ctx: &Ctx, sections: &[Section], more: Html) -> Html {
    let words = &ctx.words;
    html! {
        <div class="reading">
            { top_back(ctx, words.t("app-rules")) }
            <main class="sheet prose">
                { for sections.iter().map(|part| section(words, *part, false)) }
                <p>
                    <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Rulings))}>{ words.t("rulings-link") }</button>
                </p>
                { more }
            </main>
        </div>
    }
}

/// Where our reading fills a gap in the rules; `say` tells which rules are meant.
pub fn rulings_page(ctx: &Ctx, say: String, sections: &[Section]) -> Html {
    let words = &ctx.words;
    html! {
        <div class="reading">
            { top_back(ctx, words.t("rulings-title")) }
            <main class="sheet prose">
                <p>{ say }</p>
                { for sections.iter().map(|part| section(words, *part, true)) }
                <p>
                    <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Rules))}>{ words.t("app-rules") }</button>
                </p>
            </main>
        </div>
    }
}
