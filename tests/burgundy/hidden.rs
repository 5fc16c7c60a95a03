//! Hidden information: views and determinizations.

use super::table::{ANNA, BENNO, Table, dealt};
use principality::engine::chance::Chance;
use principality::games::burgundy::SEATS;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::options::{Edition, Options, Way};
use principality::games::burgundy::sizes::PILE_STARTS;
use principality::games::burgundy::state::State;

/// A game of two in the middle of phase B, third round.
fn midway() -> State {
    let mut table = dealt(&Options::basic(2).unwrap(), 8);
    table.idle_phase();
    table.idle_round();
    table.idle_round();
    assert_eq!((table.state.phase(), table.state.round()), (1, 2));
    table.state
}

fn same_view(a: &State, b: &State) -> bool {
    [ANNA, BENNO].into_iter().all(|seat| a.view(seat) == b.view(seat))
}

/// Changes the state; returns whether any view shows the change.
fn noticed(change: impl FnOnce(&mut State)) -> bool {
    let state = midway();
    let mut other = state.clone();
    change(&mut other);
    assert_ne!(state, other, "the change must be one");
    !same_view(&state, &other)
}

#[test]
fn the_order_of_face_down_piles_is_hidden() {
    for pile in 0..7 {
        let drawn = usize::from(midway().drawn()[pile]);
        let (start, end) = (usize::from(PILE_STARTS[pile]), usize::from(PILE_STARTS[pile + 1]));
        let hidden = start + drawn..end;
        let mut kinds: Vec<_> = midway().secrets().piles[hidden.clone()].to_vec();
        kinds.dedup();
        if kinds.len() < 2 {
            continue; // castles, mines and ships are all alike
        }
        assert!(!noticed(|s| s.edit().secrets().piles[hidden].reverse()), "pile {pile}");
    }
}

#[test]
fn which_tiles_are_still_to_come_is_known() {
    let last_animal = usize::from(PILE_STARTS[5]) - 1;
    let last_building = usize::from(PILE_STARTS[4]) - 1;
    assert!(noticed(|s| s.edit().secrets().piles.swap(last_animal, last_building)));
}

#[test]
fn goods_of_later_phases_and_goods_not_in_the_game_are_hidden() {
    // phases A and B are known: 0 to 9; dealt to two players: 25 to 30
    assert!(!noticed(|s| s.edit().secrets().goods[10..25].rotate_left(1)));
    assert!(!noticed(|s| s.edit().secrets().goods[31..].rotate_left(1)));
    assert!(!noticed(|s| {
        let (later, left) = s.edit().secrets().goods.split_at_mut(25);
        let differing = (10..25).find(|at| later[*at] != left[16]).unwrap();
        std::mem::swap(&mut later[differing], &mut left[16]);
    }));
}

#[test]
fn goods_of_this_phase_and_dealt_goods_lie_open() {
    let goods = midway().secrets().goods;
    let differing = |from: usize, to: usize| {
        (from..to).flat_map(|a| (10..25).map(move |b| (a, b))).find(|(a, b)| goods[*a] != goods[*b])
    };
    for (from, to) in [(5, 10), (25, 31)] {
        let (a, b) = differing(from, to).unwrap();
        assert!(noticed(|s| s.edit().secrets().goods.swap(a, b)));
    }
}

#[test]
fn dice_of_rounds_to_come_are_hidden() {
    for round in 8..25 {
        assert!(!noticed(|s| s.edit().secrets().dice[round] ^= 0b1), "round {round}");
    }
}

#[test]
fn dice_of_this_round_and_of_rounds_past_are_known() {
    for round in 0..=7 {
        assert!(noticed(|s| s.edit().secrets().dice[round] ^= 0b1), "round {round}");
    }
}

#[test]
fn what_lies_open_is_known() {
    assert!(noticed(|s| s.edit().table().swap(1, 4)));
    assert!(noticed(|s| s.edit().depot_goods()[0][0] += 1));
    for seat in [0, 1] {
        assert!(noticed(|s| *s.edit().estates()[seat].edit().silver() += 1));
        assert!(noticed(|s| *s.edit().estates()[seat].edit().workers() += 1));
        assert!(noticed(|s| s.edit().estates()[seat].edit().goods()[0] += 1));
        assert!(noticed(|s| s.edit().estates()[seat].edit().sold()[0] += 1));
        assert!(noticed(|s| s.edit().dice()[seat][0] ^= 1));
    }
}

