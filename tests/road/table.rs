//! A table for tests: positions in a few lines, actions in text notation.
//!
//! `Table::with(3)` is a game on side A in the first turn of seat 0, with empty hands, all resources face down,
//! no card in the row and the whole deck. Tests move cards to where they need them; none is made or lost, which
//! is checked after each action, as are the list of legal ones and the points against those in its events.

use crate::census;
use principality::engine::chance::thinking;
use principality::engine::game::Quiet;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::road::cards::{
    BuildCard, EventCard, Metropolis, RESOURCE_CARDS, Resource, Special,
};
use principality::games::road::options::{FirstRow, Side};
use principality::games::road::pile::Pile;
use principality::games::road::setup::start;
use principality::games::road::state::Stage;
use principality::games::road::tableau::{Metropolises, Tableau};
use principality::games::road::{Action, Actions, Cards, Event, Illegal, Options, State};

pub const ANNA: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CARLA: Seat = Seat(2);
pub const DORA: Seat = Seat(3);

#[derive(Debug, Clone)]
pub struct Table {
    pub state: State,
    last: Vec<Event>,
}

pub fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
}

/// A game after the deal, with the events of the deal.
pub fn dealt(options: &Options, seed: u64) -> (State, Vec<Event>) {
    let mut events = Vec::new();
    let state = start(options, &Seed::numbered(seed), &mut events).unwrap();
    (state, events)
}

impl Table {
    pub fn with(players: u8) -> Table {
        Table::on_side(Side::A, players)
    }

    pub fn on_side(side: Side, players: u8) -> Table {
        let options = Options::new(players, side, FirstRow::Shuffled).unwrap();
        let (mut state, _) = dealt(&options, 1);
        *state.edit().active() = ANNA;
        *state.edit().hands() = Default::default();
        *state.edit().known() = Default::default();
        *state.edit().this_turn() = Default::default();
        *state.edit().discard() = Cards::NONE;
        *state.edit().supply() = Pile::of(Cards(RESOURCE_CARDS).sorted());
        let open: Vec<BuildCard> = state.edit().row().iter_mut().filter_map(Option::take).collect();
        open.into_iter().for_each(|card| state.edit().deck().push(card));
        Table { state, last: Vec::new() }
    }

    fn take_from_supply(&mut self, wanted: Cards) {
        let mut lying = Cards::NONE;
        self.state.supply().cards().iter().for_each(|card| lying.add(*card, 1));
        assert!(lying.holds(&wanted), "the supply has no {wanted} left");
        lying.take_all(&wanted);
        *self.state.edit().supply() = Pile::of(lying.sorted());
    }

    /// Puts a seat's cards back and gives it these.
    pub fn hand(mut self, seat: Seat, text: &str) -> Table {
        let held = std::mem::take(&mut self.state.edit().hands()[seat.index()]);
        held.sorted().for_each(|card| self.state.edit().supply().push(card));
        self.take_from_supply(cards(text));
        self.state.edit().hands()[seat.index()] = cards(text);
        self
    }

    /// Moves cards of the supply to the discard pile.
    pub fn discard(mut self, text: &str) -> Table {
        self.take_from_supply(cards(text));
        self.state.edit().discard().add_all(&cards(text));
        self
    }

    /// The next cards of the supply, in the order in which they will be drawn.
    pub fn next(mut self, text: &str) -> Table {
        self.take_from_supply(cards(text));
        let letters: Vec<char> = text.chars().collect();
        for letter in letters.into_iter().rev() {
            self.state.edit().supply().push(Resource::of_letter(letter).unwrap());
        }
        self
    }

    /// Leaves only these cards in the supply; all others go to a seat's hand.
    pub fn only(mut self, text: &str, rest: Seat) -> Table {
        self.take_from_supply(cards(text));
        let others: Vec<Resource> = self.state.supply().cards().to_vec();
        others.into_iter().for_each(|card| self.state.edit().hands()[rest.index()].add(card, 1));
        *self.state.edit().supply() = Pile::of(cards(text).sorted());
        self
    }

