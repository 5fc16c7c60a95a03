//! Short notation for positions: `Table::act(Mode::Intrigue).city(0, 1).hand(0, "church").only(0, "B3=2
//! O5=2")`.

use principality::engine::chance::{Draw, DrawKey, thinking};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Set, Sets};
use principality::games::princes::kinds::{Kind, Region};
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Starter, Way};
use principality::games::princes::place::{Laid, Place, Spot, centre_of};
use principality::games::princes::realm::{Centre, Piece};
use principality::games::princes::row::Site;
use principality::games::princes::setup::DICE;
use principality::games::princes::state::Slot;
use principality::games::princes::step::{JesterChoice, Step, TurnChoice, TurnEffect, Why};
use principality::games::princes::{Action, Actions, Event, Princes, State};

/// A position with the events of the last action.
#[derive(Debug, Clone)]
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

/// A game of the mode that red begins.
pub fn start(mode: Mode, seed: u64) -> State {
    let options = Options { mode, starter: Starter::Red, ..Options::default() };
    Princes::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap()
}

impl Table {
    /// Red's action phase with hands and regions empty.
    pub fn act(mode: Mode) -> Table {
        Table::act_of(start(mode, 1))
    }

    fn act_of(state: State) -> Table {
        let mut table = Table { state, events: Vec::new() };
        table.wait(TurnChoice::Act);
        table.only(0, "").only(1, "")
    }

    /// A duel of these three sets that red begins.
    pub fn start_duel(sets: &str, seed: u64) -> State {
        let of = |name: &str| Set::ALL.into_iter().find(|set| set.key() == name).unwrap();
        let sets = sets.split_whitespace().map(of).fold(Sets::NONE, Sets::with);
        let options = Options { starter: Starter::Red, ..Options::duel(sets, Way::Pick) };
        Princes::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap()
    }

    /// Red's action phase in such a duel.
    pub fn duel(sets: &str) -> Table {
        Table::act_of(Table::start_duel(sets, 1))
    }

    /// Makes this step of red the only one on the agenda, before the end of the turn.
    fn wait(&mut self, step: impl Into<Step>) {
        *self.state.edit().turn() = 1;
        *self.state.edit().active() = 0;
        self.state.edit().only(0, Why::Hand, step);
    }

    /// Makes it the action phase of this seat.
    pub fn turn_of(mut self, seat: u8) -> Table {
        self.wait(TurnChoice::Act);
        *self.state.edit().active() = seat;
        self.state.edit().only(seat, Why::Hand, TurnChoice::Act);
        self
    }

    /// Red is about to roll.
    pub fn before_roll(mode: Mode) -> Table {
        let mut table = Table::act(mode);
        table.wait(TurnChoice::Roll);
        table
    }

    /// Sets a seat's stores: named ones as `G6=3`, all others to none.
    pub fn only(mut self, seat: usize, stores: &str) -> Table {
        self.state.edit().realm(seat as u8).all_lands_mut().for_each(|land| land.store = 0);
        self.set(seat, stores);
        self
    }

    /// Fills every region of a seat.
    pub fn full(mut self, seat: usize) -> Table {
        self.state.edit().realm(seat as u8).all_lands_mut().for_each(|land| land.store = 3);
        self
    }

    fn set(&mut self, seat: usize, stores: &str) {
        for word in stores.split_whitespace() {
            let (region, store) = word.split_once('=').unwrap();
            let region: Region = region.parse().unwrap();
            let land = self
                .state
                .edit()
                .realm(seat as u8)
                .land_of_mut(region)
                .expect("the region lies there");
            land.store = store.parse().unwrap();
        }
    }

    /// Sets a seat's hand.
    pub fn hand(mut self, seat: usize, cards: &str) -> Table {
        let mut hand: Vec<Slot> = cards
            .split_whitespace()
            .map(|card| Slot { card: card.parse().unwrap(), known: 1 << seat })
            .collect();
        hand.sort_unstable();
        *self.state.edit().hand(seat as u8) = hand.into_iter().collect();
        self
    }

