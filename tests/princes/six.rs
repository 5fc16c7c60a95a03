//! The duel of any three of six sets, and interactions across them.

use super::table::Table;
use principality::engine::chance::{Draw, DrawKey};
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Set, Sets};
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, OptionsError, Way};
use principality::games::princes::setup::{DUEL_ORDER, GUARD};
use principality::games::princes::{Event, Princes, State};
use std::collections::BTreeSet;

fn choices(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

fn sets(text: &str) -> Sets {
    let named = |name: &str| Set::ALL.into_iter().find(|set| set.key() == name).unwrap();
    text.split_whitespace().map(named).fold(Sets::NONE, Sets::with)
}

fn sizes(state: &State) -> Vec<usize> {
    state.stacks().iter().map(|stack| stack.len()).collect()
}

fn count(state: &State, card: Card) -> usize {
    state.events().iter().filter(|slot| slot.card == card).count()
}

/// The order of all six sets, sorted by name, that a key produces.
fn order(key: DrawKey) -> Vec<&'static str> {
    let mut order = ["barbarians", "gold", "intrigue", "merchants", "progress", "turmoil"];
    key.draw(DUEL_ORDER, 0).shuffle(&mut order);
    order.to_vec()
}

/// A duel of all six sets that blue begins, before the first pick; its order of sets begins with these.
fn picking(first: &[&str]) -> Table {
    let options = Options {
        starter: principality::games::princes::options::Starter::Blue,
        ..Options::duel(Sets::THEMES, Way::Pick)
    };
    let state = Princes::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
    let table = Table { state, events: Vec::new() };
    table.keyed(|key| order(key).starts_with(first))
}

/// The sets of the stacks' backs.
fn backs(state: &State) -> Vec<&'static str> {
    (0..state.stack_count()).map(|stack| state.back(stack).key()).collect()
}

/// The sets that these events draw, in their order.
fn drawn(events: &[Event]) -> Vec<&'static str> {
    let set = |event: &Event| match event {
        Event::SetDrawn { set } => Some(set.key()),
        _ => None,
    };
    events.iter().filter_map(set).collect()
}

/// All orders of three.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

const DRAWN: [&str; 6] = ["progress", "gold", "turmoil", "intrigue", "barbarians", "merchants"];

#[test]
fn example_60_a_duel_of_the_base_box_has_its_stacks_and_its_twelve_events() {
    for seed in 0..20 {
        let state = Table::start_duel("gold turmoil progress", seed);
        assert_eq!(sizes(&state), [12, 12, 12, 12, 12, 14]);
        let backs: Vec<Set> = (3..6).map(|stack| state.back(stack)).collect();
        assert_eq!(backs, [Set::Gold, Set::Turmoil, Set::Progress]);
        assert_eq!((state.events().len(), state.open().len()), (12, 0));
        for fixed in [
            Card::YULE,
            Card::INVENTION,
            Card::YEAR_OF_PLENTY,
            Card::TRAVELING_MERCHANT,
            Card::RIOTS,
            Card::PLAGUE,
        ] {
            assert!(count(&state, fixed) >= 1, "{fixed}");
        }
        assert_eq!(state.fillers().iter().filter(|card| card.is_some()).count(), 6);
        assert_eq!(state.deck().spare_events().count(), 15);
        let yule = state.events().iter().position(|slot| slot.card == Card::YULE);
        assert_eq!(yule, Some(3), "eight above");
    }
    assert_eq!(Mode::Duel.row().target, 13);
}

