//! Settings of Burgundy for the ladder, and its solo game.

use crate::bots::arena::play_out;

use crate::bots::burgundy::features::settled::turns_left;
use crate::bots::ladder::{Contestant, Effort};
use crate::bots::table::{Setting, Table, TableError, value_of};
use crate::engine::chance::{Chance, Draw};
use crate::engine::seat::Seat;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, Edition};
use crate::games::burgundy::{Burgundy, Options};

pub(super) const SETTINGS: &[Setting] = &[
    Setting {
        name: "modules",
        takes: Some("LIST"),
        help: "modules by name with commas between, or all, or drawn (some in each game)",
    },
    Setting {
        name: "team",
        takes: None,
        help: "the team game for four, each side a team, on both double boards in turn",
    },
];

/// The options of the game with this seed: different boards are drawn, and each player chooses a castle field.
pub(super) fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
    let (edition, modules) = (Edition::E2019, modules(table.get("modules"), seed)?);
    let options = if table.get("team").is_some() {
        let board = BoardId::all_double().nth((seed % 2) as usize).unwrap_or_default();
        Options::teams(edition, board, modules.without(Module::BorderPosts))
    } else {
        Options::with_modules(table.players, edition, Boards::Drawn, Castles::Open, modules)
    };
    options.map_err(|why| TableError::Options(why.to_string()))
}

fn modules(setting: Option<&str>, seed: u64) -> Result<Modules, TableError> {
    match setting {
        None | Some("") => Ok(Modules::NONE),
        Some("all") => Ok(Modules::EVERY),
        Some("drawn") => {
            let mut chance = Chance::of_number(seed, 3);
            Ok(Module::ALL.into_iter().filter(|_| chance.below(2) == 1).collect())
        }
        Some(list) => {
            let module = |key| value_of("modules", key, Module::ALL, Module::key);
            list.split(',').map(module).collect()
        }
    }
}

/// The result of a solo game.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct SoloResult {
    /// True if all fields were filled.
    pub won: bool,
    /// Filled fields, 1 to 37.
    pub fields: u32,
    /// Number of turns left at its end.
    pub turns_left: usize,
    /// The effort spent.
    pub effort: Effort,
}

/// Plays a solo game.
///
/// # Errors
/// If there is no such solo game.
pub fn play_solo(
    player: &Contestant<Burgundy>,
    board: BoardId,
    marker: u8,
    seed: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Result<SoloResult, TableError> {
    let options = Options::solo(Edition::E2019, board, Castles::Open, Modules::NONE, marker)
        .map_err(|why| TableError::Options(why.to_string()))?;
    let sides = [player.clone(), player.clone()];
    let mut efforts = [Effort::default(); 2];
    let state = play_out(&options, &sides, &|_, _| false, seed, &mut efforts, clock)?;
    let [effort, _] = efforts;
    Ok(SoloResult {
        won: state.is_won_solo(),
        fields: state.estate(Seat(0)).filled().len(),
        turns_left: turns_left(&state, Seat(0)),
        effort,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_make_tables() {
        let options = |table: Table| options(&table, 7);
        assert!(options(Table::of(3)).unwrap().modules().is_empty());
        assert_eq!(options(Table::of(2).with("modules", "all")).unwrap().modules(), Modules::EVERY);
        let named = Table::of(2).with("modules", "shields,inns");
        let wanted: Modules = [Module::Shields, Module::Inns].into_iter().collect();
        assert_eq!(options(named).unwrap().modules(), wanted);
        assert_eq!(options(Table::of(2).with("team", "")).unwrap().players(), 4);
    }

    #[test]
    fn what_can_t_be_played_is_refused_by_name() {
        let refused = |table: Table| options(&table, 7).unwrap_err().to_string();
        assert!(refused(Table::of(2).with("modules", "dragons")).contains("shields"));
        assert!(refused(Table::of(9)).starts_with("such a game can't be played"));
    }
}