    /// Puts cards into play, as `abbey@+1u`; with a side as `paper_residence@L2/2`.
    pub fn put(mut self, seat: usize, cards: &str) -> Table {
        for word in cards.split_whitespace() {
            let (word, side) = word.split_once('/').unwrap_or((word, "0"));
            let laid: Laid = word.parse().unwrap();
            let host = if laid.at.is_abroad() { 1 - seat } else { seat };
            let realm = self.state.edit().realm(host as u8);
            let piece = Piece { side: side.parse().unwrap(), marks: 0, ..Piece::new(laid.card) };
            match laid.at.spot().unwrap() {
                Spot::Half(centre, row) if matches!(laid.card.row().site, Site::On(_)) => {
                    let Site::On(below) = laid.card.row().site else { unreachable!() };
                    let half = &mut realm.sites[centre][row * 2..row * 2 + 2];
                    half.iter_mut().find(|site| site.card == below).unwrap().cover = laid.card;
                }
                Spot::Half(centre, row) => {
                    let site = realm.free_site(centre, row).expect("a free site");
                    realm.sites[centre][site] = piece;
                }
                Spot::Region(region) => {
                    realm.land_of_mut(region).unwrap().piece = piece;
                    if laid.card == Card::GOLD_CACHE {
                        realm.set_cache(Some(0));
                    }
                }
                Spot::Road(road) => realm.posts[road] = piece,
                Spot::Centre(centre) => realm.centres[centre] = Centre::Metropolis,
                Spot::Marker => realm.triumph = side.parse().unwrap(),
            }
        }
        self.state.edit().count();
        self
    }

    /// Turns a settlement into a city.
    pub fn city(mut self, seat: usize, column: i8) -> Table {
        self.state.edit().realm(seat as u8).centres[centre_of(column).unwrap()] = Centre::City;
        self.state.edit().count();
        self
    }

    /// Turns both settlements of a seat into cities.
    pub fn cities(self, seat: usize) -> Table {
        self.city(seat, -1).city(seat, 1)
    }

    /// Sets a key for which this holds.
    pub fn keyed(mut self, holds: impl Fn(DrawKey) -> bool) -> Table {
        let mut rng = thinking(7, 7);
        *self.state.edit().key() =
            std::iter::repeat_with(|| DrawKey::random(&mut rng)).find(|key| holds(*key)).unwrap();
        self
    }

    /// Sets a key for which this turn's dice show these.
    pub fn dice(self, number: u8, face: u8) -> Table {
        let turn = u32::from(self.state.turn());
        self.keyed(|key| {
            let mut dice = key.draw(DICE, turn);
            (dice.die(), dice.die()) == (number, face)
        })
    }

    /// Rolls these dice for red.
    pub fn roll(self, number: u8, face: u8) -> Table {
        let mut table = self.dice(number, face);
        table.wait(TurnChoice::Roll);
        table.play("roll");
        table
    }

    /// Resolves this event in red's turn, without a production before it.
    pub fn event(mut self, card: &str) -> Table {
        let card: Card = card.parse().unwrap();
        self.state.edit().events().retain(|slot| slot.card != card);
        self.state.edit().events().push(Slot { card, known: 0 });
        self.wait(TurnChoice::Act);
        self.perform(TurnEffect::DrawEvent)
    }

    /// Resolves this face of the event die, without a production before it.
    pub fn face(mut self, face: u8) -> Table {
        *self.state.edit().face() = face;
        self.wait(TurnChoice::Act);
        self.perform(if face == 1 { TurnEffect::Brigands } else { TurnEffect::Face })
    }

    /// Resolves production of this number.
    pub fn produce(mut self, number: u8) -> Table {
        *self.state.edit().number() = number;
        self.wait(TurnChoice::Act);
        self.perform(TurnEffect::Produce)
    }

    /// Resolves a step of red, queued behind a choice with one possibility.
    pub fn perform(mut self, step: impl Into<Step>) -> Table {
        self.state.edit().push(0, Why::Production, step);
        let (card, at) = (Card::WOLFGANG, Place::NONE);
        let behind = JesterChoice::Jester { card, at, open: 0, gained: false };
        self.state.edit().push(0, Why::Production, behind);
        self.play("decline");
        self
    }

