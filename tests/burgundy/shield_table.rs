//! Tables with shields for tests: who has which, the end of a phase, the end of the game.

use super::table::{ANNA, Table};
use principality::games::burgundy::event::Reason;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::state::Stage;

pub fn shields(players: u8) -> Table {
    Table::with_modules(players, [Module::Shields])
}

/// Two play; Anna has these shields and castles for three.
pub fn with<const N: usize>(own: [u8; N]) -> Table {
    shields(2).laid(ANNA, "castle", 6).laid(ANNA, "castle", 1).has_shields(ANNA, own)
}

/// The last turn of a phase has ended, and the first question of the phase's end is asked.
pub fn end_phase(table: Table, letter: char) -> Table {
    let mut table = table.phase(letter).round(5);
    table.state.turn = table.state.players() - 1;
    table.state.used = 3;
    let last = table.state.playing();
    table.play(last, "end");
    table
}

/// The end of the game as it stands, with the last tribute paid.
pub fn finish(table: Table) -> Table {
    let silver = table.estate(ANNA).shields.len().into();
    let mut table = end_phase(table.silver(ANNA, silver), 'E');
    table.play(ANNA, "pay");
    while table.state.stage != Stage::Over {
        table.play(ANNA, "pass");
    }
    table
}

/// What Anna just scored for a shield.
pub fn shield_points(table: &Table, number: u8) -> u16 {
    table.scored_for(ANNA, Reason::Shield(Shield(number)))
}
