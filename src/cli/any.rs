//! A game in progress without its types: the operations of commands and protocol on any game.

use crate::cli::Failure;
use crate::cli::analyzed::Analyzed;
use crate::cli::form::{Form, write_game};
use crate::cli::game::CliGame;
use crate::cli::players::{Kind, NoThinker, choose};
use crate::cli::refusal::Refusal;
use crate::engine::actions::ActionList;
use crate::engine::game::{Game, Move};
use crate::engine::journal::Journal;
use crate::engine::json::{action_with_text, read_action, sheet, to_value};
use crate::engine::record::json::standings;
use crate::engine::seat::{Looker, Seat, Seats};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// A choice: its seat, its notation, and its parts with the notation.
pub struct Choice {
    /// The seat that may choose it.
    pub seat: Seat,
    /// The action's notation.
    pub text: String,
    /// The action by its parts.
    pub action: Value,
}

/// A move as a looker may know it.
pub struct MoveView {
    /// The seat that made it.
    pub seat: Seat,
    /// The action; null while it is secret.
    pub action: Value,
    /// The events as the looker learns of them.
    pub events: Vec<Value>,
}

impl MoveView {
    /// The same as a JSON object.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({"seat": self.seat.0, "action": self.action, "events": self.events})
    }
}

/// A game in progress. With a looking seat, results hold that seat's view and events; without one, everything
/// in full.
pub trait AnyGame {
    /// Number of players.
    fn seats(&self) -> u8;
    /// Number of moves, including those after the cursor.
    fn len(&self) -> usize;
    /// True if no move has been made.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Number of moves before the cursor.
    fn position(&self) -> usize;
    /// Moves the cursor behind the first `moves` moves; `false` if there are fewer.
    fn go_to(&mut self, moves: usize) -> bool;
    /// Drops all moves after the first `moves`.
    fn cut_to(&mut self, moves: usize);
    /// Number of turns completed up to the last move.
    fn turns(&self) -> usize;
    /// The seats that choose at the cursor; none if the game is over there.
    fn deciders(&self) -> Seats;
    /// The position's hash.
    fn hash(&self) -> u64;
    /// The beginning of the game: all of its setup but the players.
    fn beginning(&self) -> Map<String, Value>;
    /// The status at the cursor.
    fn moment(&self, looker: Option<Seat>) -> Map<String, Value>;
    /// The position.
    fn state(&self, looker: Option<Seat>) -> Map<String, Value>;
    /// The position as text.
    ///
    /// # Errors
    /// If it can't be written.
    fn show(&self, looker: Option<Seat>, out: &mut dyn Write) -> io::Result<()>;
    /// All legal choices, or those of one seat.
    fn choices(&self, only: Option<Seat>) -> Vec<Choice>;
    /// The numbers, from 1, of the moves known to the looker: all, or a seat's own and those with an event that
    /// it learns of. Secret choices of other seats are not among them, so that the number of moves reveals
    /// nothing.
    fn known_moves(&self, looker: Option<Seat>) -> Vec<usize>;
    /// Events of a move, counted from 1; 0 is the events before the first.
    fn events(&self, number: usize, looker: Option<Seat>) -> Vec<Value>;
    /// Makes a move, given as text or parts; returns it as the looker may know it.
    ///
    /// # Errors
    /// If it is not an action or not legal; the game is then unchanged.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Value,
        looker: Option<Seat>,
    ) -> Result<Vec<Value>, Refusal>;
    /// The moves that a player would make at the seat.
    ///
    /// # Errors
    /// If the game has no such player.
    fn advice(&self, seat: Seat, kind: Kind, number: u64) -> Result<Vec<Value>, NoThinker>;
    /// Lets a player make at most `most` moves at the seat; returns each as the looker may know it.
    ///
    /// # Errors
    /// If the game has no such player, or the player returns no move or an illegal one.
    fn play(
        &mut self,
        seat: Seat,
        kind: Kind,
        number: u64,
        most: usize,
        looker: Option<Seat>,
    ) -> Result<Vec<MoveView>, Failure>;
    /// Analyses the game up to the cursor.
    ///
    /// # Errors
    /// If the game has no analysis, or is in progress and its seats hide cards.
    fn analyze(&self, nodes: Option<u32>, draws: Option<u16>) -> Result<Analyzed, Failure>;
    /// Replays all moves and compares.
    ///
    /// # Errors
    /// The first difference.
    fn verify(&self) -> Result<(), Failure>;
    /// Writes the game, and reads it back as a check.
    ///
    /// # Errors
    /// If it can't be written or does not read back.
    fn write(&self, form: Form) -> Result<String, Failure>;
}

impl<G: CliGame> AnyGame for Journal<G> {
    fn seats(&self) -> u8 {
        G::seats(Journal::state(self))
    }

    fn len(&self) -> usize {
        Journal::len(self)
    }

