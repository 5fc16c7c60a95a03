//! `principality train` and `principality openings`: self-play that finds the values of the evaluation.

use crate::bots::burgundy::evaluator::BurgundyEvaluator;
use crate::bots::burgundy::train::curriculum::Curriculum;
use crate::bots::burgundy::train::openings::measure;
use crate::bots::burgundy::train::train;
use crate::bots::burgundy::weights::KNOTS;
use crate::cli::say;
use lexopt::prelude::*;
use std::error::Error;

/// Usage text of `train`.
pub(super) const USAGE: &str =
    "train [--of base|modules|solo] [--out FILE] [--seed S] [--scale PERCENT]
      finds the weights of the evaluation by self-play: of the base game from rules of thumb, of
      what modules change on top of those, of the solo game from rules of thumb of its own";

/// Usage text of `openings`.
pub(super) const OPENINGS_USAGE: &str = "openings [--out FILE] [--seed S] [--games N]
      measures by self-play what each board and start castle brings";

/// Trains the evaluation and writes its weights.
pub(super) fn run(mut arguments: lexopt::Parser) -> Result<(), Box<dyn Error>> {
    let (mut seed, mut scale, mut out) = (1u64, 100u64, String::from("weights.txt"));
    let (mut curriculum, mut name) = (Curriculum::Base, String::from("base"));
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("scale") => scale = arguments.value()?.parse()?,
            Long("out") => out = arguments.value()?.string()?,
            Long("of") => {
                name = arguments.value()?.string()?;
                curriculum = match name.as_str() {
                    "base" => Curriculum::Base,
                    "modules" => Curriculum::Modules,
                    "solo" => Curriculum::Solo,
                    _ => return Err("--of takes base, modules or solo".into()),
                };
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let weights = train(curriculum, seed, scale, &mut |players, number, outcome| {
        let (mean, error) = (outcome.mean, outcome.error);
        // Training goes on even if the output is closed.
        let _ = say(&format!(
            "{players} players, generation {number}: mean {mean:.1}, off by {error:.1}"
        ));
    })?;
    let rows =
        if curriculum == Curriculum::Solo { "" } else { "two, three and four players, each " };
    let notes = format!(
        "The evaluation's weights in thousandths of a point, made by\n  \
         principality train --of {name} --seed {seed} --scale {scale}\n\
         Rows: {rows}at {:?} own turns left.",
        KNOTS,
    );
    Ok(std::fs::write(out, weights.to_text(&notes))?)
}

/// Measures boards and start castles and writes the table.
pub(super) fn openings(mut arguments: lexopt::Parser) -> Result<(), Box<dyn Error>> {
    let (mut seed, mut games, mut out) = (1u64, 20_000u64, String::from("openings.txt"));
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("games") => games = arguments.value()?.parse()?,
            Long("out") => out = arguments.value()?.string()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let first_seed = seed.wrapping_mul(1_000_000_000);
    let lines = measure(&BurgundyEvaluator::default(), first_seed, games);
    let notes = format!(
        "# Mean points in tenths from each castle field of boards 1 to 10, 11a to 11f, 13a and 13b, made by\n\
         #   principality openings --seed {seed} --games {games}\n"
    );
    Ok(std::fs::write(out, format!("{notes}{lines}\n"))?)
}
