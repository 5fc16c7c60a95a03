//! `principality train` and `principality openings`: finding by self-play what the evaluation holds.

use crate::{Failure, say};
use lexopt::prelude::*;
use principality::bots::burgundy::{BurgundyJudge, model, opening, train};

/// How `train` is used.
pub const USAGE: &str = "train [--out FILE] [--seed S] [--scale PERCENT]
      finds the weights of the evaluation by self-play, from rules of thumb";

/// How `openings` is used.
pub const OPENINGS_USAGE: &str = "openings [--out FILE] [--seed S] [--games N]
      measures by self-play what each board and start castle brings";

/// Trains the evaluation and writes its weights.
pub fn run(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let (mut seed, mut scale, mut out) = (1u64, 100u64, String::from("weights.txt"));
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("scale") => scale = arguments.value()?.parse()?,
            Long("out") => out = arguments.value()?.string()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let weights = train::train(seed, scale, &mut |players, number, outcome| {
        let (mean, error) = (outcome.mean, outcome.error);
        // Training goes on even if nobody listens any more.
        let _ = say(&format!(
            "{players} players, generation {number}: mean {mean:.1}, off by {error:.1}"
        ));
    });
    let notes = format!(
        "The evaluation's weights in thousandths of a point, made by\n  \
         principality train --seed {seed} --scale {scale}\n\
         Rows: two, three and four players, each at {:?} own turns left.",
        model::KNOTS,
    );
    Ok(std::fs::write(out, weights.to_text(&notes))?)
}

/// Measures boards and start castles and writes the table.
pub fn openings(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let (mut seed, mut games, mut out) = (1u64, 20_000u64, String::from("openings.txt"));
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("games") => games = arguments.value()?.parse()?,
            Long("out") => out = arguments.value()?.string()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let generation = train::Generation {
        players: 2,
        games,
        first_seed: seed.wrapping_mul(1_000_000_000),
        beam: 8,
        noise: 0,
        keep: 0.0,
    };
    let lines = opening::measure(&BurgundyJudge::default(), &generation);
    let notes = format!(
        "# Mean points in tenths from each castle field of boards 1 to 10, made by\n\
         #   principality openings --seed {seed} --games {games}\n"
    );
    Ok(std::fs::write(out, format!("{notes}{lines}\n"))?)
}
