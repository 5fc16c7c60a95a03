use super::draft::{Desk, Filter, RoundDraft};
use super::drafts::Drafts;
use super::pad::{Entry, Pad};
use super::race::race;
use super::round::has_chosen;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::options::Castles;
use crate::games::dice::sheets::SheetId;
use crate::games::dice::state::NextChoice;
use crate::games::dice::{Action, Dice, Options, State};
use crate::web::table::Back;

const ANNA: Seat = Seat(0);

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

fn fresh(players: u8) -> State {
    let options = Options::new(players, SheetId::A, Castles::Free).unwrap();
    Dice::start(&options, &Seed::numbered(1), &mut Quiet).unwrap()
}

/// A state with sheet A, all crosses at 26, this roll, and these numbers on Anna's sheet.
fn table(roll: &str, numbers: &[(u8, u8)]) -> State {
    let mut state = fresh(2);
    for seat in [0, 1] {
        state.apply(Seat(seat), action("start @26"), &mut Quiet).unwrap();
    }
    state.edit().set_roll(0, format!("roll {roll}").parse().unwrap());
    let mut estate = state.estate(ANNA);
    for (field, number) in numbers {
        estate.edit().set_number(Field(*field), *number);
    }
    state.edit().set_estate(ANNA, estate);
    for seat in [0, 1] {
        state.edit().reopen(Seat(seat));
    }
    state
}

fn holding(mut state: State, bonus: Bonus, count: u8) -> State {
    let mut estate = state.estate(ANNA);
    estate.edit().set_bonuses(bonus, count, 0);
    state.edit().set_estate(ANNA, estate);
    state.edit().reopen(ANNA);
    state
}

/// The start castle's monk crossed out.
fn without_monk(mut state: State) -> State {
    let mut estate = state.estate(ANNA);
    estate.edit().set_bonuses(Bonus::Monk, 0, 1);
    state.edit().set_estate(ANNA, estate);
    state.edit().reopen(ANNA);
    state
}

fn desk(state: &State, draft: RoundDraft) -> Desk {
    let round = (state.stage(), state.round());
    Desk::new(state, ANNA, RoundDraft { round, ..draft }, true)
}

fn empty(state: &State) -> Desk {
    desk(state, RoundDraft::default())
}

fn at(desk: &Desk, field: u8) -> super::draft::Markable {
    desk.offers()[usize::from(field)].clone()
}

#[test]
fn nobody_has_chosen_a_castle_before_it_was_asked_for() {
    let (anna, benno) = (Seat(0), Seat(1));
    for castles in [Castles::Different, Castles::Same] {
        let options = Options::new(3, SheetId::A, castles).unwrap();
        let mut state = Dice::start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        assert!(state.seats().all(|seat| !has_chosen(&state, seat)), "{castles:?}");
        state.apply(anna, action("start @26"), &mut Quiet).unwrap();
        if castles == Castles::Different {
            assert!(has_chosen(&state, anna) && !has_chosen(&state, benno));
        }
    }
    let mut free = fresh(3);
    free.apply(anna, action("start @26"), &mut Quiet).unwrap();
    assert!(has_chosen(&free, anna) && !has_chosen(&free, benno), "unseen, but known to be made");
}

#[test]
fn one_touch_marks_a_field_that_takes_one_number_and_ready_plays_it() {
    let state = table("2 6 purple yellow 1", &[]);
    let before = empty(&state);
    assert_eq!(at(&before, 31).free, [2]);
    assert_eq!(before.moves(), None);
    let touched = desk(&state, before.touch(Field(31)));
    assert_eq!(touched.draft.actions, [action("mark purple 2 @31")]);
    assert_eq!(touched.moves(), Some(vec![action("mark purple 2 @31")]));
    assert_eq!(touched.pencilled(), [(Field(31), 2)]);
}

