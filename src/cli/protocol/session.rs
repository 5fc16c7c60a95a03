//! One client at the table: its game and the answers to its requests.

use crate::cli::legal::choices;
use crate::cli::players::{Kind, NoPlayer, choose};
use crate::cli::protocol::VERSION;
use crate::cli::protocol::seated::{ALLOWED, Seated};
use crate::cli::setup::fresh_seed;
use crate::cli::source::{Form, NoGame, of_json, read_game, write_game};
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::json::record::{hash_text, read_players, read_seed, read_value, standings};
use crate::engine::json::{
    Fields, JsonGame, Misfit, action_with_text, fields::should, read_action,
};
use crate::engine::seat::Seat;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::json::board_to_json;
use crate::games::burgundy::options::OptionsError;
use crate::games::burgundy::{Burgundy, Event};
use serde_json::{Map, Value, json};

/// The most positions that advice may cost.
pub const MAX_NODES: u64 = 10_000_000;

/// Why a request was refused: a word for programs and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    code: &'static str,
    message: String,
}

impl Refusal {
    /// A refusal.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }

    /// As an answer to the request with this id.
    #[must_use]
    pub fn answer(self, id: &Value) -> Value {
        json!({"id": id, "ok": false, "error": {"code": self.code, "message": self.message}})
    }
}

impl core::fmt::Display for Refusal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Refusal {
        Refusal::new("field", misfit.to_string())
    }
}

impl From<NoGame> for Refusal {
    fn from(error: NoGame) -> Refusal {
        Refusal::new(if error.differs { "differs" } else { "unreadable" }, error.message)
    }
}

type Answer = Result<Map<String, Value>, Refusal>;

/// A client and its game.
#[derive(Debug, Default)]
pub struct Session {
    game: Option<Journal<Burgundy>>,
    /// The one seat that the client has; without, it keeps the whole table.
    seated: Option<Seated>,
    done: bool,
}

/// A request: its name, the fields that it knows, and what answers it.
type Request = (&'static str, &'static [&'static str], fn(&mut Session, &Fields<'_>) -> Answer);

const REQUESTS: [Request; 15] = [
    ("hello", &[], |_, _| Ok(hello())),
    ("new", &["options", "seed", "players"], Session::begin),
    ("open", &["text", "record"], Session::open),
    ("state", &["seat"], |session, fields| session.state(fields)),
    ("legal", &["seat"], |session, fields| session.legal(fields)),
    ("apply", &["seat", "action"], Session::apply),
    ("undo", &["moves"], |session, fields| session.step(fields, false)),
    ("redo", &["moves"], |session, fields| session.step(fields, true)),
    ("go", &["at"], Session::go),
    ("hash", &[], |session, _| session.hash()),
    ("events", &["move"], |session, fields| session.events(fields)),
    ("record", &["form"], |session, fields| session.record(fields)),
    ("advise", &["seat", "player", "chance"], |session, fields| session.advise(fields)),
    ("board", &["board"], |_, fields| board(fields)),
    ("quit", &[], |session, _| {
        session.done = true;
        Ok(Map::new())
    }),
];

impl Session {
    /// A client at one seat of a game that has begun; the others play first if it is their turn.
    ///
    /// # Errors
    /// If a player at another seat can't play, which is a fault of this program.
    pub fn seated(mut game: Journal<Burgundy>, seated: Seated) -> Result<Session, Refusal> {
        seated.others_play(&mut game)?;
        Ok(Session { game: Some(game), seated: Some(seated), done: false })
    }

    /// The game, if there is one.
    #[must_use]
    pub const fn journal(&self) -> Option<&Journal<Burgundy>> {
        self.game.as_ref()
    }

