//! Statistics of the analyses kept beside finished games: loss per decision and luck, by game, person and level of the
//! opponents. They need no rules.

use crate::bots::analysis::kept::{KeptAccount, KeptAccounts};
use crate::bots::analysis::record::VERSION;
use crate::bots::analyst::Unit;
use crate::bots::evaluator::POINT;
use crate::web::library::analyses::MOST;
use crate::web::library::entry::{Entry, Player, When};
use crate::web::session::GameId;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Accounts of analysed games by id.
pub type Accounts = BTreeMap<GameId, KeptAccounts>;

/// A person's play in an analysed game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Play {
    /// Time of the last save, in milliseconds since 1970.
    pub saved: u64,
    /// True if no other player did better.
    pub won: bool,
    /// The account.
    pub account: KeptAccount,
}

impl Play {
    /// Mean loss of a decision, in thousandths of the unit.
    #[must_use]
    pub fn loss(&self) -> i32 {
        Mean::default().with(&self.account).loss()
    }
}

/// Means over people's play in analysed games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mean {
    /// Number of games.
    pub games: u32,
    results: u32,
    decisions: i64,
    losses: i64,
    luck: i64,
}

impl Mean {
    fn with(self, account: &KeptAccount) -> Mean {
        Mean {
            games: self.games,
            results: self.results + 1,
            decisions: self.decisions + i64::from(account.decisions),
            losses: self.losses + i64::from(account.losses),
            luck: self.luck + i64::from(account.luck),
        }
    }

    /// Mean loss of a decision, in thousandths of the unit.
    #[must_use]
    pub fn loss(&self) -> i32 {
        mean(self.losses, self.decisions)
    }

    /// Mean luck of a person in a game, in thousandths of the unit.
    #[must_use]
    pub fn luck(&self) -> i32 {
        mean(self.luck, self.results.into())
    }
}

fn mean(sum: i64, count: i64) -> i32 {
    let count = count.max(1);
    i32::try_from((2 * sum + count).div_euclid(2 * count)).unwrap_or_default()
}

/// Analysed games of a kind that share a unit: those with several seats, or those of one person alone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// Each person's play in chronological order, most games first; the reader has an empty name.
    pub people: Vec<(String, Vec<Play>)>,
    /// People's play by the strongest computer opponent; 0 is among people, or alone.
    pub against: BTreeMap<u8, Mean>,
}

impl Group {
    fn add(&mut self, entry: &Entry, accounts: &KeptAccounts) {
        let strongest = entry.players.iter().map(|player| player.computer).max().unwrap_or(0);
        let is_alone = entry.players.iter().filter(|player| player.computer == 0).count() == 1;
        let people = entry.players.iter().zip(&accounts.seats);
        let people = people.filter(|(player, _)| player.computer == 0);
        if people.clone().next().is_some() {
            self.against.entry(strongest).or_default().games += 1;
        }
        for (player, account) in people {
            let sum = self.against.entry(strongest).or_default();
            *sum = sum.with(account);
            // Several people without names are not always the same.
            if is_alone || !player.name.is_empty() {
                let won = player.place == 1 && entry.players.len() > 1;
                let play = Play { saved: entry.saved, won, account: *account };
                match self.people.iter_mut().find(|(name, _)| *name == player.name) {
                    Some((_, plays)) => plays.push(play),
                    None => self.people.push((player.name.clone(), vec![play])),
                }
            }
        }
    }
}

/// Statistics of one game's analyses.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Analysed {
    /// Games with several seats.
    pub together: Group,
    /// Games of one person alone.
    pub alone: Group,
}

/// True if the accounts are a whole analysis by this version of the game with this result.
#[must_use]
pub fn is_of(entry: &Entry, accounts: &KeptAccounts) -> bool {
    let agrees = |(player, account): (&Player, &KeptAccount)| match accounts.unit {
        Unit::Points => account.value == player.points.saturating_mul(POINT),
        Unit::Win => player.place == 0 || (account.value > 0) == (player.place == 1),
    };
    entry.when == When::Over
        && accounts.over
        && accounts.settings.version == VERSION
        && accounts.seats.len() == entry.players.len()
        && entry.players.iter().zip(&accounts.seats).all(agrees)
}

/// Finished games whose analyses can be kept, last played first: as many as there is room for.
fn finished(entries: &[Rc<Entry>]) -> Vec<&Rc<Entry>> {
    let over = |entry: &&Rc<Entry>| entry.when == When::Over && entry.about.id.is_some();
    let mut finished: Vec<&Rc<Entry>> = entries.iter().filter(over).collect();
    finished.sort_by_key(|entry| core::cmp::Reverse(entry.saved));
    finished.truncate(MOST);
    finished
}

/// The number of games that are analysed, and the others, last played first.
#[must_use]
pub fn sorted_out(entries: &[Rc<Entry>], accounts: &Accounts) -> (usize, Vec<Rc<Entry>>) {
    let all = finished(entries);
    let is_known =
        |entry: &Entry| accounts.get(&entry.about.id).is_some_and(|found| is_of(entry, found));
    let others: Vec<Rc<Entry>> =
        all.iter().filter(|entry| !is_known(entry)).map(|entry| Rc::clone(entry)).collect();
    (all.len() - others.len(), others)
}

