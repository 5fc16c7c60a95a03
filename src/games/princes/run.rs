//! What happens by itself: steps without a choice, and choices with one possibility.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Class, Passive};
use crate::games::princes::cards::sets;
use crate::games::princes::event::{Counting, Event};
use crate::games::princes::hands::bit;
use crate::games::princes::kinds::{KINDS, Kind, KindSet, Region};
use crate::games::princes::modes::LAST_TURN;
use crate::games::princes::realm::{ABSENT, Land};
use crate::games::princes::state::{NOBODY, State, TRADE, other};
use crate::games::princes::step::{Step, Task, Why};

/// What nobody is robbed for.
const SAFE: u8 = 7;
/// A gain of one of any kind that must be taken.
const ONE: Step = Step::Gain { kinds: KindSet::ANY, left: 1, optional: false };

impl State {
    /// Does everything that happens by itself, up to the next choice or the end.
    pub(super) fn run(&mut self, to: &mut impl EventSink<Event>) {
        while let Some(task) = self.task() {
            let counts = matches!(task.step, Step::Act | Step::Surplus | Step::EndTurn);
            if self.over || counts && self.has_won(to) {
                self.agenda.clear();
            } else if !self.advance(task, to) {
                return;
            }
        }
    }

    /// The active seat wins as soon as it has the target in its own action phase.
    fn has_won(&mut self, to: &mut impl EventSink<Event>) -> bool {
        if self.victory(self.active) < self.mode.row().target {
            return false;
        }
        self.over = true;
        self.winner = self.active;
        to.push(Event::GameEnded { winner: Some(Seat(self.active)) });
        true
    }

    /// Does what can be done of a task without a choice; `false` if a choice must be made.
    fn advance(&mut self, task: Task, to: &mut impl EventSink<Event>) -> bool {
        let Task { seat, why, step } = task;
        match step {
            Step::Act | Step::Roll | Step::Arrange(_) => return false,
            Step::Gain { kinds, left, optional } => {
                if !optional && self.gains_alone(task, kinds, left, to) {
                    return true;
                }
                if optional && !self.has_room(seat, kinds) {
                    self.agenda.pop();
                    return true;
                }
                return false;
            }
            Step::Pay(due) => {
                self.agenda.pop();
                let due = self.pays_by_itself(seat, due, why, to);
                if due == [0; KINDS] {
                    return true;
                }
                self.push(seat, why, Step::Pay(due));
                return false;
            }
            Step::PayAny { kinds, left } => {
                let paid = self.pays_any_by_itself(seat, kinds, left, why, to);
                if paid {
                    self.agenda.pop();
                }
                return paid;
            }
            Step::Up => {
                self.draw_regions(seat, to);
                return false;
            }
            Step::NameOther { optional: false, .. } | Step::Offer { .. } => {
                return self.names_alone(task, to);
            }
            _ => {}
        }
        if !self.is_choice(step) {
            return self.perform(task, to);
        }
        !self.surely_waits(task) && self.choose_alone(task, to)
    }

    fn gains_alone(
        &mut self,
        task: Task,
        kinds: KindSet,
        left: u8,
        to: &mut impl EventSink<Event>,
    ) -> bool {
        let (mut room, mut open, mut last) = (0u8, 0, Region::NONE);
        for land in self.realm(task.seat).all_lands() {
            if land.room() > 0 && kinds.has(land.region.kind()) {
                (room, open, last) = (room + land.room(), open + 1, land.region);
            }
        }
        if room > left && open > 1 {
            return false;
        }
        self.agenda.pop();
        if room > left {
            // Only one region can take it.
            let stored = self.store(task.seat, last, left, task.why, to);
            self.after_store(task.seat, stored, task.why);
        } else {
            self.gains_all(task.seat, kinds, left, task.why, to);
        }
        true
    }

