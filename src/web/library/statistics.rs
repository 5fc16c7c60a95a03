//! Statistics over the finished games of the library: by game, person and level of computer player. They need only the
//! stored metadata, no rules.

use crate::engine::link::table_of;
use crate::web::library::entry::{Entry, Player, When};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Player whose results are counted together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerKey {
    /// The reader, as the only person at a table without a name.
    You,
    /// A person, by name; empty for none.
    Person(String),
    /// Computer players of a level, by its number in rosters.
    Computer(u8),
}

/// Sums over a player's finished games of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Finished games; a game counts once, even with several such players.
    pub games: u32,
    /// Results in them, one for each seat.
    pub results: u32,
    /// Games in which no other player did better.
    pub won: u32,
    /// Most points in a game.
    pub best: i32,
    /// Sum of the points of all results.
    pub total: i64,
    /// Current winning streak.
    pub streak: u32,
    /// Longest winning streak.
    pub longest: u32,
}

impl Tally {
    /// Adds a game's results, each with points and whether it was a win; does nothing if there are none.
    fn add(&mut self, results: &[(i32, bool)]) {
        if results.is_empty() {
            return;
        }
        for (points, _) in results {
            self.best = if self.results == 0 { *points } else { self.best.max(*points) };
            self.results += 1;
            self.total += i64::from(*points);
        }
        let won = results.iter().any(|(_, won)| *won);
        self.games += 1;
        self.won += u32::from(won);
        self.streak = if won { self.streak + 1 } else { 0 };
        self.longest = self.longest.max(self.streak);
    }

    /// Adds games of another kind, which leave the streaks as they are.
    pub fn join(&mut self, other: &Tally) {
        self.best = if self.results == 0 { other.best } else { self.best.max(other.best) };
        self.games += other.games;
        self.results += other.results;
        self.won += other.won;
        self.total += other.total;
    }

    /// Mean points per result, in tenths.
    #[must_use]
    pub fn mean_tenths(&self) -> i64 {
        let results = i64::from(self.results.max(1));
        (self.total * 10 + results / 2).div_euclid(results)
    }

    /// Percentage of games won.
    #[must_use]
    pub const fn percent_won(&self) -> u32 {
        match self.games {
            0 => 0,
            games => (self.won * 100 + games / 2) / games,
        }
    }
}

/// Statistics of one game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameStatistics {
    /// Number of finished games.
    pub finished: u32,
    /// Players in games with several seats, most games first.
    pub together: Vec<(PlayerKey, Tally)>,
    /// Players in solo games.
    pub alone: Vec<(PlayerKey, Tally)>,
    /// People's points by number of seats, without solo games.
    pub by_players: Vec<(usize, Tally)>,
    /// People's points by the strongest computer opponent.
    pub against: Vec<(u8, Tally)>,
    /// People's points by variant: boards, a sheet, a mode.
    pub by_variant: Vec<(&'static str, Tally)>,
    /// Each person's results in chronological order, most games first; the reader has an empty name.
    pub trends: Vec<(String, Vec<Result>)>,
}

/// A person's result in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Result {
    /// Time of the last save, in milliseconds since 1970.
    pub saved: u64,
    /// Points.
    pub points: i32,
    /// True if no other player did better; in a solo game nobody can be beaten.
    pub won: bool,
}

/// Function giving the variant, from the game's name and its options as encoded in links.
pub type Variant = fn(&str, &[u8]) -> &'static str;

/// Statistics of the finished games, by game in the order of names.
#[must_use]
pub fn statistics(entries: &[Rc<Entry>], variant: Variant) -> BTreeMap<String, GameStatistics> {
    let mut finished: Vec<&Rc<Entry>> =
        entries.iter().filter(|entry| entry.when == When::Over).collect();
    finished.sort_by_key(|entry| entry.saved);
    let mut games: BTreeMap<String, Vec<&Entry>> = BTreeMap::new();
    for entry in finished {
        games.entry(entry.game()).or_default().push(entry);
    }
    games.into_iter().map(|(game, entries)| (game, of_game(&entries, variant))).collect()
}

