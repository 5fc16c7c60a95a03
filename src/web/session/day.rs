//! The game of the day: a date, and the seed shared by all players.

use crate::engine::link::decoded;
use crate::engine::seed::Seed;
use crate::games::registry::{ROTATIONS, Rotation};
use core::fmt;
use core::str::FromStr;
use js_sys::Date;
use wasm_bindgen::JsValue;

/// Prefix of the seeds of days.
const PREFIX: &str = "day-";
/// Prefix of a day's address.
const ADDRESS: &str = "day/";
/// Length of a date.
const LETTERS: usize = 10;
/// Days between 1 March of the year 0 and 1 January 1970.
const BEFORE: u32 = 719_468;
/// Days in 400 years.
const ERA: u32 = 146_097;
/// First day out of range, in the year 10000.
const END: u32 = 2_932_897;

/// A day, counted from 1 January 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(u32);

impl Day {
    /// The day at a time in milliseconds since 1970, where clocks are so many minutes ahead of UTC.
    #[must_use]
    pub fn at(milliseconds: f64, ahead: f64) -> Day {
        let days = (milliseconds + ahead * 60_000.0) / 86_400_000.0;
        Day((days.max(0.0) as u32).min(END - 1))
    }

    /// The day at a time in milliseconds since 1970, in the reader's time zone.
    #[must_use]
    pub fn on(milliseconds: f64) -> Day {
        Day::at(milliseconds, ahead(milliseconds))
    }

    /// Today, in the reader's time zone.
    #[must_use]
    pub fn today() -> Day {
        Day::on(Date::now())
    }

    /// Milliseconds until a second of tomorrow has passed, in the reader's time zone: at most 25 hours.
    #[must_use]
    pub fn left() -> u32 {
        let (now, next) = (Date::new_0(), Date::new_0());
        // The browser knows in which nights the clock is changed.
        next.set_date(now.get_date() + 1);
        next.set_hours(0);
        next.set_minutes(0);
        next.set_seconds(1);
        (next.get_time() - now.get_time()).max(1_000.0) as u32
    }

    /// The day whose game has this seed.
    #[must_use]
    pub fn of_seed(seed: &Seed) -> Option<Day> {
        seed.as_str().strip_prefix(PREFIX)?.parse().ok()
    }

    /// The address of the day's game, the part behind `#`.
    #[must_use]
    pub fn address(self) -> String {
        format!("{ADDRESS}{self}")
    }

    /// The day in an address, ignoring any text around it.
    #[must_use]
    pub fn of_address(text: &str) -> Option<Day> {
        let text = decoded(text);
        let text = text.rsplit_once('#').map_or(&*text, |(_, fragment)| fragment).trim_start();
        let (date, tail) = text.strip_prefix(ADDRESS)?.split_at_checked(LETTERS)?;
        let goes_on = tail.starts_with(|next: char| next.is_ascii_alphanumeric());
        date.parse().ok().filter(|_| !goes_on)
    }

    /// The seed of the day's game.
    #[must_use]
    pub fn seed(self) -> Seed {
        // A date is always a valid seed: only digits and hyphens, and short.
        format!("{PREFIX}{self}").parse().unwrap_or(Seed::numbered(u64::from(self.0)))
    }

