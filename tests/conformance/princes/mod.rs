//! The [`Kit`] of Princes: every action that exists, and an audit that counts cards, regions, events and
//! resources.

mod census;

use crate::conformance::{Kit, Verdict, expect};
use principality::engine::chance::{Chance, Draw};
use principality::engine::seat::Looker;
use principality::games::princes::action::{Action, Means, Saver, Saving, With};
use principality::games::princes::card::{Card, Set, Sets};
use principality::games::princes::deck::Deck;
use principality::games::princes::kinds::{Kind, Region};
use principality::games::princes::options::{Options, Starter, Way};
use principality::games::princes::place::{Laid, Place};
use principality::games::princes::row::{CardKind, Site};
use principality::games::princes::state::State;
use principality::games::princes::{Event, Mode, Princes};

/// The state as reconstructed from events.
#[derive(Debug, Clone)]
pub struct Audit {
    stores: [[u8; 25]; 2],
    points: [i32; 2],
    turns: u16,
}

impl Kit for Princes {
    type Audit = Audit;
    const VARIANTS: u8 = Mode::ALL.len() as u8;

    fn options(_seats: u8, variant: u8, chance: &mut Chance) -> Options {
        let starter = [Starter::Drawn, Starter::Red, Starter::Blue][chance.below(3) as usize];
        Options { starter, ..usual(variant) }
    }

    fn every_action(variant: u8) -> Vec<Action> {
        every_action(&usual(variant))
    }

    /// Hides the order of two cards drawn in one move: the hand does not record their stacks, and two stacks
    /// may have the same back.
    fn forget(looker: Looker, told: &mut [Event]) {
        let mut drawn: Vec<(Card, u8)> = Vec::new();
        for event in told.iter() {
            if let Event::Drew { seat, card, known, .. } = *event
                && looker == Looker::Seat(seat)
            {
                drawn.push((card, known));
            }
        }
        drawn.sort_unstable();
        let mut drawn = drawn.into_iter();
        for event in told {
            if let Event::Drew { seat, card, known, .. } = event
                && looker == Looker::Seat(*seat)
                && let Some(next) = drawn.next()
            {
                (*card, *known) = next;
            }
        }
    }

    /// Swaps of two cards, of which there are hundreds of thousands.
    fn is_one_of_many(action: &Action) -> bool {
        matches!(action, Action::Play { with: With::Cards { .. }, .. })
    }

    fn most_moves(_seats: u8) -> usize {
        20_000
    }

    fn appetite(action: &Action) -> u32 {
        match action {
            Action::City { .. } | Action::Settlement { .. } => 400,
            Action::Build { .. } => 60,
            Action::Road { .. } => 40,
            Action::Play { .. } | Action::Use { .. } => 12,
            Action::Trade { .. } | Action::Exchange { .. } => 2,
            Action::End => 12,
            Action::Reward { triumph: true } => 8,
            Action::Remove { .. } | Action::Move { .. } => 1,
            _ => 4,
        }
    }

    /// The active seat wins with its target even if the other has more points.
    fn order_may_differ(state: &State) -> bool {
        state.over()
    }

    fn begin(state: &State, opening: &[Event]) -> Audit {
        let mut audit = Audit { stores: [[0; 25]; 2], points: [0; 2], turns: 0 };
        for (seat, realm) in state.realms().iter().enumerate() {
            for land in realm.all_lands() {
                audit.stores[seat][usize::from(land.region.0)] =
                    u8::from(land.region.kind() != Kind::Gold);
            }
        }
        audit.take(opening);
        audit
    }

    fn follow(audit: &mut Audit, events: &[Event], state: &State) -> Verdict {
        audit.take(events);
        for (seat, realm) in state.realms().iter().enumerate() {
            for land in realm.all_lands() {
                let told = audit.stores[seat][usize::from(land.region.0)];
                expect(land.store == told, || {
                    format!("seat {seat}: {} holds {}, events say {told}", land.region, land.store)
                })?;
            }
            let points = i32::from(state.victory(seat as u8));
            expect(points == audit.points[seat], || {
                format!("the score is not the sum of its events: seat {seat} has {points}")
            })?;
        }
        expect(state.turn() == audit.turns, || "turns ended without being told")
    }

    fn sound(state: &State) -> Verdict {
        census::check(state)
    }
}

impl Audit {
    fn take(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Stored { seat, region, amount, .. } => {
                    self.stores[seat.index()][usize::from(region.0)] += amount;
                }
                Event::Spent { seat, region, amount, .. } => {
                    self.stores[seat.index()][usize::from(region.0)] -= amount;
                }
                Event::Scored { seat, points, .. } => {
                    self.points[seat.index()] += i32::from(points)
                }
                Event::TurnEnded { .. } => self.turns += 1,
                _ => {}
            }
        }
    }
}

