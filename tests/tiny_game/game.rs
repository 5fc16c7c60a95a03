//! A tiny made-up game with hidden hands and simultaneous secret choices.
//!
//! It differs from Burgundy in all respects, so that the contract, the journal, the links and the conformance
//! kit don't take Burgundy's shape. Two to four seats get four cards each of a deck with the numbers 1 to 6,
//! four times. In each of six rounds all seats lay a card face down or sit out, at once; then all are turned
//! over. The highest number laid by a single seat scores itself; if several laid the highest number, the seat
//! with the marker gives half of it to one of them. All seats draw up, and the marker moves on.

use core::fmt;
use core::str::FromStr;
use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{EventSink, Game, Progress, SheetRow, Standing, hash_of};
use principality::engine::seat::{Looker, Seat, Seats};
use principality::engine::seed::Seed;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// Number of cards in a full hand.
pub const HAND: usize = 4;
/// Number of rounds of a game.
pub const ROUNDS: u8 = 6;
/// Number of cards in the box.
pub const CARDS: usize = 24;

/// The tiny game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tiny;

/// Seats, and whether sitting out is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    #[serde(rename = "players")]
    pub seats: u8,
    pub may_sit_out: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { seats: 2, may_sit_out: true }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("two to four play, not {0}")]
pub struct OptionsError(pub u8);

/// A seat's choice of this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    Card(u8),
    SatOut,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub round: u8,
    pub hands: Vec<Vec<u8>>,
    pub laid: Vec<Option<Laid>>,
    /// Seats among which the marker's seat must choose; empty while cards are laid.
    pub tied: Vec<u8>,
    pub points: Vec<i32>,
    pub pile: Vec<u8>,
    pub discard: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Decision {
    Lay,
    Favour,
}

/// At most four cards of a hand and sitting out.
pub type Actions = principality::engine::actions::Actions<Action, 8>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    Lay { card: u8 },
    SitOut,
    Favour { seat: Seat },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    Laid {
        seat: Seat,
    },
    Revealed {
        seat: Seat,
        laid: Laid,
    },
    Scored {
        seat: Seat,
        points: i32,
    },
    /// A card from the pile; 0 for lookers that see its back.
    Drew {
        seat: Seat,
        card: u8,
    },
    RoundEnded,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("it is not this seat's choice")]
    NotYours,
    #[error("something else is to be chosen")]
    NotNow,
    #[error("this card is not in the hand")]
    NoCard,
    #[error("nobody sits out in this game")]
    NoSittingOut,
    #[error("this seat is not among those tied")]
    NotTied,
}

/// A seat's knowledge: the open part of the state with its own hand and choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub looker: Looker,
    pub hand: Vec<u8>,
    pub own: Option<Laid>,
    pub has_laid: Vec<bool>,
    pub hand_sizes: Vec<usize>,
    pub pile_size: usize,
    /// The state with hands, pile and choices emptied.
    pub open: State,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay { card } => write!(f, "lay {card}"),
            Action::SitOut => f.write_str("out"),
            Action::Favour { seat } => write!(f, "favour {}", seat.0),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        let number = |text: &str| text.parse::<u8>().map_err(|_| ());
        match text.split_once(' ') {
            None if text == "out" => Ok(Action::SitOut),
            Some(("lay", card)) => number(card).map(|card| Action::Lay { card }),
            Some(("favour", seat)) => number(seat).map(|seat| Action::Favour { seat: Seat(seat) }),
            _ => Err(()),
        }
    }
}

impl State {
    fn marker(&self) -> Seat {
        Seat(self.round % self.options.seats)
    }

    fn over(&self) -> bool {
        self.round >= ROUNDS
    }

    fn number(&self, seat: u8) -> u8 {
        match self.laid[usize::from(seat)] {
            Some(Laid::Card(card)) => card,
            _ => 0,
        }
    }

    fn reveal(&mut self, events: &mut impl EventSink<Event>) {
        for seat in Seat::first(self.options.seats) {
            if let Some(laid) = self.laid[seat.index()] {
                events.push(Event::Revealed { seat, laid });
            }
        }
        let seats = 0..self.options.seats;
        let highest = seats.clone().map(|seat| self.number(seat)).max().unwrap_or(0);
        let best: Vec<u8> = seats.filter(|seat| self.number(*seat) == highest).collect();
        if highest == 0 {
            self.end_round(events);
        } else if let [only] = best[..] {
            self.score(Seat(only), i32::from(highest), events);
            self.end_round(events);
        } else {
            self.tied = best;
        }
    }