    /// Name of the day's game.
    #[must_use]
    pub fn game(self) -> Option<&'static str> {
        self.game_by(ROTATIONS)
    }

    /// Name of the day's game by these rotations.
    fn game_by(self, rotations: &[Rotation]) -> Option<&'static str> {
        let begun = rotations.iter().rev().find_map(|rotation| {
            let from: Day = rotation.from.parse().ok()?;
            Some((Day(self.0.checked_sub(from.0)?), rotation.games))
        });
        let (day, games) = begun?;
        games.get(day.turn(games.len())).copied()
    }

    /// Number of days since 1 January 1970.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Index of the day's turn in a rotation of so many.
    #[must_use]
    pub const fn turn(self, games: usize) -> usize {
        if games == 0 { 0 } else { self.0 as usize % games }
    }

    /// The seven days of its week, from Monday.
    pub fn week(self) -> impl Iterator<Item = Day> {
        let monday = self.0.saturating_sub(self.of_week());
        (monday..monday + 7).map(Day)
    }

    /// Day of the week, 0 for Monday.
    #[must_use]
    pub const fn of_week(self) -> u32 {
        // 1 January 1970 was a Thursday.
        (self.0 + 3) % 7
    }

    /// Month, from 1, and day of the month.
    #[must_use]
    pub const fn in_year(self) -> (u32, u32) {
        let (_, month, day) = self.date();
        (month, day)
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u32 {
        let (year, _, _) = self.date();
        year
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Day {
        Day(self.0.saturating_sub(1))
    }

    /// Year, month and day of the month, counting years from March so that the leap day comes last.
    const fn date(self) -> (u32, u32, u32) {
        let days = self.0 + BEFORE;
        let (era, of_era) = (days / ERA, days % ERA);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (era * 400 + year + (month <= 2) as u32, month, day)
    }
}

/// Minutes by which the reader's clock is ahead of UTC at a time in milliseconds since 1970.
#[must_use]
pub fn ahead(milliseconds: f64) -> f64 {
    -Date::new(&JsValue::from_f64(milliseconds)).get_timezone_offset()
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ();

    /// Reads a date in the form `2026-11-23` only.
    fn from_str(text: &str) -> Result<Day, ()> {
        let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
        let (Some(Some(year)), Some(Some(month)), Some(Some(day)), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(());
        };
        if !(1970..10_000).contains(&year) || !(1..=12).contains(&month) || day > 31 {
            return Err(());
        }
        let (year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_year = (153 * from_march + 2) / 5 + day.saturating_sub(1);
        let of_era = (year % 400) * 365 + (year % 400) / 4 - (year % 400) / 100 + of_year;
        let number = (year / 400 * ERA + of_era).checked_sub(BEFORE).ok_or(())?;
        Some(Day(number)).filter(|found| found.to_string() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_read_back_from_their_dates() {
        for number in (0..60_000).chain([END - 1]) {
            let day = Day(number);
            assert_eq!(day.to_string().parse(), Ok(day), "{day}");
            assert_eq!(Day::of_seed(&day.seed()), Some(day));
        }
        assert_eq!(
            (Day(0).to_string(), Day(END - 1).to_string()),
            ("1970-01-01".into(), "9999-12-31".into())
        );
        assert_eq!(Day::at(1_795_392_000_000.0, 0.0).to_string(), "2026-11-23");
        let late = 1_795_392_000_000.0 - 60_000.0;
        assert_eq!(
            Day::at(late, 60.0).to_string(),
            "2026-11-23",
            "east of Greenwich it is there earlier"
        );
    }

    fn day(date: &str) -> Day {
        date.parse().unwrap()
    }

    /// Never to be changed, because links to past days must keep their game.
    #[test]
    fn the_games_of_old_days_are_these() {
        for (date, game) in [
            ("1970-01-01", "burgundy"),
            ("2024-02-29", "road"),
            ("2026-11-22", "princes"),
            ("2026-11-23", "burgundy"),
            ("2026-11-24", "dice"),
            ("2026-11-25", "road"),
            ("2026-11-26", "princes"),
            ("2026-12-31", "road"),
        ] {
            assert_eq!(day(date).game(), Some(game), "{date}");
        }
    }

    #[test]
    fn a_new_game_changes_no_day_before_its_list() {
        static FIVE: [&str; 5] = ["burgundy", "dice", "road", "princes", "tiny"];
        let lists = [ROTATIONS, &[Rotation { from: "2027-03-01", games: &FIVE }]].concat();
        let begins = day("2027-03-01");
        for number in 0..begins.0 {
            assert_eq!(Day(number).game_by(&lists), Day(number).game_by(ROTATIONS));
        }
        for (past, game) in (0..10).zip(FIVE.iter().cycle()) {
            assert_eq!(Day(begins.0 + past).game_by(&lists), Some(*game));
        }
        assert_eq!(day("2026-11-23").game_by(&[]), None);
    }

    #[test]
    fn the_address_of_a_day_is_read_with_any_tail() {
        let day: Day = "2026-11-23".parse().unwrap();
        let address = day.address();
        for text in
            ["", ".", ")", ",", "-", "_", "%20", "&utm_source=x", "?fbclid=y", "\n-- \nAnna"]
        {
            assert_eq!(Day::of_address(&format!("{address}{text}")), Some(day), "{text}");
            let pasted = format!("Today: https://example.org/#{address}{text}");
            assert_eq!(Day::of_address(&pasted), Some(day), "{pasted}");
            assert_eq!(Day::of_address(&pasted.replace("day/", "day%2F")), Some(day), "{pasted}");
        }
        for text in ["", "day/", "day/2026-11-2", "day/2026-11-231", "day/2026-13-01", "days", "#x"]
        {
            assert_eq!(Day::of_address(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_no_date_is_no_day() {
        for text in [
            "",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-01",
            "2026-11-00",
            "1969-12-31",
            "2026-11-23-1",
            "+2026-11-23",
            "99999-01-01",
            "2026-11-32",
        ] {
            assert_eq!(text.parse::<Day>(), Err(()), "{text}");
        }
        assert_eq!(Day::of_seed(&"day-after".parse().unwrap()), None);
    }

    #[test]
    fn weeks_begin_on_monday_and_games_take_turns() {
        let day: Day = "2026-11-25".parse().unwrap();
        assert_eq!((day.of_week(), day.in_year()), (2, (11, 25)), "a Wednesday");
        let week: Vec<String> = day.week().map(|day| day.to_string()).collect();
        assert_eq!(
            (week[0].as_str(), week[6].as_str(), week.len()),
            ("2026-11-23", "2026-11-29", 7)
        );
        let turns: Vec<usize> = day.week().map(|day| day.turn(4)).collect();
        assert!(turns.windows(2).all(|pair| pair[1] == (pair[0] + 1) % 4), "{turns:?}");
    }
}
