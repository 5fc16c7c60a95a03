//! Tables with shields for tests: owned shields, the end of a phase, the end of the game.

use super::table::{ANNA, Table};
use principality::games::burgundy::event::Reason;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::state::Stage;

pub fn shields(players: u8) -> Table {
    Table::with_modules(players, [Module::Shields])
}

/// A game of two in which Anna has these shields and castles for three.
pub fn with<const N: usize>(own: [u8; N]) -> Table {
    shields(2).laid(ANNA, "castle", 6).laid(ANNA, "castle", 1).has_shields(ANNA, own)
}

/// Ends the last turn of a phase, up to the first question of the phase's end.
pub fn end_phase(table: Table, letter: char) -> Table {
    let mut table = table.phase(letter).round(5);
    *table.state.edit().turn() = table.state.players() - 1;
    *table.state.edit().used() = 3;
    let last = table.state.playing();
    table.play(last, "end");
    table
}

/// Ends the game as it stands, with the last tribute paid.
pub fn finish(table: Table) -> Table {
    let silver = table.estate(ANNA).shields().len().into();
    let mut table = end_phase(table.silver(ANNA, silver), 'E');
    table.play(ANNA, "pay");
    while table.state.stage() != Stage::Over {
        table.play(ANNA, "pass");
    }
    table
}

/// Anna's points for a shield from the last action.
pub fn shield_points(table: &Table, number: u8) -> u16 {
    table.scored_for(ANNA, Reason::Shield(Shield(number)))
}
