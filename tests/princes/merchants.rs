//! The era of merchant princes.

use super::table::Table;
use principality::games::princes::card::Card;
use principality::games::princes::modes::Mode;
use principality::games::princes::state::Slot;
use principality::games::princes::step::{Choice, GainChoice, Why};

fn act() -> Table {
    Table::act(Mode::Merchants)
}

#[test]
fn example_11_a_camp_costs_a_commerce_point_and_earns_gold_of_the_market() {
    let mut game = act().put(0, "marketplace@-1u").put(1, "brigand_camp@*r0");
    assert_eq!(game.state.total(0).commerce, 0);
    game.state.edit().realm(1).lands[5][0].region = "L4".parse().unwrap();
    let stored = game.clone().produce(4).then("gain L2");
    assert_eq!((stored.store("L2"), stored.store("A4")), (1, 2), "one produced, one of the camp");
    let mut asked = game.clone();
    asked.state.edit().realm(1).lands[7][0].region = "A1".parse().unwrap();
    let asked = asked.produce(4).then("gain L2");
    let camp: Card = "brigand_camp".parse().unwrap();
    let decision = asked.state.decision(1).unwrap();
    assert!(matches!(decision.choice, Choice::Gain(GainChoice::Gain { .. })));
    assert_eq!(decision.why, Some(Why::Card(camp)));
    let full = game.full(0).produce(4);
    assert_eq!(full.store("A4"), 1, "nothing stored, nothing earned");
    let none = act().put(1, "brigand_camp@*r0");
    assert_eq!(none.state.total(0).commerce, 0, "never below none");
}

#[test]
fn example_23_the_alliance_earns_of_three_equal_goods_and_not_of_three_different_ones() {
    let game = act().cities(1).put(1, "master_merchants_alliance@-1u").put(0, "wainwright@-1u");
    let game = game.only(0, "G6=3 L2=1 B3=1 W4=1");
    let bank = game.clone().then("trade bank G O5");
    assert_eq!(bank.store("G5"), 1);
    let wagon = game.clone().then("trade wagon LBW O5");
    assert_eq!(wagon.stores(1), 0);
    let equal = game.then("trade wagon GGG O5");
    assert_eq!(equal.store("G5"), 1);
}

#[test]
fn two_for_one_pays_the_alliance_too_and_one_for_one_does_not() {
    let game = act().cities(1).put(1, "master_merchants_alliance@-1u").put(0, "ship_G@-1u");
    let game = game.only(0, "G6=3").then("trade ship G O5");
    assert_eq!(game.store("G5"), 1);
    let light = act().cities(1).cities(0).put(1, "master_merchants_alliance@-1u");
    let light = light.put(0, "lighthouse@-1u ship_G@-1u").only(0, "G6=1");
    assert_eq!(light.then("trade light:-1u G O5").stores(1), 0);
}

#[test]
fn example_24_the_lighthouse_serves_a_ship_of_its_half_alone() {
    let game = act().city(0, 1).put(0, "lighthouse@+1u").only(0, "G6=2");
    let beside = game.clone().put(0, "ship_G@+1u");
    assert!(beside.can("trade light:+1u G O5"));
    assert!(!beside.then("trade light:+1u G O5").offers("trade light"), "once a turn");
    assert!(!game.clone().put(0, "ship_G@+1d").offers("trade light"));
    let large = game.put(0, "large_trade_ship@+1u");
    assert!(large.can("trade light:+1u G6 O5") && !large.offers("trade light:+1u G "));
}

#[test]
fn example_25_the_post_moves_one_across_its_road() {
    let game = act().put(0, "trading_post@r0").only(0, "W4=1 G6=2");
    let game = game.then("trade post W4 A1");
    assert_eq!((game.store("W4"), game.store("A1")), (0, 1));
    assert!(!game.offers("trade post"), "once a turn");
    let built = act().hand(0, "trading_post").only(0, "G6=1 W4=1");
    assert!(built.can("build trading_post r0 -"));
    assert!(!built.put(1, "brigand_camp@*r0").offers("build"), "the road is taken");
}

