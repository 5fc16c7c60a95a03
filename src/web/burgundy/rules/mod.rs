//! Rules page with all tiles, and the page of rulings.

mod figures;
mod of_modules;
mod pictures;

use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::tiles::{Colour, Kind, Species, TILES, TileRecord};
use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::model::scene::Piece;
use crate::web::burgundy::rules::figures::{FIGURES, GAME};
use crate::web::burgundy::rules::of_modules::modules;
use crate::web::reading::{Handbook, Worked};
use crate::web::state::{Ctx, use_ctx};
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use yew::prelude::*;

const HANDBOOK: Handbook<Burgundy> = Handbook {
    rules: &[
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
    ],
    worked: &[
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
    ],
    symbols: &[
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
    ],
    rulings: &[
        ("rulings-editions", 5),
        ("rulings-before", 4),
        ("rulings-turn", 5),
        ("rulings-effects", 10),
        ("rulings-end", 3),
        ("rulings-modules", 9),
        ("solo-rulings", 4),
        ("team-rulings", 4),
    ],
    recorded: GAME,
    figures: &FIGURES,
};

/// The rules page, with all tiles.
#[component]
fn RulesPage() -> Html {
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
    HANDBOOK.rules_page(&ctx, more)
}

/// The rules page.
pub fn rules(_: &Ctx) -> Html {
    html! { <RulesPage /> }
}

/// The page of rulings on gaps in the rules.
pub fn rulings(ctx: &Ctx) -> Html {
    HANDBOOK.rulings_page(ctx)
}

fn tiles(words: &Words, colour: Colour, edition: Edition) -> Html {
    let of_colour = TILES.iter().filter(|record| record.tile.colour() == Some(colour));
    // The key makes new elements for another edition's texts: a translating browser replaces the text nodes.
    html! {
        <section key={format!("{}-{edition:?}", colour.key())}>
            <h3>{ words.t(&format!("rules-group-{}", colour.key())) }</h3>
            <dl class="tilelist">
                if colour == Colour::Animal {
                    { for Species::ALL.into_iter().map(|species| herd(words, species, edition)) }
                } else {
                    { for of_colour.map(|record| entry(words, record, edition)) }
                }
            </dl>
        </section>
    }
}

/// The three tiles of a kind of animal, whose effect is the same.
fn herd(words: &Words, species: Species, edition: Edition) -> Html {
    let of_species = |record: &&TileRecord| {
        record.tile.kind().and_then(Kind::herd).is_some_and(|(kind, _)| kind == Some(species))
    };
    let records: Vec<&TileRecord> = TILES.iter().filter(of_species).collect();
    let animals = words
        .say(&format!("scene-species-{}", species.key()), &[("edition", year(edition).into())]);
    let args = [("animals", animals.as_str().into())];
    let sum = |count: fn(&TileRecord) -> u8| records.iter().map(|record| count(record)).sum::<u8>();
    let counts = [
        ("normal", sum(|record| record.normal).into()),
        ("black", sum(|record| record.black).into()),
    ];
    let page = records.first().map_or(0, |record| record.page);
    html! {
        <div key={species.key()}>
            <div class="herd" aria-hidden="true">
                { for records.iter().map(|record| html! { <TileIcon piece={piece(record, edition)} /> }) }
            </div>
            <dt>
                { words.say("rules-animals", &args) }
                <small>{ words.say("rules-count", &counts) }</small>
            </dt>
            <dd>
                { words.say("rules-animals-help", &args) }
                <small>{ words.say("scene-help-page", &[("page", page.into())]) }</small>
            </dd>
        </div>
    }
}

const fn year(edition: Edition) -> u16 {
    match edition {
        Edition::E2019 => 2019,
        Edition::E2011 => 2011,
    }
}

fn piece(record: &TileRecord, edition: Edition) -> Piece {
    Piece { tile: record.tile, black: record.normal == 0, chickens: edition == Edition::E2011 }
}

/// A tile with its name, number, effect, and the page of the rulebook.
pub(super) fn entry(words: &Words, record: &TileRecord, edition: Edition) -> Html {
    let args = [("edition", year(edition).into())];
    let counts = [("normal", record.normal.into()), ("black", record.black.into())];
    html! {
        <div key={record.key}>
            <TileIcon piece={piece(record, edition)} />
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
#[cfg(feature = "ssr")]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::engine::seat::Seat;
    use crate::games::burgundy::State;
    use crate::web::reading::tests::handbook_is_whole;
    use crate::web::table::laws::text_of;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    #[test]
    fn each_kind_of_animal_has_one_row_with_its_three_tiles() {
        for (language, edition, said) in [
            (Language::English, Edition::E2019, "2, 3 or 4 goats"),
            (Language::German, Edition::E2011, "2, 3 oder 4 Hühner"), // German
        ] {
            let words = real_of(language, Burgundy::NAME);
            let drawn = text_of(&words, tiles(&words, Colour::Animal, edition));
            assert_eq!((drawn.matches("<dt>").count(), drawn.matches("<svg").count()), (4, 12));
            assert!(drawn.contains(said), "{drawn}");
        }
    }

    #[test]
    fn the_handbook_is_whole_and_its_figures_are_true() {
        let modules = of_modules::SECTIONS.map(|(_, name, count)| (name, count));
        let needed = [
            "rules-round",
            "rules-actions",
            "rules-workers",
            "rules-buy",
            "rules-tiles",
            "rules-score",
            "rules-end",
        ];
        let total = |state: &State, seat: Seat| i32::from(state.estate(seat).total());
        handbook_is_whole(&HANDBOOK, &modules, &needed, total);
    }
}
