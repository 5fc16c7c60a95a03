//! The dice game's [`Kit`].

use super::{Kit, Verdict, expect};
use principality::engine::chance::{Chance, Draw};
use principality::engine::seat::Seat;
use principality::games::dice::action::{Mark, UsedBonus};
use principality::games::dice::colours::{Bonus, Colour};
use principality::games::dice::estate::Estate;
use principality::games::dice::fields::{Field, FieldSet};
use principality::games::dice::options::Castles;
use principality::games::dice::points::{PHASES, SOURCES, Source};
use principality::games::dice::sheets::SheetId;
use principality::games::dice::state::Stage;
use principality::games::dice::{Action, Dice, Event, Options, State};
use std::collections::BTreeMap;

/// A seat's state as reconstructed from events.
#[derive(Debug, Clone, Default)]
struct Told {
    numbers: BTreeMap<u8, u8>,
    castle: Option<Field>,
    gained: BTreeMap<Bonus, u8>,
    used: BTreeMap<Bonus, u8>,
    points: [[i32; SOURCES]; PHASES],
    ready: bool,
}

/// Follows a game by its events alone.
#[derive(Debug, Clone)]
pub struct Audit {
    seats: Vec<Told>,
    rounds: u8,
    boxes: u8,
    over: bool,
}

impl Kit for Dice {
    type Audit = Audit;
    const VARIANTS: u8 = SheetId::ALL.len() as u8;

    fn options(seats: u8, variant: u8, chance: &mut Chance) -> Options {
        let sheet = SheetId::ALL[usize::from(variant) % SheetId::ALL.len()];
        let sheet = if variant == ANY_SHEET { chance.pick(&SheetId::ALL).unwrap() } else { sheet };
        let castles = match chance.pick(&Castles::ALL) {
            Some(Castles::Different) if seats == 5 => Castles::Free,
            castles => castles.unwrap(),
        };
        Options { players: seats, sheet, castles }
    }

    fn every_action(_variant: u8) -> Vec<Action> {
        let mut list = vec![Action::Sell, Action::Keep, Action::Pass, Action::Done];
        list.extend(Field::all().map(|field| Action::Start { field }));
        for colour in Colour::ALL {
            for (number, field) in (1..=6).flat_map(|n| Field::all().map(move |field| (n, field))) {
                for bonus in [UsedBonus::None, UsedBonus::Monk, UsedBonus::Worker] {
                    list.push(Action::of_mark(Mark { colour, number, field, bonus }));
                }
                list.push(Action::Silver { colour, number, field });
            }
        }
        list
    }

    fn wild_actions() -> Vec<Action> {
        let (colour, bonus) = (Colour::Orange, UsedBonus::None);
        let mut list = Vec::new();
        for number in [0, 1, 6, 7, 8, 255] {
            for field in [0, 19, 36, 37, 63, 64, 200, 255].map(Field) {
                if !(1..=6).contains(&number) || !field.exists() {
                    list.push(Action::Mark { colour, number, field, bonus });
                    list.push(Action::Silver { colour, number, field });
                }
            }
        }
        list.extend([37, 64, 255].map(|field| Action::Start { field: Field(field) }));
        list
    }

    fn most_moves(seats: u8) -> usize {
        // A sale, a mark and a second one in each of at most 30 rounds, and the castle.
        usize::from(seats) * (30 * 3 + 1)
    }

    fn appetite(action: &Action) -> u32 {
        match action {
            Action::Silver { .. } => 40,
            Action::Mark { bonus: UsedBonus::None, .. } | Action::Sell => 20,
            Action::Mark { .. } => 5,
            Action::Start { .. } | Action::Keep | Action::Pass | Action::Done => 1,
        }
    }

    fn begin(state: &State, opening: &[Event]) -> Audit {
        assert!(opening.is_empty() && state.roll().is_none());
        let seats = vec![Told::default(); usize::from(state.players())];
        Audit { seats, rounds: 0, boxes: 0, over: false }
    }

    fn follow(audit: &mut Audit, events: &[Event], state: &State) -> Verdict {
        for event in events {
            audit.hear(event)?;
        }
        for (seat, told) in (0..).map(Seat).zip(&audit.seats) {
            told.agrees(&state.estate(seat))
                .map_err(|wrong| format!("seat {}: {wrong}", seat.0))?;
            let open = state.deciders().has(seat);
            let waits = state.stage() == Stage::Castles;
            expect(open != told.ready || waits || audit.over, || "ready and open do not agree")?;
        }
        let rounds = if state.stage() == Stage::Castles { 0 } else { state.round() + 1 };
        expect(audit.rounds == rounds, || format!("{} rolls in {rounds} rounds", audit.rounds))?;
        expect(audit.boxes == state.boxes(), || "boxes are not those that were told")?;
        expect(audit.over == (state.stage() == Stage::Over), || "the end was not told")
    }

    fn sound(state: &State) -> Verdict {
        for seat in state.seats() {
            let estate = state.estate(seat);
            numbers_are_allowed(state, &estate)?;
            circles_are_earned(state, &estate)?;
        }
        expect(state.boxes() <= state.column(), || "too many boxes")
    }
}

/// The variant of any sheet; smaller ones are one sheet each.
pub const ANY_SHEET: u8 = 200;

