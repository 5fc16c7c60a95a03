//! Lines of the list of moves: purchases and trades, with their cards.

use crate::games::road::{Action, Road};
use crate::web::road::art::pictures::{figure, pip};
use crate::web::table::{Listed, TextContext};
use crate::web::ui::Pic;
use crate::web::ui::text::Icon;
use yew::prelude::*;

/// Group and picture of a move.
pub fn listed(context: &TextContext<'_, Road>, action: &Action) -> Listed {
    let (key, icon): (&str, Icon) = match *action {
        Action::Build { card, .. } => ("road-list-buy", figure(card)),
        Action::Trade { .. } | Action::Counter => ("road-list-trade", "u-trade"),
        Action::Give { resource } => ("road-list-give", pip(resource)),
        Action::Get { resource } => ("road-list-get", pip(resource)),
        Action::Discard { resource } | Action::Gift { resource, .. } => ("", pip(resource)),
        Action::Send | Action::Accept => ("", "u-check"),
        Action::Decline => ("", "u-close"),
        Action::End => ("", ""),
    };
    Listed {
        group: if key.is_empty() { "".into() } else { context.say(key, &[]) },
        picture: if icon.is_empty() {
            Html::default()
        } else {
            html! { <Pic id={icon} /> }
        },
        ..Listed::default()
    }
}
