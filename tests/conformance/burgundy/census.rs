//! Counts of a position of Burgundy: nothing is created or lost, and derived data is right.

use super::shadow::Shadow;
use crate::conformance::{Verdict, expect};
use principality::games::burgundy::depots::SLOTS;
use principality::games::burgundy::extras::ALL_PAIRS;
use principality::games::burgundy::fields::{Field, Fields, MAX_FIELDS};
use principality::games::burgundy::goods::GoodSet;
use principality::games::burgundy::modules::Module;
use principality::games::burgundy::round_dice::unpack_dice;
use principality::games::burgundy::route_cards::cards_each;
use principality::games::burgundy::shields::Shield;
use principality::games::burgundy::sizes::{KEYS, MAX_KEYS, MAX_WAITING};
use principality::games::burgundy::state::{Estate, Stage, State, Waiting};
use principality::games::burgundy::team::TEAM_KEYS;
use principality::games::burgundy::tiles::{
    Building, Colour, Kind, TILE_KINDS, Tile, TileRecord, tiles_of,
};

/// Checks that all tiles are somewhere, including those that left the game; each kind as often as in the box;
/// and all 42 goods.
pub fn nothing_is_lost(state: &State, told: &Shadow) -> Verdict {
    let gone = &told.gone;
    let starts = state.options().pile_starts();
    let mut counts = [0u8; TILE_KINDS];
    let mut count = |tiles: &[Tile]| {
        for tile in tiles.iter().filter(|tile| tile.is_some()) {
            counts[usize::from(tile.0)] += 1;
        }
    };
    for (pile, drawn) in state.drawn().into_iter().enumerate() {
        let first = usize::from(starts[pile] + drawn);
        count(&state.secrets().piles[first..usize::from(starts[pile + 1])]);
    }
    count(&state.table()[..SLOTS]);
    count(gone);
    for estate in state.estates() {
        count(&estate.storage());
        count(&estate.module_state().storage);
        count(estate.tiles());
        count(&estate.module_state().tiles);
    }
    let blackened = counts[usize::from(Tile::BLACK.0)];
    expect(blackened == told.blackened, || "black tiles out of nowhere")?;
    counts[usize::from(Tile::BLACK.0)] = 0;
    let begun = matches!(state.stage(), Stage::Play | Stage::Over);
    for record in tiles_of(state.options().modules()).filter(|record| is_in(state, record)) {
        let mut found = counts[usize::from(record.tile.0)];
        let mut wanted = record.normal + record.black;
        if record.tile == Tile::INN {
            // One for each phase that has begun.
            found += state.inns();
            wanted = if begun { state.phase() + 1 } else { 0 };
        }
        counts[usize::from(record.tile.0)] = 0;
        expect(found == wanted, || format!("{}: {found} instead of {wanted}", record.key))?;
    }
    expect(counts == [0; TILE_KINDS], || "tiles of modules that are not played")?;
    goods(state, told.gone_goods)
}

/// Monastery 27 is left out of the solo game.
fn is_in(state: &State, record: &TileRecord) -> bool {
    !state.is_solo() || record.tile != Tile::monastery(27)
}

fn goods(state: &State, gone: [u8; 6]) -> Verdict {
    let revealed =
        if state.stage() == Stage::Over { 25 } else { usize::from(state.round_index()) + 1 };
    let placed = if matches!(state.stage(), Stage::Boards | Stage::Castles) { 0 } else { revealed };
    let dealt = 25 + 3 * state.owners().count();
    let mut counts = [0u8; 6];
    for good in state.secrets().goods[placed..25].iter().chain(&state.secrets().goods[dealt..]) {
        counts[usize::from(*good) - 1] += 1;
    }
    let held = state.estates().iter().flat_map(|estate| [estate.goods(), estate.sold()]);
    for row in state.depot_goods().iter().copied().chain(held).chain([gone]) {
        counts.iter_mut().zip(row).for_each(|(count, more)| *count += more);
    }
    expect(counts == [7; 6], || format!("goods of the six kinds: {counts:?}"))
}

