//! A looker's knowledge of a position, and random positions consistent with it.
//!
//! Hidden are the hands of the others, except for their sizes and the cards that were seen to come into them,
//! the order of all piles, and an offer that is still being made. The rulebook only lays the piles face down;
//! the rest is our ruling.

use crate::engine::chance::{Draw, DrawKey};
use crate::engine::seat::{Looker, Seat};
use crate::engine::total::At;
use crate::games::road::SEATS;
use crate::games::road::cards::{
    APPROACHES, BUILD_CARDS, BuildCard, DECK, EVENT_CARDS, EVENTS, EventCard, KINDS,
    RESOURCE_CARDS, Resource, SUPPLY,
};
use crate::games::road::hand::Cards;
use crate::games::road::pile::Pile;
use crate::games::road::state::{Deal, PUBLIC, Stage, State};
use crate::games::road::tableau::{Metropolises, Tableau};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A position as a looker may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    looker: Looker,
    /// The position with hidden parts blank.
    open: State,
    hand_sizes: [u8; SEATS],
    supply: u8,
    deck: u8,
    events: u8,
}

impl State {
    /// The position as the looker may know it.
    #[must_use]
    pub fn view(&self, looker: Looker) -> View {
        let mut open = *self;
        open.key = DrawKey::BLANK;
        open.supply.clear();
        open.deck.clear();
        open.events.clear();
        for seat in self.seats().filter(|seat| !looker.is(*seat)) {
            open.hands.set(seat.index(), Cards::NONE);
        }
        let own_row = row_of(looker);
        for (row, known) in open.known.iter_mut().enumerate() {
            if row != own_row && row != PUBLIC {
                *known = Default::default();
            }
        }
        if self.stage == Stage::Offer && !looker.is(self.active) {
            open.trade.offer = Deal::default();
        }
        if self.stage == Stage::Counter && !looker.is(self.trade.partner) {
            open.trade.counter = Deal::default();
        }
        View {
            looker,
            open,
            hand_sizes: self.hands.map(|hand| hand.total()),
            supply: self.supply.len() as u8,
            deck: self.deck.len() as u8,
            events: self.events.len() as u8,
        }
    }
}

impl State {
    /// The position with all face-down piles in another order; hands stay.
    #[must_use]
    pub fn redraw(&self, rng: &mut impl Rng) -> State {
        let mut state = *self;
        state.key = DrawKey::random(rng);
        rng.shuffle(state.supply.cards_mut());
        rng.shuffle(state.deck.cards_mut());
        rng.shuffle(state.events.cards_mut());
        state
    }
}

/// The looker's row of [`State::known`].
const fn row_of(looker: Looker) -> usize {
    match looker {
        Looker::Seat(seat) => seat.index(),
        Looker::Public => PUBLIC,
    }
}

impl View {
    /// The looker of this view.
    #[must_use]
    pub const fn looker(&self) -> Looker {
        self.looker
    }

    /// The position with hidden parts blank: other hands, piles and offers being made are empty.
    #[must_use]
    pub const fn open(&self) -> &State {
        &self.open
    }

    /// The own hand; empty for the public.
    #[must_use]
    pub fn hand(&self) -> Cards {
        self.looker.seat().map_or(Cards::NONE, |seat| self.open.hand(seat))
    }