#[test]
fn example_61_stacks_lie_in_a_fixed_order_whoever_found_them() {
    let lies = |state: &State, way: &str| {
        assert_eq!(sizes(state), [12, 12, 12, 13, 14, 12], "{way}");
        assert_eq!(
            backs(state),
            ["base", "base", "base", "intrigue", "barbarians", "gold"],
            "{way}"
        );
        let deck = state.deck();
        assert_eq!(deck.fixed_events().count(), 8, "{way}");
        assert_eq!((deck.fillers(), deck.spare_events().count()), (4, 12), "{way}");
    };
    lies(&Table::start_duel("barbarians gold intrigue", 3), "given");
    let trio = ["barbarians", "gold", "intrigue"];
    for [first, second, third] in ORDERS.map(|order| order.map(|at| trio[at])) {
        let game = picking(&[third]).then(&format!("set {first}; set {second}"));
        lies(&game.state, &format!("{first} and {second} picked, {third} drawn"));
    }
    let options = Options::duel(Sets::THEMES, Way::Drawn);
    let mut met = BTreeSet::new();
    for seed in 0.. {
        let mut events = Vec::new();
        let state = Princes::start(&options, &Seed::numbered(seed), &mut events).unwrap();
        if state.sets() == sets("barbarians gold intrigue") {
            let way = drawn(&events).join(", ");
            lies(&state, &way);
            met.insert(way);
        }
        if met.len() == ORDERS.len() {
            break;
        }
        assert!(seed < 5_000, "only {met:?} were drawn");
    }
}

#[test]
fn example_62_each_picks_one_and_the_third_is_drawn_of_the_others() {
    let game = picking(&DRAWN);
    assert_eq!((game.decider(), game.legal().len()), (1, 6), "blue begins");
    assert_eq!(
        sizes(&game.state).iter().sum::<usize>() + game.state.events().len(),
        0,
        "nothing lies hidden"
    );
    let game = game.then("set gold");
    assert_eq!((game.decider(), game.can("set gold")), (0, false));
    let third = |pick: &str| {
        let game = game.clone().then(pick);
        assert_eq!(game.decider(), 1, "then the regions are arranged");
        drawn(&game.events)[0]
    };
    assert_eq!((third("set progress"), third("set turmoil")), ("turmoil", "progress"));
}

#[test]
fn example_63_all_three_may_be_drawn() {
    let options = Options::duel(Sets::THEMES, Way::Drawn);
    for seed in 0..2_000 {
        let mut events = Vec::new();
        let state = Princes::start(&options, &Seed::numbered(seed), &mut events).unwrap();
        assert_eq!(drawn(&events), order(state.key())[..3]);
        assert!(events.iter().all(|event| !matches!(event, Event::SetPicked { .. })));
        if drawn(&events) == DRAWN[..3] {
            assert_eq!(backs(&state), ["base", "base", "base", "gold", "turmoil", "progress"]);
            assert!(Table { state, events }.offers("lay"), "no choice of sets");
            return;
        }
    }
    panic!("no seed draws progress, gold, turmoil");
}

#[test]
fn example_64_exactly_three_sets_are_played_without_a_question() {
    let first = Options::duel(sets("intrigue merchants barbarians"), Way::Pick);
    assert_eq!(first, Options::of(Mode::Duel));
    let [one, other] = [first, Options::of(Mode::Duel)]
        .map(|options| Princes::start(&options, &Seed::numbered(3), &mut Quiet).unwrap());
    assert_eq!(one, other);
    assert_eq!(sizes(&one), [12, 12, 12, 13, 14, 14]);
    let others = Table::start_duel("gold turmoil progress", 3);
    assert!(Table { state: others, events: Vec::new() }.offers("lay"));
}

#[test]
fn example_65_a_duel_has_one_of_each_open_stack_card_in_its_stack() {
    let state = Table::start_duel("gold turmoil progress", 3);
    let of = |stack: usize| -> Vec<String> {
        let mut cards: Vec<Card> = state.stack(stack).iter().map(|slot| slot.card).collect();
        cards.sort_unstable();
        cards.iter().map(ToString::to_string).collect()
    };
    let turmoil = "lookout_tower heinrich hedge_tavern chapel_low chapel_high fire_brigade festival_hall archer arsonist traitor voyage_of_plunder brigands_t";
    assert_eq!(of(4).join(" "), turmoil);
    assert_eq!(of(5).iter().filter(|card| *card == "bath_house").count(), 2);
}

