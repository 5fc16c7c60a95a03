//! A seat's knowledge, and random positions consistent with it.
//!
//! The roll, the boxes and every sheet after the last round are public. Hidden are the later rolls and the
//! others' choices of the round, until all are ready.

use crate::engine::chance::Draw;
use crate::engine::seat::{Looker, Seat, Seats};
use crate::engine::total::At;
use crate::games::dice::action::Mark;
use crate::games::dice::colours::{Bonus, Numbers};
use crate::games::dice::legal::Actions;
use crate::games::dice::options::Castles;
use crate::games::dice::points::MOST_ROUNDS;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::{NextChoice, Plan, Stage, State};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A position as one looker may know it: hidden parts are blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    looker: Looker,
    known: State,
}

impl View {
    /// The looker of this view.
    #[must_use]
    pub const fn looker(&self) -> Looker {
        self.looker
    }

    /// The position with hidden parts blank: the others' plans are empty, but seats that are ready are marked
    /// as ready.
    #[must_use]
    pub const fn known(&self) -> &State {
        &self.known
    }
}

impl State {
    /// The position as the looker may know it.
    #[must_use]
    pub fn view(&self, looker: impl Into<Looker>) -> View {
        let looker = looker.into();
        let mut known = *self;
        let first = known.first_hidden_round();
        known.rolls.iter_mut().skip(first).for_each(|roll| *roll = Roll::HIDDEN);
        if known.stage != Stage::Over && !known.castles_are_open() {
            for seat in known.seats().filter(|seat| !looker.is(*seat)) {
                let ready = Plan { step: NextChoice::Ready, ..Plan::default() };
                let plan = if self.open.has(seat) { known.first_plan(seat) } else { ready };
                known.set_plan(seat, plan);
            }
        }
        View { looker, known }
    }

    /// True if start castles are chosen openly now.
    pub(crate) fn castles_are_open(&self) -> bool {
        let openly = self.options.is_solo() || self.options.castles != Castles::Free;
        self.stage == Stage::Castles && openly
    }

    /// The first round whose dice are not revealed.
    fn first_hidden_round(&self) -> usize {
        match self.stage {
            Stage::Castles => 0,
            Stage::Rounds | Stage::Over => usize::from(self.round) + 1,
        }
    }

    /// The seat's plan as the round begins.
    fn first_plan(&self, seat: Seat) -> Plan {
        let step = match self.stage {
            Stage::Castles => NextChoice::Castle,
            Stage::Over => NextChoice::Ready,
            Stage::Rounds => {
                let double = self.rolls.at(usize::from(self.round)).is_double();
                let goods = self.estate(seat).bonuses(Bonus::Goods) > 0;
                if double && goods { NextChoice::Goods } else { NextChoice::Turn }
            }
        };
        Plan { step, ..Plan::default() }
    }

    fn set_plan(&mut self, seat: Seat, plan: Plan) {
        self.plans.set(seat.index(), plan);
    }

    /// The position with the choices of all other seats in this round open again, to imagine them.
    #[must_use]
    pub fn with_others_open(&self, seat: Seat) -> State {
        let mut open = *self;
        self.seats().filter(|other| *other != seat).for_each(|other| open.reopen(other));
        open
    }

    /// Lets the seat choose again in this round.
    pub(super) fn reopen(&mut self, seat: Seat) {
        if self.stage == Stage::Rounds && seat.0 < self.options.players {
            self.set_plan(seat, self.first_plan(seat));
            self.open = self.open.with(seat);
        }
    }

    /// Replaces all later rolls by random ones.
    pub(super) fn reroll(&mut self, chance: &mut impl Rng) {
        let first = self.first_hidden_round();
        self.rolls.iter_mut().skip(first).for_each(|roll| *roll = Roll::random(chance));
    }

    /// Makes random choices for a seat that is ready with hidden choices.
    fn choose_at_random(&mut self, seat: Seat, chance: &mut impl Rng, list: &mut Actions) {
        let open = self.open;
        self.set_plan(seat, self.first_plan(seat));
        self.open = Seats::only(seat);
        while self.open.has(seat) {
            list.clear();
            self.legal(seat, list);
            let Some(action) = chance.pick(list) else { break };
            self.note(seat, action);
        }
        self.open = open;
    }
}

impl View {
    /// A random full position consistent with the view.
    #[must_use]
    pub fn determinize(&self, chance: &mut impl Rng) -> State {
        let mut state = self.known;
        state.reroll(chance);
        if state.stage == Stage::Over || state.castles_are_open() {
            return state;
        }
        let mut list = Actions::new();
        for seat in state.seats() {
            if !self.looker.is(seat) && !state.open.has(seat) {
                state.choose_at_random(seat, chance, &mut list);
            }
        }
        state
    }

    /// True if a view from outside is valid.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let state = &self.known;
        let players = state.options.players;
        let seated = |seat: Seat| seat.0 < players;
        state.options.validate().is_ok()
            && self.looker.seat().is_none_or(seated)
            && state.phase < 3
            && usize::from(state.round) < MOST_ROUNDS
            && state.boxes <= state.column()
            && state.prizes.iter().all(|gone| *gone <= 2)
            && state.open.iter().all(seated)
            && self.rolls_are_sound()
            && state.estates.iter().all(|estate| estate.is_sound(state.board()))
            && (0..).map(Seat).zip(&state.plans).all(|(seat, plan)| self.plan_is_sound(seat, plan))
            && self.stage_is_sound()
    }

    fn stage_is_sound(&self) -> bool {
        let state = &self.known;
        match state.stage {
            Stage::Over => state.open.is_empty(),
            Stage::Castles => !state.open.is_empty() && state.round == 0,
            Stage::Rounds => {
                !state.open.is_empty()
                    && state.seats().all(|seat| state.estate(seat).start_castle().is_some())
            }
        }
    }

    fn rolls_are_sound(&self) -> bool {
        let first = self.known.first_hidden_round();
        let (known, hidden) = self.known.rolls.split_at(first.min(MOST_ROUNDS));
        known.iter().all(|roll| roll.is_sound()) && hidden.iter().all(|roll| *roll == Roll::HIDDEN)
    }

    fn plan_is_sound(&self, seat: Seat, plan: &Plan) -> bool {
        let state = &self.known;
        if seat.0 >= state.options.players {
            return plan.castle.is_none() && plan.first.is_none() && plan.second.is_none();
        }
        let mark = |mark: Option<Mark>| {
            mark.is_none_or(|mark| mark.field.exists() && Numbers::ALL.has(mark.number))
        };
        let castle = plan.castle.is_none_or(|castle| state.board().castle(castle).is_some());
        let steps = match plan.step {
            NextChoice::Castle => state.stage == Stage::Castles,
            NextChoice::Goods | NextChoice::Turn => {
                state.stage == Stage::Rounds && plan.first.is_none()
            }
            NextChoice::Second => state.stage == Stage::Rounds && plan.first.is_some(),
            NextChoice::Ready => true,
        };
        // If start castles are not all chosen at once, some seats wait for their choice.
        let waits = plan.step == NextChoice::Ready || self.known.castles_are_open();
        let open = if state.open.has(seat) { plan.step != NextChoice::Ready } else { waits };
        castle && steps && open && mark(plan.first) && mark(plan.second)
    }
}