#[test]
fn example_27_hergild_needs_a_common_ship() {
    let harbor = act().city(0, 1).put(0, "commercial_harbor@+1u").hand(0, "hergild");
    assert!(!harbor.offers("play"));
    let large = act().put(0, "large_trade_ship@-1u ship_G@+1u").hand(0, "hergild");
    let game = large.only(0, "G6=3").then("play hergild G");
    let game = game.then("trade favour G O5; trade favour G L2");
    assert_eq!((game.store("G6"), game.store("O5"), game.store("L2")), (1, 1, 1));
    let game = game.hand(0, "scout austin inga").hand(1, "scout austin inga");
    let game = game.then("end; decline").dice(1, 2).then("roll; end; decline");
    let game = game.dice(1, 2).then("roll").only(0, "G6=3");
    assert!(game.can("trade bank G O5") && game.can("trade ship G O5"), "red trades again");
    assert!(!game.offers("trade favour"), "in that turn alone");
}

#[test]
fn example_48_paper_rises_by_its_lumber_and_by_the_guild() {
    let game = act().cities(0).put(0, "paper_residence@L2").only(0, "L2=2");
    let game = game.then("use paper_residence");
    assert_eq!((game.store("L2"), game.state.total(0).commerce), (0, 1));
    assert!(!game.offers("use"));
    let game = game.hand(0, "craft_guild").only(0, "B3=1 L2=1 O5=3");
    let game = game.then("build craft_guild -1u -");
    assert_eq!((game.state.total(0).progress, game.can("end")), (1, true));
    let game = game.only(0, "L2=2").then("use paper_residence");
    assert_eq!((game.points(0), game.offers("use paper")), (4 + 1 + 1, false));
    let none = act().cities(0).hand(0, "craft_guild").only(0, "B3=1 L2=1 O5=3");
    assert!(
        none.then("build craft_guild -1u -").offers("gain"),
        "without a residence two resources"
    );
}

#[test]
fn cloth_rises_by_wool_of_its_pasture() {
    let game = act().city(0, 1).put(0, "cloth_residence@W4/1").only(0, "W4=3");
    let game = game.then("use cloth_residence");
    assert_eq!((game.store("W4"), game.state.total(0).commerce), (1, 2));
    assert!(!game.offers("use"));
    let village = act().hand(0, "cloth_residence paper_residence");
    assert!(!village.offers("build"), "a residence needs a city");
    assert!(village.city(0, 1).can("build cloth_residence W4 -"));
}

#[test]
fn example_49_a_metropolis_with_a_residence_at_its_top_is_two_points_more() {
    let game = act().city(0, 1).hand(0, "commercial_metropolis").only(0, "B3=2 L2=2 W4=2");
    assert!(!game.clone().put(0, "paper_residence@L2/2").offers("build"));
    let game = game.put(0, "paper_residence@L2/3");
    let before = game.points(0);
    let game = game.then("build commercial_metropolis c1 -");
    assert_eq!(game.points(0), before + 2);
    assert!(!game.offers("remove commercial"), "and it stays");
    let traders = "ship_G@-1u ship_L@-1d ship_B@+1u ship_W@+1d ship_O@+1u ship_A@+1d";
    let six = act().cities(0).put(0, traders).hand(0, "commercial_metropolis");
    assert!(six.only(0, "B3=2 L2=2 W4=2").offers("build commercial_metropolis"));
}

#[test]
fn example_50_the_harbour_lowers_one_residence_a_turn_for_two_of_any_kind() {
    let game =
        act().city(0, 1).put(0, "commercial_harbor@+1u paper_residence@L2/2 cloth_residence@W4/1");
    let game = game.then("use commercial_harbor paper_residence; gain O5; gain A1");
    assert_eq!((game.store("O5"), game.store("A1"), game.state.total(0).progress), (1, 1, 0));
    assert!(!game.offers("use commercial_harbor"));
    let low = act().city(0, 1).put(0, "commercial_harbor@+1u paper_residence@L2");
    assert!(!low.offers("use commercial_harbor"), "nothing to lower");
}

