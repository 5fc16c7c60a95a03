//! The rules in short, and where our reading fills a gap.

use crate::web::reading::{Section, rules_page, rulings_page};
use crate::web::state::Ctx;
use yew::prelude::*;

/// The sections of the rules with their paragraphs.
pub(super) const RULES: &[Section] = &[
    ("rules-aim", 2),
    ("rules-round", 3),
    ("rules-marking", 7),
    ("rules-regions", 3),
    ("rules-bonuses", 5),
    ("rules-colours", 2),
    ("rules-end", 2),
    ("rules-solo", 3),
    ("rules-castles", 2),
];

/// The sections of the rulings with their entries.
pub(super) const RULINGS: &[Section] =
    &[("rulings-sheet", 5), ("rulings-turn", 5), ("rulings-scoring", 4)];

/// The rules in short.
pub(super) fn rules(ctx: &Ctx) -> Html {
    rules_page(ctx, RULES, Html::default())
}

/// Where our reading fills a gap.
pub(super) fn rulings(ctx: &Ctx) -> Html {
    rulings_page(ctx, ctx.t("rulings-say"), RULINGS)
}