#[test]
fn the_twenty_duels_have_their_stacks_and_their_events() {
    let wanted = [
        ("intrigue merchants barbarians", [13, 14, 14], 10, 11),
        ("intrigue merchants gold", [13, 14, 12], 8, 12),
        ("intrigue merchants turmoil", [13, 14, 12], 9, 12),
        ("intrigue merchants progress", [13, 14, 14], 9, 13),
        ("intrigue barbarians gold", [13, 14, 12], 8, 12),
        ("intrigue barbarians turmoil", [13, 14, 12], 9, 12),
        ("intrigue barbarians progress", [13, 14, 14], 9, 13),
        ("intrigue gold turmoil", [13, 12, 12], 7, 13),
        ("intrigue gold progress", [13, 12, 14], 7, 14),
        ("intrigue turmoil progress", [13, 12, 14], 8, 14),
        ("merchants barbarians gold", [14, 14, 12], 8, 12),
        ("merchants barbarians turmoil", [14, 14, 12], 9, 12),
        ("merchants barbarians progress", [14, 14, 14], 9, 13),
        ("merchants gold turmoil", [14, 12, 12], 7, 13),
        ("merchants gold progress", [14, 12, 14], 7, 14),
        ("merchants turmoil progress", [14, 12, 14], 8, 14),
        ("barbarians gold turmoil", [14, 12, 12], 7, 13),
        ("barbarians gold progress", [14, 12, 14], 7, 14),
        ("barbarians turmoil progress", [14, 12, 14], 8, 14),
        ("gold turmoil progress", [12, 12, 14], 6, 15),
    ];
    assert_eq!(wanted.iter().map(|(names, ..)| sets(names).0).collect::<BTreeSet<_>>().len(), 20);
    for (names, stacks, fixed, of) in wanted {
        let state = Table::start_duel(names, 3);
        assert_eq!(sizes(&state), [vec![12; 3], stacks.to_vec()].concat(), "{names}");
        let deck = state.deck();
        let found = (deck.fixed_events().count(), deck.fillers(), deck.spare_events().count());
        assert_eq!(found, (fixed, 12 - fixed, of), "{names}");
        assert_eq!(state.events().len(), 12, "{names}");
    }
}

#[test]
fn a_duel_needs_three_sets_and_no_other_game_names_any() {
    let two = Options::duel(sets("gold turmoil"), Way::Pick);
    assert_eq!(two.validate(), Err(OptionsError::Sets));
    let base = Options::duel(sets("base gold turmoil"), Way::Pick);
    assert_eq!(base.validate(), Err(OptionsError::Sets));
    let theme = Options { mode: Mode::Gold, ..Options::duel(Sets::THEMES, Way::Pick) };
    assert_eq!(theme.validate(), Err(OptionsError::NoDuel));
}

#[test]
fn options_of_the_first_games_keep_their_bytes_and_others_say_their_sets() {
    let bytes = |options: &Options| postcard::to_allocvec(options).unwrap();
    assert_eq!(bytes(&Options::of(Mode::Duel)), [2, 4, 0]);
    assert_eq!(bytes(&Options::of(Mode::Progress)), [2, 7, 0]);
    let all = [
        Options::duel(Sets::THEMES, Way::Pick),
        Options::duel(Sets::THEMES, Way::Drawn),
        Options::duel(sets("gold turmoil progress"), Way::Pick),
        Options::of(Mode::Duel),
        Options::of(Mode::Gold),
    ];
    for options in all {
        assert_eq!(postcard::from_bytes::<Options>(&bytes(&options)).unwrap(), options);
        let json = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
        assert_eq!(json.contains("sets"), options.sets != Mode::Duel.sets());
    }
}

#[test]
fn positions_of_the_wide_duel_read_back_and_imagine_what_is_hidden() {
    let mut rng = principality::engine::chance::thinking(1, 1);
    let picked = picking(&DRAWN);
    let whole = picked.clone().then("set gold; set progress");
    for state in [picked.state, whole.state, Table::start_duel("merchants turmoil progress", 4)] {
        let bytes = postcard::to_allocvec(&state).unwrap();
        assert_eq!(postcard::from_bytes::<State>(&bytes).unwrap(), state);
        let json = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&json).unwrap(), state);
        let view = Princes::view(&state, Looker::Seat(Seat(0)));
        assert!(Princes::is_sound(&view), "{:?} {:?}", state.sets(), state.deck());
        let imagined = Princes::determinize(&view, &mut rng);
        assert_eq!(Princes::view(&imagined, Looker::Seat(Seat(0))), view);
    }
}

