//! The worked examples of the rulings, by number; those of trade are in `examples_of_trade`.

use super::table::{ANNA, BEN, CARLA, DORA, Table, cards};
use principality::games::road::cards::{EventCard, Metropolis, Special};
use principality::games::road::event::DrawReason;
use principality::games::road::options::Side;
use principality::games::road::state::Stage;
use principality::games::road::{Event, Illegal};

#[test]
fn example_01_three_roads_let_two_wool_stand_for_the_grain_of_a_settlement() {
    let mut table = Table::with(3).tableau(ANNA, "rrrs").special(Special::Route, ANNA);
    table = table.hand(ANNA, "btwww").row("srkcr").events(&[EventCard::Subsidy]);
    table.play("build settlement g<w");
    assert_eq!((table.hand_of(ANNA).as_str(), table.state.discard()), ("-", cards("btwww")));
    assert_eq!(table.points(ANNA), 4);
}

#[test]
fn example_02_a_city_on_one_of_two_settlements_counts_three_and_another_fits_on_the_other() {
    let mut table = Table::with(3).tableau(ANNA, "rsc").hand(ANNA, "ggooo").row("crrss");
    assert_eq!(table.points(ANNA), 3);
    table.play("build city");
    assert_eq!(table.points(ANNA), 4);
    assert_eq!((table.state.tableaus()[0].settlements, table.state.tableaus()[0].cities), (0, 2));
}

#[test]
fn example_03_a_city_draws_a_second_card_in_the_own_turn_alone() {
    let mut table = Table::with(3).tableau(ANNA, "rsc");
    *table.state.edit().active() = CARLA;
    table.play("end");
    assert_eq!([ANNA, BEN, CARLA].map(|seat| table.size(seat)), [2, 1, 1]);
    table.play("end");
    assert_eq!([ANNA, BEN, CARLA].map(|seat| table.size(seat)), [3, 2, 2]);
}

/// The number of cards that Ben owes when Anna's settlement brings the robber.
fn robbed(hand: &str, tableau: &str) -> u8 {
    let mut table = Table::with(3).tableau(BEN, tableau).hand(BEN, hand).hand(ANNA, "btwg");
    table = table.row("srkcr").events(&[EventCard::Robber]);
    table.play("build settlement");
    let owed = table.state.owing()[BEN.index()];
    assert_eq!(table.state.stage() == Stage::Discard, owed > 0);
    owed
}

#[test]
fn example_04_two_knights_keep_nine_cards_safe_and_ten_lose_five() {
    assert_eq!(robbed("wwwwoooo", "rskk"), 0);
    assert_eq!(robbed("wwwwwooooo", "rskk"), 5);
    assert_eq!(robbed("wwwwwoooo", "rskk"), 0);
}

#[test]
fn example_05_without_knights_seven_are_safe_and_nine_lose_four() {
    assert_eq!(robbed("wwwwooo", "rs"), 0);
    assert_eq!(robbed("wwwwwoooo", "rs"), 4);
}

#[test]
fn example_06_the_builder_s_hand_counts_after_paying() {
    let owed = |hand: &str| {
        let mut table = Table::with(3).hand(ANNA, hand).row("srkcr");
        table = table.events(&[EventCard::Robber]);
        table.play("build settlement");
        table.state.owing()[ANNA.index()]
    };
    assert_eq!(owed("btwgooooooo"), 0);
    assert_eq!(owed("btwgoooooooo"), 4);
}

#[test]
fn example_07_with_one_road_three_equal_cards_replace_nothing_and_four_do() {
    let table = Table::with(3).row("rsssk");
    let three = table.clone().hand(ANNA, "bwww");
    let refused = Illegal::TooFewEqual { needed: 4, held: 3 };
    assert_eq!(three.refused("build road t<w"), refused);
    let mut four = table.hand(ANNA, "bwwww");
    four.play("build road t<w");
    assert_eq!(four.hand_of(ANNA), "-");
}

#[test]
fn example_08_cards_that_the_price_needs_replace_nothing() {
    let table = Table::with(3).row("srrrk");
    let refused = Illegal::TooFewEqual { needed: 4, held: 3 };
    let few = table.clone().hand(ANNA, "bttttw");
    assert_eq!(few.refused("build settlement g<t"), refused);
    assert!(table.hand(ANNA, "btttttw").may("build settlement g<t"));
}

