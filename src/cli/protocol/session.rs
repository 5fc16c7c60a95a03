//! A session of one client: its game and the answers to its requests.

use crate::cli::any::{AnyGame, MoveView, one};
use crate::cli::form::{Content, Form};
use crate::cli::games::{BoxedGame, Games};
use crate::cli::new_game::fresh_seed;
use crate::cli::players::{Kind, NoPlayer};
use crate::cli::protocol::VERSION;
use crate::cli::protocol::seated::{ALLOWED, Seated};
use crate::cli::refusal::Refusal;
use crate::cli::source::open_game;
use crate::engine::journal::roster::visible;
use crate::engine::json::{Fields, fields::should};
use crate::engine::record::json::{hash_text, read_players, read_seed};
use crate::engine::seat::Seat;
use serde_json::{Map, Value, json};

/// Maximum number of positions that advice may visit.
pub const MAX_NODES: u64 = 10_000_000;

type Answer = Result<Map<String, Value>, Refusal>;

/// A client and its game.
pub struct Session {
    games: Games,
    game: Option<BoxedGame>,
    /// The client's seat and the other players; `None` for a client that controls all seats.
    seated: Option<Seated>,
    done: bool,
}

impl Default for Session {
    fn default() -> Session {
        Session::new(Games::ALL)
    }
}

/// A request: its name, its fields, and the method that answers it.
type Request = (&'static str, &'static [&'static str], fn(&mut Session, &Fields<'_>) -> Answer);

const REQUESTS: [Request; 14] = [
    ("hello", &[], |session, _| Ok(session.hello())),
    ("new", &["game", "options", "seed", "players"], Session::begin),
    ("open", &["text", "record"], Session::open),
    ("state", &["seat"], |session, fields| Ok(session.game()?.state(session.seat(fields)?))),
    ("legal", &["seat"], |session, fields| session.legal(fields)),
    ("apply", &["seat", "action"], Session::apply),
    ("undo", &["moves"], |session, fields| session.step(fields, false)),
    ("redo", &["moves"], |session, fields| session.step(fields, true)),
    ("go", &["at"], Session::go),
    ("hash", &[], |session, _| Ok(one("hash", hash_text(session.game()?.hash()).into()))),
    ("events", &["move", "seat"], |session, fields| session.events(fields)),
    ("record", &["form"], |session, fields| session.record(fields)),
    ("advise", &["seat", "player", "chance"], |session, fields| session.advise(fields)),
    ("quit", &[], |session, _| {
        session.done = true;
        Ok(Map::new())
    }),
];

impl Session {
    /// A session of a client that controls all seats, with these games available.
    #[must_use]
    pub const fn new(games: Games) -> Session {
        Session { games, game: None, seated: None, done: false }
    }

    /// A session at one seat of a game that has begun; the others play first if it is their turn.
    ///
    /// # Errors
    /// If a player at another seat can't play.
    pub fn seated(games: Games, mut game: BoxedGame, seated: Seated) -> Result<Session, Refusal> {
        seated.others_play(&mut *game)?;
        Ok(Session { games, game: Some(game), seated: Some(seated), done: false })
    }

    /// The game, if there is one.
    #[must_use]
    pub fn into_game(self) -> Option<BoxedGame> {
        self.game
    }

