//! Numbers of a finished game: final ranking, sheet, points over the game.

use crate::engine::game::{Game, Progress, SheetRow, Standing};
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;

/// A player's numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Rank and points.
    pub standing: Standing,
    /// Points by rule.
    pub sheet: Vec<SheetRow>,
    /// Points at the start, after each step of the game's progress, and at the end.
    pub series: Vec<i32>,
}

/// Numbers of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Players in final order.
    pub players: Vec<Player>,
    /// Rules that gave points, in the order of the sheet.
    pub rules: Vec<&'static str>,
    /// Steps at which the first number of the game's progress changed, with its new value.
    pub phases: Vec<(usize, i64)>,
}

impl Tally {
    /// The numbers of a game at its current position.
    #[must_use]
    pub fn of<G: Game>(game: &Journal<G>) -> Tally {
        let state = game.state();
        let series = Series::of(game);
        let player = |standing: Standing| Player {
            sheet: G::sheet(state, standing.seat),
            series: series.of_seat(standing.seat),
            standing,
        };
        let players: Vec<Player> = G::standings(state).into_iter().map(player).collect();
        let mut rules = Vec::new();
        for row in players.iter().flat_map(|player| &player.sheet) {
            if !rules.contains(&row.rule) {
                rules.push(row.rule);
            }
        }
        Tally { players, rules, phases: series.phases }
    }
}

#[derive(Default)]
struct Series {
    steps: Vec<Vec<Standing>>,
    phases: Vec<(usize, i64)>,
}

impl Series {
    /// A step ends with a turn after which the game's progress has changed; if the progress is constant, each turn is a
    /// step.
    fn of<G: Game>(game: &Journal<G>) -> Series {
        let mut series = Series::default();
        let first = game.at(0);
        let mut before = (G::turns_ended(&first), G::progress(&first));
        series.note::<G>(&first, &before.1);
        game.replay(|step| {
            let now = (G::turns_ended(step.state), G::progress(step.state));
            if now.0 != before.0 && now.1 != before.1 {
                series.note::<G>(step.state, &now.1);
            }
            before = now;
        });
        series.note::<G>(game.state(), &before.1);
        series
    }

    fn note<G: Game>(&mut self, state: &G::State, progress: &Progress) {
        let phase = progress.first().filter(|_| progress.len() > 1).map(|(_, number)| *number);
        let known = self.phases.last().map(|(_, number)| *number);
        if let Some(phase) = phase.filter(|phase| known != Some(*phase)) {
            self.phases.push((self.steps.len(), phase));
        }
        self.steps.push(G::standings(state));
    }

    fn of_seat(&self, seat: Seat) -> Vec<i32> {
        let points = |rows: &Vec<Standing>| {
            rows.iter().find(|row| row.seat == seat).map_or(0, |row| row.points)
        };
        self.steps.iter().map(points).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::dice::options::Castles;
    use crate::games::dice::sheets::SheetId;
    use crate::games::dice::{Dice, Options};

    #[test]
    fn a_phase_begins_where_the_one_before_has_had_all_its_rounds() {
        let options = Options::new(1, SheetId::A, Castles::Free).unwrap();
        let mut game = Journal::<Dice>::new(options, Seed::numbered(1), Roster::new()).unwrap();
        while let Some(seat) = Dice::deciders(game.state()).lowest() {
            let mut legal = <Dice as Game>::Actions::default();
            Dice::legal(game.state(), seat, &mut legal);
            let action = *legal.first().unwrap();
            game.play(seat, action).unwrap();
        }
        let tally = Tally::of(&game);
        assert_eq!(tally.phases, [(0, 1), (8, 2), (16, 3)]);
    }
}