impl Audit {
    fn hear(&mut self, event: &Event) -> Verdict {
        match *event {
            Event::Rolled { round, .. } => {
                expect(round == self.rounds, || "a roll of another round")?;
                self.rounds += 1;
                self.seats.iter_mut().for_each(|told| told.ready = false);
                return Ok(());
            }
            Event::BoxesCrossed { boxes, .. } => {
                expect(boxes > self.boxes && boxes <= self.boxes + 2, || "boxes jump")?;
                self.boxes = boxes;
                return Ok(());
            }
            Event::PhaseEnded { phase } => {
                let full = if self.seats.len() == 1 { 8 } else { 10 };
                expect(self.boxes == full, || "a phase ends early")?;
                if phase < 2 {
                    self.boxes = 0;
                }
                return Ok(());
            }
            Event::GameEnded => {
                self.over = true;
                return Ok(());
            }
            Event::RoundEnded { round } => {
                return expect(round + 1 == self.rounds, || "another round ends");
            }
            Event::Revealed => {
                let ready = self.seats.iter().all(|told| told.ready);
                return expect(ready && self.seats.len() > 1, || "revealed too early");
            }
            _ => {}
        }
        let seat = seat_of(event).ok_or("an event without a seat")?;
        self.seats.get_mut(seat.index()).ok_or("an event of nobody")?.hear(event)
    }
}

fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Chose { seat, .. }
        | Event::Ready { seat }
        | Event::CastleCrossed { seat, .. }
        | Event::GoodsSold { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Passed { seat }
        | Event::BonusUsed { seat, .. }
        | Event::BonusGained { seat, .. }
        | Event::BonusLost { seat, .. }
        | Event::RegionFinished { seat, .. }
        | Event::ColourCompleted { seat, .. }
        | Event::Scored { seat, .. } => Some(seat),
        _ => None,
    }
}

impl Told {
    fn hear(&mut self, event: &Event) -> Verdict {
        match *event {
            Event::Ready { .. } => {
                expect(!self.ready, || "ready twice")?;
                self.ready = true;
            }
            Event::CastleCrossed { field, .. } => {
                expect(self.castle.replace(field).is_none(), || "a second start castle")?;
            }
            Event::Marked { field, number, .. } => {
                let before = self.numbers.insert(field.0, number);
                expect(before.is_none(), || format!("field {} is marked twice", field.0))?;
            }
            Event::GoodsSold { goods, .. } => {
                expect(goods > 0, || "nothing was sold")?;
                *self.used.entry(Bonus::Goods).or_default() += goods;
            }
            Event::BonusUsed { bonus, .. } => *self.used.entry(bonus).or_default() += 1,
            Event::BonusGained { bonus, .. } => *self.gained.entry(bonus).or_default() += 1,
            Event::Scored { source, phase, points, .. } => {
                self.points[usize::from(phase)][source.index()] += i32::from(points);
            }
            _ => {}
        }
        Ok(())
    }

    fn agrees(&self, estate: &Estate) -> Verdict {
        let numbers = Field::all().filter_map(|field| Some((field.0, estate.number(field)?)));
        expect(numbers.collect::<BTreeMap<_, _>>() == self.numbers, || "numbers not told")?;
        expect(estate.start_castle() == self.castle, || "the start castle was not told")?;
        for bonus in Bonus::ALL {
            let count = |of: &BTreeMap<Bonus, u8>| of.get(&bonus).copied().unwrap_or_default();
            let left = count(&self.gained).checked_sub(count(&self.used));
            expect(left == Some(estate.bonuses(bonus)), || format!("{bonus:?}: {left:?} told"))?;
        }
        for (phase, row) in self.points.iter().enumerate() {
            for source in Source::ALL {
                let (told, has) = (row[source.index()], estate.points(phase, source));
                expect(told == i32::from(has), || {
                    format!("{source:?}: the score is not the sum of its events")
                })?;
            }
        }
        Ok(())
    }
}

/// Checks that every number is allowed in its field, and that all marks are connected.
fn numbers_are_allowed(state: &State, estate: &Estate) -> Verdict {
    let board = state.board();
    let marked = estate.marked();
    let Some(castle) = estate.start_castle() else {
        return expect(marked.is_empty(), || "marks without a start castle");
    };
    let connected = FieldSet::only(castle).spread(marked);
    expect(connected == marked, || "marks that hang together with nothing")?;
    for field in Field::all() {
        let Some(number) = estate.number(field) else { continue };
        let same = estate.with_number(number);
        let others = board.region(field).and(marked).without(FieldSet::only(field));
        let allowed = match board.colour(field) {
            Colour::Orange => others.and(same).is_empty(),
            Colour::Yellow => others.is_within(same),
            Colour::Green => !FieldSet::only(field).neighbours().and(same).is_empty(),
            colour => colour.numbers().has(number),
        };
        expect(allowed, || format!("field {}: a {number} may not stand there", field.0))?;
    }
    Ok(())
}

/// Checks that circles of each row are those of finished regions; workers also come from passing and silver
/// from sales.
fn circles_are_earned(state: &State, estate: &Estate) -> Verdict {
    let (board, marked) = (state.board(), estate.marked());
    for colour in [Colour::Blue, Colour::Grey, Colour::Orange, Colour::Purple] {
        let finished = |region: &FieldSet| {
            region.is_within(board.of_colour(colour)) && region.is_within(marked)
        };
        let regions = board.regions().filter(finished).count() as u8;
        let bonus = colour.bonus().ok_or("a colour without a bonus")?;
        let circles = estate.circles(bonus).0;
        let agree = match bonus {
            Bonus::Monk | Bonus::Goods => circles == regions,
            Bonus::Silver => circles == regions + estate.used(Bonus::Goods),
            Bonus::Worker => circles >= regions.min(9),
        };
        expect(agree, || format!("{regions} regions of {colour} and {circles} circles"))?;
    }
    for castle in board.of_colour(Colour::Green).iter() {
        let bonus = board.castle(castle).ok_or("a castle without a square")?;
        let circled = estate.circles(bonus).1;
        expect(circled == marked.has(castle), || format!("castle {}: {circled}", castle.0))?;
    }
    Ok(())
}