#[test]
fn example_51_the_sea_pays_each_ship_at_four_and_takes_one_at_five() {
    let mut game = act().put(0, "ship_G@-1u ship_L@-1d").full(1);
    *game.state.edit().number() = 4;
    let paid = game.clone().event("capricious_sea").then("gain O5; gain A1");
    assert_eq!((paid.stores(0), paid.can("end")), (2, true));
    *game.state.edit().number() = 5;
    let lost = game.clone().event("capricious_sea");
    assert_eq!(lost.legal(), ["lose ship_G@-1u", "lose ship_L@-1d"]);
    let lost = lost.then("lose ship_L@-1d; under ship_L 3");
    assert_eq!((lost.bottom(3).as_str(), lost.lies(0, "ship_G")), ("ship_L", true));
    let safe = game.city(0, 1).put(0, "lighthouse@+1u").event("capricious_sea");
    assert!(safe.can("end") && safe.lies(0, "ship_G") && safe.lies(0, "ship_L"));
}

#[test]
fn a_voyage_brings_up_to_two_of_one_ship_s_kind() {
    let game = act().put(0, "ship_G@-1u large_trade_ship@+1d").event("fortunate_voyage");
    assert_eq!(game.legal(), ["choose W", "choose G", "choose O"]);
    let game = game.then("choose O; gain O5; decline");
    assert_eq!((game.store("O5"), game.can("end")), (1, true));
    assert!(act().event("fortunate_voyage").can("end"), "no ship, no voyage");
}

#[test]
fn the_hour_of_merchants_raises_residences_or_fills_their_regions() {
    let game =
        act().put(0, "paper_residence@L2/3 cloth_residence@W4").event("hour_master_merchants");
    assert_eq!((game.store("L2"), game.store("W4"), game.state.total(0).commerce), (1, 0, 2));
    assert_eq!(act().event("hour_master_merchants").stores(0), 0);
}

#[test]
fn mendicants_beg_of_the_trade_advantage_alone() {
    let game = act().city(1, -1).put(1, "ship_A@-1u ship_B@-1d ship_L@+1u").only(1, "G5=2 O6=1");
    let game = game.hand(0, "mendicants").then("play mendicants; demand G");
    assert!(game.can("decline") && game.can("demand O"), "he has more points");
    assert_eq!(game.then("demand O").stores(0), 2);
    assert!(!act().only(1, "G5=2").hand(0, "mendicants").offers("play"));
}

#[test]
fn gero_and_the_guild_master_bring_up_to_two() {
    let gero = act().put(0, "ship_A@-1u ship_B@-1d").hand(0, "gero").then("play gero");
    assert!(!gero.can("decline"), "the first is sure");
    assert_eq!(gero.then("gain G6; decline").stores(0), 1);
    assert!(!act().put(0, "ship_A@-1u").hand(0, "gero").offers("play"));
    let guild = act().cities(0).put(0, "craft_guild@-1u").hand(0, "guild_master");
    assert!(guild.then("play guild_master").can("decline"));
    assert!(!act().hand(0, "guild_master").offers("play"));
}

#[test]
fn the_monopoly_takes_up_to_three_of_a_kind_and_gives_one_back() {
    let game = act().city(0, 1).put(0, "commercial_harbor@+1u").hand(0, "trade_monopoly");
    assert!(!game.offers("play"), "nothing to take");
    let game = game.only(1, "G5=2 O6=1");
    assert!(game.can("play trade_monopoly G 2") && !game.can("play trade_monopoly G 3"));
    let game = game.then("play trade_monopoly G 2");
    assert_eq!((game.store("G6"), game.store("G5")), (1, 1), "one goes back");
    let harbourless = act().only(1, "G5=2").hand(0, "trade_monopoly");
    assert!(!harbourless.offers("play"));
}

#[test]
fn a_maritime_monopoly_takes_by_the_lead_in_ships() {
    let game = act().put(0, "ship_A@-1u ship_B@-1d").only(1, "G5=1 O6=1");
    let game = game.hand(0, "maritime_monopoly").then("play maritime_monopoly; demand G");
    assert!(game.can("decline"));
    assert_eq!(game.then("demand O").stores(1), 0);
    let one = act().put(0, "ship_A@-1u").only(1, "G5=1 O6=1").hand(0, "maritime_monopoly");
    assert!(one.then("play maritime_monopoly; demand G").can("end"));
    let none = act().put(0, "ship_A@-1u").put(1, "ship_B@-1u").only(1, "G5=1");
    assert!(!none.hand(0, "maritime_monopoly").offers("play"));
}

