//! Pages for reading: a game's rules as a handbook, and where our reading fills a gap in them.

mod book;
mod find;

use crate::web::reading::book::Book;
use crate::web::state::{Ctx, Do, Page};
use crate::web::ui::Pic;
use crate::web::words::Words;
use yew::prelude::*;

/// A section: the key of its heading, and how many paragraphs it has. Paragraphs are worded by
/// `KEY-1`, `KEY-2` …
pub type Section = (&'static str, u8);

/// What a symbol stands for: the symbol, and the key of its meaning.
pub type Meaning = (&'static str, &'static str);

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

/// What the symbols of a game stand for.
fn meanings(words: &Words, meanings: &[Meaning]) -> Html {
    html! {
        <section key="meanings">
            <h2>{ words.t("rules-symbols") }</h2>
            <dl class="meanings">
                { for meanings.iter().map(|(symbol, key)| html! {
                    <div key={*symbol}><dt><Pic id={*symbol} /></dt><dd>{ words.t(key) }</dd></div>
                }) }
            </dl>
        </section>
    }
}

/// The rules in short, with what the symbols stand for, and what the game shows after them: its cards, its
/// fields.
pub fn rules_page(ctx: &Ctx, sections: &[Section], symbols: &[Meaning], more: Html) -> Html {
    let words = &ctx.words;
    let title = [words.t("app-rules"), words.t(&format!("game-{}", ctx.game))].join(" · ");
    html! {
        <Book {title}>
            { for sections.iter().map(|part| section(words, *part, false)) }
            { meanings(words, symbols) }
            <section key="more" class="more">{ more }</section>
            <div key="rulings">
                <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Rulings))}>{ words.t("rulings-link") }</button>
            </div>
        </Book>
    }
}

/// Where our reading fills a gap in the rules; `say` tells which rules are meant.
pub fn rulings_page(ctx: &Ctx, say: String, sections: &[Section]) -> Html {
    let words = &ctx.words;
    html! {
        <Book title={words.t("rulings-title")}>
            <section key="say"><p>{ say }</p></section>
            { for sections.iter().map(|part| section(words, *part, true)) }
            <div key="rules">
                <button type="button" class="btn" onclick={ctx.send(Do::Go(Page::Rules))}>{ words.t("app-rules") }</button>
            </div>
        </Book>
    }
}

/// What of a game's rules has no wording, and what wording has no place in them.
#[cfg(test)]
pub(crate) fn gaps(words: &Words, sections: &[Section], symbols: &[Meaning]) -> Vec<String> {
    let mut gaps = Vec::new();
    for (key, count) in sections {
        let wanted =
            core::iter::once((*key).to_owned()).chain((1..=*count).map(|n| format!("{key}-{n}")));
        gaps.extend(wanted.filter(|key| !words.has(key)));
        gaps.extend(Some(format!("{key}-{}", count + 1)).filter(|key| words.has(key)));
    }
    gaps.extend(symbols.iter().map(|(_, key)| (*key).to_owned()).filter(|key| !words.has(key)));
    gaps
}
