//! Views (our rulings: the rulebook only lays the piles face down).

use super::table::{ANNA, BEN, CARLA, Table, cards, dealt};
use principality::engine::chance::DrawKey;
use principality::engine::game::Game;
use principality::engine::seat::Looker;
use principality::games::road::cards::{EventCard, Resource};
use principality::games::road::event::{DrawReason, Event};
use principality::games::road::state::{Deal, PUBLIC};
use principality::games::road::{Cards, Decision, Options, Road};

#[test]
fn a_hand_is_its_owner_s_and_its_size_everybody_s() {
    let table = Table::with(3).hand(ANNA, "btw").hand(BEN, "gg");
    let view = table.state.view(BEN.into());
    assert_eq!((view.hand(), view.hand_size(ANNA)), (cards("gg"), 3));
    assert_eq!(view.open().hand(ANNA), Cards::NONE);
    assert_eq!(table.state.view(Looker::Public).hand(), Cards::NONE);
}

#[test]
fn no_view_holds_an_order_or_the_key() {
    let (state, _) = dealt(&Options::default(), 5);
    for looker in [Looker::Seat(ANNA), Looker::Public] {
        let view = state.view(looker);
        assert_eq!(view.open().key(), DrawKey::BLANK);
        assert!(view.open().supply().is_empty() && view.open().deck().is_empty());
        assert!(view.open().events().is_empty());
        assert_eq!((view.supply(), view.deck(), view.events()), (52, 29, 7));
    }
}

#[test]
fn a_drawn_card_is_a_back_to_the_others() {
    let (reason, cards) = (DrawReason::Yield, Some(cards("o")));
    let event = Event::Drew { seat: ANNA, count: 1, cards, reason };
    assert_eq!(Road::event_for(&event, ANNA.into()), Some(event));
    let back = Event::Drew { seat: ANNA, count: 1, cards: None, reason };
    assert_eq!(Road::event_for(&event, BEN.into()), Some(back));
    assert_eq!(Road::event_for(&event, Looker::Public), Some(back));
}

#[test]
fn of_a_gift_only_giver_and_receiver_know_the_card() {
    let event = Event::Gifted { from: ANNA, to: BEN, card: Some(Resource::Ore) };
    let back = Some(Event::Gifted { from: ANNA, to: BEN, card: None });
    assert_eq!(Road::event_for(&event, ANNA.into()), Some(event));
    assert_eq!(Road::event_for(&event, BEN.into()), Some(event));
    assert_eq!(Road::event_for(&event, CARLA.into()), back);
}

#[test]
fn nobody_is_told_an_order() {
    let (_, events) = dealt(&Options::default(), 5);
    for event in &events {
        if let Some(Event::ResourcesShuffled { count, order, .. }) =
            Road::event_for(event, ANNA.into())
        {
            assert_eq!((count, order.len()), (61, 0));
        }
    }
}

#[test]
fn an_offer_is_its_maker_s_until_it_is_sent() {
    let mut table = Table::with(3).hand(ANNA, "ww").hand(BEN, "gg");
    table.play("trade 1, give w, get g");
    assert!(Road::is_secret(&table.state.decision(ANNA).unwrap()));
    assert_ne!(table.state.view(ANNA.into()).open().trade().offer, Deal::default());
    assert_eq!(table.state.view(BEN.into()).open().trade().offer, Deal::default());
    table.play("send");
    assert_ne!(table.state.view(CARLA.into()).open().trade().offer, Deal::default());
    table.play("counter, give g, get w");
    assert_eq!(table.state.view(ANNA.into()).open().trade().counter, Deal::default());
    assert_ne!(table.state.view(BEN.into()).open().trade().counter, Deal::default());
    assert!(!Road::is_secret(&Decision::Turn));
}

#[test]
fn what_was_offered_and_exchanged_is_remembered_until_it_is_spent() {
    let mut table = Table::with(3).hand(ANNA, "wwb").hand(BEN, "ggo").hand(CARLA, "o");
    table = table.row("rrsss");
    table.play("trade 1, give w, give w, get g, send");
    assert_eq!(table.state.view(CARLA.into()).known(ANNA), cards("ww"));
    table.play("accept");
    let view = table.state.view(CARLA.into());
    assert_eq!((view.known(ANNA), view.known(BEN)), (cards("g"), cards("ww")));
    assert_eq!(table.state.view(BEN.into()).known(ANNA), cards("g"));
    for number in 0..20 {
        assert!(table.imagined_by(CARLA, number).hand(BEN).holds(&cards("ww")));
    }
    table.state.edit().hands()[0] = cards("btg");
    *table.state.edit().supply() = table
        .state
        .supply()
        .cards()
        .iter()
        .copied()
        .scan(false, |skipped, card| {
            let skip = !*skipped && card == Resource::Wood;
            *skipped |= skip;
            Some((!skip).then_some(card))
        })
        .flatten()
        .fold(
            Default::default(),
            |mut pile: principality::games::road::pile::Pile<_, 61>, card| {
                pile.push(card);
                pile
            },
        );
    *table.state.edit().discard() = Cards::NONE;
    table.play("build road");
    assert_eq!(table.state.view(CARLA.into()).known(ANNA), cards("g"));
}

#[test]
fn after_a_gift_the_others_are_sure_of_less_and_these_two_know() {
    let mut table = Table::with(3).row("srkcr").events(&[EventCard::Donation]);
    table = table.hand(ANNA, "btwgoo").tableau(CARLA, "rs");
    for row in table.state.edit().known() {
        row[ANNA.index()] = cards("oo");
    }
    table.play("build settlement, gift o 2");
    assert_eq!(table.state.known()[BEN.index()][ANNA.index()], cards("o"));
    assert_eq!(table.state.known()[PUBLIC][ANNA.index()], cards("o"));
    assert_eq!(table.state.known()[CARLA.index()][ANNA.index()], cards("o"));
    assert_eq!(table.state.known()[ANNA.index()][CARLA.index()], cards("o"));
    assert_eq!(table.state.known()[BEN.index()][CARLA.index()], Cards::NONE);
}

#[test]
fn imagined_hands_differ_and_come_out_with_the_box() {
    let (state, _) = dealt(&Options::default(), 9);
    let hands: Vec<_> = (0..10)
        .map(|number| {
            let mut rng = principality::engine::chance::thinking(number, 1);
            let imagined = state.view(ANNA.into()).determinize(&mut rng);
            crate::census::complete(&imagined).unwrap();
            assert_eq!(imagined.hand(ANNA), state.hand(ANNA));
            imagined.hand(BEN)
        })
        .collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]));
}

#[test]
fn views_from_outside_are_looked_over() {
    let (state, _) = dealt(&Options::default(), 9);
    let view = state.view(ANNA.into());
    assert!(Road::is_sound(&view));
    let bytes = postcard::to_allocvec(&view).unwrap();
    let mut refused = 0;
    for at in 0..bytes.len() {
        for flip in [1, 4, 64, 128] {
            let mut damaged = bytes.clone();
            damaged[at] ^= flip;
            let Ok(read) = postcard::from_bytes::<principality::games::road::View>(&damaged) else {
                refused += 1;
                continue;
            };
            if Road::is_sound(&read) {
                let mut rng = principality::engine::chance::thinking(1, 1);
                crate::census::complete(&read.determinize(&mut rng)).unwrap();
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > bytes.len(), "{refused} of {}", 4 * bytes.len());
}