#[test]
fn a_retreat_costs_a_foreign_building_and_brings_two() {
    let game = act().put(0, "brigand_camp@*r0").only(1, "G5=1 O6=1").hand(0, "tactical_retreat");
    let game = game.then("play tactical_retreat; demand G; gain A1");
    assert!(game.discarded("brigand_camp") && game.store("G6") == 1 && game.store("A1") == 1);
    assert!(!act().only(1, "G5=1").hand(0, "tactical_retreat").offers("play"));
}

#[test]
fn the_wainwright_moves_stores_or_trades_three_once_a_turn() {
    let mut game = act().put(0, "wainwright@-1u").only(0, "G6=3 L2=1 B3=1 W4=1");
    assert!(!game.can("trade wagon LBW G6"), "no room there");
    assert!(game.can("trade wagon LBW O5") && !game.can("trade wagon LBW L2"));
    assert!(!game.then_is_fresh());
    game.state.edit().realm(0).lands[7][1].region = "G5".parse().unwrap();
    let moved = game.then("move G6 G5 2");
    assert_eq!((moved.store("G6"), moved.state.realms()[0].lands[7][1].store), (1, 2));
    assert!(!moved.offers("trade wagon") && !moved.offers("move"));
}

impl Table {
    /// True if the wagon can be used again after a use.
    fn then_is_fresh(&self) -> bool {
        self.clone().then("trade wagon LBW O5").offers("trade wagon")
    }
}

#[test]
fn the_pirate_ship_sinks_a_trade_ship_and_shares_harvests() {
    let game = act().put(1, "ship_A@-1u ship_B@-1d").hand(0, "pirate_ship_m").only(0, "L2=1 W4=1");
    let game = game.then("build pirate_ship_m -1u -");
    assert_eq!(game.decider(), 1);
    let game = game.then("lose ship_A@-1u");
    assert!(game.discarded("ship_A") && game.lies(1, "ship_B"));
    let harvest = game.full(1).face(4).then("gain O5");
    assert_eq!(harvest.store("A1"), 1);
    let alone =
        act().hand(0, "pirate_ship_m").only(0, "L2=1 W4=1").then("build pirate_ship_m -1u -");
    assert!(alone.can("end"), "no ship to sink");
}

#[test]
fn olaf_takes_two_and_gives_one_from_the_next_turn_on() {
    let game = act().put(0, "olaf@-1u").only(1, "G5=2 O6=1").then("use olaf; demand G; demand G");
    assert_eq!((game.store("G6"), game.store("G5"), game.discarded("olaf")), (1, 1, true));
    assert!(!act().put(0, "olaf@-1u").offers("use"), "nothing to take");
    let fresh = act().hand(0, "olaf").only(1, "G5=2").only(0, "G6=1 W4=1");
    assert!(!fresh.then("build olaf -1u -").offers("use"));
}

#[test]
fn the_ship_builder_saves_and_fetches() {
    let mut game = act().put(0, "ship_builder@-1u").hand(0, "ship_G austin").only(0, "L2=1 A1=1");
    assert!(game.can("build ship_G -1d ship-W") && !game.can("build ship_G -1d -"));
    assert!(!game.offers("build austin"), "heroes are no ships");
    game.state.edit().discard().push("ship_B".parse().unwrap());
    let game = game.then("use ship_builder ship_B");
    assert!(game.holds(0, "ship_B") && game.store("A1") == 0 && !game.offers("use"));
    let without = act().hand(0, "ship_G").only(0, "L2=1");
    assert!(!without.offers("build"));
}

