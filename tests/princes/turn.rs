//! The turn: production, the event die, advantages, winning, hand and exchange.

use super::table::Table;
use principality::engine::seat::Seat;
use principality::games::princes::Event;
use principality::games::princes::kinds::Kind;
use principality::games::princes::modes::Mode;
use principality::games::princes::state::{Holder, STRENGTH};

const INTRO: Mode = Mode::Introductory;

#[test]
fn example_8_a_six_brings_red_grain_and_blue_ore_and_a_full_region_loses() {
    let game = Table::act(INTRO).only(1, "O6=3").produce(6);
    assert_eq!((game.store("G6"), game.store("O6")), (1, 3));
    assert_eq!((game.stores(0), game.stores(1)), (1, 3), "nothing else produces");
}

#[test]
fn example_9_a_grain_mill_beside_the_field_makes_it_two() {
    let game = Table::act(INTRO).put(0, "grain_mill@+1u").produce(6);
    assert_eq!((game.store("G6"), game.store("O6")), (2, 1));
    let away = Table::act(INTRO).put(0, "grain_mill@-1u").produce(6);
    assert_eq!(away.store("G6"), 1, "not beside it");
    let below = Table::act(INTRO).put(0, "grain_mill@+1d").produce(6);
    assert_eq!(below.store("G6"), 1, "the lower half is not beside an upper field");
}

#[test]
fn every_booster_doubles_its_own_kind_alone() {
    let boosters = [
        ("brick_factory@-1d", 3, "B3", "L2"),
        ("lumber_camp@-1u", 2, "L2", "B2"),
        ("weavers_shop@-1d", 4, "W4", "A4"),
        ("iron_foundry@+1d", 5, "O5", "G5"),
        ("grain_mill@+1u", 6, "G6", "O6"),
    ];
    for (booster, number, doubled, single) in boosters {
        let game = Table::act(INTRO).put(0, booster).produce(number);
        assert_eq!(game.store(doubled), 2, "{booster}");
        if single != "L2" {
            assert_eq!(game.store(single), 1, "{booster}");
        }
        let card = booster.split('@').next().unwrap();
        let other = Table::act(INTRO).put(0, &format!("{card}@+1u")).produce(1);
        assert_eq!(other.store("A1"), 1, "{card} leaves gold alone");
    }
}

#[test]
fn example_10_a_marketplace_brings_a_kind_of_the_opponents_regions() {
    // Number 4: red has W4, blue has A4, and gets a second.
    let mut game = Table::act(INTRO).put(0, "marketplace@-1u");
    let regions = game.state.realms()[1].lands[5];
    assert_eq!(regions[0].region.to_string(), "L3");
    game.state.edit().realm(1).lands[5][0].region = "L4".parse().unwrap();
    let game = game.produce(4);
    assert_eq!(game.legal(), ["gain L2", "gain A1"]);
    let game = game.then("gain L2");
    assert_eq!((game.store("L2"), game.decider()), (1, 0));
    let even = Table::act(INTRO).put(0, "marketplace@-1u").produce(4);
    assert_eq!((even.stores(0), even.offers("gain")), (1, false), "as many regions: nothing");
}

#[test]
fn example_12_brigitta_makes_the_number_a_six() {
    let game = Table::before_roll(INTRO).hand(0, "brigitta").dice(1, 2);
    assert!(game.can("roll") && game.can("brigitta 6"));
    let game = game.then("brigitta 6");
    assert_eq!((game.store("G6"), game.store("A1")), (1, 0));
    assert!(game.discarded("brigitta") && game.state.face() == 2);
    let without = Table::before_roll(INTRO).dice(1, 2);
    assert_eq!(without.legal(), ["roll"]);
    assert!(!Table::act(INTRO).hand(0, "brigitta").offers("play brigitta"), "only before the roll");
}

#[test]
fn example_16_two_commerce_don_t_trade_and_three_demand() {
    let game = Table::act(INTRO).only(1, "W1=1 O6=2");
    let two = game.clone().put(0, "marketplace@-1u ship_G@-1d").face(2);
    assert!(!two.offers("demand"));
    let three = game.city(0, -1).put(0, "marketplace@-1u ship_G@-1d ship_L@+1u").face(2);
    assert_eq!(three.legal(), ["demand W", "demand O"]);
    let three = three.then("demand O");
    assert_eq!((three.has(0, Kind::Ore), three.has(1, Kind::Ore)), (1, 1));
    assert!(three.can("end"));
}

