//! Cards of different sets that meet in a duel, and the laws that every game keeps.

use super::table::{Table, start};
use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Set, Sets};
use principality::games::princes::event::Counting;
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Way};
use principality::games::princes::realm::{ABSENT, Centre, Land};
use principality::games::princes::row::CardKind;
use principality::games::princes::{Action, Actions, Event, Princes, State};

fn duel(names: &str) -> Table {
    Table::duel(names)
}

#[test]
fn a_lighthouse_does_not_serve_a_pirate_ship() {
    let game = duel("merchants gold turmoil").city(0, 1).put(0, "lighthouse@+1u pirate_ship@+1u");
    assert!(!game.only(0, "G6=3 A1=3 L2=3").offers("trade light"));
}

#[test]
fn a_lead_in_ships_counts_ships_and_not_what_a_silo_makes_of_them() {
    let game = duel("merchants gold turmoil").city(0, 1).put(0, "salt_silo@+1u ship_A@-1u");
    let game = game.hand(0, "gero maritime_monopoly").only(1, "G5=1");
    assert!(!game.offers("play gero"), "one ship");
    assert!(game.offers("play maritime_monopoly"));
    let even = game.put(1, "ship_B@-1u pirate_ship@+1u");
    assert!(!even.offers("play maritime_monopoly"), "one each");
}

#[test]
fn a_crane_saves_of_dark_ages_halls_of_five_letters_alone() {
    let game = duel("merchants barbarians progress").cities(0).put(0, "building_crane@-1u");
    let savings = |card: &str, have: &str| {
        let game = game.clone().hand(0, card).put(0, "ship_A@-1d ship_B@+1d").only(0, have);
        game.legal().iter().any(|text| text.contains(card) && text.contains("crane"))
    };
    assert!(savings("commercial_harbor", "B3=1 G6=1 W4=2"));
    assert!(savings("craft_guild", "B3=1 L2=1 O5=2"));
    assert!(!savings("lighthouse", "B3=2 L2=1 O5=1"));
    assert!(!savings("castle", "B3=3 L2=3 O5=3 G6=3 W4=3 A1=3"));
}

#[test]
fn marie_takes_heinrich_and_no_cannoneer() {
    let game = duel("barbarians turmoil progress").put(0, "marie@-1u");
    assert!(!game.clone().put(1, "chief_cannoneer@-1u").offers("use marie"));
    let taken = game.put(1, "heinrich@-1u chief_cannoneer@+1u").then("use marie");
    assert!(taken.lies(0, "heinrich") && taken.state.guarded_numbers(1) == 0);
    assert_ne!(taken.state.guarded_numbers(0), 0, "he guards his new owner");
}

#[test]
fn a_contest_of_heroes_leaves_cannoneers_out() {
    let game = duel("barbarians turmoil progress").hand(0, "hero_contest").only(1, "G5=1");
    let cannon = game.clone().put(0, "chief_cannoneer@-1u").put(1, "osmund@-1u");
    assert!(!cannon.offers("play hero_contest"), "he is no hero");
    assert!(game.put(0, "osmund@-1u").put(1, "inga@-1u").offers("play hero_contest"));
}

#[test]
fn an_invention_counts_every_building_with_progress_up_to_two() {
    let game = duel("merchants gold progress").cities(0).put(0, "abbey@-1u");
    let gains = |game: Table| {
        let counted = |event: &Event| match event {
            Event::Compared { counting: Counting::Inventions, counts } => Some(counts[0]),
            _ => None,
        };
        let game = game.event("invention");
        game.events.iter().find_map(counted).unwrap()
    };
    assert_eq!(gains(game.clone()), 1);
    assert_eq!(gains(game.clone().put(0, "paper_residence@L2/1")), 1, "not before level 2");
    assert_eq!(gains(game.clone().put(0, "paper_residence@L2/2")), 2);
    let three = game.put(0, "paper_residence@L2/2 university@+1u").event("invention");
    assert!(three.then("gain G6; gain G6").offers("end"), "two at most");
}