    /// Whether a step offers choices.
    #[must_use]
    pub(super) const fn is_choice(&self, step: Step) -> bool {
        matches!(
            step,
            Step::FirstStack { .. }
                | Step::Exchange(_)
                | Step::ExchangeDraw
                | Step::Demand { .. }
                | Step::Give(_)
                | Step::Fill(_)
                | Step::Draw { .. }
                | Step::Search { .. }
                | Step::Take { .. }
                | Step::Under(_)
                | Step::UnderOther(_)
                | Step::UnderFighters
                | Step::UnderTransit
                | Step::Steal(_)
                | Step::NameOther { .. }
                | Step::LoseNamed { .. }
                | Step::LoseOwn { .. }
                | Step::HandOver
                | Step::PlaceTransit
                | Step::DiscardForeign
                | Step::Offer { .. }
                | Step::TakeOffered(_)
                | Step::Reward { .. }
                | Step::NameHero
                | Step::NameRival
                | Step::Scout
                | Step::Jester { .. }
                | Step::Takeover(..)
                | Step::Buy(_)
                | Step::Voyage
        )
    }

    /// Carries out a choice that has one possibility, drops one that has none; `false` if it has more.
    // A list of choices is large, and most steps need none: it is not laid out for each of them.
    #[inline(never)]
    fn choose_alone(&mut self, task: Task, to: &mut impl EventSink<Event>) -> bool {
        let mut choices = Actions::new();
        self.list_choices(task, &mut choices);
        match choices.as_slice() {
            [] => {
                self.agenda.pop();
                match task.step {
                    Step::UnderFighters => self.push(task.seat, task.why, Step::RefillLost),
                    Step::TakeOffered(_) | Step::LoseNamed { .. } => self.named.clear(),
                    _ => {}
                }
                true
            }
            [only] => {
                let only = *only;
                self.carry(only, to);
                true
            }
            _ => false,
        }
    }

    /// Whether a step has several choices, as far as that shows without listing them: those that come up
    /// every turn.
    fn surely_waits(&self, task: Task) -> bool {
        match task.step {
            Step::Exchange(_) => !self.hand(task.seat).is_empty(),
            Step::Draw { .. } | Step::ExchangeDraw => {
                let full = self.stacks.iter().filter(|stack| !stack.is_empty());
                full.count() > 1 && !self.hand(task.seat).is_full()
            }
            _ => false,
        }
    }

    /// Performs a step that offers no choice.
    fn perform(&mut self, task: Task, to: &mut impl EventSink<Event>) -> bool {
        let Task { seat, why, step } = task;
        self.agenda.pop();
        match step {
            Step::BeginTurn => self.begin_turn(to),
            Step::Produce => self.produce(to),
            Step::Market => self.market(seat, to),
            Step::Face => self.event_face(to),
            Step::Brigands => self.brigands(to),
            Step::Surplus => {
                let over = self.hand(seat).len().saturating_sub(self.hand_limit(seat));
                if over > 0 {
                    self.push(seat, why, Step::Under(over as u8));
                }
            }
            Step::Refill => {
                let left = self.hand_limit(seat).saturating_sub(self.hand(seat).len()) as u8;
                if left > 0 {
                    self.push(seat, why, Step::Draw { left, optional: false });
                }
            }
            Step::EndTurn => self.end_turn(to),
            Step::Look { stack, take, sure } => {
                self.see_stack(seat, stack, usize::MAX, to);
                self.look(seat, why, stack, take, sure);
            }
            Step::SeeHand => self.see_hand(seat, to),
            Step::SeeEvents => self.see_events(seat, to),
            Step::SeeStack(stack) => self.see_stack(seat, stack, 3, to),
            Step::RefillLost => {
                let lost = self.bereft & bit(seat) != 0;
                self.bereft &= !bit(seat);
                if lost && self.does(seat, Passive::Refills) {
                    self.push(seat, why, Step::Refill);
                }
            }
            step => self.perform_effect(Task { seat, why, step }, to),
        }
        true
    }

    fn look(&mut self, seat: u8, why: Why, stack: u8, take: u8, sure: bool) {
        let setup = why == Why::Setup;
        if sure && !setup {
            if take > 1 {
                self.push(seat, why, Step::Take { stack, left: take - 1, optional: true });
            }
            self.push(seat, why, Step::Take { stack, left: 1, optional: false });
        } else {
            self.push(seat, why, Step::Take { stack, left: take, optional: !setup });
        }
    }

