//! The other's game of a challenge, which is shown beside one's own as it stood at the same moment.

use crate::engine::game::{Game, Progress};
use crate::engine::journal::Journal;
use crate::engine::link::{Rival, read_game, table_of};
use crate::engine::seat::Seat;
use crate::web::session::WebGame;
use std::rc::Rc;

/// The other's finished game.
pub struct Ghost<G: Game> {
    /// The game.
    pub game: Rc<Journal<G>>,
    /// The text of its link.
    text: Rc<str>,
}

impl<G: Game> Clone for Ghost<G> {
    fn clone(&self) -> Self {
        Ghost { game: self.game.clone(), text: self.text.clone() }
    }
}

impl<G: Game> PartialEq for Ghost<G> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<G: Game> core::fmt::Debug for Ghost<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.text.fmt(f)
    }
}

impl<G: WebGame> Ghost<G> {
    /// Replays the game of a result to beat; `None` in games with hidden hands, and if the text is not a finished game
    /// with that result.
    #[must_use]
    pub fn read(text: &str, rival: &Rival) -> Option<Ghost<G>> {
        let game = Some(text).filter(|_| !G::HANDS).and_then(|text| read_game::<G>(text).ok())?;
        let same = points_of::<G>(game.state(), rival.seat) == Some(rival.points);
        (game.is_over() && same).then(|| Ghost { game: Rc::new(game), text: text.into() })
    }

    /// The text of its link.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// True if another game has the same setup; the names of people don't count.
    #[must_use]
    pub fn is_beside(&self, setup_link: &str) -> bool {
        let tables = table_of(&self.text).zip(table_of(setup_link));
        tables.is_some_and(|(own, other)| own.plays_as(&other))
    }

    /// The moment of this game that stands beside the moment of another one after so many moves: the end of the last step
    /// that has ended there. Nothing later is in it. `None` before the first step has ended.
    #[must_use]
    pub fn beside(&self, own: &Journal<G>, at: usize, seat: Seat) -> Option<Beside<G>> {
        let (mine, theirs) = (steps(own, seat), steps(&self.game, seat));
        let ended = mine.iter().take_while(|step| step.moves <= at).count();
        let step = mine.get(ended.checked_sub(1)?)?;
        let other = theirs.get(ended - 1).or_else(|| theirs.last())?;
        let state = Rc::new(self.game.at(other.moves));
        Some(Beside { when: step.when.clone(), own: step.points, points: other.points, state })
    }
}

/// Both games at the end of the same step.
pub struct Beside<G: Game> {
    /// The step that has ended.
    pub when: Progress,
    /// The points of one's own game.
    pub own: i32,
    /// The points of the other's.
    pub points: i32,
    /// The position of the other's game.
    pub state: Rc<G::State>,
}

/// A step of a game that has ended: a round, or a turn where rounds have no numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The number of moves until its end.
    pub moves: usize,
    /// The game's progress during the step.
    pub when: Progress,
    /// A seat's points at its end.
    pub points: i32,
}

/// The steps of a game that have ended, with a seat's points. A step ends with a turn after which the game's progress has
/// changed, or with the game.
#[must_use]
pub fn steps<G: Game>(game: &Journal<G>, seat: Seat) -> Vec<Step> {
    let first = game.at(0);
    let mut before = (G::turns_ended(&first), G::progress(&first));
    let mut steps = Vec::new();
    game.replay(|played| {
        let now = (G::turns_ended(played.state), G::progress(played.state));
        let is_over = G::deciders(played.state).is_empty();
        if (now.0 != before.0 && now.1 != before.1) || is_over {
            let points = points_of::<G>(played.state, seat).unwrap_or_default();
            let when = core::mem::take(&mut before.1);
            steps.push(Step { moves: played.index + 1, when, points });
        }
        before = now;
    });
    steps
}