    /// Whether the client has said that it goes.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Answers one line. A request that is refused changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let place = format!("this line is not JSON: column {}", error.column());
                return Refusal::new("syntax", place).answer(&Value::Null);
            }
        };
        let id = request.get("id").cloned().unwrap_or_default();
        match self.answer_request(&request) {
            Ok(parts) => {
                let mut answer = Map::new();
                answer.insert("id".to_owned(), id);
                answer.insert("ok".to_owned(), true.into());
                answer.extend(parts);
                Value::Object(answer)
            }
            Err(refusal) => refusal.answer(&id),
        }
    }

    fn answer_request(&mut self, request: &Value) -> Answer {
        let fields = Fields::of(request)?;
        let name = fields.text("do")?;
        let Some((_, known, answer)) = REQUESTS.iter().find(|(known, ..)| *known == name) else {
            let names: Vec<&str> = REQUESTS.iter().map(|(name, ..)| *name).collect();
            return Err(Refusal::new("request", format!("the requests are {}", names.join(", "))));
        };
        if self.seated.is_some() && !ALLOWED.contains(&name) {
            let allowed = ALLOWED.join(", ");
            return Err(Refusal::new("seated", format!("a seat may ask for {allowed}")));
        }
        let known: Vec<&str> = known.iter().copied().chain(["do", "id"]).collect();
        fields.only(&known)?;
        answer(self, &fields)
    }

    fn game(&self) -> Result<&Journal<Burgundy>, Refusal> {
        self.game.as_ref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut Journal<Burgundy>, Refusal> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn begin(&mut self, fields: &Fields<'_>) -> Answer {
        let options = Burgundy::options_from_json(fields.need("options")?)
            .map_err(|misfit| misfit.within("options"))?;
        let seed = if fields.has("seed") { read_seed(fields.text("seed")?)? } else { fresh_seed() };
        let roster = if fields.has("players") { fields.list("players")? } else { &[] };
        let journal = Journal::new(options, seed, read_players(roster)?)
            .map_err(|error: OptionsError| Refusal::new("field", error.to_string()))?;
        self.sit_down(journal)
    }

    fn open(&mut self, fields: &Fields<'_>) -> Answer {
        let journal = match (fields.get("text"), fields.get("record")) {
            (Some(_), None) => read_game(fields.text("text")?)?.0,
            (None, Some(record)) => read_value(record).map_err(|fault| of_json(&fault))?,
            _ => return Err(Refusal::new("field", "either \"text\" or \"record\" is wanted")),
        };
        self.sit_down(journal)
    }

    /// Takes a game up; what it began with is told once, to whoever keeps the table.
    fn sit_down(&mut self, journal: Journal<Burgundy>) -> Answer {
        let setup = journal.setup();
        let mut answer = Map::new();
        answer.insert("seed".to_owned(), setup.seed().as_str().into());
        answer.insert("options".to_owned(), Burgundy::options_to_json(setup.options()));
        answer.extend(moment(&journal));
        self.game = Some(journal);
        Ok(answer)
    }

    fn state(&self, fields: &Fields<'_>) -> Answer {
        let state = self.game()?.state();
        let value = match self.seat(fields)? {
            Some(seat) => Burgundy::view_to_json(&Burgundy::view(state, seat)),
            None => Burgundy::position_to_json(state),
        };
        Ok(one("state", value))
    }

    /// The field `seat`, if it is there; a seated client's own seat otherwise.
    fn seat(&self, fields: &Fields<'_>) -> Result<Option<Seat>, Refusal> {
        let last = u64::from(Burgundy::seats(self.game()?.state())).saturating_sub(1);
        let own = self.seated.as_ref().map(|seated| seated.seat);
        if !fields.has("seat") {
            return Ok(own);
        }
        let seat = Seat(fields.number("seat", 0..=last)? as u8);
        if own.is_some_and(|own| own != seat) {
            return Err(Refusal::new("seated", "this is another player's seat"));
        }
        Ok(Some(seat))
    }

    /// The field `seat`, or the only seat that has a choice.
    fn choosing_seat(&self, fields: &Fields<'_>) -> Result<Seat, Refusal> {
        if let Some(seat) = self.seat(fields)? {
            return Ok(seat);
        }
        let deciders = Burgundy::deciders(self.game()?.state());
        match (deciders.len(), deciders.lowest()) {
            (1, Some(seat)) => Ok(seat),
            (0, _) => Err(Refusal::new("illegal", "the game is over")),
            _ => Err(Refusal::new("field", "seat: several seats choose now; say which one")),
        }
    }

    fn legal(&self, fields: &Fields<'_>) -> Answer {
        let only = self.seat(fields)?;
        let list = choices(self.game()?.state(), only).into_iter().map(|choice| {
            json!({"seat": choice.seat.0, "action": action_with_text::<Burgundy>(choice.action)})
        });
        Ok(one("legal", list.collect::<Vec<_>>().into()))
    }

    fn apply(&mut self, fields: &Fields<'_>) -> Answer {
        let seat = self.choosing_seat(fields)?;
        let action = read_action::<Burgundy>(fields.need("action")?)
            .map_err(|misfit| misfit.within("action"))?;
        let mut events: Vec<Event> = Vec::new();
        let seated = self.seated.clone();
        let journal = self.game_mut()?;
        journal
            .play(seat, action, &mut events)
            .map_err(|why| Refusal::new("illegal", why.to_string()))?;
        let mut answer = one("events", events_to_json(&events));
        if let Some(seated) = seated {
            answer.insert("others".to_owned(), seated.others_play(journal)?.into());
        }
        answer.extend(moment(journal));
        Ok(answer)
    }

    /// Undo and redo, by one move or by `moves`.
    fn step(&mut self, fields: &Fields<'_>, forward: bool) -> Answer {
        let moves =
            if fields.has("moves") { fields.number("moves", 1..=u64::from(u16::MAX))? } else { 1 };
        let journal = self.game_mut()?;
        let (here, moves) = (journal.position(), moves as usize);
        let there = if forward { Some(here + moves) } else { here.checked_sub(moves) };
        if !there.is_some_and(|there| journal.go_to(there)) {
            let what = if forward { "made again" } else { "taken back" };
            return Err(Refusal::new("range", format!("there are not so many moves to be {what}")));
        }
        Ok(moment(journal))
    }

    fn go(&mut self, fields: &Fields<'_>) -> Answer {
        let journal = self.game_mut()?;
        let at = fields.number("at", 0..=journal.len() as u64)?;
        journal.go_to(at as usize);
        Ok(moment(journal))
    }

    fn hash(&self) -> Answer {
        let state = self.game()?.state();
        Ok(one("hash", hash_text(Burgundy::hash(state)).into()))
    }

    /// What happened in a move, counted from 1; 0 is what happened before the first.
    fn events(&self, fields: &Fields<'_>) -> Answer {
        let journal = self.game()?;
        let number = match fields.has("move") {
            true => fields.number("move", 0..=journal.position() as u64)? as usize,
            false => journal.position(),
        };
        let events = match number.checked_sub(1) {
            None => journal.opening_events(),
            Some(index) => journal.events_of(index),
        };
        let mut answer = one("move", number.into());
        answer.insert("events".to_owned(), events_to_json(&events));
        Ok(answer)
    }

    fn record(&self, fields: &Fields<'_>) -> Answer {
        let form = if fields.has("form") { fields.text("form")? } else { "json" };
        let form: Form = form.parse().map_err(|_| should("form", "json, text, link or setup"))?;
        let text = write_game(self.game()?, form)
            .map_err(|error| Refusal::new("unwritable", error.to_string()))?;
        let value = match form {
            Form::Json => serde_json::from_str(&text).unwrap_or_default(),
            _ => Value::from(text.trim_end_matches('\n')),
        };
        let mut answer = one("form", form.name().into());
        answer.insert("record".to_owned(), value);
        Ok(answer)
    }

    /// What a computer player would do; it is given the seat's view alone.
    fn advise(&self, fields: &Fields<'_>) -> Answer {
        let seat = self.choosing_seat(fields)?;
        let name = if fields.has("player") { fields.text("player")? } else { "easy" };
        let kind: Kind = name
            .parse()
            .map_err(|error: NoPlayer| Refusal::new("field", format!("player: {error}")))?;
        if matches!(kind, Kind::Level { nodes, .. } if nodes > MAX_NODES) {
            return Err(
                should("player", &format!("a budget of at most {MAX_NODES} positions")).into()
            );
        }
        let chance = if fields.has("chance") { fields.number("chance", 0..=u64::MAX)? } else { 1 };
        let state = self.game()?.state();
        if !Burgundy::deciders(state).has(seat) {
            return Err(Refusal::new("illegal", "this seat has nothing to choose now"));
        }
        let actions = choose(kind, &Burgundy::view(state, seat), chance);
        let actions: Vec<Value> = actions.into_iter().map(action_with_text::<Burgundy>).collect();
        let mut answer = one("seat", seat.0.into());
        answer.insert("actions".to_owned(), actions.into());
        Ok(answer)
    }
}

