//! Hidden information.

use super::table::{Table, start};
use principality::engine::chance::thinking;
use principality::engine::game::{Game, Quiet};
use principality::engine::seat::{Looker, Seat};
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Set, Sets};
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, Starter, Way};
use principality::games::princes::state::Slot;
use principality::games::princes::{Event, Princes};

const RED: Looker = Looker::Seat(Seat(0));
const BLUE: Looker = Looker::Seat(Seat(1));

#[test]
fn a_view_shows_backs_of_the_other_hand_and_of_stacks() {
    let game = Table::act(Mode::Intrigue).hand(0, "scout bishop").hand(1, "abbey godfrey");
    let view = Princes::view(&game.state, BLUE);
    let cards = |seat: usize| -> Vec<Card> {
        view.position().hands()[seat].iter().map(|slot| slot.card).collect()
    };
    assert_eq!(cards(0), [Card::back(Set::Base), Card::back(Set::Intrigue)]);
    assert_eq!(cards(1), [Card::ABBEY, Card::GODFREY]);
    let stacks = view.position().stacks().iter().flatten();
    assert!(stacks.into_iter().all(|slot| !slot.card.is_some()));
}

#[test]
fn what_was_looked_at_stays_known_to_who_looked() {
    let game = Table::act(Mode::Barbarians).put(0, "siward@-1u").then("use siward stack 5");
    let top = *game.state.stack(4).last().unwrap();
    let mut rng = thinking(1, 1);
    let red = Princes::determinize(&Princes::view(&game.state, RED), &mut rng);
    assert_eq!(*red.stack(4).last().unwrap(), top);
    let blue = Princes::view(&game.state, BLUE);
    assert!(!blue.position().stack(4).last().unwrap().card.is_some());
    let drawn = game.hand(0, "austin inga").then("end; draw 5");
    let known = |looker| {
        let view = Princes::view(&drawn.state, looker);
        view.position().hands()[0].iter().filter(|slot| slot.card.is_some()).count()
    };
    assert_eq!((known(RED), known(BLUE)), (3, 0));
}

#[test]
fn an_imagined_position_keeps_what_is_known_and_mixes_the_rest() {
    for mode in Mode::ALL {
        let state = start(mode, 5);
        let view = Princes::view(&state, RED);
        let mut rng = thinking(3, 3);
        let [one, two] = [0, 1].map(|_| Princes::determinize(&view, &mut rng));
        assert_ne!(one, two);
        assert_eq!(Princes::view(&one, RED), view);
        assert_ne!(one.key(), two.key());
        assert!(Princes::is_sound(&view));
    }
}

#[test]
fn a_duel_s_unseen_events_are_imagined_in_different_ways() {
    let state = start(Mode::Duel, 5);
    let view = Princes::view(&state, RED);
    let mut rng = thinking(3, 3);
    let fillers: std::collections::BTreeSet<String> =
        (0..40).map(|_| format!("{:?}", Princes::determinize(&view, &mut rng).fillers())).collect();
    assert!(fillers.len() > 10);
}

#[test]
fn a_drawn_card_is_a_back_to_the_other_unless_it_lay_open() {
    let game = Table::act(Mode::Introductory).hand(0, "scout austin").then("end; draw 1");
    let drew = game.events.iter().find(|event| matches!(event, Event::Drew { .. })).unwrap();
    let seen = |looker| match Princes::event_for(drew, looker) {
        Some(Event::Drew { card, .. }) => card,
        _ => Card::NONE,
    };
    assert_eq!((seen(RED).is_some(), seen(BLUE)), (true, Card::back(Set::Base)));
    assert_eq!(seen(Looker::Public), Card::back(Set::Base));
    let open = Table::act(Mode::Intrigue).event("good_neighbors");
    let open = open.hand(0, "scout austin").then("end; draw 1");
    let drew = open.events.iter().find(|event| matches!(event, Event::Drew { .. })).unwrap();
    assert_eq!(Princes::event_for(drew, BLUE), Some(*drew));
}

#[test]
fn a_card_that_leaves_a_hand_unseen_makes_its_like_unknown_again() {
    let game = Table::act(Mode::Intrigue).put(0, "godfrey@-1u").only(0, "A1=1");
    let game = game.hand(1, "scout austin inga bishop").then("use godfrey; decline");
    let known = |game: &Table| {
        let view = Princes::view(&game.state, RED);
        view.position().hands()[1].iter().filter(|slot| slot.card.is_some()).count()
    };
    assert_eq!(known(&game), 4);
    let mut game = game.hand(0, "scout austin inga").then("end; decline");
    game = game.dice(1, 2);
    game.play("roll; end; under scout 1");
    assert_eq!(known(&game), 1, "only the card with another back");
}

