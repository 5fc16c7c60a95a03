//! Road's rules in short, and where our reading fills a gap in them.

use crate::games::road::cards::EventCard;
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::web::reading::{Meaning, Section, Worked, rules_page, rulings_page};
use crate::web::road::art::pictures::event_class;
use crate::web::road::art::{build_card, event_card};
use crate::web::road::phrases;
use crate::web::state::Ctx;
use crate::web::words::Words;
use yew::prelude::*;

const RULES: [Section; 8] = [
    ("road-rules-goal", 2),
    ("road-rules-start", 3),
    ("road-rules-turn", 3),
    ("road-rules-build", 5),
    ("road-rules-trade", 3),
    ("road-rules-special", 2),
    ("road-rules-events", 2),
    ("road-rules-example", 2),
];

/// The countings that are told step by step, in pictures.
const WORKED: [Worked; 2] = [
    Worked {
        key: "road-rules-example-1",
        terms: &[
            (&["c-settlement"], "1"),
            (&["c-city"], "2"),
            (&["c-road"; 3], ""),
            (&["s-route"], "2"),
        ],
        sign: "=",
        total: &[(&["mile"], "5")],
    },
    Worked {
        key: "road-rules-example-2",
        terms: &[(&["r-grain", "r-ore", "r-ore", "r-ore"], ""), (&["r-wool"; 4], "")],
        sign: "→",
        total: &[(&["c-city"], "")],
    },
];

/// What the symbols stand for.
const SYMBOLS: &[Meaning] = &[
    ("r-brick", "road-kind-b"),
    ("r-wood", "road-kind-t"),
    ("r-wool", "road-kind-w"),
    ("r-grain", "road-kind-g"),
    ("r-ore", "road-kind-o"),
    ("mile", "road-meaning-mile"),
    ("s-route", "road-meaning-route"),
    ("s-army", "road-meaning-army"),
    ("e-robber", "road-meaning-robber"),
];

const RULINGS: [Section; 4] = [
    ("road-rulings-cards", 7),
    ("road-rulings-trade", 5),
    ("road-rulings-events", 4),
    ("road-rulings-end", 2),
];

/// The rules in short.
pub fn rules(ctx: &Ctx) -> Html {
    rules_page(ctx, &RULES, &WORKED, SYMBOLS, cards(&ctx.words))
}

/// Where our reading fills a gap.
pub fn rulings(ctx: &Ctx) -> Html {
    rulings_page(ctx, ctx.t("rulings-say"), &RULINGS)
}

/// What a card costs, in words: its picture says so only to those who see it.
fn price(words: &Words, card: Purchase) -> String {
    words.say("road-help-price", &[("cards", phrases::cards_arg(words, &card.price()))])
}

/// All cards, with what they do and what they cost.
fn cards(words: &Words) -> Html {
    let build = [
        (Purchase::Road, "road-help-road"),
        (Purchase::Settlement, "road-help-settlement"),
        (Purchase::City, "road-help-city"),
        (Purchase::Knight, "road-help-knight"),
        (Purchase::Metropolis, "road-help-metropolis-a"),
        (Purchase::MetropolisRoads, "road-help-metropolis-roads"),
        (Purchase::MetropolisRoute, "road-help-metropolis-route"),
        (Purchase::MetropolisKnights, "road-help-metropolis-knights"),
        (Purchase::MetropolisArmy, "road-help-metropolis-army"),
    ];
    let side = |card: Purchase| if card.metropolis().is_some() { Side::B } else { Side::A };
    let event = |card: EventCard| {
        let key = event_class(card);
        let text = words.say(
            &format!("road-event-{key}-say"),
            &[("safe", crate::games::road::cards::SAFE.into())],
        );
        html! {
            <li key={key}>{ event_card(card, words) }<div><b>{ words.t(&format!("road-event-{key}")) }</b><p>{ text }</p></div></li>
        }
    };
    html! { <>
        <h2>{ words.t("road-rules-cards") }</h2>
        <ul class="cardlist">
            { for build.into_iter().map(|(card, help)| html! {
                <li key={card.name()}>{ build_card(card, side(card), words) }
                    <div>
                        <b>{ phrases::name(words, card) }</b>
                        <p>{ words.t(help) }</p>
                        <p>{ price(words, card) }</p>
                    </div></li>
            }) }
            { for EventCard::ALL.into_iter().map(event) }
        </ul>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::reading::{gaps, strays};
    use crate::web::words::{Language, tests::real_of};

    #[test]
    fn every_paragraph_is_there_and_none_is_left_out() {
        for words in Language::ALL.map(|language| real_of(language, "road")) {
            for sections in [&RULES[..], &RULINGS] {
                assert_eq!(gaps(&words, sections, SYMBOLS), Vec::<String>::new());
            }
        }
    }

    #[test]
    fn every_scoring_in_pictures_has_its_paragraph_and_its_symbols() {
        let sprites = include_str!("../../../static/symbols/road.svg");
        for words in Language::ALL.map(|language| real_of(language, "road")) {
            assert_eq!(strays(&words, &WORKED, sprites), Vec::<String>::new());
        }
    }
}
