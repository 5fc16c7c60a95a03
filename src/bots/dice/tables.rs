//! The tables of an evaluation, one set for each moment of the game, made from weights.

use crate::bots::dice::weights::{Weight, Weights};
use crate::engine::total::At;
use crate::games::dice::colours::{Bonus, COLOURS, Colour};
use crate::games::dice::points::{
    BOXES, GOODS_POINTS, PHASES, SOLO_ROUNDS, completion_points, region_points,
};

/// Number of moments: phases times numbers of crossed-out boxes.
pub const MOMENTS: usize = PHASES * (BOXES as usize + 1);
/// Number of rows for missing fields of a colour.
const MISSING: usize = 10;
/// Number of rows for bonuses of a kind.
pub const HELD: usize = 12;
/// Number of rows for combinations of a number and a colour: 0 to 36.
const COMBINATIONS: usize = 37;
/// Distance classes of a region: open, one field away, further.
const REACHES: usize = 3;

/// The moment of a round: its phase from 0 and the number of crossed-out boxes.
#[inline]
#[must_use]
pub const fn moment_of(phase: u8, boxes: u8) -> usize {
    phase as usize * (BOXES as usize + 1) + boxes as usize
}

/// The tables of one moment.
#[derive(Debug, Clone, Copy)]
pub struct MomentTables {
    /// By colour, size − 1, missing fields − 1, and distance class.
    regions: [[[[i32; REACHES]; 4]; 4]; COLOURS],
    /// By the castle's bonus, numbers beside it (3 stands for more too), and distance class.
    pub castles: [[[i32; REACHES]; 4]; 4],
    /// By colour, values already taken, and missing fields.
    pub colours: [[[i32; MISSING]; 3]; COLOURS],
    /// By kind and number held.
    pub bonuses: [[i32; HELD]; 4],
    /// By number of combinations that can be marked.
    pub choice: [i32; COMBINATIONS],
    /// For each open field.
    pub open: i32,
    /// The value of completing each colour now, by values already taken.
    pub prizes: [[i32; 3]; COLOURS],
}

/// The number of rounds left after this one: in this phase, and to the end of each.
#[derive(Debug, Clone, Copy)]
struct Clock {
    /// Rounds until the end of each phase; 0 for those that are over.
    until: [f64; PHASES],
    left: f64,
}

impl Clock {
    fn new(solo: bool, phase: usize, boxes: u8) -> Clock {
        // A round crosses out 4/3 boxes on average.
        let (here, whole) = if solo {
            (f64::from(SOLO_ROUNDS.saturating_sub(boxes)), f64::from(SOLO_ROUNDS))
        } else {
            (f64::from(BOXES.saturating_sub(boxes)) * 0.76, 7.69)
        };
        let mut until = [0.0; PHASES];
        for (later, end) in until.iter_mut().enumerate() {
            if later >= phase {
                *end = here + whole * (later - phase) as f64;
            }
        }
        Clock { until, left: here + whole * (PHASES - 1 - phase.min(PHASES - 1)) as f64 }
    }

    /// The probability of completion in each phase, of something with this half that takes `steps` steps.
    fn shares(&self, half: f64, steps: usize) -> [f64; PHASES] {
        let mut before = 0.0;
        self.until.map(|end| {
            let done =
                if steps > 1 { end * end / (end * end + half * half) } else { end / (end + half) };
            let share = if end > 0.0 { done - before } else { 0.0 };
            before += share;
            share
        })
    }
}

impl MomentTables {
    /// The value of a region by size, number of missing fields and distance class; 0 if there is no such
    /// region.
    #[inline]
    #[must_use]
    pub fn region(&self, colour: Colour, size: u8, missing: usize, reach: usize) -> i32 {
        self.regions
            .get(colour.index())
            .and_then(|sizes| sizes.get(usize::from(size).wrapping_sub(1)))
            .and_then(|row| row.get(missing.wrapping_sub(1)))
            .map_or(0, |row| row.at(reach))
    }

    /// The tables of the moment `at`, an index from [`moment_of`].
    #[must_use]
    pub fn new(weights: &Weights, solo: bool, at: usize) -> MomentTables {
        let (phase, boxes) = (at / (usize::from(BOXES) + 1), at % (usize::from(BOXES) + 1));
        let clock = Clock::new(solo, phase, boxes as u8);
        let maker = Maker { weights, clock, solo, phase };
        let from = |index: usize| Colour::of_index(index);
        MomentTables {
            regions: core::array::from_fn(|colour| {
                core::array::from_fn(|size| {
                    core::array::from_fn(|missing| {
                        core::array::from_fn(|reach| {
                            maker.region(from(colour), size + 1, missing + 1, reach)
                        })
                    })
                })
            }),
            castles: Bonus::ALL.map(|bonus| {
                core::array::from_fn(|beside| {
                    core::array::from_fn(|reach| maker.castle(bonus, beside, reach))
                })
            }),
            colours: core::array::from_fn(|colour| {
                core::array::from_fn(|gone| {
                    core::array::from_fn(|missing| maker.colour(from(colour), gone, missing))
                })
            }),
            bonuses: Bonus::ALL.map(|bonus| {
                core::array::from_fn(|held| maker.bonuses(bonus, held, clock.left) as i32)
            }),
            choice: core::array::from_fn(|count| maker.choice(count)),
            open: maker.scaled(Weight::Open),
            prizes: core::array::from_fn(|colour| {
                core::array::from_fn(|gone| {
                    (maker.prize(from(colour), gone, phase) * 1000.0) as i32
                })
            }),
        }
    }
}

