//! The worked examples of the rulings about trade, by number.

use super::table::{ANNA, BEN, Table};
use principality::games::road::Illegal;

#[test]
fn example_28_an_accepted_offer_gives_the_partner_a_card_and_is_the_only_trade() {
    let mut table = Table::with(3).hand(ANNA, "wwg").hand(BEN, "oo").hand(super::table::CARLA, "b");
    table = table.next("t");
    table.play("trade 1, give w, give w, get o, send, accept");
    assert_eq!((table.hand_of(ANNA), table.hand_of(BEN)), ("go".into(), "twwo".into()));
    assert_eq!(table.state.decider(), Some(ANNA));
    assert_eq!(table.refused("trade 1"), Illegal::Traded);
    assert_eq!(table.refused("trade 2"), Illegal::Traded);
}

#[test]
fn example_29_who_declined_three_times_is_not_asked_again_in_this_turn() {
    let mut table = Table::with(3).hand(ANNA, "ww").hand(BEN, "oo").hand(super::table::CARLA, "b");
    for _ in 0..3 {
        table.play("trade 1, give w, get o, send, decline");
    }
    assert_eq!(table.refused("trade 1"), Illegal::Asked);
    assert!(table.may("trade 2"));
    table.play("end, end, end");
    assert!(table.may("trade 1"));
}

#[test]
fn example_30_who_lacks_what_a_counter_offer_asks_can_only_decline() {
    let mut table = Table::with(3).hand(ANNA, "ww").hand(BEN, "gg");
    table.play("trade 1, send");
    assert_eq!(table.texts(), ["decline", "counter"]);
    table.play("counter, give g, get o, send");
    assert_eq!(table.state.decider(), Some(ANNA));
    assert_eq!(table.texts(), ["decline"]);
    assert_eq!(table.refused("accept"), Illegal::CannotPay);
}
