//! The list of a game's problems, read without its rules.

use crate::bots::problems::problem::Grade;
use std::rc::Rc;
use xxhash_rust::xxh3::xxh3_64;

/// A problem of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// A number of its position and solution; the same after the list has changed.
    pub id: u32,
    /// The difficulty.
    pub grade: Grade,
    /// The line of text.
    pub line: Rc<str>,
}

/// The problems of a file, easiest first; lines without a grade are left out.
#[must_use]
pub fn listed(text: &str) -> Vec<Listed> {
    let of_line = |line: &str| {
        let line = line.trim();
        let (grade, _) = line.split_once(' ')?;
        let (_, link) = line.rsplit_once(' ')?;
        let id = (xxh3_64(link.as_bytes()) >> 32) as u32;
        Some(Listed { id, grade: grade.parse().ok()?, line: line.into() })
    };
    let mut all: Vec<Listed> = text.lines().filter_map(of_line).collect();
    all.sort_by_key(|problem| problem.grade);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_listed_by_grade_and_known_by_their_links() {
        let text = "hard 4000 9 1 b.LINK\n\neasy 5000 8 0 a.LINK\nnonsense\nodd 1 2 3 c.LINK\n";
        let all = listed(text);
        let grades: Vec<Grade> = all.iter().map(|problem| problem.grade).collect();
        assert_eq!(grades, [Grade::Easy, Grade::Hard]);
        assert_eq!(&*all[0].line, "easy 5000 8 0 a.LINK");
        let regraded = listed("medium 5200 8 0 a.LINK\n");
        assert_eq!(regraded[0].id, all[0].id);
        assert_ne!(all[0].id, all[1].id);
    }
}