#[test]
fn a_view_with_sets_that_no_game_has_is_refused() {
    let view = |table: &Table| {
        serde_json::to_value(Princes::view(&table.state, Looker::Seat(Seat(0)))).unwrap()
    };
    let sound = |json: serde_json::Value| {
        serde_json::from_value::<principality::games::princes::View>(json)
            .is_ok_and(|view| Princes::is_sound(&view))
    };
    let duel = view(&duel("gold turmoil progress"));
    assert!(sound(duel.clone()));
    for wrong in [
        vec!["base", "gold", "turmoil"],
        vec!["gold"],
        vec!["gold", "turmoil", "progress", "intrigue"],
    ] {
        let mut json = duel.clone();
        json["open"]["sets"] = serde_json::json!(wrong);
        assert!(!sound(json), "{wrong:?}");
    }
    let mut theme = view(&Table::act(Mode::Gold));
    assert!(sound(theme.clone()));
    theme["open"]["more_fillers"][0] = "riots".into();
    assert!(!sound(theme), "no game of gold has events that nobody knows");
}

fn duel(names: &str) -> Table {
    Table::duel(names)
}

#[test]
fn example_95_what_another_card_covers_can_t_be_burnt_or_named() {
    let blue =
        "odins_temple@+1u bran@+1u church@+1d parish_hall@+1d town_hall@+1d abbey_brewery@G5";
    let game = duel("intrigue turmoil progress").city(1, 1).put(1, blue).city(0, 1);
    let game = game.put(0, "hedge_tavern@+1u carl@-1u").hand(0, "arsonist").then("play arsonist");
    assert_eq!(game.legal(), choices(&["burn church@+1d", "burn town_hall@+1d"]));
    let feud = duel("intrigue turmoil progress").city(1, 1).put(1, blue).put(0, "carl@-1u");
    let named = feud.event("feud").state.named().to_vec();
    let named: BTreeSet<String> = named.iter().map(|laid| laid.card.to_string()).collect();
    let all = ["abbey_brewery", "church", "town_hall"].map(String::from);
    assert_eq!(named, BTreeSet::from(all), "neither temple, parish hall nor Bran");
}

#[test]
fn example_120_either_chapel_is_enough_for_a_bishop_s_see() {
    let game = duel("intrigue turmoil progress").city(0, 1).hand(0, "bishops_see");
    let game = game.only(0, "A1=2 B3=1 O5=2");
    assert!(!game.offers("build bishops_see"));
    assert!(game.clone().put(0, "chapel_high@+1u").offers("build bishops_see"));
    assert!(game.put(0, "chapel_low@+1u").offers("build bishops_see"));
}

#[test]
fn example_121_the_bishop_takes_and_fills_the_cache_too() {
    let game = duel("intrigue gold turmoil").city(0, 1).put(0, "church@+1u gold_cache@W4");
    let game = game.hand(0, "bishop").put(1, "gold_cache@W1");
    let filled = game.clone().only(0, "A1=2 A0=1").only(1, "A4=1").then("play bishop");
    assert_eq!(filled.legal(), choices(&["gain A1", "gain A0"]), "where the other one's gold goes");
    let filled = filled.then("gain A0");
    assert_eq!(filled.legal(), choices(&["gain A1", "gain A0"]), "what is filled");
    assert_eq!(filled.then("gain A0").store("A0"), 3);
    let hidden = game.only(1, "A0=1").then("play bishop; gain A1");
    let blue = hidden.state.realms()[1].cached();
    assert_eq!(blue, Some(0), "gold in the cache is paid");
}

#[test]
fn example_122_the_cache_pays_barbarians() {
    let game = duel("barbarians gold turmoil").city(0, 1).put(0, "gold_cache@W4");
    let game = game.only(0, "A0=1").event("barbarian_attack");
    assert_eq!(game.store("A0"), 0);
}

