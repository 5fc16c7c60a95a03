//! Options by their names in JSON.

use super::{Boards, Castles, Edition, MARKER, Options, OptionsError, TEAM_PLAYERS, Way};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::Modules;
use core::ops::Not;
use serde::{Deserialize, Serialize};

/// The options in JSON. The defaults are the rulebook's first game: the edition of 2019, board 1 for all,
/// castles in the middle, no modules; alone board 13a and a castle field of choice, in teams board 12a.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Named {
    /// Number of players: two by default, four in teams.
    players: Option<u8>,
    edition: Edition,
    /// The name of a way to begin, instead of boards and castles one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    way: Option<Way>,
    #[serde(skip_serializing_if = "Option::is_none")]
    boards: Option<NamedBoards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    castles: Option<Castles>,
    /// The marker's start in the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    marker: Option<u8>,
    #[serde(skip_serializing_if = "Not::not")]
    teams: bool,
    #[serde(skip_serializing_if = "is_base")]
    modules: Modules,
}

const fn is_base(modules: &Modules) -> bool {
    modules.is_empty()
}

/// A board for each seat, or the way of assignment.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "boards are a list with a number for each player, \"drawn\" or \"one-or-drawn\""
)]
enum NamedBoards {
    List(Vec<BoardId>),
    Drawn(Drawn),
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Drawn {
    Drawn,
    OneOrDrawn,
}

/// Reason why the options are refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum Wrong {
    /// The options can't be played.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A way together with boards.
    #[error("only the way \"free\" goes with a list of boards")]
    WayWithBoards,
    /// A way together with castles.
    #[error("a way to begin settles the castles")]
    WayWithCastles,
    /// The number of boards is not that of players.
    #[error("boards are wanted for {0} players, one for each")]
    BoardForEach(u8),
    /// A marker in a game with several players.
    #[error("only the solo game has a marker")]
    Marker,
}

impl From<Options> for Named {
    fn from(options: Options) -> Named {
        let boards = match options.boards {
            Boards::Drawn => NamedBoards::Drawn(Drawn::Drawn),
            Boards::OneOrDrawn => NamedBoards::Drawn(Drawn::OneOrDrawn),
            Boards::Fixed(boards) => {
                NamedBoards::List(boards.into_iter().take(options.players.into()).collect())
            }
        };
        Named {
            players: Some(options.players),
            edition: options.edition,
            way: None,
            boards: Some(boards),
            castles: Some(options.castles),
            marker: options.marker(),
            teams: options.team,
            modules: options.modules,
        }
    }
}

impl TryFrom<Named> for Options {
    type Error = Wrong;

    fn try_from(named: Named) -> Result<Options, Wrong> {
        let players = named.players.unwrap_or(if named.teams { TEAM_PLAYERS } else { 2 });
        if named.teams {
            return named.in_teams(players);
        }
        if players == 1 {
            return named.solo();
        }
        if named.marker.is_some() {
            return Err(Wrong::Marker);
        }
        let (boards, castles) = named.beginning(players)?;
        Ok(Options::with_modules(players, named.edition, boards, castles, named.modules)?)
    }
}

impl Named {
    /// The boards and castles: by the name of a way, or one by one.
    fn beginning(&self, players: u8) -> Result<(Boards, Castles), Wrong> {
        let listed = self.boards.as_ref().map(|boards| boards.of(players)).transpose()?;
        let Some(way) = self.way else {
            let boards = listed.unwrap_or(Boards::Fixed([BoardId(1); SEATS]));
            return Ok((boards, self.castles.unwrap_or_default()));
        };
        let fixed = match (way, listed) {
            (Way::Free, Some(Boards::Fixed(boards))) => boards,
            (_, None) => [BoardId(1); SEATS],
            _ => return Err(Wrong::WayWithBoards),
        };
        if self.castles.is_some() { Err(Wrong::WayWithCastles) } else { Ok(way.choices(fixed)) }
    }

    fn solo(&self) -> Result<Options, Wrong> {
        let board = match (&self.boards, self.way) {
            (None, None) => BoardId::all_solo().next().unwrap_or_default(),
            (_, Some(_)) => BoardId::default(),
            (Some(boards), None) => match boards.of(1)? {
                Boards::Fixed(boards) => boards.at(Seat(0).index()),
                _ => BoardId::default(),
            },
        };
        let castles = self.castles.unwrap_or(Castles::Open);
        let marker = self.marker.unwrap_or(MARKER);
        Ok(Options::solo(self.edition, board, castles, self.modules, marker)?)
    }

    /// The options of a team game: one double board, given once or for each seat, and castles that fit it.
    fn in_teams(&self, players: u8) -> Result<Options, Wrong> {
        let board = match &self.boards {
            None => BoardId::all_double().next().unwrap_or_default(),
            Some(NamedBoards::List(list)) => {
                let first = list.first().copied().unwrap_or_default();
                let same = list.iter().all(|board| *board == first);
                let each = list.len() == 1 || list.len() == usize::from(TEAM_PLAYERS);
                if same && each { first } else { BoardId::default() }
            }
            Some(NamedBoards::Drawn(_)) => BoardId::default(),
        };
        let options = Options::teams(self.edition, board, self.modules)?;
        let fits = self.way.is_none() && self.castles.is_none_or(|said| said == options.castles);
        match () {
            () if players != TEAM_PLAYERS => Err(OptionsError::TeamPlayers(players).into()),
            () if self.marker.is_some() => Err(Wrong::Marker),
            () if !fits => Err(OptionsError::TeamCastle.into()),
            () => Ok(options),
        }
    }
}

