//! A challenge at its end: the result to beat and the own one side by side.

use super::Seated;
use crate::engine::game::Progress;
use crate::engine::link::Rival;
use crate::web::words::Words;
use core::cmp::Ordering;
use yew::prelude::*;

/// How many turns a game took, where it is counted in turns alone; else 0.
#[must_use]
pub fn turns(progress: &Progress) -> u16 {
    let turns = progress.iter().find(|(name, _)| *name == "turn" && progress.len() == 1);
    turns.and_then(|(_, number)| u16::try_from(*number).ok()).unwrap_or_default()
}

/// Who did better, and by what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// By so many points.
    Points(Ordering, u32),
    /// With as many points, in so many turns fewer.
    Turns(Ordering, u32),
    /// Neither.
    Even,
}

fn outcome(own: (i32, u16), rival: (i32, u16)) -> Outcome {
    let turns = own.1 > 0 && rival.1 > 0;
    match (own.0.cmp(&rival.0), rival.1.cmp(&own.1)) {
        (Ordering::Equal, order) if turns && order != Ordering::Equal => {
            Outcome::Turns(order, own.1.abs_diff(rival.1).into())
        }
        (Ordering::Equal, _) => Outcome::Even,
        (order, _) => Outcome::Points(order, own.0.abs_diff(rival.0)),
    }
}

/// Both results, and a sentence about them; nothing where the game was no challenge.
pub(super) fn versus(
    words: &Words,
    rival: Option<Rival>,
    players: &[Seated],
    progress: &Progress,
) -> Html {
    let own = rival.and_then(|rival| {
        let seat = rival.seat;
        players.iter().find(|player| player.numbers.standing.seat == seat).map(|own| (rival, own))
    });
    let Some((rival, own)) = own else { return Html::default() };
    let (points, turns) = (own.numbers.standing.points, turns(progress));
    let name = match rival.name.as_str() {
        "" => words.t("challenge-somebody"),
        name => name.to_owned(),
    };
    let (key, by) = match outcome((points, turns), (rival.points, rival.turns)) {
        Outcome::Points(Ordering::Greater, by) => ("challenge-won", by),
        Outcome::Points(_, by) => ("challenge-lost", by),
        Outcome::Turns(Ordering::Greater, by) => ("challenge-won-turns", by),
        Outcome::Turns(_, by) => ("challenge-lost-turns", by),
        Outcome::Even => ("challenge-even", 0),
    };
    let args =
        [("rival", name.as_str().into()), ("own", own.name.as_str().into()), ("by", by.into())];
    let result = |name: &str, points: i32, turns: u16| {
        html! {
            <li><span>{ name.to_owned() }</span><b>{ points }</b>
                if turns > 0 {
                    <small>{ words.say("challenge-turns", &[("turns", u32::from(turns).into())]) }</small>
                }
            </li>
        }
    };
    html! {
        <section class="versus" aria-labelledby="versus-title">
            <h2 id="versus-title">{ words.t("challenge-title") }</h2>
            <ul>
                { result(&own.name, points, turns) }
                { result(&name, rival.points, rival.turns) }
            </ul>
            <p>{ words.say(key, &args) }</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_decide_and_then_who_was_quicker() {
        use Ordering::{Greater, Less};
        assert_eq!(outcome((212, 0), (200, 0)), Outcome::Points(Greater, 12));
        assert_eq!(outcome((-3, 0), (4, 0)), Outcome::Points(Less, 7));
        assert_eq!(outcome((7, 12), (7, 14)), Outcome::Turns(Greater, 2));
        assert_eq!(outcome((7, 15), (7, 14)), Outcome::Turns(Less, 1));
        assert_eq!(outcome((7, 14), (7, 14)), Outcome::Even);
        assert_eq!(outcome((7, 14), (7, 0)), Outcome::Even, "nobody told how long it took");
    }

    #[test]
    fn only_games_counted_in_turns_tell_them() {
        assert_eq!(turns(&vec![("turn", 14)]), 14);
        assert_eq!(turns(&vec![("phase", 5), ("round", 5)]), 0);
        assert_eq!(turns(&vec![]), 0);
    }
}
