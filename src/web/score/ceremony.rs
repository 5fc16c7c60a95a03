//! The end of a game as a short scene over the score page: the boards side by side, the rows counted one by one, and
//! last the winner's banner and the title. CSS animations run it (score.css), and the end of the last one closes it, as
//! does any touch or key. It is hidden from screen readers, which read the page below at once.

use super::{Finished, Rank, ScoreGame, Seated, banner};
use crate::engine::seat::Seat;
use crate::web::settings::Motion;
use crate::web::state::use_ctx;
use crate::web::ui::Pic;
use crate::web::ui::calm::asks_for_less;
use crate::web::ui::geometry::num;
use crate::web::ui::text::Icon;
use gloo_events::EventListener;
use yew::prelude::*;

/// Greatest number of steps with a time of their own in the styles; further rows come with the last one.
const STEPS: usize = 13;
/// Width and height of a column of points, drawn lying.
const BAR: (f64, f64) = (100.0, 6.0);

/// A board of the scene.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Board {
    /// The first of its owners' seats, by which the boards are ordered.
    pub seat: Seat,
    /// Names of its owners.
    pub name: String,
    /// Class of its owner's colour.
    pub colour: &'static str,
    /// The drawing.
    pub drawn: Html,
    /// Sums after so many rows; the last one is the final score.
    pub sums: Vec<i32>,
    /// The banner with the final score, for winners only.
    pub banner: Option<Html>,
}

/// Properties of [`Ceremony`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct CeremonyProps {
    /// The boards in turn order, which says nothing about the result.
    pub boards: Vec<Board>,
    /// The rows counted, by name and icon.
    pub rows: Vec<(String, Icon)>,
    /// The title, shown last.
    pub title: String,
    /// Called at the end, or at a touch or key.
    pub on_end: Callback<()>,
}

/// State of the scene: true while it runs. It runs only directly after the last move, and never with animation off.
#[hook]
pub(super) fn use_ceremony() -> UseStateHandle<bool> {
    let ctx = use_ctx();
    use_state_eq(move || ctx.just_ended && ctx.settings.motion != Motion::Off && !asks_for_less())
}

/// The boards of a finished game for the scene.
pub(super) fn boards<G: ScoreGame>(over: &Finished<'_, G>, ranks: &[Rank]) -> Vec<Board> {
    let rules = G::rules(over);
    let board = |(seats, rank): (Vec<Seat>, &Rank)| {
        let seat = seats.iter().min().copied().unwrap_or_default();
        let is_theirs = |player: &&Seated| seats.contains(&player.numbers.standing.seat);
        let owners: Vec<&Seated> = over.players.iter().filter(is_theirs).collect();
        let names: Vec<String> = owners.iter().map(|owner| owner.name.clone()).collect();
        let points = |rule: &str| owners.iter().map(|owner| owner.points_of(rule)).sum::<i32>();
        Board {
            seat,
            name: over.words.list(&names),
            colour: rank.banners.first().map_or("", |banner| banner.class()),
            drawn: G::final_board(over, seats.first().copied().unwrap_or_default()),
            sums: sums(rules.iter().map(|rule| points(rule)), rank.points),
            banner: (rank.place == 1).then(|| banner(rank)),
        }
    };
    let mut boards: Vec<Board> = G::board_owners(over).into_iter().zip(ranks).map(board).collect();
    boards.sort_by_key(|board| board.seat);
    boards
}

/// Sums after each row, from 0 to the final score; rows beyond the last step are counted with it.
fn sums(rows: impl Iterator<Item = i32>, last: i32) -> Vec<i32> {
    let mut sums = vec![0];
    for points in rows.take(STEPS) {
        sums.push(sums.last().copied().unwrap_or_default() + points);
    }
    if let Some(end) = sums.last_mut() {
        *end = last;
    }
    sums
}

/// The scene.
#[component]
pub(super) fn Ceremony(props: &CeremonyProps) -> Html {
    let CeremonyProps { boards, rows, title, on_end } = props;
    use_effect_with(on_end.clone(), |on_end| {
        let on_end = on_end.clone();
        let keys = web_sys::window()
            .map(|window| EventListener::new(&window, "keydown", move |_| on_end.emit(())));
        move || drop(keys)
    });
    let steps = rows.len().min(STEPS);
    let most = boards.iter().flat_map(|board| &board.sums).copied().max().unwrap_or(0).max(1);
    html! {
        // A click is the last event of a touch, so that the same touch does not reach the page below.
        <div class={classes!("ceremony", format!("of{}", boards.len()), format!("rows{steps}"))} aria-hidden="true"
            onclick={on_end.reform(|_: MouseEvent| ())} onpointercancel={on_end.reform(|_: PointerEvent| ())}>
            <div class="cboards" inert=true>{ for boards.iter().map(|board| drawn(board, most)) }</div>
            <p class="crules">{ for rows.iter().take(STEPS).enumerate().map(|(row, (name, icon))| html! {
                <span key={row} class={step(row + 1)}><Pic id={*icon} />{ name.clone() }</span>
            }) }</p>
            <p class="ctitle">{ title.clone() }</p>
            <i class="cend" onanimationend={on_end.reform(|_: AnimationEvent| ())}></i>
        </div>
    }
}

/// Class of a step, which gives it its time.
fn step(number: usize) -> String {
    format!("k{number}")
}

/// A board with its owner's name and points so far.
fn drawn(board: &Board, most: i32) -> Html {
    let last = board.sums.len().saturating_sub(1);
    html! {
        <figure key={board.seat.0} class={classes!("cboard", board.colour, board.banner.is_some().then_some("won"))}>
            <div class="cdrawn">{ board.drawn.clone() }{ for board.banner.clone() }</div>
            <figcaption>
                <b>{ board.name.clone() }</b>
                <span class="ctotal">{ for board.sums.iter().enumerate().map(|(number, sum)| html! {
                    <b key={number} class={classes!(step(number), (number == last).then_some("last"))}>{ sum }</b>
                }) }</span>
            </figcaption>
            { column(&board.sums, most) }
        </figure>
    }
}

/// The points as a column that grows row by row.
fn column(sums: &[i32], most: i32) -> Html {
    let at = |sum: i32| BAR.0 * f64::from(sum.clamp(0, most)) / f64::from(most);
    html! {
        <svg class="cbar" viewBox={format!("0 0 {} {}", BAR.0, BAR.1)} preserveAspectRatio="none" focusable="false">
            { for sums.windows(2).enumerate().filter_map(|(row, pair)| {
                let [from, to] = pair else { return None };
                let (left, right) = (at(*from), at(*to));
                Some(html! {
                    <rect key={row} class={step(row + 1)} x={num(left)} y="0" width={num((right - left).max(0.0))} height={num(BAR.1)} />
                })
            }) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_up_to_the_final_score() {
        assert_eq!(sums([3, 0, 4].into_iter(), 7), [0, 3, 3, 7]);
        assert_eq!(sums([3, 4].into_iter(), 9), [0, 3, 9], "the score has more than the rows");
        assert_eq!(sums(core::iter::empty(), 5), [5]);
        let long = sums(core::iter::repeat_n(1, STEPS + 3), 16);
        assert_eq!((long.len(), long.last()), (STEPS + 1, Some(&16)));
    }
}