/// Invariants of any position, including imagined ones.
pub fn sound(state: &State) -> Verdict {
    box_is_whole(state)?;
    let bits = state.estates().iter().fold(0, |bits, estate| bits | estate.bonuses());
    let tiles: u8 = state.estates().iter().map(Estate::bonus_tiles).sum();
    let whole = bits == state.bonuses_gone() && u32::from(tiles) == bits.count_ones();
    expect(whole && tiles <= 12, || "bonus tiles are created or lost")?;
    let large_first = (state.bonuses_gone() >> 6) & !state.bonuses_gone() & 0x3f == 0;
    expect(large_first, || "a small bonus tile went before the large one")?;
    bridge(state)?;
    let waits = usize::from(state.waits());
    expect(waits < MAX_WAITING, || "there is no more room for what waits")?;
    let waiting: Vec<Waiting> = (0..MAX_WAITING).map(|place| state.waiting_at(place)).collect();
    expect(waiting[waits..].iter().all(|w| *w == Waiting::Nothing), || "remains wait")?;
    expect(waiting[..waits].iter().all(|w| *w != Waiting::Nothing), || "nothing waits")?;
    if state.stage() != Stage::Play {
        expect(waits == 0, || "something waits outside the phases")?;
    } else {
        dice(state)?;
    }
    expect(!state.hides_castles() || state.stage() == Stage::Castles, || "secret castles remain")?;
    modules(state)?;
    state.estates().iter().enumerate().try_for_each(|(seat, estate)| {
        derived(estate, state).map_err(|wrong| format!("seat {seat}: {wrong}"))?;
        let empty = *estate == Estate::new();
        expect(seat < usize::from(state.players()) || empty, || "an estate without a player")
    })
}

/// Checks that the shuffled piles hold the tiles of the box, each its own kinds.
fn box_is_whole(state: &State) -> Verdict {
    let mut goods = [0u8; 6];
    state.secrets().goods.iter().for_each(|good| goods[usize::from(*good) - 1] += 1);
    expect(goods == [7; 6], || format!("the goods are {goods:?}"))?;
    let starts = state.options().pile_starts();
    for pile in 0..7 {
        let range = usize::from(starts[pile])..usize::from(starts[pile + 1]);
        let tiles = &state.secrets().piles[range];
        let mut counts = [0u8; TILE_KINDS];
        tiles.iter().for_each(|tile| counts[usize::from(tile.0)] += 1);
        for record in tiles_of(state.options().modules()).filter(|record| is_in(state, record)) {
            let here = record.tile.colour().map(Colour::index) == Some(pile);
            let wanted = if pile == 6 { record.black } else { record.normal * u8::from(here) };
            let found = counts[usize::from(record.tile.0)];
            expect(found == wanted, || format!("pile {pile}: {found} of {}", record.key))?;
        }
    }
    Ok(())
}

/// Checks that components of modules exist only when they are played; each shield and card once.
fn modules(state: &State) -> Verdict {
    let modules = state.options().modules();
    let has = |module| modules.has(module);
    expect(has(Module::Inns) || state.inns() == 0, || "inns without their module")?;
    expect(
        state.inns() > 0 || state.table()[SLOTS].is_none(),
        || "an inn shows that is not there",
    )?;
    let held = state.estates().iter().flat_map(|estate| estate.shields().iter());
    let lying = state
        .module_state()
        .depot_shields
        .iter()
        .flatten()
        .copied()
        .filter(|shield| shield.is_some());
    let mut shields: Vec<Shield> = held.chain(lying).collect();
    shields.sort_unstable();
    expect(shields.windows(2).all(|pair| pair[0] != pair[1]), || "a shield is there twice")?;
    expect(has(Module::Shields) || shields.is_empty(), || "shields without their module")?;
    let mut cards: Vec<u8> = state.estates().iter().flat_map(Estate::route_cards).collect();
    cards.sort_unstable();
    expect(cards.windows(2).all(|pair| pair[0] != pair[1]), || "a card is there twice")?;
    let each = usize::from(cards_each(state.options().table_size()) * state.players());
    let solo = state.is_solo() && state.stone() < state.marker();
    expect(solo || !state.is_solo(), || "the stone is beyond the marker")?;
    let wanted = if has(Module::TradeRoutes) { each } else { 0 };
    expect(cards.len() == wanted, || format!("{} cards", cards.len()))?;
    let full: u32 =
        state.estates().iter().map(|e| u32::from(e.module_state().posts == ALL_PAIRS)).sum();
    expect(state.posts_gone().count_ones() == full.min(2), || "bonuses of posts are lost")?;
    let at_end = state.ending() > 0;
    expect(!at_end || has(Module::Shields), || "a phase's end that asks without shields")?;
    expect(state.named().is_none() || state.holder(Shield(6)).is_some(), || "named by nobody")
}

