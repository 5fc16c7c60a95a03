//! The rules of Princes in short with all cards, and where our reading fills a gap in them.

use crate::games::princes::card::{Card, Set};
use crate::web::princes::art::{Large, large};
use crate::web::princes::names;
use crate::web::reading::{Meaning, Section, Worked, rules_page, rulings_page};
use crate::web::state::Ctx;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

const RULES: [Section; 9] = [
    ("princes-rules-goal", 2),
    ("princes-rules-realm", 3),
    ("princes-rules-turn", 3),
    ("princes-rules-dice", 4),
    ("princes-rules-build", 4),
    ("princes-rules-trade", 2),
    ("princes-rules-hand", 3),
    ("princes-rules-modes", 4),
    ("princes-rules-example", 3),
];

/// The countings that are told step by step, in pictures.
const WORKED: [Worked; 3] = [
    Worked {
        key: "princes-rules-example-1",
        terms: &[
            (&["pr-city"; 2], "4"),
            (&["pr-settlement"], "1"),
            (&["adv-strength"], "1"),
            (&["adv-trade"], "1"),
        ],
        sign: "=",
        total: &[(&["pt-victory"], "7")],
    },
    Worked {
        key: "princes-rules-example-2",
        terms: &[(&["r-grain"], "4"), (&["r-wool"], "3"), (&["r-gold"], "2")],
        sign: "= 9 > 7",
        total: &[(&["ed-brigand"], "")],
    },
    Worked {
        key: "princes-rules-example-3",
        terms: &[(&["r-wood"; 3], "")],
        sign: "→",
        total: &[(&["r-brick"], "")],
    },
];

/// What the symbols stand for.
const SYMBOLS: &[Meaning] = &[
    ("pt-victory", "princes-meaning-victory"),
    ("pt-strength", "princes-meaning-strength"),
    ("pt-skill", "princes-meaning-skill"),
    ("pt-commerce", "princes-meaning-commerce"),
    ("pt-progress", "princes-meaning-progress"),
    ("adv-strength", "princes-advantage-strength"),
    ("adv-trade", "princes-advantage-trade"),
    ("ed-brigand", "princes-face-1"),
    ("ed-trade", "princes-face-2"),
    ("ed-celebration", "princes-face-3"),
    ("ed-harvest", "princes-face-4"),
    ("ed-card", "princes-face-5"),
];

const RULINGS: [Section; 4] = [
    ("princes-rulings-points", 4),
    ("princes-rulings-resources", 4),
    ("princes-rulings-cards", 6),
    ("princes-rulings-end", 2),
];

/// The rules in short.
pub fn rules(ctx: &Ctx) -> Html {
    rules_page(ctx, &RULES, &WORKED, SYMBOLS, cards(&ctx.words))
}

/// Where our reading fills a gap.
pub fn rulings(ctx: &Ctx) -> Html {
    rulings_page(ctx, ctx.t("rulings-say"), &RULINGS)
}

/// What a card says, large.
pub fn large_card(words: &Words, card: Card, side: u8, lack: Text) -> Large {
    let row = card.row();
    let (family, site) = (names::family(words, row), names::site(words, row));
    let kind = if site.is_empty() { family } else { format!("{family} · {site}") };
    Large {
        card,
        points: row.points(side),
        name: names::card(words, card).into(),
        kind: kind.into(),
        effect: names::effect(words, card).into(),
        need: need(words, card).into(),
        lack,
        cost: words.t("princes-cost").into(),
    }
}

/// What a card needs, as a sentence; empty for nothing.
fn need(words: &Words, card: Card) -> String {
    let row = card.row();
    let mut said = names::need_sentences(words, &row.needs, "princes-needs", "princes-needs-not");
    let (has, has_not) = ("princes-needs-rival", "princes-needs-rival-not");
    said.extend(names::need_sentences(words, &row.needs_opponent, has, has_not));
    if row.once {
        said.push(words.t("princes-needs-once"));
    }
    if row.brick_of_region {
        said.push(words.t("princes-needs-own-brick"));
    }
    said.join(" ")
}

/// All cards, set by set.
fn cards(words: &Words) -> Html {
    let set = |set: Set| {
        let of = Card::all().filter(|card| card.row().set == set);
        html! { <CardSet key={set.key()} title={words.t(&format!("princes-set-{}", set.key()))}>
            { for of.map(|card| html! { <li key={card.0}>{ large(&large_card(words, card, 0, Text::default()), "h4") }</li> }) }
        </CardSet> }
    };
    html! { <>
        <h2>{ words.t("princes-rules-cards") }</h2>
        { for Set::ALL.into_iter().map(set) }
    </> }
}

#[derive(Properties, PartialEq, Clone)]
struct SetProps {
    title: AttrValue,
    children: Html,
}

/// The cards of a set.
#[component]
fn CardSet(props: &SetProps) -> Html {
    html! { <section class="w-princes pset"><h3>{ props.title.clone() }</h3><ul>{ props.children.clone() }</ul></section> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::reading::{gaps, strays};
    use crate::web::words::{Language, tests::real_of};

    #[test]
    fn every_paragraph_is_there_and_none_is_left_out() {
        for words in Language::ALL.map(|language| real_of(language, "princes")) {
            for sections in [&RULES[..], &RULINGS] {
                assert_eq!(gaps(&words, sections, SYMBOLS), Vec::<String>::new());
            }
        }
    }

    #[test]
    fn every_scoring_in_pictures_has_its_paragraph_and_its_symbols() {
        let sprites = include_str!("../../../static/symbols/princes.svg");
        for words in Language::ALL.map(|language| real_of(language, "princes")) {
            assert_eq!(strays(&words, &WORKED, sprites), Vec::<String>::new());
        }
    }
}
