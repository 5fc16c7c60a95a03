//! The present counts of things that cards depend on.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::princes::State;
use crate::games::princes::card::{Card, Class};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::Region;
use crate::games::princes::place::{Place, Spot};
use crate::games::princes::row::{Ability, Passive};
use crate::games::princes::step::EventEffect;
use crate::web::princes::model::Shown;
use crate::web::princes::model::worth::extra;
use crate::web::princes::words::names::{self, arg};
use crate::web::ui::text::Text;
use crate::web::words::Arg;

/// The present counts of what a card depends on, as sentences; none for most cards.
pub(super) fn now(drawing: &Drawing<'_>, shown: Shown) -> Vec<Text> {
    let Shown { card, laid } = shown;
    let seat = laid.map_or(drawing.seat(), |(owner, _)| owner);
    let mut said = Vec::new();
    for passive in card.row().passives() {
        if let Passive::ScoresWithShips(least) = passive {
            said.push(ships(drawing, seat, least, laid.is_some()));
        }
    }
    if card.row().passives().any(trades) {
        let key = if laid.is_some() { "princes-now-brings" } else { "princes-now-would-bring" };
        let count = extra(drawing.state, seat, card).commerce;
        said.push(drawing.moment.say(key, &[name(drawing, seat), ("count", count.into())]));
    }
    if card.is_in(&sets::PLAGUE_SAFE) {
        said.extend(laid.and_then(|(owner, laid)| bath_house(drawing, owner, laid.at)));
    }
    said.extend(plague(drawing, card));
    said
}

const fn trades(passive: Passive) -> bool {
    matches!(passive, Passive::TradesFor(_) | Passive::TradesForName(_))
}

fn name(drawing: &Drawing<'_>, seat: u8) -> (&'static str, Arg) {
    ("name", drawing.moment.name(Seat(seat)).as_ref().into())
}

/// A seat's trade ships, and whether they are enough for a point.
fn ships(drawing: &Drawing<'_>, seat: u8, least: u8, counts: bool) -> Text {
    let ships = drawing.state.count(seat, Class::TradeShip);
    let key = match (counts, ships >= least) {
        (true, true) => "princes-now-ships-enough",
        (true, false) => "princes-now-ships-few",
        (false, _) => "princes-now-ships",
    };
    let args = [name(drawing, seat), ("count", ships.into()), ("needed", least.into())];
    drawing.moment.say(key, &args)
}

/// The regions around a centre.
fn around(state: &State, seat: u8, centre: usize) -> Vec<Region> {
    let realm = state.realm(seat);
    let lands = [0, 1].into_iter().flat_map(|row| realm.beside_half(centre, row));
    lands.map(|land| land.region).filter(|region| region.is_some()).collect()
}

fn listed(drawing: &Drawing<'_>, regions: &[Region]) -> (&'static str, Arg) {
    let words = &drawing.moment.words;
    let names: Vec<String> = regions.iter().map(|region| names::region(words, *region)).collect();
    ("list", arg(words.list(&names)))
}

/// The regions that a bath house protects.
fn bath_house(drawing: &Drawing<'_>, seat: u8, at: Place) -> Option<Text> {
    let Some(Spot::Half(centre, _)) = at.spot() else { return None };
    let regions = around(drawing.state, seat, centre);
    Some(drawing.moment.say("princes-now-bath-house", &[listed(drawing, &regions)]))
}

/// For a plague, the regions that bath houses protect from it, seat by seat.
pub(super) fn plague(drawing: &Drawing<'_>, card: Card) -> Vec<Text> {
    let strikes = |ability: &Ability| matches!(ability, Ability::Each([step]) if *step == EventEffect::Plague.step());
    if !card.is_some() || !card.row().abilities.iter().any(strikes) {
        return Vec::new();
    }
    let said = |seat: u8| {
        let mut safe = Vec::new();
        drawing.state.each_own(seat, |laid, _| {
            if let (true, Some(Spot::Half(centre, _))) =
                (laid.card.is_in(&sets::PLAGUE_SAFE), laid.at.spot())
            {
                safe.extend(around(drawing.state, seat, centre));
            }
        });
        let mut once: Vec<Region> = Vec::new();
        safe.into_iter().for_each(|region| {
            if !once.contains(&region) {
                once.push(region);
            }
        });
        let args = [name(drawing, seat), listed(drawing, &once)];
        (!once.is_empty()).then(|| drawing.moment.say("princes-now-plague", &args))
    };
    [0, 1].into_iter().filter_map(said).collect()
}
