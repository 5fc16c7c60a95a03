//! Reasons why a card can't be built or played now.

use crate::engine::total::At;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::kinds::{Amounts, KINDS, Kind};
use crate::games::princes::row::{Ability, CardKind, Need, Passive, Row, Site};
use crate::games::princes::state::{State, other};
use crate::games::princes::step::{Choice, ResourceEffect, TurnChoice};
use crate::web::princes::model::choosing::Choosing;
use crate::web::princes::model::parts::Part;

/// Reason why a card can't be built or played now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lacking {
    /// None: it can.
    Nothing,
    /// Wrong time: another turn, another choice.
    Time,
    /// The roll, which comes before all building.
    Roll,
    /// It is played on another occasion: before the roll, with a settlement, with a card.
    Occasion,
    /// These resources.
    Resources(Amounts),
    /// These resources, of which an own card saves one.
    Saved(Amounts, Card),
    /// A condition of the own principality.
    Need(&'static Need),
    /// A card in play forbids attacks.
    Peace,
    /// This amount of gold beyond the price, for a card of the other player.
    Toll(u8),
    /// A condition of the other principality.
    Rival(&'static Need),
    /// Only one is allowed, and it is in play.
    Once,
    /// A legal place.
    Site,
    /// An effect.
    Effect,
}

/// The reason why a seat can't build or play a card now.
#[must_use]
pub fn lacking(state: &State, seat: u8, card: Card, choosing: &Choosing) -> Lacking {
    let lit = choosing.lit(&[]);
    if lit.contains(&Part::Hand(card)) || lit.contains(&Part::Open(card)) {
        return Lacking::Nothing;
    }
    let asked = state.decision(seat).map(|decision| decision.choice);
    let Some(Choice::Turn(turn)) = asked else { return Lacking::Time };
    let row = card.row();
    let helps = |ability: &Ability| {
        matches!(
            ability,
            Ability::BeforeRoll
                | Ability::Heralds
                | Ability::Wards
                | Ability::WithSettlement
                | Ability::WithBuilding
        )
    };
    if row.abilities.iter().any(helps) {
        return Lacking::Occasion;
    }
    if turn == TurnChoice::Roll {
        return Lacking::Roll;
    }
    if row.once && state.has_any(seat, card.of_name()) {
        return Lacking::Once;
    }
    if !state.meets(seat, &row.needs) {
        return Lacking::Need(&row.needs);
    }
    if !state.meets(other(seat), &row.needs_opponent) {
        return Lacking::Rival(&row.needs_opponent);
    }
    if row.kind == CardKind::Attack && state.attacks_are_forbidden() {
        return Lacking::Peace;
    }
    let amounts = state.realm(seat).amounts();
    let missing: Amounts =
        core::array::from_fn(|kind| row.cost.at(kind).saturating_sub(amounts.at(kind)));
    match saver(state, seat, row, &missing) {
        Some(_) if missing.iter().sum::<u8>() == 1 => {}
        Some(card) => return Lacking::Saved(missing, card),
        None if missing != [0; KINDS] => return Lacking::Resources(missing),
        None => {}
    }
    let tolled = row
        .abilities
        .iter()
        .any(|ability| matches!(ability, Ability::Play(steps) if steps.contains(&ResourceEffect::Toll.step())));
    let gold = state.toll(seat).saturating_sub(amounts.at(Kind::Gold.index()));
    if tolled && gold > 0 {
        return Lacking::Toll(gold);
    }
    if row.is_action() { Lacking::Effect } else { Lacking::Site }
}

/// Cards that save a resource of a price.
const SAVERS: [Card; 3] = [Card::SHIP_BUILDER, Card::DRILL_GROUND, Card::BUILDING_CRANE];

/// The own card, if any, that saves one of the missing resources.
fn saver(state: &State, seat: u8, row: &Row, missing: &Amounts) -> Option<Card> {
    let lacks = |kind: Kind| missing.at(kind.index()) > 0;
    let saves = |passive: Passive| match passive {
        Passive::ShipSaving => row.is(Class::Ship) && (lacks(Kind::Lumber) || lacks(Kind::Wool)),
        Passive::HeroSaving => row.is(Class::Hero),
        Passive::CitySaving(above) => {
            matches!(row.site, Site::City | Site::On(_)) && row.cost.iter().sum::<u8>() > above
        }
        _ => false,
    };
    let owns = |card: &Card| state.has(seat, *card) && card.row().passives().any(saves);
    SAVERS.into_iter().find(owns).filter(|_| *missing != [0; KINDS])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Quiet};
    use crate::engine::seed::Seed;
    use crate::games::princes::Princes;
    use crate::games::princes::modes::Mode;
    use crate::games::princes::options::Options;
    use crate::games::princes::realm::Piece;
    use crate::games::princes::step::Why;

    /// A turn of seat 0 with this card in hand, no resources, and these cards in play.
    fn holding(card: Card, there: &[Card]) -> State {
        let options = Options::of(Mode::Turmoil);
        let mut state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        (*state.edit().turn(), *state.edit().active()) = (1, 0);
        state.edit().only(0, Why::Hand, TurnChoice::Act);
        let hand = state.edit().hand(0);
        hand.clear();
        hand.push(crate::games::princes::state::Slot { card, known: 1 });
        state.edit().realm(0).all_lands_mut().for_each(|land| land.store = 0);
        for (site, there) in there.iter().enumerate() {
            state.edit().realm(0).sites[5 + site][0] = Piece::new(*there);
        }
        state.edit().count();
        state
    }

    fn of(state: &State, card: Card) -> Lacking {
        lacking(state, 0, card, &Choosing::default())
    }

    #[test]
    fn what_a_card_saves_is_told_with_what_is_missing() {
        let price = [0, 0, 1, 1, 1, 0];
        assert_eq!(of(&holding(Card::HEINRICH, &[]), Card::HEINRICH), Lacking::Resources(price));
        let drilled = |card| holding(card, &[Card::DRILL_GROUND]);
        let saved = Lacking::Saved(price, Card::DRILL_GROUND);
        assert_eq!(of(&drilled(Card::HEINRICH), Card::HEINRICH), saved);
        let tower = of(&drilled(Card::LOOKOUT_TOWER), Card::LOOKOUT_TOWER);
        assert!(matches!(tower, Lacking::Resources(_)), "no hero: {tower:?}");
    }

    #[test]
    fn where_the_last_missing_resource_is_saved_something_else_is_missing() {
        let mut state = holding(Card::HEINRICH, &[Card::DRILL_GROUND]);
        for land in state.edit().realm(0).all_lands_mut() {
            land.store = u8::from([Kind::Wool, Kind::Grain].contains(&land.region.kind()));
        }
        state.edit().count();
        assert_eq!(of(&state, Card::HEINRICH), Lacking::Site);
    }

    #[test]
    fn before_the_roll_a_card_waits_for_it() {
        let mut state = holding(Card::HEINRICH, &[]);
        state.edit().only(0, Why::Hand, TurnChoice::Roll);
        assert_eq!(of(&state, Card::HEINRICH), Lacking::Roll);
        let herald = Card::REINER_HERALD;
        let mut state = holding(herald, &[]);
        state.edit().only(0, Why::Hand, TurnChoice::Roll);
        assert_eq!(of(&state, herald), Lacking::Occasion);
    }

    #[test]
    fn a_card_of_another_moment_says_so() {
        for card in [Card::REINER_HERALD, Card::SEBASTIAN, Card::BRIGITTA_P] {
            assert_eq!(of(&holding(card, &[]), card), Lacking::Occasion);
        }
    }
}
