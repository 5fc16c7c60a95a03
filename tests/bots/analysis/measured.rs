//! Measurements of the analysis for `docs/players.md`: luck and error rates of each game, over series of self-play.
//!
//! `GAMES=200 ONLY=dice,road cargo test --profile full --test bots -- --ignored --nocapture table_of_luck`. Each row is
//! printed as soon as it is known; the games are the same for any number of them.

use super::{EASY, MEDIUM, Player, analysed, burgundy, dice, few, new_game, played, princes, road};
use principality::bots::analysis::pricing::{Pricing, own_choice};
use principality::bots::analysis::slices::settings;
use principality::bots::analysis::summary::summary;
use principality::bots::level::Level;
use principality::bots::player::{ComputerPlayer, Question, choose};
use principality::engine::chance::mix;
use principality::engine::seat::Seat;
use principality::games::burgundy::Burgundy;
use principality::games::dice::Dice;
use principality::games::princes::Princes;
use principality::games::road::Road;

const HARD: Player = Player::Level(Level::Hard, 0);

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

fn variance(values: &[f64]) -> f64 {
    let middle = mean(values);
    let squares: f64 = values.iter().map(|value| (value - middle).powi(2)).sum();
    squares / (values.len().max(2) - 1) as f64
}

/// The standard error of the mean.
fn error(values: &[f64]) -> f64 {
    (variance(values) / values.len().max(1) as f64).sqrt()
}

/// The luck of a seat, its results as they are, and its results without luck, game by game.
#[derive(Default, Clone)]
pub(super) struct SeatLuck {
    luck: Vec<f64>,
    results: Vec<f64>,
    without: Vec<f64>,
}

impl SeatLuck {
    /// Mean and standard error, in units.
    pub(super) fn luck(&self) -> (f64, f64) {
        (mean(&self.luck), error(&self.luck))
    }
}

/// The luck of each seat over games of a player against itself; seats of one game are not independent of each other.
pub(super) fn luck_by_seat<G: ComputerPlayer>(
    options: &G::Options,
    player: Player,
    seeds: impl Iterator<Item = u64>,
    draws: Option<u16>,
) -> Vec<SeatLuck> {
    let mut seats: Vec<SeatLuck> = Vec::new();
    for seed in seeds {
        let game = played::<G>(options, seed, &[player], 9999);
        let record = analysed(&game, settings::<G>(Some(0), draws));
        let accounts = summary(&record, &G::MEASURE.scale).seats;
        seats.resize(accounts.len(), SeatLuck::default());
        for (seat, account) in seats.iter_mut().zip(accounts) {
            let unit = |thousandths: i32| f64::from(thousandths) / 1000.0;
            seat.luck.push(unit(account.luck));
            seat.results.push(unit(account.value));
            seat.without.push(unit(account.without_luck));
        }
    }
    seats
}

/// The share of the variance of results that is left without luck; places at the table don't count.
pub(super) fn variance_left(seats: &[SeatLuck]) -> f64 {
    let plain: f64 = seats.iter().map(|seat| variance(&seat.results)).sum();
    let without: f64 = seats.iter().map(|seat| variance(&seat.without)).sum();
    without / plain
}