    fn begin_turn(&mut self, to: &mut impl EventSink<Event>) {
        self.taken_stack = 0;
        to.push(Event::TurnBegan { seat: Seat(self.active), turn: self.turn + 1 });
        self.push(self.active, Why::Production, Step::Roll);
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
        self.turn += 1;
        to.push(Event::TurnEnded { seat: Seat(self.active) });
        self.active = other(self.active);
        if self.turn < LAST_TURN {
            self.push(self.active, Why::Production, Step::BeginTurn);
            return;
        }
        self.over = true;
        let [first, second] = [self.victory(0), self.victory(1)];
        self.winner = match first.cmp(&second) {
            core::cmp::Ordering::Greater => 0,
            core::cmp::Ordering::Less => 1,
            core::cmp::Ordering::Equal => NOBODY,
        };
        let winner = (self.winner != NOBODY).then_some(Seat(self.winner));
        to.push(Event::GameEnded { winner });
    }

    /// Both seats' regions of the number, then marketplaces, the active seat first.
    fn produce(&mut self, to: &mut impl EventSink<Event>) {
        for seat in [self.active, other(self.active)] {
            let boosters = self.has_any(seat, &sets::BOOSTERS);
            let mut left = self.realm(seat).lands_of_number(self.number);
            while left != 0 {
                let at = left.trailing_zeros() as usize;
                left &= left - 1;
                let (column, row) = (at / 2, at % 2);
                let region = self.realm(seat).land(column, row).region;
                let boosted = boosters && self.is_boosted(seat, column, row);
                self.store(seat, region, 1 + u8::from(boosted), Why::Production, to);
            }
        }
        if [0, 1].into_iter().any(|seat| self.has_any(seat, &sets::MARKETS)) {
            for seat in [other(self.active), self.active] {
                self.push(seat, Why::Production, Step::Market);
            }
        }
    }

    /// Whether a card beside a region doubles what it produces.
    fn is_boosted(&self, seat: u8, column: usize, row: usize) -> bool {
        let realm = self.realm(seat);
        let doubles = Passive::Double(realm.land(column, row).region.kind());
        let mut beside = realm.beside_region(column, row);
        beside.any(|piece| piece.row().passives().any(|passive| passive == doubles))
    }

    fn market(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let Some(card) = self.owned_of(seat, &sets::MARKETS).next() else { return };
        self.compare(Counting::Regions, to);
        let of_number = |who: u8| self.realm(who).lands_of_number(self.number);
        let theirs = of_number(other(seat));
        if theirs.count_ones() > of_number(seat).count_ones() {
            let lands = self.realm(other(seat)).placed_lands();
            let given = lands.filter(|(column, row, _)| theirs >> (2 * column + row) & 1 != 0);
            let kinds = given.fold(KindSet::NONE, |set, (.., land)| set.with(land.region.kind()));
            self.push(seat, Why::Card(card), Step::Gain { kinds, left: 1, optional: false });
        }
    }

    /// What the event die shows, but for brigands.
    fn event_face(&mut self, to: &mut impl EventSink<Event>) {
        let (active, opponent) = (self.active, other(self.active));
        match self.face {
            2 => {
                self.compare(Counting::Commerce, to);
                let holder = self.advantages.at(TRADE);
                if holder != NOBODY {
                    let kinds = KindSet::ANY;
                    let demand = Step::Demand { kinds, left: 1, optional: false };
                    self.push(holder, Why::TradeDie, demand);
                }
            }
            3 => {
                let skill = [0, 1].map(|seat| self.total(seat).skill);
                to.push(Event::Celebration { skill });
                self.push_jester();
                for seat in [opponent, active] {
                    if self.total(seat).skill >= self.total(other(seat)).skill {
                        self.push(seat, Why::Celebration, ONE);
                    }
                }
            }
            4 => {
                for seat in [opponent, active] {
                    for card in self.owned_of(seat, &sets::OF_DICE) {
                        for passive in card.row().passives() {
                            if let Passive::Harvest(kind, left) = passive {
                                let kinds = KindSet::only(kind);
                                let gain = Step::Gain { kinds, left, optional: false };
                                self.push(seat, Why::Card(card), gain);
                            }
                        }
                    }
                    self.push(seat, Why::Harvest, ONE);
                }
            }
            5 | 6 => self.push(active, Why::Production, Step::DrawEvent),
            _ => {}
        }
    }