/// Statistics of one game's entries, given in chronological order.
fn of_game(entries: &[&Entry], variant: Variant) -> GameStatistics {
    let mut sums = Sums::default();
    entries.iter().for_each(|entry| sums.add(entry, variant));
    let mut trends: Vec<(String, Vec<Result>)> = sums.trends.into_iter().collect();
    trends.sort_by_key(|(_, results)| core::cmp::Reverse(results.len()));
    GameStatistics {
        finished: u32::try_from(entries.len()).unwrap_or(u32::MAX),
        together: most_first(sums.together),
        alone: most_first(sums.alone),
        by_players: sums.by_players.into_iter().collect(),
        against: sums.against.into_iter().collect(),
        by_variant: sums.by_variant.into_iter().collect(),
        trends,
    }
}

/// Running sums.
#[derive(Default)]
struct Sums {
    together: BTreeMap<PlayerKey, Tally>,
    alone: BTreeMap<PlayerKey, Tally>,
    by_players: BTreeMap<usize, Tally>,
    against: BTreeMap<u8, Tally>,
    by_variant: BTreeMap<&'static str, Tally>,
    trends: BTreeMap<String, Vec<Result>>,
}

impl Sums {
    fn add(&mut self, entry: &Entry, variant: Variant) {
        let seats = entry.players.len();
        let most = entry.players.iter().map(|player| player.points).max().unwrap_or_default();
        let strongest = entry.players.iter().map(|player| player.computer).max().unwrap_or(0);
        let table = table_of(&entry.text);
        let played = table.map_or("", |table| variant(&table.game, &table.options));
        let mut seated: BTreeMap<PlayerKey, Vec<(i32, bool)>> = BTreeMap::new();
        let mut people = Vec::new();
        let is_alone = entry.of_people().count() == 1;
        for player in &entry.players {
            let points = player.points;
            let won = match player.place {
                0 => points == most,
                place => place == 1,
            };
            seated.entry(key_of(entry, player)).or_default().push((points, won));
            if player.computer != 0 {
                continue;
            }
            let won = won && seats > 1;
            people.push((points, won));
            // Several people without names are not always the same.
            if is_alone || !player.name.is_empty() {
                let results = self.trends.entry(player.name.clone()).or_default();
                results.push(Result { saved: entry.saved, points, won });
            }
        }
        let tallies = if seats == 1 { &mut self.alone } else { &mut self.together };
        for (who, results) in seated {
            tallies.entry(who).or_default().add(&results);
        }
        if people.is_empty() {
            return;
        }
        if seats > 1 {
            self.by_players.entry(seats).or_default().add(&people);
        }
        if strongest > 0 {
            self.against.entry(strongest).or_default().add(&people);
        }
        if !played.is_empty() {
            self.by_variant.entry(played).or_default().add(&people);
        }
    }
}

/// The player with whom a game's player is counted.
#[must_use]
pub fn key_of(entry: &Entry, player: &Player) -> PlayerKey {
    match player.computer {
        0 if player.name.is_empty() && entry.of_people().count() == 1 => PlayerKey::You,
        0 => PlayerKey::Person(player.name.clone()),
        level => PlayerKey::Computer(level),
    }
}

/// Mean points of a person by rule.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Average {
    /// Number of games in the mean.
    pub games: u32,
    totals: BTreeMap<String, i64>,
}

impl Average {
    /// Mean points of a rule per game, in tenths.
    #[must_use]
    pub fn tenths(&self, rule: &str) -> i64 {
        let games = i64::from(self.games.max(1));
        let total = self.totals.get(rule).copied().unwrap_or_default();
        (total * 10 + games / 2).div_euclid(games)
    }
}

