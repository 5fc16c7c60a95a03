//! The rules in short, what every tile does, and where our reading fills a gap.

mod of_modules;

use crate::games::burgundy::options::Edition;
use crate::games::burgundy::tiles::{Colour, TILES, TileRecord};
use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::rules::of_modules::modules;
use crate::web::burgundy::scene::Piece;
use crate::web::reading::{self, Meaning, Section, Worked};
use crate::web::state::{Ctx, use_ctx};
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use yew::prelude::*;

/// The sections of the rules.
const RULES: [Section; 13] = [
    ("rules-goal", 2),
    ("rules-setup", 3),
    ("rules-round", 3),
    ("rules-turn", 2),
    ("rules-actions", 4),
    ("rules-workers", 2),
    ("rules-buy", 1),
    ("rules-tiles", 6),
    ("rules-score", 4),
    ("rules-end", 3),
    ("rules-example", 3),
    ("solo-rules", 7),
    ("team-rules", 5),
];

/// The scorings that are told step by step, in pictures.
const WORKED: [Worked; 3] = [
    Worked {
        key: "rules-example-1",
        terms: &[(&["hex-building"; 4], "10"), (&["phase-B"], "8")],
        sign: "=",
        total: &[(&["vp"], "18")],
    },
    Worked {
        key: "rules-example-2",
        terms: &[(&["a-cow"; 4], "4"), (&["a-cow"; 3], "3")],
        sign: "=",
        total: &[(&["vp"], "7")],
    },
    Worked {
        key: "rules-example-3",
        terms: &[(&["g-4"; 3], "")],
        sign: "→",
        total: &[(&["silver"], "1"), (&["vp"], "6 / 9 / 12")],
    },
];

/// What the symbols stand for.
const SYMBOLS: &[Meaning] = &[
    ("worker", "meaning-worker"),
    ("silver", "meaning-silver"),
    ("vp", "meaning-points"),
    ("g-any", "meaning-good"),
    ("die-any", "meaning-die"),
    ("any-tile", "meaning-tile"),
    ("hex-black", "meaning-black"),
    ("bridge", "meaning-bridge"),
    ("phase-A", "meaning-phase"),
    ("bonus-large", "meaning-colour-first"),
    ("bonus-small", "meaning-colour-second"),
];

/// The sections of the rulings.
const RULINGS: [Section; 8] = [
    ("rulings-editions", 5),
    ("rulings-before", 4),
    ("rulings-turn", 5),
    ("rulings-effects", 10),
    ("rulings-end", 3),
    ("rulings-modules", 9),
    ("solo-rulings", 4),
    ("team-rulings", 4),
];

/// The rules in short, and every tile.
#[component]
pub fn RulesPage() -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let edition = use_state(Edition::default);
    let editions = [Edition::E2019, Edition::E2011];
    let pick = {
        let edition = edition.setter();
        Callback::from(move |index: usize| {
            edition.set(editions.get(index).copied().unwrap_or_default());
        })
    };
    let chosen = editions.iter().position(|e| *e == *edition);
    let more = html! { <>
        <h2>{ words.t("rules-all-tiles") }</h2>
        <div class="pickers">
            <span class="optname">{ words.t("setup-edition") }</span>
            { segments("edition", words.t("setup-edition"), vec!["2019".into(), "2011".into()], chosen, &pick) }
        </div>
        { for Colour::ALL.into_iter().map(|colour| tiles(words, colour, *edition)) }
        { modules(words, *edition) }
    </> };
    reading::rules_page(&ctx, &RULES, &WORKED, SYMBOLS, more)
}

/// Where our reading fills a gap.
pub fn rulings_page(ctx: &Ctx) -> Html {
    reading::rulings_page(ctx, ctx.t("rulings-say"), &RULINGS)
}

fn tiles(words: &Words, colour: Colour, edition: Edition) -> Html {
    let of_colour = TILES.iter().filter(|record| record.tile.colour() == Some(colour));
    html! {
        <section>
            <h3>{ words.t(&format!("rules-group-{}", colour.key())) }</h3>
            <dl class="tilelist">
                { for of_colour.map(|record| entry(words, record, edition)) }
            </dl>
        </section>
    }
}

/// A tile with its name, how often it is there, what it does, and the page of the rulebook.
pub(super) fn entry(words: &Words, record: &TileRecord, edition: Edition) -> Html {
    let year: u16 = match edition {
        Edition::E2019 => 2019,
        Edition::E2011 => 2011,
    };
    let args = [("edition", year.into())];
    let counts = [("normal", record.normal.into()), ("black", record.black.into())];
    let piece =
        Piece { tile: record.tile, black: record.normal == 0, chickens: edition == Edition::E2011 };
    html! {
        <div key={record.key}>
            <TileIcon {piece} />
            <dt>
                { words.say(&format!("tile-{}", record.key), &args) }
                if record.normal + record.black > 0 {
                    <small>{ words.say("rules-count", &counts) }</small>
                }
            </dt>
            <dd>
                { words.say(&format!("tile-{}-help", record.key), &args) }
                <small>{ words.say("scene-help-page", &[("page", record.page.into())]) }</small>
            </dd>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::burgundy::wording::real;
    use crate::web::words::Language;

    #[test]
    fn every_paragraph_is_there_and_none_is_left_out() {
        let modules = crate::web::burgundy::rules::of_modules::SECTIONS;
        let modules = modules.map(|(_, name, count)| (name, count));
        for words in Language::ALL.map(real) {
            for sections in [&RULES[..], &RULINGS, &modules] {
                assert_eq!(reading::gaps(&words, sections, SYMBOLS), Vec::<String>::new());
            }
        }
    }

    #[test]
    fn every_scoring_in_pictures_has_its_paragraph_and_its_symbols() {
        let sprites = include_str!("../../../../static/symbols/pieces.svg");
        for words in Language::ALL.map(real) {
            assert_eq!(reading::strays(&words, &WORKED, sprites), Vec::<String>::new());
        }
    }
}
