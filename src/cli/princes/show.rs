//! A position as text for the terminal.

use crate::cli::any::named;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::json::to_value;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, Kind, Region};
use crate::games::princes::place::{centre_column, road_column};
use crate::games::princes::realm::{Centre, Piece, Realm};
use crate::games::princes::state::{FACE_UP, STRENGTH, TRADE};
use crate::games::princes::step::{
    Choice, GainChoice, HandChoice, PaymentChoice, StackChoice, TurnChoice,
};
use crate::games::princes::{Decision, Princes, State};
use std::io::{self, Write};

/// Writes the position as far as the looker may see it.
pub fn position(state: &State, players: &Roster, out: &mut dyn Write) -> io::Result<()> {
    moment(state, out)?;
    stacks(state, out)?;
    for row in Princes::standings(state) {
        writeln!(out)?;
        principality(state, players, row.seat, out)?;
    }
    Ok(())
}

fn moment(state: &State, out: &mut dyn Write) -> io::Result<()> {
    let row = state.mode().row();
    write!(out, "{}, to {} points, ", row.key, row.target)?;
    if state.over() {
        return writeln!(out, "the game is over");
    }
    write!(out, "turn {}, seat {}", state.turn() + 1, state.active())?;
    if state.face() > 0 {
        write!(out, ", number {}, {}", state.number(), face(state.face()))?;
    }
    if state.current().is_some() {
        write!(out, ", event {}", state.current())?;
    }
    writeln!(out)
}

/// The face of the event die in words.
const fn face(face: u8) -> &'static str {
    match face {
        1 => "brigands",
        2 => "trade",
        3 => "celebration",
        4 => "plentiful harvest",
        _ => "event card",
    }
}

fn stacks(state: &State, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "stacks")?;
    for stack in 0..state.stack_count() {
        let cards = state.stack(stack);
        write!(out, " {}:{} {}", stack + 1, state.back(stack).key(), cards.len())?;
        if let Some(top) = cards.last().filter(|top| top.known == FACE_UP) {
            write!(out, " ({} on top)", top.card)?;
        }
    }
    let [roads, settlements, cities] = state.supply();
    writeln!(out, "; events {}, regions {}", state.events().len(), state.regions().len())?;
    writeln!(out, "supply: roads {roads}, settlements {settlements}, cities {cities}")?;
    if !state.open().is_empty() {
        writeln!(out, "open stack: {}", cards(state.open().iter().copied()))?;
    }
    if !state.discard().is_empty() {
        writeln!(out, "discarded: {}", cards(state.discard().iter().copied()))?;
    }
    Ok(())
}

/// Cards with their numbers, as `abbey, scout x2`.
fn cards(cards: impl Iterator<Item = Card>) -> String {
    let mut counted: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        match counted.iter_mut().find(|(known, _)| *known == card) {
            Some((_, count)) => *count += 1,
            None => counted.push((card, 1)),
        }
    }
    let word = |(card, count): &(Card, usize)| match count {
        1 => card.to_string(),
        more => format!("{card} x{more}"),
    };
    counted.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// Amounts by their letters, as `L2 G1`.
fn amounts(amounts: &Amounts) -> String {
    let filled = Kind::ALL.into_iter().filter(|kind| amounts.at(kind.index()) > 0);
    let words: Vec<String> =
        filled.map(|kind| format!("{kind}{}", amounts.at(kind.index()))).collect();
    if words.is_empty() { "nothing".to_owned() } else { words.join(" ") }
}

fn principality(
    state: &State,
    players: &Roster,
    seat: Seat,
    out: &mut dyn Write,
) -> io::Result<()> {
    let total = state.total(seat.0);
    let points = state.victory(seat.0);
    write!(out, "seat {}{}: {points} points", seat.0, named(players.name(seat)))?;
    for (at, name) in [(STRENGTH, "strength"), (TRADE, "trade")] {
        if state.advantage(at).is(seat.0) {
            write!(out, ", {name} advantage")?;
        }
    }
    writeln!(out)?;
    writeln!(
        out,
        "  strength {}, skill {}, commerce {}, progress {}; stores {}",
        total.strength,
        total.skill,
        total.commerce,
        total.progress,
        amounts(&state.realm(seat.0).amounts())
    )?;
    let hand = state.hand(seat.0);
    let held = cards(hand.iter().map(|slot| slot.card));
    writeln!(out, "  hand {}: {held}", hand.len())?;
    for row in [0, 1] {
        write!(out, "  {}", if row == 0 { "above" } else { "below" })?;
        lands(state.realm(seat.0), row, out)?;
    }
    write!(out, "  centre")?;
    centres(state.realm(seat.0), out)
}

