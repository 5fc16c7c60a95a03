//! The analysis: its laws for every game, over recorded games of computers and chance.

use crate::tiny_game::{self, Tiny};
use measured::{SeatLuck, luck_by_seat, variance_left};
use principality::bots::analysis::kept::{KeptAccount, KeptAccounts};
use principality::bots::analysis::pricing::{Pricing, own_choice};
use principality::bots::analysis::record::{Decision, Record, Settings};
use principality::bots::analysis::slices::{Analysis, settings};
use principality::bots::analysis::summary::{Account, Summary, summary};
use principality::bots::burgundy::evaluator::BurgundyEvaluator;
use principality::bots::dice::evaluator::{DiceEvaluator, Knowledge};
use principality::bots::evaluator::Evaluator;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, choose};
use principality::bots::road::evaluation as road_evaluation;
use principality::bots::road::weights::Weights;
use principality::engine::chance::{Chance, Draw, mix, thinking};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::journal::roster::Roster;
use principality::engine::seat::Seat;
use principality::engine::seed::Seed;
use principality::games::burgundy::{self, Burgundy};
use principality::games::dice::{self, Dice};
use principality::games::princes::{self, Princes};
use principality::games::road::{self, Road};

mod measured;
mod messages;

/// A player of the games: chance, or a level with a budget of positions.
#[derive(Clone, Copy)]
pub(super) enum Player {
    Random,
    Level(Level, u64),
}

pub(super) const EASY: Player = Player::Level(Level::Easy, 0);
const MEDIUM: Player = Player::Level(Level::Medium, 0);

fn new_game<G: Game>(options: &G::Options, seed: u64) -> Journal<G> {
    Journal::new(options.clone(), Seed::numbered(seed), Roster::new()).unwrap()
}

/// A game, or its first moves, with these players from seat 0 on, again from the beginning of the list.
pub(super) fn played<G: ComputerPlayer>(
    options: &G::Options,
    seed: u64,
    players: &[Player],
    moves: usize,
) -> Journal<G> {
    let mut game = new_game::<G>(options, seed);
    let mut chance = Chance::of_number(seed, 9);
    while let (true, Some(seat)) = (game.position() < moves, G::deciders(game.state()).lowest()) {
        let view = G::view(game.state(), seat.into());
        let actions = match players[seat.index() % players.len()] {
            Player::Random => {
                let mut list = G::Actions::default();
                G::legal(game.state(), seat, &mut list);
                vec![chance.pick(&list).unwrap()]
            }
            Player::Level(level, nodes) => {
                let (skill, seed) = (G::skill(level), mix(seed ^ game.len() as u64));
                let nodes = if nodes > 0 { nodes } else { G::nodes(level).into() };
                choose::<G>(Question { view, seat, skill, seed, nodes })
            }
        };
        for action in actions {
            game.play(seat, action).unwrap();
        }
    }
    game
}

fn analysed<G: ComputerPlayer>(game: &Journal<G>, settings: Settings) -> Record<G> {
    let mut analysis = Analysis::new(game.clone(), settings);
    analysis.finish();
    assert_eq!((analysis.is_done(), analysis.percent()), (true, 100));
    analysis.into_record()
}

fn summed<G: ComputerPlayer>(record: &Record<G>) -> Summary {
    summary(record, &G::MEASURE.scale)
}

fn few<G: ComputerPlayer>(nodes: u32, draws: u16) -> Settings {
    settings::<G>(Some(nodes), Some(draws))
}

/// A record after it was kept, as text and as bytes.
fn kept<G: ComputerPlayer>(record: &Record<G>) -> Record<G> {
    let read: Record<G> = serde_json::from_str(&serde_json::to_string(record).unwrap()).unwrap();
    Record::of_bytes(&read.to_bytes().unwrap()).unwrap()
}

