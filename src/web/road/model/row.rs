//! The display: cards for sale, their cost, and missing requirements.

use crate::engine::seat::Seat;
use crate::games::road::cards::{Metropolis, Resource, ratio};
use crate::games::road::options::Side;
use crate::games::road::purchase::{Purchase, Replacing};
use crate::games::road::{Action, Cards, View};
use crate::web::road::model::Picked;

/// Availability of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cost {
    /// The hand can pay the price.
    Can,
    /// One card is missing, and can be replaced in these ways.
    Swap(Vec<Replacing>),
    /// It can't be bought now.
    Locked(Lack),
    /// No seat may buy now.
    Idle,
}

/// The reason why a card can't be bought now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// These resources are missing.
    Cards(Cards),
    /// There is no visible settlement.
    Settlement,
    /// There is no visible city.
    City,
}

/// A card of the display.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DisplayCard {
    /// The card.
    pub card: Purchase,
    /// Its place in the row; `None` for metropolises, which are beside it.
    pub slot: Option<u8>,
    /// Its availability.
    pub cost: Cost,
    /// True if it is picked.
    pub chosen: bool,
}

impl DisplayCard {
    /// True if it can be bought.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.cost, Cost::Can | Cost::Swap(_))
    }
}

/// Availability of a card to a seat with these choices.
fn cost(view: &View, seat: Option<Seat>, choices: &[Action], card: Purchase) -> Cost {
    let Some(seat) = seat else { return Cost::Idle };
    let mut ways = Vec::new();
    for action in choices {
        if let Action::Build { card: built, replacing } = action
            && *built == card
        {
            let Some(way) = replacing else { return Cost::Can };
            ways.push(*way);
        }
    }
    if !ways.is_empty() {
        return Cost::Swap(ways);
    }
    let tableau = view.open().tableau(seat);
    Cost::Locked(match card {
        Purchase::City if tableau.settlements == 0 => Lack::Settlement,
        card if card.build_card().is_none() && tableau.cities == 0 => Lack::City,
        card => Lack::Cards(view.hand().missing(&card.price())),
    })
}

/// The seat that may buy here and now.
fn buyer(chooser: Option<Seat>, choices: &[Action]) -> Option<Seat> {
    chooser.filter(|_| choices.contains(&Action::End))
}

/// The five places of the row.
#[must_use]
pub fn row(
    view: &View,
    chooser: Option<Seat>,
    choices: &[Action],
    picked: &Picked,
) -> Vec<Option<DisplayCard>> {
    let buyer = buyer(chooser, choices);
    let offer = |(slot, open): (u8, Option<_>)| {
        let card = Purchase::of_build_card(open?);
        let (slot, cost) = (Some(slot), cost(view, buyer, choices, card));
        Some(DisplayCard { card, slot, cost, chosen: picked.card == Some((card, slot)) })
    };
    (0u8..).zip(*view.open().row()).map(offer).collect()
}

/// The metropolises: on side A one pile with its size, on side B all four by name, including those taken.
#[must_use]
pub fn metropolises(
    view: &View,
    chooser: Option<Seat>,
    choices: &[Action],
    picked: &Picked,
) -> Vec<(Metropolis, u8, DisplayCard)> {
    let (side, left) = (view.open().options().metropolises, view.open().metropolises());
    let buyer = buyer(chooser, choices);
    let offer = |name: Metropolis| {
        let card = Purchase::of_metropolis(name, side);
        let chosen = picked.card == Some((card, None));
        DisplayCard { card, slot: None, cost: cost(view, buyer, choices, card), chosen }
    };
    match side {
        Side::A => vec![(Metropolis::Roads, left.len(), offer(Metropolis::Roads))],
        Side::B => Metropolis::ALL
            .into_iter()
            .map(|name| (name, u8::from(left.has(name)), offer(name)))
            .collect(),
    }
}

/// Two flags: some cards can be bought at their price; some only by replacing a card.
#[must_use]
pub fn ways_to_buy(choices: &[Action]) -> (bool, bool) {
    let built = |paid: bool| {
        choices.iter().filter_map(move |action| match action {
            Action::Build { card, replacing } if replacing.is_none() == paid => Some(*card),
            _ => None,
        })
    };
    let only_replaced = built(false).any(|card| built(true).all(|other| other != card));
    (built(true).next().is_some(), only_replaced)
}

/// The purchase of the picked card, as it would be paid.
#[must_use]
pub fn purchase(choices: &[Action], picked: &Picked) -> Option<Action> {
    let (card, _) = picked.card?;
    let ways = choices
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Build { card: built, .. } if *built == card));
    let with = |action: &Action| match action {
        Action::Build { replacing: Some(replacing), .. } => Some(replacing.with),
        _ => None,
    };
    let ways: Vec<Action> = ways.collect();
    ways.iter().find(|way| with(way) == picked.with).or(ways.first()).copied()
}

/// Other kinds that could be paid instead of the missing card.
#[must_use]
pub fn other_ways(choices: &[Action], picked: &Picked) -> Vec<Replacing> {
    let Some(Action::Build { card, replacing: Some(now) }) = purchase(choices, picked) else {
        return Vec::new();
    };
    let way = |action: &Action| match action {
        Action::Build { card: built, replacing: Some(way) } if *built == card => Some(*way),
        _ => None,
    };
    choices.iter().filter_map(way).filter(|way| *way != now).collect()
}

