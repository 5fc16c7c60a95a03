//! Games of the day that were played, found among the stored games by their seeds.

use crate::engine::link::table_of;
use crate::web::library::entry::{Entry, When};
use crate::web::session::Day;
use std::rc::Rc;

/// Results of a day's game.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Played {
    /// The most points a person reached in a finished game.
    pub best: Option<i32>,
    /// The game still in progress; the most recently played if there are several.
    pub open: Option<Rc<Entry>>,
}

/// Results of the games of the day, in the order of days.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Days(Vec<(Day, Played)>);

impl Days {
    fn place(&self, day: Day) -> Result<usize, usize> {
        self.0.binary_search_by_key(&day, |(other, _)| *other)
    }

    /// The results of a day's game, if it was played.
    #[must_use]
    pub fn of(&self, day: Day) -> Option<&Played> {
        self.0.get(self.place(day).ok()?).map(|(_, played)| played)
    }
}

/// The days of stored games; `game_of` gives the game of a day.
#[must_use]
pub fn days(entries: &[Rc<Entry>], game_of: impl Fn(Day) -> Option<&'static str>) -> Days {
    let mut days = Days::default();
    for entry in entries {
        let Some(table) = table_of(&entry.text) else { continue };
        let Some(day) = Day::of_seed(&table.seed) else { continue };
        if game_of(day) != Some(table.game.as_str()) {
            continue;
        }
        let place = days.place(day).unwrap_or_else(|place| {
            days.0.insert(place, (day, Played::default()));
            place
        });
        let Some((_, played)) = days.0.get_mut(place) else { continue };
        if entry.when == When::Over {
            let people = entry.players.iter().filter(|player| player.computer == 0);
            played.best = played.best.max(people.map(|player| player.points).max());
        } else if played.open.is_none() {
            played.open = Some(entry.clone());
        }
    }
    days
}

/// Number of consecutive days played to the end, up to this day or the one before.
#[must_use]
pub fn in_a_row(days: &Days, today: Day) -> u32 {
    let done = |day: &Day| days.of(*day).is_some_and(|played| played.best.is_some());
    let mut day = if done(&today) { today } else { today.before() };
    let mut count = 0;
    while done(&day) {
        count += 1;
        if day == day.before() {
            break;
        }
        day = day.before();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::journal::roster::Roster;
    use crate::engine::link::{GameName, LinkedTable};
    use crate::web::library::entry::Player;
    use crate::web::session::COLOURS;

    fn entry(seed: &str, when: When, points: [i32; 2]) -> Rc<Entry> {
        let game = GameName::from("dice").unwrap();
        let seed = seed.parse().unwrap();
        let table =
            LinkedTable { game, rules: 1, options: vec![2, 0, 0], seed, roster: Roster::new() };
        let player = |(computer, points)| Player {
            points,
            name: String::new(),
            computer,
            place: 0,
            sources: Vec::new(),
        };
        let players = [0, 2].into_iter().zip(points).map(player).collect();
        Rc::new(Entry { when, players, ..Entry::bare(table.link().unwrap(), COLOURS) })
    }

    fn dice(_: Day) -> Option<&'static str> {
        Some("dice")
    }

    #[test]
    fn the_best_of_a_day_is_a_persons() {
        let entries = [
            entry("day-2026-11-23", When::Over, [40, 90]),
            entry("day-2026-11-23", When::Over, [55, 10]),
            entry("day-2026-11-24", When::Before, [99, 0]),
            entry("amber-mill-47", When::Over, [70, 0]),
        ];
        let days = days(&entries, dice);
        let best: Vec<(String, Option<i32>, bool)> =
            days.0.iter().map(|(day, of)| (day.to_string(), of.best, of.open.is_some())).collect();
        assert_eq!(
            best,
            [("2026-11-23".into(), Some(55), false), ("2026-11-24".into(), None, true)]
        );
    }

    #[test]
    fn another_game_from_the_same_seed_is_not_the_days() {
        let entries = [entry("day-2026-11-23", When::Over, [40, 90])];
        assert_eq!(days(&entries, |_| Some("road")), Days::default());
    }

    #[test]
    fn days_in_a_row_end_today_or_yesterday() {
        let over = |day: &str| entry(&format!("day-{day}"), When::Over, [1, 1]);
        let entries = ["2026-11-19", "2026-11-21", "2026-11-22"].map(over);
        let days = days(&entries, dice);
        let row = |day: &str| in_a_row(&days, day.parse().unwrap());
        assert_eq!([row("2026-11-22"), row("2026-11-23"), row("2026-11-24")], [2, 2, 0]);
        assert_eq!([row("2026-11-20"), row("1970-01-01")], [1, 0]);
    }
}
