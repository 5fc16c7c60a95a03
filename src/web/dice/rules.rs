//! The rules in short, and where our reading fills a gap.

use crate::web::reading::{Meaning, Section, Worked, rules_page, rulings_page};
use crate::web::state::Ctx;
use yew::prelude::*;

/// The sections of the rules with their paragraphs.
const RULES: &[Section] = &[
    ("rules-aim", 2),
    ("rules-round", 3),
    ("rules-marking", 7),
    ("rules-regions", 3),
    ("rules-bonuses", 5),
    ("rules-colours", 2),
    ("rules-end", 2),
    ("rules-example", 3),
    ("rules-solo", 3),
    ("rules-castles", 2),
];

/// The scorings that are told step by step, in pictures.
const WORKED: [Worked; 3] = [
    Worked {
        key: "rules-example-1",
        terms: &[(&["hexc-orange"; 3], "I")],
        sign: "=",
        total: &[(&["star"], "8"), (&["worker"], "1")],
    },
    Worked {
        key: "rules-example-2",
        terms: &[(&["hexc-green"; 2], "II: 3"), (&[], "3")],
        sign: "=",
        total: &[(&["star"], "6")],
    },
    Worked {
        key: "rules-example-3",
        terms: &[(&["goods"], "")],
        sign: "→",
        total: &[(&["star"], "2"), (&["silver"], "1")],
    },
];

/// What the symbols stand for.
const SYMBOLS: &[Meaning] = &[
    ("worker", "meaning-worker"),
    ("silver", "meaning-silver"),
    ("monk", "meaning-monk"),
    ("goods", "meaning-goods"),
    ("hourglass", "meaning-hourglass"),
    ("n-differ", "meaning-differ"),
    ("n-same", "meaning-same"),
    ("n-near", "meaning-near"),
    ("star", "meaning-star"),
];

/// The sections of the rulings with their entries.
const RULINGS: &[Section] = &[("rulings-sheet", 5), ("rulings-turn", 5), ("rulings-scoring", 4)];

/// The rules in short.
pub(super) fn rules(ctx: &Ctx) -> Html {
    rules_page(ctx, RULES, &WORKED, SYMBOLS, Html::default())
}

/// Where our reading fills a gap.
pub(super) fn rulings(ctx: &Ctx) -> Html {
    rulings_page(ctx, ctx.t("rulings-say"), RULINGS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::reading::{gaps, strays};
    use crate::web::words::{Language, tests::real_of};

    #[test]
    fn every_paragraph_is_there_and_none_is_left_out() {
        for words in Language::ALL.map(|language| real_of(language, "dice")) {
            for sections in [RULES, RULINGS] {
                assert_eq!(gaps(&words, sections, SYMBOLS), Vec::<String>::new());
            }
        }
    }

    #[test]
    fn every_scoring_in_pictures_has_its_paragraph_and_its_symbols() {
        let sprites = concat!(
            include_str!("../../../static/symbols/dice.svg"),
            include_str!("../../../static/symbols/pieces.svg")
        );
        for words in Language::ALL.map(|language| real_of(language, "dice")) {
            assert_eq!(strays(&words, &WORKED, sprites), Vec::<String>::new());
        }
    }
}
