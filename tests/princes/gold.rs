//! The era of gold.

use super::table::{Table, start};
use principality::games::princes::Event;
use principality::games::princes::card::Card;
use principality::games::princes::event::Counting;
use principality::games::princes::kinds::{Kind, Region};
use principality::games::princes::modes::Mode;

fn act() -> Table {
    Table::act(Mode::Gold)
}

fn duel(sets: &str) -> Table {
    Table::duel(sets)
}

fn rich() -> &'static str {
    "L2=3 A1=3 G6=3 B3=3 W4=3 O5=3"
}

#[test]
fn example_57_a_game_of_gold_has_its_stacks_its_guilds_and_twelve_events() {
    let state = start(Mode::Gold, 3);
    let sizes: Vec<usize> = state.stacks().iter().map(|stack| stack.len()).collect();
    assert_eq!(sizes, [12, 12, 12, 11, 11, 0]);
    assert_eq!(state.open(), [Card::MERCHANT_GUILD; 2]);
    assert_eq!(state.events().len(), 12);
    let yule = state.events().iter().position(|slot| slot.card == Card::YULE);
    assert_eq!(yule, Some(3), "eight above, three below");
    assert_eq!(state.mode().row().target, 12);
}

#[test]
fn example_66_a_cache_needs_a_hero_with_strength_when_it_is_built() {
    let game = duel("intrigue gold turmoil").cities(0).hand(0, "gold_cache");
    let judith = game.clone().put(0, "church@+1u judith@+1u");
    assert!(!judith.offers("build gold_cache"), "she has no strength");
    let bran = game.clone().put(0, "odins_temple@+1u bran@+1u");
    assert!(bran.offers("build gold_cache"));
    let game = game.put(0, "candamir@-1u abbey_brewery@G6");
    let places: Vec<String> =
        game.legal().into_iter().filter(|action| action.starts_with("build gold_cache")).collect();
    assert_eq!(places.len(), 5, "beside every region without an expansion: {places:?}");
    assert!(!game.offers("build gold_cache G6"));
    let game = game.then("build gold_cache W4 -");
    assert_eq!((game.store("A0"), game.stores(0)), (0, 0), "nothing is paid");
    let game = game.then("remove candamir@-1u");
    assert!(game.lies(0, "gold_cache"), "it stays without its hero");
}

#[test]
fn example_67_gold_of_the_production_goes_to_the_field_or_into_the_cache() {
    let game = act().put(0, "gold_cache@W4");
    let asked = game.clone().only(0, "A1=2 A0=1").produce(1);
    assert_eq!(asked.legal(), ["gain A1", "gain A0"]);
    assert_eq!(asked.store("W1"), 1, "the other one's pasture as ever");
    assert_eq!(asked.clone().then("gain A1").store("A1"), 3);
    assert_eq!(asked.then("gain A0").store("A0"), 2);
    let alone = game.clone().only(0, "A1=3 A0=1").produce(1);
    assert_eq!((alone.store("A0"), alone.offers("gain")), (2, false));
    let full = game.only(0, "A1=3 A0=3").produce(1);
    assert_eq!((full.has(0, Kind::Gold), full.offers("gain")), (6, false));
    let without = act().only(0, "A1=2").produce(1);
    assert_eq!(without.store("A1"), 3, "nobody is asked without a cache");
}

#[test]
fn example_68_brigands_neither_count_nor_take_what_is_in_the_cache() {
    let game = act().put(0, "gold_cache@W4");
    let robbed = game.clone().only(0, "L2=3 G6=2 W4=1 A1=2 A0=3").face(1);
    let found = [robbed.store("W4"), robbed.store("A1"), robbed.store("A0")];
    assert_eq!(found, [0, 0, 3]);
    let safe = game.only(0, "L2=3 G6=2 W4=1 A1=1 A0=3").face(1);
    assert_eq!([safe.store("W4"), safe.store("A1"), safe.store("A0")], [1, 1, 3]);
}