/// The games of a variant: the modes, a duel of six sets picked and drawn, and the duels of three sets.
pub fn usual(variant: u8) -> Options {
    let at = usize::from(variant);
    if let Some(mode) = Mode::ALL.get(at) {
        return Options::of(*mode);
    }
    match at - Mode::ALL.len() {
        0 => Options::duel(Sets::THEMES, Way::Pick),
        1 => Options::duel(Sets::THEMES, Way::Drawn),
        trio => Options::duel(trios()[trio - 2], Way::Pick),
    }
}

/// All duels of three sets.
pub fn trios() -> Vec<Sets> {
    let all = (0..=u8::MAX).map(Sets);
    all.filter(|sets| sets.count() == 3 && sets.without(Sets::THEMES) == Sets::NONE).collect()
}

/// The cards of a game, without events.
fn cards_of(options: &Options) -> Vec<Card> {
    let mode = options.mode;
    let sets = if mode == Mode::Duel { options.sets } else { mode.sets() };
    let deck = Deck { mode, sets };
    let plays = |card: &Card| {
        card.row().kind != CardKind::Event
            && deck.has(card.row().set)
            && mode.copies(card.row().copies) > 0
    };
    Card::all().filter(plays).collect()
}

/// Places where a card may be put, own or foreign.
fn places_of(card: Card) -> Vec<Place> {
    let halves = || (0..12).flat_map(|centre| [0, 1].map(|row| Place::half(centre, row)));
    let places: Vec<Place> = match card.row().site {
        Site::Hand => Vec::new(),
        Site::Anywhere | Site::City | Site::On(_) => halves().collect(),
        Site::Road | Site::RoadBesideCity => (0..13).map(Place::road).collect(),
        Site::Region(kind) => {
            Region::all().filter(|region| region.kind() == kind).map(Place::region).collect()
        }
        Site::AnyRegion => Region::all().map(Place::region).collect(),
        Site::Metropolis => (0..12).map(Place::centre).collect(),
        Site::Beside => vec![Place::MARKER],
    };
    let abroad = |place: Place| if card.row().foreign { place.abroad() } else { place };
    places.into_iter().map(abroad).collect()
}

fn savings_of(card: Card) -> Vec<Saving> {
    let row = card.row();
    let mut savings = vec![Saving::NONE];
    if row.is(principality::games::princes::card::Class::Ship) {
        savings.extend([Saving::ship(Kind::Lumber), Saving::ship(Kind::Wool)]);
    }
    for saver in [Saver::Drill, Saver::Crane] {
        savings.extend(Kind::ALL.map(|kind| Saving::by(saver, kind)));
    }
    if row.kind == CardKind::Building {
        for bits in 1u16..1024 {
            let counts: [u8; 5] = std::array::from_fn(|kind| (bits >> (2 * kind) & 3) as u8);
            let fits = counts.iter().zip(row.cost).all(|(count, cost)| *count <= cost);
            if (1..=3).contains(&counts.iter().sum::<u8>()) && fits {
                savings.push(Saving::michael(counts));
            }
        }
    }
    savings
}

/// Every action that exists in such games.
fn every_action(options: &Options) -> Vec<Action> {
    let cards = cards_of(options);
    let mut list = vec![Action::Roll, Action::End, Action::Decline];
    let presets = [Card::BRIGITTA, Card::BRIGITTA_P];
    list.extend(
        presets
            .iter()
            .flat_map(|card| (1..=6).map(|number| Action::Brigitta { number, card: *card })),
    );
    list.extend([Action::Herald, Action::Sebastian, Action::Ransom]);
    list.extend(Set::ALL.map(|set| Action::PickSet { set }));
    for right in [false, true] {
        list.push(Action::Road { right });
        list.extend([false, true].map(|scout| Action::Settlement { right, scout }));
        list.push(Action::Reward { triumph: right });
    }
    list.extend((-11..=11).step_by(2).map(|column| Action::City { column }));
    list.extend([
        Action::Gain { region: Region::CACHE },
        Action::Pay { region: Region::CACHE },
        Action::Give { region: Region::CACHE },
    ]);
    for region in Region::all() {
        list.extend([
            Action::Up { region },
            Action::Lay { region },
            Action::Gain { region },
            Action::Pay { region },
            Action::Give { region },
        ]);
        let others = || Region::all().filter(move |other| *other != region);
        list.extend(others().map(|down| Action::Scout { up: region, down }));
        for to in others() {
            list.extend((1..=3).map(|amount| Action::Move { from: region, to, amount }));
        }
    }
    for resource in Kind::ALL {
        list.extend([Action::Demand { resource }, Action::Choose { resource }]);
    }
    for stack in 1..=6 {
        list.extend([Action::Draw { stack }, Action::Search { stack }]);
        for card in cards.iter().copied() {
            list.extend([Action::Under { card, stack }, Action::Exchange { card, stack }]);
        }
    }
    list.extend(cards.iter().map(|card| Action::Take { card: *card }));
    for at in (0..12).flat_map(|centre| [0, 1].map(|row| Place::half(centre, row))) {
        list.extend([Action::Put { at }, Action::Takeover { at }]);
    }
    for at in Region::all().map(Place::region) {
        list.push(Action::Put { at });
    }
    for card in cards.iter().copied() {
        for at in places_of(card) {
            list.extend(savings_of(card).into_iter().map(|saving| Action::Build {
                card,
                at,
                saving,
            }));
            list.extend([
                Action::Remove { card, at },
                Action::Name { card, at },
                Action::Lose { card, at },
                Action::Offer { card, at },
                Action::Burn { card, at },
            ]);
        }
    }
    list.extend(plays_and_uses(&cards));
    list.extend(trades());
    list
}