/// The cards of the hand that a purchase costs.
#[must_use]
pub fn payment(view: &View, seat: Seat, action: Action) -> Cards {
    let Action::Build { card, replacing } = action else { return Cards::NONE };
    let mut cards = card.price();
    if let Some(Replacing { missing, with }) = replacing {
        cards.take(missing, 1);
        cards.add(with, ratio(view.open().tableau(seat).roads));
    }
    cards
}

/// A kind paid instead of a missing card, and how many of it.
#[must_use]
pub fn swapped(view: &View, seat: Seat, with: Resource) -> (Resource, u8) {
    (with, ratio(view.open().tableau(seat).roads))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seed::Seed;
    use crate::games::road::cards::BuildCard;
    use crate::games::road::options::{FirstRow, Options};
    use crate::games::road::setup::start;
    use crate::games::road::{Actions, State};

    /// A turn of the first player with this hand, and settlement, road and city in the row.
    fn turn(hand: &str, side: Side) -> (State, Seat) {
        let options = Options::new(3, side, FirstRow::Shuffled).unwrap();
        let mut state = start(&options, &Seed::numbered(4), &mut Vec::new()).unwrap();
        let seat = state.active();
        state.edit().hands()[seat.index()] = hand.parse().unwrap();
        *state.edit().row() = [
            BuildCard::Settlement,
            BuildCard::Road,
            BuildCard::City,
            BuildCard::Road,
            BuildCard::Knight,
        ]
        .map(Some);
        (state, seat)
    }

    fn seen(state: &State, seat: Seat) -> (View, Vec<Action>) {
        let mut list = Actions::new();
        state.legal(seat, &mut list);
        (state.view(seat.into()), list.to_vec())
    }

    fn costs(hand: &str) -> Vec<Cost> {
        let (state, seat) = turn(hand, Side::A);
        let (view, choices) = seen(&state, seat);
        let row = row(&view, Some(seat), &choices, &Picked::default());
        row.into_iter().flatten().map(|offer| offer.cost).collect()
    }

    #[test]
    fn a_card_can_be_paid_replaced_or_says_what_is_missing() {
        let costs = costs("btwwwww");
        let way = Replacing { missing: Resource::Grain, with: Resource::Wool };
        assert_eq!(costs[0], Cost::Swap(vec![way]));
        assert_eq!((&costs[1], &costs[3]), (&Cost::Can, &Cost::Can));
        assert_eq!(costs[2], Cost::Locked(Lack::Cards("ggooo".parse().unwrap())));
        assert_eq!(costs[4], Cost::Locked(Lack::Cards("go".parse().unwrap())));
    }

    #[test]
    fn replacing_is_spoken_of_only_where_a_card_needs_it() {
        let ways = |hand: &str| {
            let (state, seat) = turn(hand, Side::A);
            ways_to_buy(&seen(&state, seat).1)
        };
        assert_eq!(ways("btwwwww"), (true, true), "a road is paid, a settlement only by replacing");
        assert_eq!(ways("btw"), (true, false));
        assert_eq!(ways("twwwww"), (false, true));
        assert_eq!(ways("w"), (false, false));
    }

    #[test]
    fn nothing_is_offered_to_who_does_not_buy_now() {
        let (state, seat) = turn("btwg", Side::A);
        let (view, _) = seen(&state, seat);
        let row = row(&view, None, &[], &Picked::default());
        assert!(row.into_iter().flatten().all(|offer| offer.cost == Cost::Idle));
    }

    #[test]
    fn a_metropolis_wants_a_city_and_side_b_shows_all_four() {
        let (state, seat) = turn("wwwo", Side::A);
        let (view, choices) = seen(&state, seat);
        let beside = metropolises(&view, Some(seat), &choices, &Picked::default());
        let [(_, left, offer)] = &beside[..] else { panic!("one pile") };
        assert_eq!((*left, &offer.cost), (4, &Cost::Locked(Lack::City)));
        let (mut state, seat) = turn("wwwo", Side::B);
        state.edit().tableaus()[seat.index()].cities = 1;
        let (view, choices) = seen(&state, seat);
        let beside = metropolises(&view, Some(seat), &choices, &Picked::default());
        assert_eq!(beside.len(), 4);
        assert!(beside.iter().all(|(_, left, offer)| *left == 1 && offer.cost == Cost::Can));
    }

    #[test]
    fn what_is_picked_is_paid_as_it_was_picked() {
        let (state, seat) = turn("btwwwwwoooo", Side::A);
        let (view, choices) = seen(&state, seat);
        let mut picked = Picked::default().toggled(Purchase::Settlement, Some(0));
        let first = purchase(&choices, &picked).unwrap();
        assert_eq!(first.to_string(), "build settlement g<w");
        assert_eq!(other_ways(&choices, &picked).len(), 1);
        picked.with = Some(Resource::Ore);
        let other = purchase(&choices, &picked).unwrap();
        assert_eq!(other.to_string(), "build settlement g<o");
        assert_eq!(payment(&view, seat, other), "btwoooo".parse().unwrap());
        assert_eq!(purchase(&choices, &picked.toggled(Purchase::Settlement, Some(0))), None);
        assert_eq!(purchase(&choices, &Picked::default().toggled(Purchase::City, Some(2))), None);
    }
}
