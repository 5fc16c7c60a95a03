//! The era of progress.

use super::table::{Table, start};
use principality::games::princes::card::Card;
use principality::games::princes::kinds::Kind;
use principality::games::princes::modes::Mode;

fn act() -> Table {
    Table::act(Mode::Progress)
}

fn choices(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

fn discarded(mut game: Table, cards: &str) -> Table {
    let mut cards: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
    cards.sort_unstable();
    *game.state.edit().discard() = cards.into_iter().collect();
    game
}

fn stores(game: &Table, seat: usize) -> String {
    let regions = if seat == 0 {
        ["A1", "G6", "W4", "O5", "L2", "B3"]
    } else {
        ["A4", "G5", "W1", "O6", "L3", "B2"]
    };
    regions.map(|region| game.store(region).to_string()).join(" ")
}

#[test]
fn example_59_a_game_of_progress_has_its_stacks_its_universities_and_fourteen_events() {
    let state = start(Mode::Progress, 3);
    let sizes: Vec<usize> = state.stacks().iter().map(|stack| stack.len()).collect();
    assert_eq!(sizes, [12, 12, 12, 12, 12, 0]);
    assert_eq!(state.open(), [Card::UNIVERSITY; 2]);
    assert_eq!(state.events().len(), 14);
    assert_eq!(state.events().iter().position(|slot| slot.card == Card::YULE), Some(3));
    assert_eq!(state.mode().row().target, 12);
}

#[test]
fn example_105_a_university_needs_an_abbey_or_a_library() {
    let game = act().cities(0).only(0, "B3=1 G6=2 L2=2");
    assert!(!game.offers("build university"));
    let game = game.put(0, "library@-1u").then("build university +1u -");
    let gone = game.clone().then("remove library@-1u");
    assert!(gone.lies(0, "university"));
    let alone = act().cities(0).put(0, "abbey@-1u").only(0, "B3=1 G6=2 L2=2");
    assert!(alone.then("build university +1u -").lies(0, "university"), "an abbey is enough too");
    let abbey = game.put(0, "abbey@-1d");
    assert_eq!(abbey.state.hand_limit(0), 5);
    let invention = abbey.event("invention_p").then("gain G6; gain G6");
    assert_eq!((invention.store("G6"), invention.can("end")), (2, true), "two and no more");
}

#[test]
fn example_106_a_library_may_search_a_stack_and_then_takes_one() {
    let game = act().city(0, 1).hand(0, "library").only(0, "B3=1 L2=2 O5=1");
    let game = game.then("build library +1u -");
    assert!(game.offers("search 4") && game.can("decline"));
    assert_eq!(game.clone().then("decline").cards(0), 0);
    let game = game.then("search 4");
    assert!(!game.can("decline") && game.offers("take"));
    let before: Vec<Card> = game.state.stack(3).iter().map(|slot| slot.card).collect();
    let take = game.legal()[0].clone();
    let game = game.then(&take);
    let taken = game.state.hands()[0][0].card;
    let mut left = before;
    left.remove(left.iter().rposition(|card| *card == taken).unwrap());
    let after: Vec<Card> = game.state.stack(3).iter().map(|slot| slot.card).collect();
    assert_eq!(after, left, "the order of the others is kept");
    assert!(game.known_hand(1, 0).is_empty(), "blue learns only the stack");
    assert!(!act().hand(0, "library").only(0, "B3=1 L2=2 O5=1").offers("build library"), "no city");
}

#[test]
fn example_107_a_town_hall_is_laid_on_a_parish_hall_of_a_city() {
    let cost = "B3=1 O5=2 W4=2";
    let game = act().put(0, "parish_hall@-1u").hand(0, "town_hall").only(0, cost);
    assert!(!game.offers("build town_hall"));
    let full = game.city(0, -1).put(0, "abbey@-1u");
    let points = full.points(0);
    let built = full.then("build town_hall -1u -");
    assert_eq!((built.points(0), built.state.search_cost(0)), (points + 1, 0));
    assert_eq!(built.state.realm(0).free_site(5, 0), None, "it takes no site of its own");
    let searched = built.hand(0, "scout austin inga candamir").only(0, "").then("end");
    let searched = searched.then("exchange austin 1");
    assert!(searched.offers("search 2"), "even with no resources at all");
    let searched = searched.then("search 2");
    assert!(searched.offers("take"));
}

#[test]
fn example_108_a_covered_parish_hall_moves_with_its_cover_and_comes_back_without_it() {
    let game = act().cities(0).put(0, "parish_hall@-1u town_hall@-1u");
    assert!(!game.offers("remove parish_hall"));
    let bare = game.clone().then("remove town_hall@-1u");
    assert_eq!((bare.lies(0, "parish_hall"), bare.state.search_cost(0)), (true, 1));
    let moved = game.put(0, "abbey@+1d").hand(0, "relocation_p");
    let moved = moved.then("play relocation_p parish_hall@-1u abbey@+1d");
    assert!(moved.offers("remove town_hall@+1d") && moved.state.search_cost(0) == 0);
    let settlement = act().city(0, -1).put(0, "parish_hall@-1u town_hall@-1u abbey@+1u");
    assert!(!settlement.hand(0, "relocation_p").offers("play relocation_p parish_hall"));
}

#[test]
fn example_109_a_town_hall_that_burns_leaves_the_parish_hall() {
    let game = act().city(1, -1).put(1, "parish_hall@-1u town_hall@-1u").put(0, "carl@-1u");
    let game = game.event("feud").then("under town_hall 4");
    assert_eq!((game.bottom(4), game.lies(1, "parish_hall")), ("town_hall".into(), true));
    let burnt = act().city(0, 1).city(1, -1).put(1, "parish_hall@-1u town_hall@-1u");
    let burnt = burnt.put(0, "hedge_tavern@+1u").hand(0, "arsonist").then("play arsonist");
    let burnt = burnt.then("under town_hall 5");
    assert_eq!((burnt.bottom(5), burnt.lies(1, "parish_hall")), ("town_hall".into(), true));
}

#[test]
fn example_110_a_parliament_needs_two_progress_points() {
    let cost = "B3=2 L2=3 W4=2";
    let game = act().cities(0).put(0, "abbey@-1u").hand(0, "parliament").only(0, cost);
    assert!(!game.offers("build parliament"));
    let two = game.put(0, "university@+1u");
    assert!(two.can("build parliament +1d -"));
    let crane = two.put(0, "building_crane@+1u").only(0, "B3=2 L2=2 W4=2");
    assert!(crane.can("build parliament +1d crane-L") && !crane.can("build parliament +1d -"));
}

#[test]
fn example_111_the_plague_takes_one_of_each_region_beside_a_city() {
    let game = act().only(0, "A1=1 W4=2 O5=3 L2=1 B3=1").only(1, "G5=2 W1=1");
    let one = game.clone().city(0, 1).event("plague");
    assert_eq!(stores(&one, 0), "0 0 1 2 1 1");
    assert_eq!(one.stores(1), 3, "blue has no city");
    let both = game.cities(0).event("plague");
    assert_eq!(stores(&both, 0), "0 0 1 2 0 0");
}

#[test]
fn example_112_a_bath_house_saves_the_four_regions_of_its_city() {
    let game = act().cities(0).put(0, "bath_house@+1u gold_cache@L2");
    let game = game.only(0, "A1=1 G6=1 W4=2 O5=3 L2=1 B3=1 A0=2").event("plague");
    assert_eq!((stores(&game, 0), game.store("A0")), ("1 1 2 3 0 0".into(), 2));
    let without = act().cities(0).only(0, "A1=1").event("plague");
    assert_eq!(without.store("A1"), 0);
}

#[test]
fn example_113_each_pharmacy_brings_one_after_the_losses_of_both() {
    let game = act().cities(0).cities(1).put(0, "pharmacy@-1u pharmacy@+1u").put(1, "pharmacy@-1u");
    let game = game.only(0, "").only(1, "G5=1").event("plague");
    assert_eq!((game.decider(), game.stores(1)), (0, 0), "both have lost");
    let game = game.then("gain G6; gain G6");
    assert_eq!((game.store("G6"), game.decider()), (2, 1));
    assert!(game.then("gain G5").offers("end"));
    let sea = act().cities(0).put(0, "pharmacy@-1u").event("year_of_plenty");
    assert!(sea.offers("end"), "at a plague alone");
}

#[test]
fn example_114_a_crane_saves_one_of_a_city_expansion_of_more_than_four() {
    let game = act().cities(0).put(0, "building_crane@-1d abbey@-1u parish_hall@+1u");
    let build = |hand: &str, have: &str| -> Vec<String> {
        let game = game.clone().hand(0, hand).only(0, have);
        let start = format!("build {hand} ");
        let builds = game.legal().into_iter().filter(|text| text.starts_with(&start));
        let mut savings: Vec<String> =
            builds.map(|text| text.rsplit(' ').next().unwrap().to_owned()).collect();
        savings.sort();
        savings.dedup();
        savings
    };
    let see = build("bishops_see", "A1=2 B3=1 O5=2");
    assert_eq!(see, choices(&["-", "crane-A", "crane-B", "crane-O"]));
    assert_eq!(build("library", "L2=2 B3=1 O5=1"), ["-"], "four letters");
    assert_eq!(build("town_hall", "B3=1 O5=2 W4=1"), ["crane-W"]);
    assert_eq!(build("festival_hall", "B3=2 G6=3 O5=2"), ["crane-O"]);
    assert!(build("candamir", "G6=1 O5=1 W4=1").is_empty(), "a hero is no city expansion");
    assert!(game.lies(0, "building_crane") && !game.lies(0, "university"));
}

#[test]
fn example_115_cannoneers_are_units_and_no_heroes() {
    let game = act().city(0, 1).put(0, "chief_cannoneer@-1u chief_cannoneer@+1u");
    assert_eq!(game.state.total(0).strength, 8);
    let hero = act().put(1, "chief_cannoneer@-1u").put(0, "church@-1u").hand(0, "missionary");
    assert!(!hero.offers("play missionary"));
    let archer = act().city(0, 1).put(0, "hedge_tavern@+1u").hand(0, "archer");
    assert!(archer.put(1, "chief_cannoneer@-1u").offers("play archer"));
    let cannon = act().hand(0, "chief_cannoneer").only(0, "L2=1 O5=1");
    assert!(!cannon.offers("build chief_cannoneer"), "no university");
}

#[test]
fn example_116_benjamin_brings_one_of_the_turn_s_number() {
    let mut game = act().city(0, 1).put(0, "grain_mill@+1u").hand(0, "benjamin");
    *game.state.edit().number() = 6;
    let played = game.clone().only(0, "G6=1").then("play benjamin");
    assert_eq!((played.store("G6"), played.store("O6")), (2, 0), "boosters don't count");
    assert!(!game.only(0, "G6=3").offers("play benjamin"));
}

#[test]
fn example_117_the_doctor_fills_the_two_regions_beside_one_bath_house() {
    let game = act().cities(0).put(0, "bath_house@+1u").hand(0, "doctor");
    let played = game.clone().then("play doctor bath_house@+1u");
    assert_eq!(stores(&played, 0), "1 1 0 0 0 0");
    let full = game.only(0, "A1=3 G6=3");
    assert!(!full.offers("play doctor"));
    let other = full.put(0, "bath_house@-1d").then("play doctor bath_house@-1d");
    assert_eq!((other.store("B3"), other.store("W4")), (1, 1));
    assert!(!act().hand(0, "doctor").offers("play doctor"));
}

#[test]
fn example_118_gustav_and_guido_fetch_what_was_discarded() {
    let game = discarded(act().city(0, 1).put(0, "library@+1u").hand(0, "gustav"), "archer scout");
    let plays: Vec<String> =
        game.legal().into_iter().filter(|text| text.starts_with("play")).collect();
    assert_eq!(plays, ["play gustav scout", "play gustav archer"]);
    let taken = game.clone().then("play gustav scout");
    assert!(taken.holds(0, "scout") && taken.discarded("gustav") && !taken.discarded("scout"));
    assert!(!discarded(game, "").offers("play gustav"), "the pile is empty");
    let even = discarded(act().hand(0, "gustav guido"), "archer");
    assert!(
        !even.offers("play gustav") && !even.offers("play guido"),
        "as many points, no library"
    );
    let behind = even.city(1, 1);
    assert!(behind.offers("play gustav archer") && behind.offers("play guido archer"));
    let hall = act().city(0, 1).put(0, "parish_hall@+1u town_hall@+1u").hand(0, "guido");
    let hall = discarded(hall, "gustav").then("play guido gustav");
    assert!(hall.holds(0, "gustav"));
}

#[test]
fn example_119_mineral_mining_and_three_field_bring_up_to_two() {
    let game = act().city(0, 1).put(0, "university@+1u").hand(0, "mineral_mining three_field");
    let ore = game.clone().only(0, "O5=2").then("play mineral_mining");
    assert_eq!((ore.store("O5"), ore.offers("gain")), (3, false));
    assert!(!game.clone().only(0, "O5=3").offers("play mineral_mining"));
    let grain = game.region(0, "L2", "G1").only(0, "G6=2 G1=2").then("play three_field; gain G6");
    assert!(grain.can("decline") && grain.can("gain G1"));
    assert_eq!(grain.then("decline").has(0, Kind::Grain), 5);
    let without = act().hand(0, "mineral_mining three_field");
    assert!(!without.offers("play mineral_mining") && !without.offers("play three_field"));
}

#[test]
fn example_135_without_the_university_the_hand_shrinks_at_the_end_of_the_turn() {
    let game = act().cities(0).put(0, "abbey@-1u university@+1u building_crane@+1u");
    let game = game.put(0, "chief_cannoneer@-1d").hand(0, "scout scout austin inga mineral_mining");
    let game = game.then("remove university@+1u");
    assert_eq!((game.state.hand_limit(0), game.cards(0)), (4, 5));
    assert!(game.lies(0, "building_crane") && game.lies(0, "chief_cannoneer"));
    assert!(!game.offers("play mineral_mining"));
    let game = game.then("end");
    assert!(game.offers("under scout"));
    assert!(game.then("under scout 1").offers("exchange"), "one goes");
}

#[test]
fn example_138_a_fetched_university_is_a_hand_card_like_any_other() {
    let game = act().cities(0).put(0, "library@-1u university@+1u").hand(0, "gustav");
    let game = game.then("remove university@+1u; play gustav university");
    let mut game = game.only(0, "B3=1 G6=2 L2=2").put(0, "building_crane@-1d");
    game.state.edit().open().clear();
    assert!(game.holds(0, "university"));
    let built = game.clone().then("build university +1u crane-G");
    assert_eq!((built.lies(0, "university"), built.stores(0)), (true, 1));
    let given = game.hand(0, "university scout austin inga").then("end");
    let stacks: Vec<String> =
        given.legal().into_iter().filter(|text| text.starts_with("under university")).collect();
    assert_eq!(stacks, ["under university 4", "under university 5"]);
}

#[test]
fn cards_of_the_base_set_with_the_back_of_progress_do_what_those_do() {
    let game = Table::before_roll(Mode::Progress).hand(0, "brigitta brigitta_p").dice(1, 2);
    assert!(game.can("brigitta 4") && game.can("brigitta_p 4"), "which copy is said");
    let game = game.then("brigitta_p 4");
    assert!(game.discarded("brigitta_p") && game.holds(0, "brigitta") && game.state.number() == 4);
    assert!(!act().hand(0, "brigitta_p").offers("brigitta_p"), "only before the roll");
    let moved = act().hand(0, "relocation_p").then("play relocation_p L2 G6");
    assert_eq!(moved.state.realm(0).find("G6".parse().unwrap()), Some((5, 0)));
    assert!(act().event("invention_p").offers("end"), "no building with progress");
}

#[test]
fn two_bath_houses_of_a_city_save_the_same_four_regions() {
    let game = act().cities(0).put(0, "bath_house@+1u bath_house@+1d").only(0, "L2=1 G6=1");
    assert_eq!(stores(&game.event("plague"), 0), "0 1 0 0 0 0");
}
