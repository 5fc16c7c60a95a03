//! A game in progress without its types: what commands and protocol do with any game.

use crate::cli::Failure;
use crate::cli::form::{Form, write_game};
use crate::cli::game::CliGame;
use crate::cli::players::{Kind, NoThinker, choose};
use crate::cli::protocol::refusal::Refusal;
use crate::engine::actions::ActionList;
use crate::engine::game::{Game, Move};
use crate::engine::journal::Journal;
use crate::engine::json::{action_with_text, read_action, sheet, to_value};
use crate::engine::record::json::standings;
use crate::engine::seat::{Looker, Seat, Seats};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// A choice: whose, its notation, and its parts with the notation.
pub struct Choice {
    /// Whose it is.
    pub seat: Seat,
    /// The action's notation.
    pub text: String,
    /// The action by its parts.
    pub action: Value,
}

/// A move as a looker is told of it.
pub struct MoveView {
    /// Who made it.
    pub seat: Seat,
    /// The action; null while it is secret.
    pub action: Value,
    /// What the looker learns of what happened.
    pub events: Vec<Value>,
}

impl MoveView {
    /// The same as a JSON object.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({"seat": self.seat.0, "action": self.action, "events": self.events})
    }
}

/// A game in progress. A seat that looks is shown its view and told its events; where none looks,
/// everything is told in full.
pub trait AnyGame {
    /// How many play.
    fn seats(&self) -> u8;
    /// How many moves there are, also after the cursor.
    fn len(&self) -> usize;
    /// Whether there is no move.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many moves lead to the cursor.
    fn position(&self) -> usize;
    /// Puts the cursor after so many moves; `false` when there are fewer.
    fn go_to(&mut self, moves: usize) -> bool;
    /// Forgets all moves after so many.
    fn cut_to(&mut self, moves: usize);
    /// How many turns have ended up to the last move.
    fn turns(&self) -> usize;
    /// Who chooses at the cursor; nobody when the game is over there.
    fn deciders(&self) -> Seats;
    /// The position's hash.
    fn hash(&self) -> u64;
    /// What the game began with, but for who plays.
    fn beginning(&self) -> Map<String, Value>;
    /// Where the game stands.
    fn moment(&self, looker: Option<Seat>) -> Map<String, Value>;
    /// The position.
    fn state(&self, looker: Option<Seat>) -> Map<String, Value>;
    /// The position as text.
    ///
    /// # Errors
    /// If it can't be written.
    fn show(&self, looker: Option<Seat>, out: &mut dyn Write) -> io::Result<()>;
    /// All that may be chosen, or what one seat may choose.
    fn choices(&self, only: Option<Seat>) -> Vec<Choice>;
    /// What happened in a move, counted from 1; 0 is what happened before the first.
    fn events(&self, number: usize, looker: Option<Seat>) -> Vec<Value>;
    /// Makes a move, given as text or parts; tells what the looker learns of it.
    ///
    /// # Errors
    /// If it is no action or not legal; the game is then as it was.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Value,
        looker: Option<Seat>,
    ) -> Result<Vec<Value>, Refusal>;
    /// What a player would do at the seat.
    ///
    /// # Errors
    /// If the game has no such player.
    fn advice(&self, seat: Seat, kind: Kind, number: u64) -> Result<Vec<Value>, NoThinker>;
    /// Lets a player at the seat make its moves, `most` at most; tells the looker of each.
    ///
    /// # Errors
    /// If the game has no such player, or it plays nothing or something illegal.
    fn play(
        &mut self,
        seat: Seat,
        kind: Kind,
        number: u64,
        most: usize,
        looker: Option<Seat>,
    ) -> Result<Vec<MoveView>, Failure>;
    /// Replays everything and compares.
    ///
    /// # Errors
    /// The first difference.
    fn verify(&self) -> Result<(), Failure>;
    /// Writes the game down; it is read back before it is handed out.
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
        let mut told = one("game", G::NAME.into());
        told.insert("seed".to_owned(), setup.seed().as_str().into());
        told.insert("options".to_owned(), to_value(setup.options()));
        told
    }

    fn moment(&self, looker: Option<Seat>) -> Map<String, Value> {
        let state = Journal::state(self);
        let decider = |seat: Seat| {
            // What others must choose may say what they hold.
            let decision =
                G::decision(state, seat).filter(|_| looker.is_none_or(|own| own == seat));
            json!({"seat": seat.0, "decision": decision.as_ref().map(to_value)})
        };
        let mut moment = one("at", Journal::position(self).into());
        moment.insert("moves".to_owned(), Journal::len(self).into());
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
        let (players, at, moves) = (G::seats(state), Journal::position(self), Journal::len(self));
        writeln!(out, "{}, {players} players, after {at} of {moves} moves", G::NAME)?;
        for seat in G::deciders(state).iter() {
            let own = G::view(state, seat.into());
            let shown = |decision: &_| format!(": {}", G::choice(&own, seat, decision));
            let decision =
                G::decision(state, seat).filter(|_| looker.is_none_or(|own| own == seat));
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

    fn events(&self, number: usize, looker: Option<Seat>) -> Vec<Value> {
        let events = match number.checked_sub(1) {
            None => self.opening_events(),
            Some(index) => self.events_of(index),
        };
        told::<G>(events, looker)
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
        Ok(told::<G>(&events, looker))
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
            played.push(MoveView { seat, action, events: told::<G>(&events, looker) });
        }
        Ok(played)
    }

    fn verify(&self) -> Result<(), Failure> {
        Journal::verify(self).map_err(|difference| Failure::Check(difference.to_string()))
    }

    fn write(&self, form: Form) -> Result<String, Failure> {
        write_game(self, form)
    }
}

/// Makes a move; what happened in it as it was made, for the journal may put it in another place.
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

/// All that may be chosen, or what one seat may choose: the lowest seat's choices first, each seat's
/// in the rules' order.
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

/// Events as JSON: in full, or what a seat learns of them.
fn told<G: Game>(events: &[G::Event], looker: Option<Seat>) -> Vec<Value> {
    let told = |event: &G::Event| match looker {
        None => Some(to_value(event)),
        Some(seat) => G::event_for(event, seat.into()).as_ref().map(to_value),
    };
    events.iter().filter_map(told).collect()
}

fn progress<G: Game>(state: &G::State) -> Value {
    let number = |(name, number): (&str, i64)| (name.to_owned(), Value::from(number));
    Value::Object(G::progress(state).into_iter().map(number).collect())
}

/// The order of the seats and their score sheets.
fn points<G: Game>(state: &G::State) -> Map<String, Value> {
    let sheets: Vec<Value> =
        Seat::first(G::seats(state)).map(|seat| sheet::<G>(state, seat)).collect();
    let mut points = one("standings", standings::<G>(state));
    points.insert("sheets".to_owned(), sheets.into());
    points
}

/// A name in brackets, where there is one.
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