/// The mean points of a person in all other finished games of this kind, solo or not as this one; `None` if there are
/// none.
#[must_use]
pub fn average(entries: &[Rc<Entry>], this: &Entry, person: &Player) -> Option<Average> {
    let (game, alone) = (this.game(), this.players.len() == 1);
    let mut average = Average::default();
    for entry in entries {
        let like = entry.when == When::Over && entry.about.id != this.about.id;
        if !like || (entry.players.len() == 1) != alone || entry.game() != game {
            continue;
        }
        let same = |player: &&Player| {
            player.computer == 0 && player.name == person.name && !player.sources.is_empty()
        };
        let Some(player) = entry.players.iter().find(same) else { continue };
        average.games += 1;
        for (rule, points) in &player.sources {
            *average.totals.entry(rule.clone()).or_default() += i64::from(*points);
        }
    }
    (average.games > 0).then_some(average)
}

/// Rows with people before computers, then by number of games.
fn most_first(tallies: BTreeMap<PlayerKey, Tally>) -> Vec<(PlayerKey, Tally)> {
    let mut rows: Vec<(PlayerKey, Tally)> = tallies.into_iter().collect();
    rows.sort_by_key(|(who, tally)| {
        (matches!(who, PlayerKey::Computer(_)), core::cmp::Reverse(tally.games))
    });
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::session::COLOURS;

    fn player(name: &str, points: i32, computer: u8, place: u8) -> Player {
        Player { points, name: name.into(), computer, place, sources: Vec::new() }
    }

    fn over(saved: u64, players: &[Player]) -> Rc<Entry> {
        let bare = Entry::bare("dice.g1.AAAA".into(), COLOURS);
        Rc::new(Entry { saved, when: When::Over, players: players.to_vec(), ..bare })
    }

    fn of_dice(entries: &[Rc<Entry>]) -> GameStatistics {
        statistics(entries, |_, _| "sheet").remove("dice").unwrap()
    }

    fn anna(of: &[(PlayerKey, Tally)]) -> Tally {
        of.iter().find(|(who, _)| *who == PlayerKey::Person("Anna".into())).unwrap().1.clone()
    }

    #[test]
    fn games_are_counted_by_name_and_computers_by_level() {
        let stats = of_dice(&[
            over(1, &[player("Anna", 50, 0, 1), player("Odette", 40, 2, 2)]),
            over(2, &[player("Anna", 31, 0, 2), player("Hugo", 60, 2, 1)]),
        ]);
        let anna = anna(&stats.together);
        assert_eq!((anna.games, anna.won, anna.best, anna.mean_tenths()), (2, 1, 50, 405));
        assert_eq!(anna.percent_won(), 50);
        let (who, medium) = &stats.together[1];
        assert_eq!((who, medium.games, medium.won), (&PlayerKey::Computer(2), 2, 1));
        assert_eq!((stats.finished, stats.alone.len()), (2, 0));
    }

    #[test]
    fn a_game_counts_once_for_all_who_have_no_name_and_for_all_computers_of_a_level() {
        let stats = of_dice(&[over(
            1,
            &[
                player("", 30, 0, 2),
                player("", 21, 0, 4),
                player("Odette", 40, 2, 1),
                player("Hugo", 25, 2, 3),
            ],
        )]);
        let [(_, nameless), (_, medium)] = &stats.together[..] else { panic!("two rows") };
        assert_eq!((nameless.games, nameless.results, nameless.won), (1, 2, 0));
        assert_eq!((nameless.best, nameless.mean_tenths()), (30, 255));
        assert_eq!((medium.games, medium.won, medium.streak), (1, 1, 1));
        let (seats, people) = &stats.by_players[0];
        assert_eq!((*seats, people.games, people.mean_tenths()), (4, 1, 255));
        assert_eq!((stats.against[0].0, stats.against[0].1.games), (2, 1));
    }

    #[test]
    fn the_tie_break_decides_who_won_and_points_do_where_it_was_not_written_down() {
        let tie = over(1, &[player("Anna", 40, 0, 2), player("Ben", 40, 0, 1)]);
        assert_eq!(anna(&of_dice(&[tie]).together).won, 0);
        let old = over(1, &[player("Anna", 40, 0, 0), player("Ben", 39, 0, 0)]);
        assert_eq!(anna(&of_dice(&[old]).together).won, 1);
    }

    #[test]
    fn streaks_go_by_the_time_of_play() {
        let game = |saved, place| {
            over(saved, &[player("Anna", 5, 0, place), player("Ben", 5, 0, 3 - place)])
        };
        let stats =
            of_dice(&[game(9, 1), game(1, 1), game(2, 1), game(3, 1), game(4, 2), game(5, 1)]);
        let anna = anna(&stats.together);
        assert_eq!((anna.streak, anna.longest), (2, 3));
    }

    #[test]
    fn people_are_counted_by_whom_they_met_and_what_they_played() {
        let table = crate::engine::link::LinkedTable {
            game: crate::engine::link::GameName::from("dice").unwrap(),
            rules: 1,
            options: vec![2, 3, 0],
            seed: "amber-mill-47".parse().unwrap(),
            roster: crate::engine::journal::roster::Roster::new(),
        };
        let text = table.link().unwrap();
        let game = |saved, players: &[Player]| {
            Rc::new(Entry { text: text.clone(), ..Entry::clone(&over(saved, players)) })
        };
        let games = [
            game(2, &[player("Anna", 50, 0, 1), player("O", 40, 2, 2), player("P", 30, 3, 3)]),
            game(1, &[player("Anna", 20, 0, 2), player("Ben", 60, 0, 1)]),
            game(3, &[player("Anna", 70, 0, 1)]),
        ];
        let of = of_dice(&games);
        let against: Vec<(u8, u32, u32)> =
            of.against.iter().map(|(level, of)| (*level, of.games, of.won)).collect();
        assert_eq!(against, [(3, 1, 1)], "the strongest counts, and games among people do not");
        assert_eq!((of.by_variant[0].0, of.by_variant[0].1.games), ("sheet", 3));
        let (name, trend) = &of.trends[0];
        let points: Vec<(i32, bool)> = trend.iter().map(|of| (of.points, of.won)).collect();
        assert_eq!((name.as_str(), points), ("Anna", vec![(20, false), (50, true), (70, false)]));
    }

    #[test]
    fn who_plays_alone_wins_nothing_over_others() {
        let stats = of_dice(&[over(1, &[player("Anna", 61, 0, 1)])]);
        assert!(stats.together.is_empty() && stats.by_players.is_empty());
        assert_eq!(anna(&stats.alone).best, 61);
    }

    #[test]
    fn games_in_progress_do_not_count() {
        let game = over(1, &[player("Anna", 61, 0, 0)]);
        let going = Rc::new(Entry { when: When::Before, ..Entry::clone(&game) });
        assert!(statistics(&[going], |_, _| "").is_empty());
    }

    #[test]
    fn where_points_usually_come_from_leaves_this_game_out() {
        let with = |id, name: &str, ships| {
            let mut own = player(name, 50, 0, 1);
            own.sources = vec![("ships".into(), ships)];
            let mut game = Entry::clone(&over(id, &[own, player("Ben", 1, 0, 2)]));
            game.about.id = crate::web::session::GameId(id);
            Rc::new(game)
        };
        let games =
            [with(1, "Anna", 10), with(2, "Anna", 15), with(3, "Carla", 99), with(4, "Anna", 70)];
        let usual = average(&games, &games[3], &games[3].players[0]).unwrap();
        assert_eq!((usual.games, usual.tenths("ships"), usual.tenths("mines")), (2, 125, 0));
        assert_eq!(average(&games, &games[2], &games[2].players[0]), None, "Carla's first game");
    }

    #[test]
    fn points_below_zero_are_the_best_where_there_are_no_others() {
        let stats = of_dice(&[over(1, &[player("Anna", -3, 0, 1), player("Ben", -4, 0, 2)])]);
        assert_eq!((anna(&stats.together).best, anna(&stats.together).mean_tenths()), (-3, -30));
    }
}
