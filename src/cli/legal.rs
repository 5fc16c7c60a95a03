//! `principality legal`: all that may be chosen.

use crate::cli::Failure;
use crate::cli::source::Asked;
use crate::engine::actions::Actions;
use crate::engine::game::{Game, Move};
use crate::engine::json::action_with_text;
use crate::engine::seat::Seat;
use crate::games::burgundy::{Action, Burgundy, State};
use std::io::Write;

/// How the command is used.
pub const USAGE: &str = "\
legal FILE [OPTION]...
      lists all that may be chosen, one line each: the seat and the action, as records write it
      --at N              after the first N moves; where the game stands if not said
      --seat N            only what this seat may choose
      --json              a JSON object in each line, with the action's parts by name";

/// Lists what may be chosen.
pub(super) fn run(parser: lexopt::Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let asked = Asked::of(parser)?;
    let Asked { seat, json, .. } = asked;
    for choice in choices(asked.open()?.state(), seat) {
        let Move { seat, action } = choice;
        if json {
            let action = action_with_text::<Burgundy>(action);
            writeln!(out, "{}", serde_json::json!({"seat": seat.0, "action": action}))?;
        } else {
            writeln!(out, "{} {action}", seat.0)?;
        }
    }
    Ok(())
}

/// All that may be chosen, or what one seat may choose: the lowest seat's choices first, each seat's
/// in the rules' order.
#[must_use]
pub fn choices(state: &State, only: Option<Seat>) -> Vec<Move<Action>> {
    let mut list = Actions::new();
    let mut all = Vec::new();
    for seat in
        Burgundy::deciders(state).iter().filter(|seat| only.is_none_or(|only| only == *seat))
    {
        list.clear();
        Burgundy::legal(state, seat, &mut list);
        all.extend(list.iter().map(|action| Move { seat, action: *action }));
    }
    all
}
