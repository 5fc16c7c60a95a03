//! The dice game's part of the app: its rules and pages, fetched when needed.

use crate::engine::seat::Seat;
use crate::games::dice::options::OptionsError;
use crate::games::dice::{Dice, Event, State, View};
use crate::web::dice::picture::picture;
use crate::web::dice::rules;
use crate::web::games::{self, Fetching, OnPage, part};
use crate::web::session::{Cue, Sentence, WebGame};
use crate::web::state::{GameCode, StudyCode};
use crate::web::ui::picture::Picture;

impl OnPage for Dice {
    const FILES: &'static [&'static str] =
        &["about", "hints", "log", "rules", "score", "setup", "table"];

    const MINUTES: [u8; 2] = [20, 40];

    const EMBLEM: &'static str = include_str!("emblem.svg");

    /// Letter of the sheet, from its byte.
    fn variant(options: &[u8]) -> &'static str {
        let sheet = options.get(1).map(|sheet| usize::from(*sheet));
        sheet
            .and_then(|sheet| ["a", "b", "c", "d", "e", "f", "g", "h"].get(sheet))
            .copied()
            .unwrap_or_default()
    }

    fn unit(_alone: bool) -> &'static str {
        "points"
    }

    fn fetch() -> Fetching<GameCode> {
        part!(dice: GameCode, games::code::<Dice>())
    }

    fn fetch_study() -> Fetching<StudyCode> {
        part!(dice_study: StudyCode, games::study::<Dice>(rules::rules, rules::rulings))
    }
}

impl WebGame for Dice {
    /// Sheets are open; only the choices of the current round are hidden, and these are in no view.
    const HANDS: bool = false;

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

    /// Rotates with each round, because choosing late is an advantage in the race for colours.
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