fn number_of_games(usual: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn is_wanted(name: &str) -> bool {
    std::env::var("ONLY").map_or(true, |names| names.split(',').any(|wanted| wanted == name))
}

fn luck_row<G: ComputerPlayer>(name: &str, options: &G::Options) {
    if !is_wanted(name) {
        return;
    }
    let games = number_of_games(10);
    let seats = luck_by_seat::<G>(options, MEDIUM, 1..=games, None);
    let told = seats.iter().map(|seat| {
        let (mean, error) = seat.luck();
        assert!(games < 50 || mean.abs() < 3.0 * error, "{name}: {mean} ± {error}");
        format!("{mean:.2} ± {error:.2}")
    });
    let (told, left) = (told.collect::<Vec<_>>().join(", "), 100.0 * variance_left(&seats));
    let spread = seats.iter().map(|seat| variance(&seat.luck)).sum::<f64>() / seats.len() as f64;
    println!(
        "{name}: {games} games, luck {told}, of a game ± {:.1}, left {left:.0} %",
        spread.sqrt()
    );
}

#[test]
#[ignore = "measures: GAMES=200 cargo test --profile full --test bots -- --ignored --nocapture table_of_luck"]
fn table_of_luck() {
    luck_row::<Dice>("dice-alone", &dice(1));
    luck_row::<Dice>("dice", &dice(2));
    luck_row::<Burgundy>("burgundy", &burgundy(2));
    luck_row::<Road>("road", &road(3));
    luck_row::<Princes>("princes", &princes());
}

fn error_rows<G: ComputerPlayer>(name: &str, options: &G::Options) {
    if !is_wanted(name) {
        return;
    }
    let games = number_of_games(2);
    let players = [("random", Player::Random), ("easy", EASY), ("medium", MEDIUM), ("hard", HARD)];
    for (level, player) in players {
        let settings = few::<G>(G::MEASURE.nodes, 1);
        let rate = |seed| {
            let game = played::<G>(options, seed, &[player], 9999);
            let accounts = summary(&analysed(&game, settings), &G::MEASURE.scale).seats;
            let losses: i64 = accounts.iter().map(|account| i64::from(account.losses)).sum();
            let decisions: u32 = accounts.iter().map(|account| account.decisions).sum();
            losses as f64 / f64::from(decisions.max(1)) / 1000.0
        };
        let rates: Vec<f64> = (1..=games).map(rate).collect();
        println!("{name}, {level}: {games} games, {:.3} ± {:.3}", mean(&rates), error(&rates));
    }
}

#[test]
#[ignore = "measures: GAMES=20 cargo test --profile full --test bots -- --ignored --nocapture table_of_error_rates"]
fn table_of_error_rates() {
    error_rows::<Dice>("dice", &dice(2));
    error_rows::<Burgundy>("burgundy", &burgundy(2));
    error_rows::<Road>("road", &road(3));
    error_rows::<Princes>("princes", &princes());
}

/// A moment of a game: the chances that its curve gives the seats, the seat that won, and the leader's points.
struct Foreseen {
    chances: Vec<f64>,
    winner: usize,
    points: i32,
}

/// Every moment of games of a player against itself.
fn foreseen<G: ComputerPlayer>(options: &G::Options, games: u64) -> Vec<Foreseen> {
    let mut seen = Vec::new();
    for seed in 1..=games {
        let game = played::<G>(options, seed, &[MEDIUM], 9999);
        let record = analysed(&game, settings::<G>(Some(0), Some(1)));
        let told = summary(&record, &G::MEASURE.scale);
        let winner = told.seats.iter().position(|seat| seat.value == 100_000);
        let Some(winner) = winner else { continue };
        for point in told.curve.iter().take(told.curve.len().saturating_sub(1)) {
            let chances = point.values.iter().map(|of| f64::from(*of) / 100_000.0).collect();
            let rows = G::standings(&game.at(point.moves as usize));
            let points = rows.iter().map(|row| row.points).max().unwrap_or(0);
            seen.push(Foreseen { chances, winner, points });
        }
    }
    seen
}

/// Mean logarithmic loss of chances that are `sharper` times as far apart.
fn log_loss(seen: &[&Foreseen], sharper: f64) -> f64 {
    let loss = |Foreseen { chances, winner, .. }: &&Foreseen| {
        let weights: Vec<f64> = chances.iter().map(|of| of.max(1e-3).powf(sharper)).collect();
        -(weights[*winner] / weights.iter().sum::<f64>()).ln()
    };
    mean(&seen.iter().map(loss).collect::<Vec<f64>>())
}

/// The loss of these chances, and the least one of chances further apart.
fn calibration(name: &str, seen: &[&Foreseen]) {
    let scales = (2..=24).map(|quarters| f64::from(quarters) / 4.0);
    let losses = scales.map(|sharper| (sharper, log_loss(seen, sharper)));
    let (sharper, least) = losses.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    let loss = log_loss(seen, 1.0);
    println!(
        "{name}: {} moments, loss {loss:.3}, least {least:.3} if {sharper} times as far apart",
        seen.len()
    );
}

fn chance_rows<G: ComputerPlayer>(name: &str, options: &G::Options) {
    if !is_wanted(name) {
        return;
    }
    let games = number_of_games(20);
    let seen = foreseen::<G>(options, games);
    calibration(&format!("{name}, {games} games"), &seen.iter().collect::<Vec<_>>());
    for points in 0..20 {
        let some: Vec<&Foreseen> = seen.iter().filter(|of| of.points == points).collect();
        if !some.is_empty() {
            calibration(&format!("  leader has {points}"), &some);
        }
    }
    let seats = |of: &Foreseen| {
        let winner = of.winner;
        of.chances.clone().into_iter().enumerate().map(move |(seat, of)| (of, seat == winner))
    };
    let all: Vec<(f64, bool)> = seen.iter().flat_map(seats).collect();
    for tenth in 0..10 {
        let some: Vec<_> =
            all.iter().filter(|(of, _)| (of * 10.0).min(9.9) as i32 == tenth).collect();
        let won = some.iter().filter(|(_, won)| *won).count() as f64 / some.len().max(1) as f64;
        println!(
            "  {}0 to {}0 %: {} times, won {:.0} %",
            tenth,
            tenth + 1,
            some.len(),
            100.0 * won
        );
    }
}

#[test]
#[ignore = "measures: GAMES=200 cargo test --profile full --test bots -- --ignored --nocapture table_of_chances"]
fn table_of_chances() {
    chance_rows::<Road>("road", &road(3));
    chance_rows::<Princes>("princes", &princes());
    let duel = serde_json::json!({ "mode": "duel" });
    chance_rows::<Princes>("princes-duel", &serde_json::from_value(duel).unwrap());
}

/// Mistakes that the analysis finds in games of a player, priced again with sixteen times the budget.
fn doubt_rows<G: ComputerPlayer>(name: &str, options: &G::Options) {
    if !is_wanted(name) {
        return;
    }
    let (games, scale) = (number_of_games(2), G::MEASURE.scale);
    for (level, player) in [("medium", MEDIUM), ("hard", HARD)] {
        let (mut decisions, mut first, mut again) = (0, Vec::new(), Vec::new());
        let started = std::time::Instant::now();
        let mut spent = std::time::Duration::ZERO;
        for seed in 1..=games {
            let game = played::<G>(options, seed, &[player], 9999);
            let started = std::time::Instant::now();
            let record = analysed(&game, few::<G>(G::MEASURE.nodes, 1));
            spent += started.elapsed();
            for step in &record.steps {
                let Some(decision) = &step.decision else { continue };
                decisions += 1;
                if decision.loss() < scale.mistake {
                    continue;
                }
                let (at, end) = (step.at as usize, step.at as usize + usize::from(step.moves));
                let view = G::view(&game.at(at), step.seat.into());
                let made = game.moves()[at..end].iter().map(|made| made.action).collect();
                let nodes = 16 * G::MEASURE.nodes;
                let mut pricing = Pricing::<G>::new(view, step.seat, G::MEASURE.unit, nodes, made);
                while !pricing.is_done() {
                    pricing.play();
                }
                let loss = pricing.price().0.map_or(0, |decision| decision.loss());
                first.push(f64::from(decision.loss()) / 1000.0);
                again.push(f64::from(loss) / 1000.0);
            }
        }
        let limit = |limit: i32, of: &[f64]| {
            of.iter().filter(|loss| **loss * 1000.0 >= f64::from(limit)).count()
        };
        let kept = |limit: i32| {
            first
                .iter()
                .zip(&again)
                .filter(|(a, b)| {
                    **a * 1000.0 >= f64::from(limit) && **b * 1000.0 >= f64::from(limit)
                })
                .count()
        };
        println!(
            "{name}, {level}: {games} games, {decisions} decisions, {} mistakes (of them again {}), {} blunders (again {}), mean loss {:.2}, again {:.2}; analysis {:.0} s of {:.0}",
            limit(scale.mistake, &first),
            kept(scale.mistake),
            limit(scale.blunder, &first),
            kept(scale.blunder),
            mean(&first),
            mean(&again),
            spent.as_secs_f64(),
            started.elapsed().as_secs_f64()
        );
    }
}

#[test]
#[ignore = "measures: GAMES=2 cargo test --profile full --test bots -- --ignored --nocapture table_of_doubts"]
fn table_of_doubts() {
    doubt_rows::<Dice>("dice", &dice(2));
    doubt_rows::<Burgundy>("burgundy", &burgundy(2));
    doubt_rows::<Road>("road", &road(3));
    doubt_rows::<Princes>("princes", &princes());
}

/// Games in which one seat plays the analysis' own choices against a level at all others, each seat in turn.
fn judge_row<G: ComputerPlayer>(name: &str, options: &G::Options, level: Level) {
    if !is_wanted(name) {
        return;
    }
    let (games, mut won) = (number_of_games(30), Vec::new());
    for seed in 1..=games {
        let mut game = new_game::<G>(options, seed);
        let seats = G::seats(game.state());
        let judge = Seat((seed % u64::from(seats)) as u8);
        while let Some(seat) = G::deciders(game.state()).lowest() {
            let view = G::view(game.state(), seat.into());
            let actions = if seat == judge {
                own_choice::<G>(view, seat, G::MEASURE.unit, G::MEASURE.nodes)
            } else {
                let (skill, seed) = (G::skill(level), mix(seed ^ game.len() as u64));
                choose::<G>(Question { view, seat, skill, seed, nodes: G::nodes(level).into() })
            };
            for action in actions {
                let turn = (G::turns_ended(game.state()), G::simultaneous(game.state()));
                game.play(seat, action).unwrap();
                let now = (G::turns_ended(game.state()), G::simultaneous(game.state()));
                if turn != now || game.last_events().iter().any(G::reveals) {
                    break;
                }
            }
        }
        let rows = G::standings(game.state());
        let winners = rows.iter().filter(|row| row.place == 1).count() as f64;
        let wins = rows.iter().any(|row| row.seat == judge && row.place == 1);
        won.push(if wins { 1.0 / winners } else { 0.0 });
    }
    println!("{name}: {games} games, won {:.1} ± {:.1} %", 100.0 * mean(&won), 100.0 * error(&won));
}

#[test]
#[ignore = "measures: GAMES=60 cargo test --profile full --test bots -- --ignored --nocapture table_of_judges"]
fn table_of_judges() {
    judge_row::<Dice>("dice", &dice(2), Level::Hard);
    judge_row::<Burgundy>("burgundy", &burgundy(2), Level::Hard);
    judge_row::<Road>("road", &road(3), Level::Hard);
    judge_row::<Princes>("princes", &princes(), Level::Hard);
}
