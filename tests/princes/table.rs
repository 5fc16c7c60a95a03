//! Positions in a few words: `Table::act(Mode::Intrigue).city(0, 1).hand(0, "church").only(0, "B3=2 O5=2")`.

use principality::engine::chance::{Draw, DrawKey, thinking};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::princes::card::Card;
use principality::games::princes::kinds::{Kind, Region};
use principality::games::princes::modes::{Mode, Options, Starter};
use principality::games::princes::place::{Laid, Place, Spot, centre_of};
use principality::games::princes::realm::{Centre, Piece};
use principality::games::princes::setup::DICE;
use principality::games::princes::state::Slot;
use principality::games::princes::step::{Step, Task, Why};
use principality::games::princes::{Action, Actions, Event, Princes, State};

/// A position with the events of the last choice.
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
        let mut table = Table { state: start(mode, 1), events: Vec::new() };
        table.wait(Step::Act);
        table.only(0, "").only(1, "")
    }

    /// Only this step waits, for red; his turn ends after it.
    fn wait(&mut self, step: Step) {
        self.state.agenda.clear();
        self.state.turn = 1;
        self.state.active = 0;
        self.state.agenda.push(Task { seat: 0, why: Why::Hand, step });
    }

    /// Red is about to roll.
    pub fn before_roll(mode: Mode) -> Table {
        let mut table = Table::act(mode);
        table.wait(Step::Roll);
        table
    }

    /// A seat's stores: those named as `G6=3`, all others nothing.
    pub fn only(mut self, seat: usize, stores: &str) -> Table {
        self.state.realms[seat].all_lands_mut().for_each(|land| land.store = 0);
        self.set(seat, stores);
        self
    }

    /// Every region of a seat full, so that nothing more fits.
    pub fn full(mut self, seat: usize) -> Table {
        self.state.realms[seat].all_lands_mut().for_each(|land| land.store = 3);
        self
    }

    fn set(&mut self, seat: usize, stores: &str) {
        for word in stores.split_whitespace() {
            let (region, store) = word.split_once('=').unwrap();
            let region: Region = region.parse().unwrap();
            let land = self.state.realms[seat].land_of_mut(region).expect("the region lies there");
            land.store = store.parse().unwrap();
        }
    }

    /// A seat's hand.
    pub fn hand(mut self, seat: usize, cards: &str) -> Table {
        let mut hand: Vec<Slot> = cards
            .split_whitespace()
            .map(|card| Slot { card: card.parse().unwrap(), known: 1 << seat })
            .collect();
        hand.sort_unstable();
        self.state.hands[seat] = hand.into_iter().collect();
        self
    }

    /// Cards that lie somewhere, as `abbey@+1u`; with a side as `paper_residence@L2/2`.
    pub fn put(mut self, seat: usize, cards: &str) -> Table {
        for word in cards.split_whitespace() {
            let (word, side) = word.split_once('/').unwrap_or((word, "0"));
            let laid: Laid = word.parse().unwrap();
            let host = if laid.at.is_abroad() { 1 - seat } else { seat };
            let realm = &mut self.state.realms[host];
            let piece = Piece { side: side.parse().unwrap(), marks: 0, ..Piece::new(laid.card) };
            match laid.at.spot().unwrap() {
                Spot::Half(centre, row) if matches!(laid.card, Card::BRAN | Card::JUDITH) => {
                    let below =
                        if laid.card == Card::BRAN { Card::ODINS_TEMPLE } else { Card::CHURCH };
                    let half = &mut realm.sites[centre][row * 2..row * 2 + 2];
                    half.iter_mut().find(|site| site.card == below).unwrap().cover = laid.card;
                }
                Spot::Half(centre, row) => {
                    let site = realm.free_site(centre, row).expect("a free site");
                    realm.sites[centre][site] = piece;
                }
                Spot::Region(region) => realm.land_of_mut(region).unwrap().piece = piece,
                Spot::Road(road) => realm.posts[road] = piece,
                Spot::Centre(centre) => realm.centres[centre] = Centre::Metropolis,
                Spot::Marker => realm.triumph = side.parse().unwrap(),
            }
        }
        self.state.refresh(&mut Quiet);
        self
    }

    /// A settlement becomes a city.
    pub fn city(mut self, seat: usize, column: i8) -> Table {
        self.state.realms[seat].centres[centre_of(column).unwrap()] = Centre::City;
        self.state.refresh(&mut Quiet);
        self
    }

    /// Both settlements of a seat become cities.
    pub fn cities(self, seat: usize) -> Table {
        self.city(seat, -1).city(seat, 1)
    }

    /// A key with which this holds.
    pub fn keyed(mut self, holds: impl Fn(DrawKey) -> bool) -> Table {
        let mut rng = thinking(7, 7);
        self.state.key =
            std::iter::repeat_with(|| DrawKey::random(&mut rng)).find(|key| holds(*key)).unwrap();
        self
    }

    /// A key with which this turn's dice show these.
    pub fn dice(self, number: u8, face: u8) -> Table {
        let turn = u32::from(self.state.turn);
        self.keyed(|key| {
            let mut dice = key.draw(DICE, turn);
            (dice.die(), dice.die()) == (number, face)
        })
    }

    /// Red rolls these.
    pub fn roll(self, number: u8, face: u8) -> Table {
        let mut table = self.dice(number, face);
        table.wait(Step::Roll);
        table.play("roll");
        table
    }

    /// This event comes in red's turn, without a production before it.
    pub fn event(mut self, card: &str) -> Table {
        let card: Card = card.parse().unwrap();
        self.state.events.retain(|slot| slot.card != card);
        self.state.events.push(Slot { card, known: 0 });
        self.wait(Step::Act);
        self.perform(Step::DrawEvent)
    }

    /// The event die shows this face, without a production before it.
    pub fn face(mut self, face: u8) -> Table {
        self.state.face = face;
        self.wait(Step::Act);
        self.perform(if face == 1 { Step::Brigands } else { Step::Face })
    }

    /// Production by this number alone.
    pub fn produce(mut self, number: u8) -> Table {
        self.state.number = number;
        self.wait(Step::Act);
        self.perform(Step::Produce)
    }

    /// Lets a step of red happen: behind a choice with one possibility.
    pub fn perform(mut self, step: Step) -> Table {
        self.state.push(0, Why::Production, step);
        let (card, at) = (Card::WOLFGANG, Place::NONE);
        let behind = Step::Jester { card, at, open: 0, gained: false };
        self.state.push(0, Why::Production, behind);
        self.play("decline");
        self
    }

    /// Who has to choose.
    pub fn decider(&self) -> u8 {
        Princes::deciders(&self.state).lowest().map_or(9, |seat| seat.0)
    }

    /// All choices.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Actions::new();
        Princes::legal(&self.state, Seat(self.decider()), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Whether this may be chosen.
    pub fn can(&self, text: &str) -> bool {
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is no action"));
        Princes::check(&self.state, Seat(self.decider()), action).is_ok()
    }

    /// Whether a choice that begins so may be made.
    pub fn offers(&self, start: &str) -> bool {
        self.legal().iter().any(|action| action.starts_with(start))
    }

    /// Chooses, one choice a line or separated by semicolons.
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

    /// The same, for chains.
    pub fn then(mut self, texts: &str) -> Table {
        self.play(texts);
        self
    }

    /// What a region of either principality stores.
    pub fn store(&self, region: &str) -> u8 {
        let region: Region = region.parse().unwrap();
        self.state.realms.iter().find_map(|realm| realm.land_of(region)).expect("it lies").store
    }

    /// What a seat has of a kind.
    pub fn has(&self, seat: usize, kind: Kind) -> u8 {
        self.state.realms[seat].amounts()[kind.index()]
    }

    /// All of a seat's resources.
    pub fn stores(&self, seat: usize) -> u8 {
        self.state.realms[seat].amounts().iter().sum()
    }

    /// A seat's victory points.
    pub fn points(&self, seat: u8) -> u8 {
        self.state.victory(seat)
    }

    /// Whether a seat holds the card.
    pub fn holds(&self, seat: u8, card: &str) -> bool {
        self.state.holds(seat, card.parse().unwrap())
    }

    /// Whether a seat's card lies somewhere.
    pub fn lies(&self, seat: u8, card: &str) -> bool {
        self.state.has(seat, card.parse().unwrap())
    }

    /// Whether the discard pile has the card.
    pub fn discarded(&self, card: &str) -> bool {
        self.state.discard.contains(&card.parse().unwrap())
    }

    /// How many cards a seat holds.
    pub fn cards(&self, seat: usize) -> usize {
        self.state.hands[seat].len()
    }

    /// The cards of a hand that a seat knows.
    pub fn known_hand(&self, looker: u8, seat: usize) -> Vec<String> {
        let view = Princes::view(&self.state, Seat(looker).into());
        let hand = view.position().hands[seat].iter();
        hand.filter(|slot| slot.card.is_some()).map(|slot| slot.card.to_string()).collect()
    }

    /// The bottom card of a stack, from 1, as a seat knows it.
    pub fn known_bottom(&self, looker: u8, stack: usize) -> String {
        let view = Princes::view(&self.state, Seat(looker).into());
        view.position().stacks[stack - 1][0].card.to_string()
    }

    /// Another region lies there instead, which may not lie anywhere else; its store is kept.
    pub fn region(mut self, seat: usize, old: &str, new: &str) -> Table {
        let [old, new]: [Region; 2] = [old, new].map(|region| region.parse().unwrap());
        self.state.regions.retain(|region| *region != new);
        self.state.regions.push(old);
        self.state.realms[seat].land_of_mut(old).expect("the region lies there").region = new;
        self
    }

    /// Whether what the last choice told has this.
    pub fn told(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(fits)
    }

    /// The bottom card of a stack, from 1.
    pub fn bottom(&self, stack: usize) -> String {
        self.state.stacks[stack - 1][0].card.to_string()
    }
}
