//! Setup: principalities, stacks, initial hands.

use super::table::{Table, start};
use principality::engine::game::Quiet;
use principality::engine::seed::Seed;
use principality::games::princes::card::{Card, Set};
use principality::games::princes::modes::Mode;
use principality::games::princes::options::{Options, OptionsError, Starter};
use principality::games::princes::setup;
use principality::games::princes::state::{STACKS, State};
use std::collections::BTreeSet;

fn lands(state: &State, seat: usize) -> String {
    let realm = &state.realms()[seat];
    let row = |row: usize| {
        let lands = realm.columns().map(|column| realm.land(column, row));
        lands.map(|land| format!("{}={}", land.region, land.store)).collect::<Vec<_>>().join(" ")
    };
    format!("{} / {}", row(0), row(1))
}

fn table(state: State) -> Table {
    Table { state, events: Vec::new() }
}

#[test]
fn example_1_red_starts_with_two_points_and_one_in_each_region_but_gold() {
    let game = table(start(Mode::Introductory, 3));
    assert_eq!(lands(&game.state, 0), "L2=1 A1=0 G6=1 / B3=1 W4=1 O5=1");
    assert_eq!(lands(&game.state, 1), "L3=1 A4=0 G5=1 / B2=1 W1=1 O6=1");
    assert_eq!([game.points(0), game.points(1)], [2, 2]);
    assert_eq!(game.legal(), ["draw 1", "draw 2", "draw 3", "draw 4"]);
    let game = game.then("draw 3");
    assert_eq!((game.cards(0), game.decider()), (3, 1));
    assert!(!game.can("draw 3"), "the second player takes another stack");
    let game = game.then("draw 1");
    assert_eq!((game.cards(1), game.legal()[0].as_str()), (3, "roll"));
}

#[test]
fn the_introductory_game_has_four_stacks_of_nine_and_nine_events() {
    let state = start(Mode::Introductory, 3);
    let sizes: Vec<usize> = state.stacks().iter().map(|stack| stack.len()).collect();
    assert_eq!(sizes, [9, 9, 9, 9, 0, 0]);
    assert_eq!((state.events().len(), state.regions().len(), state.open().len()), (9, 12, 0));
    assert_eq!(state.supply(), [7, 5, 7]);
}

#[test]
fn example_2_a_theme_game_begins_with_720_arrangements_and_three_of_twelve_cards() {
    let mut arrangements = BTreeSet::new();
    let mut open = vec![table(start(Mode::Intrigue, 3))];
    while let Some(game) = open.pop() {
        if game.offers("lay") && game.decider() == 0 {
            let lays = game.legal().into_iter().filter(|action| action.starts_with("lay"));
            open.extend(lays.map(|lay| game.clone().then(&lay)));
        } else {
            arrangements.insert(lands(&game.state, 0));
        }
    }
    assert_eq!(arrangements.len(), 720);
    let game = table(start(Mode::Intrigue, 3)).then("decline; decline");
    assert_eq!(game.legal(), ["search 1", "search 2", "search 3"]);
    let before: Vec<Card> = game.state.stack(1).iter().map(|slot| slot.card).collect();
    assert_eq!(before.len(), 12);
    let mut game = game.then("search 2");
    for _ in 0..3 {
        let take = game.legal()[0].clone();
        game.play(&take);
    }
    let mut left = before.clone();
    for slot in &game.state.hands()[0] {
        let top = left.iter().rposition(|card| *card == slot.card).unwrap();
        left.remove(top);
    }
    let after: Vec<Card> = game.state.stack(1).iter().map(|slot| slot.card).collect();
    assert_eq!(after, left, "the order is kept");
    assert_eq!(game.legal(), ["search 1", "search 3"], "the other from another stack");
}

#[test]
fn theme_stacks_are_equal_and_the_open_stack_lies_apart() {
    let wanted = [
        (Mode::Intrigue, 10, "church church odins_temple odins_temple", 13),
        (Mode::Merchants, 12, "commercial_harbor commercial_harbor", 13),
        (Mode::Barbarians, 12, "castle castle triumph triumph", 13),
    ];
    for (mode, size, open, events) in wanted {
        let state = start(mode, 4);
        let sizes: Vec<usize> = state.stacks().iter().map(|stack| stack.len()).collect();
        assert_eq!(sizes, [12, 12, 12, size, size, 0]);
        let lies: Vec<String> = state.open().iter().map(ToString::to_string).collect();
        assert_eq!(lies.join(" "), open);
        assert_eq!(state.events().len(), events);
    }
}

