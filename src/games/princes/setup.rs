//! The first position, and the event stack whenever it is built.

use crate::engine::chance::{Chance, Draw, DrawKey};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::princes::card::{Card, CardKind, Set};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::modes::{Mode, Options, OptionsError, Starter};
use crate::games::princes::place::road_column;
use crate::games::princes::realm::Realm;
use crate::games::princes::state::{Counters, EVENTS, NOBODY, OPEN, Slot, State, other};
use crate::games::princes::step::{Step, Why};
use arrayvec::ArrayVec;

/// Purposes of the seed's streams.
mod purpose {
    /// Who begins.
    pub const STARTER: u64 = 1;
    /// The duel's two events.
    pub const FILLERS: u64 = 2;
    /// The key of chance during play.
    pub const KEY: u64 = 3;
    /// The base stacks; each further set has the next.
    pub const STACKS: u64 = 16;
}

/// Purposes of draws during play: the dice of a turn, by its number.
pub const DICE: u32 = 1;
/// Shuffles of the region stack.
pub const REGION_STACK: u32 = 2;
/// Builds of the event stack.
pub const EVENT_STACK: u32 = 3;
/// Dice of the raven.
pub const RAVEN: u32 = 4;
/// Rolls of a contest, for both seats.
pub const CONTEST: u32 = 5;

/// Regions of the principalities at the start: kinds and numbers, above then below.
const START: [[(Kind, u8); 6]; 2] = [
    [
        (Kind::Lumber, 2),
        (Kind::Gold, 1),
        (Kind::Grain, 6),
        (Kind::Brick, 3),
        (Kind::Wool, 4),
        (Kind::Ore, 5),
    ],
    [
        (Kind::Lumber, 3),
        (Kind::Gold, 4),
        (Kind::Grain, 5),
        (Kind::Brick, 2),
        (Kind::Wool, 1),
        (Kind::Ore, 6),
    ],
];

/// A seat's six regions at the start.
#[must_use]
pub fn start_regions(seat: u8) -> [Region; 6] {
    let [red, blue] = START;
    let wanted = if seat == 0 { red } else { blue };
    wanted.map(|(kind, number)| {
        let fits = |region: &Region| region.kind() == kind && region.number() == number;
        Region::all().find(fits).unwrap_or(Region::NONE)
    })
}

/// Regions of the region stack, sorted.
fn other_regions() -> ArrayVec<Region, 12> {
    let start = [start_regions(0), start_regions(1)];
    Region::all().filter(|region| !start.as_flattened().contains(region)).take(12).collect()
}

/// The cards of a set that are drawn in this mode, sorted, those of an open stack left out.
pub fn draw_cards(mode: Mode, set: Set) -> impl Iterator<Item = Card> {
    let plays = set == Set::Base || mode.row().sets.contains(&set);
    let drawn = move |card: &Card| {
        let row = card.row();
        plays && row.set == set && row.kind != CardKind::Event && !(row.open && mode.row().theme)
    };
    let copies = move |card: Card| (0..mode.copies(card.row().copies)).map(move |_| card);
    Card::all().filter(drawn).flat_map(copies)
}

/// The cards of the open stack, sorted.
pub fn open_cards(mode: Mode) -> impl Iterator<Item = Card> {
    let row = mode.row();
    let open =
        move |card: &Card| row.theme && card.row().open && row.sets.contains(&card.row().set);
    Card::all().filter(open).flat_map(move |card| (0..card.row().copies.at(0)).map(move |_| card))
}

/// The events that are in every game of this mode, sorted.
pub fn fixed_events(mode: Mode) -> impl Iterator<Item = Card> {
    let row = mode.row();
    let copies = move |card: Card| (0..mode.copies(card.row().copies)).map(move |_| card);
    let plays = move |card: &Card| {
        let set = card.row().set;
        card.row().kind == CardKind::Event && (set == Set::Base || row.sets.contains(&set))
    };
    Card::all().filter(plays).flat_map(copies)
}

/// The events of which two more are in a duel, sorted; none in other modes.
pub fn spare_events(mode: Mode) -> impl Iterator<Item = Card> {
    let spare = |card: Card| {
        let [all, fixed] = card.row().copies;
        (fixed..all).map(move |_| card)
    };
    let events = Card::all().filter(|card| card.row().kind == CardKind::Event);
    events.flat_map(spare).filter(move |_| !mode.row().theme)
}

/// Sets the game up.
///
/// # Errors
/// If the options can't be played.
pub fn start(
    options: &Options,
    seed: &Seed,
    to: &mut impl EventSink<Event>,
) -> Result<State, OptionsError> {
    options.validate()?;
    let mode = options.mode;
    let starter = match options.starter {
        Starter::Drawn => Chance::of_seed(seed, purpose::STARTER).below(2) as u8,
        Starter::Red => 0,
        Starter::Blue => 1,
    };
    let mut state = empty(mode, starter, seed);
    deal(&mut state, seed);
    to.push(Event::Began { seat: Seat(starter) });
    for seat in [0, 1] {
        state.tell_regions(seat, to);
    }
    state.regions = other_regions();
    state.shuffle_regions(&mut crate::engine::game::Quiet);
    state.build_events();
    state.refresh(to);
    state.push(starter, Why::Setup, Step::BeginTurn);
    for seat in [other(starter), starter] {
        state.push(seat, Why::Setup, Step::FirstStack { search: mode.row().full });
    }
    if mode.row().full {
        for seat in [other(starter), starter] {
            state.push(seat, Why::Setup, Step::Arrange(0));
        }
    }
    state.run(to);
    Ok(state)
}

