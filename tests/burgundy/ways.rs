//! Ways to assign boards and start castles (pages 2 and 16), and whole games of each.

use super::table::{ANNA, BENNO, CARLA, DARIO, Table, dealt};
use principality::engine::chance::Chance;
use principality::engine::game::Quiet;
use principality::engine::playout::play_to_the_end;
use principality::engine::seat::{Seat, Seats};
use principality::games::burgundy::action::Action;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::contract::Decision;
use principality::games::burgundy::event::Event;
use principality::games::burgundy::fields::Field;
use principality::games::burgundy::illegal::Illegal;
use principality::games::burgundy::options::{Edition, Options, Way};
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::tiles::Colour;
use principality::games::burgundy::{Actions, Burgundy};

const FREE: [BoardId; 4] = [BoardId(5), BoardId(5), BoardId(8), BoardId(1)];

fn options(way: Way, edition: Edition, players: u8) -> Options {
    let (boards, castles) = way.choices(FREE);
    Options::new(players, edition, boards, castles).unwrap()
}

fn game(way: Way, players: u8, seed: u64) -> Table {
    dealt(&options(way, Edition::E2019, players), seed)
}

fn boards(table: &Table) -> Vec<u8> {
    table.state.seats().map(|seat| table.estate(seat).board_id().0).collect()
}

fn start_castle(table: &Table, seat: Seat) -> Option<Field> {
    let estate = table.estate(seat);
    estate.filled().into_iter().next()
}

#[test]
fn whole_games_can_be_played_in_every_way_and_edition() {
    for (seed, way) in (1u64..).zip(Way::ALL) {
        for edition in [Edition::E2019, Edition::E2011] {
            for players in 2..=4 {
                let mut state = dealt(&options(way, edition, players), seed).state;
                let mut chance = Chance::of_number(seed, 1);
                play_to_the_end::<Burgundy>(&mut state, &mut chance, &mut Actions::new());
                assert_eq!(state.stage(), Stage::Over, "{way:?} {edition:?} {players}");
                for seat in state.seats() {
                    let castles = state.estate(seat).board().of_colour(Colour::Castle);
                    assert!(!castles.and(state.estate(seat).filled()).is_empty());
                }
            }
        }
    }
}

#[test]
fn basic_board_1_and_the_castle_in_the_middle_without_a_choice() {
    let table = game(Way::Basic, 4, 2);
    assert_eq!(boards(&table), [1, 1, 1, 1]);
    assert_eq!(table.state.stage(), Stage::Play);
    assert!(table.state.seats().all(|seat| start_castle(&table, seat) == Some(Field(18))));
}

// Advanced: board 1 or the one drawn, and any castle field.

/// A game in which no player drew board 1.
fn advanced(players: u8) -> Table {
    (0..).map(|seed| game(Way::Advanced, players, seed)).find(|t| !boards(t).contains(&1)).unwrap()
}

#[test]
fn advanced_players_choose_in_turn_order_between_board_1_and_the_one_drawn() {
    let mut table = advanced(3);
    let drawn = boards(&table);
    for (seat, drawn) in [ANNA, BENNO, CARLA].into_iter().zip(drawn.clone()) {
        assert_eq!(table.state.deciders(), Seats::only(seat));
        assert_eq!(table.offers(seat), ["board 1".to_owned(), format!("board {drawn}")]);
        let decision = table.state.decision(seat);
        assert_eq!(decision, Some(Decision::Board { drawn: BoardId(drawn) }));
        let take = if seat == BENNO { 1 } else { drawn };
        table.play(seat, &format!("board {take}"));
        let taken = Event::BoardTaken { seat, board: BoardId(take) };
        assert!(table.events().contains(&taken), "it is told at once");
    }
    assert_eq!(boards(&table), [drawn[0], 1, drawn[2]]);
    assert_eq!(table.state.stage(), Stage::Castles);
}

#[test]
fn advanced_other_boards_are_not_on_offer() {
    let table = advanced(2);
    let drawn = boards(&table)[0];
    for other in (2..=10).filter(|other| *other != drawn) {
        table.refuses(ANNA, &format!("board {other}"), Illegal::Board);
    }
    table.refuses(BENNO, "board 1", Illegal::NotYours);
}

#[test]
fn advanced_who_draws_board_1_has_nothing_to_choose() {
    let table = (0..).map(|seed| game(Way::Advanced, 2, seed)).find(|t| boards(t)[0] == 1).unwrap();
    assert_eq!(table.state.deciders(), Seats::only(BENNO));
}

#[test]
fn advanced_then_any_castle_field() {
    let mut table = advanced(2);
    table.play(ANNA, "board 1").play(BENNO, "board 1");
    assert_eq!(table.offers(ANNA), ["castle @1", "castle @2", "castle @6", "castle @18"]);
}

// Random: all drawn.

