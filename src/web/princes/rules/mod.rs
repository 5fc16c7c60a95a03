//! The rules of Princes in short with all cards, and our rulings where the rulebook is silent.

mod figures;

use crate::games::princes::Princes;
use crate::games::princes::card::{Card, Set};
use crate::web::princes::art::large;
use crate::web::princes::draw::large_card;
use crate::web::princes::rules::figures::{FIGURES, GAME};
use crate::web::reading::{Handbook, Worked};
use crate::web::state::Ctx;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

const HANDBOOK: Handbook<Princes> = Handbook {
    rules: &[
        ("princes-rules-goal", 2),
        ("princes-rules-start", 3),
        ("princes-rules-realm", 3),
        ("princes-rules-turn", 3),
        ("princes-rules-dice", 4),
        ("princes-rules-build", 5),
        ("princes-rules-kinds", 5),
        ("princes-rules-trade", 2),
        ("princes-rules-hand", 3),
        ("princes-rules-modes", 6),
        ("princes-rules-gold", 4),
        ("princes-rules-turmoil", 5),
        ("princes-rules-progress", 5),
        ("princes-rules-example", 3),
    ],
    worked: &[
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
    ],
    symbols: &[
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
    ],
    rulings: &[
        ("princes-rulings-points", 4),
        ("princes-rulings-resources", 6),
        ("princes-rulings-cards", 8),
        ("princes-rulings-end", 2),
    ],
    recorded: GAME,
    figures: &FIGURES,
};

/// The rules in short.
pub fn rules(ctx: &Ctx) -> Html {
    HANDBOOK.rules_page(ctx, cards(&ctx.words))
}

/// Our rulings where the rulebook is silent.
pub fn rulings(ctx: &Ctx) -> Html {
    HANDBOOK.rulings_page(ctx)
}

/// All cards, set by set.
fn cards(words: &Words) -> Html {
    let set = |set: Set| {
        let of = Card::played().filter(|card| card.row().set == set);
        html! { <CardSet key={set.key()} title={words.t(&format!("princes-set-{}", set.key()))}>
            { for of.map(|card| html! { <li key={card.0}>{ large(&large_card(words, card, Text::default()), "h4") }</li> }) }
        </CardSet> }
    };
    html! { <>
        <h2>{ words.t("princes-rules-cards") }</h2>
        { for Set::played().map(set) }
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
#[cfg(not(target_arch = "wasm32"))]
mod tests;
