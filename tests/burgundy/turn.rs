//! Phases, rounds and turns (pages 3 and 4).

use super::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt};
use principality::engine::game::Quiet;
use principality::engine::seat::Seat;
use principality::games::burgundy::action::{Action, Die};
use principality::games::burgundy::event::Event;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::options::Options;
use principality::games::burgundy::state::Stage;

#[test]
fn five_phases_of_five_rounds_with_two_die_actions_each() {
    let mut table = dealt(&Options::basic(2).unwrap(), 1);
    let (mut turns, mut seen) = (0, Vec::new());
    while table.state.stage() == Stage::Play {
        seen.push((table.state.phase(), table.state.round()));
        table.idle_turn();
        turns += 1;
    }
    seen.dedup();
    assert_eq!(turns, 50);
    assert_eq!(seen.len(), 25);
    assert_eq!((seen[0], seen[5], seen[24]), ((0, 0), (1, 0), (4, 4)));
    // one worker to begin with, then two for each of 50 dice
    assert_eq!(table.workers_of(ANNA), 1 + 50 * 2);
}

#[test]
fn everybody_rolls_at_once_at_the_start_of_the_round() {
    let mut table = Table::with(3);
    table.idle_turn();
    assert!(!table.events().iter().any(|e| matches!(e, Event::Rolled { .. })), "Benno's turn");
    table.idle_turn();
    table.idle_turn();
    let rolled: Vec<Seat> = table
        .events()
        .iter()
        .filter_map(|e| match e {
            Event::Rolled { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [ANNA, BENNO, CARLA]);
}

#[test]
fn what_players_do_changes_no_dice() {
    let mut idle = dealt(&Options::basic(2).unwrap(), 9);
    let mut busy = idle.clone();
    idle.idle_round();
    let first = busy.offers(ANNA).into_iter().find(|text| text.contains("take")).unwrap();
    busy.play(ANNA, &first);
    busy.idle_round();
    assert_ne!(idle.state.estates(), busy.state.estates());
    assert_eq!((idle.state.dice(), idle.state.white()), (busy.state.dice(), busy.state.white()));
}

#[test]
fn dice_show_1_to_6_in_every_round() {
    let mut table = dealt(&Options::basic(4).unwrap(), 2);
    while table.state.stage() == Stage::Play {
        assert!(table.state.dice().as_flattened().iter().all(|face| (1..=6).contains(face)));
        assert!((1..=6).contains(&table.state.white()));
        table.idle_round();
    }
}

#[test]
fn the_white_die_sends_the_round_s_good_to_its_depot() {
    let mut table = Table::with(2).white_will_be(1, 5);
    let good = table.state.round_good(1);
    table.idle_round();
    assert!(table.events().contains(&Event::GoodPlaced { depot: 5, good }));
    assert_eq!(table.goods_at(5), [good.0]);
}

#[test]
fn goods_lying_in_a_depot_get_company() {
    let mut table = Table::with(2).white_will_be(1, 5).goods_in(5, [1, 1]);
    table.idle_round();
    assert_eq!(table.goods_at(5).len(), 3);
}

#[test]
fn the_white_die_is_nobody_s_die() {
    let mut table = Table::with(2).dice(ANNA, [2, 3]).workers(ANNA, 6);
    *table.state.edit().white() = 5;
    table.refuses(ANNA, "5 hire", Illegal::NoSuchDie(5));
}

#[test]
fn exactly_two_actions_one_for_each_die() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]);
    table.play(ANNA, "2 hire");
    table.refuses(ANNA, "2 hire", Illegal::NoSuchDie(2));
    table.play(ANNA, "5 hire");
    table.refuses(ANNA, "5 hire", Illegal::NoSuchDie(5));
    assert_eq!(table.offers(ANNA), ["end"]);
}

#[test]
fn the_dice_are_used_in_any_order() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]);
    table.play(ANNA, "5 hire").play(ANNA, "2 hire").play(ANNA, "end");
    assert_eq!(table.state.playing(), BENNO);
}

#[test]
fn two_equal_dice_are_two_actions() {
    let mut table = Table::with(2).dice(ANNA, [4, 4]);
    table.refuses(ANNA, "end", Illegal::DiceLeft);
    assert_eq!(table.offers(ANNA), ["4 hire"], "two dice alike are offered once");
    table.play(ANNA, "4 hire").play(ANNA, "4 hire");
    table.refuses(ANNA, "4 hire", Illegal::NoSuchDie(4));
    assert_eq!(table.workers_of(ANNA), 4);
}

