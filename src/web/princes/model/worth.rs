//! The points that cards in play give now, printed ones and those that depend on other cards.

use crate::engine::total::At;
use crate::games::princes::State;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::row::{Passive, Points};
use crate::web::princes::model::subject::Sum;

/// A part of a sum: the points of a seat's cards of a name, below zero for points that a card takes away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// The card.
    pub card: Card,
    /// Its points.
    pub points: i16,
}

/// The points that a seat's card gives now, on top of the printed ones.
#[must_use]
pub fn extra(state: &State, seat: u8, card: Card) -> Points {
    let mut points = Points::default();
    for passive in card.row().passives() {
        if let Passive::ScoresWithShips(least) = passive {
            points.victory += u8::from(state.count(seat, Class::TradeShip) >= least);
        }
        points.commerce += match passive {
            Passive::TradesFor(class) => state.count(seat, class),
            Passive::TradesForName(name) => state.count_of(seat, name),
            _ => 0,
        };
    }
    points
}

/// The points that a seat's card in play gives now.
#[must_use]
pub fn worth(state: &State, seat: u8, laid: Laid, side: u8) -> Points {
    let (mut points, extra) = (laid.card.row().points(side), extra(state, seat, laid.card));
    points.victory += extra.victory;
    points.commerce += extra.commerce;
    if is_weakened(state, seat, laid) {
        points.strength = points.strength.min(1);
    }
    points
}

/// True if a card on a road beside it makes a unit with strength count one.
fn is_weakened(state: &State, seat: u8, laid: Laid) -> bool {
    let (Some(Spot::Half(centre, _)), false) = (laid.at.spot(), laid.at.is_abroad()) else {
        return false;
    };
    let weakens = |road: usize| {
        let post = state.realm(seat).posts.at(road);
        post.is_some() && post.row().passives().any(|passive| passive == Passive::Weakens)
    };
    laid.card.row().is(Class::Unit) && [centre, centre + 1].into_iter().any(weakens)
}

/// The parts of a seat's sum, cards of one name together, in the order of the table.
#[must_use]
pub fn terms(state: &State, seat: u8, sum: Sum) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    state.each_own(seat, |laid, side| {
        let points = i16::from(sum.of(worth(state, seat, laid, side)));
        let known = terms.iter_mut().find(|term| term.card.name() == laid.card.name());
        match known {
            Some(term) => term.points += points,
            None => terms.push(Term { card: laid.card, points }),
        }
    });
    terms.retain(|term| term.points != 0);
    let given: i16 = terms.iter().map(|term| term.points).sum();
    let taken = i16::from(sum.total(state, seat)) - given;
    if let Some(card) = camp(state, seat).filter(|_| sum == Sum::Commerce && taken != 0) {
        terms.push(Term { card, points: taken });
    }
    terms
}

/// The opponent's card that takes a commerce point from the seat.
fn camp(state: &State, seat: u8) -> Option<Card> {
    let mut camp = None;
    state.realm(seat).each(|_, piece| {
        if piece.row().foreign && piece.row().passives().any(|passive| passive == Passive::Camp) {
            camp = Some(piece.card);
        }
    });
    camp
}