fn empty(mode: Mode, starter: u8, seed: &Seed) -> State {
    State {
        mode,
        starter,
        active: starter,
        turn: 0,
        over: false,
        winner: NOBODY,
        number: 0,
        face: 0,
        supply: [7, 5, 7],
        realms: [Realm::start(start_regions(0)), Realm::start(start_regions(1))],
        hands: Default::default(),
        stacks: Default::default(),
        open: open_cards(mode).collect(),
        discard: ArrayVec::new(),
        regions: ArrayVec::new(),
        drawn: [Region::NONE; 2],
        growing: 0,
        events: ArrayVec::new(),
        current: Card::NONE,
        fillers: [Card::NONE; 2],
        fillers_seen: 0,
        agenda: ArrayVec::new(),
        named: ArrayVec::new(),
        transit: Card::NONE,
        taken_stack: 0,
        bereft: 0,
        marked: false,
        counters: Counters::default(),
        key: DrawKey::of_seed(seed, purpose::KEY),
        totals: Default::default(),
        sheets: Default::default(),
        advantages: [NOBODY; 2],
        owned: Default::default(),
    }
}

/// Shuffles each set and deals it out evenly to the stacks with its back.
fn deal(state: &mut State, seed: &Seed) {
    let mode = state.mode;
    for set in Set::ALL {
        let mut cards: ArrayVec<Card, 48> = draw_cards(mode, set).collect();
        let mut chance = Chance::of_seed(seed, purpose::STACKS + set as u64);
        chance.shuffle(&mut cards);
        let count = mode.row().backs.iter().filter(|back| **back == set).count();
        let backs = mode.row().backs.iter().zip(&mut state.stacks);
        let stacks = backs.filter(|(back, _)| **back == set).map(|(_, stack)| stack);
        for (stack, cards) in stacks.zip(cards.chunks(cards.len().div_ceil(count.max(1)).max(1))) {
            stack.extend(cards.iter().map(|card| Slot { card: *card, known: 0 }));
        }
    }
    if !mode.row().theme {
        let mut spare: ArrayVec<Card, 16> = spare_events(mode).collect();
        Chance::of_seed(seed, purpose::FILLERS).shuffle(&mut spare);
        let mut fillers = [spare.at_or_none(0), spare.at_or_none(1)];
        fillers.sort_unstable();
        state.fillers = fillers;
    }
}

/// Reading past the end gives no card.
trait OrNone {
    fn at_or_none(&self, at: usize) -> Card;
}

impl OrNone for [Card] {
    fn at_or_none(&self, at: usize) -> Card {
        self.get(at).copied().unwrap_or(Card::NONE)
    }
}

/// How many events lie below Yule when the stack is built.
pub const BELOW_YULE: usize = 3;

impl State {
    /// Tells where the regions of a principality lie.
    pub(super) fn tell_regions(&self, seat: u8, to: &mut impl EventSink<Event>) {
        for column in self.realm(seat).columns() {
            for row in [0, 1] {
                self.tell_region(seat, column, row, to);
            }
        }
    }

    /// Tells which region lies in a column, above (0) or below (1).
    pub(super) fn tell_region(
        &self,
        seat: u8,
        column: usize,
        row: usize,
        to: &mut impl EventSink<Event>,
    ) {
        let region = self.realm(seat).land(column, row).region;
        let (column, below) = (road_column(column), row == 1);
        to.push(Event::RegionLaid { seat: Seat(seat), region, column, below });
    }

    /// Builds the event stack: three below, Yule on them, the rest on top; with attacks above all of them
    /// are among the rest.
    pub(super) fn build_events(&mut self) {
        let fillers = self.fillers.into_iter().filter(|card| card.is_some());
        let above = self.mode.row().attacks_above;
        let (mut cards, mut kept) =
            (ArrayVec::<Card, EVENTS>::new(), ArrayVec::<Card, EVENTS>::new());
        for card in fixed_events(self.mode).chain(fillers) {
            if card == Card::YULE {
                continue;
            }
            if above && card.row().shelved_under().is_some() {
                kept.push(card);
            } else {
                cards.push(card);
            }
        }
        cards.sort_unstable();
        let mut chance = self.key.draw(EVENT_STACK, u32::from(self.counters.events));
        self.counters.events += 1;
        chance.shuffle(&mut cards);
        let rest = cards.split_at_checked(BELOW_YULE).map_or(&[][..], |(_, rest)| rest);
        kept.extend(rest.iter().copied());
        if above {
            kept.sort_unstable();
            chance.shuffle(&mut kept);
        }
        self.events.clear();
        let hidden = |card: Card| Slot { card, known: 0 };
        self.events.extend(cards.iter().take(BELOW_YULE).copied().map(hidden));
        self.events.push(Slot { card: Card::YULE, known: OPEN });
        self.events.extend(kept.into_iter().map(hidden));
    }
}