/// Slices of any size, stops and what was kept on the way change nothing.
fn slices_change_nothing<G: ComputerPlayer>(game: &Journal<G>, settings: Settings) {
    let whole = analysed(game, settings);
    assert!(whole.steps.iter().any(|step| step.decision.is_some()));
    for slice in [1, 97, 5_000] {
        let mut analysis = Analysis::new(game.clone(), settings);
        let (mut slices, mut percent, mut steps) = (0, 0, 0);
        while !analysis.is_done() {
            analysis.work(slice);
            assert!(analysis.percent() >= percent, "progress goes back");
            percent = analysis.percent();
            slices += 1;
            // Stopped in the middle of the first step, and now and then after a few steps.
            if slices == 3 || analysis.record().steps.len() > steps {
                steps = analysis.record().steps.len() + 5;
                analysis = Analysis::resume(game.clone(), settings, kept(analysis.record()));
            }
        }
        assert!(slices > 2 || slice > 1_000);
        assert_eq!(analysis.into_record(), whole, "slices of {slice}");
    }
    // A game that has gone on since is analysed from where it stood.
    let before = analysed(&game.branch_at(game.len() / 2), settings);
    assert!(before.moves() > 0 && before.moves() < whole.moves());
    let mut analysis = Analysis::resume(game.clone(), settings, before.clone());
    assert_eq!(analysis.record().steps, before.steps);
    analysis.finish();
    assert_eq!(analysis.into_record(), whole);
}

/// For each seat and each step, luck and choices are the whole change, and their sum leads from the expectation before
/// the deal to the result.
fn parts_sum_up<G: ComputerPlayer>(game: &Journal<G>, settings: Settings) {
    let record = analysed(game, settings);
    assert_eq!(record.over, game.is_over());
    let told = summed(&record);
    assert_eq!(told.seats.len(), usize::from(G::seats(game.state())));
    for account in &told.seats {
        let parts = account.luck - account.losses + account.others + account.revision;
        assert_eq!(account.value - account.start, parts, "{account:?}");
        assert_eq!(account.without_luck, account.value - account.luck);
        assert!(account.losses >= 0);
        let losses = record.steps.iter().filter(|step| step.seat == account.seat);
        let losses = losses.filter_map(|step| step.decision.as_ref()).map(|d| d.loss());
        assert_eq!(losses.sum::<i32>(), account.losses);
    }
    let covered: usize = record.steps.iter().map(|step| usize::from(step.moves)).sum();
    assert!(covered <= game.position() && (!game.is_over() || covered == game.position()));
    assert_eq!(told.curve.len(), record.steps.len() + 1);
    assert_eq!(told.turning_points.len(), record.steps.len().min(3));
    assert!(told.turning_points.is_sorted_by_key(|point| point.at));
    if told.unit == principality::bots::analyst::Unit::Win {
        let swings = told.turning_points.iter().map(|point| point.swing.abs());
        assert!(swings.max().unwrap_or(0) <= 100_000, "{:?}", told.turning_points);
        // A part that is not luck is the seat's own loss, never the evaluator's change of mind.
        for point in &told.turning_points {
            let lost = record.steps.iter().find(|step| step.at == point.at).unwrap();
            let lost = lost.decision.as_ref().filter(|_| lost.seat == point.seat);
            let lost = lost.map_or(0, |decision| decision.loss());
            assert_eq!(point.swing, point.luck - lost, "{point:?}");
        }
    }
    if game.is_over() {
        for row in G::standings(game.state()) {
            let value = told.seats[row.seat.index()].value;
            match told.unit {
                principality::bots::analyst::Unit::Points => {
                    assert_eq!(value, row.points * 1000);
                }
                principality::bots::analyst::Unit::Win => {
                    assert_eq!(value > 0, row.place == 1);
                }
            }
        }
    }
}

