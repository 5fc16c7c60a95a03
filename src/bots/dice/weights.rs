//! The weights of the evaluation: a row of numbers found by self-play.

/// The meaning of each number, in the order of [`Weights`].
///
/// A *half* is the number of rounds after which a missing item has been completed with probability ½.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub enum Weight {
    /// Half of a river's last field, in thousandths of a round, as are the following ones.
    Rivers,
    /// Half of a mine's last field.
    Mines,
    /// Half of a city's last field.
    Cities,
    /// Half of a monastery's last field.
    Monasteries,
    /// Factor for two missing fields against one, in thousandths.
    TwoMissing,
    /// Factor for three missing fields.
    ThreeMissing,
    /// Factor for four missing fields.
    FourMissing,
    /// Half of a pasture of one field.
    PastureOfOne,
    /// Half of the second field of a pasture.
    PastureBegun,
    /// Half of an empty pasture of two.
    PastureEmpty,
    /// Half of a castle without a number beside it.
    CastleBare,
    /// Half of a castle with one number beside it.
    CastleOne,
    /// Half of a castle with two numbers beside it.
    CastleTwo,
    /// Half of a castle with more numbers beside it.
    CastleMore,
    /// Factor for a region one field away, in thousandths.
    Near,
    /// Factor for a region further away.
    Far,
    /// Value of a monk while there is time, in thousandths of a point, as are the following ones.
    Monk,
    /// Value of a silver.
    Silver,
    /// Value of a good, beside its 2 points and its silver.
    Goods,
    /// Value of a worker.
    Worker,
    /// Rounds left at which a monk has half of its value, in thousandths.
    MonkHalf,
    /// The same for a silver.
    SilverHalf,
    /// The same for a worker.
    WorkerHalf,
    /// Value of each further monk relative to the one before it, in thousandths.
    MonkNext,
    /// The same for silver.
    SilverNext,
    /// The same for workers.
    WorkerNext,
    /// Value of being able to mark every combination, in thousandths of a point.
    Choice,
    /// Number of combinations (of 36) with half of that value, in thousandths.
    ChoiceHalf,
    /// Rounds left at which choice has half of its value.
    ChoiceTime,
    /// Value of each open field, in thousandths of a point.
    Open,
    /// Half of a colour's last missing field, in thousandths of a round.
    Colour,
    /// Factor for each further missing field of a colour, in thousandths.
    ColourMore,
}

/// Number of weights.
pub const WEIGHTS: usize = Weight::ColourMore as usize + 1;

/// The weights of an evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weights(pub [i32; WEIGHTS]);

impl Weights {
    /// Rules of thumb, guessed by hand.
    pub const THUMB: Weights = Weights([
        5000, 5000, 3000, 5000, 2000, 3500, 5000, 3000, 9000, 10000, 30000, 9000, 6000, 4000, 1300,
        2000, 1500, 1500, 200, 1200, 2000, 2000, 2000, 800, 800, 700, 3000, 12000, 3000, 50, 6000,
        800,
    ]);

    /// The weights found by self-play; see `bots::dice::train`.
    pub const LEARNT: Weights = Weights([
        10883, 11811, 4940, 8009, 2395, 4007, 8023, 4765, 6965, 13757, 30024, 20406, 11177, 8222,
        1105, 1332, 1490, 1049, 344, 683, 637, 1281, 3910, 644, 265, 506, 5050, 17135, 1776, 76,
        5708, 1424,
    ]);

    /// The value of a weight.
    #[must_use]
    pub fn get(&self, weight: Weight) -> i32 {
        self.0.get(weight as usize).copied().unwrap_or_default()
    }
}