#[test]
fn example_69_the_cache_pays_as_a_gold_field_does() {
    let game = act().city(0, 1).put(0, "gold_cache@W4").hand(0, "salt_silo");
    let both = game.clone().only(0, "A1=1 A0=1 B3=1 W4=2").then("build salt_silo +1u -");
    assert_eq!(both.has(0, Kind::Gold), 0, "not asked");
    let two = game.only(0, "A1=2 A0=2 B3=1 W4=2").then("build salt_silo +1u -");
    assert_eq!(two.legal(), ["pay A1", "pay A0"]);
    let paid = two.then("pay A0; pay A1");
    assert_eq!([paid.store("A1"), paid.store("A0")], [1, 1]);
}

#[test]
fn example_70_a_removed_cache_loses_its_gold() {
    let game = act().put(0, "gold_cache@W4").only(0, "A1=1 A0=2").then("remove gold_cache@W4");
    assert!(game.discarded("gold_cache"));
    assert_eq!(game.has(0, Kind::Gold), 1);
    assert!(game.state.realm(0).land_of(Region::CACHE).is_none());
}

#[test]
fn example_71_the_wainwright_pays_from_the_cache_and_never_moves_to_it() {
    let game = act().put(0, "gold_cache@W4 wainwright@-1u").only(0, "A1=1 A0=1 L2=1");
    assert!(!game.can("move A1 A0 1") && !game.can("move A0 A1 1"));
    assert!(game.can("trade wagon LAA O5"));
}

#[test]
fn example_72_the_cache_moves_with_its_region_and_changes_places_where_both_fit() {
    let game = act().put(0, "gold_cache@G6").only(0, "A0=2").hand(0, "relocation");
    assert!(!game.can("play relocation A1 A0"), "it is no region");
    let swapped = game.clone().then("play relocation L2 G6");
    assert_eq!(swapped.state.realm(0).find("G6".parse().unwrap()), Some((5, 0)));
    let piece = swapped.state.realm(0).land_of("G6".parse().unwrap()).unwrap().piece;
    assert_eq!((piece.card, swapped.store("A0")), (Card::GOLD_CACHE, 2));
    let beside = act().put(0, "gold_cache@L2 abbey_brewery@G6").hand(0, "relocation");
    assert!(!beside.offers("play relocation gold_cache@L2"), "a brewery needs fields");
    let beside =
        act().region(0, "L2", "G1").put(0, "gold_cache@G1 abbey_brewery@G6").only(0, "A0=1");
    let moved = beside.hand(0, "relocation").then("play relocation gold_cache@G1 abbey_brewery@G6");
    assert_eq!((moved.store("A0"), moved.lies(0, "gold_cache")), (1, true));
}

#[test]
fn example_73_the_castellan_may_fill_the_cache_instead() {
    let game = duel("merchants barbarians gold").city(0, 1).put(0, "castle@+1u gold_cache@W4");
    let game = game.hand(0, "castellan");
    let played = game.clone().only(0, "A1=3 G6=3 A0=1").then("play castellan");
    assert_eq!(played.store("A0"), 2);
    let full = game.only(0, "A1=3 G6=3 A0=3");
    assert!(!full.offers("play castellan"));
}

#[test]
fn example_74_each_bridge_and_each_pirate_ship_brings_gold_at_a_harvest() {
    let game = act().city(0, -1).put(0, "toll_bridge@+1u toll_bridge_g@+1d pirate_ship@-1u");
    let game = game.full(1).face(4);
    assert!(game.offers("gain L2"));
    let game = game.then("gain L2");
    assert_eq!(game.store("A1"), 3);
    let lost: u8 = game
        .events
        .iter()
        .map(|event| match event {
            Event::NotStored { seat, amount, .. } if seat.0 == 0 => *amount,
            _ => 0,
        })
        .sum();
    assert_eq!(lost, 2);
    let two = act().put(0, "pirate_ship@-1u pirate_ship@+1u").full(1).face(4).then("gain L2");
    assert_eq!(two.store("A1"), 2, "each its own gold");
}

