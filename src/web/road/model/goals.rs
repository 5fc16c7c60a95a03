//! The cards for sale as goals of a trade: what could be paid with the hand after it.

use crate::engine::seat::Seat;
use crate::games::road::cards::ratio;
use crate::games::road::purchase::Purchase;
use crate::games::road::state::Deal;
use crate::games::road::{Cards, View};

/// Reach of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Not known here: the hand is covered.
    Unknown,
    /// Payable now, and after the trade.
    Paid,
    /// Payable only because of the trade.
    Gained,
    /// One missing card can be replaced by others.
    Replaced,
    /// These cards are missing after the trade.
    Lacking(Cards),
    /// There is no settlement to put it on.
    NoSettlement,
    /// There is no city to put it on.
    NoCity,
}

/// A card for sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Goal {
    /// The card.
    pub card: Purchase,
    /// Its reach.
    pub reach: Reach,
}

/// The cards for sale, equal ones once, in their order; a metropolis is the last one. Their reach is that of a seat whose
/// hand is open, after a trade as it sees it.
#[must_use]
pub fn goals(view: &View, seat: Option<Seat>, deal: &Deal) -> Vec<Goal> {
    let state = view.open();
    let mut cards: Vec<Purchase> = Vec::new();
    for card in state.row().iter().flatten().map(|open| Purchase::of_build_card(*open)) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    let side = state.options().metropolises;
    cards
        .extend(state.metropolises().iter().next().map(|name| Purchase::of_metropolis(name, side)));
    let reach = |card| seat.map_or(Reach::Unknown, |seat| reach(view, seat, deal, card));
    cards.into_iter().map(|card| Goal { card, reach: reach(card) }).collect()
}

fn reach(view: &View, seat: Seat, deal: &Deal, card: Purchase) -> Reach {
    let (tableau, hand) = (view.open().tableau(seat), view.hand());
    if card == Purchase::City && tableau.settlements == 0 {
        return Reach::NoSettlement;
    }
    if card.build_card().is_none() && tableau.cities == 0 {
        return Reach::NoCity;
    }
    let mut after = hand;
    after.take_all(&deal.give);
    after.add_all(&deal.get);
    let missing = after.missing(&card.price());
    if missing.is_empty() {
        let paid = hand.missing(&card.price()).is_empty();
        return if paid { Reach::Paid } else { Reach::Gained };
    }
    let used = view.open().active() == seat && view.open().this_turn().replaced;
    let mut spare = after;
    spare.take_all(&card.price());
    let enough = |kind| missing.count(kind) == 0 && spare.count(kind) >= ratio(tableau.roads);
    match missing.total() {
        1 if !used && spare.kinds().any(enough) => Reach::Replaced,
        _ => Reach::Lacking(missing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seed::Seed;
    use crate::games::road::cards::BuildCard;
    use crate::games::road::options::{FirstRow, Options, Side};
    use crate::games::road::setup::start;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    /// Reach of road, settlement, city and knight after a trade of the player to move.
    fn reached(hand: &str, give: &str, get: &str) -> Vec<Reach> {
        let options = Options::new(3, Side::A, FirstRow::Shuffled).unwrap();
        let mut state = start(&options, &Seed::numbered(4), &mut Vec::new()).unwrap();
        let seat = state.active();
        state.edit().hands()[seat.index()] = cards(hand);
        let row = [BuildCard::Road, BuildCard::Settlement, BuildCard::Road];
        let row = row.into_iter().chain([BuildCard::City, BuildCard::Knight]);
        for (place, card) in row.enumerate() {
            state.edit().row()[place] = Some(card);
        }
        let deal = Deal { give: cards(give), get: cards(get) };
        let goals = goals(&state.view(seat.into()), Some(seat), &deal);
        assert_eq!(goals.len(), 5, "equal cards once, and the metropolis");
        assert_eq!(goals[4], Goal { card: Purchase::Metropolis, reach: Reach::NoCity });
        goals.into_iter().take(4).map(|goal| goal.reach).collect()
    }

    #[test]
    fn a_trade_brings_cards_within_reach_and_takes_others_out_of_it() {
        let before = reached("btggoo", "", "");
        assert_eq!(before[0], Reach::Paid);
        assert_eq!(before[2], Reach::Lacking(cards("o")));
        let after = reached("btggoo", "b", "o");
        assert_eq!(after[2], Reach::Gained, "with this: a city");
        assert_eq!(after[0], Reach::Lacking(cards("b")), "and no road any more");
    }

    #[test]
    fn four_equal_cards_replace_one_that_is_still_missing() {
        assert_eq!(reached("btwwww", "", "")[1], Reach::Lacking(cards("g")));
        assert_eq!(reached("btwwww", "", "w")[1], Reach::Replaced);
    }

    #[test]
    fn nothing_is_said_of_a_covered_hand() {
        let options = Options::new(3, Side::B, FirstRow::Shuffled).unwrap();
        let state = start(&options, &Seed::numbered(4), &mut Vec::new()).unwrap();
        let view = state.view(crate::engine::seat::Looker::Public);
        let goals = goals(&view, None, &Deal::default());
        assert!(goals.iter().all(|goal| goal.reach == Reach::Unknown) && goals.len() > 1);
    }
}
