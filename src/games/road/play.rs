//! Carrying out an action, and the turns.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::SEATS;
use crate::games::road::action::Action;
use crate::games::road::event::{DrawReason, Ending, Event};
use crate::games::road::hand::Cards;
use crate::games::road::illegal::Illegal;
use crate::games::road::options::Side;
use crate::games::road::state::{STALLED, Stage, State, ThisTurn};

impl State {
    /// Carries out the action and its automatic consequences, up to the next choice.
    ///
    /// # Errors
    /// If the action is not legal; the position is then unchanged.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, events);
        Ok(())
    }

    /// Carries out an action just listed for this position, without checking it again.
    #[inline]
    pub fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        match action {
            Action::Build { card, replacing } => self.buy(card, replacing, events),
            Action::Trade { partner } => self.approach(partner, events),
            Action::Give { resource } => self.deal_mut().give.add(resource, 1),
            Action::Get { resource } => self.deal_mut().get.add(resource, 1),
            Action::Send => self.send(events),
            Action::Accept => self.accept(seat, events),
            Action::Decline => self.decline(seat, events),
            Action::Counter => self.begin_counter(seat, events),
            Action::Discard { resource } => self.discard_one(seat, resource, events),
            Action::Gift { resource, to } => self.give_away(seat, resource, to, events),
            Action::End => self.end_turn(events),
        }
    }

    fn end_turn(&mut self, events: &mut impl EventSink<Event>) {
        events.push(Event::TurnEnded { seat: self.active });
        self.turns = self.turns.saturating_add(1);
        self.idle = if self.this_turn.moved { 0 } else { self.idle.saturating_add(1) };
        self.this_turn = ThisTurn::default();
        if self.idle >= STALLED * self.players() {
            self.end_game(Ending::Stalled, events);
            return;
        }
        self.active = self.after(self.active);
        self.begin_turn(events);
    }

    pub(super) fn end_game(&mut self, ending: Ending, events: &mut impl EventSink<Event>) {
        self.stage = Stage::Over;
        events.push(Event::GameEnded { ending });
    }

    /// The yield: from the active player clockwise each player draws a card, then the active player one for
    /// each visible city, and for each metropolis two (side A) or one (side B). The additional cards come after
    /// every player's first (our ruling).
    pub(super) fn begin_turn(&mut self, events: &mut impl EventSink<Event>) {
        let active = self.active;
        events.push(Event::TurnBegan { seat: active });
        let tableau = self.tableau(active);
        let each = match self.options.metropolises {
            Side::A => 2,
            Side::B => 1,
        };
        let more = tableau.cities + each * tableau.metropolises.len();
        let mut batches = [Batch::default(); SEATS];
        let wanted = self.clockwise().chain(core::iter::repeat_n(active, more.into()));
        for (seat, batch) in wanted.map(|seat| (seat, seat.index())) {
            if let Some(batch) = batches.get_mut(batch) {
                self.draw_one(seat, batch, events);
            }
        }
        for seat in self.clockwise() {
            batches.at(seat.index()).emit(seat, DrawReason::Yield, events);
        }
    }

    pub(super) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        reason: DrawReason,
        events: &mut impl EventSink<Event>,
    ) {
        let mut batch = Batch::default();
        (0..count).for_each(|_| self.draw_one(seat, &mut batch, events));
        batch.emit(seat, reason, events);
    }

    /// Draws a card from the supply. The discard pile becomes the supply when a card is needed and none is
    /// there, and no sooner (our ruling); if both are empty no card is drawn (our ruling).
    #[inline]
    fn draw_one(&mut self, seat: Seat, batch: &mut Batch, events: &mut impl EventSink<Event>) {
        if self.supply.is_empty() && !self.discard.is_empty() {
            self.shuffle_resources(events);
        }
        match self.supply.pop() {
            Some(card) => {
                if let Some(hand) = self.hands.get_mut(seat.index()) {
                    hand.add(card, 1);
                }
                self.this_turn.moved = true;
                batch.drawn.add(card, 1);
            }
            None => batch.missing += 1,
        }
    }
}

/// The cards that a seat draws for one reason.
#[derive(Debug, Clone, Copy, Default)]
struct Batch {
    drawn: Cards,
    /// Number of cards that could not be drawn.
    missing: u8,
}

impl Batch {
    fn emit(self, seat: Seat, reason: DrawReason, events: &mut impl EventSink<Event>) {
        let count = self.drawn.total();
        if count > 0 {
            events.push(Event::Drew { seat, count, cards: Some(self.drawn), reason });
        }
        if self.missing > 0 {
            events.push(Event::NothingToDraw { seat, count: self.missing, reason });
        }
    }
}