    /// True if the client has quit.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Answers one line. A refused request changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let deep = error.to_string().starts_with("recursion limit");
                let what = if deep { "nested too deep" } else { "not JSON" };
                let place = format!("this line is {what}: column {}", error.column());
                return Refusal::new("syntax", place).answer(&Value::Null);
            }
        };
        let id = request.get("id").cloned().unwrap_or_default();
        match self.answer_request(&request) {
            Ok(parts) => {
                let mut answer = one("id", id);
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
        let only = |known: &[&str]| {
            let known: Vec<&str> = known.iter().copied().chain(["do", "id"]).collect();
            fields.only(&known)
        };
        if let Some(own) = self.games.own_requests().find(|own| own.name == name) {
            only(own.fields)?;
            return Ok((own.answer)(&fields)?);
        }
        let Some((_, known, answer)) = REQUESTS.iter().find(|(known, ..)| *known == name) else {
            let names = self.with_own(REQUESTS.iter().map(|(name, ..)| *name));
            return Err(Refusal::new("request", format!("the requests are {names}")));
        };
        if self.seated.is_some() && !ALLOWED.contains(&name) {
            let allowed = self.with_own(ALLOWED.into_iter());
            return Err(Refusal::new("seated", format!("a seat may ask for {allowed}")));
        }
        only(known)?;
        answer(self, &fields)
    }

    /// Names of requests, including those of single games.
    fn with_own(&self, names: impl Iterator<Item = &'static str>) -> String {
        names.chain(self.games.own_requests().map(|own| own.name)).collect::<Vec<_>>().join(", ")
    }

    fn hello(&self) -> Map<String, Value> {
        let game = |entry: &crate::cli::games::GameEntry| {
            let info = &entry.info;
            let seats = [info.seats.start(), info.seats.end()];
            json!({"game": info.name, "seats": seats, "rules": info.rules})
        };
        let mut answer = one("protocol", VERSION.into());
        answer.insert("program".to_owned(), "principality".into());
        answer.insert("version".to_owned(), env!("CARGO_PKG_VERSION").into());
        answer.insert("games".to_owned(), self.games.0.iter().map(game).collect());
        answer
    }

    fn game(&self) -> Result<&dyn AnyGame, Refusal> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut BoxedGame, Refusal> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn begin(&mut self, fields: &Fields<'_>) -> Answer {
        let name = if fields.has("game") { Some(fields.text("game")?) } else { None };
        let game = self.games.wanted(name);
        let game = game.map_err(|error| Refusal::new("field", format!("game: {error}")))?;
        let usual = Value::Object(Map::new());
        let options = fields.get("options").unwrap_or(&usual);
        let seed = if fields.has("seed") { read_seed(fields.text("seed")?)? } else { fresh_seed() };
        let players = if fields.has("players") { fields.list("players")? } else { &[] };
        let players: Vec<Value> = players.iter().map(with_visible_name).collect();
        self.sit_down((game.begin)(options, seed, read_players(&players)?)?)
    }

    fn open(&mut self, fields: &Fields<'_>) -> Answer {
        let opened = match (fields.get("text"), fields.get("record")) {
            (Some(_), None) => open_game(self.games, Content::of(fields.text("text")?)?)?,
            (None, Some(record)) => open_game(self.games, Content::Json(record.clone()))?,
            _ => return Err(Refusal::new("field", "either \"text\" or \"record\" is wanted")),
        };
        self.sit_down(opened.0)
    }

    /// Takes up a game; returns its beginning and status in full, since only a client that controls all seats
    /// can do so.
    fn sit_down(&mut self, game: BoxedGame) -> Answer {
        let mut answer = game.beginning();
        answer.extend(game.moment(None));
        self.game = Some(game);
        Ok(answer)
    }

    fn own_seat(&self) -> Option<Seat> {
        self.seated.as_ref().map(|seated| seated.seat)
    }

    /// The field `seat`, if present; otherwise a seated client's own seat.
    fn seat(&self, fields: &Fields<'_>) -> Result<Option<Seat>, Refusal> {
        let last = u64::from(self.game()?.seats()).saturating_sub(1);
        let own = self.own_seat();
        if !fields.has("seat") {
            return Ok(own);
        }
        let seat = Seat(fields.number("seat", 0..=last)? as u8);
        if own.is_some_and(|own| own != seat) {
            return Err(Refusal::new("seated", "this is another player's seat"));
        }
        Ok(Some(seat))
    }

    /// The field `seat`, or the only deciding seat.
    fn choosing_seat(&self, fields: &Fields<'_>) -> Result<Seat, Refusal> {
        if let Some(seat) = self.seat(fields)? {
            return Ok(seat);
        }
        let deciders = self.game()?.deciders();
        match (deciders.len(), deciders.lowest()) {
            (1, Some(seat)) => Ok(seat),
            (0, _) => Err(Refusal::new("illegal", "the game is over")),
            _ => Err(Refusal::new("field", "seat: several seats choose now; say which one")),
        }
    }

    fn legal(&self, fields: &Fields<'_>) -> Answer {
        let only = self.seat(fields)?;
        let choices = self.game()?.choices(only).into_iter();
        let list = choices.map(|choice| json!({"seat": choice.seat.0, "action": choice.action}));
        Ok(one("legal", list.collect()))
    }

    fn apply(&mut self, fields: &Fields<'_>) -> Answer {
        let seat = self.choosing_seat(fields)?;
        let (seated, own) = (self.seated.clone(), self.own_seat());
        let game = self.game_mut()?;
        let events = game.apply(seat, fields.need("action")?, own)?;
        let mut answer = one("events", events.into());
        if let Some(seated) = seated {
            let others = seated.others_play(&mut **game)?;
            answer.insert("others".to_owned(), others.iter().map(MoveView::to_json).collect());
        }
        answer.extend(game.moment(own));
        Ok(answer)
    }

    /// Undo and redo, by one move or by `moves`.
    fn step(&mut self, fields: &Fields<'_>, forward: bool) -> Answer {
        let moves =
            if fields.has("moves") { fields.number("moves", 1..=u64::from(u16::MAX))? } else { 1 };
        let game = self.game_mut()?;
        let (here, moves) = (game.position(), moves as usize);
        let there = if forward { Some(here + moves) } else { here.checked_sub(moves) };
        if !there.is_some_and(|there| game.go_to(there)) {
            let what = if forward { "made again" } else { "taken back" };
            return Err(Refusal::new("range", format!("there are not so many moves to be {what}")));
        }
        Ok(game.moment(None))
    }

    fn go(&mut self, fields: &Fields<'_>) -> Answer {
        let game = self.game_mut()?;
        let at = fields.number("at", 0..=game.len() as u64)?;
        game.go_to(at as usize);
        Ok(game.moment(None))
    }

    /// Events of a move, counted from 1 among the moves known to the seat; 0 is the events before the first.
    fn events(&self, fields: &Fields<'_>) -> Answer {
        let (game, seat) = (self.game()?, self.seat(fields)?);
        let mut known = game.known_moves(seat);
        known.retain(|number| *number <= game.position());
        let number = match fields.has("move") {
            true => fields.number("move", 0..=known.len() as u64)? as usize,
            false => known.len(),
        };
        let made = number.checked_sub(1).and_then(|index| known.get(index)).copied();
        let mut answer = one("move", number.into());
        answer.insert("events".to_owned(), game.events(made.unwrap_or(0), seat).into());
        Ok(answer)
    }

    fn record(&self, fields: &Fields<'_>) -> Answer {
        let form = if fields.has("form") { fields.text("form")? } else { "json" };
        let form: Form = form.parse().map_err(|_| should("form", "json, text, link or setup"))?;
        let written = self.game()?.write(form);
        let text = written.map_err(|error| Refusal::new("unwritable", error.to_string()))?;
        let value = match form {
            Form::Json => serde_json::from_str(&text).unwrap_or_default(),
            _ => Value::from(text.trim_end_matches('\n')),
        };
        let mut answer = one("form", form.name().into());
        answer.insert("record".to_owned(), value);
        Ok(answer)
    }

    /// The moves that a computer player would make, given the seat's view alone.
    fn advise(&self, fields: &Fields<'_>) -> Answer {
        let seat = self.choosing_seat(fields)?;
        let name = if fields.has("player") { fields.text("player")? } else { "easy" };
        let wrong = |error: NoPlayer| Refusal::new("field", format!("player: {error}"));
        let kind: Kind = name.parse().map_err(wrong)?;
        if matches!(kind, Kind::Level { nodes: Some(nodes), .. } if nodes > MAX_NODES) {
            return Err(
                should("player", &format!("a budget of at most {MAX_NODES} positions")).into()
            );
        }
        let chance = if fields.has("chance") { fields.number("chance", 0..=u64::MAX)? } else { 1 };
        let game = self.game()?;
        if !game.deciders().has(seat) {
            return Err(Refusal::new("illegal", "this seat has nothing to choose now"));
        }
        let actions = game.advice(seat, kind, chance);
        let actions = actions.map_err(|error| Refusal::new("field", format!("player: {error}")))?;
        let mut answer = one("seat", seat.0.into());
        answer.insert("actions".to_owned(), actions.into());
        Ok(answer)
    }
}

/// A player of a new game with its name cleaned like a typed one.
fn with_visible_name(player: &Value) -> Value {
    let mut player = player.clone();
    let name = if player.is_object() { player.get_mut("name") } else { Some(&mut player) };
    if let Some(Value::String(name)) = name {
        *name = visible(name);
    }
    player
}

fn no_game() -> Refusal {
    Refusal::new("no-game", "there is no game yet: ask for \"new\" or \"open\" first")
}
