//! A position as text for the terminal.

use crate::cli::any::named;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Die, Key};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::rounds::bridge_order;
use crate::games::burgundy::state::{Estate, Stage, Waiting};
use crate::games::burgundy::tiles::Tile;
use crate::games::burgundy::{Burgundy, Decision, State};
use std::io::{self, Write};

/// Writes the public part of the position.
pub fn position(state: &State, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
    moment(state, out)?;
    if state.is_solo() {
        let filled = state.estate(Seat(0)).filled().len();
        writeln!(out, "stone {}, marker {}, {filled} of 37 fields", state.stone(), state.marker())?;
    }
    if matches!(state.stage(), Stage::Play) {
        depots(state, out)?;
    }
    for row in Burgundy::standings(state) {
        if state.is_team_game() {
            team(state, players, row.seat, out)?;
        } else {
            estate(state, players, row.seat, out)?;
        }
    }
    Ok(())
}

fn moment(state: &State, out: &mut dyn Write) -> io::Result<()> {
    match state.stage() {
        Stage::Boards => writeln!(out, "boards are being chosen"),
        Stage::Castles => writeln!(out, "start castles are being chosen"),
        Stage::Over => writeln!(out, "the game is over"),
        Stage::Play => {
            let phase = char::from(b'A' + state.phase().min(4));
            let bridge: Vec<String> = bridge_order(state).map(|seat| seat.0.to_string()).collect();
            let (bridge, round, white) = (bridge.join(" "), state.round() + 1, state.white());
            writeln!(out, "phase {phase}, round {round}, white die {white}, bridge {bridge}")
        }
    }
}

/// The open choice of a seat, as the end of a sentence.
pub fn choice(state: &State, decision: &Decision) -> String {
    match *decision {
        Decision::Board { drawn } => format!("board 1 or {}", drawn.0),
        Decision::StartCastle { .. } => "a field for the start castle".to_owned(),
        Decision::Turn => {
            let dice = state.unused_dice().into_iter().flatten().map(|die| Die(die).to_string());
            let dice = dice.collect::<Vec<_>>().join(" ");
            if dice.is_empty() {
                "the turn's end".to_owned()
            } else {
                format!("its turn, dice {dice}")
            }
        }
        Decision::Effect(waiting) => effect(waiting),
    }
}

fn effect(waiting: Waiting) -> String {
    match waiting {
        Waiting::Nothing => "nothing".to_owned(),
        Waiting::Discard(slot) => format!("a stored tile to give up for the one at {slot}"),
        Waiting::Castle => "a castle's action".to_owned(),
        Waiting::Building(building) => format!("what the {} does", name(building.tile())),
        Waiting::Load => "the depot of a ship's goods".to_owned(),
        Waiting::Keep { depot, .. } => format!("which new goods of depot {depot} to keep"),
        Waiting::Second { beside } => format!("a second depot beside {beside}"),
        Waiting::BridgeStep => "a step on the bridge".to_owned(),
        Waiting::WhiteCastle => "an action with the white die's number".to_owned(),
        Waiting::Crane => "what the crane does".to_owned(),
        Waiting::Geese(_) => "the animals that the geese score with".to_owned(),
        Waiting::Route { .. } => "goods on the trade route".to_owned(),
        Waiting::AnyAction => "an action of the trade route".to_owned(),
        Waiting::StoneAction => "an action for the counting stone's return".to_owned(),
        Waiting::Gather => "a kind of goods from all depots".to_owned(),
        Waiting::Overflow => "which stored tiles to give up until three are left".to_owned(),
        Waiting::Settle { black: false } => "a tile of the depots for the estate".to_owned(),
        Waiting::Settle { black: true } => "a tile of the black depot for the estate".to_owned(),
        Waiting::Tribute => "the tribute for the shields".to_owned(),
        Waiting::Naming => "a player whose monasteries to use".to_owned(),
        Waiting::Score { points, .. } => format!("when to collect {points} points"),
        Waiting::Swap => "whether to swap five goods for a black tile".to_owned(),
        Waiting::Give { left, .. } => format!("which goods to give, {left} more"),
        Waiting::Blacken => "a tile to lay on its face".to_owned(),
        Waiting::Shelve(_) => {
            "a key field for the new tile, one of your own or a common one".to_owned()
        }
    }
}

fn name(tile: Tile) -> &'static str {
    tile.record().map_or("-", |record| record.key)
}

fn depots(state: &State, out: &mut dyn Write) -> io::Result<()> {
    for depot in 1..=7 {
        let lying = |slot: &Slot| slot.depot() == depot && state.lying(*slot).is_some();
        let tiles = Slot::all()
            .chain([Slot::INNS])
            .filter(lying)
            .map(|slot| format!(" {slot} {}", name(state.lying(slot))));
        let goods = if depot == 7 { String::new() } else { goods(&state.goods_in(depot)) };
        let shields = state.shields_in(depot).into_iter().filter(|shield| shield.is_some());
        let shields: String = shields.map(|shield| format!(", shield {}", shield.0)).collect();
        writeln!(out, "depot {depot}:{}{goods}{shields}", tiles.collect::<String>())?;
    }
    Ok(())
}

/// Kinds of goods with their counts; empty for none.
fn goods(counts: &[u8; 6]) -> String {
    let held = Good::ALL.into_iter().filter(|good| counts.at(good.index()) > 0);
    let held: Vec<String> =
        held.map(|good| format!("{}x{}", counts.at(good.index()), good.0)).collect();
    if held.is_empty() { String::new() } else { format!(", goods {}", held.join(" ")) }
}

/// For a team's first seat the team's points and estate, for its other seat that partner's points and trade
/// route.
fn team(state: &State, players: &Roster, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
    if state.owners().any(|owner| owner == seat) {
        let letter = if seat.0 == 0 { 'A' } else { 'B' };
        writeln!(out, "team {letter}: {} points", state.team_points(seat))?;
        estate(state, players, seat, out)?;
    } else {
        let points = state.points(seat);
        writeln!(out, "seat {}{}: {points} points", seat.0, named(players.name(seat)))?;
        of_modules(state.own(seat), out)?;
    }
    Ok(())
}

fn estate(state: &State, players: &Roster, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
    let estate = state.estate(seat);
    let player = named(players.name(seat));
    let storage: Vec<&str> = (0..estate.keys()).map(|key| name(estate.stored(Key(key)))).collect();
    writeln!(
        out,
        "seat {}{player}: {} points, silver {}, workers {}{}, board {}, storage {}",
        seat.0,
        estate.total(),
        estate.silver(),
        estate.workers(),
        goods(&estate.goods()),
        estate.board_id().0,
        storage.join(" "),
    )?;
    let tiles = estate
        .filled()
        .into_iter()
        .map(|field| format!(" @{} {}", field.0, name(estate.tile(field))));
    writeln!(out, "    estate:{}", tiles.collect::<String>())?;
    of_modules(estate, out)
}

/// Shields and trade routes, if there are any.
fn of_modules(estate: &Estate, out: &mut dyn Write) -> io::Result<()> {
    if !estate.shields().is_empty() {
        let held: String = estate.shields().iter().map(|shield| format!(" {}", shield.0)).collect();
        writeln!(out, "    shields:{held}")?;
    }
    let spaces = (0..).map_while(|number| {
        let space = estate.route_space(number)?;
        let laid = estate.laid_good(number).map_or("-".to_owned(), |good| good.0.to_string());
        Some(format!(" {}:{laid}", space.good.0))
    });
    let route: String = spaces.collect();
    if route.is_empty() { Ok(()) } else { writeln!(out, "    trade route:{route}") }
}