#[test]
fn what_is_in_pencil_shows_what_could_stand_there_instead() {
    let state = table("2 6 purple yellow 1", &[]);
    let before = empty(&state);
    let others = Field::all().zip(before.offers()).filter(|(_, offer)| !offer.is_empty());
    let others: Vec<Field> =
        others.map(|(field, _)| field).filter(|field| *field != Field(31)).collect();
    assert!(!others.is_empty());
    let touched = desk(&state, before.touch(Field(31)));
    let pad = Pad::at_desk(&state, &touched);
    let shown = |field: &Field| {
        let cell = &pad.cells[usize::from(field.0)];
        cell.offer.is_empty() && !cell.other.is_empty() && cell.touchable
    };
    assert!(others.iter().all(shown) && !shown(&Field(31)));
    assert!(touched.has_paired(2, Colour::Purple) && !touched.has_paired(6, Colour::Yellow));
    assert_eq!(touched.fields_of(2, Colour::Purple), before.fields_of(2, Colour::Purple));
    let ready = desk(&state, RoundDraft { ready: true, ..touched.draft });
    assert!(Pad::at_desk(&state, &ready).cells.iter().all(|cell| cell.other.is_empty()));
}

#[test]
fn a_hint_lights_the_fields_that_it_means_and_no_others() {
    let state = table("2 6 purple yellow 1", &[]);
    let pad = Pad::at_desk(&state, &empty(&state));
    let lit = |pad: &Pad| pad.cells.iter().filter(|cell| !cell.offer.is_empty()).count();
    assert!(lit(&pad) > 1);
    let advised = pad.clone().advised(&[action("mark purple 2 @31")]);
    let hinted: Vec<Field> =
        advised.cells.iter().filter(|cell| cell.hinted).map(|cell| cell.field).collect();
    assert_eq!((hinted, lit(&advised)), (vec![Field(31)], 1));
    assert_eq!(pad.clone().advised(&[action("pass")]), pad, "a hint without a field");
}

#[test]
fn a_field_that_takes_two_numbers_asks_for_one() {
    let state = table("2 3 purple yellow 1", &[]);
    let asks = desk(&state, empty(&state).touch(Field(27)));
    assert_eq!(asks.draft.asking, Some(Field(27)));
    assert_eq!(asks.numbers_asked(), [(2, None), (3, None)]);
    assert!(asks.draft.actions.is_empty() && asks.moves().is_none());
    let chosen = desk(&state, asks.number(3));
    assert_eq!(chosen.draft.actions, [action("mark yellow 3 @27")]);
    assert_eq!(chosen.draft.asking, None);
}

#[test]
fn a_field_that_costs_a_monk_says_so_and_one_that_nothing_fits_is_refused() {
    let state = table("2 3 purple yellow 1", &[]);
    let desk = empty(&state);
    let offer = at(&desk, 19);
    assert_eq!((offer.free.as_slice(), offer.by), (&[][..], Some(Bonus::Monk)));
    assert_eq!(offer.paid, [2, 3]);
    assert!(at(&desk, 0).is_empty());
    assert_eq!(desk.touch(Field(0)).refused, Some(Field(0)));
    assert!(desk.touch(Field(0)).actions.is_empty());
}

#[test]
fn a_pair_without_fields_names_the_bonus_that_helps_one_of_its_dice() {
    let colour_helps = table("2 3 purple grey 1", &[]);
    assert_eq!(empty(&colour_helps).fields_of(2, Colour::Grey), 0);
    assert_eq!(empty(&colour_helps).bonuses_of(2, Colour::Grey), [Bonus::Monk]);
    let without = without_monk(colour_helps);
    assert!(empty(&without).bonuses_of(2, Colour::Grey).is_empty());
    let number_helps = without_monk(table("5 6 purple grey 1", &[]));
    assert!(empty(&number_helps).bonuses_of(5, Colour::Purple).is_empty());
    let number_helps = holding(number_helps, Bonus::Worker, 1);
    assert_eq!(empty(&number_helps).fields_of(5, Colour::Purple), 0);
    assert_eq!(empty(&number_helps).bonuses_of(5, Colour::Purple), [Bonus::Worker]);
    assert!(empty(&number_helps).bonuses_of(5, Colour::Grey).is_empty(), "no grey field beside");
}