    /// A jester may fill the regions beside him after a celebration.
    fn push_jester(&mut self) {
        for seat in [0, 1] {
            let celebrates = |card: &crate::games::princes::card::Card| {
                card.row().passives().any(|passive| passive == Passive::Celebrates)
            };
            let jester = self.owned_of(seat, &sets::OF_DICE).find(celebrates);
            if let Some(laid) = jester.and_then(|card| self.find_own(seat, card)) {
                let (card, at) = (laid.card, laid.at);
                let step = Step::Jester { card, at, open: 3, gained: false };
                self.push(seat, Why::Card(card), step);
            }
        }
    }

    /// Brigands: who counts more than seven loses wool and gold.
    fn brigands(&mut self, to: &mut impl EventSink<Event>) {
        for seat in [other(self.active), self.active] {
            for card in self.owned_of(seat, &sets::OF_DICE) {
                for passive in card.row().passives() {
                    if let Passive::AfterBrigands(kind, more) = passive {
                        let left = 1 + u8::from(self.has(seat, more));
                        let kinds = KindSet::only(kind);
                        let gain = Step::Gain { kinds, left, optional: false };
                        self.push(seat, Why::Card(card), gain);
                    }
                }
            }
        }
        for seat in [self.active, other(self.active)] {
            self.rob(seat, to);
        }
    }

    fn rob(&mut self, seat: u8, to: &mut impl EventSink<Event>) {
        let (mut counted, mut uncounted, mut lost) = (0, 0, 0);
        let mut robbed = arrayvec::ArrayVec::<_, 26>::new();
        self.each_robbed(seat, |land, counts, robs| {
            if counts {
                counted += land.store;
            } else {
                uncounted += land.store;
            }
            if robs {
                robbed.push((land.region, land.store));
            }
        });
        if counted > SAFE {
            for (region, store) in robbed {
                lost += store;
                self.spend(seat, region, store, Why::Brigands, to);
            }
        }
        to.push(Event::Brigands { seat: Seat(seat), counted, uncounted, lost });
    }

    /// What brigands would count now, and what they would take of more than seven.
    #[must_use]
    pub fn brigands_would_find(&self, seat: u8) -> (u8, u8) {
        let (mut counted, mut lost) = (0, 0);
        self.each_robbed(seat, |land, counts, robs| {
            counted += if counts { land.store } else { 0 };
            lost += if robs { land.store } else { 0 };
        });
        (counted, lost)
    }

    /// Visits every region that stores something: whether it is counted, and whether it is robbed.
    fn each_robbed(&self, seat: u8, mut visit: impl FnMut(Land, bool, bool)) {
        let realm = self.realm(seat);
        let guarded = self.has_any(seat, &sets::AGAINST_BRIGANDS);
        for (column, row, land) in realm.placed_lands().filter(|(_, _, land)| land.store > 0) {
            let kind = land.region.kind();
            let (mut spared, mut safe) = (false, false);
            for piece in realm.beside_region(column, row).filter(|_| guarded) {
                for passive in piece.row().passives() {
                    match passive {
                        Passive::Uncount => spared = true,
                        Passive::Protect(kinds) if kinds.has(kind) => safe = true,
                        _ => {}
                    }
                }
            }
            let robs = !safe && matches!(kind, Kind::Wool | Kind::Gold);
            visit(*land, !(spared || safe), robs);
        }
    }

    /// Whether an action may be chosen by the seat, and which.
    pub(super) fn offers(&self, seat: u8, action: Action) -> bool {
        let Some(task) = self.task().filter(|task| task.seat == seat && !self.over) else {
            return false;
        };
        let mut choices = Actions::new();
        if matches!(task.step, Step::Act) {
            self.list_like(seat, action, &mut choices);
        } else {
            self.list_choices(task, &mut choices);
        }
        choices.contains(&action)
    }

    /// Own units in all.
    #[must_use]
    pub fn units(&self, seat: u8) -> u8 {
        self.count(seat, Class::Unit)
    }
}