#[test]
fn example_75_ships_make_the_silo_s_commerce_and_the_harbor_s_point() {
    let game = act().cities(0).put(0, "harbor@-1u salt_silo@-1u ship_A@+1u ship_O@+1u ship_G@+1d");
    assert_eq!((game.state.total(0).commerce, game.points(0)), (7, 4 + 1 + 1 + 1));
    let blue = game.hand(1, "pirate_ship").only(1, "L3=1 W1=1").turn_of(1);
    let blue = blue.then("build pirate_ship -1u -; lose ship_A@+1u");
    assert_eq!((blue.state.total(0).commerce, blue.points(0)), (5, 4 + 1 + 1));
    assert!(blue.discarded("ship_A"));
}

#[test]
fn example_76_a_trading_base_counts_for_the_marketplace_and_the_harbor_alone() {
    let game = act().cities(0).put(0, "marketplace@-1u harbor@-1u trading_base@+1u");
    assert_eq!(game.state.total(0).commerce, 5);
    assert_eq!(game.then("remove trading_base@+1u").state.total(0).commerce, 2);
    let other = act().cities(0).put(0, "commercial_harbor@-1u trading_base@+1u");
    assert_eq!(other.state.total(0).commerce, 2, "a commercial harbor is no harbor");
}

#[test]
fn example_77_a_moneylender_may_take_a_second_one() {
    let lender = |ships: &str| act().cities(0).put(0, "moneylender@-1u").put(0, ships);
    let four = "marketplace@-1d ship_L@+1u ship_B@+1d ship_W@-1d";
    let game = lender(four).put(1, "toll_bridge@-1u").only(1, "O6=1 G5=1").face(2);
    let game = game.then("demand G");
    assert_eq!((game.store("G6"), game.legal()), (1, vec!["demand O".into(), "decline".into()]));
    assert_eq!(game.clone().then("decline").stores(0), 1);
    assert_eq!(game.then("demand O").stores(0), 2);
    let one = lender(four).put(1, "toll_bridge@-1u").only(1, "O6=1").face(2);
    assert_eq!((one.stores(0), one.offers("demand")), (1, false));
    let few = lender("ship_L@+1u ship_B@+1d").only(1, "O6=1 G5=1").face(2);
    assert_eq!((few.stores(0), few.offers("demand")), (0, false), "no advantage");
    let blue = act().cities(1).put(1, "moneylender@-1u ship_L@+1u ship_B@+1d ship_W@-1d");
    let blue = blue.only(0, "G6=1 O5=1").face(2);
    assert_eq!(blue.decider(), 1, "in red's turn");
    assert_eq!(blue.then("demand G; demand O").stores(1), 2);
}

#[test]
fn example_78_each_mint_trades_one_gold_once_a_turn() {
    let game = act().city(0, 1).hand(0, "mint").only(0, "B3=1 L2=2 O5=2 A1=2");
    let mut game = game.then("build mint +1u -");
    assert!(game.can("trade mint:+1u A L2"), "also in the turn in which it came");
    let second = game.clone().put(0, "mint@+1u");
    game.play("trade mint:+1u A L2");
    assert_eq!((game.store("A1"), game.store("L2")), (1, 1));
    assert!(!game.offers("trade mint"));
    let second = second.then("trade mint:+1u A L2; trade mint:+1u A G6");
    assert_eq!((second.store("A1"), second.offers("trade mint")), (0, false));
    let alliance = duel("merchants gold turmoil").city(0, 1).cities(1);
    let alliance = alliance.put(0, "mint@+1u").only(0, "A1=1");
    let alliance = alliance.put(1, "master_merchants_alliance@-1u").then("trade mint:+1u A L2");
    assert_eq!(alliance.stores(1), 0);
    let cached = act().city(0, 1).put(0, "mint@+1u gold_cache@W4").only(0, "A1=1 A0=1");
    assert_eq!(cached.then("trade mint:+1u A L2").legal(), ["pay A1", "pay A0"]);
}

