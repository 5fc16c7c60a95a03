//! What can be chosen before a game of Road.

use crate::games::road::Road;
use crate::games::road::options::{FirstRow, Options, OptionsError, Side};
use crate::web::setup::{Draft, SetupGame, change, changer};
use crate::web::state::Ctx;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The side of the metropolises, and the row at the beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Choices {
    /// The side of the metropolises.
    pub side: Side,
    /// The row at the beginning.
    pub row: FirstRow,
}

const SIDES: [Side; 2] = [Side::A, Side::B];
const ROWS: [FirstRow; 2] = [FirstRow::Shuffled, FirstRow::FirstGame];

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

    fn panels(ctx: &Ctx, draft: &Rc<Draft<Road>>) -> Html {
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
        let names = |keys: [&str; 2]| keys.map(|key| words.t(key)).to_vec();
        let sides = names(["road-side-a", "road-side-b"]);
        let rows = names(["road-row-shuffled", "road-row-first"]);
        let at_side = SIDES.iter().position(|known| *known == side);
        let at_row = ROWS.iter().position(|known| *known == row);
        html! { <>
            <section class="card sheet" aria-labelledby="side-title">
                <h2 id="side-title">{ words.t("road-side") }</h2>
                { segments("side", words.t("road-side"), sides, at_side, &pick_side) }
                <small>{ words.t(if side == Side::A { "road-side-a-say" } else { "road-side-b-say" }) }</small>
            </section>
            <section class="card sheet" aria-labelledby="row-title">
                <h2 id="row-title">{ words.t("road-row") }</h2>
                { segments("row", words.t("road-row"), rows, at_row, &pick_row) }
                <small>{ words.t(if row == FirstRow::FirstGame { "road-row-first-say" } else { "road-row-shuffled-say" }) }</small>
            </section>
        </> }
    }

    fn summary(words: &Words, draft: &Draft<Road>) -> String {
        let side = words.t(match draft.choices.side {
            Side::A => "road-side-a",
            Side::B => "road-side-b",
        });
        let args = [("count", draft.players().into()), ("side", side.as_str().into())];
        words.say("road-summary", &args)
    }

    fn note(words: &Words, draft: &Draft<Road>) -> String {
        let people = draft.sitters.iter().filter(|sitter| sitter.computer.is_none()).count();
        words.t(if people > 1 { "road-note-hands" } else { "road-note-alone" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