fn no_game() -> Refusal {
    Refusal::new("no-game", "there is no game yet: ask for \"new\" or \"open\" first")
}

fn one(name: &str, value: Value) -> Map<String, Value> {
    let mut map = Map::new();
    map.insert(name.to_owned(), value);
    map
}

fn hello() -> Map<String, Value> {
    let mut answer = one("protocol", VERSION.into());
    answer.insert("program".to_owned(), "principality".into());
    answer.insert("version".to_owned(), env!("CARGO_PKG_VERSION").into());
    answer.insert("game".to_owned(), Burgundy::NAME.into());
    answer.insert("rules".to_owned(), Burgundy::RULES_VERSION.into());
    answer
}

fn board(fields: &Fields<'_>) -> Answer {
    let number = fields.number("board", 1..=10)? as u8;
    let Value::Object(answer) = board_to_json(BoardId(number)) else {
        return Err(Refusal::new("field", "board: there is no such board"));
    };
    Ok(answer)
}

pub(super) fn events_to_json(events: &[Event]) -> Value {
    events.iter().map(Burgundy::event_to_json).collect::<Vec<_>>().into()
}

/// Where the game stands: all of it lies open to every seat.
fn moment(journal: &Journal<Burgundy>) -> Map<String, Value> {
    let state = journal.state();
    let decide = |seat: Seat| {
        let decision = Burgundy::decision(state, seat);
        json!({"seat": seat.0, "decision": decision.as_ref().map(Burgundy::decision_to_json)})
    };
    let mut moment = one("at", journal.position().into());
    moment.insert("moves".to_owned(), journal.len().into());
    moment.insert("turns_ended".to_owned(), Burgundy::turns_ended(state).into());
    let deciders: Vec<Value> = Burgundy::deciders(state).iter().map(decide).collect();
    moment.insert("deciders".to_owned(), deciders.into());
    moment.insert("over".to_owned(), journal.is_over().into());
    if journal.is_over() {
        moment.insert("standings".to_owned(), standings::<Burgundy>(state).into());
    }
    moment
}