#[test]
fn another_field_takes_the_place_of_what_is_in_pencil() {
    let state = table("2 6 purple yellow 1", &[]);
    let first = desk(&state, empty(&state).touch(Field(31)));
    let other = desk(&state, first.touch(Field(32)));
    assert_eq!(other.draft.actions, [action("mark purple 2 @32")]);
    // A touch on the pencilled field erases it.
    assert!(other.touch(Field(32)).actions.is_empty());
}

#[test]
fn a_pencilled_field_with_several_numbers_asks_anew() {
    let state = table("2 3 purple yellow 1", &[]);
    let chosen = desk(&state, desk(&state, empty(&state).touch(Field(27))).number(3));
    let again = desk(&state, chosen.touch(Field(27)));
    assert_eq!((again.draft.asking, again.draft.actions.len()), (Some(Field(27)), 0));
    assert_eq!(desk(&state, again.number(2)).pencilled(), [(Field(27), 2)]);
}

#[test]
fn a_silver_pays_a_second_field_and_ready_without_it_says_done() {
    let state = holding(table("2 4 orange grey 1", &[]), Bonus::Silver, 1);
    let first = desk(&state, desk(&state, empty(&state).touch(Field(19))).number(2));
    assert_eq!(first.step, NextChoice::Second);
    assert_eq!(first.moves(), Some(vec![action("mark orange 2 @19"), Action::Done]));
    assert_eq!(at(&first, 20).by, Some(Bonus::Silver));
    let second = desk(&state, first.touch(Field(20)));
    let played = vec![action("mark orange 2 @19"), action("silver orange 4 @20")];
    assert_eq!(second.moves(), Some(played));
    assert_eq!(second.rubbed_out().actions, [action("mark orange 2 @19")]);
}

#[test]
fn goods_sell_by_themselves_or_are_asked_about() {
    let state = holding(table("2 3 purple yellow 2", &[]), Bonus::Goods, 1);
    let by_itself = empty(&state);
    assert!(by_itself.sells() && by_itself.step == NextChoice::Turn);
    let passes = desk(&state, by_itself.pass());
    assert_eq!(passes.moves(), Some(vec![Action::Sell, Action::Pass]));
    let asked = Desk::new(&state, ANNA, empty(&state).draft, false);
    assert_eq!((asked.step, asked.sells()), (NextChoice::Goods, false));
    let kept = Desk::new(&state, ANNA, asked.goods(false), false);
    assert_eq!((kept.step, kept.sells(), kept.moves()), (NextChoice::Turn, false, None));
    let kept = Desk::new(&state, ANNA, kept.pass(), false);
    assert_eq!(kept.moves(), Some(vec![Action::Keep, Action::Pass]));
}

#[test]
fn passing_takes_the_place_of_a_mark_and_shows_its_worker() {
    let state = table("2 6 purple yellow 1", &[]);
    let marked = desk(&state, empty(&state).touch(Field(31)));
    let passes = desk(&state, marked.pass());
    assert!(passes.passes() && passes.pencilled().is_empty());
    assert_eq!(Pad::at_desk(&state, &passes).held[Bonus::Worker.index()], 1);
    assert_eq!(Pad::plain(&state, ANNA).held[Bonus::Worker.index()], 0);
}

#[test]
fn a_pair_of_dice_narrows_the_fields_down() {
    let state = table("2 3 purple yellow 1", &[]);
    let before = empty(&state);
    assert_eq!(before.fields_of(2, Colour::Purple), 2);
    assert_eq!(before.fields_of(3, Colour::Purple), 0);
    let narrowed = desk(&state, before.pair(2, Colour::Purple));
    assert_eq!(narrowed.draft.filter, Filter::Pair(2, Colour::Purple));
    assert!(at(&narrowed, 27).is_empty() && !at(&narrowed, 31).is_empty());
    // A single field is marked at once; without any field nothing changes.
    assert_eq!(before.pair(3, Colour::Yellow).actions, [action("mark yellow 3 @27")]);
    assert_eq!(before.pair(3, Colour::Purple).filter, Filter::All);
    assert!(desk(&state, before.bonus(Bonus::Monk)).offers()[31].free.is_empty());
}

