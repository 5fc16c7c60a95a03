//! Reasons of hints in words.

use crate::bots::burgundy::features::Part;
use crate::bots::burgundy::hint::HintReason;
use crate::web::burgundy::model::{Arg, Speak, Wording};
use crate::web::ui::text::Text;

/// A hint's reason in words; `None` if the action itself implies it.
#[must_use]
pub fn reason(words: &dyn Speak, why: HintReason) -> Option<Text> {
    let say = Wording(words);
    let with = |key: &str, args: &[(&str, Arg)]| Some(say.with(key, args));
    match why {
        HintReason::Finishes { colour, size, points, phase } => {
            let land = say.colour_name(colour);
            let land = ("land", land.as_ref().into());
            let size = ("size", size.into());
            with("hint-finishes", &[land, size, ("points", points.into()), ("phase", phase.into())])
        }
        HintReason::Bonus { colour, first, points } => {
            let key = if first { "hint-bonus-first" } else { "hint-bonus-second" };
            let land = say.colour_name(colour);
            with(key, &[("land", land.as_ref().into()), ("points", points.into())])
        }
        HintReason::Scores { points, reason } => {
            let reason = say.reason(reason);
            with("hint-scores", &[("points", points.into()), ("reason", reason.as_ref().into())])
        }
        HintReason::Silver(count) => with("hint-silver", &[("count", count.into())]),
        HintReason::Workers(count) => with("hint-workers", &[("count", count.into())]),
        HintReason::Goods(count) => with("hint-goods", &[("count", count.into())]),
        HintReason::Shield { shield, points } => {
            with("hint-shield", &[("number", shield.0.into()), ("points", points.into())])
        }
        HintReason::Route(count) => with("hint-route", &[("count", count.into())]),
        HintReason::Stone => with("hint-stone", &[]),
        HintReason::Fills(colour) => {
            let land = say.colour_name(colour);
            with("hint-fills", &[("land", land.as_ref().into())])
        }
        // A part gains what others lose, so that its gain alone is no measure of the hint.
        HintReason::Promises { part, .. } => {
            Some(say.t(&format!("hint-promise-{}", promise_key(part))))
        }
        HintReason::Opening => with("hint-opening", &[]),
        HintReason::Ends { saves: true } => with("hint-ends-saving", &[]),
        HintReason::Ends { saves: false } => with("hint-ends", &[]),
        HintReason::Takes { .. } | HintReason::Places { .. } => None,
    }
}

const fn promise_key(part: Part) -> &'static str {
    match part {
        Part::Silver => "silver",
        Part::Workers => "workers",
        Part::Goods => "goods",
        Part::Storage => "storage",
        Part::Colours => "colours",
        Part::Monasteries => "monasteries",
        Part::Animals => "animals",
        Part::Bridge => "bridge",
        Part::Shields => "shields",
        Part::Routes => "routes",
        Part::Posts => "posts",
        Part::Stone => "stone",
        Part::Points | Part::Regions | Part::Open | Part::Table => "regions",
    }
}