#[test]
fn random_boards_differ_and_castles_are_drawn_without_a_choice() {
    let mut fields = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let table = game(Way::Random, 4, seed);
        assert_eq!(table.state.stage(), Stage::Play);
        let mut drawn = boards(&table);
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), 4);
        for seat in table.state.seats() {
            let castles = table.estate(seat).board().of_colour(Colour::Castle);
            let start = start_castle(&table, seat).unwrap();
            assert!(castles.has(start));
            fields.insert(castles.into_iter().position(|field| field == start));
        }
    }
    assert_eq!(fields.len(), 4, "each castle field comes up");
}

#[test]
fn random_every_board_of_the_edition_comes_up_and_no_other() {
    for edition in [Edition::E2019, Edition::E2011] {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..60 {
            seen.extend(boards(&dealt(&options(Way::Random, edition, 4), seed)));
        }
        let all: Vec<u8> = edition.boards().into_iter().map(|id| id.0).collect();
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), all);
    }
}

// Free: any boards, the same too, and any castle field.

#[test]
fn free_boards_as_chosen_the_same_twice_too() {
    let table = game(Way::Free, 4, 2);
    assert_eq!(boards(&table), [5, 5, 8, 1]);
    assert_eq!(table.state.stage(), Stage::Castles);
}

// Castles chosen openly.

#[test]
fn openly_in_turn_order_and_each_castle_stands_at_once() {
    let mut table = game(Way::Free, 4, 2);
    for seat in [ANNA, BENNO, CARLA, DARIO] {
        assert_eq!(table.state.deciders(), Seats::only(seat));
        let secret = Some(Decision::StartCastle { secret: false });
        assert_eq!(table.state.decision(seat), secret);
        let last = table.offers(seat).pop().unwrap();
        table.play(seat, &last);
        let Some(field) = start_castle(&table, seat) else { panic!("no castle") };
        assert!(table.events().contains(&Event::CastleSet { seat, field }));
    }
    assert_eq!((table.state.stage(), table.state.playing()), (Stage::Play, ANNA));
}

#[test]
fn a_start_castle_goes_on_a_castle_field() {
    let table = game(Way::Free, 4, 2);
    for field in 0..37 {
        let castle = table.estate(ANNA).board().of_colour(Colour::Castle).has(Field(field));
        if !castle {
            table.refuses(ANNA, &format!("castle @{field}"), Illegal::NotACastleField);
        }
    }
}

#[test]
fn a_start_castle_off_the_board_is_refused() {
    let table = game(Way::Free, 4, 2);
    for field in 37..=255 {
        let mut tried = table.state.clone();
        let done = tried.apply(ANNA, Action::StartCastle(Field(field)), &mut Quiet);
        assert_eq!(done, Err(Illegal::NotACastleField), "field {field}");
    }
}

#[test]
fn the_chosen_castle_gives_no_points_and_no_action() {
    let table = Table::on(8, 5, 2);
    assert_eq!((table.points(ANNA), table.state.waits()), (0, 0));
    assert_eq!(table.lies_at(ANNA, 5), "castle");
}

#[test]
fn expert_openly_different_boards_then_castles_in_turn_order() {
    let table = game(Way::ExpertOpen, 3, 2);
    let mut drawn = boards(&table);
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn.len(), 3);
    assert_eq!(table.state.deciders(), Seats::only(ANNA));
}

// Castles chosen in secret.

#[test]
fn expert_in_secret_all_choose_at_once_in_any_order() {
    let mut table = game(Way::ExpertHidden, 3, 2);
    assert_eq!(table.state.deciders(), Seats::first(3));
    let choice = |table: &Table, seat| table.offers(seat)[1].clone();
    for seat in [CARLA, ANNA, BENNO] {
        let secret = Some(Decision::StartCastle { secret: true });
        assert_eq!(table.state.decision(seat), secret);
        let text = choice(&table, seat);
        table.play(seat, &text);
    }
    assert_eq!(table.state.stage(), Stage::Play);
}

#[test]
fn expert_in_secret_nothing_is_shown_until_all_have_chosen() {
    let mut table = game(Way::ExpertHidden, 2, 2);
    let first = table.offers(ANNA)[2].clone();
    table.play(ANNA, &first);
    assert_eq!(table.events(), [Event::CastleHidden { seat: ANNA }]);
    assert_eq!(start_castle(&table, ANNA), None);
    let second = table.offers(BENNO)[0].clone();
    table.play(BENNO, &second);
    let set = |e: &&Event| matches!(e, Event::CastleSet { .. });
    assert_eq!(table.events().iter().filter(set).count(), 2, "revealed together");
    let chosen = table.estate(ANNA).board().of_colour(Colour::Castle).into_iter().nth(2);
    assert_eq!(start_castle(&table, ANNA), chosen);
}

#[test]
fn expert_in_secret_a_choice_made_stands() {
    let mut table = game(Way::ExpertHidden, 2, 2);
    let first = table.offers(ANNA)[2].clone();
    table.play(ANNA, &first);
    table.refuses(ANNA, &first, Illegal::NotYours);
}

#[test]
fn boards_and_castles_come_before_the_tiles_of_phase_a() {
    let table = game(Way::ExpertOpen, 2, 2);
    assert!(table.state.table().iter().all(|tile| tile.is_none()));
    assert!(!table.events().iter().any(|e| matches!(e, Event::TileDealt { .. })));
}
