//! The worth of hints in the unit of the analysis: what the seat may expect after each, and its difference from another
//! hint with the terms that make it.
//!
//! The hints' lines are compared as the analysis compares choices, by the seat's view alone. The order of hints is that of
//! the search that found them. In chances to win, the first is none that the analysis would call a mistake beside another
//! one: its own choices are at least as strong as the hard level's there (`docs/players.md`). A hint is never said to be
//! worse than one below it.

use crate::bots::analysis::comparison::{Comparison, Contest};
use crate::bots::analysis::pricing::differences;
use crate::bots::analyst::Unit;
use crate::bots::player::{ComputerPlayer, Hint, Price};
use crate::bots::seat_view::SeatView;
use crate::engine::chance::mix;
use crate::engine::seat::Seat;

/// Most hints that may change places.
const MOST_RANKED: usize = 5;
/// Most terms of a hint's price.
const MOST_TERMS: usize = 3;
/// The stream of the comparison.
const HINTS: u64 = 0x6869_6e74;

/// The pricing of hints, one line and sample after the other.
pub struct HintPrices<G: ComputerPlayer> {
    hints: Vec<Hint<G>>,
    comparison: Comparison<G>,
    ranks: bool,
}

impl<G: ComputerPlayer> HintPrices<G> {
    /// The pricing of a seat's hints, best first.
    #[must_use]
    pub fn new(view: G::View, seat: Seat, hints: Vec<Hint<G>>) -> HintPrices<G> {
        let seed = mix(SeatView::<G>::of_view(&view, seat).number() ^ HINTS);
        let nodes = G::MEASURE.nodes.into();
        let line = |hint: &Hint<G>| hint.now.iter().chain(&hint.then).copied().collect();
        let lines: Vec<Vec<G::Action>> = hints.iter().map(line).collect();
        let contest = Contest { seat, seed, nodes, drops: false };
        let comparison = Comparison::new(view, contest, G::MEASURE.unit, lines);
        HintPrices { hints, comparison, ranks: false }
    }

    /// The pricing, which puts another hint first if the first one is a mistake beside it: of few hints, each of which has
    /// many samples, and in games where a choice is worth a chance to win.
    #[must_use]
    pub fn ranked(self) -> HintPrices<G> {
        let ranks = self.hints.len() <= MOST_RANKED && G::MEASURE.unit == Unit::Win;
        HintPrices { ranks, ..self }
    }

    /// True if the budget is used up.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.comparison.is_done()
    }

    /// True if every hint has a price, if only a rough one.
    #[must_use]
    pub fn is_rough(&self) -> bool {
        self.comparison.samples() > 0 || self.hints.is_empty()
    }

    /// Continues for about `slice` positions, to the end of a sample.
    pub fn work(&mut self, slice: u64) {
        let until = self.comparison.nodes().saturating_add(slice);
        let is_open = |comparison: &Comparison<G>| {
            !comparison.is_done() && (comparison.nodes() < until || !comparison.is_even())
        };
        while is_open(&self.comparison) {
            self.comparison.play(G::analyst());
        }
    }

    /// The hints with their prices.
    #[must_use]
    pub fn priced(self) -> Vec<Hint<G>> {
        let order = self.order();
        let HintPrices { hints, comparison, .. } = self;
        let values = comparison.ranking();
        let value = |at: usize| values.iter().find(|(place, _)| *place == at).map(|(_, of)| *of);
        let first = order.first().copied().unwrap_or(0);
        let price = |at: usize| {
            let other = if at == first { order.get(1).copied().unwrap_or(at) } else { first };
            let both = value(other).zip(value(at)).filter(|_| other != at);
            let over = both.map(|(other, own)| own.saturating_sub(other));
            let over = over.map(|over| if at == first { over.max(0) } else { over.min(0) });
            let mut terms = match over {
                Some(over) if over != 0 => differences(&comparison, at, other),
                _ => Vec::new(),
            };
            terms.truncate(MOST_TERMS);
            comparison.expected(at).map(|expected| Price { expected, over, terms })
        };
        let priced =
            |at: &usize| hints.get(*at).cloned().map(|hint| Hint { price: price(*at), ..hint });
        order.iter().filter_map(priced).collect()
    }

    /// The places of the hints in their order.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.hints.len()).collect();
        let values = self.comparison.ranking();
        let best = values.first().filter(|_| self.ranks && self.is_done());
        let first = values.iter().find(|(place, _)| *place == 0);
        if let Some(((best, value), (_, first))) = best.zip(first)
            && value.saturating_sub(*first) >= G::MEASURE.scale.mistake
        {
            order.retain(|place| place != best);
            order.insert(0, *best);
        }
        order
    }
}