#[test]
fn example_123_a_ship_builder_saves_for_pirates_and_fetches_what_they_sank() {
    let game = duel("merchants gold turmoil").put(0, "ship_builder@-1u").hand(0, "pirate_ship");
    let game = game.only(0, "L2=1 W4=1");
    let wool = game.clone().then("build pirate_ship +1u ship-L");
    assert_eq!((wool.store("L2"), wool.store("W4")), (1, 0), "the wool is paid");
    let lumber = game.then("build pirate_ship +1u ship-W");
    assert_eq!((lumber.store("L2"), lumber.store("W4")), (0, 1), "the lumber is paid");
    let sunk = duel("merchants gold turmoil").put(1, "ship_A@-1u").hand(0, "pirate_ship");
    let sunk = sunk.only(0, "L2=1 W4=1").then("build pirate_ship -1u -");
    assert!(sunk.discarded("ship_A"));
    let fetched = sunk.put(0, "ship_builder@+1u").only(0, "A1=1").then("use ship_builder ship_A");
    assert!(fetched.holds(0, "ship_A"));
}

#[test]
fn example_124_a_camp_takes_one_of_all_that_a_silo_makes() {
    let game =
        duel("merchants gold turmoil").city(0, 1).put(0, "salt_silo@+1u ship_A@-1u ship_G@+1d");
    assert_eq!(game.state.total(0).commerce, 4);
    assert_eq!(game.put(1, "brigand_camp@*r0").state.total(0).commerce, 3);
}

#[test]
fn example_125_a_feud_names_buildings_and_no_cache_and_nothing_covered() {
    let blue = "hedge_tavern@+1u mint@+1u parish_hall@+1d town_hall@+1d gold_cache@W1";
    let game =
        duel("gold turmoil progress").city(1, 1).put(1, blue).put(0, "carl@-1u").event("feud");
    let named: Vec<String> = game.state.named().iter().map(|laid| laid.card.to_string()).collect();
    assert_eq!(
        BTreeSet::from_iter(named),
        BTreeSet::from(["hedge_tavern", "mint", "town_hall"].map(String::from))
    );
}

#[test]
fn example_126_odins_priest_finds_units_and_actions_alone() {
    let game = duel("intrigue gold progress").city(0, 1).put(0, "odins_temple@+1u");
    let hand = "pirate_ship chief_cannoneer merchant gold_cache mint";
    let mut game = game.hand(0, "odins_priest").hand(1, hand).then("play odins_priest");
    while game.offers("under") {
        let under = game.legal()[0].clone();
        game.play(&under);
    }
    assert_eq!(game.cards(1), 2);
    assert!(game.holds(1, "gold_cache") && game.holds(1, "mint"));
}

#[test]
fn example_127_heinrich_guards_whoever_has_him() {
    let game =
        duel("intrigue turmoil progress").city(0, 1).put(0, "church@+1u").hand(0, "missionary");
    let game = game.put(1, "heinrich@-1u").then("play missionary; put -1u");
    assert_eq!(game.state.guarded_numbers(0), 0b11_1000);
    assert_eq!(game.state.guarded_numbers(1), 0);
}

#[test]
fn example_128_bran_goes_under_his_stack_and_his_temple_stays() {
    let game = duel("intrigue turmoil progress").city(0, 1).put(0, "hedge_tavern@+1u");
    let game = game.city(1, 1).put(1, "odins_temple@+1u bran@+1u osmund@-1u");
    let game = game.hand(0, "archer arsonist").then("play archer; lose bran@+1u");
    assert_eq!((game.bottom(4), game.lies(1, "odins_temple")), ("bran".into(), true));
    assert_eq!(game.cards(1), 0, "no cards drawn");
    let burnt = game.then("play arsonist");
    assert_eq!(burnt.bottom(4), "odins_temple", "it may burn again");
}

#[test]
fn example_129_what_the_brotherhood_discards_gustav_fetches() {
    let game =
        duel("barbarians turmoil progress").city(0, 1).put(0, "secret_brotherhood@+1u library@+1d");
    let game = game.hand(0, "archer gustav").then("use secret_brotherhood archer; gain G6");
    assert!(game.discarded("archer"));
    assert!(game.then("play gustav archer").holds(0, "archer"));
}