fn plays_and_uses(cards: &[Card]) -> Vec<Action> {
    let mut list = Vec::new();
    for card in cards.iter().copied() {
        let mut ways = vec![With::Nothing];
        match card {
            Card::RELOCATION | Card::RELOCATION_B | Card::RELOCATION_P => {
                for first in Region::all() {
                    let others = Region::all().filter(|other| *other != first);
                    ways.extend(others.map(|second| With::Regions { first, second }));
                }
                ways.extend(swaps(cards));
            }
            Card::HERGILD => {
                ways.extend(Kind::ALL.map(|resource| With::Kind { resource }));
            }
            Card::TRADE_MONOPOLY => {
                for resource in Kind::ALL {
                    ways.extend((1..=3).map(|count| With::Amount { resource, count }));
                }
            }
            Card::BRIGANDS_G | Card::BRIGANDS_T => {
                for region in Region::all().chain([Region::CACHE]) {
                    ways.extend((1..=3).map(|count| With::Raid { region, count }));
                }
            }
            Card::DOCTOR => {
                let halves = (0..12).flat_map(|centre| [0, 1].map(|row| Place::half(centre, row)));
                let baths = halves.map(|at| Laid { card: Card::BATH_HOUSE, at });
                ways.extend(baths.map(|laid| With::Laid { laid }));
            }
            Card::SIWARD => {
                ways.extend([With::Events, With::Hand]);
                ways.extend((1..=6).map(|stack| With::Stack { stack }));
            }
            Card::ABBEY_BREWERY => ways.extend((0..=3).map(|side| With::Side { side })),
            _ => ways.extend(cards.iter().map(|card| With::Card { card: *card })),
        }
        if card.row().is_action() {
            list.extend(ways.into_iter().map(|with| Action::Play { card, with }));
        } else {
            list.extend(ways.into_iter().map(|with| Action::Use { card, with }));
        }
    }
    list
}

/// Some swaps of two cards: those of three pairs of places.
fn swaps(cards: &[Card]) -> Vec<With> {
    let mut list = Vec::new();
    for first in cards.iter().copied().filter(|card| !card.row().foreign) {
        for second in cards.iter().copied().filter(|card| !card.row().foreign && *card != first) {
            for (one, two) in [(10, 12), (10, 11), (12, 13)] {
                let laid = |card, at| Laid { card, at: Place(at) };
                let (first, second) = (laid(first, one), laid(second, two));
                list.push(With::Cards { first, second });
            }
        }
    }
    list
}

fn trades() -> Vec<Action> {
    let mut means = Vec::new();
    for resource in Kind::ALL {
        means.extend([
            Means::Bank { resource },
            Means::Ship { resource },
            Means::Favour { resource },
        ]);
        let halves = (0..24).map(Place);
        means.extend(halves.map(|at| Means::Light { at, resource }));
        means.extend((0..24).map(|at| Means::Mint { at: Place(at) }));
        for second in Kind::ALL.into_iter().filter(|second| *second >= resource) {
            let third = Kind::ALL.into_iter().filter(|third| *third >= second);
            means.extend(third.map(|third| Means::Wagon { given: [resource, second, third] }));
        }
    }
    for from in Region::all() {
        means.extend([Means::Large { from }, Means::Post { from }]);
        means.extend([Means::Miller { from }, Means::Mill { from }]);
        means.extend((0..24).map(|at| Means::LightLarge { at: Place(at), from }));
    }
    let regions = || Region::all().chain([Region::CACHE]);
    let trade = |by: Means| regions().map(move |to| Action::Trade { by, to });
    means.into_iter().flat_map(trade).collect()
}