#[test]
fn example_79_the_merchant_takes_up_to_two_and_gives_one_back() {
    let game = act().city(0, 1).hand(0, "merchant").full(0).only(1, "G5=2 O6=1");
    let mut game = game;
    game.state.edit().realm(0).land_of_mut("G6".parse().unwrap()).unwrap().store = 2;
    let taken = game.then("play merchant");
    assert_eq!(taken.store("G6"), 3, "the only kind with room is demanded alone");
    assert!(!taken.offers("demand") && taken.offers("give"));
    let given = taken.then("give G6");
    assert_eq!([given.store("G6"), given.store("G5")], [2, 2]);
    let no_city = act().put(0, "ship_L@-1u ship_W@+1u").hand(0, "merchant").only(1, "G5=2");
    assert!(!no_city.offers("play merchant"), "two commerce, no city");
    assert!(no_city.put(0, "toll_bridge@-1d").offers("play merchant"));
    let full = act().city(0, 1).hand(0, "merchant").full(0).only(1, "G5=2");
    assert!(!full.offers("play merchant"));
}

#[test]
fn example_80_the_trade_master_takes_two_as_far_as_there_are() {
    let game = act().city(0, 1).put(0, "merchant_guild@+1u").hand(0, "trade_master");
    assert_eq!(game.clone().only(1, "G5=1").then("play trade_master").stores(0), 1);
    let two = game.clone().only(1, "G5=2 O6=1").then("play trade_master; demand G");
    assert_eq!(two.legal(), ["demand G", "demand O"], "the second is compulsory");
    let without = game.only(1, "G5=1").then("remove merchant_guild@+1u");
    assert!(!without.offers("play trade_master"));
}

#[test]
fn example_81_brigands_take_of_one_kind_into_one_region() {
    let game = act().put(0, "carl@-1u").region(1, "L3", "G1").hand(0, "brigands_g");
    let game = game.only(0, "G6=1").only(1, "G5=2 G1=1");
    let plays: Vec<String> =
        game.legal().into_iter().filter(|action| action.starts_with("play")).collect();
    assert_eq!(plays, ["play brigands_g G6 1", "play brigands_g G6 2"]);
    let game = game.then("play brigands_g G6 2");
    assert_eq!((game.decider(), game.legal()), (1, vec!["give G1".into(), "give G5".into()]));
    let game = game.then("give G1");
    assert_eq!([game.store("G6"), game.store("G5"), game.store("G1")], [3, 1, 0]);
    let weak = act().put(0, "harald@-1u").hand(0, "brigands_g").only(1, "G5=2");
    assert!(!weak.offers("play brigands_g"), "two are no advantage");
    let cache = act().put(0, "carl@-1u gold_cache@W4").hand(0, "brigands_t").only(1, "A4=2");
    let cache = cache.only(0, "A1=3").then("play brigands_t A0 2");
    assert_eq!(cache.store("A0"), 2, "the cache is a place to name");
}

#[test]
fn example_83_gudrun_takes_two_gold_for_each_pirate_ship() {
    let game = act().put(0, "pirate_ship@-1u pirate_ship@+1u").hand(0, "gudrun").only(0, "A1=1");
    let game = game.put(1, "gold_cache@W1").only(1, "A4=1 A0=2");
    let mut game = game.then("play gudrun");
    assert_eq!((game.decider(), game.legal()), (1, vec!["give A4".into(), "give A0".into()]));
    game.play("give A4");
    assert_eq!((game.decider(), game.legal()), (0, vec!["demand A".into(), "decline".into()]));
    assert_eq!(game.clone().then("decline").store("A1"), 2);
    game.play("demand A");
    assert_eq!((game.store("A1"), game.offers("demand")), (3, false), "no more fits");
    let none = act().hand(0, "gudrun").only(1, "A4=2");
    assert!(!none.offers("play gudrun"));
}

