//! The beginning (rulebook, "Material", "Spielaufbau").

use super::table::dealt;
use principality::games::road::cards::{
    BUILD_CARDS, BuildCard, DECK, EVENT_CARDS, EVENTS, FIRST_ROW, RESOURCE_CARDS, ROW, SUPPLY,
};
use principality::games::road::event::DrawReason;
use principality::games::road::options::{FirstRow, OptionsError, Side};
use principality::games::road::state::State;
use principality::games::road::tableau::{Metropolises, Tableau};
use principality::games::road::{Event, Options};

#[test]
fn the_box_holds_120_cards() {
    let sum = |counts: &[u8]| counts.iter().map(|count| usize::from(*count)).sum::<usize>();
    assert_eq!(
        (sum(&RESOURCE_CARDS), sum(&BUILD_CARDS), sum(&EVENT_CARDS)),
        (SUPPLY, DECK, EVENTS)
    );
    // With four start roads, settlements and overviews, four metropolises and two special cards.
    assert_eq!(SUPPLY + DECK + EVENTS + 8 + 4 + 4 + 2, 120);
}

#[test]
fn a_position_takes_at_most_512_bytes() {
    println!("{} bytes", size_of::<State>());
    assert!(size_of::<State>() <= 512);
}

#[test]
fn three_or_four_play() {
    let play = |players| Options::new(players, Side::A, FirstRow::Shuffled);
    assert_eq!(play(2), Err(OptionsError::Players(2)));
    assert_eq!(play(5), Err(OptionsError::Players(5)));
    let unchecked = Options { players: 2, ..Options::default() };
    let seed = principality::engine::seed::Seed::numbered(1);
    let quiet = &mut principality::engine::game::Quiet;
    let started = principality::games::road::setup::start(&unchecked, &seed, quiet);
    assert_eq!(started.err(), Some(OptionsError::Players(2)));
}

#[test]
fn everybody_has_a_start_road_a_start_settlement_and_two_cards_and_then_the_yield() {
    for players in [3, 4] {
        let options = Options::new(players, Side::A, FirstRow::Shuffled).unwrap();
        let (state, events) = dealt(&options, 7);
        for seat in state.seats() {
            assert_eq!(state.tableau(seat), Tableau::START);
            assert_eq!((state.points(seat), state.hand(seat).total()), (1, 3));
        }
        assert_eq!(state.supply().len(), SUPPLY - 3 * usize::from(players));
        assert_eq!((state.deck().len(), state.events().len()), (DECK - ROW, EVENTS));
        assert_eq!(state.metropolises(), Metropolises::ALL);
        let drawn = |event: &Event| match event {
            Event::Drew { seat, count, reason, .. } => Some((seat.0, *count, *reason)),
            _ => None,
        };
        let drawn: Vec<_> = events.iter().filter_map(drawn).collect();
        let deal: Vec<_> = (0..players).map(|seat| (seat, 2, DrawReason::Deal)).collect();
        assert_eq!(drawn[..deal.len()], deal, "seat 0 first, both at once");
        assert_eq!(drawn[deal.len()], (state.active().0, 1, DrawReason::Yield));
    }
}

#[test]
fn any_seat_may_begin() {
    let options = Options::new(4, Side::A, FirstRow::Shuffled).unwrap();
    let mut first: Vec<u8> = (0..40).map(|seed| dealt(&options, seed).0.active().0).collect();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first, [0, 1, 2, 3]);
}

#[test]
fn the_first_game_s_row_is_laid_out_and_the_other_29_are_shuffled() {
    let options = Options::new(3, Side::A, FirstRow::FirstGame).unwrap();
    let (state, events) = dealt(&options, 3);
    assert_eq!(*state.row(), FIRST_ROW.map(Some));
    assert_eq!(state.deck().len(), 29);
    let roads = state.deck().cards().iter().filter(|card| **card == BuildCard::Road).count();
    assert_eq!(roads, 9);
    let filled = |event: &&Event| matches!(event, Event::RowFilled { .. });
    assert_eq!(events.iter().filter(filled).count(), 5);
    let other = dealt(&options, 4).0;
    assert_eq!(other.row(), state.row());
    assert_ne!(other.deck(), state.deck());
}

#[test]
fn five_equal_cards_never_lie_at_the_beginning() {
    let options = Options::default();
    let mut parted = 0;
    for seed in 0..2_000 {
        let (state, events) = dealt(&options, seed);
        assert!(state.row().iter().any(|card| *card != state.row()[0]));
        let five = |event: &&Event| matches!(event, Event::FiveEqual { .. });
        parted += events.iter().filter(five).count();
    }
    assert!(parted > 0, "in 2,000 games five equal cards come up about six times");
}

#[test]
fn every_shuffle_is_told_in_full_and_piles_do_not_disturb_each_other() {
    let a = dealt(&Options::new(3, Side::A, FirstRow::Shuffled).unwrap(), 5);
    let b = dealt(&Options::new(4, Side::B, FirstRow::FirstGame).unwrap(), 5);
    let orders = |events: &[Event]| -> Vec<Event> {
        let shuffled = |event: &&Event| {
            matches!(event, Event::ResourcesShuffled { .. } | Event::EventsShuffled { .. })
        };
        events.iter().filter(shuffled).copied().collect()
    };
    assert_eq!(orders(&a.1), orders(&b.1));
    for event in &orders(&a.1) {
        if let Event::ResourcesShuffled { number, count, order } = event {
            assert_eq!((*number, *count, order.len()), (0, 61, 61));
        }
    }
}
