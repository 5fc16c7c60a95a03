//! Rules page with all tiles, and the page of rulings.

mod figures;
mod of_modules;
mod pictures;

use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::tiles::{Colour, TILES, TileRecord};
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
                { for of_colour.map(|record| entry(words, record, edition)) }
            </dl>
        </section>
    }
}

/// A tile with its name, number, effect, and the page of the rulebook.
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
    use crate::engine::seat::Seat;
    use crate::games::burgundy::State;
    use crate::web::reading::tests::handbook_is_whole;

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
