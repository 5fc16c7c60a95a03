//! The games of this table: the one list that names them all. It is read without loading any rules.

use crate::engine::game::Game;
use core::ops::RangeInclusive;

/// Calls a macro with the types of all games, in the order in which lists show them; what stands after
/// its name is handed on. This list is the one place where a game is entered: every floor that needs all
/// games asks here.
///
/// ```ignore
/// macro_rules! names {
///     ([$($game:ty),*]) => { [$(<$game as Game>::NAME),*] };
/// }
/// let names = games!(names);
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

/// What is known of a game without its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameInfo {
    /// Its name in links, records, on the command line and in the protocol.
    pub name: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// The version of its rules.
    pub rules: u16,
}

impl GameInfo {
    /// What is known of this game.
    #[must_use]
    pub const fn of<G: Game>() -> GameInfo {
        GameInfo { name: G::NAME, seats: G::SEATS, rules: G::RULES_VERSION }
    }
}

macro_rules! infos {
    ([$($game:ty),*]) => { &[$(GameInfo::of::<$game>()),*] };
}

/// All games, in the order in which lists show them.
pub const GAMES: &[GameInfo] = games!(infos);

/// The game of this name.
#[must_use]
pub fn game(name: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|game| game.name == name)
}

/// Something that is done with a game's type, once its name is known.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! dispatch {
    ([$($game:ty),*], $name:expr, $visitor:expr) => {{
        $(
            if $name == <$game as Game>::NAME {
                return Some($visitor.visit::<$game>());
            }
        )*
        None
    }};
}

/// Does something with the game of this name; nothing if there is none.
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
