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

/// Symbols, and the figure that stands after them; empty for none.
pub type Counted = (&'static [&'static str], &'static str);

/// A scoring in pictures, beside the paragraph that tells it.
#[derive(Debug, Clone, Copy)]
pub struct Worked {
    /// The paragraph's key.
    pub key: &'static str,
    /// What is counted, one added to the other.
    pub terms: &'static [Counted],
    /// What stands between them and what they come to: "=" for a sum.
    pub sign: &'static str,
    /// What they come to.
    pub total: &'static [Counted],
}

/// A scoring in pictures; its paragraph says the same to those who can't see it.
fn worked(of: &Worked) -> Html {
    let counted = |(symbols, figure): &Counted| {
        html! { <span>{ for symbols.iter().map(|id| html! { <Pic id={*id} /> }) }{ *figure }</span> }
    };
    html! {
        <span class="worked" aria-hidden="true">
            { for of.terms.iter().enumerate().map(|(at, term)| html! { <>
                if at > 0 { <b>{ "+" }</b> }
                { counted(term) }
            </> }) }
            <b>{ of.sign }</b>
            { for of.total.iter().map(counted) }
        </span>
    }
}

/// One section with its paragraphs, as a list where they are entries.
pub fn section(
    words: &Words,
    (key, paragraphs): Section,
    entries: bool,
    pictures: &[Worked],
) -> Html {
    let texts = (1..=paragraphs).map(|number| {
        let key = format!("{key}-{number}");
        let picture = pictures.iter().find(|worked| worked.key == key);
        html! { <>{ words.t(&key) }{ for picture.map(worked) }</> }
    });
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

/// The rules in short, with scorings in pictures, what the symbols stand for, and what the game shows after
/// them: its cards, its fields.
pub fn rules_page(
    ctx: &Ctx,
    sections: &[Section],
    pictures: &[Worked],
    symbols: &[Meaning],
    more: Html,
) -> Html {
    let words = &ctx.words;
    let title = [words.t("app-rules"), words.t(&format!("game-{}", ctx.game))].join(" · ");
    html! {
        <Book {title}>
            { for sections.iter().map(|part| section(words, *part, false, pictures)) }
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
            { for sections.iter().map(|part| section(words, *part, true, &[])) }
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

/// Pictures of scorings that have no paragraph, and symbols of theirs that no sprite has.
#[cfg(test)]
pub(crate) fn strays(words: &Words, pictures: &[Worked], sprites: &str) -> Vec<String> {
    let keys = pictures.iter().map(|of| of.key).filter(|key| !words.has(key));
    let counted = pictures.iter().flat_map(|of| of.terms.iter().chain(of.total));
    let symbols = counted.flat_map(|(symbols, _)| symbols.iter().copied());
    let lost = symbols.filter(|id| !sprites.contains(&format!("id=\"{id}\"")));
    keys.chain(lost).map(str::to_owned).collect()
}
