//! A hint in words, and the button that carries it out.

use crate::bots::player::Hint;
use crate::engine::game::Move;
use crate::engine::seat::Seat;
use crate::web::table::{Act, Button, Moment, TableGame, TextContext, worth};
use crate::web::ui::text::Text;
use yew::prelude::*;

/// Most reasons shown for a hint, besides its price.
const REASONS: usize = 2;

/// The reasons for a hint and its price, in one line.
pub(super) fn reasons<G: TableGame>(context: &TextContext<'_, G>, hint: &Hint<G>) -> Text {
    let said = hint.reasons.iter().map(|reason| G::reason(context, reason));
    let mut parts: Vec<Text> = said.filter(|text| !text.is_empty()).take(REASONS).collect();
    let price = |price| worth::price::<G>(context.words, context.options, price);
    parts.extend(hint.price.as_ref().map(price).unwrap_or_default());
    parts.join(" · ").into()
}

/// The button that plays the moves of a hint, or writes them in pencil.
pub(super) fn do_it<G: TableGame>(
    moment: &Moment<G>,
    act: Act<G>,
    seat: Seat,
    hint: &Hint<G>,
) -> Button {
    let press = match G::pencilled(moment, seat, &hint.now) {
        Some(picked) => Callback::from(move |()| {
            act.let_hints_go();
            act.pick_now(picked.clone());
        }),
        None => {
            let moves: Vec<Move<G::Action>> =
                hint.now.iter().map(|action| Move { seat, action: *action }).collect();
            Callback::from(move |()| act.play_all(&moves))
        }
    };
    Button { lit: true, ..Button::new("u-check", moment.t("hint-do"), press) }
}