#[test]
fn example_84_a_herald_makes_it_a_celebration_and_brings_one_more() {
    let game = Table::before_roll(Mode::Gold).hand(0, "reiner_herald").dice(5, 1);
    let behind = game.clone().put(1, "inga@-1u").only(0, "W4=3 G6=3 L2=3");
    let mut behind = behind.then("reiner_herald; roll");
    assert_eq!(
        (behind.state.face(), behind.store("O5"), behind.store("W4")),
        (3, 1, 3),
        "no brigands"
    );
    behind.play("gain B3; gain B2");
    assert_eq!((behind.store("B3"), behind.store("B2")), (1, 1));
    assert!(behind.offers("end"));
    let ahead = game.clone().put(0, "inga@-1u").then("reiner_herald; roll; gain B3; gain B3");
    assert!(ahead.offers("end") && ahead.store("B3") == 2);
    let even = game.then("reiner_herald; roll; gain B3; gain B3; gain B2");
    assert!(even.offers("end") && even.discarded("reiner_herald"));
    assert!(!act().hand(0, "reiner_herald").offers("reiner_herald"), "not after the roll");
}

#[test]
fn example_85_the_herald_comes_before_brigitta() {
    let game = Table::before_roll(Mode::Gold).hand(0, "reiner_herald brigitta").dice(6, 1);
    assert!(!game.clone().then("brigitta 3").offers("reiner_herald"));
    let game = game.then("reiner_herald");
    assert!(!game.offers("reiner_herald") && game.can("brigitta 3"));
    let game = game.then("brigitta 3");
    assert_eq!((game.state.number(), game.state.face()), (3, 3));
}

#[test]
fn example_86_a_gift_brings_gold_for_each_unit_with_strength() {
    let units = "candamir@-1u chief_cannoneer@+1u ship_G@-1d pirate_ship@+1d ship_builder@+1d";
    let game = duel("merchants gold progress").city(0, 1).put(0, "gold_cache@W4").put(0, units);
    let full = game.clone().only(0, "A1=2 A0=2").event("gift_for_prince");
    assert_eq!([full.store("A1"), full.store("A0")], [3, 3]);
    let told = |event: &Event| {
        matches!(event, Event::Compared { counting: Counting::StrongUnits, counts: [2, 0] })
    };
    assert!(full.told(told), "no ships");
    let tower = duel("gold turmoil progress").put(0, "lookout_tower@+1u").only(0, "A1=1");
    assert_eq!(tower.event("gift_for_prince").store("A1"), 1, "no towers");
    let asked = game.only(0, "A1=1 A0=2").event("gift_for_prince");
    assert_eq!(asked.legal(), ["gain A1", "gain A0"]);
}

#[test]
fn example_87_a_pirate_ship_sinks_a_trade_ship_of_the_other_one() {
    let game = act().hand(0, "pirate_ship").only(0, "L2=1 W4=1");
    let sunk = game.clone().put(1, "large_trade_ship@-1u ship_W@+1u pirate_ship@-1d");
    let sunk = sunk.then("build pirate_ship -1u -");
    let choices = ["lose large_trade_ship@-1u", "lose ship_W@+1u"];
    assert_eq!((sunk.decider(), sunk.legal()), (1, choices.map(String::from).to_vec()));
    assert!(sunk.then("lose ship_W@+1u").discarded("ship_W"));
    let none = game.put(1, "pirate_ship@-1u").then("build pirate_ship -1u -");
    assert!(none.lies(0, "pirate_ship") && none.lies(1, "pirate_ship"));
}