#[test]
fn nothing_is_demanded_that_finds_no_room() {
    let game = Table::act(INTRO).only(1, "W1=1 O6=2").only(0, "W4=3");
    let game = game.city(0, -1).put(0, "marketplace@-1u ship_G@-1d ship_L@+1u").face(2);
    assert_eq!((game.has(0, Kind::Ore), game.has(1, Kind::Wool)), (1, 1), "only ore was left");
}

#[test]
fn example_17_the_leader_in_skill_celebrates_alone_and_equals_together() {
    let game = Table::act(INTRO).full(1).only(1, "L3=2 O6=2");
    let lead = game.clone().put(0, "inga@-1u").face(3);
    assert!(lead.decider() == 0 && lead.offers("gain"));
    let lead = lead.then("gain G6");
    assert_eq!((lead.stores(0), lead.stores(1)), (1, 4), "only the leader");
    let both = game.put(0, "inga@-1u").put(1, "siglind@-1u").face(3).then("gain G6");
    assert_eq!(both.decider(), 1);
    assert_eq!(both.then("gain L3").stores(1), 5);
}

#[test]
fn example_18_a_harvest_brings_one_and_two_gold_of_the_bridge() {
    let game = Table::act(INTRO).put(0, "toll_bridge@-1u").only(0, "A1=1").full(1);
    let game = game.face(4).then("gain A1");
    assert_eq!((game.store("A1"), game.stores(0)), (3, 3), "one, and one of the bridge's two");
    let lost = |event: &Event| matches!(event, Event::NotStored { seat: Seat(0), amount: 1, .. });
    assert!(game.told(lost), "one of the bridge's finds no room");
    let without = Table::act(INTRO).only(0, "A1=1").full(1).face(4).then("gain G6");
    assert_eq!(without.store("A1"), 1);
}

#[test]
fn example_19_wolfgang_is_taken_over_for_two_gold_unless_nothing_was_taken() {
    let game = Table::act(Mode::Barbarians).put(0, "wolfgang@-1u").only(1, "A4=2");
    let game = game.face(3).then("gain W4");
    assert_eq!(game.legal(), ["gain L2", "gain A1", "decline"]);
    let none = game.clone().then("decline");
    assert!(none.lies(0, "wolfgang") && none.can("end"));
    let taken = game.then("gain L2; decline");
    assert_eq!(taken.decider(), 1);
    assert!(taken.can("takeover +1d") && taken.can("decline"));
    let kept = taken.clone().then("decline");
    assert!(kept.lies(0, "wolfgang"));
    let gone = taken.then("takeover +1d");
    assert!(gone.lies(1, "wolfgang") && !gone.lies(0, "wolfgang"));
    assert_eq!((gone.store("A4"), gone.store("L2")), (0, 1));
}

#[test]
fn wolfgang_stays_where_the_other_has_one_gold() {
    let game = Table::act(Mode::Barbarians).put(0, "wolfgang@-1u").only(1, "A4=1");
    let game = game.face(3).then("gain W4; gain L2; decline");
    assert!(game.lies(0, "wolfgang") && game.can("end"));
}

#[test]
fn example_35_strength_three_to_none_is_a_point_and_three_to_three_none() {
    let game = Table::act(INTRO).put(0, "harald@-1u austin@-1d");
    assert_eq!((game.points(0), game.state.advantage(STRENGTH)), (3, Holder::of(0)));
    let even = game.put(1, "harald@-1u austin@-1d");
    assert_eq!((even.points(0), even.state.advantage(STRENGTH)), (2, Holder::NOBODY));
    let two = Table::act(INTRO).put(0, "harald@-1u");
    assert_eq!(two.points(0), 2, "two are too few");
}

#[test]
fn example_36_the_target_wins_in_one_s_own_action_phase_alone() {
    let mut game =
        Table::act(INTRO).cities(1).put(1, "harald@-1u austin@-1d ship_A@+1u ship_G@+1d");
    game = game.put(1, "ship_L@-1u");
    game.state.edit().realm(1).triumph = 1;
    game.state.edit().count();
    assert_eq!(game.points(1), 7);
    assert!(game.can("end"), "it is red's turn: the game goes on");
    let mut game = game.hand(0, "austin austin austin").then("end");
    game.play("decline");
    assert!(!game.state.over() && game.legal() == ["roll"] && game.decider() == 1);
    let mut game = game.dice(2, 2);
    game.play("roll");
    assert!(game.state.over() && game.state.winner() == Some(1));
    assert!(game.legal().is_empty());
}

