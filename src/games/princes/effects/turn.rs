//! The order of a turn.

use super::EffectRules;
use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::modes::LAST_TURN;
use crate::games::princes::outlook::Outlook;
use crate::games::princes::realm::ABSENT;
use crate::games::princes::row::Ability;
use crate::games::princes::state::{Holder, OPEN, Slot, State, TakenStack, other};
use crate::games::princes::step::{HandChoice, StackChoice, Task, TurnChoice, TurnEffect, Why};

impl EffectRules for TurnEffect {
    fn resolve(self, state: &mut State, task: Task, to: &mut impl EventSink<Event>) {
        match self {
            TurnEffect::Begin => state.begin_turn(to),
            TurnEffect::Produce => state.produce(to),
            TurnEffect::Market => state.market(task.seat, to),
            TurnEffect::Face => state.event_face(to),
            TurnEffect::Brigands => state.brigands(to),
            TurnEffect::DrawEvent => state.draw_event(to),
            TurnEffect::ShelveEvent => state.shelve_event(to),
            TurnEffect::Surplus => state.surplus(task),
            TurnEffect::Refill => state.refill(task),
            TurnEffect::End => state.end_turn(to),
        }
    }

    fn outlook(self, _state: &State, _seat: u8, _paid: KindSet) -> Outlook {
        match self {
            TurnEffect::Begin
            | TurnEffect::Produce
            | TurnEffect::Market
            | TurnEffect::Face
            | TurnEffect::Brigands
            | TurnEffect::DrawEvent
            | TurnEffect::ShelveEvent
            | TurnEffect::Surplus
            | TurnEffect::Refill
            | TurnEffect::End => Outlook::Idle,
        }
    }
}

impl State {
    fn begin_turn(&mut self, to: &mut impl EventSink<Event>) {
        self.taken_stack = TakenStack::NONE;
        to.push(Event::TurnBegan { seat: Seat(self.active), turn: self.turn + 1 });
        self.push(self.active, Why::Production, TurnChoice::Roll);
    }

    fn surplus(&mut self, task: Task) {
        let over = self.hand(task.seat).len().saturating_sub(self.hand_limit(task.seat));
        if over > 0 {
            self.push(task.seat, task.why, HandChoice::Under { left: over as u8 });
        }
    }

    fn refill(&mut self, task: Task) {
        let left = self.hand_limit(task.seat).saturating_sub(self.hand(task.seat).len()) as u8;
        if left > 0 {
            self.push(task.seat, task.why, StackChoice::Draw { left, optional: false });
        }
    }

    fn end_turn(&mut self, to: &mut impl EventSink<Event>) {
        for seat in [0, 1] {
            let realm = self.realm_mut(seat);
            realm.favour = ABSENT;
            if self.marked {
                self.realm_mut(seat).each_mut(|piece| piece.marks = 0);
            }
        }
        self.marked = false;
        (self.number, self.face) = (0, 0);
        self.counters.shown = 0;
        self.herald = false;
        self.turn += 1;
        to.push(Event::TurnEnded { seat: Seat(self.active) });
        self.active = other(self.active);
        if self.turn < LAST_TURN {
            self.push(self.active, Why::Production, TurnEffect::Begin);
            return;
        }
        self.over = true;
        let [first, second] = [self.victory(0), self.victory(1)];
        self.winner = match first.cmp(&second) {
            core::cmp::Ordering::Greater => Holder::of(0),
            core::cmp::Ordering::Less => Holder::of(1),
            core::cmp::Ordering::Equal => Holder::NOBODY,
        };
        to.push(Event::GameEnded { winner: self.winner.seat().map(Seat) });
    }

    fn draw_event(&mut self, to: &mut impl EventSink<Event>) {
        let Some(slot) = self.events.pop() else { return };
        let card = slot.card;
        self.current = card;
        self.taken_stack = TakenStack::NONE;
        self.note_filler(card);
        to.push(Event::EventDrawn { card });
        let (active, why) = (self.active, Why::Card(card));
        self.push(active, why, TurnEffect::ShelveEvent);
        for (steps, each) in card.row().abilities.iter().rev().filter_map(Ability::played) {
            if each {
                self.push_all(other(active), why, steps);
            }
            self.push_all(active, why, steps);
        }
    }

    /// Records that an event drawn as a filler is now public: there are more copies of it than are always in
    /// the stack.
    fn note_filler(&mut self, card: Card) {
        let [_, fixed] = card.row().copies;
        let known = self.events.iter().filter(|slot| slot.card == card && slot.known == OPEN);
        let unseen = (known.count() + 1).saturating_sub(usize::from(fixed));
        let fillers = self.fillers.into_iter().enumerate();
        for (at, _) in fillers.filter(|(_, filler)| *filler == card).take(unseen) {
            self.fillers_seen |= 1 << at;
        }
    }

    fn shelve_event(&mut self, to: &mut impl EventSink<Event>) {
        let card = self.current;
        if !card.is_some() {
            return;
        }
        self.current = Card::NONE;
        self.taken_stack = TakenStack::NONE;
        let under = card.row().shelved_under();
        let at = under.map_or(0, |top| self.events.len().saturating_sub(usize::from(top)));
        let _ = self.events.try_insert(at, Slot { card, known: OPEN });
        to.push(Event::EventShelved { card, under: under.unwrap_or(u8::MAX) });
    }
}
