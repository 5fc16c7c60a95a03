//! The table of what cards are worth: complete, and with a reason where it has no figure.

use principality::bots::princes::lasting::is_built;
use principality::bots::princes::worths::{Extra, Source, WORTHS, extra_of};
use principality::games::princes::card::Card;
use principality::games::princes::row::{Ability, CardKind, Passive, Rate};

#[test]
fn every_card_has_a_row_in_the_order_of_the_cards() {
    let cards: Vec<Card> = WORTHS.iter().map(|row| row.card).collect();
    assert_eq!(cards, Card::all().collect::<Vec<_>>());
    assert!(WORTHS.iter().all(|row| extra_of(row.card) == row.extra));
    assert_eq!(extra_of(Card::NONE), Extra::default());
}

#[test]
fn a_worth_that_is_no_figure_is_counted_from_what_the_card_has() {
    for row in &WORTHS {
        let card = row.card.row();
        let any = |wanted: fn(&Ability) -> bool| card.abilities.iter().any(wanted);
        let holds = match row.source {
            Source::Figures => row.extra != Extra::default(),
            Source::Points => card.sides.iter().any(|points| *points != Default::default()),
            Source::Regions => any(|ability| {
                matches!(
                    ability,
                    Ability::While(Passive::Double(_)) | Ability::Trade(Rate::Kind(..))
                )
            }),
            Source::Passives => any(|ability| matches!(ability, Ability::While(_))),
            Source::Event => card.kind == CardKind::Event && row.extra == Extra::default(),
        };
        assert!(holds, "{}: {row:?}", card.key);
    }
}

#[test]
fn what_is_played_is_worth_something_in_the_hand_and_what_lies_there_where_it_lies() {
    for row in WORTHS.iter().filter(|row| row.source != Source::Event) {
        let Extra { a_round, at_once, held } = row.extra;
        if is_built(row.card) {
            assert_eq!(held, 0, "{}", row.card);
        } else {
            assert!(held > 0 && a_round == 0 && at_once == 0, "{}", row.card);
        }
    }
}
