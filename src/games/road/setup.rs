//! The beginning of a game (rulebook, "Spielaufbau").

use crate::engine::chance::{Chance, Draw, DrawKey};
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::engine::total::At;
use crate::games::road::SEATS;
use crate::games::road::cards::{DEALT, FIRST_ROW, RESOURCE_CARDS, ROW, SETTLEMENT_POINTS};
use crate::games::road::event::{DrawReason, Event, Reason};
use crate::games::road::hand::Cards;
use crate::games::road::options::{FirstRow, Options, OptionsError};
use crate::games::road::pile::Pile;
use crate::games::road::shuffle::all_build_cards;
use crate::games::road::state::{Shuffles, Stage, State, ThisTurn, Trade};
use crate::games::road::tableau::{Metropolises, Tableau};

/// The purposes of a seed's streams: the first seat, and the key of all shuffles.
const FIRST_SEAT: u64 = 1;
const SHUFFLES: u64 = 2;

/// The first position: the first seat is drawn, all piles are shuffled, all players have a start road, a start
/// settlement and two cards, and the first player's yield is drawn.
///
/// # Errors
/// If there are neither three nor four players.
pub fn start(
    options: &Options,
    seed: &Seed,
    events: &mut impl EventSink<Event>,
) -> Result<State, OptionsError> {
    let options = options.checked()?;
    let first = Chance::of_seed(seed, FIRST_SEAT).below(options.players.into());
    let mut state = empty(options, Seat(first as u8), DrawKey::of_seed(seed, SHUFFLES));
    events.push(Event::FirstSeat { seat: state.active });
    for seat in state.seats() {
        state.tableaus.set(seat.index(), Tableau::START);
        let points = SETTLEMENT_POINTS as i8;
        events.push(Event::Scored { seat, reason: Reason::Settlements, points });
    }
    state.shuffle_events(events);
    lay_row(&mut state, events);
    state.discard = Cards(RESOURCE_CARDS);
    for seat in state.seats() {
        state.draw(seat, DEALT, DrawReason::Deal, events);
    }
    state.begin_turn(events);
    Ok(state)
}

/// Shuffles the build cards and lays five of them open: those of the first game's row are taken out before the
/// others are shuffled.
fn lay_row(state: &mut State, events: &mut impl EventSink<Event>) {
    let mut deck: Pile<_, { super::cards::DECK }> = Pile::of(all_build_cards());
    if state.options.row == FirstRow::FirstGame {
        let mut open = FIRST_ROW.map(Some);
        let mut rest = Pile::default();
        for card in deck.cards() {
            match open.iter_mut().find(|wanted| **wanted == Some(*card)) {
                Some(found) => *found = None,
                None => rest.push(*card),
            }
        }
        deck = rest;
    }
    state.deck = deck;
    state.shuffle_deck(events);
    match state.options.row {
        FirstRow::Shuffled => (0..ROW).for_each(|slot| state.fill(slot, events)),
        FirstRow::FirstGame => {
            state.row = FIRST_ROW.map(Some);
            for (slot, card) in (0..).zip(FIRST_ROW) {
                events.push(Event::RowFilled { slot, card });
            }
        }
    }
    state.part_five_equal(events);
}

/// An empty table with the metropolises.
pub(super) fn empty(options: Options, active: Seat, key: DrawKey) -> State {
    State {
        options,
        key,
        shuffles: Shuffles::default(),
        supply: Pile::default(),
        discard: Cards::NONE,
        deck: Pile::default(),
        row: [None; ROW],
        metropolises: Metropolises::ALL,
        events: Pile::default(),
        events_used: [0; 5],
        last_event: None,
        hands: [Cards::NONE; SEATS],
        known: [[Cards::NONE; SEATS]; SEATS + 1],
        tableaus: [Tableau::default(); SEATS],
        specials: [None; 2],
        stage: Stage::Turn,
        active,
        turns: 0,
        idle: 0,
        this_turn: ThisTurn::default(),
        trade: Trade::default(),
        owing: [0; SEATS],
        discarded: Cards::NONE,
        open_slot: None,
    }
}