#[test]
fn a_start_castle_is_in_pencil_until_its_player_is_ready() {
    let state = fresh(2);
    let crossed = desk(&state, empty(&state).touch(Field(10)));
    assert_eq!(crossed.moves(), Some(vec![action("start @10")]));
    let pad = Pad::at_desk(&state, &crossed);
    let cell = pad.cell(Field(10)).unwrap();
    assert_eq!((cell.entry, cell.pencil), (Entry::Cross, true));
    let other = desk(&state, crossed.touch(Field(13)));
    assert_eq!(other.moves(), Some(vec![action("start @13")]));
    assert_eq!(empty(&state).touch(Field(9)).refused, Some(Field(9)));
}

#[test]
fn a_draft_of_another_round_counts_as_empty() {
    let mut state = table("2 6 purple yellow 1", &[]);
    let drafts = Drafts::default().with(ANNA, empty(&state).touch(Field(31)));
    assert_eq!(drafts.of(&state, ANNA).actions.len(), 1);
    assert!(drafts.of(&state, Seat(1)).actions.is_empty());
    for seat in [0, 1] {
        state.apply(Seat(seat), Action::Pass, &mut Quiet).unwrap();
    }
    assert!(drafts.of(&state, ANNA).actions.is_empty());
}

#[test]
fn a_round_is_calm_until_somebody_begins_with_it() {
    let mut state = table("2 6 purple yellow 1", &[]);
    // Changes of the display alone do not count.
    let mut drafts = Drafts::default();
    drafts.seen = true;
    assert!(drafts.is_calm(&state));
    let drafts = drafts.with(ANNA, empty(&state).touch(Field(31)));
    assert!(!drafts.is_calm(&state));
    for seat in [0, 1] {
        state.apply(Seat(seat), Action::Pass, &mut Quiet).unwrap();
    }
    assert!(drafts.is_calm(&state));
}

#[test]
fn regions_tell_what_they_are_worth_now_and_next() {
    let mut state = table("2 6 purple yellow 1", &[(31, 1)]);
    let region = |state: &State, field: u8| {
        let pad = Pad::plain(state, ANNA);
        pad.regions.into_iter().find(|region| region.fields.has(Field(field))).unwrap()
    };
    let monastery = region(&state, 31);
    assert_eq!((monastery.now, monastery.then, monastery.missing), (4, Some(3), 1));
    let pasture = region(&state, 35);
    assert_eq!((pasture.now, pasture.then), (8, Some(6)));
    state.edit().set_time(2, 0);
    assert_eq!((region(&state, 31).now, region(&state, 31).then), (2, None));
    assert!(region(&state, 26).finished && !region(&state, 31).finished);
}

#[test]
fn the_race_tells_who_lacks_least() {
    let state = table("2 6 purple yellow 1", &[(31, 1)]);
    let lanes = race(&state);
    let lane = lanes.iter().find(|lane| lane.colour == Colour::Purple).unwrap();
    assert_eq!((lane.stars, lane.left), ([3, 2], [true, true]));
    let runners: Vec<(u8, bool)> = lane.runners.iter().map(|r| (r.lacks, r.leads)).collect();
    assert_eq!(runners[0].0 + 1, runners[1].0);
    assert_eq!((runners[0].1, runners[1].1), (true, false));
    let green = lanes.iter().find(|lane| lane.colour == Colour::Green).unwrap();
    assert!(green.runners.iter().all(|runner| runner.lacks == 3 && !runner.leads));
}

