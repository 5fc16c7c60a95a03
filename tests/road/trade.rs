//! Trade (rulebook, "Handeln"): made card by card, with questions and counter-offers.

use super::table::{ANNA, BEN, CARLA, Table, cards};
use principality::games::road::Illegal;
use principality::games::road::event::{Answer, Event};
use principality::games::road::state::{Stage, Trade};

fn table() -> Table {
    Table::with(3).hand(ANNA, "bbtw").hand(BEN, "ggo").hand(CARLA, "o")
}

#[test]
fn both_sides_need_a_card_and_the_partner_is_another_seat() {
    let table = table().hand(CARLA, "-");
    assert_eq!(table.refused("trade 2"), Illegal::NoCards);
    assert_eq!(table.refused("trade 0"), Illegal::NoPartner);
    assert_eq!(table.refused("trade 3"), Illegal::NoPartner);
    let empty = table.hand(ANNA, "-");
    assert_eq!(empty.refused("trade 1"), Illegal::NoCards);
}

#[test]
fn only_held_cards_are_given_and_kinds_never_descend() {
    let mut table = table();
    table.play("trade 1, give t");
    assert_eq!(table.refused("give b"), Illegal::Order);
    assert_eq!(table.refused("give t"), Illegal::NotHeld);
    assert_eq!(table.refused("give g"), Illegal::NotHeld);
    table.play("get g");
    assert_eq!(table.refused("give w"), Illegal::Order);
    assert_eq!(table.refused("get b"), Illegal::Order);
}

#[test]
fn no_kind_stands_on_both_sides_and_no_more_is_asked_than_the_other_hand_has() {
    let mut table = table();
    table.play("trade 1, give w");
    assert_eq!(table.refused("get w"), Illegal::BothSides);
    table.play("get g, get g, get o");
    assert_eq!(table.refused("get o"), Illegal::TooMany(3));
}

#[test]
fn at_most_four_kinds_are_given() {
    let mut table = Table::with(3).hand(ANNA, "btwgo").hand(BEN, "o");
    table.play("trade 1, give b, give t, give w, give g");
    assert_eq!(table.refused("give o"), Illegal::AllKinds);
    assert_eq!(table.texts(), ["get o", "send"]);
}

#[test]
fn any_numbers_may_be_exchanged() {
    let mut table = table().next("o");
    table.play("trade 1, give b, give b, give t, give w, get g, send, accept");
    assert_eq!((table.hand_of(ANNA), table.hand_of(BEN)), ("g".into(), "bbtwgoo".into()));
    let mut other = Table::with(3).hand(ANNA, "b").hand(BEN, "ggoo").next("w");
    other.play("trade 1, give b, get g, get g, get o, get o, send, accept");
    assert_eq!((other.hand_of(ANNA), other.hand_of(BEN)), ("ggoo".into(), "bw".into()));
}

#[test]
fn who_does_not_hold_what_is_asked_cannot_accept() {
    let mut table = table();
    table.play("trade 2, give b, get w, send");
    assert_eq!(table.state.decider(), Some(CARLA));
    assert_eq!(table.refused("accept"), Illegal::CannotPay);
    assert_eq!(table.texts(), ["decline", "counter"]);
}

#[test]
fn an_offer_with_an_empty_side_is_a_question() {
    let mut table = table();
    table.play("trade 1, give b, give b, send");
    assert_eq!(table.refused("accept"), Illegal::Empty);
    table.play("counter");
    assert_eq!(table.state.stage(), Stage::Counter);
    assert_eq!(table.refused("send"), Illegal::Empty);
    table.play("give g");
    assert_eq!(table.refused("send"), Illegal::Empty);
    table.play("get b, get b, send, accept");
    assert_eq!(table.hand_of(ANNA), "twg");
    assert!(table.state.hand(BEN).holds(&cards("bbgo")));
    assert_eq!((table.size(BEN), table.state.this_turn().traded), (5, true));
}

#[test]
fn a_counter_offer_asks_for_no_more_than_the_active_hand_has() {
    let mut table = Table::with(3).hand(ANNA, "w").hand(BEN, "gg");
    table.play("trade 1, get g, send, counter, give g, get w");
    assert_eq!(table.refused("get w"), Illegal::TooMany(1));
}

#[test]
fn declining_uses_up_the_approach_alone() {
    let mut table = table();
    table.play("trade 1, give b, get g, send, decline");
    assert_eq!((table.state.stage(), table.state.trade()), (Stage::Turn, Trade::default()));
    assert_eq!(table.state.this_turn().approached, [0, 1, 0, 0]);
    assert!(!table.state.this_turn().traded && table.may("trade 1") && table.may("trade 2"));
    table.play("trade 1, give b, get g, send, counter, give o, get b, send, decline");
    assert_eq!((table.hand_of(ANNA), table.hand_of(BEN)), ("bbtw".into(), "ggo".into()));
    assert!(!table.state.this_turn().traded);
}

#[test]
fn only_an_accepted_trade_draws_a_card_for_the_partner() {
    let mut table = table();
    table.play("trade 1, give b, get g, send, decline");
    assert_eq!(table.size(BEN), 3);
    table.play("trade 1, give b, get g, send, accept");
    assert_eq!((table.size(BEN), table.size(ANNA)), (4, 4));
}

#[test]
fn what_is_sent_and_answered_is_told() {
    let mut table = table();
    table.play("trade 1, give b, get g, send, accept");
    let (gave, got) = (cards("b"), cards("g"));
    let seen = table.events_seen();
    let offered = Event::Offered { seat: ANNA, to: BEN, give: gave, get: got, counter: false };
    assert!(seen.contains(&offered));
    assert!(seen.contains(&Event::Answered { seat: BEN, answer: Answer::Accept }));
    assert!(seen.contains(&Event::Traded { seat: ANNA, partner: BEN, gave, got }));
}

#[test]
fn trade_and_purchases_come_in_any_order() {
    let mut table = Table::with(3).hand(ANNA, "bbtt").hand(BEN, "wgo").row("rrkss").deck("ss");
    table.play("build road, trade 1, give b, get w, send, accept");
    assert!(table.may("end") && !table.may("build road"));
    let mut other = Table::with(3).hand(ANNA, "bw").hand(BEN, "tgo").row("rrkss").deck("ss");
    other.play("trade 1, give w, get t, send, accept, build road");
    assert_eq!(other.hand_of(ANNA), "-");
}

#[test]
fn no_list_is_longer_than_36() {
    // Everything can be bought by replacing; no hand can hold so many cards of every kind at once.
    let side = principality::games::road::options::Side::B;
    let mut table = Table::on_side(side, 4).row("rsckk").tableau(ANNA, "rrrrsc");
    *table.state.edit().hands() = [cards("-"), cards("b"), cards("b"), cards("b")];
    let mut widest = 0;
    for hand in ["ttwwggoo", "bbbwwggoo", "bttggoo", "ggoowwbt", "wwobtgg", "bbttwwgg"] {
        table.state.edit().hands()[0] = cards(hand);
        widest = widest.max(table.legal().len());
    }
    assert!((20..=36).contains(&widest), "{widest}");
}

#[test]
fn a_counter_offer_begins_with_what_is_given() {
    let mut table = table();
    table.play("trade 1, give b, send, counter");
    assert_eq!(table.refused("get b"), Illegal::Empty);
    assert_eq!(table.texts(), ["give g", "give o"]);
}
