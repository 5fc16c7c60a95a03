//! The dice game's contribution to the score page: tie-break, points by phase, grade of a solo game.

pub(super) mod medals;
mod par;
mod same_rolls;
mod sides;

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::dice::points::{Grade, PHASES};
use crate::games::dice::{Action, Dice, State};
use crate::web::dice::art::furniture::ROMAN;
use crate::web::dice::art::icons;
use crate::web::dice::art::place::{Layout, short};
use crate::web::dice::art::sheet::sheet;
use crate::web::dice::model::pad::{Cell, Entry, Pad};
use crate::web::dice::words::log;
use crate::web::score::{Finished, Rank, ScoreGame, ShownAction, shown_action};
use crate::web::table::TableGame as _;
use crate::web::ui::symbol;
use crate::web::ui::text::Icon;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Width of a sheet on the score page.
const BOARD: f64 = 200.0;

impl ScoreGame for Dice {
    type History = ();

    fn rule_icon(rule: &str) -> Icon {
        log::rule_icon(rule)
    }

    fn title(words: &Words, game: &Journal<Dice>, names: &[String]) -> String {
        let state = game.state();
        if state.options().is_solo() {
            let points = state.estate(Seat(0)).total();
            let key = match Grade::of_points(points) {
                None => "score-solo",
                Some(Grade::Good) => "score-solo-good",
                Some(Grade::VeryGood) => "score-solo-very-good",
                Some(Grade::Top) => "score-solo-top",
            };
            return words.say(key, &[("points", points.unsigned_abs().into())]);
        }
        let first: Vec<String> = winners(state)
            .into_iter()
            .filter_map(|seat| names.get(seat.index()).cloned())
            .collect();
        let key = if first.len() > 1 { "score-won-shared" } else { "score-won" };
        words.say(key, &[("name", words.list(&first).as_str().into())])
    }

    /// In a solo game, the points missing for the next grade are shown instead of the rank.
    fn ranks(over: &Finished<'_, Dice>) -> Vec<Rank> {
        let solo = over.game.state().options().is_solo();
        let rank = |player| {
            let rank = Rank::of(over.words, player);
            let title = player.name.clone();
            if !solo {
                return rank;
            }
            let lines = lacking(over.words, rank.points).into_iter().collect();
            Rank { title, lines, ..rank }
        };
        over.players.iter().map(rank).collect()
    }

    fn board(over: &Finished<'_, Dice>, seat: Seat) -> Html {
        let layout = Layout::filling(BOARD);
        let mut pad = Pad::plain(over.game.state(), seat);
        // Of the last round's marks none is new any more.
        pad.cells.iter_mut().for_each(|cell| cell.fresh = false);
        html! {
            <svg class="mini" viewBox={format!("0 0 {BOARD} {}", short(layout.height()))} aria-hidden="true" focusable="false">
                { sheet(&pad, layout, None) }
                { castles(&pad, layout) }
            </svg>
        }
    }

    fn decided(words: &Words, game: &Journal<Dice>, names: &[String]) -> String {
        let state = game.state();
        let rows = state.standings();
        let Some(first) = rows.first().filter(|_| rows.len() > 1) else { return String::new() };
        let tied: Vec<Seat> =
            rows.iter().filter(|row| row.points == first.points).map(|row| row.seat).collect();
        if tied.len() < 2 {
            return String::new();
        }
        let left = |seat: Seat| {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let count = state.estate(seat).bonuses_left();
            words.say(
                "score-bonuses-left",
                &[("name", name.as_str().into()), ("count", count.into())],
            )
        };
        let left: Vec<String> = tied.iter().map(|seat| left(*seat)).collect();
        let key = if winners(state).len() > 1 { "score-tied" } else { "score-decided" };
        words.say(key, &[("left", words.list(&left).as_str().into())])
    }

    fn phase(_words: &Words, number: i64) -> String {
        let index = usize::try_from(number - 1).unwrap_or_default();
        ROMAN.get(index).copied().unwrap_or_default().to_owned()
    }

    fn shown_action(
        words: &Words,
        game: &Journal<Dice>,
        names: &[String],
        made: (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        let places = Dice::places(made);
        Some(shown_action::<Dice>(words, names, game.setup().options(), made, places))
    }

    fn more(over: &Finished<'_, Dice>) -> Html {
        let Finished { words, game, names, .. } = over;
        let state = game.state();
        html! { <>
            if state.options().is_solo() {
                <par::Panel game={Rc::clone(game)} />
                <same_rolls::Panel game={Rc::clone(game)} />
                <medals::Panel game={Rc::clone(game)} />
            }
            { phases(words, state, names) }
        </> }
    }
}

/// The bonuses of castles that were never reached, in their squares.
fn castles(pad: &Pad, layout: Layout) -> Html {
    let empty = pad.cells.iter().filter(|cell| cell.entry == Entry::Empty);
    let one = |cell: &Cell| {
        let (x, y) = layout.at(cell.field);
        cell.square.map(|kind| symbol(icons::bonus(kind), x, y, layout.r * 0.86, ""))
    };
    empty.filter_map(one).collect()
}

/// The grade after so many points, and the points missing for it.
fn next_grade(points: i32) -> Option<(Grade, i32)> {
    let now = Grade::of_points(points);
    (1..=TOP - points.min(TOP)).find_map(|more| {
        let grade = Grade::of_points(points + more)?;
        (Some(grade) > now).then_some((grade, more))
    })
}

/// Upper bound on the points for the best grade.
const TOP: i32 = 100;

/// The points missing for the next grade, in words.
fn lacking(words: &Words, points: i32) -> Option<String> {
    let (grade, more) = next_grade(points)?;
    let key = format!("score-lacks-{}", grade.key());
    Some(words.say(&key, &[("points", more.unsigned_abs().into())]))
}

fn winners(state: &State) -> Vec<Seat> {
    let rows = state.standings();
    rows.into_iter().filter(|row| row.place == 1).map(|row| row.seat).collect()
}

/// Points by phase.
fn phases(words: &Words, state: &State, names: &[String]) -> Html {
    let row = |seat: Seat| {
        let estate = state.estate(seat);
        html! {
            <tr key={seat.0}>
                <th scope="row">{ names.get(seat.index()).cloned().unwrap_or_default() }</th>
                { for (0..PHASES).map(|phase| html! { <td key={phase}>{ estate.phase_points(phase) }</td> }) }
                <td class="sum">{ estate.total() }</td>
            </tr>
        }
    };
    html! {
        <section class="sheet dphases" aria-labelledby="phases-title">
            <h2 id="phases-title">{ words.t("score-phases") }</h2>
            <table>
                <thead><tr><td></td>
                    { for ROMAN.iter().map(|roman| html! { <th scope="col" key={*roman}>{ *roman }</th> }) }
                    <th scope="col">{ words.t("score-total") }</th></tr></thead>
                <tbody>{ for state.seats().map(row) }</tbody>
            </table>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alone_it_is_said_what_lacks_to_the_next_grade() {
        assert_eq!(next_grade(28), Some((Grade::Good, 23)));
        assert_eq!(next_grade(51), Some((Grade::VeryGood, 10)));
        assert_eq!(next_grade(70), Some((Grade::Top, 1)));
        assert_eq!(next_grade(71), None);
        assert_eq!(next_grade(120), None);
    }
}
