//! A notation of positions and turns for tests.

use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::dice::colours::Bonus;
use principality::games::dice::estate::Estate;
use principality::games::dice::fields::Field;
use principality::games::dice::options::Castles;
use principality::games::dice::points::Source;
use principality::games::dice::roll::Roll;
use principality::games::dice::sheets::SheetId;
use principality::games::dice::{Action, Actions, Dice, Event, Illegal, Options, State};

/// A game in progress, with the events of its last move.
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A roll as `1 5 blue grey`, followed by ` double` for two hourglasses.
pub fn roll(text: &str) -> Roll {
    let (dice, hourglasses) = text.strip_suffix(" double").map_or((text, 1), |dice| (dice, 2));
    format!("roll {dice} {hourglasses}").parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The first position of a game on sheet A, castles still to be chosen.
pub fn begin(players: u8, castles: Castles) -> Table {
    let options = Options::new(players, SheetId::A, castles).unwrap();
    let mut events = Vec::new();
    let state = Dice::start(&options, &Seed::numbered(1), &mut events).unwrap();
    Table { state, events }
}

/// Sheet A, all seats' X at 26 with its monk, phase I.
pub fn table(players: u8) -> Table {
    table_from(players, 26)
}

/// [`table`] with another start castle.
pub fn table_from(players: u8, castle: u8) -> Table {
    let mut table = begin(players, Castles::Free);
    for seat in 0..players {
        table.play(seat, &format!("start @{castle}"));
    }
    table
}

impl Table {
    /// Sets the dice of the current round; all seats choose again.
    pub fn roll(mut self, text: &str) -> Table {
        self.set_roll(text);
        self
    }

    pub fn set_roll(&mut self, text: &str) {
        let round = self.state.round();
        self.state.edit().set_roll(round, roll(text));
        for seat in Seat::first(self.state.players()) {
            self.state.edit().reopen(seat);
        }
    }

    /// Sets the dice of the next round.
    pub fn set_next_roll(&mut self, text: &str) {
        let next = self.state.round() + 1;
        self.state.edit().set_roll(next, roll(text));
    }

    fn change(&mut self, seat: u8, change: impl FnOnce(&mut Estate)) {
        let mut estate = self.state.estate(Seat(seat));
        change(&mut estate);
        self.state.edit().set_estate(Seat(seat), estate);
        for seat in Seat::first(self.state.players()) {
            self.state.edit().reopen(seat);
        }
    }

    /// Sets numbers on the first seat's sheet: `31=1 32=2`.
    pub fn with(self, numbers: &str) -> Table {
        self.with_seat(0, numbers)
    }

    pub fn with_seat(mut self, seat: u8, numbers: &str) -> Table {
        self.set_numbers(seat, numbers);
        self
    }

    pub fn set_numbers(&mut self, seat: u8, numbers: &str) {
        self.change(seat, |estate| {
            for pair in numbers.split_whitespace() {
                let (field, number) = pair.split_once('=').unwrap();
                estate.edit().set_number(Field(field.parse().unwrap()), number.parse().unwrap());
            }
        });
    }

    /// Crosses out more castles on the first seat's sheet, as if they were marked.
    pub fn holding(self, bonus: Bonus, count: u8) -> Table {
        self.seat_holding(0, bonus, count)
    }

    /// Gives the seat exactly `count` of the bonus.
    pub fn seat_holding(mut self, seat: u8, bonus: Bonus, count: u8) -> Table {
        self.hold(seat, bonus, count);
        self
    }

    pub fn hold(&mut self, seat: u8, bonus: Bonus, count: u8) {
        self.change(seat, |estate| {
            let green = u8::from(estate.circles(bonus).1);
            estate.edit().set_bonuses(bonus, count, green);
        });
        assert_eq!(self.bonuses(seat, bonus), count);
    }

    /// Removes all bonuses of the first seat.
    pub fn without_bonuses(mut self) -> Table {
        Bonus::ALL.into_iter().for_each(|bonus| self.hold(0, bonus, 0));
        self
    }

    /// Sets the phase, 1 to 3, with boxes crossed out so that the round does not end it.
    pub fn phase(mut self, phase: u8) -> Table {
        self.state.edit().set_time(phase - 1, 2);
        self
    }

    pub fn points_set(mut self, seat: u8, points: u8) -> Table {
        self.change(seat, |estate| {
            estate.edit().set_points(0, Source::Start, points);
        });
        self
    }

    /// Makes a move and keeps its events.
    pub fn play(&mut self, seat: u8, text: &str) {
        self.events.clear();
        let played = self.state.apply(Seat(seat), action(text), &mut self.events);
        played.unwrap_or_else(|why| panic!("{seat}: {text}: {why}"));
    }

    /// Plays the first seat's moves, parts joined by `; `.
    pub fn turn(&mut self, text: &str) {
        self.turn_of(0, text);
    }

    pub fn turn_of(&mut self, seat: u8, text: &str) {
        let mut told = Vec::new();
        for part in text.split("; ") {
            self.play(seat, part);
            told.append(&mut self.events);
        }
        self.events = told;
    }

    /// The reason why a move is refused.
    pub fn refused(&self, seat: u8, text: &str) -> Illegal {
        let mut tried = self.state;
        let result = tried.apply(Seat(seat), action(text), &mut Quiet);
        assert_eq!(tried, self.state);
        result.expect_err(text)
    }

    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut list = Actions::new();
        self.state.legal(Seat(seat), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// Asserts that the seat may choose exactly this, and passing: combinations such as
    /// `yellow 4 6 @11 @12 worker` stand for each number in each field.
    pub fn offers(&self, seat: u8, combinations: &[&str]) {
        let mut wanted: Vec<String> = combinations.iter().flat_map(|text| spread(text)).collect();
        wanted.push("pass".to_owned());
        let mut legal = self.legal(seat);
        wanted.sort();
        legal.sort();
        assert_eq!(legal, wanted);
    }

    /// True if the seat may choose this.
    pub fn may(&self, seat: u8, text: &str) -> bool {
        self.state.check(Seat(seat), action(text)).is_ok()
    }

    pub fn points(&self, seat: u8) -> i32 {
        self.state.estate(Seat(seat)).total()
    }

    pub fn bonuses(&self, seat: u8, bonus: Bonus) -> u8 {
        self.state.estate(Seat(seat)).bonuses(bonus)
    }

    /// Points that the last move gave the seat from a source.
    pub fn scored(&self, seat: u8, wanted: Source) -> i32 {
        let points = |event: &Event| match event {
            Event::Scored { seat: scorer, source, points, .. }
                if *scorer == Seat(seat) && *source == wanted =>
            {
                i32::from(*points)
            }
            _ => 0,
        };
        self.events.iter().map(points).sum()
    }

    pub fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(wanted)
    }

    /// Passes for all deciding seats until the round is over.
    pub fn all_pass(&mut self) {
        let round = self.state.round();
        for seat in Seat::first(self.state.players()) {
            while self.state.deciders().has(seat) && self.state.round() == round {
                let text = match self.legal(seat.0).first().map(String::as_str) {
                    Some("sell") => "keep",
                    _ if self.may(seat.0, "done") => "done",
                    _ => "pass",
                };
                self.play(seat.0, text);
            }
        }
    }

    /// Passes rounds until the game is over.
    pub fn pass_to_the_end(&mut self) {
        while !self.state.deciders().is_empty() {
            self.all_pass();
        }
    }
}

fn spread(text: &str) -> Vec<String> {
    let mut words = text.split(' ');
    let colour = words.next().unwrap();
    let (mut numbers, mut fields, mut bonus) = (Vec::new(), Vec::new(), String::new());
    for word in words {
        match word {
            "monk" | "worker" => bonus = format!(" {word}"),
            field if field.starts_with('@') => fields.push(field),
            number => numbers.push(number),
        }
    }
    let mark = |(number, field)| format!("mark {colour} {number} {field}{bonus}");
    numbers.iter().flat_map(|n| fields.iter().map(move |f| (n, f))).map(mark).collect()
}