    /// Number of cards in a seat's hand.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes.at(seat.index())
    }

    /// The cards that a seat's hand holds for certain, as far as the looker has seen; the whole hand for the
    /// looker's own.
    #[must_use]
    pub fn known(&self, seat: Seat) -> Cards {
        if self.looker.is(seat) {
            return self.hand();
        }
        self.open.known.at(row_of(self.looker)).at(seat.index())
    }

    /// Number of face-down resources.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// Number of face-down build cards.
    #[must_use]
    pub const fn deck(&self) -> u8 {
        self.deck
    }

    /// Number of face-down events.
    #[must_use]
    pub const fn events(&self) -> u8 {
        self.events
    }

    /// The resources whose place the looker does not know: in others' hands or in the supply.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards(RESOURCE_CARDS);
        unseen.take_all(&self.open.discard);
        for seat in self.open.seats() {
            unseen.take_all(&self.known(seat));
        }
        unseen
    }

    /// A random full position consistent with the view: unseen cards are distributed over the hands and the
    /// supply, all orders equally likely.
    #[must_use]
    pub fn determinize(&self, rng: &mut impl Rng) -> State {
        let mut state = self.open;
        state.key = DrawKey::random(rng);
        let mut unseen: Pile<Resource, SUPPLY> = Pile::of(self.unseen().sorted());
        rng.shuffle(unseen.cards_mut());
        for seat in self.open.seats().filter(|seat| !self.looker.is(*seat)) {
            let mut hand = self.known(seat);
            for _ in hand.total()..self.hand_size(seat) {
                if let Some(card) = unseen.pop() {
                    hand.add(card, 1);
                }
            }
            state.hands.set(seat.index(), hand);
        }
        state.supply = unseen;
        // Knowledge of a third party beyond public knowledge is a card or two of a donation.
        for (row, known) in state.known.iter_mut().enumerate() {
            if row != row_of(self.looker) {
                *known = self.open.known.at(PUBLIC);
            }
        }
        state.deck = Pile::of(self.unseen_build_cards());
        rng.shuffle(state.deck.cards_mut());
        state.events = Pile::of(self.unseen_events());
        rng.shuffle(state.events.cards_mut());
        state
    }

    /// The build cards that lie face down.
    pub fn unseen_build_cards(&self) -> impl Iterator<Item = BuildCard> + use<> {
        let open = self.open;
        BuildCard::ALL.into_iter().zip(BUILD_CARDS).flat_map(move |(card, count)| {
            let bought: u8 = open.seats().map(|seat| open.tableau(seat).bought(card)).sum();
            let in_row = open.row.iter().filter(|lying| **lying == Some(card)).count() as u8;
            core::iter::repeat_n(card, count.saturating_sub(bought + in_row).into())
        })
    }

    /// The events that lie face down.
    pub fn unseen_events(&self) -> impl Iterator<Item = EventCard> + use<> {
        let used = self.open.events_used;
        EventCard::ALL.into_iter().zip(EVENT_CARDS).flat_map(move |(card, count)| {
            core::iter::repeat_n(card, count.saturating_sub(used.at(card.index())).into())
        })
    }

    /// True if a view from outside is valid: every number that refers to something is in range, and the cards
    /// add up to 120.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let state = &self.open;
        state.options.checked().is_ok()
            && self.names_seats()
            && self.resources_come_out()
            && self.cards_come_out()
            && self.choice_is_sound()
    }

    fn names_seats(&self) -> bool {
        let state = &self.open;
        let sits = |seat: Seat| seat.0 < state.players();
        let nobody = state.tableaus.iter().skip(state.players().into());
        self.looker.seat().is_none_or(sits)
            && nobody.into_iter().all(|tableau| *tableau == Tableau::default())
            && sits(state.active)
            && sits(state.trade.partner)
            && state.specials.iter().flatten().all(|seat| sits(*seat))
            && state.open_slot.is_none_or(|slot| usize::from(slot) < state.row.len())
    }

    fn resources_come_out(&self) -> bool {
        let state = &self.open;
        let own = self.looker.seat();
        let mut placed = [0u16; KINDS];
        let mut sizes = u16::from(self.supply) + sum(&state.discard);
        for seat in (0..SEATS as u8).map(Seat) {
            let (size, hand) = (self.hand_size(seat), state.hand(seat));
            let fits = if own == Some(seat) {
                sum(&hand) == u16::from(size)
            } else {
                hand.is_empty() && sum(&self.known(seat)) <= u16::from(size)
            };
            let public = self.open.known.at(PUBLIC).at(seat.index());
            if !fits || !self.known(seat).holds(&public) || (seat.0 >= state.players() && size > 0)
            {
                return false;
            }
            sizes += u16::from(size);
            for (total, count) in placed.iter_mut().zip(self.known(seat).0) {
                *total += u16::from(count);
            }
        }
        let kinds = placed.into_iter().zip(state.discard.0).zip(RESOURCE_CARDS);
        state.supply.is_empty()
            && usize::from(sizes) == SUPPLY
            && kinds
                .into_iter()
                .all(|((known, used), all)| known + u16::from(used) <= u16::from(all))
    }

    fn cards_come_out(&self) -> bool {
        let state = &self.open;
        let tableaus_fit = state.seats().all(|seat| {
            let tableau = state.tableau(seat);
            let counts = [tableau.roads, tableau.settlements, tableau.cities, tableau.knights];
            counts.into_iter().all(|count| usize::from(count) <= DECK)
                && tableau.roads > 0
                && tableau.settlements + tableau.cities + tableau.metropolises.len() > 0
        });
        let mut left = state.metropolises;
        for seat in state.seats() {
            let own = state.tableau(seat).metropolises;
            if !own.is_apart_from(left) {
                return false;
            }
            left = own.iter().fold(left, Metropolises::with);
        }
        let row = state.row.iter().flatten().count();
        let bought = |card| -> usize {
            state.seats().map(|seat| usize::from(state.tableau(seat).bought(card))).sum()
        };
        tableaus_fit
            && left == Metropolises::ALL
            && BuildCard::ALL.into_iter().map(bought).sum::<usize>() + row + usize::from(self.deck)
                == DECK
            && self.unseen_build_cards().count() == usize::from(self.deck)
            && state.events_used.iter().all(|used| *used <= EVENT_CARDS.at(0))
            && self.unseen_events().count() == usize::from(self.events)
            && state.events_used.iter().map(|used| usize::from(*used)).sum::<usize>()
                + usize::from(self.events)
                == EVENTS
            && state.deck.is_empty()
            && state.events.is_empty()
    }

    /// True if the open choice is possible.
    fn choice_is_sound(&self) -> bool {
        let state = &self.open;
        let trade = &state.trade;
        let owes = state.owing.iter().any(|owed| *owed > 0);
        let asked = state.this_turn.approached.iter().all(|count| *count <= APPROACHES);
        let small = [trade.offer, trade.counter]
            .iter()
            .all(|deal| sum(&deal.give) <= SUPPLY as u16 && sum(&deal.get) <= SUPPLY as u16);
        let fits = match state.stage {
            Stage::Turn | Stage::Over => true,
            Stage::Offer | Stage::Answer | Stage::Counter | Stage::Reply => {
                trade.partner != state.active
                    && self.hand_size(trade.partner) > 0
                    && self.hand_size(state.active) > 0
                    && self.gives_are_held()
            }
            Stage::Discard => {
                owes && state.seats().all(|seat| self.hand_size(seat) >= owed(state, seat))
            }
            Stage::Gift => owes && state.seats().all(|seat| self.can_give(seat)),
        };
        fits && asked && small && (state.open_slot.is_some() || !owes)
    }

    /// True if the cards on the giving sides are known to be in the hands.
    fn gives_are_held(&self) -> bool {
        let (state, trade) = (&self.open, &self.open.trade);
        self.known(state.active).holds(&trade.offer.give)
            && self.known(trade.partner).holds(&trade.counter.give)
    }

    fn can_give(&self, seat: Seat) -> bool {
        let (state, points) = (&self.open, self.open.points(seat));
        match owed(state, seat) {
            0 => true,
            1 => {
                self.hand_size(seat) > 0 && state.seats().any(|other| state.points(other) < points)
            }
            _ => false,
        }
    }
}

fn owed(state: &State, seat: Seat) -> u8 {
    state.owing.at(seat.index())
}

fn sum(cards: &Cards) -> u16 {
    cards.0.iter().map(|count| u16::from(*count)).sum()
}