#[test]
fn neighbours_and_the_bailiff_reach_the_stacks_of_the_new_sets() {
    let game = duel("intrigue gold progress").event("good_neighbors");
    let tops = game.state.stacks().iter();
    assert!(
        tops.clone().count() == 6
            && tops.into_iter().all(|stack| stack.last().unwrap().known == 15)
    );
    let bailiff = duel("barbarians gold progress").city(0, 1).put(0, "bailiwick@+1d");
    let bailiff = bailiff.only(0, "G6=3 A1=3").then("use bailiwick");
    assert!((1..=6).all(|stack| bailiff.offers(&format!("draw {stack}"))));
    let norn = duel("intrigue gold progress").put(0, "odins_fountain@-1u");
    assert!(norn.hand(0, "norn_priestess").then("play norn_priestess").offers("search 6"));
}

#[test]
fn bran_among_rioters_goes_under_his_stack_and_his_temple_stays() {
    let mut game = duel("intrigue turmoil progress").city(0, 1).put(0, "odins_temple@+1u bran@+1u");
    *game.state.edit().number() = 5;
    let game = game.event("riots");
    assert_eq!((game.bottom(4), game.lies(0, "odins_temple")), ("bran".into(), true));
}

#[test]
fn what_sebastian_keeps_away_are_three_events() {
    let game = duel("intrigue turmoil progress").city(1, 1).hand(1, "sebastian scout austin inga");
    let game = game.event("religious_dispute");
    assert!(!game.offers("sebastian") && game.offers("under"));
    let plague = Table::act(Mode::Turmoil).cities(1).hand(1, "sebastian").event("plague");
    assert!(plague.offers("end"));
}

#[test]
fn a_brotherhood_sells_units_and_actions_of_the_new_sets_and_no_cache() {
    let game = duel("barbarians gold progress").city(0, 1).put(0, "secret_brotherhood@+1u");
    let game = game.hand(0, "pirate_ship chief_cannoneer merchant gold_cache mint");
    let sells = |card: &str| game.offers(&format!("use secret_brotherhood {card}"));
    assert!(["pirate_ship", "chief_cannoneer", "merchant"].iter().all(|card| sells(card)));
    assert!(!sells("gold_cache") && !sells("mint"));
}

/// All games of the laws: every mode, and duels of six sets, picked and drawn.
fn games() -> Vec<Options> {
    let wide = [Way::Pick, Way::Drawn].map(|way| Options::duel(Sets::THEMES, way));
    Mode::ALL.map(Options::of).into_iter().chain(wide).collect()
}

/// Plays on from a position by chance that prefers to build and to play cards.
fn played(mut state: State, number: u64, mut visit: impl FnMut(&State, Action, &State, &[Event])) {
    let mut chance = Chance::of_number(number, 5);
    let (mut actions, mut events) = (Actions::new(), Vec::new());
    while let Some(seat) = Princes::deciders(&state).lowest() {
        actions.clear();
        events.clear();
        Princes::legal(&state, seat, &mut actions);
        let eager: Vec<Action> = actions.iter().copied().filter(is_eager).collect();
        let some = if eager.is_empty() || chance.below(8) == 0 { &actions[..] } else { &eager[..] };
        let action = chance.pick(some).unwrap();
        let before = state.clone();
        Princes::apply(&mut state, seat, action, &mut events).unwrap();
        visit(&before, action, &state, &events);
    }
}

fn is_eager(action: &Action) -> bool {
    use Action::{Build, City, Play, Road, Settlement, Use};
    matches!(action, City { .. } | Settlement { .. } | Road { .. } | Build { .. })
        || matches!(action, Play { .. } | Use { .. })
}

