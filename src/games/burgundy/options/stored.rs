//! Options as bytes.

use super::{Boards, Castles, Edition, Options, OptionsError, TEAM_PLAYERS};
use crate::games::burgundy::modules::Modules;
use serde::{Deserialize, Serialize};

/// Options as links and positions store them. Modules and the marker are part of the edition's variant, so that
/// the base game's link has no byte for them.
#[derive(Serialize, Deserialize)]
pub(super) struct Stored {
    players: u8,
    edition: StoredEdition,
    boards: Boards,
    castles: Castles,
}

#[derive(Serialize, Deserialize)]
enum StoredEdition {
    E2019,
    E2011,
    E2019With(Modules),
    E2011With(Modules),
    /// The solo game, with the marker's start.
    E2019Solo(Modules, u8),
    /// The solo game by the edition of 2011.
    E2011Solo(Modules, u8),
    /// The team game.
    E2019Teams(Modules),
    /// The team game by the edition of 2011.
    E2011Teams(Modules),
}

impl From<Options> for Stored {
    fn from(options: Options) -> Stored {
        let modules = options.modules;
        let edition = match options.edition {
            Edition::E2019 if options.team => StoredEdition::E2019Teams(modules),
            Edition::E2011 if options.team => StoredEdition::E2011Teams(modules),
            Edition::E2019 if options.marker > 0 => {
                StoredEdition::E2019Solo(modules, options.marker)
            }
            Edition::E2011 if options.marker > 0 => {
                StoredEdition::E2011Solo(modules, options.marker)
            }
            Edition::E2019 if modules.is_empty() => StoredEdition::E2019,
            Edition::E2011 if modules.is_empty() => StoredEdition::E2011,
            Edition::E2019 => StoredEdition::E2019With(modules),
            Edition::E2011 => StoredEdition::E2011With(modules),
        };
        Stored {
            players: options.players,
            edition,
            boards: options.boards,
            castles: options.castles,
        }
    }
}

impl TryFrom<Stored> for Options {
    type Error = OptionsError;

    fn try_from(stored: Stored) -> Result<Options, OptionsError> {
        let team =
            matches!(stored.edition, StoredEdition::E2019Teams(_) | StoredEdition::E2011Teams(_));
        let (edition, modules, marker) = match stored.edition {
            _ if team && stored.players != TEAM_PLAYERS => {
                return Err(OptionsError::TeamPlayers(stored.players));
            }
            StoredEdition::E2019Teams(modules) => (Edition::E2019, modules, 0),
            StoredEdition::E2011Teams(modules) => (Edition::E2011, modules, 0),
            StoredEdition::E2019 => (Edition::E2019, Modules::NONE, 0),
            StoredEdition::E2011 => (Edition::E2011, Modules::NONE, 0),
            // A marker belongs to one player, and one player needs a marker.
            StoredEdition::E2019Solo(_, marker) | StoredEdition::E2011Solo(_, marker)
                if marker == 0 || stored.players != 1 =>
            {
                return Err(OptionsError::Marker(marker));
            }
            StoredEdition::E2019Solo(modules, marker) => (Edition::E2019, modules, marker),
            StoredEdition::E2011Solo(modules, marker) => (Edition::E2011, modules, marker),
            // A second spelling of the base game is refused.
            StoredEdition::E2019With(m) | StoredEdition::E2011With(m) if m.is_empty() => {
                return Err(OptionsError::Modules);
            }
            StoredEdition::E2019With(modules) => (Edition::E2019, modules, 0),
            StoredEdition::E2011With(modules) => (Edition::E2011, modules, 0),
        };
        let Stored { players, boards, castles, .. } = stored;
        Ok(Options { players, edition, boards, castles, modules, marker, team })
    }
}
