//! The command line's entry point: names the commands and hands over to them.

use lexopt::prelude::*;
use principality::bots::burgundy::{arena, opening, train};
use principality::bots::ladder::{Contestant, Row, to_json};
use std::process::ExitCode;
use std::time::Instant;

/// What can go wrong, as a sentence for the person who typed the command.
type Failure = Box<dyn std::error::Error>;

const USAGE: &str = "\
principality <command>

  ladder [--pair A,B]... [--players N] [--games N] [--seed S] [--json]
      computer players against each other; A and B are levels (easy, medium, hard), each with a
      budget of positions if wanted (hard:100000)
  train [--out FILE] [--seed S] [--scale PERCENT]
      finds the weights of the evaluation by self-play, from nothing
  openings [--out FILE] [--seed S] [--games N]
      measures in self-play what each board and start castle brings
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("principality: {failure}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Failure> {
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Value(command)) => match command.string()?.as_str() {
            "ladder" => ladder(arguments),
            "train" => training(arguments),
            "openings" => openings(arguments),
            other => Err(format!("there is no command {other:?}\n{USAGE}").into()),
        },
        Some(Long("help") | Short('h')) => {
            print!("{USAGE}");
            Ok(())
        }
        Some(other) => Err(other.unexpected().into()),
        None => Err(USAGE.into()),
    }
}

fn ladder(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let (mut pairs, mut players, mut games, mut seed, mut json) = (Vec::new(), 2, 100, 1, false);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("pair") => pairs.push(pair(&arguments.value()?.string()?)?),
            Long("players") => players = arguments.value()?.parse()?,
            Long("games") => games = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("json") => json = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if pairs.is_empty() {
        pairs = vec![pair("medium,easy")?, pair("hard,medium")?];
    }
    let start = Instant::now();
    let mut clock = || start.elapsed().as_secs_f64();
    let mut rows = Vec::new();
    for [a, b] in pairs {
        let mut row = Row::new(a, b, players);
        for game in 0..games {
            row.add(&arena::play([a, b], players, seed, game, &mut clock)?);
        }
        if !json {
            println!("{row}");
        }
        rows.push(row);
    }
    if json {
        println!("{}", to_json(&rows));
    }
    Ok(())
}

fn pair(text: &str) -> Result<[Contestant; 2], Failure> {
    let (a, b) = text.split_once(',').ok_or("a pair is two levels with a comma between them")?;
    let mut p: [Contestant; 2] = [a.parse()?, b.parse()?];
    for (i, v) in ["EXP_A", "EXP_B"].iter().enumerate() {
        if let Ok(t) = std::env::var(v) {
            let n: Vec<i64> = t.split(',').map(|w| w.parse().unwrap()).collect();
            p[i].skill.breadth.beam = n[0] as usize;
            p[i].skill.breadth.ends = n[1] as usize;
            if n.len() > 2 { p[i].skill.foresight = Some(principality::bots::futures::Foresight { ways: n[2] as usize, margin: n[3] as i32, turns: n[4] as u32, own_beam: n[5] as usize, other_beam: n[6] as usize, rivalry: n[7] as i32 }); }
        }
    }
    Ok(p)
}

/// Measures boards and start castles.
fn openings(mut arguments: lexopt::Parser) -> Result<(), Failure> {
    let (mut games, mut seed, mut out) = (20_000u64, 1u64, String::from("openings.txt"));
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("games") => games = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("out") => out = arguments.value()?.string()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let judge = principality::bots::burgundy::BurgundyJudge::default();
    let generation = train::Generation {
        players: 2, games, first_seed: seed.wrapping_mul(1_000_000_000), beam: 8, noise: 0, keep: 0.0,
    };
    let lines = opening::measure(&judge, &generation);
    std::fs::write(&out, format!("# principality openings --games {games} --seed {seed}\n{lines}\n"))?;
    Ok(())
}

/// Trains the evaluation from nothing.
fn training(mut arguments: lexopt::Parser) -> Result<(), Failure> {
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
        println!("{players} players, generation {number}: mean {mean:.1}, off by {error:.1}");
    });
    let notes = format!(
        "The evaluation's weights in thousandths of a point, made by\n  \
         principality train --seed {seed} --scale {scale}\n\
         Rows: two, three and four players, each at {:?} own turns left.",
        principality::bots::burgundy::model::KNOTS,
    );
    std::fs::write(&out, weights.to_text(&notes))?;
    Ok(())
}
