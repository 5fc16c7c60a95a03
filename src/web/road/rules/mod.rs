//! Content of Road's rules and rulings pages.

mod figures;

use crate::games::road::Road;
use crate::games::road::cards::EventCard;
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::web::reading::{Handbook, Worked};
use crate::web::road::art::pictures::event_class;
use crate::web::road::art::{build_card, event_card};
use crate::web::road::rules::figures::{FIGURES, GAME};
use crate::web::road::words::phrases;
use crate::web::state::Ctx;
use crate::web::words::Words;
use yew::prelude::*;

const HANDBOOK: Handbook<Road> = Handbook {
    rules: &[
        ("road-rules-goal", 2),
        ("road-rules-start", 4),
        ("road-rules-turn", 3),
        ("road-rules-build", 6),
        ("road-rules-trade", 3),
        ("road-rules-special", 2),
        ("road-rules-events", 2),
        ("road-rules-example", 2),
    ],
    worked: &[
        Worked {
            key: "road-rules-example-1",
            terms: &[
                (&["c-settlement"], "1"),
                (&["c-city"], "2"),
                (&["c-road"; 3], ""),
                (&["s-route"], "2"),
            ],
            sign: "=",
            total: &[(&["vp"], "5")],
        },
        Worked {
            key: "road-rules-example-2",
            terms: &[(&["r-grain", "r-ore", "r-ore", "r-ore"], ""), (&["r-wool"; 4], "")],
            sign: "→",
            total: &[(&["c-city"], "")],
        },
    ],
    symbols: &[
        ("r-brick", "road-kind-b"),
        ("r-wood", "road-kind-t"),
        ("r-wool", "road-kind-w"),
        ("r-grain", "road-kind-g"),
        ("r-ore", "road-kind-o"),
        ("vp", "road-meaning-points"),
        ("c-road", "road-meaning-road"),
        ("s-route", "road-meaning-route"),
        ("s-army", "road-meaning-army"),
        ("e-robber", "road-meaning-robber"),
    ],
    rulings: &[
        ("road-rulings-cards", 7),
        ("road-rulings-trade", 5),
        ("road-rulings-events", 4),
        ("road-rulings-end", 2),
    ],
    recorded: GAME,
    figures: &FIGURES,
};

/// The rules page.
pub fn rules(ctx: &Ctx) -> Html {
    HANDBOOK.rules_page(ctx, cards(&ctx.words))
}

/// The page of rulings on gaps in the rules.
pub fn rulings(ctx: &Ctx) -> Html {
    HANDBOOK.rulings_page(ctx)
}

/// A card's price in words, for screen readers.
fn price(words: &Words, card: Purchase) -> String {
    words.say("road-help-price", &[("cards", phrases::cards_arg(words, &card.price()))])
}

/// All cards with their effects and prices.
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
    use crate::engine::seat::Seat;
    use crate::games::road::State;
    use crate::web::reading::tests::handbook_is_whole;

    #[test]
    fn the_handbook_is_whole_and_its_figures_are_true() {
        let needed = [
            "road-rules-goal",
            "road-rules-turn",
            "road-rules-build",
            "road-rules-trade",
            "road-rules-special",
            "road-rules-events",
        ];
        let total = |state: &State, seat: Seat| i32::from(state.points(seat));
        handbook_is_whole(&HANDBOOK, &[], &needed, total);
    }
}
