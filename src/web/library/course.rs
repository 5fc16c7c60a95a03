//! The results that led up to each finished game: a person's points in the games of one kind, solo or not.

use crate::web::library::entry::{Entry, Player, When};
use crate::web::session::GameId;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Most results of a course.
const LAST: usize = 12;

/// A person's results up to a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// The name; empty for the only person at a table without one.
    pub name: String,
    /// Points of the last games in chronological order, of which this game's come last.
    pub points: Vec<i32>,
    /// True if no game before brought as many.
    pub is_best: bool,
}

/// The courses of all finished games in which somebody has played one of their kind before. Each is of the person who
/// did best at the table.
#[must_use]
pub fn courses(entries: &[Rc<Entry>]) -> BTreeMap<GameId, Course> {
    let mut finished: Vec<&Rc<Entry>> =
        entries.iter().filter(|entry| entry.when == When::Over).collect();
    finished.sort_by_key(|entry| entry.saved);
    let mut results: BTreeMap<(String, bool, &str), Vec<i32>> = BTreeMap::new();
    let mut courses = BTreeMap::new();
    for entry in finished {
        let (game, is_solo) = (entry.game(), entry.players.len() == 1);
        for (number, person) in known(entry).into_iter().enumerate() {
            let all = results.entry((game.clone(), is_solo, &*person.name)).or_default();
            let before = all.iter().max().copied();
            all.push(person.points);
            if let Some(before) = before.filter(|_| number == 0) {
                let points = all.get(all.len().saturating_sub(LAST)..).unwrap_or_default().to_vec();
                let (name, is_best) = (person.name.clone(), person.points > before);
                courses.insert(entry.about.id, Course { name, points, is_best });
            }
        }
    }
    courses
}

/// The people of a game who can be told from others, the one who did best first.
fn known(entry: &Entry) -> Vec<&Player> {
    let is_alone = entry.of_people().count() == 1;
    let mut people: Vec<&Player> =
        entry.of_people().filter(|person| is_alone || !person.name.is_empty()).collect();
    people.sort_by_key(|person| (person.place, core::cmp::Reverse(person.points)));
    people
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(id: u64, game: &str, people: &[(&str, i32)]) -> Rc<Entry> {
        let mut entry = Entry::bare(format!("{game}.g1.x"), [0, 1, 2, 3, 4, 5]);
        (entry.about.id, entry.saved, entry.when) = (GameId(id), id, When::Over);
        let player = |(name, points): &(&str, i32)| Player {
            points: *points,
            name: (*name).to_owned(),
            computer: 0,
            place: 0,
            sources: Vec::new(),
        };
        entry.players = people.iter().map(player).collect();
        Rc::new(entry)
    }

    #[test]
    fn a_course_is_of_the_best_person_up_to_the_game() {
        let games = [
            entry(3, "road", &[("Anna", 9), ("Ben", 12)]),
            entry(1, "road", &[("Anna", 10), ("Ben", 7)]),
            entry(2, "dice", &[("Anna", 40), ("Ben", 30)]),
            entry(4, "road", &[("Anna", 11), ("Ben", 8)]),
            entry(5, "road", &[("Anna", 20)]),
        ];
        let courses = courses(&games);
        let points = |id| courses.get(&GameId(id)).map(|course| course.points.clone());
        assert_eq!(points(1), None, "nothing came before");
        assert_eq!(points(2), None, "of another game");
        assert_eq!(points(3), Some(vec![7, 12]));
        assert_eq!(points(4), Some(vec![10, 9, 11]));
        assert_eq!(points(5), None, "the first solo game");
        assert!(courses[&GameId(4)].is_best && courses[&GameId(4)].name == "Anna");
    }

    #[test]
    fn several_people_without_names_are_not_followed() {
        let games =
            [entry(1, "road", &[("", 9), ("", 12)]), entry(2, "road", &[("", 9), ("", 12)])];
        assert!(courses(&games).is_empty());
        let alone = [entry(1, "road", &[("", 9)]), entry(2, "road", &[("", 9)])];
        assert!(!courses(&alone)[&GameId(2)].is_best, "as many are no better");
    }
}
