//! The final boards on the score page: what each player built, the winner's largest.

use super::{Finished, Rank, ScoreGame};
use yew::prelude::*;

/// The final boards, best first; nothing for games without a drawing.
pub(super) fn finals<G: ScoreGame>(over: &Finished<'_, G>, ranks: &[Rank]) -> Html {
    let owners = G::board_owners(over);
    let figure = |(place, (seats, rank)): (usize, (&Vec<_>, &Rank))| {
        let Some(seat) = seats.first().copied() else { return Html::default() };
        let banner = rank.banners.first().map(|banner| banner.class());
        // Of several winners, all boards are large.
        let first = (place == 0 || rank.place == 1).then_some("first");
        html! {
            <figure key={place} class={classes!("final", banner, first)}>
                <figcaption><b>{ rank.title.clone() }</b>{ G::board_facts(over, seat) }</figcaption>
                { G::final_board(over, seat) }
            </figure>
        }
    };
    html! {
        <section class={classes!("finals", "sheet", format!("of{}", owners.len()))} aria-labelledby="finals-title">
            <h2 id="finals-title">{ over.words.t("score-finals") }</h2>
            { for owners.iter().zip(ranks).enumerate().map(figure) }
        </section>
    }
}