    fn position(&self) -> usize {
        Journal::position(self)
    }

    fn go_to(&mut self, moves: usize) -> bool {
        Journal::go_to(self, moves)
    }

    fn cut_to(&mut self, moves: usize) {
        *self = self.branch_at(moves);
    }

    fn turns(&self) -> usize {
        self.turn_ends().count().saturating_sub(1)
    }

    fn deciders(&self) -> Seats {
        G::deciders(Journal::state(self))
    }

    fn hash(&self) -> u64 {
        G::hash(Journal::state(self))
    }

    fn beginning(&self) -> Map<String, Value> {
        let setup = self.setup();
        let mut answer = one("game", G::NAME.into());
        answer.insert("seed".to_owned(), setup.seed().as_str().into());
        answer.insert("options".to_owned(), to_value(setup.options()));
        answer
    }

    fn moment(&self, looker: Option<Seat>) -> Map<String, Value> {
        let state = Journal::state(self);
        let decider = |seat: Seat| {
            // The decision of another seat may reveal what it holds.
            let decision =
                G::decision(state, seat).filter(|_| looker.is_none_or(|own| own == seat));
            json!({"seat": seat.0, "decision": decision.as_ref().map(to_value)})
        };
        let known = self.known_moves(looker);
        let at = known.iter().filter(|number| **number <= Journal::position(self)).count();
        let mut moment = one("at", at.into());
        moment.insert("moves".to_owned(), known.len().into());
        moment.insert("turns_ended".to_owned(), G::turns_ended(state).into());
        moment.insert("progress".to_owned(), progress::<G>(state));
        let deciders: Vec<Value> = G::deciders(state).iter().map(decider).collect();
        moment.insert("deciders".to_owned(), deciders.into());
        moment.insert("over".to_owned(), self.is_over().into());
        if self.is_over() {
            moment.extend(points::<G>(state));
        }
        moment
    }

    fn state(&self, looker: Option<Seat>) -> Map<String, Value> {
        let state = Journal::state(self);
        match looker {
            Some(seat) => one("state", to_value(&G::view(state, seat.into()))),
            None => {
                let mut answer = one("state", to_value(state));
                answer.extend(points::<G>(state));
                answer
            }
        }
    }

    fn show(&self, looker: Option<Seat>, out: &mut dyn Write) -> io::Result<()> {
        let state = Journal::state(self);
        let view = G::view(state, looker.map_or(Looker::Public, Looker::Seat));
        let known = known_moves(self, looker.map_or(Looker::Public, Looker::Seat));
        let at = known.iter().filter(|number| **number <= Journal::position(self)).count();
        let (players, moves) = (G::seats(state), known.len());
        writeln!(out, "{}, {players} players, after {at} of {moves} moves", G::NAME)?;
        for seat in G::deciders(state).iter() {
            let shown = |decision: &_| format!(": {}", G::choice(&view, seat, decision));
            // A secret decision of another seat may reveal what it holds.
            let is_visible = |decision: &_| match looker {
                Some(own) => own == seat,
                None => !G::is_secret(decision),
            };
            let decision = G::decision(state, seat).filter(is_visible);
            let what = decision.as_ref().map_or_else(String::new, shown);
            writeln!(out, "seat {} chooses{what}", seat.0)?;
        }
        if self.is_over() {
            for row in G::standings(state) {
                let name = named(self.setup().roster().name(row.seat));
                let (place, seat, points) = (row.place, row.seat.0, row.points);
                writeln!(out, "place {place}: seat {seat}{name} with {points} points")?;
            }
        }
        G::show(&view, self.setup().roster(), out)
    }

    fn choices(&self, only: Option<Seat>) -> Vec<Choice> {
        let choice = |Move { seat, action }| Choice {
            seat,
            text: G::Action::to_string(&action),
            action: action_with_text::<G>(action),
        };
        choices::<G>(Journal::state(self), only).into_iter().map(choice).collect()
    }

    fn known_moves(&self, looker: Option<Seat>) -> Vec<usize> {
        match looker {
            None => (1..=Journal::len(self)).collect(),
            Some(seat) => known_moves(self, Looker::Seat(seat)),
        }
    }

    fn events(&self, number: usize, looker: Option<Seat>) -> Vec<Value> {
        let events = match number.checked_sub(1) {
            None => self.opening_events(),
            Some(index) => self.events_of(index),
        };
        visible::<G>(events, looker)
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Value,
        looker: Option<Seat>,
    ) -> Result<Vec<Value>, Refusal> {
        let action = read_action::<G>(action).map_err(|misfit| misfit.within("action"))?;
        let events = make(self, seat, action);
        let events = events.map_err(|why| Refusal::new("illegal", why.to_string()))?;
        Ok(visible::<G>(&events, looker))
    }