#[test]
fn somebody_who_searches_a_stack_makes_the_other_forget_it() {
    let mut game = Table::act(Mode::Barbarians).put(1, "siward@-1u").only(0, "G6=2");
    game.state.edit().stacks()[1].iter_mut().for_each(|slot| slot.known = 2);
    let game = game.hand(0, "scout austin inga").then("end; exchange scout 1; search 2");
    let first = game.legal()[0].clone();
    let game = game.then(&first);
    assert!(game.state.stack(1).iter().all(|slot| slot.known == 1));
}

#[test]
fn choices_among_hidden_cards_are_secret() {
    let game = Table::act(Mode::Introductory).put(0, "abbey@-1u");
    assert!(!Princes::is_secret(&game.state.decision(0).unwrap()));
    let game = game.hand(0, "austin harald inga osmund scout").then("end");
    assert!(Princes::is_secret(&game.state.decision(0).unwrap()));
}

#[test]
fn while_actions_and_units_leave_a_hand_its_unknown_cards_are_imagined_as_such() {
    let game = Table::act(Mode::Intrigue).put(0, "odins_temple@-1u").hand(0, "odins_priest");
    let game = game.hand(1, "abbey storehouse austin inga scout");
    let mut game = game.then("play odins_priest; under inga 2");
    for number in 0..20 {
        let view = Princes::view(&game.state, RED);
        let mut imagined = game.clone();
        imagined.state = Princes::determinize(&view, &mut thinking(number, 2));
        assert_eq!(imagined.decider(), 1);
        let first = imagined.legal()[0].clone();
        let second = imagined.then(&first).legal()[0].clone();
        assert!(first.starts_with("under ") && second.starts_with("under "));
    }
    game.play("under scout 1; under austin 1");
    assert_eq!(game.known_hand(0, 1), ["abbey", "storehouse"]);
}

/// The cards of a hand that these events name to a looker.
fn cards_told(game: &Table, looker: Looker) -> Vec<Card> {
    let seen = game.events.iter().filter_map(|event| Princes::event_for(event, looker));
    let cards = seen.filter_map(|event| match event {
        Event::CardSeen { card, .. } | Event::Drew { card, .. } | Event::Stolen { card, .. } => {
            Some(card)
        }
        _ => None,
    });
    cards.filter(|card| card.is_some()).collect()
}

#[test]
fn sebastian_is_a_question_to_his_holder_that_leaves_no_trace_if_he_is_kept() {
    let game = Table::act(Mode::Turmoil).city(1, 1).put(0, "carl@-1u").put(1, "abbey@-1u");
    let game = game.hand(1, "sebastian scout").event("feud_t");
    assert_eq!(game.decider(), 1);
    assert!(Princes::is_secret(&game.state.decision(1).unwrap()));
    assert!(game.known_hand(0, 1).is_empty(), "nothing of the hand is shown");
    let kept = game.clone().then("decline");
    for looker in [RED, Looker::Public] {
        let of_him = |event: Event| format!("{event:?}").to_lowercase().contains("sebastian");
        let told = kept.events.iter().filter_map(|event| Princes::event_for(event, looker));
        assert!(!told.into_iter().any(of_him));
    }
    assert!(kept.known_hand(0, 1).is_empty());
    let played = game.then("sebastian");
    let card = Card::SEBASTIAN;
    assert!(
        played
            .events
            .iter()
            .filter_map(|event| Princes::event_for(event, RED))
            .any(|event| { event == Event::Played { seat: Seat(1), card } })
    );
}

#[test]
fn a_traitor_s_look_is_for_the_attacker_and_his_theft_for_both() {
    let game = Table::act(Mode::Turmoil).city(0, 1).put(0, "hedge_tavern@+1u");
    let looked = game.hand(0, "traitor").hand(1, "abbey scout").then("play traitor");
    assert_eq!(cards_told(&looked, RED), [Card::ABBEY, Card::SCOUT]);
    assert_eq!(cards_told(&looked, Looker::Public), []);
    let taken = looked.then("take abbey");
    assert_eq!(cards_told(&taken, RED), [Card::ABBEY]);
    assert_eq!(cards_told(&taken, BLUE), [Card::ABBEY]);
    assert_eq!(cards_told(&taken, Looker::Public), []);
}