#[test]
fn example_09_two_missing_cards_are_not_replaced() {
    let table = Table::with(3).row("srrrk").tableau(ANNA, "rrrrs").hand(ANNA, "btttttt");
    assert_eq!(table.refused("build settlement g<t"), Illegal::NotTheMissing);
    assert_eq!(table.refused("build settlement"), Illegal::Price(2));
}

#[test]
fn example_10_what_is_held_is_not_replaced() {
    let table = Table::with(3).row("rsssk").hand(ANNA, "btoooo");
    assert_eq!(table.refused("build road b<o"), Illegal::NotTheMissing);
    assert!(table.may("build road"));
}

#[test]
fn example_11_the_third_road_is_replaced_by_the_two_that_lie() {
    let mut table = Table::with(3).row("rsssk").tableau(ANNA, "rrs").hand(ANNA, "bwww");
    table.play("build road t<w");
    assert_eq!((table.hand_of(ANNA).as_str(), table.state.tableaus()[0].roads), ("-", 3));
}

#[test]
fn example_12_six_roads_replace_one_for_one() {
    let mut table = Table::with(3).row("rsssk").tableau(ANNA, "rrrrrrs").hand(ANNA, "bw");
    table.play("build road t<w");
    assert_eq!(table.hand_of(ANNA), "-");
}

#[test]
fn example_13_one_card_is_replaced_in_a_turn() {
    let mut table = Table::with(3).row("rrssk").tableau(ANNA, "rrrrs").hand(ANNA, "bbww");
    table.play("build road t<w");
    assert_eq!(table.refused("build road t<w"), Illegal::Replaced);
    assert!(!table.texts().iter().any(|text| text.starts_with("build")));
}

#[test]
fn example_14_a_city_needs_a_visible_settlement() {
    let table = Table::with(3).row("crrss").tableau(ANNA, "rc").hand(ANNA, "ggooo");
    assert_eq!(table.refused("build city"), Illegal::NoSettlement);
}

#[test]
fn example_15_a_metropolis_on_the_only_city_draws_two_more_and_leaves_the_row() {
    let mut table = Table::with(3).row("crrss").tableau(ANNA, "rc").hand(ANNA, "wwwo");
    table.play("build metropolis");
    assert_eq!((table.points(ANNA), table.row_text().as_str()), (3, "crrss"));
    table.play("end, end");
    let before = table.size(ANNA);
    table.play("end");
    assert_eq!(table.size(ANNA) - before, 3);
    assert_eq!(table.state.active(), ANNA);
}

#[test]
fn example_16_after_the_fourth_metropolis_none_is_left() {
    let mut table = Table::with(4).row("krrss").tableau(ANNA, "rcc").hand(ANNA, "wwwwwwoo");
    table = table.metropolis(BEN, Metropolis::Roads).metropolis(CARLA, Metropolis::Route);
    table = table.metropolis(DORA, Metropolis::Knights);
    table.play("build metropolis");
    assert!(table.left().is_empty());
    assert_eq!(table.refused("build metropolis"), Illegal::NoMetropolis);
}

#[test]
fn example_17_the_event_comes_before_the_refill() {
    let mut table = Table::with(3).row("srkcr").deck("k").hand(ANNA, "btwg");
    table = table.hand(BEN, "wwwwwwww").events(&[EventCard::Robber]);
    table.play("build settlement");
    assert_eq!(table.row_text(), ".rkcr");
    assert_eq!(table.state.decider(), Some(BEN));
    table.play("discard w, discard w, discard w");
    assert_eq!(table.row_text(), ".rkcr");
    table.play("discard w");
    assert_eq!((table.row_text().as_str(), table.state.decider()), ("krkcr", Some(ANNA)));
}

#[test]
fn example_18_five_equal_cards_are_shuffled_unless_the_deck_has_no_other() {
    let mut table = Table::with(3).row("rkkkk").deck("k").hand(ANNA, "bt");
    table.play("build road");
    let knights = principality::games::road::cards::BuildCard::Knight;
    assert!(table.events_seen().contains(&Event::FiveEqual { card: knights }));
    assert!(table.row_text() != "kkkkk" && !table.row_text().contains('.'));

    let mut only = Table::with(3).row("rkkkk").only_deck("kkkk", BEN).hand(ANNA, "bt");
    only.play("build road");
    assert_eq!((only.row_text().as_str(), only.state.deck().len()), ("kkkkk", 3));
}