    fn take_from_deck(&mut self, card: BuildCard) {
        let mut left: Vec<BuildCard> = self.state.deck().cards().to_vec();
        let place = left.iter().position(|other| *other == card);
        left.remove(place.unwrap_or_else(|| panic!("the deck has no {card:?} left")));
        *self.state.edit().deck() = Pile::of(left);
    }

    /// The row: r, s, c, k for the cards, a dot for an empty place.
    pub fn row(mut self, text: &str) -> Table {
        for card in self.state.edit().row().iter_mut().filter_map(Option::take).collect::<Vec<_>>()
        {
            self.state.edit().deck().push(card);
        }
        for (place, letter) in text.chars().enumerate() {
            let card = build_card(letter);
            if let Some(card) = card {
                self.take_from_deck(card);
            }
            self.state.edit().row()[place] = card;
        }
        self
    }

    /// The next cards of the deck, in the order in which they will be turned up.
    pub fn deck(mut self, text: &str) -> Table {
        let next: Vec<BuildCard> = text.chars().filter_map(build_card).collect();
        next.iter().for_each(|card| self.take_from_deck(*card));
        next.into_iter().rev().for_each(|card| self.state.edit().deck().push(card));
        self
    }

    /// Gives all cards of the deck but these to a seat, as if it had bought them; cities and the settlements
    /// under them don't count in its tableau.
    pub fn only_deck(mut self, text: &str, rest: Seat) -> Table {
        let kept: Vec<BuildCard> = text.chars().filter_map(build_card).collect();
        kept.iter().for_each(|card| self.take_from_deck(*card));
        let given = self.state.deck().cards().to_vec();
        let tableau = &mut self.state.edit().tableaus()[rest.index()];
        for card in given {
            match card {
                BuildCard::Road => tableau.roads += 1,
                BuildCard::Settlement => tableau.settlements += 1,
                BuildCard::City => {
                    tableau.cities += 1;
                    tableau.settlements -= 1;
                }
                BuildCard::Knight => tableau.knights += 1,
            }
        }
        *self.state.edit().deck() = Pile::of(kept);
        self
    }

    /// Sets a seat's tableau: visible cards, including the start cards.
    pub fn tableau(mut self, seat: Seat, text: &str) -> Table {
        let mut tableau = Tableau { roads: 0, settlements: 0, ..Tableau::START };
        for letter in text.chars() {
            match letter {
                'r' => tableau.roads += 1,
                's' => tableau.settlements += 1,
                'c' => tableau.cities += 1,
                'k' => tableau.knights += 1,
                _ => panic!("{letter} is no card of a tableau"),
            }
        }
        tableau.roads = tableau.roads.max(1);
        tableau.metropolises = self.state.tableaus()[seat.index()].metropolises;
        self.state.edit().tableaus()[seat.index()] = Tableau::START;
        self.place(seat, tableau)
    }

    /// Gives a seat a metropolis, on a city of its own that is covered.
    pub fn metropolis(mut self, seat: Seat, card: Metropolis) -> Table {
        let mut tableau = self.state.tableaus()[seat.index()];
        assert!(self.state.metropolises().has(card));
        *self.state.edit().metropolises() = self.state.metropolises().without(card);
        tableau.metropolises = tableau.metropolises.with(card);
        self.place(seat, tableau)
    }

    /// Takes the cards by which the new tableau exceeds the old one from the deck.
    fn place(mut self, seat: Seat, tableau: Tableau) -> Table {
        let old = std::mem::replace(&mut self.state.edit().tableaus()[seat.index()], tableau);
        for card in BuildCard::ALL {
            for _ in old.bought(card)..tableau.bought(card) {
                self.take_from_deck(card);
            }
        }
        self
    }

    /// Sets the owner of a special card.
    pub fn special(mut self, card: Special, seat: Seat) -> Table {
        self.state.edit().specials()[card.index()] = Some(seat);
        self
    }