#[test]
fn where_choices_are_covered_a_ready_sheet_looks_as_the_round_found_it() {
    let state = table("2 6 purple yellow 1", &[]);
    let chosen = desk(&state, empty(&state).touch(Field(31)));
    let chosen = desk(&state, chosen.number(2));
    let pencilled = |desk: &Desk, covered| {
        Pad::in_sight(&state, desk, covered).cells.iter().any(|cell| cell.pencil)
    };
    assert!(pencilled(&chosen, true), "who still writes sees the pencil");
    let ready = desk(&state, RoundDraft { ready: true, ..chosen.draft.clone() });
    assert_eq!((pencilled(&ready, true), pencilled(&ready, false)), (false, true));
    assert_eq!(Pad::in_sight(&state, &ready, true), Pad::plain(&state, ANNA));
}

#[test]
fn a_computer_s_marks_of_the_last_round_say_their_order_and_nothing_else_does() {
    let mut state = holding(table("2 4 orange grey 1", &[]), Bonus::Silver, 1);
    for (seat, choice) in [(0, "mark orange 2 @19"), (0, "silver orange 4 @20"), (1, "pass")] {
        state.apply(Seat(seat), action(choice), &mut Quiet).unwrap();
    }
    let actions = |pad: Pad| -> Vec<(u8, u8)> {
        pad.cells.iter().filter_map(|cell| Some((cell.field.0, cell.action?.1))).collect()
    };
    assert_eq!(actions(Pad::of_computer(&state, ANNA)), [(19, 1), (20, 2)]);
    assert!(actions(Pad::of_computer(&state, Seat(1))).is_empty());
    assert!(actions(Pad::plain(&state, ANNA)).is_empty());
}

#[test]
fn undo_takes_back_what_is_in_pencil_before_it_takes_back_a_round() {
    let state = table("2 6 purple yellow 1", &[]);
    assert_eq!(Drafts::default().step_back(&state), Back::OfTheGame);
    let marked = empty(&state).touch(Field(31));
    let one = Drafts::default().with(ANNA, marked.clone());
    let Back::Picked(rest) = one.step_back(&state) else { panic!("the mark is taken back") };
    assert!(rest.of(&state, ANNA).actions.is_empty());
    // A player who is ready may go back to changing the mark first.
    let ready = Drafts::default().with(ANNA, RoundDraft { ready: true, ..marked.clone() });
    let Back::Picked(rest) = ready.step_back(&state) else { panic!("being ready is taken back") };
    assert!(!rest.of(&state, ANNA).ready && rest.of(&state, ANNA).actions.len() == 1);
    // With drafts of several people it would be unclear whose to undo.
    let both = one.with(Seat(1), marked);
    assert_eq!(both.step_back(&state), Back::Nothing);
}

/// Steps of a hint stay in pencil, and are played whole when the player is ready.
#[test]
fn a_hint_is_written_in_pencil_and_waits_for_the_player() {
    let goods = holding(table("2 3 purple yellow 2", &[]), Bonus::Goods, 2);
    let states = [table("2 6 purple yellow 1", &[]), goods];
    for state in states {
        let round = (state.stage(), state.round());
        let mut legal = crate::games::dice::legal::Actions::new();
        state.legal(ANNA, &mut legal);
        let first = legal.iter().copied().map(|action| match action {
            Action::Sell | Action::Keep => vec![action, Action::Pass],
            _ => vec![action],
        });
        for row in first {
            let drafts = Drafts::default().advised(&state, ANNA, &row);
            let draft = drafts.of(&state, ANNA);
            assert_eq!((draft.round, &draft.actions, draft.ready), (round, &row, false));
            let moves = Desk::new(&state, ANNA, draft, true).moves();
            let moves = moves.unwrap_or_else(|| panic!("{row:?} waits for more"));
            assert!(moves.starts_with(&row), "{row:?}: {moves:?}");
        }
    }
    let with_done = Drafts::default().advised(
        &table("2 6 purple yellow 1", &[]),
        ANNA,
        &[Action::Pass, Action::Done],
    );
    assert_eq!(with_done.of(&table("2 6 purple yellow 1", &[]), ANNA).actions, [Action::Pass]);
}