#[test]
fn a_library_s_search_is_for_its_builder_alone() {
    let game = Table::act(Mode::Progress).city(0, 1).hand(0, "library");
    let searched = game.only(0, "B3=1 L2=2 O5=1").then("build library +1u -; search 4");
    let take = searched.legal()[0].clone();
    let known = |game: &Table, looker| {
        let view = Princes::view(&game.state, looker);
        view.position().stack(3).iter().filter(|slot| slot.card.is_some()).count()
    };
    assert_eq!((known(&searched, RED), known(&searched, BLUE)), (12, 0));
    let taken = searched.then(&take);
    assert_eq!(cards_told(&taken, RED).len(), 1);
    assert_eq!(cards_told(&taken, BLUE), []);
}

#[test]
fn guards_rolls_are_open_to_all() {
    let game = Table::act(Mode::Turmoil).city(0, 1).put(0, "hedge_tavern@+1u").hand(0, "archer");
    let game = game.put(1, "lookout_tower@+1d inga@-1u osmund@-1d").then("play archer");
    for looker in [RED, BLUE, Looker::Public] {
        let told = game.events.iter().filter_map(|event| Princes::event_for(event, looker));
        assert!(told.into_iter().any(|event| matches!(event, Event::Guarded { .. })));
    }
    assert_eq!(Princes::view(&game.state, BLUE).position().counters().guards, 1);
}

/// Riots in red's turn; blue has a rioter, gold and this card.
fn rioting(held: &str) -> Table {
    let game = Table::act(Mode::Turmoil).put(1, "carl@-1u").only(1, "A4=1");
    let mut game = game.hand(1, &format!("{held} scout"));
    *game.state.edit().number() = 5;
    game.event("riots")
}

#[test]
fn riots_look_the_same_whether_or_not_their_victim_is_asked_for_sebastian() {
    let (with, without) = (rioting("sebastian"), rioting("traitor"));
    assert_eq!((with.legal(), with.decider()), (vec!["sebastian".into(), "decline".into()], 1));
    assert_eq!((without.legal()[0].as_str(), without.decider()), ("ransom", 1));
    for looker in [RED, Looker::Public] {
        let view = Princes::view(&with.state, looker);
        assert_eq!(view, Princes::view(&without.state, looker));
        let told = |game: &Table| -> Vec<Event> {
            game.events.iter().filter_map(|event| Princes::event_for(event, looker)).collect()
        };
        assert_eq!(told(&with), told(&without));
        let imagined = Princes::determinize(&view, &mut thinking(5, 5));
        assert_eq!(Princes::deciders(&imagined), Princes::deciders(&with.state));
    }
    let own = Princes::view(&with.state, BLUE);
    let imagined = Princes::determinize(&own, &mut thinking(5, 5));
    assert_eq!(imagined.decision(1), with.state.decision(1), "the holder knows the question");
    let kept = with.then("decline");
    assert_eq!(Princes::view(&kept.state, RED), Princes::view(&without.state, RED));
}

#[test]
fn a_picked_duel_s_deal_is_told_in_full_and_shown_to_no_seat() {
    let options = Options { starter: Starter::Red, ..Options::duel(Sets::THEMES, Way::Pick) };
    let state = Princes::start(&options, &Seed::numbered(2), &mut Quiet).unwrap();
    let game = Table { state, events: Vec::new() }.then("set gold; set turmoil");
    let orders = |events: Vec<Event>| -> Vec<(u8, Vec<Card>)> {
        let order = |event: &Event| match event {
            Event::StackDealt { stack, order } => Some((*stack, order.items().to_vec())),
            Event::EventsDealt { order } => Some((0, order.items().to_vec())),
            _ => None,
        };
        events.iter().filter_map(order).collect()
    };
    let cards = |slots: &[Slot]| slots.iter().map(|slot| slot.card).collect();
    let stacks = (1..).zip(game.state.stacks()).map(|(stack, slots)| (stack, cards(slots)));
    let all: Vec<(u8, Vec<Card>)> = stacks.chain([(0, cards(game.state.events()))]).collect();
    assert_eq!(orders(game.events.clone()), all, "each stack from the bottom");
    for looker in [RED, BLUE, Looker::Public] {
        let seen = game.events.iter().filter_map(|event| Princes::event_for(event, looker));
        let seen = orders(seen.collect());
        let open = seen.iter().flat_map(|(_, cards)| cards).filter(|card| card.is_some());
        assert_eq!(open.collect::<Vec<_>>(), [&Card::YULE]);
        let sizes =
            |all: &[(u8, Vec<Card>)]| all.iter().map(|(_, cards)| cards.len()).sum::<usize>();
        assert_eq!((seen.len(), sizes(&seen)), (7, sizes(&all)), "their sizes are public");
    }
    let given = Options { sets: game.state.sets(), ..options };
    let mut opening = Vec::new();
    Princes::start(&given, &Seed::numbered(2), &mut opening).unwrap();
    assert_eq!(orders(opening), [], "what lies in the first position needs no event");
}