/// A game in which every choice is the search's own has no losses.
fn own_choices_lose_nothing<G: ComputerPlayer>(options: &G::Options, nodes: u32, moves: usize) {
    let mut game = new_game::<G>(options, 5);
    let unit = G::MEASURE.unit;
    while let (true, Some(seat)) = (game.position() < moves, G::deciders(game.state()).lowest()) {
        let view = G::view(game.state(), seat.into());
        let line = own_choice::<G>(view, seat, unit, nodes);
        assert!(!line.is_empty(), "after {} moves", game.len());
        for action in line {
            let before = (G::turns_ended(game.state()), G::simultaneous(game.state()));
            game.play(seat, action).unwrap();
            let after = (G::turns_ended(game.state()), G::simultaneous(game.state()));
            if before != after || game.last_events().iter().any(G::reveals) {
                break;
            }
        }
    }
    let record = analysed(&game, few::<G>(nodes, 1));
    let decisions = record.steps.iter().filter_map(|step| step.decision.as_ref());
    assert!(decisions.clone().count() > 3);
    assert!(decisions.clone().any(|decision| decision.lines > 1));
    for decision in decisions {
        assert_eq!((decision.loss(), decision.better.len()), (0, 0));
    }
}

/// Two positions that the seat can't tell apart give its choice the same price.
fn prices_know_the_view_alone<G: ComputerPlayer>(game: &Journal<G>, nodes: u32) {
    let (mut priced, mut differ) = (0, 0);
    let unit = G::MEASURE.unit;
    for at in (0..game.len()).step_by(game.len() / 10) {
        let (state, made) = (game.at(at), game.moves()[at]);
        let view = G::view(&state, made.seat.into());
        let other = G::determinize(&view, &mut thinking(at as u64, 3));
        if G::check(&other, made.seat, made.action).is_err() {
            continue;
        }
        differ += u32::from(G::hash(&other) != G::hash(&state));
        let price = |state: &G::State| {
            let view = G::view(state, made.seat.into());
            let mut pricing = Pricing::<G>::new(view, made.seat, unit, nodes, vec![made.action]);
            while !pricing.is_done() {
                pricing.play();
            }
            pricing.price()
        };
        assert_eq!(price(&state), price(&other), "after {at} moves");
        priced += 1;
    }
    assert!(priced > 3 && differ > 3, "{priced} {differ}");
}

pub(super) fn tiny(seats: u8) -> tiny_game::Options {
    tiny_game::Options { seats, may_sit_out: true }
}

pub(super) fn burgundy(players: u8) -> burgundy::Options {
    burgundy::Options::basic(players).unwrap()
}

pub(super) fn dice(players: u8) -> dice::Options {
    serde_json::from_value(serde_json::json!({ "players": players })).unwrap()
}

pub(super) fn road(players: u8) -> road::Options {
    serde_json::from_value(serde_json::json!({ "players": players })).unwrap()
}

pub(super) fn princes() -> princes::options::Options {
    princes::options::Options::default()
}

#[test]
fn slices_change_nothing_in_any_game() {
    slices_change_nothing(&played::<Tiny>(&tiny(3), 4, &[EASY], 99), few::<Tiny>(60, 5));
    let players = [EASY, Player::Random];
    slices_change_nothing(&played::<Dice>(&dice(2), 4, &players, 20), few::<Dice>(200, 5));
    let game = played::<Burgundy>(&burgundy(2), 4, &players, 16);
    slices_change_nothing(&game, few::<Burgundy>(500, 3));
    slices_change_nothing(&played::<Road>(&road(3), 4, &players, 30), few::<Road>(200, 5));
    slices_change_nothing(&played::<Princes>(&princes(), 4, &players, 30), few::<Princes>(60, 3));
}

#[test]
fn luck_losses_and_what_remains_are_the_whole_way_to_the_result() {
    parts_sum_up(&played::<Tiny>(&tiny(4), 2, &[EASY], 99), few::<Tiny>(60, 5));
    let players = [MEDIUM, EASY, Player::Random];
    for count in 1..=3 {
        parts_sum_up(&played::<Dice>(&dice(count), 3, &players, 999), few::<Dice>(60, 4));
    }
    let game = played::<Burgundy>(&burgundy(3), 3, &players, 9999);
    parts_sum_up(&game, few::<Burgundy>(0, 1));
    parts_sum_up(&game.branch_at(20), few::<Burgundy>(1, 2));
    parts_sum_up(&played::<Road>(&road(3), 3, &players, 9999), few::<Road>(1, 2));
    let game = played::<Princes>(&princes(), 3, &[EASY, Player::Random], 9999);
    parts_sum_up(&game, few::<Princes>(0, 1));
    parts_sum_up(&game.branch_at(40), few::<Princes>(1, 2));
}