impl NamedBoards {
    fn of(&self, players: u8) -> Result<Boards, Wrong> {
        match self {
            NamedBoards::Drawn(Drawn::Drawn) => Ok(Boards::Drawn),
            NamedBoards::Drawn(Drawn::OneOrDrawn) => Ok(Boards::OneOrDrawn),
            NamedBoards::List(list) if list.len() == usize::from(players) => {
                Ok(Boards::Fixed(core::array::from_fn(|seat| list.at(seat))))
            }
            NamedBoards::List(_) => Err(Wrong::BoardForEach(players)),
        }
    }
}

#[cfg(all(test, feature = "json"))]
mod tests {
    use super::*;
    use crate::engine::json::from_value;
    use crate::games::burgundy::modules::Module;
    use serde_json::{Value, json};

    fn read(value: &Value) -> Result<Options, String> {
        from_value(value).map_err(|misfit| misfit.to_string())
    }

    #[test]
    fn options_read_back() {
        for way in Way::ALL {
            for edition in [Edition::E2019, Edition::E2011] {
                for players in 2..=4 {
                    let (boards, castles) = way.choices([3, 3, 5, 9].map(BoardId));
                    let options = Options::new(players, edition, boards, castles).unwrap();
                    assert_eq!(read(&json!(options)), Ok(options));
                }
            }
        }
    }

    #[test]
    fn the_number_of_players_alone_is_enough() {
        for players in 1..=4 {
            assert_eq!(read(&json!({ "players": players })).unwrap().players(), players);
        }
        assert_eq!(read(&json!({"players": 3})), Ok(Options::basic(3).unwrap()));
        assert_eq!(read(&json!({})), Ok(Options::basic(2).unwrap()));
        let alone = read(&json!({"players": 1})).unwrap();
        assert_eq!(alone.marker(), Some(MARKER));
        assert_eq!(json!(alone)["boards"], json!([17]));
        let teams = read(&json!({"teams": true})).unwrap();
        assert!(teams.is_team_game() && teams.players() == 4);
        let other = read(&json!({"teams": true, "boards": [20]})).unwrap();
        assert_eq!(json!(other)["boards"], json!([20, 20, 20, 20]));
    }

    #[test]
    fn modules_are_named() {
        let modules = json!(["extra-tiles", "shields"]);
        let value = json!({"players": 3, "way": "random", "modules": modules.clone()});
        let options = read(&value).unwrap();
        assert!(
            options.modules().has(Module::Shields) && options.modules().has(Module::ExtraTiles)
        );
        assert_eq!(json!(options)["modules"], modules);
        let base = read(&json!({"players": 3, "modules": []})).unwrap();
        assert_eq!(base, Options::basic(3).unwrap());
        assert!(json!(base).get("modules").is_none());
        let posts = read(&json!({"players": 2, "modules": ["border-posts"]})).unwrap_err();
        assert!(posts.starts_with("border posts need boards 11a to 11f"), "{posts}");
    }

    #[test]
    fn a_way_says_boards_and_castles() {
        let way = |value: Value| read(&value).map(|options| (options.boards(), options.castles()));
        assert_eq!(
            way(json!({"players": 2, "way": "random"})),
            Ok((Boards::Drawn, Castles::Drawn))
        );
        assert_eq!(
            way(json!({"players": 2, "way": "free", "boards": [3, 4]})),
            Ok((Boards::Fixed([3, 4, 0, 0].map(BoardId)), Castles::Open))
        );
    }

    #[test]
    fn options_that_do_not_fit_say_why_and_where() {
        for (value, message) in [
            (json!({"players": 5}), "Burgundy is played by two to four players, not 5"),
            (json!({"players": "two"}), "players: invalid type"),
            (json!({"players": 2, "edition": 2020}), "edition: the editions are 2019 and 2011"),
            (json!({"players": 2, "board": [1]}), "board: unknown field `board`, expected one of"),
            (json!({"players": 2, "modules": ["casino"]}), "modules[0]: unknown variant `casino`"),
            (json!({"players": 2, "boards": 3}), "boards: boards are a list with a number"),
            (json!({"players": 2, "boards": [1]}), "boards are wanted for 2 players"),
            (json!({"players": 2, "marker": 50}), "only the solo game has a marker"),
            (
                json!({"players": 2, "boards": [1, 99]}),
                "today's board 99 is not in this edition's box; choose another board or edition",
            ),
            (
                json!({"players": 2, "way": "random", "boards": [1, 2]}),
                "only the way \"free\" goes with a list of boards",
            ),
            (
                json!({"players": 2, "way": "free", "castles": "open"}),
                "a way to begin settles the castles",
            ),
        ] {
            let error = read(&value).unwrap_err();
            assert!(error.starts_with(message), "{value}: {error}");
        }
    }
}
