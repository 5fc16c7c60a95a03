//! Setup of Road.

use crate::games::road::Road;
use crate::games::road::cards::{GOAL, Metropolis};
use crate::games::road::options::{FirstRow, Options, OptionsError, Side};
use crate::games::road::purchase::Purchase;
use crate::web::road::art::{back, build_card, first_cards, metropolis_card};
use crate::web::session::Day;
use crate::web::setup::{Draft, Preset, SetupGame, change, changer};
use crate::web::state::Ctx;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Choices besides the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    /// Side of the metropolises.
    pub side: Side,
    /// The initial row.
    pub row: FirstRow,
}

/// A first game.
impl Default for Choices {
    fn default() -> Choices {
        Choices { side: Side::A, row: FirstRow::FirstGame }
    }
}

const SIDES: [Side; 2] = [Side::A, Side::B];
const ROWS: [FirstRow; 2] = [FirstRow::Shuffled, FirstRow::FirstGame];

/// The named setups.
const PRESETS: [Preset; 3] = [
    Preset::new("level-introductory", "level-introductory-say", [20, 30], 1),
    Preset::new("level-classic", "level-classic-say", [20, 30], 2),
    Preset::new("level-expert", "level-expert-say", [20, 30], 3),
];
const LAID: [Choices; 3] = [
    Choices { side: Side::A, row: FirstRow::FirstGame },
    Choices { side: Side::A, row: FirstRow::Shuffled },
    Choices { side: Side::B, row: FirstRow::Shuffled },
];

/// Cards of the row with which a first game begins.
const FIRST_ROW: [Purchase; 5] =
    [Purchase::Settlement, Purchase::Settlement, Purchase::Knight, Purchase::Road, Purchase::City];
/// Number of cards in a row.
const ROW: usize = FIRST_ROW.len();

impl SetupGame for Road {
    type Choices = Choices;

    const USUAL_SEATS: u8 = 3;

    fn options(choices: &Choices, players: u8) -> Result<Options, OptionsError> {
        Options::new(players, choices.side, choices.row)
    }

    fn choices(options: &Options) -> Choices {
        Choices { side: options.metropolises, row: options.row }
    }

    fn players(options: &Options) -> u8 {
        options.players
    }

    /// The row differs from day to day.
    fn of_day(draft: &mut Draft<Road>, _: Day) {
        draft.choices.row = FirstRow::Shuffled;
    }

    fn presets(_: &Choices) -> &'static [Preset] {
        &PRESETS
    }

    fn preset(draft: &Draft<Road>) -> Option<usize> {
        LAID.iter().position(|laid| *laid == draft.choices)
    }

    fn take(draft: &mut Draft<Road>, preset: usize) {
        draft.choices = LAID.get(preset).copied().unwrap_or_default();
    }

    fn preset_picture(words: &Words, _: &Choices, preset: usize) -> Html {
        let Choices { side, row } = LAID.get(preset).copied().unwrap_or_default();
        let cards: Vec<Html> = match (side, row) {
            (Side::A, FirstRow::FirstGame) => {
                FIRST_ROW.iter().map(|card| build_card(*card, side, words)).collect()
            }
            (Side::A, FirstRow::Shuffled) => (0..ROW).map(|_| back("build")).collect(),
            (Side::B, FirstRow::FirstGame | FirstRow::Shuffled) => {
                Metropolis::ALL.into_iter().map(metropolis_card).collect()
            }
        };
        html! { <span class="fan">{ cards }</span> }
    }

    fn seat_picture(_: &Words, _: &Draft<Road>, _: usize) -> Html {
        first_cards()
    }

    fn boards(ctx: &Ctx, draft: &Rc<Draft<Road>>) -> Html {
        by_hand(ctx, draft)
    }

    fn summary(words: &Words, draft: &Draft<Road>) -> String {
        let named = Road::preset(draft).and_then(|preset| PRESETS.get(preset));
        let mode = words.t(named.map_or("road-mode-mixed", |preset| preset.name));
        let args = [
            ("mode", mode.as_str().into()),
            ("count", draft.players().into()),
            ("points", GOAL.into()),
        ];
        words.say("road-summary", &args)
    }

    fn note(words: &Words, draft: &Draft<Road>) -> String {
        let people = draft.sitters.iter().filter(|sitter| sitter.computer.is_none()).count();
        words.t(if people > 1 { "road-note-hands" } else { "road-note-alone" })
    }
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::A => "road-side-a",
        Side::B => "road-side-b",
    }
}

const fn row_key(row: FirstRow) -> &'static str {
    match row {
        FirstRow::Shuffled => "road-row-shuffled",
        FirstRow::FirstGame => "road-row-first",
    }
}

/// Side and row, each chosen separately.
fn by_hand(ctx: &Ctx, draft: &Rc<Draft<Road>>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let pick_side = {
        let send = send.clone();
        Callback::from(move |index: usize| {
            let side = SIDES.get(index).copied().unwrap_or_default();
            send.emit(change(move |draft: &mut Draft<Road>| draft.choices.side = side));
        })
    };
    let pick_row = Callback::from(move |index: usize| {
        let row = ROWS.get(index).copied().unwrap_or_default();
        send.emit(change(move |draft: &mut Draft<Road>| draft.choices.row = row));
    });
    let Choices { side, row } = draft.choices;
    let sides = SIDES.map(|side| words.t(side_key(side))).to_vec();
    let rows = ROWS.map(|row| words.t(row_key(row))).to_vec();
    let at_side = SIDES.iter().position(|known| *known == side);
    let at_row = ROWS.iter().position(|known| *known == row);
    let row_say = match row {
        FirstRow::FirstGame => "road-row-first-say",
        FirstRow::Shuffled => "road-row-shuffled-say",
    };
    html! {
        <section class="part opts">
            <span class="optname">{ words.t("road-side") }</span>
            <span class="optrow">{ segments("side", words.t("road-side"), sides, at_side, &pick_side) }
                <small>{ words.t(if side == Side::A { "road-side-a-say" } else { "road-side-b-say" }) }</small></span>
            <span class="optname">{ words.t("road-row") }</span>
            <span class="optrow">{ segments("row", words.t("road-row"), rows, at_row, &pick_row) }
                <small>{ words.t(row_say) }</small></span>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_is_laid_and_found_again() {
        for preset in 0..PRESETS.len() {
            let mut draft = Draft::<Road>::default();
            Road::take(&mut draft, preset);
            assert_eq!(Road::preset(&draft), Some(preset));
        }
        let choices = Choices { side: Side::B, row: FirstRow::FirstGame };
        let mixed = Draft::<Road> { choices, ..Draft::default() };
        assert_eq!(Road::preset(&mixed), None);
    }

    #[test]
    fn a_first_table_is_an_introductory_one() {
        assert_eq!(Road::preset(&Draft::<Road>::default()), Some(0));
    }

    #[test]
    fn choices_become_options_and_come_back() {
        for side in SIDES {
            for row in ROWS {
                let options = Road::options(&Choices { side, row }, 4).unwrap();
                assert_eq!(Road::choices(&options), Choices { side, row });
                assert_eq!(Road::players(&options), 4);
            }
        }
        assert!(Road::options(&Choices::default(), 2).is_err());
    }
}
