//! The dice game's part of the app: its rules and its pages, fetched when somebody goes there.

use crate::engine::seat::Seat;
use crate::games::dice::options::OptionsError;
use crate::games::dice::{Dice, Event, State, View};
use crate::web::dice::picture::picture;
use crate::web::dice::rules;
use crate::web::games::{Fetching, OnPage};
use crate::web::session::{Cue, Sentence, Session, WebGame};
use crate::web::state::{Challenge, GameCode, NotHere};
use crate::web::ui::picture::Picture;
use crate::web::{score, setup, table};

impl OnPage for Dice {
    const FILES: &'static [&'static str] =
        &["about", "hints", "log", "rules", "score", "setup", "table"];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// The sheet's letter, by its byte.
    fn variant(options: &[u8]) -> &'static str {
        let sheet = options.get(1).map(|sheet| usize::from(*sheet));
        sheet
            .and_then(|sheet| ["a", "b", "c", "d", "e", "f", "g", "h"].get(sheet))
            .copied()
            .unwrap_or_default()
    }

    fn fetch() -> Fetching {
        Box::pin(fetch())
    }
}

impl WebGame for Dice {
    fn picture(view: &View, seat: Seat) -> Option<Picture> {
        Some(picture(view, seat))
    }

    fn why_not(error: &OptionsError) -> Sentence {
        match *error {
            OptionsError::Players(count) => {
                Sentence::new("options-players", vec![("count", count.into())])
            }
            OptionsError::FiveDifferent => Sentence::new("options-five-different", vec![]),
        }
    }

    /// All that choosing late can gain is in the race for colours; so that nobody always has it, the first
    /// to choose moves on with each round.
    fn asked_first(state: &State) -> Seat {
        Seat(state.round() % state.players().max(1))
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Rolled { .. } => Some(Cue::Rolled),
            Event::Marked { .. } => Some(Cue::Placed),
            Event::Scored { .. } => Some(Cue::Points),
            Event::RegionFinished { .. } => Some(Cue::Finished),
            _ => None,
        }
    }
}

/// The way into the part: everything that is reached through here alone is left out of the main module.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(dice, fallible))]
fn code() -> Result<GameCode, NotHere> {
    Ok(GameCode {
        open: setup::open::<Dice>,
        challenge: Challenge::of_link,
        reopen: table::reopen::<Dice>,
        read_record: Session::<Dice>::read_record,
        play_now: setup::play_now::<Dice>,
        offers: setup::offered::<Dice>,
        setup: setup::setup::<Dice>,
        table: table::table::<Dice>,
        score: score::score::<Dice>,
        rules: rules::rules,
        rulings: rules::rulings,
    })
}

async fn fetch() -> Result<GameCode, NotHere> {
    #[cfg(feature = "split")]
    return code().await;
    #[cfg(not(feature = "split"))]
    code()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::Journal;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::dice::Options;
    use crate::games::dice::options::Castles;
    use crate::games::dice::sheets::SheetId;
    use crate::web::session::people::front;

    #[test]
    fn the_first_to_choose_moves_on_with_each_round() {
        let options = Options::new(3, SheetId::A, Castles::Free).unwrap();
        let mut game: Journal<Dice> =
            Journal::new(options, Seed::numbered(1), Roster::new()).unwrap();
        let mut orders = Vec::new();
        for round in 0..5 {
            let order: Vec<u8> = (0..3)
                .map(|_| {
                    let seat = front(&game, game.state(), game.position());
                    let choice = if round == 0 { "start @26" } else { "pass" };
                    game.play(seat, choice.parse().unwrap()).unwrap();
                    seat.0
                })
                .collect();
            orders.push(order);
        }
        let first = [0, 1, 2];
        assert_eq!(orders, [first, first, [1, 2, 0], [2, 0, 1], first]);
    }
}