    /// The seat that chooses.
    pub fn decider(&self) -> u8 {
        Princes::deciders(&self.state).lowest().map_or(9, |seat| seat.0)
    }

    /// All legal actions.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Actions::new();
        Princes::legal(&self.state, Seat(self.decider()), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// True if this action is legal.
    pub fn can(&self, text: &str) -> bool {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is no action"));
        Princes::check(&self.state, Seat(self.decider()), action).is_ok()
    }

    /// True if an action that begins like this is legal.
    pub fn offers(&self, start: &str) -> bool {
        self.legal().iter().any(|action| action.starts_with(start))
    }

    /// Plays actions, separated by lines or semicolons.
    pub fn play(&mut self, texts: &str) -> &mut Table {
        for text in texts.split(';').map(str::trim) {
            let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is no action"));
            self.events.clear();
            let seat = Seat(self.decider());
            if Princes::apply(&mut self.state, seat, action, &mut self.events).is_err() {
                panic!("{text} is not among {:?}", self.legal());
            }
        }
        self
    }

    /// Plays actions, for method chains.
    pub fn then(mut self, texts: &str) -> Table {
        self.play(texts);
        self
    }

    /// The store of a region in either principality.
    pub fn store(&self, region: &str) -> u8 {
        let region: Region = region.parse().unwrap();
        self.state.realms().iter().find_map(|realm| realm.land_of(region)).expect("it lies").store
    }

    /// A seat's amount of a kind.
    pub fn has(&self, seat: usize, kind: Kind) -> u8 {
        self.state.realms()[seat].amounts()[kind.index()]
    }

    /// Number of a seat's resources.
    pub fn stores(&self, seat: usize) -> u8 {
        self.state.realms()[seat].amounts().iter().sum()
    }

    /// A seat's victory points.
    pub fn points(&self, seat: u8) -> u8 {
        self.state.victory(seat)
    }

    /// True if the card is in the seat's hand.
    pub fn holds(&self, seat: u8, card: &str) -> bool {
        self.state.holds(seat, card.parse().unwrap())
    }

    /// True if a card of the seat is in play.
    pub fn lies(&self, seat: u8, card: &str) -> bool {
        self.state.has(seat, card.parse().unwrap())
    }

    /// True if the card is in the discard pile.
    pub fn discarded(&self, card: &str) -> bool {
        self.state.discard().contains(&card.parse().unwrap())
    }

    /// Number of cards in a seat's hand.
    pub fn cards(&self, seat: usize) -> usize {
        self.state.hands()[seat].len()
    }

    /// The cards of a hand as known to a seat.
    pub fn known_hand(&self, looker: u8, seat: usize) -> Vec<String> {
        let view = Princes::view(&self.state, Seat(looker).into());
        let hand = view.position().hands()[seat].iter();
        hand.filter(|slot| slot.card.is_some()).map(|slot| slot.card.to_string()).collect()
    }

    /// The bottom card of a stack, from 1, as known to a seat.
    pub fn known_bottom(&self, looker: u8, stack: usize) -> String {
        let view = Princes::view(&self.state, Seat(looker).into());
        view.position().stacks()[stack - 1][0].card.to_string()
    }

    /// Replaces a region by another, which must not be in play; its store is kept.
    pub fn region(mut self, seat: usize, old: &str, new: &str) -> Table {
        let [old, new]: [Region; 2] = [old, new].map(|region| region.parse().unwrap());
        self.state.edit().regions().retain(|region| *region != new);
        self.state.edit().regions().push(old);
        self.state
            .edit()
            .realm(seat as u8)
            .land_of_mut(old)
            .expect("the region lies there")
            .region = new;
        self
    }

    /// True if the last action had an event that fits.
    pub fn told(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(fits)
    }

    /// The bottom card of a stack, from 1.
    pub fn bottom(&self, stack: usize) -> String {
        self.state.stacks()[stack - 1][0].card.to_string()
    }
}