#[test]
fn example_130_barbarians_count_the_points_of_all_city_expansions() {
    let city = "parish_hall@+1u town_hall@+1u festival_hall@+1d building_crane@+1d";
    let game = duel("barbarians turmoil progress").city(0, 1).put(0, city);
    let game = game.put(0, "chief_cannoneer@-1u heinrich@-1d");
    assert_eq!((game.state.attackers(0), game.state.defenders(0)), (5, 2));
    let paid = game.only(0, "G6=3").event("barbarian_attack");
    assert_eq!(paid.store("G6"), 1);
    // The crane, which has no point, makes room in the city: both heroes stand in the settlement.
    let halls = "parish_hall@+1u town_hall@+1u festival_hall@+1d chief_cannoneer@+1u";
    let arnd = duel("barbarians turmoil progress").city(0, 1).put(0, halls);
    let arnd = arnd.put(0, "heinrich@-1d arnd@-1u");
    assert_eq!((arnd.state.attackers(0), arnd.state.defenders(0)), (5, 4), "still less");
    let paid = arnd.only(0, "G6=3").event("barbarian_attack");
    assert_eq!(paid.store("G6"), 1);
    let strong = duel("barbarians turmoil progress").city(0, 1).put(0, "heinrich@-1d arnd@-1u");
    assert_eq!(strong.only(0, "G6=3").event("barbarian_attack").store("G6"), 3);
}

#[test]
fn example_131_one_expansion_beside_a_region() {
    let game = duel("merchants gold turmoil")
        .city(0, 1)
        .put(0, "gold_cache@L2")
        .hand(0, "paper_residence");
    assert!(!game.offers("build paper_residence"));
    let free = duel("merchants gold turmoil").city(0, 1).put(0, "gold_cache@W4");
    assert!(free.hand(0, "paper_residence").can("build paper_residence L2 -"));
}

#[test]
fn example_132_a_pirate_ship_is_not_lost_at_sea() {
    let mut game = duel("merchants gold turmoil").put(0, "pirate_ship@-1u");
    *game.state.edit().number() = 5;
    assert!(game.event("capricious_sea").lies(0, "pirate_ship"));
}

#[test]
fn example_133_two_relocations_of_two_backs_are_two_choices() {
    let game = duel("barbarians gold turmoil").hand(0, "relocation relocation_b");
    assert!(game.can("play relocation L2 G6") && game.can("play relocation_b L2 G6"));
    let game = game.hand(0, "relocation relocation_b scout scout").then("end");
    assert!(game.offers("under relocation 1") && game.offers("under relocation_b 4"));
    assert!(!game.offers("under relocation 4") && !game.offers("under relocation_b 1"));
}

#[test]
fn example_134_a_jester_between_two_gold_fields_asks_one_after_the_other() {
    let game =
        duel("barbarians gold turmoil").region(0, "G6", "A2").put(0, "wolfgang@+1u gold_cache@W4");
    let game = game.full(1).only(0, "A1=3 A2=1 A0=2 L2=2 B3=3 W4=3 O5=3").face(3);
    let game = game.then("gain L2");
    assert_eq!(game.legal(), choices(&["gain A0", "decline"]));
    let taken = game.clone().then("gain A0");
    assert_eq!(taken.legal(), choices(&["gain A2", "decline"]), "the cache is full now");
    let declined = game.then("decline");
    assert_eq!(declined.legal(), choices(&["gain A2", "gain A0", "decline"]));
    assert_eq!(declined.then("gain A0").store("A0"), 3);
}

#[test]
fn example_136_the_tower_itself_may_burn() {
    let game = || {
        let game = duel("gold turmoil progress").city(0, 1).put(0, "hedge_tavern@+1u");
        game.hand(0, "arsonist").put(1, "lookout_tower@-1u")
    };
    let roll =
        |number: u8| game().keyed(|key| key.draw(GUARD, 0).die() == number).then("play arsonist");
    let burnt = roll(4);
    assert_eq!((burnt.lies(1, "lookout_tower"), burnt.bottom(5)), (false, "lookout_tower".into()));
    assert!(roll(2).lies(1, "lookout_tower"));
}
