//! The course of the game: choices, revealing when all are ready, and the end of a round.

use crate::engine::game::{EventSink, Quiet};
use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::dice::SEATS;
use crate::games::dice::action::{Action, Mark, UsedBonus};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::estate::{Estate, Pencil};
use crate::games::dice::event::{Event, Prize};
use crate::games::dice::fields::FieldSet;
use crate::games::dice::illegal::Illegal;
use crate::games::dice::options::Castles;
use crate::games::dice::points::{PHASES, Source, completion_points};
use crate::games::dice::state::{NextChoice, Plan, Stage, State};

impl State {
    /// Carries out an action and its automatic consequences.
    ///
    /// # Errors
    /// If the action is illegal; the state is then unchanged.
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

    /// Carries out an action that has just been listed, without checking it again.
    #[inline]
    pub fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        events.push(Event::Chose { seat, action });
        self.note(seat, action);
        if self.open.has(seat) {
            return;
        }
        events.push(Event::Ready { seat });
        if self.stage == Stage::Castles {
            self.castle_chosen(seat, events);
        } else if self.open.is_empty() {
            self.reveal(events);
        }
    }

    /// Records a choice in the seat's plan and closes its decision after the last choice.
    #[inline]
    pub(super) fn note(&mut self, seat: Seat, action: Action) {
        let Some(plan) = self.plans.get_mut(seat.index()) else { return };
        match action {
            Action::Start { field } => plan.castle = Some(field),
            Action::Sell | Action::Keep => {
                plan.sells = action == Action::Sell;
                plan.step = NextChoice::Turn;
                return;
            }
            Action::Mark { colour, number, field, bonus } => {
                plan.first = Some(Mark { colour, number, field, bonus });
                if self.has_second(seat) {
                    self.set_step(seat, NextChoice::Second);
                    return;
                }
            }
            Action::Silver { colour, number, field } => {
                plan.second = Some(Mark { colour, number, field, bonus: UsedBonus::None });
            }
            Action::Pass | Action::Done => {}
        }
        self.set_step(seat, NextChoice::Ready);
        self.open = self.open.without(seat);
    }

    fn set_step(&mut self, seat: Seat, step: NextChoice) {
        if let Some(plan) = self.plans.get_mut(seat.index()) {
            plan.step = step;
        }
    }

    fn pencil<'a, S>(&'a mut self, seat: Seat, events: &'a mut S) -> Option<Pencil<'a, S>> {
        let (board, phase) = (self.board(), self.phase);
        let estate = self.estates.get_mut(seat.index())?;
        Some(Pencil { board, seat, phase, estate, events })
    }

    /// Follows up a start castle: the others' choice, or the first round.
    fn castle_chosen(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let solo = self.options.is_solo();
        match self.options.castles {
            Castles::Free if !solo && !self.open.is_empty() => return,
            Castles::Different if !solo => {
                self.cross_castle(seat, events);
                let next = Seat(seat.0 + 1);
                if next.0 < self.options.players {
                    self.open = Seats::only(next);
                    return;
                }
            }
            Castles::Same => {
                let castle = self.plan(seat).castle;
                for other in self.seats() {
                    if let Some(plan) = self.plans.get_mut(other.index()) {
                        plan.castle = castle;
                    }
                    self.cross_castle(other, events);
                }
            }
            Castles::Free | Castles::Different => {
                if !solo {
                    events.push(Event::Revealed);
                }
                self.seats().for_each(|other| self.cross_castle(other, events));
            }
        }
        self.stage = Stage::Rounds;
        self.begin_round(events);
    }

    fn cross_castle(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let castle = self.plan(seat).castle;
        if let (Some(castle), Some(mut pencil)) = (castle, self.pencil(seat, events)) {
            pencil.start(castle);
        }
    }

    /// Starts a round: its dice, its boxes, and the choices of each seat.
    fn begin_round(&mut self, events: &mut impl EventSink<Event>) {
        let roll = self.rolls.at(usize::from(self.round));
        let (round, phase) = (self.round, self.phase);
        let (numbers, colours, hourglasses) = (roll.numbers(), roll.colours(), roll.hourglasses());
        events.push(Event::Rolled { round, phase, numbers, colours, hourglasses });
        // The solo game has eight rounds a phase, regardless of the hourglasses.
        let boxes = if self.options.is_solo() { 1 } else { hourglasses };
        self.boxes = self.boxes.saturating_add(boxes).min(self.column());
        events.push(Event::BoxesCrossed { phase, boxes: self.boxes });
        let double = roll.is_double();
        let players = usize::from(self.options.players);
        for (plan, estate) in self.plans.iter_mut().zip(&self.estates).take(players) {
            let asked = double && estate.bonuses(Bonus::Goods) > 0;
            let step = if asked { NextChoice::Goods } else { NextChoice::Turn };
            *plan = Plan { step, ..Plan::default() };
        }
        self.open = Seats::first(self.options.players);
    }

    /// Carries out the choices of all seats, scores completed colours and moves time on.
    fn reveal(&mut self, events: &mut impl EventSink<Event>) {
        if !self.options.is_solo() {
            events.push(Event::Revealed);
        }
        let before = self.estates;
        for seat in self.seats() {
            let plan = self.plan(seat);
            let Some(mut pencil) = self.pencil(seat, events) else { continue };
            pencil.estate.forget_latest();
            if plan.sells {
                pencil.sell();
            }
            match plan.first {
                Some(mark) => pencil.mark(mark, false),
                None => pencil.pass(),
            }
            if let Some(mark) = plan.second {
                pencil.mark(mark, true);
            }
        }
        self.complete_colours(&before, events);
        self.end_round(events);
    }

    /// Scores colours completed in this round (rulebook pages 10 to 12).
    fn complete_colours(&mut self, before: &[Estate; SEATS], events: &mut impl EventSink<Event>) {
        let board = self.board();
        let marked = |estates: &[Estate; SEATS], seat: Seat| -> FieldSet {
            estates.get(seat.index()).map_or(FieldSet::NONE, Estate::marked)
        };
        for colour in Colour::ALL {
            let fields = board.of_colour(colour);
            let mut completed = Seats::NONE;
            for seat in self.seats() {
                let done = fields.is_within(marked(&self.estates, seat));
                if done && !fields.is_within(marked(before, seat)) {
                    completed = completed.with(seat);
                }
            }
            if completed.is_empty() {
                continue;
            }
            let prize = self.prize(colour);
            let [larger, smaller] = completion_points(colour);
            for seat in completed.iter() {
                events.push(Event::ColourCompleted { seat, colour, prize });
                let points = match prize {
                    Prize::Larger => larger,
                    Prize::Smaller => smaller,
                    Prize::Nothing => continue,
                };
                if let Some(mut pencil) = self.pencil(seat, events) {
                    pencil.score(Source::Colours, points);
                }
            }
            if !self.options.is_solo() {
                let gone = self.prizes_gone(colour);
                self.prizes.set(colour.index(), (gone + 1).min(2));
            }
        }
    }

    /// The value of completing the colour in this round.
    #[must_use]
    pub fn prize(&self, colour: Colour) -> Prize {
        if self.options.is_solo() {
            return if usize::from(self.phase) + 1 < PHASES {
                Prize::Larger
            } else {
                Prize::Smaller
            };
        }
        match self.prizes_gone(colour) {
            0 => Prize::Larger,
            1 => Prize::Smaller,
            _ => Prize::Nothing,
        }
    }

    fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        events.push(Event::RoundEnded { round: self.round });
        if self.boxes >= self.column() {
            events.push(Event::PhaseEnded { phase: self.phase });
            if usize::from(self.phase) + 1 >= PHASES {
                self.stage = Stage::Over;
                self.plans = [Plan { step: NextChoice::Ready, ..Plan::default() }; SEATS];
                events.push(Event::GameEnded);
                return;
            }
            self.phase += 1;
            self.boxes = 0;
        }
        self.round = self.round.saturating_add(1);
        self.begin_round(events);
    }
}

/// Lookahead for computer players.
impl State {
    /// Gives the seat the worker for passing at once, for evaluation only: the position is not for play.
    fn enter_pass(&mut self, seat: Seat) {
        if let Some(mut pencil) = self.pencil(seat, &mut Quiet) {
            pencil.pass();
        }
    }

    /// The position with a choice in the seat's plan but without its consequences, for evaluation only.
    #[must_use]
    pub fn in_pencil(&self, seat: Seat, action: Action) -> State {
        let mut after = *self;
        after.note(seat, action);
        if action == Action::Pass {
            after.enter_pass(seat);
        }
        after
    }
}