fn choosing(players: u8) -> Table {
    let (boards, castles) = Way::ExpertHidden.choices([BoardId(1); SEATS]);
    dealt(&Options::new(players, Edition::E2019, boards, castles).unwrap(), 3)
}

#[test]
fn a_castle_chosen_in_secret_is_known_to_its_owner_only() {
    let table = choosing(3);
    let (mut a, mut b) = (table.clone(), table);
    let texts = a.offers(ANNA);
    a.play(ANNA, &texts[0]);
    b.play(ANNA, &texts[3]);
    assert_ne!(a.state, b.state);
    assert_eq!(a.state.view(BENNO), b.state.view(BENNO));
    assert_ne!(a.state.view(ANNA), b.state.view(ANNA));
}

#[test]
fn that_somebody_has_chosen_is_known() {
    let before = choosing(3);
    let mut after = before.clone();
    let text = after.offers(ANNA)[0].clone();
    after.play(ANNA, &text);
    assert_ne!(before.state.view(BENNO), after.state.view(BENNO));
}

#[test]
fn drawn_castles_and_boards_settled_later_are_not_in_view_before() {
    let table = choosing(2);
    let mut other = table.state.clone();
    other.edit().secrets().castles = [3, 2, 1, 0];
    let mut another = table.state.clone();
    another.edit().secrets().castles = [0, 1, 2, 3];
    assert_eq!(other.view(ANNA), another.view(ANNA));
}

#[test]
fn before_the_game_all_tiles_dice_and_goods_but_the_dealt_ones_are_hidden() {
    let state = choosing(2).state;
    let mut other = state.clone();
    other.edit().secrets().piles[14..24].reverse();
    other.edit().secrets().piles[124..164].reverse();
    other.edit().secrets().dice[0] ^= 1;
    other.edit().secrets().goods[..25].reverse();
    assert_ne!(state, other);
    assert!(same_view(&state, &other));
}

#[test]
fn what_is_imagined_agrees_with_the_view_and_varies() {
    for state in [midway(), choosing(2).state] {
        for seat in [ANNA, BENNO] {
            let view = state.view(seat);
            let mut chance = Chance::of_number(1, 1);
            let states: Vec<State> = (0..8).map(|_| view.determinize(&mut chance)).collect();
            for determinized in &states {
                assert_eq!(determinized.view(seat), view);
                assert_ne!(*determinized, state);
            }
            assert_ne!(states[0].secrets().dice, states[1].secrets().dice);
            assert_ne!(states[0].secrets().piles, states[1].secrets().piles);
            assert_ne!(states[0].secrets().goods, states[1].secrets().goods);
        }
    }
}

#[test]
fn what_is_imagined_holds_the_same_box() {
    let state = midway();
    let determinized = state.view(BENNO).determinize(&mut Chance::of_number(2, 2));
    let sorted = |state: &State| {
        let mut piles: Vec<Vec<_>> = PILE_STARTS
            .windows(2)
            .map(|w| state.secrets().piles[usize::from(w[0])..usize::from(w[1])].to_vec())
            .collect();
        piles.iter_mut().for_each(|pile| pile.sort_unstable());
        let mut goods = state.secrets().goods;
        goods.sort_unstable();
        (piles, goods)
    };
    assert_eq!(sorted(&state), sorted(&determinized));
}

#[test]
fn an_imagined_secret_castle_is_one_of_the_board_s() {
    let mut table = choosing(2);
    let text = table.offers(ANNA)[2].clone();
    table.play(ANNA, &text);
    let view = table.state.view(BENNO);
    let mut chance = Chance::of_number(5, 5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let mut determinized = table.clone();
        determinized.state = view.determinize(&mut chance);
        let text = determinized.offers(BENNO)[0].clone();
        determinized.play(BENNO, &text);
        seen.extend(determinized.estate(ANNA).filled());
    }
    assert_eq!(seen.len(), 4, "every castle field is thought of");
}

#[test]
fn the_seed_is_not_in_a_position() {
    // The only differences between two seeds are the results of dealing: the secrets hold no number.
    let bytes = postcard::to_allocvec(&midway()).unwrap();
    let seed = principality::engine::seed::Seed::numbered(8);
    for number in [seed.number().to_le_bytes(), seed.number().to_be_bytes()] {
        assert!(!bytes.windows(8).any(|window| window == number));
    }
}