#[test]
fn six_points_go_on() {
    let game = Table::act(INTRO).cities(0).put(0, "harald@-1u austin@-1d");
    assert_eq!((game.points(0), game.can("end")), (5, true));
}

#[test]
fn example_37_five_cards_at_a_limit_of_four_put_one_under() {
    let game = Table::act(INTRO).put(0, "abbey@-1u");
    let game = game.hand(0, "austin harald inga osmund scout").then("end");
    assert!(game.can("under scout 1") && game.can("under inga 4") && !game.can("decline"));
    let game = game.then("under scout 2");
    assert_eq!((game.cards(0), game.bottom(2).as_str()), (4, "scout"));
    assert!(game.can("decline"), "the exchange follows");
}

#[test]
fn a_hand_is_filled_to_its_limit_from_tops() {
    let game = Table::act(INTRO).hand(0, "scout").then("end");
    assert_eq!(game.legal(), ["draw 1", "draw 2", "draw 3", "draw 4"]);
    let top = game.state.stack(2).last().unwrap().card;
    let game = game.then("draw 3; draw 1");
    assert!(game.state.holds(0, top) && game.cards(0) == 3 && game.can("decline"));
    let abbey = Table::act(INTRO).put(0, "abbey@-1u").hand(0, "scout").then("end; draw 1; draw 1");
    assert!(abbey.offers("draw"), "a progress point more");
}

#[test]
fn example_38_an_exchange_looks_a_stack_through_for_two() {
    let game = Table::act(INTRO).hand(0, "austin harald scout").only(0, "G6=2").then("end");
    let game = game.then("exchange scout 2");
    assert!(game.can("draw 1") && game.can("search 2"));
    let game = game.then("search 2");
    assert_eq!((game.stores(0), game.offers("take")), (0, true));
    assert!(game.can("take scout") && !game.can("decline"), "none may be refused");
    let other = game.legal()[0].clone();
    let game = game.then(&other);
    assert_eq!((game.cards(0), game.decider()), (3, 1));
    let poor = Table::act(INTRO).hand(0, "austin harald scout").only(0, "G6=1").then("end");
    let poor = poor.then("exchange scout 2");
    assert!(poor.can("draw 1") && !poor.offers("search"));
    let drawn = poor.then("draw 4");
    assert_eq!((drawn.cards(0), drawn.legal()[0].as_str()), (3, "roll"), "once a turn");
}

#[test]
fn example_39_with_the_hall_it_costs_one_and_the_fountain_allows_two() {
    let hall = Table::act(INTRO).put(0, "parish_hall@-1u").hand(0, "austin harald scout");
    let hall = hall.only(0, "G6=2").then("end; exchange scout 2; search 2");
    assert_eq!(hall.stores(0), 1);
    let rival = Table::act(INTRO).put(1, "parish_hall@-1u").hand(0, "austin harald scout");
    let rival = rival.only(0, "G6=1").then("end; exchange scout 2");
    assert!(!rival.offers("search"), "the other one's hall makes it no cheaper");
    let fountain = Table::act(Mode::Intrigue).put(0, "odins_fountain@-1u");
    let fountain = fountain.hand(0, "austin harald scout").then("end; exchange scout 2; draw 1");
    assert!(fountain.offers("exchange"), "a second time");
    let card = fountain.legal()[0].clone();
    let fountain = fountain.then(&card).then("draw 1");
    assert_eq!(fountain.decider(), 1, "but no third time");
}

#[test]
fn a_stopped_game_goes_to_more_points_or_to_nobody() {
    for (cities, winner) in [(true, Some(0)), (false, None)] {
        let mut game = Table::act(INTRO).hand(0, "austin harald scout");
        if cities {
            game = game.city(0, -1);
        }
        *game.state.edit().turn() = 299;
        let game = game.then("end; decline");
        assert!(game.state.over() && game.state.winner() == winner);
    }
}

#[test]
fn the_trade_die_serves_whoever_has_the_advantage_also_in_the_other_s_turn() {
    let game = Table::act(INTRO).city(1, -1).put(1, "marketplace@-1u ship_G@-1d ship_L@+1u");
    let game = game.only(0, "W4=1 O5=2").face(2);
    assert_eq!((game.decider(), game.legal()), (1, vec!["demand W".into(), "demand O".into()]));
    let game = game.then("demand O");
    assert_eq!((game.store("O5"), game.store("O6"), game.decider()), (1, 1, 0));
}