#[test]
fn the_staple_house_needs_the_guild_and_stores_two() {
    let game = act().city(0, 1).hand(0, "staple_house").only(0, "B3=2 O5=2 W4=1");
    assert!(!game.offers("build staple_house"));
    let built =
        game.put(0, "merchant_guild@+1u").then("build staple_house +1u -; gain L2; gain L2");
    assert_eq!(built.store("L2"), 2);
    let gone = built.then("remove merchant_guild@+1u");
    assert!(gone.lies(0, "staple_house"), "what was built stays");
}

#[test]
fn a_guild_of_the_open_stack_is_built_once() {
    let game = act().city(0, 1).only(0, "B3=2 G6=1 W4=2");
    let built = game.then("build merchant_guild +1u -");
    assert_eq!((built.state.open().len(), built.state.total(0).commerce), (1, 2));
    assert!(!built.only(0, rich()).offers("build merchant_guild"));
}

#[test]
fn cards_of_the_base_set_with_the_back_of_gold_do_what_those_do() {
    let store = act().put(0, "storehouse_g@-1u").only(0, "A1=3 L2=3 G6=2 W4=1").face(1);
    assert_eq!((store.store("W4"), store.store("A1")), (1, 3), "what lies beside is not counted");
    let plenty = act().put(0, "storehouse_g@-1u").event("year_of_plenty");
    assert_eq!(plenty.stores(0), 2);
    let ship = act().put(0, "large_trade_ship_g@+1u").only(0, "A1=2");
    assert!(ship.can("trade large A1 O5") && !ship.offers("trade bank"));
    let smith = act().hand(0, "goldsmith_g");
    assert!(!smith.clone().only(0, "A1=2").offers("play goldsmith_g"));
    assert_eq!(smith.only(0, "A1=3").then("play goldsmith_g; gain G6; gain G6").store("G6"), 2);
    let fair = act().only(0, "A1=1").event("traveling_merchant_g");
    assert!(fair.offers("gain G6") && !fair.offers("gain A1"));
    let race = act().put(0, "ship_G@-1u large_trade_ship_g@+1u").put(1, "ship_W@-1u");
    let race = race.event("trade_ships_race_g").then("gain G6");
    assert_eq!((race.store("G6"), race.offers("end")), (1, true));
    let bridge = act().put(0, "toll_bridge_g@+1u").full(1).face(4).then("gain L2");
    assert_eq!((bridge.store("A1"), bridge.state.total(0).commerce), (2, 1));
    assert_eq!(bridge.face(3).store("A1"), 2, "at a harvest alone");
}

#[test]
fn cards_with_the_back_of_gold_do_no_more_than_those_they_are_copies_of() {
    let elsewhere = act().put(0, "storehouse_g@+1u").only(0, "L2=3 B3=3 W4=2").face(1);
    assert_eq!(elsewhere.store("W4"), 0, "no region beside it holds any of the eight");
    let taken = act().put(0, "storehouse_g@-1u").only(0, "A1=3 L2=3 G6=3 B3=3 W4=2").face(1);
    assert_eq!(taken.store("A1"), 0, "eight more: it saves nothing of what lies beside it");
    let ship = act().put(0, "large_trade_ship_g@+1u");
    assert!(ship.clone().only(0, "A1=2").offers("trade large"));
    assert!(!ship.clone().only(0, "A1=1 G6=1").offers("trade large"), "two of one region");
    assert!(!ship.only(0, "L2=2 B3=2").offers("trade large"), "of regions beside it");
    assert!(act().event("trade_ships_race_g").offers("end"), "no ship, no prize");
    assert!(act().event("traveling_merchant_g").offers("end"), "no gold, no goods");
}

#[test]
fn what_jesters_bring_on_a_gold_field_may_go_into_the_cache() {
    let game = act().put(0, "wolfgang@-1u gold_cache@W4").only(0, "A1=1 A0=2 L2=3").full(1).face(3);
    let game = game.then("gain B3");
    assert_eq!(game.legal(), ["gain A1", "gain A0", "decline"], "the left one is full");
    assert_eq!(game.then("gain A0").store("A0"), 3);
}