fn bridge(state: &State) -> Verdict {
    let players = usize::from(state.players());
    for row in [state.bridge(), state.order()] {
        let mut seats = row[..players].to_vec();
        seats.sort_unstable();
        let all = seats.iter().copied().eq(0..players as u8);
        expect(all && row[players..].iter().all(|seat| *seat == 0), || "a stone is missing")?;
    }
    let bridge = state.bridge();
    let spaces = bridge[..players].iter().map(|seat| state.spaces()[usize::from(*seat)]);
    expect(spaces.is_sorted_by(|a, b| a >= b), || "the order on the bridge is not that of spaces")?;
    expect(state.spaces().iter().all(|space| *space < 7), || "a stone beside the bridge")
}

fn dice(state: &State) -> Verdict {
    let dice = state.dice();
    let mut faces = dice.as_flattened().iter().copied().chain([state.white()]);
    expect(faces.all(|face| (1..=6).contains(&face)), || "a die without a face")?;
    let settled = unpack_dice(state.secrets().dice[usize::from(state.round_index())]);
    // Shield 16 turns dice.
    let turns = state.options().modules().has(Module::Shields);
    let same = (turns || state.dice() == settled.0) && state.white() == settled.1;
    expect(same, || "other dice than were settled")?;
    expect(state.used() < 4, || "more than two dice used")
}

/// Checks that the data derived from an estate's tiles is right.
fn derived(estate: &Estate, state: &State) -> Verdict {
    let board = estate.board();
    let (mut filled, mut reach) = (Fields::NONE, Fields::NONE);
    let mut cities = [0u8; 9];
    let (mut monasteries, mut inns, mut castles) = (0u32, 0u32, 0u8);
    for field in (0..MAX_FIELDS as u8).map(Field) {
        let tile = estate.tile(field);
        if tile.is_none() {
            continue;
        }
        filled = filled.with(field);
        reach = reach.or(board.neighbours(field));
        let fits =
            tile == Tile::INN || tile == Tile::BLACK || tile.colour() == Some(board.colour(field));
        expect(fits, || "a tile of another colour")?;
        match tile.kind() {
            Some(Kind::Castle) => castles += 1,
            Some(Kind::Inn) => {
                let region = 1 << board.region_of(field);
                expect(inns & region == 0, || "two inns in one region")?;
                inns |= region;
            }
            Some(Kind::Building(building)) => {
                cities[building.index()] |= 1 << board.region_of(field);
            }
            Some(Kind::Monastery(number)) => monasteries |= 1 << number,
            _ => {}
        }
    }
    expect(estate.filled() == filled && estate.reach() == reach, || "filled and reach don't fit")?;
    let kept = Building::ALL.into_iter().chain([Building::WhiteCastle]);
    let kept = kept.map(|building| estate.cities_with(building));
    expect(kept.eq(cities), || "the cities' buildings don't fit")?;
    expect(estate.own_monasteries() == monasteries, || "the monasteries don't fit")?;
    expect(estate.module_state().inns == inns, || "the inns don't fit")?;
    expect(estate.shields().len() <= castles, || "more shields than castles")?;
    let overflows = state.all_waiting().any(|waiting| waiting == Waiting::Overflow);
    let team = state.is_team_game() && estate.board_id().is_double();
    let plain = if team { TEAM_KEYS } else { KEYS };
    let keys = if estate.shields().has(Shield(4)) { MAX_KEYS } else { plain };
    expect(overflows || usize::from(estate.keys()) == keys, || "the key fields don't fit")?;
    let keys = usize::from(estate.keys()).saturating_sub(KEYS);
    let beyond = estate.module_state().storage.iter().skip(keys).any(|tile| tile.is_some());
    expect(!beyond, || "tiles beyond the key fields")?;
    let posts = state.options().modules().has(Module::BorderPosts);
    let joined = if posts { estate.joined_posts() } else { 0 };
    expect(estate.module_state().posts == joined, || "the border posts don't fit")?;
    let borrowed = match state.named() {
        Some(named) if estate.shields().has(Shield(6)) => {
            state.estate(named).own_monasteries() & !(1 << 27)
        }
        _ => 0,
    };
    expect(estate.module_state().borrowed == borrowed, || "the borrowed monasteries don't fit")?;
    let kinds = if state.is_solo() { 6 } else { 3 };
    expect(GoodSet::held(&estate.goods()).len() <= kinds, || "more than three kinds of goods")
}
