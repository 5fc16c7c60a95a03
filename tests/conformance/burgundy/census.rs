//! What is counted in a position of Burgundy: nothing is created or lost, and what is derived fits.

use crate::conformance::{Verdict, expect};
use principality::engine::seat::MAX_SEATS;
use principality::games::burgundy::fields::{Field, Fields};
use principality::games::burgundy::goods::GoodSet;
use principality::games::burgundy::rounds::unpack_dice;
use principality::games::burgundy::state::{Estate, PILE_STARTS, Stage, State, Waiting};
use principality::games::burgundy::tiles::{Colour, Kind, TILE_KINDS, TILES, Tile};

/// All 164 tiles lie somewhere, those that left the game among them; each kind as often as in the
/// box; and all 42 goods.
pub fn nothing_is_lost(state: &State, gone: &[Tile]) -> Verdict {
    let mut counts = [0u8; TILE_KINDS];
    let mut count = |tiles: &[Tile]| {
        for tile in tiles.iter().filter(|tile| tile.is_some()) {
            counts[usize::from(tile.0)] += 1;
        }
    };
    for (pile, drawn) in state.drawn.into_iter().enumerate() {
        let first = usize::from(PILE_STARTS[pile] + drawn);
        count(&state.secrets.piles[first..usize::from(PILE_STARTS[pile + 1])]);
    }
    count(&state.table);
    count(gone);
    for estate in &state.estates {
        count(&estate.storage);
        count(&estate.tiles);
    }
    for record in &TILES {
        let (found, wanted) = (counts[usize::from(record.tile.0)], record.normal + record.black);
        expect(found == wanted, || format!("{}: {found} instead of {wanted}", record.key))?;
    }
    goods(state)
}

fn goods(state: &State) -> Verdict {
    let revealed =
        if state.stage == Stage::Over { 25 } else { usize::from(state.round_index()) + 1 };
    let placed = if matches!(state.stage, Stage::Boards | Stage::Castles) { 0 } else { revealed };
    let dealt = 25 + 3 * usize::from(state.players());
    let mut counts = [0u8; 6];
    for good in state.secrets.goods[placed..25].iter().chain(&state.secrets.goods[dealt..]) {
        counts[usize::from(*good) - 1] += 1;
    }
    let held = state.estates.iter().flat_map(|estate| [estate.goods, estate.sold]);
    for row in state.depot_goods.into_iter().chain(held) {
        counts.iter_mut().zip(row).for_each(|(count, more)| *count += more);
    }
    expect(counts == [7; 6], || format!("goods of the six kinds: {counts:?}"))
}

/// What must hold of any position, also an imagined one.
pub fn sound(state: &State) -> Verdict {
    box_is_whole(state)?;
    let bits = state.estates.iter().fold(0, |bits, estate| bits | estate.bonuses);
    let tiles: u8 = state.estates.iter().map(Estate::bonus_tiles).sum();
    let whole = bits == state.bonuses_gone && u32::from(tiles) == bits.count_ones();
    expect(whole && tiles <= 12, || "bonus tiles are created or lost")?;
    let large_first = (state.bonuses_gone >> 6) & !state.bonuses_gone & 0x3f == 0;
    expect(large_first, || "a small bonus tile went before the large one")?;
    bridge(state)?;
    let waits = usize::from(state.waits);
    expect(state.waiting[waits..].iter().all(|w| *w == Waiting::Nothing), || "remains wait")?;
    expect(state.waiting[..waits].iter().all(|w| *w != Waiting::Nothing), || "nothing waits")?;
    if state.stage != Stage::Play {
        expect(waits == 0, || "something waits outside the phases")?;
    } else {
        dice(state)?;
    }
    expect(
        state.hidden_castles == [0; MAX_SEATS] || state.stage == Stage::Castles,
        || "secret castles remain",
    )?;
    state.estates.iter().enumerate().try_for_each(|(seat, estate)| {
        derived(estate).map_err(|wrong| format!("seat {seat}: {wrong}"))?;
        let empty = *estate == Estate::new();
        expect(seat < usize::from(state.players()) || empty, || "an estate without a player")
    })
}

/// The piles as they were shuffled hold the box, each its own kinds.
fn box_is_whole(state: &State) -> Verdict {
    let mut goods = [0u8; 6];
    state.secrets.goods.iter().for_each(|good| goods[usize::from(*good) - 1] += 1);
    expect(goods == [7; 6], || format!("the goods are {goods:?}"))?;
    for pile in 0..7 {
        let range = usize::from(PILE_STARTS[pile])..usize::from(PILE_STARTS[pile + 1]);
        let tiles = &state.secrets.piles[range];
        let mut counts = [0u8; TILE_KINDS];
        tiles.iter().for_each(|tile| counts[usize::from(tile.0)] += 1);
        for record in &TILES {
            let here = record.tile.colour().map(Colour::index) == Some(pile);
            let wanted = if pile == 6 { record.black } else { record.normal * u8::from(here) };
            let found = counts[usize::from(record.tile.0)];
            expect(found == wanted, || format!("pile {pile}: {found} of {}", record.key))?;
        }
    }
    Ok(())
}

fn bridge(state: &State) -> Verdict {
    let players = usize::from(state.players());
    for row in [state.bridge, state.order] {
        let mut seats = row[..players].to_vec();
        seats.sort_unstable();
        let all = seats.iter().copied().eq(0..players as u8);
        expect(all && row[players..].iter().all(|seat| *seat == 0), || "a stone is missing")?;
    }
    let spaces = state.bridge[..players].iter().map(|seat| state.spaces[usize::from(*seat)]);
    expect(spaces.is_sorted_by(|a, b| a >= b), || "the order on the bridge is not that of spaces")?;
    expect(state.spaces.iter().all(|space| *space < 7), || "a stone beside the bridge")
}

fn dice(state: &State) -> Verdict {
    let faces = state.dice.as_flattened().iter().chain([&state.white]);
    expect(faces.into_iter().all(|face| (1..=6).contains(face)), || "a die without a face")?;
    let settled = unpack_dice(state.secrets.dice[usize::from(state.round_index())]);
    expect((state.dice, state.white) == settled, || "other dice than were settled")?;
    expect(state.used < 4, || "more than two dice used")
}

/// What an estate keeps beside its tiles follows from them.
fn derived(estate: &Estate) -> Verdict {
    let board = estate.board();
    let (mut filled, mut reach) = (Fields::NONE, Fields::NONE);
    let mut cities = [0u8; 8];
    let mut monasteries = 0u32;
    for (field, tile) in (0..).map(Field).zip(estate.tiles) {
        if tile.is_none() {
            continue;
        }
        filled = filled.with(field);
        reach = reach.or(board.neighbours(field));
        expect(tile.colour() == Some(board.colour(field)), || "a tile of another colour")?;
        match tile.kind() {
            Some(Kind::Building(building)) => {
                cities[usize::from(board.region_of(field))] |= 1 << building.index();
            }
            Some(Kind::Monastery(number)) => monasteries |= 1 << number,
            _ => {}
        }
    }
    expect(estate.filled == filled && estate.reach == reach, || "filled and reach don't fit")?;
    expect(estate.city_kinds == cities, || "the cities' buildings don't fit")?;
    expect(estate.monasteries == monasteries, || "the monasteries don't fit")?;
    expect(GoodSet::held(&estate.goods).len() <= 3, || "more than three kinds of goods")
}
