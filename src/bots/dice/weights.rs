//! What the evaluation stands on: a row of numbers, found by self-play.

/// What each number means; the order is that of [`Weights`].
///
/// *Halves* are rounds after which something that is still missing has been done half of the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub enum Weight {
    /// Half of a river's last field, in thousandths of a round; so the next ones.
    Rivers,
    /// Of a mine's.
    Mines,
    /// Of a city's.
    Cities,
    /// Of a monastery's.
    Monasteries,
    /// How much longer two fields take than one, in thousandths.
    TwoMissing,
    /// Three fields.
    ThreeMissing,
    /// Four fields.
    FourMissing,
    /// Half of a pasture of one field.
    PastureOfOne,
    /// Of the second field of a pasture.
    PastureBegun,
    /// Of an empty pasture of two.
    PastureEmpty,
    /// Of a castle without a number beside it.
    CastleBare,
    /// With one number beside it.
    CastleOne,
    /// With two.
    CastleTwo,
    /// With more.
    CastleMore,
    /// How much longer a region takes that is one field away, in thousandths.
    Near,
    /// That is further away.
    Far,
    /// What a monk is worth while there is time, in thousandths of a point; so the next ones.
    Monk,
    /// A silver.
    Silver,
    /// A good, beside its 2 points and its silver.
    Goods,
    /// A worker.
    Worker,
    /// Rounds left at which a monk is worth half of that, in thousandths.
    MonkHalf,
    /// A silver.
    SilverHalf,
    /// A worker.
    WorkerHalf,
    /// What each further monk is worth of the one before it, in thousandths.
    MonkNext,
    /// Each further silver.
    SilverNext,
    /// Each further worker.
    WorkerNext,
    /// What it is worth that every combination can be marked, in thousandths of a point.
    Choice,
    /// Combinations (of 36) that give half of that, in thousandths.
    ChoiceHalf,
    /// Rounds left at which choice is worth half.
    ChoiceTime,
    /// Each open field, in thousandths of a point.
    Open,
    /// Half of a colour's last missing field, in thousandths of a round.
    Colour,
    /// How much longer each further missing field of a colour takes, in thousandths.
    ColourMore,
}

/// How many numbers there are.
pub const WEIGHTS: usize = Weight::ColourMore as usize + 1;

/// A row of numbers that an evaluation stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weights(pub [i32; WEIGHTS]);

impl Weights {
    /// Rules of thumb, as a person may guess them.
    pub const THUMB: Weights = Weights([
        5000, 5000, 3000, 5000, 2000, 3500, 5000, 3000, 9000, 10000, 30000, 9000, 6000, 4000, 1300,
        2000, 1500, 1500, 200, 1200, 2000, 2000, 2000, 800, 800, 700, 3000, 12000, 3000, 50, 6000,
        800,
    ]);

    /// What self-play has found; `bots::dice::train` says how.
    pub const LEARNT: Weights = Weights([
        10883, 11811, 4940, 8009, 2395, 4007, 8023, 4765, 6965, 13757, 30024, 20406, 11177, 8222,
        1105, 1332, 1490, 1049, 344, 683, 637, 1281, 3910, 644, 265, 506, 5050, 17135, 1776, 76,
        5708, 1424,
    ]);

    /// One of the numbers.
    #[must_use]
    pub fn get(&self, weight: Weight) -> i32 {
        self.0.get(weight as usize).copied().unwrap_or_default()
    }
}