/// Statistics of the analyses, by game in the order of names.
#[must_use]
pub fn analysed(entries: &[Rc<Entry>], accounts: &Accounts) -> BTreeMap<String, Analysed> {
    let mut games: BTreeMap<String, Analysed> = BTreeMap::new();
    for entry in finished(entries).into_iter().rev() {
        let found = accounts.get(&entry.about.id).filter(|found| is_of(entry, found));
        if let Some(found) = found {
            let of_game = games.entry(entry.game()).or_default();
            let alone = entry.players.len() == 1;
            let group = if alone { &mut of_game.alone } else { &mut of_game.together };
            group.add(entry, found);
        }
    }
    for group in games.values_mut().flat_map(|of| [&mut of.together, &mut of.alone]) {
        group.people.sort_by_key(|(_, plays)| core::cmp::Reverse(plays.len()));
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::analysis::record::Settings;
    use crate::web::session::COLOURS;

    fn player(name: &str, points: i32, computer: u8, place: u8) -> Player {
        Player { points, name: name.into(), computer, place, sources: Vec::new() }
    }

    fn over(id: u64, players: &[Player]) -> Rc<Entry> {
        let mut entry = Entry::bare("dice.g1.AAAA".into(), COLOURS);
        (entry.about.id, entry.saved, entry.when) = (GameId(id), id, When::Over);
        entry.players = players.to_vec();
        Rc::new(entry)
    }

    /// An analysis in points: values, luck, losses and decisions by seat.
    fn accounts(seats: &[(i32, i32, i32, u32)]) -> KeptAccounts {
        let account = |(points, luck, losses, decisions): &(i32, i32, i32, u32)| KeptAccount {
            value: points * 1000,
            luck: *luck,
            losses: *losses,
            decisions: *decisions,
        };
        KeptAccounts {
            settings: Settings { version: VERSION, nodes: 1, draws: 1 },
            unit: Unit::Points,
            over: true,
            seats: seats.iter().map(account).collect(),
        }
    }

    #[test]
    fn people_s_losses_and_luck_are_summed_by_person_and_by_the_strongest_opponent() {
        let games = [
            over(2, &[player("Anna", 50, 0, 1), player("O", 40, 2, 2)]),
            over(1, &[player("Anna", 20, 0, 2), player("O", 60, 2, 1), player("P", 10, 3, 3)]),
            over(3, &[player("Anna", 30, 0, 1), player("Ben", 20, 0, 2)]),
        ];
        let known = Accounts::from([
            (GameId(1), accounts(&[(20, -3000, 9000, 10), (60, 0, 0, 9), (10, 0, 0, 9)])),
            (GameId(2), accounts(&[(50, 5000, 1000, 10), (40, 0, 500, 9)])),
            (GameId(3), accounts(&[(30, 1000, 2000, 20), (20, -1000, 4000, 20)])),
        ]);
        let of = analysed(&games, &known).remove("dice").unwrap();
        let (name, plays) = &of.together.people[0];
        let told: Vec<_> = plays.iter().map(|of| (of.saved, of.won, of.loss())).collect();
        assert_eq!(name, "Anna", "most games first");
        assert_eq!(told, [(1, false, 900), (2, true, 100), (3, true, 100)]);
        let against = |level: u8| {
            let mean = of.together.against[&level];
            (mean.games, mean.loss(), mean.luck())
        };
        assert_eq!(against(3), (1, 900, -3000));
        assert_eq!(against(2), (1, 100, 5000));
        assert_eq!(against(0), (1, 150, 0), "among people, both count");
        assert_eq!(of.alone, Group::default());
    }

    #[test]
    fn games_of_one_person_alone_stand_apart() {
        let games = [over(1, &[player("", 61, 0, 1)])];
        let known = Accounts::from([(GameId(1), accounts(&[(61, 0, 500, 10)]))]);
        let of = analysed(&games, &known).remove("dice").unwrap();
        assert_eq!(of.together, Group::default());
        assert_eq!((of.alone.people[0].0.as_str(), of.alone.people[0].1[0].won), ("", false));
        assert_eq!(of.alone.against[&0].loss(), 50);
    }

    #[test]
    fn an_analysis_counts_for_its_result_and_version_alone() {
        let game = over(1, &[player("Anna", 50, 0, 1), player("O", 40, 2, 2)]);
        let whole = accounts(&[(50, 0, 0, 1), (40, 0, 0, 1)]);
        assert!(is_of(&game, &whole));
        assert!(!is_of(&game, &KeptAccounts { over: false, ..whole.clone() }));
        assert!(!is_of(&game, &accounts(&[(50, 0, 0, 1), (41, 0, 0, 1)])), "played on otherwise");
        assert!(!is_of(&game, &accounts(&[(50, 0, 0, 1)])));
        let mut older = whole.clone();
        older.settings.version -= 1;
        assert!(!is_of(&game, &older));
        let going = Entry { when: When::Before, ..Entry::clone(&game) };
        assert!(!is_of(&going, &whole));
        let chances = |first: i32, second: i32| {
            let mut chances = accounts(&[(first, 0, 0, 1), (second, 0, 0, 1)]);
            chances.unit = Unit::Win;
            chances
        };
        assert!(is_of(&game, &chances(100, 0)) && !is_of(&game, &chances(0, 100)));
    }

    #[test]
    fn games_without_an_analysis_wait_the_last_one_first() {
        let one = |id| over(id, &[player("", 7, 0, 1)]);
        let mut games = vec![one(1), one(3), one(2)];
        games.push(Rc::new(Entry { when: When::Before, ..Entry::clone(&one(4)) }));
        let known = Accounts::from([(GameId(2), accounts(&[(7, 0, 0, 1)]))]);
        let (count, others) = sorted_out(&games, &known);
        assert_eq!(count, 1);
        assert_eq!(others.iter().map(|game| game.about.id.0).collect::<Vec<_>>(), [3, 1]);
        // More analyses than can be kept are not offered.
        let many: Vec<Rc<Entry>> = (1..=MOST as u64 + 5).map(one).collect();
        assert_eq!(sorted_out(&many, &Accounts::new()).1.len(), MOST);
    }
}