#[test]
fn the_search_s_own_choices_lose_nothing() {
    own_choices_lose_nothing::<Tiny>(&tiny(3), 40, 99);
    own_choices_lose_nothing::<Dice>(&dice(2), 300, 60);
    own_choices_lose_nothing::<Burgundy>(&burgundy(2), 2_000, 24);
    own_choices_lose_nothing::<Road>(&road(3), 300, 40);
    own_choices_lose_nothing::<Princes>(&princes(), 100, 24);
}

/// So many percent of the losses at least have their reason in numbers, the largest difference first. Choices that change
/// nothing by themselves, such as an offer, have none.
fn losses_have_reasons<G: ComputerPlayer>(games: &[Journal<G>], settings: Settings, least: usize) {
    let steps: Vec<_> = games.iter().flat_map(|game| analysed(game, settings).steps).collect();
    let decisions = steps.iter().filter_map(|step| step.decision.as_ref());
    let (lossy, others): (Vec<_>, Vec<_>) = decisions.partition(|decision| decision.loss() > 0);
    assert!(others.iter().all(|decision| decision.terms.is_empty()));
    let with = lossy.iter().filter(|decision| !decision.terms.is_empty()).count();
    let share = 100 * with / lossy.len().max(1);
    assert!(lossy.len() > 3 && share >= least, "{}: {with} of {}", G::NAME, lossy.len());
    for Decision { terms, .. } in lossy {
        assert!(terms.iter().all(|(term, _)| usize::from(*term) < G::MEASURE.terms.len()));
        assert!(terms.is_sorted_by_key(|(_, more)| core::cmp::Reverse(more.abs())), "{terms:?}");
        assert!(terms.iter().all(|(_, more)| *more != 0) && terms.len() <= 4);
    }
}

#[test]
fn losses_have_reasons_in_numbers() {
    let players = [EASY, Player::Random];
    losses_have_reasons(&[played::<Dice>(&dice(2), 4, &players, 60)], few::<Dice>(400, 1), 75);
    let game = played::<Burgundy>(&burgundy(2), 4, &players, 40);
    losses_have_reasons(&[game], few::<Burgundy>(900, 1), 75);
    // Half a game has some twenty losses, too few for a share.
    let games: Vec<_> =
        (1..10).map(|seed| played::<Princes>(&princes(), seed, &players, 60)).collect();
    losses_have_reasons(&games, few::<Princes>(100, 1), 40);
    losses_have_reasons(&[played::<Road>(&road(3), 4, &players, 90)], few::<Road>(200, 1), 25);
}

#[test]
fn the_terms_of_a_position_are_its_value() {
    let sum = |terms: Vec<i32>| terms.iter().sum::<i32>();
    let game = played::<Dice>(&dice(2), 4, &[EASY], 30);
    let (state, seat) = (game.state(), Seat(1));
    let learnt = DiceEvaluator::of(Knowledge::Learnt, state.options());
    assert_eq!(sum(Dice::analyst().terms(state, seat)), learnt.evaluate(state, seat));
    let game = played::<Burgundy>(&burgundy(2), 4, &[EASY], 30);
    let learnt = BurgundyEvaluator::default();
    assert_eq!(
        sum(Burgundy::analyst().terms(game.state(), seat)),
        learnt.evaluate(game.state(), seat)
    );
    let game = played::<Road>(&road(3), 4, &[EASY], 60);
    assert_eq!(
        sum(Road::analyst().terms(game.state(), seat)),
        road_evaluation::evaluate(&Weights::LEARNT, game.state(), seat)
    );
}