    fn advice(&self, seat: Seat, kind: Kind, number: u64) -> Result<Vec<Value>, NoThinker> {
        let view = G::view(Journal::state(self), seat.into());
        let actions = choose::<G>(kind, &view, seat, number)?;
        Ok(actions.into_iter().map(action_with_text::<G>).collect())
    }

    fn play(
        &mut self,
        seat: Seat,
        kind: Kind,
        number: u64,
        most: usize,
        looker: Option<Seat>,
    ) -> Result<Vec<MoveView>, Failure> {
        let view = G::view(Journal::state(self), seat.into());
        let actions = choose::<G>(kind, &view, seat, number)
            .map_err(|error| Failure::Use(error.to_string()))?;
        if actions.is_empty() {
            return Err(Failure::Check(format!("seat {} has nothing to choose", seat.0)));
        }
        let mut played = Vec::new();
        for action in actions.into_iter().take(most) {
            let decision = G::decision(Journal::state(self), seat);
            let secret = decision.is_some_and(|decision| G::is_secret(&decision));
            let at = Journal::len(self);
            let events = make(self, seat, action).map_err(|why| {
                Failure::Check(format!("after {at} moves, seat {}, {action}: {why}", seat.0))
            })?;
            let hidden = secret && looker.is_some_and(|looker| looker != seat);
            let action = if hidden { Value::Null } else { action_with_text::<G>(action) };
            played.push(MoveView { seat, action, events: visible::<G>(&events, looker) });
        }
        Ok(played)
    }

    fn analyze(&self, nodes: Option<u32>, draws: Option<u16>) -> Result<Analyzed, Failure> {
        let computer = G::COMPUTER
            .ok_or_else(|| Failure::Input(format!("the game {} has no analysis", G::NAME)))?;
        (computer.analyze)(self, nodes, draws)
    }

    fn verify(&self) -> Result<(), Failure> {
        Journal::verify(self).map_err(|difference| Failure::Check(difference.to_string()))
    }

    fn write(&self, form: Form) -> Result<String, Failure> {
        write_game(self, form)
    }
}

/// The numbers of the moves that a looker made, or of whose events it learns.
fn known_moves<G: Game>(journal: &Journal<G>, looker: Looker) -> Vec<usize> {
    let is_known = |number: &usize| {
        let made = number.checked_sub(1).and_then(|index| journal.moves().get(index));
        let events = number.checked_sub(1).map_or(&[][..], |index| journal.events_of(index));
        made.is_some_and(|made| looker.is(made.seat))
            || events.iter().any(|event| G::event_for(event, looker).is_some())
    };
    (1..=journal.len()).filter(is_known).collect()
}

/// Makes a move; returns its events, since the journal may then sort it to another place.
fn make<G: Game>(
    journal: &mut Journal<G>,
    seat: Seat,
    action: G::Action,
) -> Result<Vec<G::Event>, G::Illegal> {
    let mut events = Vec::new();
    G::apply(&mut journal.state().clone(), seat, action, &mut events)?;
    journal.play(seat, action)?;
    Ok(events)
}

/// All legal choices, or those of one seat: the lowest seat's first, each seat's in the rules' order.
#[must_use]
pub fn choices<G: Game>(state: &G::State, only: Option<Seat>) -> Vec<Move<G::Action>> {
    let mut list = G::Actions::default();
    let mut all = Vec::new();
    for seat in G::deciders(state).iter().filter(|seat| only.is_none_or(|only| only == *seat)) {
        list.clear();
        G::legal(state, seat, &mut list);
        all.extend(list.iter().map(|action| Move { seat, action: *action }));
    }
    all
}

/// Events as JSON: in full, or as a seat learns of them.
fn visible<G: Game>(events: &[G::Event], looker: Option<Seat>) -> Vec<Value> {
    let seen = |event: &G::Event| match looker {
        None => Some(to_value(event)),
        Some(seat) => G::event_for(event, seat.into()).as_ref().map(to_value),
    };
    events.iter().filter_map(seen).collect()
}

fn progress<G: Game>(state: &G::State) -> Value {
    let number = |(name, number): (&str, i64)| (name.to_owned(), Value::from(number));
    Value::Object(G::progress(state).into_iter().map(number).collect())
}

/// The standings and the score sheets.
fn points<G: Game>(state: &G::State) -> Map<String, Value> {
    let sheets: Vec<Value> =
        Seat::first(G::seats(state)).map(|seat| sheet::<G>(state, seat)).collect();
    let mut points = one("standings", standings::<G>(state));
    points.insert("sheets".to_owned(), sheets.into());
    points
}

/// A name in brackets; empty for none.
#[must_use]
pub fn named(name: &str) -> String {
    if name.is_empty() { String::new() } else { format!(" ({name})") }
}

/// An object with one field.
#[must_use]
pub fn one(name: &str, value: Value) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert(name.to_owned(), value);
    map
}