/// Number of a set's cards in the box of a mode, events among them and open stacks as well.
fn copies(set: Set, duel: bool) -> usize {
    let of = Card::all().filter(|card| card.row().set == set);
    let kept = of.filter(|card| !duel || card.row().kind != CardKind::Event);
    kept.map(|card| usize::from(card.row().copies[usize::from(duel)])).sum()
}

/// Number of all cards in a position, but for the events that are not in the game.
fn cards(state: &State) -> usize {
    let mut count = state.open().len() + state.discard().len() + state.events().len();
    count += usize::from(state.current().is_some()) + usize::from(state.transit().is_some());
    count += state.hands().iter().flatten().count() + state.stacks().iter().flatten().count();
    for realm in state.realms() {
        realm.each(|_, piece| {
            count += usize::from(piece.card.is_some()) + usize::from(piece.cover.is_some());
        });
        count += realm.centres.iter().filter(|centre| **centre == Centre::Metropolis).count();
        count += usize::from(realm.triumph != ABSENT);
    }
    count
}

#[test]
fn example_139_games_keep_their_cards_the_cache_its_gold_and_guards_their_dice() {
    let sums = [Set::Gold, Set::Turmoil, Set::Progress].map(|set| copies(set, false));
    let base = copies(Set::Base, false);
    // Regions, roads, settlements and cities are cards of the base set as well.
    assert_eq!((base + 24 + 9 + 9 + 7, sums), (94, [27, 28, 31]));
    for (mode, more) in [(Mode::Gold, 27), (Mode::Turmoil, 28), (Mode::Progress, 31)] {
        assert_eq!(cards(&start(mode, 2)), base + more, "{mode:?}");
    }
    let (mut guards, mut caches) = (0, 0);
    let starts =
        games().into_iter().flat_map(|options| (0..4).map(move |number| (options, number)));
    let starts = starts.map(|(options, number)| {
        (Princes::start(&options, &Seed::numbered(number), &mut Quiet).unwrap(), number)
    });
    for (state, number) in starts.chain((0..4).map(|number| (besieged(), number))) {
        let mut all = None;
        played(state, number, |before, action, after, events| {
            if after.deck().is_dealt() && after.turn() > 0 {
                let sum = cards(after);
                assert_eq!(*all.get_or_insert(sum), sum, "{:?}", after.sets());
            }
            for realm in after.realms() {
                let caches_of = |land: &Land| land.piece.card == Card::GOLD_CACHE;
                let laid = realm.placed_lands().filter(|(.., land)| caches_of(land)).count();
                assert_eq!(laid, usize::from(realm.cached().is_some()));
                assert!(realm.cached().unwrap_or(0) <= 3);
                caches += u32::from(realm.cached().is_some_and(|gold| gold > 0));
            }
            for event in events {
                let Event::Guarded { seat, number, stopped } = *event else { continue };
                let numbers = before.guarded_numbers(seat.0);
                assert_ne!(numbers, 0, "a die with neither tower nor Heinrich");
                assert_eq!(stopped, numbers >> number & 1 == 1);
                let Action::Play { card, .. } = action else { panic!("{action}") };
                assert!([Card::ARCHER, Card::ARSONIST, Card::TRAITOR].contains(&card), "{card}");
                guards += 1;
            }
        });
    }
    assert!(guards > 0 && caches > 0, "{guards} guards rolled, {caches} caches held gold");
}

/// Both seats attack and are guarded, one by the tower and one by Heinrich.
fn besieged() -> State {
    let game = Table::act(Mode::Turmoil).city(0, 1).city(1, 1).put(0, "hedge_tavern@+1u abbey@-1d");
    let game = game.put(1, "hedge_tavern@+1u abbey@-1d inga@+1d osmund@-1u lookout_tower@+1u");
    let game = game.put(0, "heinrich@-1u carl@+1d").hand(0, "archer arsonist traitor");
    game.hand(1, "archer arsonist traitor").state
}