#[test]
fn example_3_three_events_lie_below_yule_and_attacks_all_above() {
    for seed in 0..40 {
        for mode in Mode::ALL {
            let state = start(mode, seed);
            let at = |card| state.events().iter().position(|slot| slot.card == card);
            assert_eq!(at(Card::YULE), Some(3), "{mode:?}");
            if mode == Mode::Barbarians {
                let attacks = |slots: &[principality::games::princes::state::Slot]| {
                    slots.iter().filter(|slot| slot.card == Card::BARBARIAN_ATTACK).count()
                };
                assert_eq!((attacks(&state.events()[..3]), attacks(&state.events()[4..])), (0, 3));
            }
        }
    }
    let mixed =
        (0..40).any(|seed| start(Mode::Duel, seed).events()[0].card == Card::BARBARIAN_ATTACK);
    assert!(mixed, "in a duel attacks may lie below");
}

#[test]
fn example_56_a_duel_has_stacks_of_12_12_12_13_14_14_and_twelve_events() {
    for seed in 0..40 {
        let state = start(Mode::Duel, seed);
        let sizes: [usize; STACKS] = std::array::from_fn(|stack| state.stacks()[stack].len());
        assert_eq!(sizes, [12, 12, 12, 13, 14, 14]);
        assert_eq!((state.events().len(), state.open().len()), (12, 0));
        let count = |card| state.events().iter().filter(|slot| slot.card == card).count();
        for fixed in [
            Card::YULE,
            Card::INVENTION,
            Card::YEAR_OF_PLENTY,
            Card::TRAVELING_MERCHANT,
            Card::GOOD_NEIGHBORS,
            Card::RELIGIOUS_DISPUTE,
            Card::FORTUNATE_VOYAGE,
            Card::CAPRICIOUS_SEA,
        ] {
            assert!(count(fixed) >= 1, "{fixed}");
        }
        assert!(count(Card::BARBARIAN_ATTACK) >= 2);
    }
}

#[test]
fn the_targets_are_7_12_and_13() {
    let targets = Mode::ALL.map(|mode| mode.row().target);
    assert_eq!(targets, [7, 12, 12, 13, 13, 12, 12, 12]);
}

#[test]
fn every_set_has_as_many_cards_as_the_box() {
    let events = |set: Set, copies: usize| -> usize {
        let cards = Card::all().filter(|card| card.row().set == set);
        cards.map(|card| usize::from(card.row().copies[copies])).sum()
    };
    assert_eq!(Set::ALL.map(|set| events(set, 0)), [36 + 9, 28, 30, 32, 27, 28, 31]);
    let duel = [36 + 4, 13 + 2, 14 + 2, 14 + 2, 12, 12 + 1, 14 + 1];
    assert_eq!(Set::ALL.map(|set| events(set, 1)), duel);
}

#[test]
fn only_two_can_play_and_the_starter_may_be_said_or_drawn() {
    let three = Options { players: 3, ..Options::default() };
    let refused = setup::start(&three, &Seed::numbered(1), &mut Quiet);
    assert_eq!(refused.err(), Some(OptionsError::Players(3)));
    let starts = |starter, seed| {
        let options = Options { starter, ..Options::default() };
        setup::start(&options, &Seed::numbered(seed), &mut Quiet).unwrap().active()
    };
    assert_eq!((starts(Starter::Red, 1), starts(Starter::Blue, 1)), (0, 1));
    let drawn: BTreeSet<u8> = (0..20).map(|seed| starts(Starter::Drawn, seed)).collect();
    assert_eq!(drawn.len(), 2);
}

#[test]
#[cfg(feature = "json")]
fn options_of_the_number_of_players_alone_are_enough() {
    let options: Options = serde_json::from_str("{\"players\": 2}").unwrap();
    assert_eq!(options, Options::default());
    let duel: Options =
        serde_json::from_str("{\"mode\": \"duel\", \"starter\": \"blue\"}").unwrap();
    assert_eq!((duel.mode, duel.starter), (Mode::Duel, Starter::Blue));
    assert!(serde_json::from_str::<Options>("{\"board\": 2}").is_err());
}
