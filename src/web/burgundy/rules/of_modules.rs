//! Rules of the modules: each with its tiles, the shields and the cards of the trade routes.

use crate::games::burgundy::modules::Module;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::route_cards::{CARD_SPACES, ROUTES, Space};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::MODULE_TILES;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::bonus_key;
use crate::web::burgundy::model::{bonus_icon, shield_icon, shield_page};
use crate::web::burgundy::rules::entry;
use crate::web::reading::section;
use crate::web::ui::{Pic, symbol};
use crate::web::words::Words;
use yew::prelude::*;

/// Sections on modules in the order of the rulebook, each with its number of paragraphs.
pub const SECTIONS: [(Module, &str, u8); 6] = [
    (Module::ExtraTiles, "rules-extra-tiles", 3),
    (Module::BorderPosts, "rules-border-posts", 3),
    (Module::WhiteCastles, "rules-white-castles", 2),
    (Module::Inns, "rules-inns", 2),
    (Module::TradeRoutes, "rules-trade-routes", 2),
    (Module::Shields, "rules-shields", 4),
];

/// All modules.
pub fn modules(words: &Words, edition: Edition) -> Html {
    html! { <>
        <h2>{ words.t("rules-modules") }</h2>
        <p>{ words.t("rules-modules-say") }</p>
        { for SECTIONS.iter().map(|(module, name, count)| html! {
            <section key={*name} class="module">
                { section(words, (name, *count), false, (&[], &[])) }
                { tiles(words, *module, edition) }
                { match module {
                    Module::TradeRoutes => cards(words),
                    Module::Shields => shields(words),
                    _ => Html::default(),
                } }
            </section>
        }) }
    </> }
}

fn tiles(words: &Words, module: Module, edition: Edition) -> Html {
    let of_module = MODULE_TILES.iter().filter(|(of, _)| *of == module);
    let entries: Vec<Html> = of_module.map(|(_, record)| entry(words, record, edition)).collect();
    if entries.is_empty() {
        return Html::default();
    }
    html! { <dl key={format!("{edition:?}")} class="tilelist">{ entries }</dl> }
}

fn cards(words: &Words) -> Html {
    let space = |space: &Space| {
        let goods = words.t(&format!("scene-good-{}-kind", space.good.0));
        let gives = words.t(&format!("record-bonus-{}", bonus_key(space.bonus)));
        words.say(
            "scene-space-open",
            &[("goods", goods.as_str().into()), ("gives", gives.as_str().into())],
        )
    };
    html! {
        <ol class="routelist">
            { for ROUTES.iter().map(|card| {
                let spaces: Vec<String> = card.iter().map(space).collect();
                html! { <li>{ picture(card) }<span>{ spaces.join(" · ") }</span></li> }
            }) }
        </ol>
    }
}

/// A printed card: each kind of goods above its reward. Its description is beside it.
fn picture(card: &[Space; CARD_SPACES]) -> Html {
    html! {
        <svg viewBox="0 0 114 52" aria-hidden="true" focusable="false">
            <rect class="cardface" x="1" y="1" width="112" height="50" rx="6" />
            { for card.iter().enumerate().map(|(index, space)| {
                let x = 1.5 + 37.0 * (index as f64 + 0.5);
                html! { <g key={index}>
                    { symbol(good_icon(space.good), x, 14.5, 19.0, "") }
                    { symbol(bonus_icon(space.bonus), x, 37.0, 25.0, "") }
                </g> }
            }) }
        </svg>
    }
}

fn shields(words: &Words) -> Html {
    let line = |shield: Shield| {
        let number = [("number", shield.0.into())];
        let points = [("points", shield.points().into())];
        let page = [("page", shield_page(shield).into())];
        html! {
            <div key={shield.0}>
                <Pic id={shield_icon(shield)} />
                <dt>
                    { words.say("scene-help-shield", &number) }
                    <small>{ words.say("rules-shield-points", &points) }</small>
                </dt>
                <dd>
                    { words.t(&format!("shield-{}-help", shield.0)) }
                    <small>{ words.say("scene-help-page", &page) }</small>
                </dd>
            </div>
        }
    };
    html! { <dl class="tilelist">{ for Shield::all().map(line) }</dl> }
}
