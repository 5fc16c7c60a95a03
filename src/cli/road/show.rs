//! A position as text for the terminal, made from the looker's view alone.

use crate::cli::any::named;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::games::road::cards::{BuildCard, EventCard, Metropolis, Special};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Decision, View};
use std::io::{self, Write};

/// The open choice of a seat, as the end of a sentence.
pub fn choice(decision: &Decision) -> String {
    match *decision {
        Decision::Turn => "its turn: purchases, a trade, the end".to_owned(),
        Decision::Offer { partner } => format!("an offer for seat {}", partner.0),
        Decision::Answer { from } => format!("an answer to seat {}", from.0),
        Decision::Counter { to } => format!("a counter-offer for seat {}", to.0),
        Decision::Reply { from } => format!("an answer to the counter-offer of seat {}", from.0),
        Decision::Discard { count } => format!("cards for the robber, {count} more"),
        Decision::Gift => "a card to give away".to_owned(),
    }
}

/// Writes the position as far as the looker may see it.
pub fn position(view: &View, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
    let state = view.open();
    if state.is_over() {
        writeln!(out, "the game is over")?;
    } else {
        writeln!(out, "turn {}, seat {} is active", state.turns() + 1, state.active().0)?;
    }
    middle(view, out)?;
    if matches!(state.stage(), Stage::Answer | Stage::Counter | Stage::Reply) {
        let (active, partner) = (state.active(), state.trade().partner);
        offer("offer", active, partner, &state.trade().offer, out)?;
        if state.stage() == Stage::Reply {
            offer("counter-offer", partner, active, &state.trade().counter, out)?;
        }
    }
    state.seats().try_for_each(|seat| one_seat(view, players, seat, out))
}

fn middle(view: &View, out: &mut dyn Write) -> io::Result<()> {
    let state = view.open();
    let row = state.row().iter().map(|open| open.map_or("-", name));
    let row = row.collect::<Vec<_>>().join(" ");
    writeln!(out, "row: {row}; {} build cards face down", view.deck())?;
    let left = metropolises(state.metropolises().iter(), state.options().metropolises);
    writeln!(out, "metropolises: {left}")?;
    writeln!(out, "supply: {} cards, discarded {}", view.supply(), state.discard())?;
    let last = state
        .last_event()
        .map_or_else(String::new, |event| format!(", last {}", event_name(event)));
    writeln!(out, "events: {} face down{last}", view.events())
}

fn offer(what: &str, from: Seat, to: Seat, deal: &Deal, out: &mut dyn Write) -> io::Result<()> {
    let (give, get) = (deal.give, deal.get);
    writeln!(out, "{what}: seat {} gives {give} and gets {get} from seat {}", from.0, to.0)
}

fn one_seat(view: &View, players: &Roster, seat: Seat, out: &mut dyn Write) -> io::Result<()> {
    let state = view.open();
    let tableau = state.tableau(seat);
    let player = named(players.name(seat));
    let (points, size) = (state.points(seat), view.hand_size(seat));
    let specials = Special::ALL.into_iter().filter(|card| state.owner(*card) == Some(seat));
    let specials: String = specials.map(|card| format!(", {}", special_name(card))).collect();
    writeln!(out, "seat {}{player}: {points} points, {size} cards{specials}", seat.0)?;
    let built = metropolises(tableau.metropolises.iter(), state.options().metropolises);
    let (roads, knights) = (tableau.roads, tableau.knights);
    let (settlements, cities) = (tableau.settlements, tableau.cities);
    writeln!(
        out,
        "    roads {roads}, knights {knights}, settlements {settlements}, cities {cities}, \
         metropolises {built}"
    )?;
    if view.looker().is(seat) {
        return writeln!(out, "    hand: {}", view.hand());
    }
    match view.known(seat) {
        known if known.is_empty() => Ok(()),
        known => writeln!(out, "    seen in the hand: {}", known),
    }
}

/// Number of metropolises; on side B their names.
fn metropolises(cards: impl Iterator<Item = Metropolis>, side: Side) -> String {
    match side {
        Side::A => cards.count().to_string(),
        Side::B => {
            let names = cards.map(|card| Purchase::of_metropolis(card, side).name());
            let names: Vec<&str> =
                names.map(|name| name.trim_start_matches("metropolis:")).collect();
            if names.is_empty() { "0".to_owned() } else { names.join(" ") }
        }
    }
}

const fn name(card: BuildCard) -> &'static str {
    Purchase::of_build_card(card).name()
}

const fn special_name(card: Special) -> &'static str {
    match card {
        Special::Route => "the longest route",
        Special::Army => "the largest army",
    }
}

const fn event_name(card: EventCard) -> &'static str {
    match card {
        EventCard::Robber => "robber",
        EventCard::Donation => "donation",
        EventCard::HarvestFestival => "harvest festival",
        EventCard::Subsidy => "subsidy",
        EventCard::NewYear => "new year",
    }
}
