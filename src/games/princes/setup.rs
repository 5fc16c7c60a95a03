//! The initial position, and the event stack whenever it is built.

use crate::engine::chance::{Chance, Draw, DrawKey};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::princes::card::{Card, Set, Sets};
use crate::games::princes::deck::Deck;
use crate::games::princes::event::{Event, EventOrder};
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::modes::Mode;
use crate::games::princes::options::DUEL_SETS;
use crate::games::princes::options::{Options, OptionsError, Starter, Way};
use crate::games::princes::place::road_column;
use crate::games::princes::realm::Realm;
use crate::games::princes::state::{
    Counters, EVENTS, FILLERS, Holder, OPEN, Slot, State, TakenStack, other,
};
use crate::games::princes::step::{SetupChoice, TurnEffect, Why};
use arrayvec::ArrayVec;

/// The seed's streams, by purpose.
mod purpose {
    /// The starting seat.
    pub const STARTER: u64 = 1;
    /// The fillers of a duel.
    pub const FILLERS: u64 = 2;
    /// The key of chance during play.
    pub const KEY: u64 = 3;
    /// The base stacks; each further set has the next number.
    pub const STACKS: u64 = 16;
}

/// Draws during play: the dice of a turn, by its number.
pub const DICE: u32 = 1;
/// Shuffles of the region stack.
pub const REGION_STACK: u32 = 2;
/// Builds of the event stack.
pub const EVENT_STACK: u32 = 3;
/// Dice of the raven.
pub const RAVEN: u32 = 4;
/// Rolls of a contest, shared by both seats.
pub const CONTEST: u32 = 5;
/// Rolls of guards.
pub const GUARD: u32 = 6;
/// The order in which a duel's sets are drawn.
pub const DUEL_ORDER: u32 = 7;
/// Stacks of a duel's sets, by the set's number.
pub const DUEL_STACK: u32 = 8;
/// The fillers of a duel.
pub const DUEL_FILL: u32 = 9;

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

/// Sets up the game.
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
    let first_sets = options.sets == mode.sets() || mode != Mode::Duel;
    if first_sets {
        deal(&mut state, seed);
    }
    to.push(Event::Began { seat: Seat(starter) });
    for seat in [0, 1] {
        state.emit_regions(seat, to);
    }
    state.regions = other_regions();
    state.shuffle_regions(&mut crate::engine::game::Quiet);
    if first_sets {
        state.build_events();
        state.begin(to);
    } else {
        state.find_sets(options, to);
    }
    state.advance(to);
    Ok(state)
}

fn empty(mode: Mode, starter: u8, seed: &Seed) -> State {
    State {
        mode,
        starter,
        active: starter,
        turn: 0,
        over: false,
        winner: Holder::NOBODY,
        number: 0,
        face: 0,
        supply: [7, 5, 7],
        realms: [Realm::start(start_regions(0)), Realm::start(start_regions(1))],
        hands: Default::default(),
        stacks: Default::default(),
        open: Deck { mode, sets: mode.sets() }.open_cards().collect(),
        discard: ArrayVec::new(),
        regions: ArrayVec::new(),
        drawn: [Region::NONE; 2],
        growing: 0,
        events: ArrayVec::new(),
        current: Card::NONE,
        fillers: [Card::NONE; FILLERS],
        fillers_seen: 0,
        agenda: ArrayVec::new(),
        named: ArrayVec::new(),
        transit: Card::NONE,
        taken_stack: TakenStack::NONE,
        bereft: 0,
        marked: false,
        counters: Counters::default(),
        key: DrawKey::of_seed(seed, purpose::KEY),
        totals: Default::default(),
        sheets: Default::default(),
        advantages: [Holder::NOBODY; 2],
        owned: Default::default(),
        sets: mode.sets(),
        herald: false,
    }
}

/// Shuffles each set and deals it evenly to the stacks with its back.
fn deal(state: &mut State, seed: &Seed) {
    for set in Set::ALL {
        let chance = Chance::of_seed(seed, purpose::STACKS + set as u64);
        state.deal_set(set, chance);
    }
    state.draw_fillers(Chance::of_seed(seed, purpose::FILLERS));
}

/// Maximum size of the pool of a duel's fillers.
pub(super) const SPARE: usize = 24;

/// Number of events below Yule when the stack is built.
pub const BELOW_YULE: usize = 3;

impl State {
    /// Counts points, and puts the choices before the first turn on the agenda.
    fn begin(&mut self, to: &mut impl EventSink<Event>) {
        let (starter, full) = (self.starter, self.mode.row().full);
        self.refresh(to);
        self.push(starter, Why::Setup, TurnEffect::Begin);
        for seat in [other(starter), starter] {
            self.push(seat, Why::Setup, SetupChoice::FirstStack { search: full });
        }
        if full {
            for seat in [other(starter), starter] {
                self.push(seat, Why::Setup, SetupChoice::Arrange { place: 0 });
            }
        }
    }

