//! Chance as documented in docs/protocol/princes.md: a program with the initial position reproduces the dice
//! and stacks by this short generator alone.

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Set, Sets};
use principality::games::princes::kinds::Region;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::row::CardKind;
use principality::games::princes::{Actions, Event, Princes, State};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The stream of words for draw `number` of a purpose.
fn stream(key: u64, purpose: u64, number: u32) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&key.to_le_bytes());
    let mut words = ChaCha8Rng::from_seed(bytes);
    words.set_stream(purpose << 32 | u64::from(number));
    words
}

/// A number below a bound; words from the bound's largest multiple on are rejected.
fn below(words: &mut ChaCha8Rng, bound: u32) -> u32 {
    loop {
        let word = words.next_u32();
        if word < u32::MAX - u32::MAX % bound {
            return word % bound;
        }
    }
}

fn die(words: &mut ChaCha8Rng) -> u8 {
    below(words, 6) as u8 + 1
}

fn shuffle<T>(words: &mut ChaCha8Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(words, last as u32 + 1) as usize);
    }
}

/// An event stack, the top last.
fn event_stack(mode: Mode, words: &mut ChaCha8Rng, all: &[Card]) -> Vec<Card> {
    let above = mode != Mode::Introductory && mode != Mode::Duel;
    let aside = |card: &Card| above && *card == Card::BARBARIAN_ATTACK;
    let mut cards: Vec<Card> =
        all.iter().copied().filter(|card| *card != Card::YULE && !aside(card)).collect();
    cards.sort_unstable();
    shuffle(words, &mut cards);
    let mut top = cards.split_off(3);
    cards.push(Card::YULE);
    if above {
        top.extend(all.iter().copied().filter(aside));
        top.sort_unstable();
        shuffle(words, &mut top);
    }
    cards.extend(top);
    cards
}

/// The state of chance in a program that follows a game.
struct Follower {
    key: u64,
    turn: u32,
    events: u32,
    regions: u32,
    ravens: u32,
    contests: u32,
    guards: u32,
    met: [u32; 5],
    herald: bool,
}

impl Follower {
    fn of(state: &State) -> Follower {
        let key = serde_json::to_value(state).unwrap()["key"].as_u64().unwrap();
        // Both stacks have been shuffled once.
        Follower {
            key,
            turn: 0,
            events: 1,
            regions: 1,
            ravens: 0,
            contests: 0,
            guards: 0,
            met: [0; 5],
            herald: false,
        }
    }

