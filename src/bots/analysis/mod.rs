//! Analysis of a game: the loss of each decision and the luck of each draw, in one unit.
//!
//! A game is a row of [steps](steps): moves of one seat up to the next draw, revelation or other seat. At each step the
//! analysis knows what every seat may expect (its *equity*), from one evaluator:
//!
//! - **Luck** is the equity after a draw less the mean equity over draws that could have come instead
//!   ([`luck`]; the same samples everywhere). Its mean is zero whatever the evaluator's faults.
//! - **Loss** is the equity of the best choice found less that of the choice made, by a search with a budget of
//!   positions that sees the seat's view alone ([`pricing`], [`comparison`]).
//! - What remains of a step is **revision**: the evaluator thinks otherwise a step later. For the other seats it is
//!   the effect of another seat's choice.
//!
//! For every seat, result − expectation at the start = luck − losses + others' choices + revision, exactly: all are
//! whole numbers, and each step records its parts.
//!
//! [`work`](slices::Analysis::work) goes on in slices, the [record](record) of finished steps is plain data that is
//! kept with the game and resumed, and [`summary`] draws results, error rates, turning points and the curve from it.

pub mod chances;
pub mod comparison;
pub mod hint_prices;
pub mod kept;
pub mod luck;
pub mod pricing;
pub mod record;
pub mod slices;
pub mod steps;
pub mod summary;
