//! Measurements of the analysis for `docs/players.md`: luck and error rates of each game, over series of self-play.
//!
//! `GAMES=200 ONLY=dice,road cargo test --profile full --test bots -- --ignored --nocapture table_of_luck`. Each row is
//! printed as soon as it is known; the games are the same for any number of them.

use super::{EASY, MEDIUM, Player, analysed, burgundy, dice, few, played, princes, road};
use principality::bots::analysis::slices::settings;
use principality::bots::analysis::summary::summary;
use principality::bots::level::Level;
use principality::bots::player::ComputerPlayer;
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

/// The chances that the curve of a game gives its seats, with the seat that won, at every step of games of a player
/// against itself.
fn expectations<G: ComputerPlayer>(options: &G::Options, games: u64) -> Vec<(Vec<f64>, usize)> {
    let mut seen = Vec::new();
    for seed in 1..=games {
        let game = played::<G>(options, seed, &[MEDIUM], 9999);
        let record = analysed(&game, settings::<G>(Some(0), Some(1)));
        let told = summary(&record, &G::MEASURE.scale);
        let winner = told.seats.iter().position(|seat| seat.value == 100_000);
        let Some(winner) = winner else { continue };
        let open = told.curve.iter().take(told.curve.len().saturating_sub(1));
        let chances = open.map(|point| point.values.iter().map(|of| f64::from(*of) / 100_000.0));
        seen.extend(chances.map(|chances| (chances.collect(), winner)));
    }
    seen
}

/// Mean logarithmic loss of chances that are `sharper` times as far apart.
fn log_loss(seen: &[(Vec<f64>, usize)], sharper: f64) -> f64 {
    let loss = |(chances, winner): &(Vec<f64>, usize)| {
        let weights: Vec<f64> = chances.iter().map(|of| of.max(1e-6).powf(sharper)).collect();
        -(weights[*winner] / weights.iter().sum::<f64>()).ln()
    };
    mean(&seen.iter().map(loss).collect::<Vec<f64>>())
}

fn chance_rows<G: ComputerPlayer>(name: &str, options: &G::Options) {
    if !is_wanted(name) {
        return;
    }
    let games = number_of_games(20);
    let seen = expectations::<G>(options, games);
    let scales = (2..=16).map(|quarters| f64::from(quarters) / 4.0);
    let losses: Vec<(f64, f64)> =
        scales.map(|sharper| (sharper, log_loss(&seen, sharper))).collect();
    let best = losses.iter().copied().min_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
    println!("{name}: {games} games, {} positions, loss {:.3}", seen.len(), log_loss(&seen, 1.0));
    println!("  least loss {:.3} with chances {} times as far apart", best.1, best.0);
    for tenth in 0..10 {
        let within = |of: f64| (of * 10.0).floor() as i32 == tenth;
        let all = seen.iter().flat_map(|(chances, winner)| {
            chances.iter().enumerate().map(move |(seat, of)| (*of, seat == *winner))
        });
        let all: Vec<(f64, bool)> = all.filter(|(of, _)| within(*of)).collect();
        let won = all.iter().filter(|(_, won)| *won).count() as f64 / all.len().max(1) as f64;
        println!("  {}0 to {}0 %: {} times, won {:.0} %", tenth, tenth + 1, all.len(), 100.0 * won);
    }
}

#[test]
#[ignore = "measures: GAMES=200 cargo test --profile full --test bots -- --ignored --nocapture table_of_chances"]
fn table_of_chances() {
    chance_rows::<Road>("road", &road(3));
    chance_rows::<Princes>("princes", &princes());
}