#[test]
fn a_trading_station_buys_once_a_turn() {
    let game = act().city(1, -1).city(0, 1).hand(0, "trading_station").only(0, "B3=1 W4=1 A1=1");
    assert!(!game.offers("build trading_station"), "it needs the harbour");
    let game = game.put(0, "commercial_harbor@+1u").only(1, "G5=1 A4=1");
    let game = game.then("build trading_station *-1u -");
    assert!(game.can("use trading_station"), "at once");
    let game = game.then("use trading_station");
    assert_eq!((game.store("G6"), game.store("A4"), game.store("A1")), (1, 2, 0));
    assert!(!game.only(0, "A1=1").only(1, "G5=1").offers("use"));
    let village = act().city(0, 1).put(0, "commercial_harbor@+1u").hand(0, "trading_station");
    assert!(!village.only(0, "B3=1 W4=1").offers("build trading_station"), "no city there");
}

#[test]
fn a_lighthouse_needs_the_harbour_or_two_ships() {
    let game = act().city(0, 1).hand(0, "lighthouse").only(0, "B3=2 L2=1 O5=1");
    assert!(!game.offers("build lighthouse"));
    assert!(game.put(0, "ship_A@-1u ship_B@-1d").offers("build lighthouse"));
}

#[test]
fn mendicants_take_one_alone_where_the_other_is_not_ahead() {
    let game = act().cities(0).put(1, "ship_A@-1u ship_B@-1d ship_L@+1u").only(1, "G5=2 O6=1");
    assert_eq!((game.points(0), game.points(1)), (4, 3));
    let game = game.hand(0, "mendicants").then("play mendicants; demand G");
    assert!(game.can("end"), "no second one");
    assert_eq!((game.stores(0), game.stores(1)), (1, 2));
}

#[test]
fn a_post_between_two_regions_of_a_kind_moves_one_of_them() {
    let game = act().region(0, "W4", "A2").put(0, "trading_post@r0").only(0, "A1=3 A2=1");
    assert!(game.can("trade post A1 A2") && !game.can("trade post A2 A1"), "A1 has no room");
    let game = game.then("trade post A1 A2");
    assert_eq!((game.store("A1"), game.store("A2")), (2, 2));
    assert!(!game.offers("trade post"), "once a turn");
}

#[test]
fn an_own_card_in_the_other_principality_is_removed_by_its_owner_alone() {
    let game = act().put(0, "brigand_camp@*r0").put(1, "brigand_camp@*r0");
    assert!(game.can("remove brigand_camp@*r0") && !game.can("remove brigand_camp@r0"));
    let game = game.then("remove brigand_camp@*r0");
    assert!(game.discarded("brigand_camp") && !game.lies(0, "brigand_camp"));
    assert!(game.lies(1, "brigand_camp"), "that of the other stays");
}

#[test]
fn a_feud_may_hit_a_card_beside_a_region_or_on_a_road() {
    let cards = "cloth_residence@W1/1 trading_post@r0 storehouse@-1u brigand_camp@*r0";
    let game = act().city(1, -1).put(0, "candamir@-1u").put(1, cards).event("feud");
    let lost = ["lose storehouse@-1u", "lose trading_post@r0", "lose cloth_residence@W1"];
    assert_eq!((game.decider(), game.legal()), (1, lost.map(String::from).to_vec()));
    for card in ["cloth_residence@W1", "trading_post@r0"] {
        let key = card.split('@').next().unwrap();
        let gone = game.clone().then(&format!("lose {card}; under {key} 4"));
        assert_eq!((gone.bottom(4).as_str(), gone.lies(1, key)), (key, false));
    }
}

#[test]
fn the_sea_counts_the_number_that_brigitta_has_set() {
    let sea = |number: u8| {
        let game = Table::before_roll(Mode::Merchants).put(0, "ship_G@-1u").hand(0, "brigitta");
        let mut game = game.dice(7 - number, 5);
        let card = Card::CAPRICIOUS_SEA;
        game.state.edit().events().retain(|slot| slot.card != card);
        game.state.edit().events().push(Slot { card, known: 0 });
        game.then(&format!("brigitta {number}"))
    };
    let calm = sea(2);
    assert!(calm.can("gain O5") && calm.lies(0, "ship_G"), "the die showed 5, and 2 counts");
    let storm = sea(5);
    assert!(storm.offers("under ship_G") && !storm.lies(0, "ship_G"), "the die showed 2");
}
