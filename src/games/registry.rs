//! The registry: the only list of all games. It can be read without loading any rules.

use crate::engine::game::Game;
use core::ops::RangeInclusive;

/// Calls a macro with the types of all games, in display order; any further arguments are passed on. This is
/// the only place where a game is entered: every floor that needs all games uses this macro.
///
/// ```
/// use principality::engine::game::Game;
///
/// macro_rules! names {
///     ([$($game:ty),*]) => { [$(<$game as Game>::NAME),*] };
/// }
/// let names = principality::games!(names);
/// assert_eq!(names.first(), Some(&"burgundy"));
/// ```
#[macro_export]
macro_rules! games {
    ($with:ident $(, $more:expr)*) => {
        $with!([
            $crate::games::burgundy::Burgundy,
            $crate::games::dice::Dice,
            $crate::games::road::Road,
            $crate::games::princes::Princes
        ] $(, $more)*)
    };
}

/// Information on a game that needs no rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameInfo {
    /// The name in links, records, on the command line and in the protocol.
    pub name: &'static str,
    /// The numbers of players.
    pub seats: RangeInclusive<u8>,
    /// The version of its rules.
    pub rules: u16,
}

impl GameInfo {
    /// The information on this game.
    #[must_use]
    pub const fn of<G: Game>() -> GameInfo {
        GameInfo { name: G::NAME, seats: G::SEATS, rules: G::RULES_VERSION }
    }
}

macro_rules! infos {
    ([$($game:ty),*]) => { &[$(GameInfo::of::<$game>()),*] };
}

/// All games, in display order.
pub const GAMES: &[GameInfo] = games!(infos);

macro_rules! first {
    ([$first:ty $(, $others:ty)*]) => {
        $first
    };
}

/// The first game: played where none is named.
pub type FirstGame = games!(first);

/// A rotation of the game of the day, from a date on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rotation {
    /// The first day, as a date.
    pub from: &'static str,
    /// The games, which alternate day by day.
    pub games: &'static [&'static str],
}

/// The rotations of the game of the day. Links, streaks and comparisons depend on the game of each past day, so
/// a list is never changed: a new or removed game needs another list that begins on a future day.
pub const ROTATIONS: &[Rotation] =
    &[Rotation { from: "1970-01-01", games: &["burgundy", "dice", "road", "princes"] }];

/// The game of this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|game| game.name == name)
}

/// An operation on a game's type, given its name.
pub trait Visitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation on this game.
    fn visit<G: Game>(self) -> Self::Output;
}

/// Calls a visitor with the game of a name, of a list of games.
macro_rules! dispatch {
    ([$($game:ty),*], $name:expr, $visitor:expr) => {{
        $(
            if $name == <$game as $crate::engine::game::Game>::NAME {
                return Some($visitor.visit::<$game>());
            }
        )*
        None
    }};
}
pub(crate) use dispatch;

/// Runs an operation on the game of this name; `None` if there is none.
pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Output> {
    games!(dispatch, name, visitor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_plain_name_of_its_own_and_seats_that_the_table_has() {
        for (at, game) in GAMES.iter().enumerate() {
            assert!(game.name.bytes().all(|byte| byte.is_ascii_lowercase()), "{}", game.name);
            assert!(GAMES[..at].iter().all(|other| other.name != game.name), "{}", game.name);
            assert!(*game.seats.start() >= 1 && *game.seats.end() <= 6, "{}", game.name);
        }
    }

    #[test]
    fn every_game_takes_turns_in_the_games_of_the_day() {
        let last = ROTATIONS.last().unwrap();
        for game in GAMES {
            let turns = last.games.iter().filter(|name| **name == game.name).count();
            assert_eq!(turns, 1, "{}: add a list that begins on a day to come", game.name);
        }
        assert!(last.games.iter().all(|name| self::game(name).is_some()));
        assert!(ROTATIONS.windows(2).all(|pair| pair[0].from < pair[1].from));
    }

    struct Rules;

    impl Visitor for Rules {
        type Output = u16;
        fn visit<G: Game>(self) -> u16 {
            G::RULES_VERSION
        }
    }

    #[test]
    fn a_game_is_found_by_its_name() {
        for info in GAMES {
            assert_eq!(visit(info.name, Rules), Some(info.rules));
        }
        assert_eq!(visit("nothing", Rules), None);
        assert_eq!(game("nothing"), None);
    }
}
