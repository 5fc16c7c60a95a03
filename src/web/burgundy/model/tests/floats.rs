//! Tests of the sums of points that are shown on the table.

use super::*;
use crate::games::burgundy::event::Reason;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::model::scene::Float;

fn floats(state: &State, last: &[Event]) -> Vec<Float> {
    let (names, words) = (names(), real(Language::English));
    let now = Situation { last, ..moment(state, &names, &words, Picked::default()) };
    Desk::new(&now).floats()
}

fn started(players: u8, game: u64) -> State {
    let (boards, castles) = (Boards::Drawn, Castles::Open);
    let options =
        Options::with_modules(players, Edition::E2019, boards, castles, Modules::NONE).unwrap();
    setup::start(&options, &Seed::numbered(game), &mut Quiet).unwrap()
}

fn scored(seat: u8, points: u16, reason: Reason) -> Event {
    Event::Scored { seat: Seat(seat), points, reason }
}

#[test]
fn what_one_tile_scores_is_one_sum_with_its_terms() {
    let region = Reason::Region { colour: Colour::Castle, size: 3 };
    let bonus = Reason::Bonus { colour: Colour::Castle, first: true };
    let placed = Event::TilePlaced { seat: Seat(0), tile: Tile(4), from: Key(0), field: Field(4) };
    let last = [placed, scored(0, 6, region), scored(0, 10, Reason::Phase(0)), scored(0, 5, bonus)];
    let floats = floats(&started(2, 1), &last);
    let [sum] = floats.as_slice() else { panic!("{floats:?}") };
    assert_eq!((sum.points.as_ref(), sum.terms.as_ref()), ("+21", "6 + 10 + 5"));
    assert_eq!(sum.reason.matches(" · ").count(), 2, "{}", sum.reason);
    assert_eq!(sum.at, Spot::Field(Seat(0), Field(4)));
    assert_eq!(sum.to, Spot::Points(Seat(0)));
}

#[test]
fn points_of_two_players_or_two_places_stay_apart() {
    let goods = Reason::Watchtower;
    let last = [scored(0, 4, goods), scored(1, 3, goods), scored(0, 2, goods)];
    let points: Vec<Text> = floats(&started(2, 1), &last).into_iter().map(|f| f.points).collect();
    assert_eq!(points, ["+4", "+3", "+2"].map(Text::from));
}

#[test]
fn sums_hold_all_points_of_an_action() {
    let mut joined = 0;
    for game in 0..6 {
        let mut state = started(2 + (game % 3) as u8, game);
        let mut chance = Chance::of_number(game, 5);
        let (mut legal, mut last) = (Actions::new(), Vec::new());
        while let Some(seat) = state.deciders().lowest() {
            legal.clear();
            last.clear();
            state.legal(seat, &mut legal);
            state.apply(seat, chance.pick(&legal).unwrap(), &mut last).unwrap();
            let shown = floats(&state, &last);
            let number = |text: &str| text.parse::<u16>().unwrap();
            for player in state.seats() {
                let own = last.iter().filter_map(|event| match event {
                    Event::Scored { seat, points, .. } if *seat == player => Some(*points),
                    _ => None,
                });
                let sums = shown.iter().filter(|float| float.to == Spot::Points(player));
                let sums = sums.map(|float| number(float.points.trim_start_matches('+')));
                assert_eq!(sums.sum::<u16>(), own.sum::<u16>(), "{last:?}");
            }
            for float in shown.iter().filter(|float| !float.terms.is_empty()) {
                let terms: u16 = float.terms.split(" + ").map(number).sum();
                assert_eq!(terms, number(float.points.trim_start_matches('+')));
                joined += 1;
            }
        }
    }
    assert!(joined > 20, "{joined}");
}
