//! The result of a challenge: the result to beat and the own one side by side.

use super::{ScoreGame, Seated};
use crate::engine::game::Progress;
use crate::engine::link::Rival;
use crate::web::session::{Session, phases, steps};
use crate::web::table::{difference, when};
use crate::web::words::Words;
use core::cmp::Ordering;
use yew::prelude::*;

/// Number of turns of a game whose progress is counted in turns alone, else 0.
#[must_use]
pub fn turns(progress: &Progress) -> u16 {
    let turns = progress.iter().find(|(name, _)| *name == "turn" && progress.len() == 1);
    turns.and_then(|(_, number)| u16::try_from(*number).ok()).unwrap_or_default()
}

/// Result of the comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Decided by so many points.
    Points(Ordering, u32),
    /// Equal points, decided by so many turns.
    Turns(Ordering, u32),
    /// A tie.
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

/// Sentence about the outcome for the first of both names; the only person at the table is addressed directly.
fn sentence(words: &Words, outcome: Outcome, [own, rival]: [&str; 2], is_alone: bool) -> String {
    let (key, by) = match outcome {
        Outcome::Points(Ordering::Greater, by) => ("challenge-won", by),
        Outcome::Points(_, by) => ("challenge-lost", by),
        Outcome::Turns(Ordering::Greater, by) => ("challenge-won-turns", by),
        Outcome::Turns(_, by) => ("challenge-lost-turns", by),
        Outcome::Even => ("challenge-even", 0),
    };
    let args = [("rival", rival.into()), ("own", own.into()), ("by", by.into())];
    match is_alone && outcome != Outcome::Even {
        true => words.say(&format!("{key}-you"), &args),
        false => words.say(key, &args),
    }
}

/// The points of both games at the end of each phase, with the phase in words.
pub(super) struct Phase {
    when: String,
    own: i32,
    other: i32,
}

/// The phases of a challenge's game beside those of the game that it carries.
pub(super) fn phases_of<G: ScoreGame>(words: &Words, session: &Session<G>) -> Vec<Phase> {
    let both = session.ghost.as_ref().zip(session.about.rival);
    let Some((ghost, rival)) = both else { return Vec::new() };
    let (own, others) = (steps(&session.journal, rival.seat), steps(&ghost.game, rival.seat));
    let phase = |index: usize| {
        let (own, other) = (own.get(index)?, others.get(index).or(others.last())?);
        let when = when::<G>(words, &own.when);
        Some(Phase { when, own: own.points, other: other.points })
    };
    phases(&own).into_iter().filter_map(phase).collect()
}

/// The points at the end of each phase, with their difference.
fn table(words: &Words, own: &str, rival: &str, phases: &[Phase]) -> Html {
    let row = |phase: &Phase| {
        html! {
            <tr><th scope="row">{ phase.when.clone() }</th>
                <td>{ phase.own }</td><td>{ phase.other }</td><td><b>{ difference(phase.own, phase.other) }</b></td></tr>
        }
    };
    html! {
        <table>
            <caption class="sr">{ words.t("ghost-table") }</caption>
            <thead><tr><th scope="col">{ words.t("ghost-table-when") }</th><th scope="col">{ own.to_owned() }</th>
                <th scope="col">{ rival.to_owned() }</th><th scope="col">{ words.t("ghost-table-apart") }</th></tr></thead>
            <tbody>{ for phases.iter().map(row) }</tbody>
        </table>
    }
}

/// Both results and a sentence about them, and the phases if the other's game is known; empty if the game was no
/// challenge.
pub(super) fn versus(
    words: &Words,
    (rival, phases): (Option<Rival>, &[Phase]),
    players: &[Seated],
    progress: &Progress,
    is_alone: bool,
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
    let outcome = outcome((points, turns), (rival.points, rival.turns));
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
            <p>{ sentence(words, outcome, [&own.name, &name], is_alone) }</p>
            if !phases.is_empty() { { table(words, &own.name, &name, phases) } }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    #[test]
    fn a_person_alone_is_addressed_and_others_are_named() {
        use Ordering::{Greater, Less};
        let outcomes = [
            (Outcome::Points(Greater, 3), ["You beat", "Du schlägst"]),
            (Outcome::Points(Less, 3), ["ahead of you", " dir."]),
            (Outcome::Turns(Greater, 1), ["you were faster", "du warst"]),
            (Outcome::Turns(Less, 1), ["faster than you", "schneller als du"]),
        ];
        for (language, at) in [(Language::English, 0), (Language::German, 1)] {
            let words = real(language);
            let of = |outcome, is_alone| sentence(&words, outcome, ["Anna", "Ben"], is_alone);
            for (outcome, addressed) in outcomes {
                let (alone, among) = (of(outcome, true), of(outcome, false));
                assert!(alone.contains(addressed[at]) && !alone.contains("Anna"), "{alone}");
                assert!(among.contains("Anna") && among.contains("Ben"), "{among}");
            }
            assert_eq!(of(Outcome::Even, true), of(Outcome::Even, false));
        }
    }

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