#[test]
fn the_same_action_may_be_done_twice() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]).depot(2, ["castle"]).depot(5, ["mine"]);
    table.play(ANNA, "2 take 2.1").play(ANNA, "5 take 5.1");
    assert_eq!(table.stored(ANNA), ["castle", "mine", "-"]);
}

#[test]
fn taking_and_placing_the_same_tile_is_one_turn() {
    let mut table = Table::with(2).dice(ANNA, [2, 3]).depot(2, ["bank"]);
    table.play(ANNA, "2 take 2.1").play(ANNA, "3 place 1 @25");
    assert_eq!(table.lies_at(ANNA, 25), "bank");
}

#[test]
fn both_dice_must_be_used_before_the_turn_ends() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]);
    table.refuses(ANNA, "end", Illegal::DiceLeft);
    table.play(ANNA, "2 hire").refuses(ANNA, "end", Illegal::DiceLeft);
    table.play(ANNA, "5 hire").play(ANNA, "end");
}

#[test]
fn the_turn_s_end_is_an_action_of_its_own() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]);
    table.play(ANNA, "2 hire").play(ANNA, "5 hire");
    assert_eq!(table.state.playing(), ANNA);
    table.play(ANNA, "end");
    assert_eq!(table.state.playing(), BENNO);
}

#[test]
fn the_turn_does_not_end_while_an_effect_waits() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).store(ANNA, ["market"]).depot(1, ["ship"]);
    table.play(ANNA, "3 hire").play(ANNA, "3 place 1 @25");
    table.refuses(ANNA, "end", Illegal::NotNow);
    table.play(ANNA, "pass").play(ANNA, "end");
}

#[test]
fn only_the_player_whose_turn_it_is_acts() {
    let table = Table::with(2).dice(ANNA, [3, 3]).dice(BENNO, [3, 3]).silver(BENNO, 2);
    let table = table.depot(7, ["mine"]);
    table.refuses(BENNO, "3 hire", Illegal::NotYours);
    table.refuses(BENNO, "buy 7.1", Illegal::NotYours);
    assert!(table.offers(BENNO).is_empty());
}

#[test]
fn a_seat_that_nobody_has_may_not_play() {
    for seat in [2, 3, 4, 8, 16, 255].map(Seat) {
        let mut table = Table::with(2).dice(ANNA, [3, 3]);
        let done = table.state.apply(seat, Action::Hire(Die(3)), &mut Quiet);
        assert_eq!(done, Err(Illegal::NotYours), "{seat:?}");
        assert_eq!(table.state.used(), 0);
    }
}

#[test]
fn who_is_further_on_the_bridge_plays_earlier() {
    let mut table = Table::with(4).bridge([(DARIO, 3), (ANNA, 1), (CARLA, 0), (BENNO, 0)]);
    for seat in [DARIO, ANNA, CARLA, BENNO] {
        assert_eq!(table.state.playing(), seat);
        table.idle_turn();
    }
    assert_eq!(table.state.playing(), DARIO);
}

#[test]
fn the_order_at_the_round_s_start_holds_for_the_whole_round() {
    let mut table = Table::with(2).dice(ANNA, [3, 3]).dice(BENNO, [2, 2]).store(BENNO, ["ship"]);
    table.idle_turn();
    table.play(BENNO, "2 place 1 @17"); // Benno's stone passes Anna's
    assert_eq!(table.state.order()[..2], [0, 1]);
    table.play(BENNO, "2 hire").play(BENNO, "end");
    assert_eq!(table.state.playing(), BENNO, "he begins the next round");
}

#[test]
fn turns_are_counted_over_rounds_and_phases() {
    for players in 2..=4 {
        let mut table = Table::with(players).round(5);
        let before = table.state.turns_ended();
        assert_eq!(before, 4 * u32::from(players));
        for turns in 1..=9 {
            table.idle_turn();
            assert_eq!(table.state.turns_ended(), before + turns);
        }
    }
}

#[test]
fn nobody_acts_after_the_last_round() {
    let table = Table::with(2).finish();
    assert!(table.state.deciders().is_empty());
    table.refuses(ANNA, "3 hire", Illegal::Over);
    table.refuses(BENNO, "end", Illegal::Over);
}

#[test]
fn the_dice_are_used_at_their_numbers_and_say_so() {
    let mut table = Table::with(2).dice(ANNA, [2, 5]).depot(2, ["castle"]);
    table.play(ANNA, "2 take 2.1");
    let used = Event::DieUsed { seat: ANNA, die: Die(2), at: 2, workers: 0 };
    assert_eq!(table.events()[0], used);
}