/// The last step of each phase, by the first of several numbers of the game's progress; of each step where it has only
/// one.
#[must_use]
pub fn phases(steps: &[Step]) -> Vec<usize> {
    let phase = |step: &Step| match step.when.as_slice() {
        [(_, phase), _, ..] => Some(*phase),
        _ => None,
    };
    let ends = |index: &usize| {
        let (here, next) = (steps.get(*index), steps.get(index + 1));
        let (here, next) = (here.and_then(phase), next.map(phase));
        here.is_none() || next.is_none_or(|next| next != here)
    };
    (0..steps.len()).filter(ends).collect()
}

fn points_of<G: Game>(state: &G::State, seat: Seat) -> Option<i32> {
    G::standings(state).iter().find(|row| row.seat == seat).map(|row| row.points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::journal::roster::Roster;
    use crate::engine::link::{game_link, setup_link};
    use crate::engine::seed::Seed;
    use crate::games::dice::options::Castles;
    use crate::games::dice::sheets::SheetId;
    use crate::games::dice::{Dice, Options};
    use arrayvec::ArrayString;

    const ALONE: Seat = Seat(0);

    /// A solo game of this seed, played by chance.
    fn played(seed: u64, series: u64) -> Journal<Dice> {
        let options = Options::new(1, SheetId::A, Castles::Free).unwrap();
        let mut game = Journal::new(options, Seed::numbered(seed), Roster::new()).unwrap();
        let mut chance = Chance::of_number(series, 1);
        while !game.is_over() {
            let place = chance.below(game.choices().len() as u32) as usize;
            assert!(game.play_index(place));
        }
        game
    }

    fn rival(points: i32) -> Rival {
        Rival { seat: ALONE, points, turns: 0, name: ArrayString::new() }
    }

    #[test]
    fn a_step_is_a_round_and_each_phase_has_its_last_one() {
        let game = played(1, 1);
        let steps = steps(&game, ALONE);
        assert_eq!(steps.len(), 24);
        assert_eq!(steps[8].when, vec![("phase", 2), ("round", 9)]);
        assert_eq!(phases(&steps), [7, 15, 23]);
        let last = steps.last().unwrap();
        assert_eq!(
            (last.moves, Some(last.points)),
            (game.len(), points_of::<Dice>(game.state(), ALONE))
        );
        for step in &steps {
            assert_eq!(Some(step.points), points_of::<Dice>(&game.at(step.moves), ALONE));
        }
    }

    #[test]
    fn the_other_game_stands_where_the_same_round_ended() {
        let (own, other) = (played(1, 1), played(1, 2));
        let points = points_of::<Dice>(other.state(), ALONE).unwrap();
        let text = game_link(&other).unwrap();
        let ghost = Ghost::<Dice>::read(&text, &rival(points)).unwrap();
        let (mine, theirs) = (steps(&own, ALONE), steps(&other, ALONE));
        assert!(ghost.beside(&own, mine[0].moves - 1, ALONE).is_none());
        for (mine, theirs) in mine.iter().zip(&theirs) {
            let beside = ghost.beside(&own, mine.moves, ALONE).unwrap();
            assert_eq!((beside.own, beside.points), (mine.points, theirs.points));
            assert_eq!(*beside.state, other.at(theirs.moves));
            assert_eq!(beside.when, mine.when);
        }
        assert!(ghost.is_beside(&setup_link(own.setup()).unwrap()));
        assert!(!ghost.is_beside(&setup_link(played(2, 1).setup()).unwrap()));
    }

    #[test]
    fn another_result_or_an_unfinished_game_is_no_ghost() {
        let game = played(1, 1);
        let points = points_of::<Dice>(game.state(), ALONE).unwrap();
        let text = game_link(&game).unwrap();
        assert!(Ghost::<Dice>::read(&text, &rival(points)).is_some());
        assert!(Ghost::<Dice>::read(&text, &rival(points + 1)).is_none());
        let mut undone = game.clone();
        undone.undo();
        for game in [undone, game.branch_at(9)] {
            let points = points_of::<Dice>(game.state(), ALONE).unwrap();
            assert!(Ghost::<Dice>::read(&game_link(&game).unwrap(), &rival(points)).is_none());
        }
    }
}