    /// Determines the sets of a duel: given, drawn, or one picked by each player.
    fn find_sets(&mut self, options: &Options, to: &mut impl EventSink<Event>) {
        let from = options.sets;
        self.sets = Sets::NONE;
        if from.count() == DUEL_SETS {
            self.sets = from;
        } else if options.way == Way::Drawn {
            while self.sets.count() < DUEL_SETS {
                self.draw_set(from, to);
            }
        } else {
            self.refresh(to);
            self.push(self.starter, Why::Setup, SetupChoice::PickSet { sets: from });
            return;
        }
        self.deal_duel();
        self.begin(to);
    }

    /// Picks a set for a player.
    pub(super) fn pick_set(
        &mut self,
        seat: u8,
        from: Sets,
        set: Set,
        to: &mut impl EventSink<Event>,
    ) {
        if self.deck().is_dealt() {
            return;
        }
        let all = self.sets.iter().fold(from, Sets::with);
        self.sets = self.sets.with(set);
        to.push(Event::SetPicked { seat: Seat(seat), set });
        if self.sets.count() + 1 < DUEL_SETS {
            let sets = from.without(self.sets);
            self.push(other(seat), Why::Setup, SetupChoice::PickSet { sets });
        } else {
            self.draw_set(all, to);
            self.deal_duel();
            self.emit_deal(to);
            self.begin(to);
        }
    }

    /// The first set of a drawn order that is not in the game yet.
    fn draw_set(&mut self, from: Sets, to: &mut impl EventSink<Event>) {
        let mut order: ArrayVec<Set, { Set::ALL.len() }> = from.iter().collect();
        order.sort_unstable_by_key(|set| set.key());
        self.key.draw(DUEL_ORDER, 0).shuffle(&mut order);
        if let Some(set) = order.into_iter().find(|set| !self.sets.has(*set)) {
            self.sets = self.sets.with(set);
            to.push(Event::SetDrawn { set });
        }
    }

    /// Deals the cards of a duel once its sets are determined.
    fn deal_duel(&mut self) {
        for set in Set::ALL {
            let chance = self.key.draw(DUEL_STACK, set as u32);
            self.deal_set(set, chance);
        }
        let chance = self.key.draw(DUEL_FILL, 0);
        self.draw_fillers(chance);
        self.build_events();
    }

    /// Emits the events of a deal that is not in the first position, so that a record has it.
    fn emit_deal(&self, to: &mut impl EventSink<Event>) {
        for (stack, cards) in (1..).zip(self.stacks.iter().take(self.stack_count())) {
            to.push(Event::StackDealt { stack, order: EventOrder::of_stack(cards) });
        }
        to.push(Event::EventsDealt { order: EventOrder::of_stack(&self.events) });
    }

    /// Shuffles the cards of a set and deals them evenly to the stacks with its back.
    fn deal_set(&mut self, set: Set, mut chance: impl Draw) {
        let deck = self.deck();
        let mut cards: ArrayVec<Card, 48> = deck.draw_cards(set).collect();
        chance.shuffle(&mut cards);
        let count = deck.backs().filter(|back| *back == set).count();
        let backs = deck.backs().zip(&mut self.stacks);
        let stacks = backs.filter(|(back, _)| *back == set).map(|(_, stack)| stack);
        for (stack, cards) in stacks.zip(cards.chunks(cards.len().div_ceil(count.max(1)).max(1))) {
            stack.extend(cards.iter().map(|card| Slot { card: *card, known: 0 }));
        }
    }

    /// Draws the fillers of a duel.
    fn draw_fillers(&mut self, mut chance: impl Draw) {
        let deck = self.deck();
        if deck.fillers() == 0 {
            return;
        }
        let mut spare: ArrayVec<Card, SPARE> = deck.spare_events().take(SPARE).collect();
        chance.shuffle(&mut spare);
        spare.truncate(deck.fillers().min(FILLERS));
        spare.sort_unstable();
        self.fillers = [Card::NONE; FILLERS];
        for (place, card) in self.fillers.iter_mut().zip(spare) {
            *place = card;
        }
    }

    /// Emits the events of a principality's regions.
    pub(super) fn emit_regions(&self, seat: u8, to: &mut impl EventSink<Event>) {
        for column in self.realm(seat).columns() {
            for row in [0, 1] {
                self.emit_region(seat, column, row, to);
            }
        }
    }

    /// Emits the event of the region in a column, above (0) or below (1).
    pub(super) fn emit_region(
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

    /// Builds the event stack: three below, Yule on them, the rest on top. If attacks lie above, all of them
    /// are among the rest.
    pub(super) fn build_events(&mut self) {
        let fillers = self.fillers.into_iter().filter(|card| card.is_some());
        let above = self.mode.row().attacks_above;
        let (mut cards, mut kept) =
            (ArrayVec::<Card, EVENTS>::new(), ArrayVec::<Card, EVENTS>::new());
        for card in self.deck().fixed_events().chain(fillers) {
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