    fn score(&mut self, seat: Seat, points: i32, events: &mut impl EventSink<Event>) {
        self.points[seat.index()] += points;
        events.push(Event::Scored { seat, points });
    }

    fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        self.tied.clear();
        for seat in Seat::first(self.options.seats) {
            if let Some(Laid::Card(card)) = self.laid[seat.index()].take() {
                self.discard.push(card);
            }
            if self.hands[seat.index()].len() < HAND
                && let Some(card) = self.pile.pop()
            {
                self.hands[seat.index()].push(card);
                self.hands[seat.index()].sort_unstable();
                events.push(Event::Drew { seat, card });
            }
        }
        self.round += 1;
        events.push(Event::RoundEnded);
    }
}

impl Game for Tiny {
    const NAME: &'static str = "tiny";
    const RULES_VERSION: u16 = 3;
    const SEATS: core::ops::RangeInclusive<u8> = 2..=4;
    type Options = Options;
    type OptionsError = OptionsError;
    type State = State;
    type Decision = Decision;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    fn start(
        options: &Options,
        seed: &Seed,
        events: &mut impl EventSink<Event>,
    ) -> Result<State, OptionsError> {
        if !(2..=4).contains(&options.seats) {
            return Err(OptionsError(options.seats));
        }
        let mut pile: Vec<u8> = (0..CARDS as u8).map(|n| n % 6 + 1).collect();
        Chance::of_seed(seed, 1).shuffle(&mut pile);
        let mut hands = vec![Vec::new(); usize::from(options.seats)];
        for (seat, hand) in (0..).map(Seat).zip(&mut hands) {
            *hand = pile.split_off(pile.len() - HAND);
            hand.sort_unstable();
            hand.iter().for_each(|card| events.push(Event::Drew { seat, card: *card }));
        }
        Ok(State {
            options: *options,
            round: 0,
            laid: vec![None; hands.len()],
            tied: Vec::new(),
            points: vec![0; hands.len()],
            hands,
            pile,
            discard: Vec::new(),
        })
    }

    fn seats(state: &State) -> u8 {
        state.options.seats
    }

    fn deciders(state: &State) -> Seats {
        if state.over() {
            return Seats::NONE;
        }
        if !state.tied.is_empty() {
            return Seats::only(state.marker());
        }
        let waiting = |seat: &Seat| state.laid[seat.index()].is_none();
        Seat::first(state.options.seats).filter(waiting).fold(Seats::NONE, Seats::with)
    }

    fn decision(state: &State, seat: Seat) -> Option<Decision> {
        let decides = seat.0 < state.options.seats && Tiny::deciders(state).has(seat);
        decides.then_some(if state.tied.is_empty() { Decision::Lay } else { Decision::Favour })
    }

