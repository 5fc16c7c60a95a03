//! Pages for reading: a game's rules, and our rulings where they have gaps.

mod book;
pub mod figure;
mod find;

use crate::engine::game::Game;
use crate::web::reading::book::Book;
use crate::web::reading::figure::{Figure, Maker, figures};
use crate::web::state::{Action, Ctx, Page};
use crate::web::ui::Pic;
use crate::web::words::Words;
use yew::prelude::*;

/// A section: the message key of its heading, and its number of paragraphs. Their keys are `KEY-1`, `KEY-2` …
pub type Section = (&'static str, u8);

/// A symbol, and the message key of its meaning.
pub type Meaning = (&'static str, &'static str);

/// Symbols, and the number after them; empty for none.
pub type Counted = (&'static [&'static str], &'static str);

/// A scoring example in pictures, beside the paragraph that describes it.
#[derive(Debug, Clone, Copy)]
pub struct Worked {
    /// Message key of the paragraph.
    pub key: &'static str,
    /// Terms that are added.
    pub terms: &'static [Counted],
    /// Sign between the terms and the total: "=" for a sum.
    pub sign: &'static str,
    /// The total; without one the terms are a symbol before the paragraph, which is a line of a list.
    pub total: &'static [Counted],
}

impl Worked {
    /// A symbol before a paragraph.
    #[must_use]
    pub const fn before(key: &'static str, terms: &'static [Counted]) -> Worked {
        Worked { key, terms, sign: "", total: &[] }
    }

    const fn is_before(&self) -> bool {
        self.total.is_empty()
    }
}

/// A scoring example in pictures; screen readers skip it, as its paragraph says the same.
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
            if !of.is_before() { <b>{ of.sign }</b> }
            { for of.total.iter().map(counted) }
        </span>
    }
}

/// A section with its figures and paragraphs, or a list of entries.
pub fn section(
    words: &Words,
    (key, paragraphs): Section,
    entries: bool,
    (pictures, figures): (&[Worked], &[Figure]),
) -> Html {
    let texts = (1..=paragraphs).map(|number| {
        let key = format!("{key}-{number}");
        let picture = pictures.iter().find(|worked| worked.key == key);
        let text = html! { <>{ words.t(&key) }{ for picture.map(worked) }</> };
        (picture.is_some_and(Worked::is_before).then_some("marked"), text)
    });
    let count = figures.iter().filter(|figure| figure.section == key).count();
    let figures = figure::of_section(figures, key);
    html! {
        <section key={key}>
            <h2>{ words.t(key) }</h2>
            if entries {
                { figures }
                <ul>{ for texts.map(|(_, text)| html! { <li>{ text }</li> }) }</ul>
            } else {
                { illustrated(texts.map(|(class, text)| html! { <p {class}>{ text }</p> }).collect(), figures, count) }
            }
        </section>
    }
}

/// Paragraphs with a single figure after the first; after the last, if there are but two or several figures, which show
/// what all paragraphs say.
fn illustrated(mut paragraphs: Vec<Html>, figures: Html, count: usize) -> Html {
    let before = if paragraphs.len() > 2 && count == 1 { 1 } else { paragraphs.len() };
    paragraphs.insert(before, figures);
    paragraphs.into_iter().collect()
}

/// The meanings of a game's symbols.
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

/// The rulings on gaps in the rules, at the end of the rules, after a sentence that names the edition.
fn rulings(words: &Words, sections: &[Section]) -> Html {
    let part = |(key, count): &Section| {
        html! {
            <section key={*key}>
                <h3>{ words.t(key) }</h3>
                <ul>{ for (1..=*count).map(|number| html! { <li>{ words.t(&format!("{key}-{number}")) }</li> }) }</ul>
            </section>
        }
    };
    html! {
        <section key="rulings" class="more">
            <h2>{ words.t("rulings-title") }</h2>
            <section><p>{ words.t("rulings-say") }</p></section>
            { for sections.iter().map(part) }
        </section>
    }
}

/// A game's rules as its pages and their tests read them.
pub struct Handbook<G: Game> {
    /// Sections of the rules.
    pub rules: &'static [Section],
    /// Scoring examples in pictures.
    pub worked: &'static [Worked],
    /// Meanings of the symbols.
    pub symbols: &'static [Meaning],
    /// Sections of the rulings on gaps in the rules.
    pub rulings: &'static [Section],
    /// Link of the recorded game from which figures are taken.
    pub recorded: &'static str,
    /// Makers of the figures.
    pub figures: &'static [Maker<G>],
}

