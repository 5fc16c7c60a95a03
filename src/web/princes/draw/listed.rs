//! Lines of the list of moves: what is done, and with which card, region or resource.

use crate::games::princes::action::Means;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Kind, Region};
use crate::games::princes::{Action, Princes};
use crate::web::princes::art::card_picture;
use crate::web::princes::art::pictures::{back_of, land, resource};
use crate::web::table::{Listed, TextContext};
use crate::web::ui::Pic;
use crate::web::ui::text::Icon;
use yew::prelude::*;

/// Group and picture of a move.
pub fn listed(context: &TextContext<'_, Princes>, action: &Action) -> Listed {
    let key = match action {
        Action::Road { .. }
        | Action::Settlement { .. }
        | Action::City { .. }
        | Action::Build { .. } => "princes-list-build",
        Action::Play { .. } | Action::Herald | Action::Sebastian => "princes-list-play",
        Action::Use { .. } => "princes-list-use",
        Action::Trade { .. } | Action::Move { .. } => "princes-list-trade",
        _ => "",
    };
    let group = if key.is_empty() { "".into() } else { context.say(key, &[]) };
    Listed { group, picture: picture(action), ..Listed::default() }
}

fn picture(action: &Action) -> Html {
    let icon = |id: Icon| html! { <Pic {id} /> };
    let of = |region: Region| icon(land(region.kind()).0);
    match *action {
        Action::Road { .. } => icon("pr-road"),
        Action::Settlement { .. } => icon("pr-settlement"),
        Action::City { .. } => icon("pr-city"),
        Action::Build { card, .. }
        | Action::Play { card, .. }
        | Action::Use { card, .. }
        | Action::Remove { card, .. }
        | Action::Brigitta { card, .. }
        | Action::Take { card }
        | Action::Under { card, .. }
        | Action::Exchange { card, .. }
        | Action::Name { card, .. }
        | Action::Lose { card, .. }
        | Action::Offer { card, .. }
        | Action::Burn { card, .. } => card_picture(card),
        Action::Trade { by, to } => html! { <>{ given(by) }<Pic id="u-arrow" />{ of(to) }</> },
        Action::Move { from, to, .. } => html! { <>{ of(from) }<Pic id="u-arrow" />{ of(to) }</> },
        Action::Scout { up, down } => html! { <>{ of(up) }{ of(down) }</> },
        Action::Up { region }
        | Action::Lay { region }
        | Action::Gain { region }
        | Action::Pay { region }
        | Action::Give { region } => of(region),
        Action::Demand { resource: kind } | Action::Choose { resource: kind } => {
            icon(resource(kind))
        }
        Action::PickSet { set } => icon(back_of(set)),
        Action::Herald => card_picture(Card::REINER_HERALD),
        Action::Sebastian => card_picture(Card::SEBASTIAN),
        Action::Roll => icon("die-any"),
        Action::Ransom => icon(resource(Kind::Gold)),
        Action::Draw { .. }
        | Action::Search { .. }
        | Action::Put { .. }
        | Action::Takeover { .. }
        | Action::Reward { .. }
        | Action::Decline
        | Action::End => Html::default(),
    }
}

/// The resources that are given in a trade.
fn given(by: Means) -> Html {
    let kinds = match by {
        Means::Bank { resource }
        | Means::Ship { resource }
        | Means::Light { resource, .. }
        | Means::Favour { resource } => vec![resource],
        Means::Large { from }
        | Means::LightLarge { from, .. }
        | Means::Miller { from }
        | Means::Mill { from }
        | Means::Post { from } => vec![from.kind()],
        Means::Mint { .. } => vec![Kind::Gold],
        Means::Wagon { given } => given.to_vec(),
    };
    kinds.into_iter().map(|kind| html! { <Pic id={resource(kind)} /> }).collect()
}
