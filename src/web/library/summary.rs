//! The finished games at a glance: their number, the results of the person who plays most, and the best of them.

use crate::web::library::entry::{Entry, When};
use crate::web::library::statistics::{GameStatistics, PlayerKey, Tally, key_of};
use core::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

/// All finished games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The number of finished games by game, most first.
    pub games: Vec<(String, u32)>,
    /// The person with the most games; one with a name, if there is any.
    pub who: PlayerKey,
    /// The person's games with other players.
    pub together: Tally,
    /// The person's solo games.
    pub alone: Tally,
    /// The game with most points among those that the person has won or played alone, of the game most often among them.
    pub best: Option<(Rc<Entry>, i32)>,
}

impl Summary {
    /// Number of finished games.
    #[must_use]
    pub fn finished(&self) -> u32 {
        self.games.iter().map(|(_, count)| count).sum()
    }
}

/// The sums of the finished games; `None` if no person has finished one.
#[must_use]
pub fn summary(entries: &[Rc<Entry>], all: &BTreeMap<String, GameStatistics>) -> Option<Summary> {
    let mut games: Vec<(String, u32)> =
        all.iter().map(|(game, of_game)| (game.clone(), of_game.finished)).collect();
    games.sort_by_key(|(_, count)| Reverse(*count));
    let mut people: BTreeMap<&PlayerKey, u32> = BTreeMap::new();
    for of_game in all.values() {
        for (who, tally) in of_game.together.iter().chain(&of_game.alone) {
            *people.entry(who).or_default() += tally.games;
        }
    }
    let is_person = |who: &PlayerKey| !matches!(who, PlayerKey::Computer(_));
    let is_named = |who: &PlayerKey| *who != PlayerKey::Person(String::new());
    let people = people.into_iter().filter(|(who, _)| is_person(who));
    let (who, _) = people.min_by_key(|(who, games)| (!is_named(who), Reverse(*games)))?;
    let of = |rows: fn(&GameStatistics) -> &Vec<(PlayerKey, Tally)>| {
        let mut sum = Tally::default();
        for (_, tally) in all.values().flat_map(rows).filter(|(other, _)| other == who) {
            sum.join(tally);
        }
        sum
    };
    let (together, alone) = (of(|all| &all.together), of(|all| &all.alone));
    Some(Summary { games, who: who.clone(), together, alone, best: best(entries, who) })
}

/// The best result of a person who came first or played alone, in the game in which this happened most often. A game in
/// which another came first is no result to hang up.
fn best(entries: &[Rc<Entry>], who: &PlayerKey) -> Option<(Rc<Entry>, i32)> {
    let mut results: BTreeMap<String, Vec<(&Rc<Entry>, i32)>> = BTreeMap::new();
    for entry in entries.iter().filter(|entry| entry.when == When::Over) {
        let own = entry.players.iter().filter(|player| {
            let is_first = player.place <= 1 || entry.players.len() == 1;
            is_first && key_of(entry, player) == *who
        });
        if let Some(points) = own.map(|player| player.points).max() {
            results.entry(entry.game()).or_default().push((entry, points));
        }
    }
    let most = results.into_values().min_by_key(|of_game| Reverse(of_game.len()))?;
    most.into_iter()
        .max_by_key(|(_, points)| *points)
        .map(|(entry, points)| (entry.clone(), points))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::library::entry::Player;
    use crate::web::library::statistics::statistics;
    use crate::web::session::COLOURS;

    fn over(game: &str, players: &[(&str, i32, u8, u8)]) -> Rc<Entry> {
        let player = |(name, points, computer, place): &(&str, i32, u8, u8)| Player {
            points: *points,
            name: (*name).to_owned(),
            computer: *computer,
            place: *place,
            sources: Vec::new(),
        };
        let players = players.iter().map(player).collect();
        let bare = Entry::bare(format!("{game}.g1.AAAA"), COLOURS);
        Rc::new(Entry { when: When::Over, players, ..bare })
    }

    fn of(entries: &[Rc<Entry>]) -> Option<Summary> {
        summary(entries, &statistics(entries, |_, _| ""))
    }

    #[test]
    fn the_one_who_plays_most_is_followed_through_all_games() {
        let all = of(&[
            over("dice", &[("Anna", 50, 0, 1), ("", 40, 2, 2)]),
            over("dice", &[("Anna", 61, 0, 2), ("Ben", 62, 0, 1)]),
            over("road", &[("Anna", 7, 0, 1), ("Carla", 6, 0, 2)]),
            over("dice", &[("Anna", 99, 0, 1)]),
        ])
        .unwrap();
        assert_eq!(all.games, [("dice".to_owned(), 3), ("road".to_owned(), 1)]);
        assert_eq!((all.finished(), &all.who), (4, &PlayerKey::Person("Anna".into())));
        assert_eq!((all.together.games, all.together.won, all.alone.games), (3, 2, 1));
        let (entry, points) = all.best.unwrap();
        assert_eq!((entry.game().as_str(), points), ("dice", 99));
    }

    #[test]
    fn a_game_in_which_another_came_first_is_no_best_result() {
        let lost = over("road", &[("Anna", 3, 0, 4), ("Eva", 7, 3, 1)]);
        let best = |games: &[Rc<Entry>]| of(games).unwrap().best.map(|(_, points)| points);
        assert_eq!(best(core::slice::from_ref(&lost)), None);
        let won = over("dice", &[("Anna", 40, 0, 1), ("Eva", 31, 3, 2)]);
        assert_eq!(best(&[lost.clone(), lost, won]), Some(40));
        // Alone, the place is that against a bar to reach.
        assert_eq!(best(&[over("dice", &[("Anna", 20, 0, 2)])]), Some(20));
    }

    #[test]
    fn people_without_names_count_only_if_nobody_has_one() {
        let nameless = over("dice", &[("", 50, 0, 1), ("", 40, 0, 2)]);
        let who = |games: &[Rc<Entry>]| of(games).map(|all| all.who);
        assert_eq!(who(core::slice::from_ref(&nameless)), Some(PlayerKey::Person(String::new())));
        let named = over("dice", &[("Ben", 30, 0, 2), ("Eva", 31, 3, 1)]);
        assert_eq!(
            who(&[nameless.clone(), nameless, named]),
            Some(PlayerKey::Person("Ben".into()))
        );
        let alone = over("dice", &[("", 30, 0, 2), ("", 31, 3, 1)]);
        assert_eq!(who(&[alone]), Some(PlayerKey::You));
        assert_eq!(
            who(&[over("dice", &[("", 30, 1, 2), ("", 31, 3, 1)])]),
            None,
            "computers alone"
        );
    }
}
