//! Two solo games with the same rolls side by side: both sheets, and the round in which they diverged.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::dice::{Dice, State};
use crate::web::dice::art::sheet::small;
use crate::web::dice::model::pad::Pad;
use yew::prelude::*;

const ALONE: Seat = Seat(0);

/// States after each round of a finished game, including the choice of the castle.
pub fn rounds(game: &Journal<Dice>) -> Vec<State> {
    game.turn_ends().map(|end| game.at(end.moves)).collect()
}

/// The first round, from 1, after which the sheets differ.
pub fn parted(own: &[State], other: &[State]) -> Option<u8> {
    let marked = |state: &State| state.estate(ALONE).without_latest();
    let pairs = own.iter().zip(other).enumerate();
    let first = pairs.skip(1).find(|(_, (own, other))| marked(own) != marked(other));
    first.and_then(|(index, _)| u8::try_from(index.saturating_sub(1)).ok())
}

/// Both sheets with names and points, and a sentence about them.
pub fn drawn(both: [(String, &State); 2], said: String) -> Html {
    let side = |(name, state): (String, &State)| {
        let points = state.estate(ALONE).total();
        html! {
            <figure>
                { small(&Pad::plain(state, ALONE)) }
                <figcaption>{ name }<b>{ points }</b></figcaption>
            </figure>
        }
    };
    html! { <>
        <div class="sides">{ for both.into_iter().map(side) }</div>
        <p>{ said }</p>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::dice::Options;
    use crate::games::dice::options::Castles;
    use crate::games::dice::sheets::SheetId;

    fn game(turns: &[&str]) -> Journal<Dice> {
        let options = Options::new(1, SheetId::A, Castles::Free).unwrap();
        let mut game = Journal::new(options, Seed::numbered(5), Roster::new()).unwrap();
        game.play(ALONE, "start @26".parse().unwrap()).unwrap();
        for turn in turns {
            game.play(ALONE, turn.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn two_games_part_where_something_else_is_marked() {
        let passes = rounds(&game(&["pass", "pass", "pass"]));
        assert_eq!(parted(&passes, &passes), None);
        let first = game(&["pass", "pass"]);
        let other = first.choices().iter().map(|choice| choice.action.to_string());
        let mark = other.into_iter().find(|text| text.starts_with("mark")).unwrap();
        let marks = rounds(&game(&["pass", "pass", &mark]));
        assert_eq!(parted(&passes, &marks), Some(3));
    }
}