    /// The next events, in the order in which they will be drawn.
    pub fn events(mut self, next: &[EventCard]) -> Table {
        let mut left: Vec<EventCard> = self.state.events().cards().to_vec();
        for card in next {
            let place = left.iter().position(|other| other == card).expect("no such event left");
            left.remove(place);
        }
        left.extend(next.iter().rev());
        *self.state.edit().events() = Pile::of(left);
        self
    }

    /// Plays actions of the deciding seats, separated by commas, and checks the invariants.
    pub fn play(&mut self, texts: &str) -> &mut Table {
        self.last.clear();
        for text in texts.split(", ") {
            let action = action(text);
            let seat = self.state.decider().expect("the game is over");
            assert!(self.legal().contains(&action), "{text} is not listed: {:?}", self.texts());
            let mut events = Vec::new();
            let before: Vec<i32> = self.all_points();
            let played = self.state.apply(seat, action, &mut events);
            played.unwrap_or_else(|why| panic!("seat {}: {text}: {why}", seat.0));
            let mut announced = before;
            for event in &events {
                if let Event::Scored { seat, points, .. } = event {
                    announced[seat.index()] += i32::from(*points);
                }
            }
            assert_eq!(announced, self.all_points(), "{text}");
            census::complete(&self.state).unwrap();
            self.last.extend(events);
        }
        self
    }

    /// The reason why the deciding seat may not do this; nothing changes.
    pub fn refused(&self, text: &str) -> Illegal {
        let action = action(text);
        let seat = self.state.decider().unwrap_or(ANNA);
        assert!(!self.legal().contains(&action), "{text} is listed");
        let mut tried = self.state;
        let refused = tried.apply(seat, action, &mut Quiet);
        assert_eq!(tried, self.state);
        refused.expect_err("it is legal")
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut list = Actions::new();
        if let Some(seat) = self.state.decider() {
            self.state.legal(seat, &mut list);
        }
        list.to_vec()
    }

    /// All legal actions, in notation.
    pub fn texts(&self) -> Vec<String> {
        self.legal().iter().map(ToString::to_string).collect()
    }

    /// True if this is legal.
    pub fn may(&self, text: &str) -> bool {
        self.legal().contains(&action(text))
    }

    /// The events of the last call of `play`.
    pub fn events_seen(&self) -> &[Event] {
        &self.last
    }

    pub fn hand_of(&self, seat: Seat) -> String {
        self.state.hand(seat).to_string()
    }

    pub fn size(&self, seat: Seat) -> u8 {
        self.state.hand(seat).total()
    }

    pub fn points(&self, seat: Seat) -> u8 {
        self.state.points(seat)
    }

    fn all_points(&self) -> Vec<i32> {
        self.state.seats().map(|seat| i32::from(self.state.points(seat))).collect()
    }

    /// The row in letters.
    pub fn row_text(&self) -> String {
        self.state.row().iter().map(|card| card.map_or('.', letter)).collect()
    }

    pub fn over(&self) -> bool {
        self.state.stage() == Stage::Over
    }

    pub fn owner(&self, card: Special) -> Option<Seat> {
        self.state.owner(card)
    }

    /// A position imagined by a seat.
    pub fn imagined_by(&self, seat: Seat, number: u64) -> State {
        self.state.view(seat.into()).determinize(&mut thinking(number, 0))
    }

    pub fn left(&self) -> Metropolises {
        self.state.metropolises()
    }
}

fn build_card(letter: char) -> Option<BuildCard> {
    match letter {
        'r' => Some(BuildCard::Road),
        's' => Some(BuildCard::Settlement),
        'c' => Some(BuildCard::City),
        'k' => Some(BuildCard::Knight),
        '.' => None,
        _ => panic!("{letter} is no build card"),
    }
}

const fn letter(card: BuildCard) -> char {
    match card {
        BuildCard::Road => 'r',
        BuildCard::Settlement => 's',
        BuildCard::City => 'c',
        BuildCard::Knight => 'k',
    }
}
