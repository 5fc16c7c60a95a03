//! Road's [`Kit`].

#[path = "census.rs"]
pub mod census;

use super::{Kit, Verdict, expect};
use principality::engine::chance::{Chance, Draw};
use principality::engine::seat::Seat;
use principality::games::road::cards::{BuildCard, GOAL, Resource};
use principality::games::road::options::{FirstRow, Side};
use principality::games::road::purchase::{Purchase, Replacing};
use principality::games::road::state::Stage;
use principality::games::road::{Action, Cards, Event, Options, Road, State};

/// Variants: the sides of the metropolises.
pub const SIDE_A: u8 = 0;
pub const SIDE_B: u8 = 1;

/// One game, followed by its events alone.
#[derive(Clone)]
pub struct Audit {
    hands: [Cards; 4],
    points: [i32; 4],
    discard: Cards,
    row: [Option<BuildCard>; 5],
    supply: u8,
    /// Number of cards drawn in the current move.
    drawn: u8,
    deck: u8,
    over: bool,
}

impl Audit {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::ResourcesShuffled { count, order, .. } => {
                assert_eq!(usize::from(count), order.len());
                // Cards drawn in this move before the shuffle have their event after it.
                (self.supply, self.discard) = (self.supply + count, Cards::NONE);
            }
            Event::BuildCardsShuffled { count, order, .. } => {
                assert_eq!(usize::from(count), order.len());
                self.deck = count;
            }
            Event::RowFilled { slot, card } => {
                // The row of the first game is laid out before, and not from the deck.
                let place = &mut self.row[usize::from(slot)];
                assert!(place.is_none());
                *place = Some(card);
                self.deck = self.deck.saturating_sub(1);
            }
            Event::FiveEqual { .. } => self.row = [None; 5],
            Event::Drew { seat, count, cards, .. } => {
                let cards = cards.expect("told in full");
                assert_eq!(cards.total(), count);
                self.hands[seat.index()].add_all(&cards);
                self.drawn += count;
            }

            Event::Paid { seat, cards, .. } => {
                self.hands[seat.index()].take_all(&cards);
                self.discard.add_all(&cards);
            }
            Event::Built { slot: Some(slot), .. } => self.row[usize::from(slot)] = None,
            Event::Discarded { seat, card } => {
                self.hands[seat.index()].take(card, 1);
                self.discard.add(card, 1);
            }
            Event::Gifted { from, to, card } => {
                let card = card.expect("told in full");
                self.hands[from.index()].take(card, 1);
                self.hands[to.index()].add(card, 1);
            }
            Event::Traded { seat, partner, gave, got } => {
                for (seat, less, more) in [(seat, gave, got), (partner, got, gave)] {
                    self.hands[seat.index()].take_all(&less);
                    self.hands[seat.index()].add_all(&more);
                }
            }
            Event::Scored { seat, points, .. } => self.points[seat.index()] += i32::from(points),
            Event::GameEnded { .. } => self.over = true,
            _ => {}
        }
    }
}

impl Kit for Road {
    type Audit = Audit;
    const VARIANTS: u8 = SIDE_B + 1;

    fn options(seats: u8, variant: u8, chance: &mut Chance) -> Options {
        let side = if variant == SIDE_B { Side::B } else { Side::A };
        let row = if chance.below(3) == 0 { FirstRow::FirstGame } else { FirstRow::Shuffled };
        Options::new(seats, side, row).expect("three or four play")
    }

    fn every_action(_variant: u8) -> Vec<Action> {
        let mut all = vec![Action::Send, Action::Accept, Action::Decline, Action::Counter];
        all.push(Action::End);
        for card in Purchase::ALL {
            all.push(Action::Build { card, replacing: None });
            for missing in Resource::ALL {
                for with in Resource::ALL {
                    let replacing = Some(Replacing { missing, with });
                    all.push(Action::Build { card, replacing });
                }
            }
        }
        for resource in Resource::ALL {
            all.push(Action::Give { resource });
            all.push(Action::Get { resource });
            all.push(Action::Discard { resource });
        }
        for seat in [0, 1, 2, 3, 4, 8, 200].map(Seat) {
            all.push(Action::Trade { partner: seat });
            all.extend(Resource::ALL.map(|resource| Action::Gift { resource, to: seat }));
        }
        all
    }

    fn most_moves(_seats: u8) -> usize {
        8_000
    }

    fn appetite(action: &Action) -> u32 {
        match action {
            Action::Build { .. } => 60,
            Action::Accept => 12,
            Action::Send | Action::Get { .. } | Action::Counter => 4,
            Action::End => 3,
            _ => 1,
        }
    }

    fn begin(state: &State, opening: &[Event]) -> Audit {
        let mut audit = Audit {
            hands: [Cards::NONE; 4],
            points: [0; 4],
            discard: Cards::NONE,
            row: [None; 5],
            supply: 0,
            drawn: 0,
            deck: 0,
            over: false,
        };
        opening.iter().for_each(|event| audit.note(event));
        audit.supply -= std::mem::take(&mut audit.drawn);
        if state.options().row == FirstRow::FirstGame {
            audit.deck = 29;
        }
        audit
    }

    fn follow(audit: &mut Audit, events: &[Event], state: &State) -> Verdict {
        events.iter().for_each(|event| audit.note(event));
        audit.supply -= std::mem::take(&mut audit.drawn);
        expect(audit.hands == *state.hands(), || format!("the hands are {:?}", state.hands()))?;
        expect(audit.discard == state.discard(), || format!("the discards: {}", state.discard()))?;
        expect(audit.row == *state.row(), || format!("the row is {:?}", state.row()))?;
        expect(usize::from(audit.supply) == state.supply().len(), || "the supply differs")?;
        expect(usize::from(audit.deck) == state.deck().len(), || "the deck differs")?;
        for seat in state.seats() {
            let points = i32::from(state.points(seat));
            expect(audit.points[seat.index()] == points, || {
                format!("seat {}: the score is not the sum of its events", seat.0)
            })?;
        }
        expect(audit.over == state.is_over(), || "the end was not told")
    }

    fn sound(state: &State) -> Verdict {
        census::complete(state)?;
        let most = state.seats().map(|seat| state.points(seat)).max().unwrap_or(0);
        expect(most < GOAL || state.stage() == Stage::Over, || "seven points, and no end")?;
        let full = state.row().iter().all(Option::is_some);
        let waits = state.open_slot().is_some() || state.is_over();
        expect(full || waits || state.deck().is_empty(), || "a place of the row is empty")?;
        let owes = state.owing().iter().any(|owed| *owed > 0);
        let asks = matches!(state.stage(), Stage::Discard | Stage::Gift);
        expect(owes == asks, || "somebody owes a card and nobody asks")
    }
}
