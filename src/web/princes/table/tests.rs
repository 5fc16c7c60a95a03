use super::*;
use crate::games::princes::Subject;
use crate::games::princes::card::Card;

mod law;

#[test]
fn who_refills_a_hand_that_lost_cards_is_handed_the_tablet_and_at_a_turn_s_end_stays_as_it_is() {
    let draw = |optional, why| {
        let choice = Choice::Stack(StackChoice::Draw { left: 2, optional });
        Princes::needs_hand(&Decision { choice, subject: Subject::Nothing {}, why: Some(why) })
    };
    assert!(draw(false, Why::Card(Card::ODINS_PRIEST)));
    assert!(draw(false, Why::Card(Card::RELIGIOUS_DISPUTE)));
    assert!(!draw(false, Why::Hand), "the turn's end");
    assert!(!draw(true, Why::Card(Card::ODINS_FOUNTAIN)), "one card more, openly");
}
