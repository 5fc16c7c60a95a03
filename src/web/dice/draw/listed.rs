//! Lines of the list of moves: the pair that is entered, and its field.

use crate::games::dice::action::UsedBonus;
use crate::games::dice::{Action, Dice};
use crate::web::dice::art::icons::{hex_of, written};
use crate::web::dice::words::names::Names;
use crate::web::table::{Listed, TextContext};
use crate::web::ui::icon::symbol;
use crate::web::ui::text::Icon;
use crate::web::ui::{Pic, die_face};
use yew::prelude::*;

/// Group and picture of a move.
pub fn listed(context: &TextContext<'_, Dice>, action: &Action) -> Listed {
    let icon = |id: Icon| html! { <Pic {id} /> };
    let group = Names(context.words).pair(action).unwrap_or_default().into();
    let (sign, picture) = match *action {
        Action::Mark { colour, number, bonus, .. } => {
            let sign = match bonus {
                UsedBonus::None => die_face(number),
                UsedBonus::Monk => "monk",
                UsedBonus::Worker => "worker",
            };
            (sign, field(hex_of(colour), number))
        }
        Action::Silver { colour, number, .. } => ("silver", field(hex_of(colour), number)),
        Action::Start { .. } => ("", icon("t-castle")),
        Action::Sell | Action::Keep => ("", icon("goods")),
        Action::Pass => ("", icon("worker")),
        Action::Done => ("", Html::default()),
    };
    Listed { group, sign, picture, ..Listed::default() }
}

/// A field of a colour with a number in it.
fn field(hex: Icon, number: u8) -> Html {
    html! {
        <svg class="pic" width="1.5em" viewBox="0 0 64 64" focusable="false">
            { symbol(hex, 32.0, 32.0, 64.0, "") }
            <rect class="win on" x="18" y="18" width="28" height="28" />
            { written(number, 32.0, 32.0, 30.0, 0, "inw") }
        </svg>
    }
}