/// Makes the tables of one moment.
struct Maker<'a> {
    weights: &'a Weights,
    clock: Clock,
    solo: bool,
    phase: usize,
}

impl Maker<'_> {
    fn of(&self, weight: Weight) -> f64 {
        f64::from(self.weights.get(weight).max(0))
    }

    /// A half in rounds, always above 0.
    fn half(&self, weight: Weight) -> f64 {
        self.of(weight) / 1000.0 + 0.05
    }

    fn away(&self, reach: usize) -> f64 {
        match reach {
            0 => 1.0,
            1 => self.half(Weight::Near),
            _ => self.half(Weight::Far),
        }
    }

    /// The share of a lasting value that is left with `left` rounds to go.
    fn time(&self, weight: Weight, left: f64) -> f64 {
        left / (left + self.half(weight))
    }

    fn scaled(&self, weight: Weight) -> i32 {
        (self.of(weight) * self.time(Weight::ChoiceTime, self.clock.left)) as i32
    }

    /// The value of `held` bonuses of a kind with `left` rounds to go, in thousandths of a point.
    fn bonuses(&self, bonus: Bonus, held: usize, left: f64) -> f64 {
        let (value, half, next) = match bonus {
            Bonus::Monk => (Weight::Monk, Weight::MonkHalf, Weight::MonkNext),
            Bonus::Silver => (Weight::Silver, Weight::SilverHalf, Weight::SilverNext),
            Bonus::Worker => (Weight::Worker, Weight::WorkerHalf, Weight::WorkerNext),
            Bonus::Goods => return held as f64 * self.good(left),
        };
        let (mut sum, mut each) = (0.0, self.of(value) * self.time(half, left));
        for _ in 0..held {
            sum += each;
            each *= self.of(next) / 1000.0;
        }
        sum
    }

    /// The value of a good: it is sold unless no double is rolled any more.
    fn good(&self, left: f64) -> f64 {
        let mut none = 1.0;
        for _ in 0..left as usize {
            none *= 2.0 / 3.0;
        }
        let sold = 1000.0 * f64::from(GOODS_POINTS) + self.bonuses(Bonus::Silver, 1, left * 0.75);
        (1.0 - none) * (sold + self.of(Weight::Goods))
    }

    /// The value of something that may be completed in any phase: the probability of each phase times the value
    /// then.
    fn over_phases(
        &self,
        shares: [f64; PHASES],
        bonus: Option<Bonus>,
        points: impl Fn(usize) -> f64,
    ) -> i32 {
        let end = self.clock.left;
        let mut sum = 0.0;
        for (phase, share) in shares.into_iter().enumerate() {
            let begin = if phase > self.phase { self.clock.until.at(phase - 1) } else { 0.0 };
            let middle = (begin + self.clock.until.at(phase)) / 2.0;
            let bonus = bonus.map_or(0.0, |bonus| self.bonuses(bonus, 1, end - middle));
            sum += share * (points(phase) * 1000.0 + bonus);
        }
        sum as i32
    }

    fn region(&self, colour: Colour, size: usize, missing: usize, reach: usize) -> i32 {
        if missing > size {
            return 0;
        }
        let longer = match missing {
            1 => 1.0,
            2 => self.half(Weight::TwoMissing),
            3 => self.half(Weight::ThreeMissing),
            _ => self.half(Weight::FourMissing),
        };
        let half = match colour {
            Colour::Blue => self.half(Weight::Rivers) * longer,
            Colour::Grey => self.half(Weight::Mines) * longer,
            Colour::Orange => self.half(Weight::Cities) * longer,
            Colour::Purple => self.half(Weight::Monasteries) * longer,
            Colour::Green => return 0,
            Colour::Yellow if size == 1 => self.half(Weight::PastureOfOne),
            Colour::Yellow if missing < size => self.half(Weight::PastureBegun) * longer,
            Colour::Yellow => self.half(Weight::PastureEmpty) * longer / 2.0,
        };
        let shares = self.clock.shares(half * self.away(reach), missing);
        let times = if colour == Colour::Yellow { 2.0 } else { 1.0 };
        let points = |phase: usize| times * f64::from(region_points(size as u32, phase as u8));
        self.over_phases(shares, colour.bonus(), points)
    }

    fn castle(&self, bonus: Bonus, beside: usize, reach: usize) -> i32 {
        let half = match beside {
            0 => self.half(Weight::CastleBare),
            1 => self.half(Weight::CastleOne),
            2 => self.half(Weight::CastleTwo),
            _ => self.half(Weight::CastleMore),
        };
        let shares = self.clock.shares(half * self.away(reach), 1);
        self.over_phases(shares, Some(bonus), |_| 1.0)
    }

    fn prize(&self, colour: Colour, gone: usize, phase: usize) -> f64 {
        let value = if self.solo { usize::from(phase + 1 >= PHASES) } else { gone };
        f64::from(completion_points(colour).at(value))
    }

    fn colour(&self, colour: Colour, gone: usize, missing: usize) -> i32 {
        if missing == 0 {
            return 0;
        }
        let more = 1.0 + (missing - 1) as f64 * self.of(Weight::ColourMore) / 1000.0;
        let shares = self.clock.shares(self.half(Weight::Colour) * more, missing);
        self.over_phases(shares, None, |phase| self.prize(colour, gone, phase))
    }

    fn choice(&self, count: usize) -> i32 {
        let count = count as f64;
        let share = count / (count + self.half(Weight::ChoiceHalf));
        (self.of(Weight::Choice) * share * self.time(Weight::ChoiceTime, self.clock.left)) as i32
    }
}