/// The regions and halves of a row from the left.
fn lands(realm: &Realm, row: usize, out: &mut dyn Write) -> io::Result<()> {
    for column in realm.columns() {
        let land = realm.land(column, row);
        if land.region.is_some() {
            write!(out, " {}:{}", land.region, land.store)?;
            piece(&land.piece, out)?;
        }
        if !realm.centre_range().contains(&column) {
            continue;
        }
        let half = realm.sites.get(column).and_then(|sites| sites.get(row * 2..row * 2 + 2));
        write!(out, " |")?;
        for laid in half.into_iter().flatten().filter(|piece| piece.is_some()) {
            piece(laid, out)?;
        }
        write!(out, " |")?;
    }
    writeln!(out)
}

fn piece(piece: &Piece, out: &mut dyn Write) -> io::Result<()> {
    if !piece.is_some() {
        return Ok(());
    }
    write!(out, " {}", piece.card)?;
    if piece.side > 0 {
        write!(out, "/{}", piece.side)?;
    }
    if piece.cover.is_some() { write!(out, " under {}", piece.cover) } else { Ok(()) }
}

/// Roads and centres from the left, with their columns.
fn centres(realm: &Realm, out: &mut dyn Write) -> io::Result<()> {
    for column in realm.columns() {
        if realm.has_road(column) {
            write!(out, " road {}", road_column(column))?;
            piece(&realm.posts.at(column), out)?;
        }
        let name = match realm.centres.at(column) {
            Centre::Nothing => continue,
            Centre::Settlement => "settlement",
            Centre::City => "city",
            Centre::Metropolis => "metropolis",
        };
        write!(out, " {name} {:+}", centre_column(column))?;
    }
    if let Some(store) = realm.cached() {
        write!(out, " cache {}:{store}", Region::CACHE)?;
    }
    if let Some(level) = realm.triumph_level() {
        write!(out, " triumph {level}")?;
    }
    writeln!(out)
}

/// The open choice of a seat, as the end of a sentence.
pub fn choice(state: &State, seat: Seat, decision: &Decision) -> String {
    let kinds = |kinds: crate::games::princes::kinds::KindSet| -> String {
        kinds.iter().map(Kind::letter).collect()
    };
    match decision.choice {
        Choice::Turn(TurnChoice::Roll) => "the roll".to_owned(),
        Choice::Turn(TurnChoice::Act) => {
            format!("its turn, stores {}", amounts(&state.realm(seat.0).amounts()))
        }
        Choice::Gain(GainChoice::Gain { kinds: of, left, .. }) => {
            format!("where to store {left} of {}", kinds(of))
        }
        Choice::Payment(PaymentChoice::Pay { due }) => {
            format!("which regions pay {}", amounts(&due))
        }
        Choice::Payment(PaymentChoice::PayAny { kinds: of, left }) => {
            format!("which {left} of {} to pay", kinds(of))
        }
        Choice::Payment(PaymentChoice::Demand { kinds: of, .. }) => {
            format!("what to demand of {}", kinds(of))
        }
        Choice::Stack(StackChoice::Draw { left, .. }) => format!("stacks to draw {left} from"),
        Choice::Stack(StackChoice::ExchangeDraw) => "a stack to draw from or to search".to_owned(),
        Choice::Stack(StackChoice::Search { .. } | StackChoice::MaySearch) => {
            "a stack to look through".to_owned()
        }
        Choice::Stack(StackChoice::Take { stack, .. }) => format!("a card of stack {stack}"),
        Choice::Hand(HandChoice::Exchange { .. }) => "a card to exchange".to_owned(),
        Choice::Hand(HandChoice::Under { left }) => {
            format!("{left} of the hand to put under stacks")
        }
        Choice::Setup(_)
        | Choice::Gain(_)
        | Choice::Payment(PaymentChoice::Give { .. } | PaymentChoice::GiveInto { .. })
        | Choice::Hand(_)
        | Choice::Loss(_)
        | Choice::Hero(_)
        | Choice::Region(_)
        | Choice::Jester(_) => to_value(decision).to_string(),
    }
}