impl<G: Game> Handbook<G> {
    /// The rules page: sections with figures and scoring examples, meanings of the symbols, the game's own content such
    /// as cards or fields, and the rulings, where the search finds them.
    pub fn rules_page(&self, ctx: &Ctx, own: Html) -> Html {
        let words = &ctx.words;
        let title = [words.t("app-rules"), words.t(&format!("game-{}", ctx.game))].join(" · ");
        let figures = figures(self.recorded, self.figures, words);
        let pictures = (self.worked, &figures[..]);
        html! {
            <Book {title}>
                { for self.rules.iter().map(|part| section(words, *part, false, pictures)) }
                { meanings(words, self.symbols) }
                <section key="more" class="more">{ own }</section>
                { rulings(words, self.rulings) }
            </Book>
        }
    }

    /// The page of rulings on gaps in the rules.
    pub fn rulings_page(&self, ctx: &Ctx) -> Html {
        let words = &ctx.words;
        html! {
            <Book title={words.t("rulings-title")}>
                <section key="say"><p>{ words.t("rulings-say") }</p></section>
                { for self.rulings.iter().map(|part| section(words, *part, true, (&[], &[]))) }
                <div key="rules">
                    <button type="button" class="btn" onclick={ctx.send(Action::Go(Page::Rules))}>{ words.t("app-rules") }</button>
                </div>
            </Book>
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::engine::seat::Seat;
    use crate::web::reading::figure::tests::figures_are_true;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    /// Every paragraph of a handbook and of `more` sections is there, and none is left out; every scoring in pictures has
    /// its paragraph and its symbols; figures are true, and the sections that need some have them.
    pub(crate) fn handbook_is_whole<G: Game>(
        book: &Handbook<G>,
        more: &[Section],
        needed: &[&str],
        total: impl Fn(&G::State, Seat) -> i32,
    ) {
        for words in Language::ALL.map(|language| real_of(language, G::NAME)) {
            for sections in [book.rules, book.rulings, more] {
                assert_eq!(gaps(&words, sections, book.symbols), Vec::<String>::new());
            }
        }
        scorings_are_drawn(G::NAME, book.worked);
        figures_are_true(book, needed, total);
    }

    /// Message keys missing for a game's rules, and messages that the rules do not use.
    fn gaps(words: &Words, sections: &[Section], symbols: &[Meaning]) -> Vec<String> {
        let mut gaps = Vec::new();
        for (key, count) in sections {
            let wanted = core::iter::once((*key).to_owned())
                .chain((1..=*count).map(|n| format!("{key}-{n}")));
            gaps.extend(wanted.filter(|key| !words.has(key)));
            gaps.extend(Some(format!("{key}-{}", count + 1)).filter(|key| words.has(key)));
        }
        gaps.extend(symbols.iter().map(|(_, key)| (*key).to_owned()).filter(|key| !words.has(key)));
        gaps
    }

    /// Every scoring in pictures has its paragraph, and its symbols are those of the game or of all games.
    fn scorings_are_drawn(game: &str, pictures: &[Worked]) {
        let symbols = |name: &str| {
            let path = format!("{}/static/symbols/{name}.svg", env!("CARGO_MANIFEST_DIR"));
            std::fs::read_to_string(path).unwrap()
        };
        let sprites = symbols("pieces") + &symbols(game);
        for words in Language::ALL.map(|language| real_of(language, game)) {
            assert_eq!(strays(&words, pictures, &sprites), Vec::<String>::new());
        }
    }

    /// Scoring examples without a paragraph, and symbols that no sprite contains.
    fn strays(words: &Words, pictures: &[Worked], sprites: &str) -> Vec<String> {
        let keys = pictures.iter().map(|of| of.key).filter(|key| !words.has(key));
        let counted = pictures.iter().flat_map(|of| of.terms.iter().chain(of.total));
        let symbols = counted.flat_map(|(symbols, _)| symbols.iter().copied());
        let lost = symbols.filter(|id| !sprites.contains(&format!("id=\"{id}\"")));
        keys.chain(lost).map(str::to_owned).collect()
    }
}