#[test]
fn example_19_without_a_deck_four_lie_in_the_row() {
    let mut table = Table::with(3).row("rsckk").only_deck("", BEN).hand(ANNA, "bt");
    table.play("build road");
    assert_eq!(table.row_text(), ".sckk");
}

#[test]
fn example_20_the_third_road_takes_the_route_and_only_a_fourth_moves_it() {
    let mut table = Table::with(3).tableau(ANNA, "rrs").tableau(BEN, "rrs").row("rrrsk");
    table = table.hand(ANNA, "bt").hand(BEN, "bbtt");
    table.play("build road");
    assert_eq!((table.owner(Special::Route), table.points(ANNA)), (Some(ANNA), 3));
    table.play("end, build road");
    assert_eq!(table.owner(Special::Route), Some(ANNA));
    table.play("build road");
    assert_eq!((table.owner(Special::Route), table.points(ANNA)), (Some(BEN), 1));
}

#[test]
fn example_21_the_route_metropolis_wins_ties_from_three_roads_on() {
    let table = Table::on_side(Side::B, 3).row("rsssk");
    let mut road = table.clone().tableau(ANNA, "rrs").metropolis(ANNA, Metropolis::Route);
    road = road.tableau(BEN, "rrrs").special(Special::Route, BEN).hand(ANNA, "bt");
    road.play("build road");
    assert_eq!(road.owner(Special::Route), Some(ANNA));

    let mut bought = table.clone().tableau(ANNA, "rrrc").hand(ANNA, "wwwo");
    bought = bought.tableau(BEN, "rrrs").special(Special::Route, BEN);
    bought.play("build metropolis:route");
    assert_eq!(bought.owner(Special::Route), Some(ANNA));

    let mut early = table.tableau(ANNA, "rrc").tableau(BEN, "rrs").hand(ANNA, "wwwo");
    early.play("build metropolis:route");
    assert_eq!(early.owner(Special::Route), None);
}

#[test]
fn example_22_the_army_metropolis_likewise_from_two_knights_on() {
    let table = Table::on_side(Side::B, 3).row("ksssr").hand(ANNA, "wwwo");
    let mut bought = table.clone().tableau(ANNA, "rckk");
    bought = bought.tableau(BEN, "rskk").special(Special::Army, BEN);
    bought.play("build metropolis:army");
    assert_eq!(bought.owner(Special::Army), Some(ANNA));

    let mut knight = table.clone().tableau(ANNA, "rsk").metropolis(ANNA, Metropolis::Army);
    knight = knight.tableau(BEN, "rskk").special(Special::Army, BEN).hand(ANNA, "wgo");
    knight.play("build knight");
    assert_eq!(knight.owner(Special::Army), Some(ANNA));

    let mut early = table.tableau(ANNA, "rck").tableau(BEN, "rsk");
    early.play("build metropolis:army");
    assert_eq!(early.owner(Special::Army), None);
}

#[test]
fn example_23_the_price_just_paid_may_come_back_by_a_reshuffle() {
    let table = Table::on_side(Side::B, 3).row("ksssr").tableau(ANNA, "rrrc");
    let mut table = table.special(Special::Route, ANNA).hand(ANNA, "wwwo").only("", BEN);
    table.play("build metropolis:roads");
    assert_eq!((table.size(ANNA), table.state.supply().len()), (3, 1));
    assert!(cards("wwwo").holds(&table.state.hand(ANNA)));
}

/// A game in which Anna's settlement brings the donation, with these tableaus and hands of the others.
fn donation(players: u8, tableaus: &[&str]) -> Table {
    let mut table = Table::with(players).row("srkcr").events(&[EventCard::Donation]);
    for (seat, text) in (0..).map(principality::engine::seat::Seat).zip(tableaus) {
        table = table.tableau(seat, text).hand(seat, "wo");
    }
    table = table.hand(ANNA, "btwgo");
    table.play("build settlement");
    table
}

#[test]
fn example_24_all_who_lead_give_a_card_to_anybody_with_fewer_points() {
    let mut two = donation(3, &["rs", "rss", "rs"]);
    assert_eq!(two.texts(), ["gift o 2"]);
    two.play("gift o 2");
    assert_eq!(two.state.decider(), Some(BEN));
    assert_eq!(two.texts(), ["gift w 2", "gift o 2"]);
    two.play("gift w 2");
    assert_eq!(two.hand_of(CARLA), "wwoo");
    assert_eq!(two.state.decider(), Some(ANNA));

    let one = donation(4, &["rsc", "rsc", "rss", "rs"]);
    assert_eq!(one.texts(), ["gift o 1", "gift o 2", "gift o 3"]);

    let all = donation(3, &["rs", "rss", "rss"]);
    assert_eq!(all.state.stage(), Stage::Turn);
    assert_eq!([ANNA, BEN, CARLA].map(|seat| all.size(seat)), [1, 2, 2]);
}