    fn legal(state: &State, seat: Seat, out: &mut Actions) {
        match Tiny::decision(state, seat) {
            None => {}
            Some(Decision::Favour) => {
                state.tied.iter().for_each(|tied| out.push(Action::Favour { seat: Seat(*tied) }));
            }
            Some(Decision::Lay) => {
                let mut cards = state.hands[seat.index()].clone();
                cards.dedup();
                cards.into_iter().for_each(|card| out.push(Action::Lay { card }));
                if state.options.may_sit_out {
                    out.push(Action::SitOut);
                }
            }
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (Tiny::decision(state, seat).ok_or(Illegal::NotYours)?, action) {
            (Decision::Lay, Action::Lay { card }) => {
                let held = state.hands[seat.index()].contains(&card);
                if held { Ok(()) } else { Err(Illegal::NoCard) }
            }
            (Decision::Lay, Action::SitOut) => {
                if state.options.may_sit_out {
                    Ok(())
                } else {
                    Err(Illegal::NoSittingOut)
                }
            }
            (Decision::Favour, Action::Favour { seat }) => {
                if state.tied.contains(&seat.0) {
                    Ok(())
                } else {
                    Err(Illegal::NotTied)
                }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        Tiny::check(state, seat, action)?;
        let laid = match action {
            Action::Favour { seat: favoured } => {
                let half = i32::from(state.number(favoured.0)) / 2;
                state.score(favoured, half, events);
                state.end_round(events);
                return Ok(());
            }
            Action::SitOut => Laid::SatOut,
            Action::Lay { card } => {
                let hand = &mut state.hands[seat.index()];
                if let Some(place) = hand.iter().position(|held| *held == card) {
                    hand.remove(place);
                }
                Laid::Card(card)
            }
        };
        state.laid[seat.index()] = Some(laid);
        events.push(Event::Laid { seat });
        if state.laid.iter().all(Option::is_some) {
            state.reveal(events);
        }
        Ok(())
    }

    fn simultaneous(state: &State) -> Option<u32> {
        (!state.over() && state.tied.is_empty()).then_some(u32::from(state.round))
    }

    fn is_secret(decision: &Decision) -> bool {
        *decision == Decision::Lay
    }

    fn event_for(event: &Event, looker: Looker) -> Option<Event> {
        match *event {
            Event::Drew { seat, .. } if !looker.is(seat) => Some(Event::Drew { seat, card: 0 }),
            event => Some(event),
        }
    }

    fn is_outcome(event: &Event) -> bool {
        matches!(event, Event::Drew { .. })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::Revealed { .. })
    }

    fn turns_ended(state: &State) -> u32 {
        u32::from(state.round)
    }

    fn progress(state: &State) -> Progress {
        vec![("round", i64::from(state.round) + 1)]
    }

    fn view(state: &State, looker: Looker) -> View {
        let own = |at: usize| looker.is(Seat(at as u8));
        let mut open = state.clone();
        open.hands.iter_mut().for_each(Vec::clear);
        open.pile.clear();
        if state.tied.is_empty() {
            open.laid.iter_mut().for_each(|laid| *laid = None);
        }
        View {
            looker,
            hand: looker.seat().map(|seat| state.hands[seat.index()].clone()).unwrap_or_default(),
            own: looker.seat().and_then(|seat| state.laid[seat.index()]),
            has_laid: state.laid.iter().map(Option::is_some).collect(),
            hand_sizes: state
                .hands
                .iter()
                .zip(&state.laid)
                .enumerate()
                // The size of a hand does not show whether its seat laid a card or sits out.
                .map(|(at, (hand, laid))| {
                    let hidden = !own(at) && state.tied.is_empty();
                    hand.len() + usize::from(hidden && matches!(laid, Some(Laid::Card(_))))
                })
                .collect(),
            pile_size: state.pile.len(),
            open,
        }
    }

    fn determinize(view: &View, chance: &mut impl Rng) -> State {
        let mut state = view.open.clone();
        let mut unseen: Vec<u8> = (0..CARDS as u8).map(|n| n % 6 + 1).collect();
        let mut seen = view.hand.clone();
        seen.extend(&state.discard);
        if let (true, Some(seat)) = (state.tied.is_empty(), view.looker.seat()) {
            state.laid[seat.index()] = view.own;
        }
        for laid in state.laid.iter().flatten() {
            if let Laid::Card(card) = laid {
                seen.push(*card);
            }
        }
        for card in seen {
            if let Some(place) = unseen.iter().position(|other| *other == card) {
                unseen.swap_remove(place);
            }
        }
        chance.shuffle(&mut unseen);
        for seat in 0..usize::from(state.options.seats) {
            if view.looker.is(Seat(seat as u8)) {
                state.hands[seat].clone_from(&view.hand);
                continue;
            }
            let size = view.hand_sizes[seat];
            let mut hand = unseen.split_off(unseen.len() - size);
            if state.tied.is_empty() && view.has_laid[seat] {
                let out = state.options.may_sit_out && (hand.is_empty() || chance.below(2) == 0);
                state.laid[seat] = if out {
                    Some(Laid::SatOut)
                } else {
                    let pick = chance.below(hand.len() as u32) as usize;
                    Some(Laid::Card(hand.swap_remove(pick)))
                };
            }
            hand.sort_unstable();
            state.hands[seat] = hand;
        }
        state.pile = unseen;
        state
    }

    fn redraw(state: &State, chance: &mut impl Rng) -> State {
        let mut redrawn = state.clone();
        chance.shuffle(&mut redrawn.pile);
        redrawn
    }

    fn is_sound(view: &View) -> bool {
        view.is_sound()
    }

    fn sheet(state: &State, seat: Seat) -> Vec<SheetRow> {
        vec![SheetRow { rule: "rounds", points: state.points[seat.index()] }]
    }

    fn standings(state: &State) -> Vec<Standing> {
        let mut seats: Vec<Seat> = Seat::first(state.options.seats).collect();
        seats.sort_by_key(|seat| -state.points[seat.index()]);
        let mut rows: Vec<Standing> = Vec::new();
        for (at, seat) in seats.into_iter().enumerate() {
            let points = state.points[seat.index()];
            let tied = rows.last().filter(|row| row.points == points).map(|row| row.place);
            rows.push(Standing { seat, place: tied.unwrap_or(at as u8 + 1), points });
        }
        rows
    }

    fn hash(state: &State) -> u64 {
        hash_of(state)
    }
}