    fn follow(&mut self, mode: Mode, brigitta: bool, event: &Event) {
        match *event {
            Event::Rolled { number, face, .. } => {
                let mut words = stream(self.key, 1, self.turn);
                let drawn = (die(&mut words), die(&mut words));
                // A number set by a card is not on the dice.
                let shown = if self.herald { drawn.1 } else { face };
                assert_eq!(drawn, (if brigitta { drawn.0 } else { number }, shown));
                self.herald = false;
                self.met[0] += 1;
            }
            Event::Guarded { number, .. } => {
                assert_eq!(number, die(&mut stream(self.key, 6, self.guards)));
                self.guards += 1;
            }
            Event::Played { card: Card::REINER_HERALD, .. } => self.herald = true,
            Event::TurnEnded { .. } => self.turn += 1,
            Event::RegionsShuffled { order } => {
                let mut regions: Vec<Region> = order.items().to_vec();
                regions.sort_unstable();
                shuffle(&mut stream(self.key, 2, self.regions), &mut regions);
                assert_eq!(order.items(), regions);
                self.regions += 1;
                self.met[1] += 1;
            }
            Event::EventsRebuilt { order } => {
                let words = &mut stream(self.key, 3, self.events);
                assert_eq!(order.items(), event_stack(mode, words, order.items()));
                self.events += 1;
                self.met[2] += 1;
            }
            Event::Raven { number, .. } => {
                assert_eq!(number, die(&mut stream(self.key, 4, self.ravens)));
                self.ravens += 1;
                self.met[3] += 1;
            }
            Event::Contest { rolls, .. } => {
                let mut words = stream(self.key, 5, self.contests);
                assert_eq!(rolls, [die(&mut words), die(&mut words)]);
                self.contests += 1;
                self.met[4] += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn another_program_draws_the_dice_and_the_order_of_every_stack() {
    let mut met = [0; 5];
    for mode in Mode::ALL {
        for seed in 0..6 {
            let mut state =
                Princes::start(&Options::of(mode), &Seed::numbered(seed), &mut Quiet).unwrap();
            let mut follower = Follower::of(&state);
            let first: Vec<Card> = state.events().iter().map(|slot| slot.card).collect();
            assert_eq!(first, event_stack(mode, &mut stream(follower.key, 3, 0), &first));
            let mut chance = Chance::of_number(seed, 9);
            let (mut actions, mut events) = (Actions::new(), Vec::new());
            while let Some(seat) = Princes::deciders(&state).lowest() {
                actions.clear();
                events.clear();
                Princes::legal(&state, seat, &mut actions);
                let action = chance.pick(&actions).unwrap();
                Princes::apply(&mut state, seat, action, &mut events).unwrap();
                let brigitta = action.to_string().starts_with("brigitta");
                events.iter().for_each(|event| follower.follow(mode, brigitta, event));
            }
            for (sum, met) in met.iter_mut().zip(follower.met) {
                *sum += met;
            }
        }
    }
    assert!(met.iter().all(|count| *count > 0), "dice, regions, events, raven, contest: {met:?}");
}

/// The cards of a duel's set, sorted as in the table of cards.
fn cards_of(set: Set) -> Vec<Card> {
    let drawn = |card: &Card| card.row().set == set && card.row().kind != CardKind::Event;
    let cards = Card::all().filter(drawn);
    cards.flat_map(|card| (0..card.row().copies[1]).map(move |_| card)).collect()
}

/// The fillers of a duel of these sets.
fn fillers(key: u64, sets: &[Set]) -> Vec<Card> {
    let of = |card: &Card| sets.contains(&card.row().set) && card.row().kind == CardKind::Event;
    let events: Vec<Card> = Card::all().filter(of).collect();
    let fixed: u8 = events.iter().map(|card| card.row().copies[1]).sum();
    let spare = |card: &Card| card.row().copies[0] - card.row().copies[1];
    let mut rest: Vec<Card> =
        events.iter().flat_map(|card| (0..spare(card)).map(move |_| *card)).collect();
    shuffle(&mut stream(key, 9, 0), &mut rest);
    rest.truncate(usize::from(12 - fixed));
    rest.sort_unstable();
    rest
}

#[test]
fn another_program_rolls_for_the_guards() {
    let game = super::table::Table::act(Mode::Turmoil).city(0, 1).put(0, "hedge_tavern@+1u");
    let mut game = game.put(1, "lookout_tower@-1u osmund@+1u inga@-1d").hand(0, "archer archer");
    let key = serde_json::to_value(&game.state).unwrap()["key"].as_u64().unwrap();
    for roll in 0..2 {
        game.play("play archer");
        let told = |event: &Event| matches!(event, Event::Guarded { number, .. } if *number == die(&mut stream(key, 6, roll)));
        assert!(game.told(told), "{:?}", game.events);
        while !game.offers("end") {
            let first = game.legal()[0].clone();
            game.play(&first);
        }
    }
}

/// The draw stacks that these events deal.
fn of_deal(events: &[Event]) -> Vec<Vec<Card>> {
    let order = |event: &Event| match event {
        Event::StackDealt { order, .. } => Some(order.items().to_vec()),
        _ => None,
    };
    events.iter().filter_map(order).collect()
}

#[test]
fn another_program_draws_the_sets_of_a_duel_and_deals_them() {
    for seed in 0..20 {
        let options = Options::duel(Sets::THEMES, Way::Pick);
        let mut state = Princes::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap();
        let key = serde_json::to_value(&state).unwrap()["key"].as_u64().unwrap();
        let mut chance = Chance::of_number(seed, 9);
        let mut events = Vec::new();
        for _ in 0..2 {
            let seat = Princes::deciders(&state).lowest().unwrap();
            let mut actions = Actions::new();
            Princes::legal(&state, seat, &mut actions);
            let action = chance.pick(&actions).unwrap();
            Princes::apply(&mut state, seat, action, &mut events).unwrap();
        }
        let of = |pick: fn(&Event) -> Option<Set>| -> Vec<Set> {
            events.iter().filter_map(pick).collect()
        };
        let picked =
            of(|event| if let Event::SetPicked { set, .. } = event { Some(*set) } else { None });
        let drawn = of(|event| if let Event::SetDrawn { set } = event { Some(*set) } else { None });
        let mut order: Vec<Set> = Sets::THEMES.iter().collect();
        order.sort_by_key(|set| set.key());
        shuffle(&mut stream(key, 7, 0), &mut order);
        let third = order.into_iter().find(|set| !picked.contains(set)).unwrap();
        assert_eq!((picked.len(), drawn), (2, vec![third]));
        let mut sets = vec![Set::Base];
        sets.extend(Sets::THEMES.iter().filter(|set| picked.contains(set) || *set == third));
        let mut stacks: Vec<Vec<Card>> = Vec::new();
        for set in &sets {
            let mut cards = cards_of(*set);
            shuffle(&mut stream(key, 8, *set as u32), &mut cards);
            let size = if *set == Set::Base { 12 } else { cards.len() };
            stacks.extend(cards.chunks(size).map(<[Card]>::to_vec));
        }
        let lie: Vec<Vec<Card>> =
            (0..6).map(|stack| state.stack(stack).iter().map(|slot| slot.card).collect()).collect();
        assert_eq!(lie, stacks);
        let dealt = of_deal(&events);
        assert_eq!(dealt, stacks, "the events tell them too");
        let told: Vec<Card> = state.fillers().into_iter().filter(|card| card.is_some()).collect();
        assert_eq!(told, fillers(key, &sets));
    }
}

#[test]
fn nobody_at_the_table_is_told_how_a_stack_lies() {
    let game = super::table::Table::act(Mode::Introductory).full(0).full(1).event("yule");
    let order = |event: Event| match event {
        Event::EventsRebuilt { order } => Some(order.items().to_vec()),
        _ => None,
    };
    let told = game.events.iter().find_map(|event| order(*event)).unwrap();
    let drawn = game.events.iter().rev().find_map(|event| match event {
        Event::EventDrawn { card } => Some(*card),
        _ => None,
    });
    assert_eq!((told.len(), told.last().copied()), (9, drawn), "the top is the last");
    for looker in [Looker::Seat(Seat(0)), Looker::Seat(Seat(1)), Looker::Public] {
        let seen = game.events.iter().filter_map(|event| Princes::event_for(event, looker));
        let seen = seen.into_iter().find_map(order).unwrap();
        let open: Vec<Card> = seen.iter().copied().filter(|card| card.is_some()).collect();
        assert_eq!((seen.len(), open), (9, vec![Card::YULE]));
        assert_eq!(seen[3], Card::YULE, "everybody sees where it lies");
    }
    let mut regions = game.state.regions().to_vec();
    let event = Event::RegionsShuffled {
        order: principality::games::princes::event::Order::of(
            regions.iter().copied(),
            Region::NONE,
        ),
    };
    regions.sort_unstable();
    match Princes::event_for(&event, Looker::Seat(Seat(0))) {
        Some(Event::RegionsShuffled { order }) => assert_eq!(order.items(), regions),
        other => panic!("{other:?}"),
    }
}