#[test]
fn example_25_the_festival_counts_visible_settlements() {
    let mut table = Table::with(3).tableau(BEN, "rsc").hand(ANNA, "btwg").row("srkcr");
    table = table.events(&[EventCard::HarvestFestival]);
    table.play("build settlement");
    assert_eq!([ANNA, BEN, CARLA].map(|seat| table.size(seat)), [2, 1, 1]);
}

#[test]
fn example_26_owners_of_special_cards_go_without_subsidy() {
    let mut table = Table::with(4).tableau(BEN, "rrrs").special(Special::Route, BEN);
    table = table.tableau(CARLA, "rskk").special(Special::Army, CARLA);
    table = table.hand(ANNA, "btwg").row("srkcr").events(&[EventCard::Subsidy]);
    table.play("build settlement");
    assert_eq!([ANNA, BEN, CARLA, DORA].map(|seat| table.size(seat)), [2, 0, 0, 2]);
}

#[test]
fn example_27_after_the_new_year_seven_events_lie_in_the_pile() {
    let mut table = Table::with(3).hand(ANNA, "btwgbtwg").row("ssrkc");
    table = table.events(&[EventCard::HarvestFestival, EventCard::NewYear]);
    table.play("build settlement");
    assert_eq!(table.state.events().len(), 6);
    table.play("build settlement");
    assert_eq!((table.state.events().len(), table.state.events_used()), (7, [0; 5]));
    assert_eq!([BEN, CARLA].map(|seat| table.size(seat)), [2, 2]);
}

#[test]
fn example_31_where_supply_and_discards_are_used_up_no_card_is_drawn() {
    let mut table = Table::with(3).row("rrsss").only("b", CARLA);
    table.play("end");
    assert_eq!([ANNA, BEN, CARLA].map(|seat| table.size(seat)), [0, 1, 60]);
    let without = |seat| Event::NothingToDraw { seat, count: 1, reason: DrawReason::Yield };
    assert!([CARLA, ANNA].iter().all(|seat| table.events_seen().contains(&without(*seat))));
}

#[test]
fn example_32_seven_points_by_a_settlement_end_the_game_without_an_event() {
    let mut table = Table::with(3).tableau(ANNA, "rccc").hand(ANNA, "btwg").row("srkcr");
    table.play("build settlement");
    assert!(table.over() && table.legal().is_empty());
    let drawn = |event: &Event| matches!(event, Event::EventDrawn { .. } | Event::RowFilled { .. });
    assert!(!table.events_seen().iter().any(drawn));
    assert_eq!((table.points(ANNA), table.row_text().as_str()), (7, ".rkcr"));
    assert_eq!(table.refused("end"), Illegal::Over);
}

#[test]
fn example_33_six_points_and_the_route_are_eight() {
    let mut table = Table::with(3).tableau(ANNA, "rrccc").hand(ANNA, "bt").row("rskcr");
    table.play("build road");
    assert!(table.over());
    assert_eq!(table.points(ANNA), 8);
}

#[test]
fn example_34_six_turns_without_a_card_drawn_or_bought_end_a_game_of_three() {
    let mut table = Table::with(3).hand(BEN, "o").only("", ANNA).row(".....");
    table.play("trade 1, give b, get o, send, accept, end, end, end, end, end");
    assert!(!table.over());
    table.play("end");
    assert!(table.over());
    let places: Vec<u8> = table.state.standings().iter().map(|row| row.place).collect();
    assert_eq!(places, [1, 1, 1]);
}

#[test]
fn example_35_the_last_card_of_the_supply_brings_no_shuffle_yet() {
    let mut table = Table::with(3).discard("bbb").only("bto", CARLA).row("rrsss");
    table.play("end");
    assert_eq!((table.state.supply().len(), table.state.discard()), (0, cards("bbb")));
    let shuffled = |event: &Event| matches!(event, Event::ResourcesShuffled { .. });
    assert!(!table.events_seen().iter().any(shuffled));
    table.play("end");
    assert!(table.events_seen().iter().any(shuffled));
}