#[test]
fn what_a_seat_could_not_know_changes_no_price() {
    prices_know_the_view_alone(&played::<Tiny>(&tiny(3), 6, &[EASY], 99), 40);
    prices_know_the_view_alone(&played::<Road>(&road(4), 6, &[MEDIUM, EASY], 100), 200);
    prices_know_the_view_alone(&played::<Princes>(&princes(), 6, &[EASY], 100), 60);
}

/// Mean error rates in thousandths of the unit, over seeds and both seats.
fn error_rate<G: ComputerPlayer>(
    options: &G::Options,
    player: Player,
    games: u64,
    nodes: u32,
    moves: usize,
) -> i64 {
    let (mut losses, mut decisions) = (0, 0);
    for seed in 1..=games {
        let game = played::<G>(options, seed, &[player], moves);
        for account in summed(&analysed(&game, few::<G>(nodes, 1))).seats {
            losses += i64::from(account.losses);
            decisions += i64::from(account.decisions);
        }
    }
    losses / decisions.max(1)
}

#[test]
fn better_players_have_smaller_error_rates() {
    let hard = |nodes| Player::Level(Level::Hard, nodes);
    let rates = [Player::Random, EASY, MEDIUM, hard(600)]
        .map(|player| error_rate::<Dice>(&dice(2), player, 1, 800, 9999));
    assert!(rates.is_sorted_by(|worse, better| worse > better), "{rates:?}");
    let rates = [Player::Random, EASY, MEDIUM]
        .map(|player| error_rate::<Burgundy>(&burgundy(2), player, 1, 800, 50));
    assert!(rates.is_sorted_by(|worse, better| worse > better), "{rates:?}");
}

#[test]
fn luck_has_mean_zero_and_explains_the_spread_of_results() {
    let explains = |seats: &[SeatLuck]| {
        for seat in seats {
            let (mean, error) = seat.luck();
            assert!(mean.abs() < 2.0 * error, "{mean} ± {error}");
        }
        assert!(variance_left(seats) < 1.0);
    };
    explains(&luck_by_seat::<Dice>(&dice(1), MEDIUM, 201..=260, Some(12)));
    explains(&luck_by_seat::<Tiny>(&tiny(2), EASY, 1..=60, Some(12)));
}

/// The accounts in a list of games are those of the summary.
fn kept_accounts_are_the_summary<G: ComputerPlayer>(game: &Journal<G>) {
    let record = analysed(game, few::<G>(30, 2));
    let read = KeptAccounts::of_bytes(&record.to_bytes().unwrap()).unwrap();
    assert_eq!((read.settings, read.unit), (record.settings, record.unit));
    assert_eq!(read.over, game.is_over());
    let told = summed(&record).seats;
    assert_eq!(read.seats.len(), told.len());
    for (kept, account) in read.seats.iter().zip(told) {
        let Account { value, luck, losses, decisions, .. } = account;
        assert_eq!(*kept, KeptAccount { value, luck, losses, decisions });
    }
}

#[test]
fn the_accounts_of_a_kept_record_are_read_without_its_game() {
    let players = [EASY, Player::Random];
    kept_accounts_are_the_summary(&played::<Tiny>(&tiny(3), 4, &players, 99));
    kept_accounts_are_the_summary(&played::<Dice>(&dice(3), 4, &players, 999));
    kept_accounts_are_the_summary(&played::<Burgundy>(&burgundy(2), 4, &players, 12));
    kept_accounts_are_the_summary(&played::<Road>(&road(3), 4, &players, 30));
    kept_accounts_are_the_summary(&played::<Princes>(&princes(), 4, &players, 30));
    let mut bytes = analysed(&new_game::<Dice>(&dice(1), 1), few::<Dice>(1, 1)).to_bytes().unwrap();
    assert!(KeptAccounts::of_bytes(&bytes).is_some_and(|read| !read.over));
    bytes[9] ^= 1;
    assert_eq!(KeptAccounts::of_bytes(&bytes), None);
}
