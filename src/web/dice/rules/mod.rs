//! Content of the rules and rulings pages.

mod figures;

use crate::games::dice::Dice;
use crate::web::dice::rules::figures::{FIGURES, GAME};
use crate::web::reading::{Handbook, Worked};
use crate::web::state::Ctx;
use yew::prelude::*;

const HANDBOOK: Handbook<Dice> = Handbook {
    rules: &[
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
    ],
    worked: &[
        Worked::before("rules-marking-2", &[(&["hexc-purple"], "")]),
        Worked::before("rules-marking-3", &[(&["hexc-grey"], "")]),
        Worked::before("rules-marking-4", &[(&["hexc-blue"], "")]),
        Worked::before("rules-marking-5", &[(&["hexc-orange"], "")]),
        Worked::before("rules-marking-6", &[(&["hexc-yellow"], "")]),
        Worked::before("rules-marking-7", &[(&["hexc-green"], "")]),
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
    ],
    symbols: &[
        ("worker", "meaning-worker"),
        ("silver", "meaning-silver"),
        ("monk", "meaning-monk"),
        ("goods", "meaning-goods"),
        ("hourglass", "meaning-hourglass"),
        ("n-differ", "meaning-differ"),
        ("n-same", "meaning-same"),
        ("n-near", "meaning-near"),
        ("star", "meaning-star"),
    ],
    rulings: &[("rulings-sheet", 5), ("rulings-turn", 5), ("rulings-scoring", 4)],
    recorded: GAME,
    figures: &FIGURES,
};

/// The rules page.
pub(super) fn rules(ctx: &Ctx) -> Html {
    HANDBOOK.rules_page(ctx, Html::default())
}

/// The page of rulings on gaps in the rules.
pub(super) fn rulings(ctx: &Ctx) -> Html {
    HANDBOOK.rulings_page(ctx)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Seat;
    use crate::games::dice::State;
    use crate::web::reading::tests::handbook_is_whole;

    #[test]
    fn the_handbook_is_whole_and_its_figures_are_true() {
        let needed = [
            "rules-round",
            "rules-marking",
            "rules-regions",
            "rules-bonuses",
            "rules-colours",
            "rules-castles",
        ];
        let total = |state: &State, seat: Seat| state.estate(seat).total();
        handbook_is_whole(&HANDBOOK, &[], &needed, total);
    }
}
