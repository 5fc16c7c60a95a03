//! Lines of the list of moves: the die that a move takes, and its tile, goods or shield.

use crate::games::burgundy::action::Die;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::tiles::Tile;
use crate::games::burgundy::{Action, Burgundy, View};
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::art::tile::{Piece, TileIcon};
use crate::web::burgundy::model::shield_icon;
use crate::web::table::{Listed, TextContext};
use crate::web::ui::text::{Icon, Text};
use crate::web::ui::{Pic, die_face};
use yew::prelude::*;

/// Mark between the die and the rest of a move in words.
const COLON: &str = ": ";

/// Group and picture of a move.
pub fn listed(
    context: &TextContext<'_, Burgundy>,
    view: &View,
    action: &Action,
    said: &Text,
) -> Listed {
    let (group, sign) = group(context, action, said);
    let state = view.known();
    let seat = context.looker.seat().or_else(|| state.deciders().lowest());
    let cost = seat.map_or(0, |seat| state.workers_for(seat, *action));
    Listed { group, sign, picture: picture(context, view, action), cost }
}

/// Heading and its icon: the die with its workers, or the purchase.
fn group(context: &TextContext<'_, Burgundy>, action: &Action, said: &Text) -> (Text, Icon) {
    match action {
        Action::Take(die, _)
        | Action::Place(die, ..)
        | Action::Sell(die, _)
        | Action::Hire(die) => {
            let group = said.split_once(COLON).map_or("", |(die, _)| die);
            (group.into(), die_icon(*die))
        }
        Action::Buy(..) | Action::Swap(_) | Action::Recruit | Action::Point => {
            (context.say("scene-list-buy", &[]), "silver")
        }
        _ => (Text::default(), ""),
    }
}

fn die_icon(die: Die) -> Icon {
    match die {
        Die::ANY => "t-castle",
        Die::WHITE => "die-white",
        Die(number) => die_face(number),
    }
}

fn picture(context: &TextContext<'_, Burgundy>, view: &View, action: &Action) -> Html {
    let state = view.known();
    let looker = context.looker.seat().filter(|seat| state.deciders().has(*seat));
    let estate = state.estate(looker.or_else(|| state.deciders().lowest()).unwrap_or_default());
    let chickens = context.options.edition() == Edition::E2011;
    let tile = |tile: Tile| match tile.is_some() {
        true => html! { <TileIcon piece={Piece { tile, black: false, chickens }} /> },
        false => Html::default(),
    };
    let icon = |id: Icon| html! { <Pic {id} /> };
    match *action {
        Action::Take(_, slot)
        | Action::Buy(slot, _)
        | Action::Fetch(slot)
        | Action::Settle(slot, _)
        | Action::Swap(slot) => tile(state.lying(slot)),
        Action::Place(_, key, _) | Action::Discard(key) | Action::Build(key, _) => {
            tile(estate.stored(key))
        }
        Action::Sell(_, good)
        | Action::SellFree(good)
        | Action::Gather(good)
        | Action::Give(good) => icon(good_icon(good)),
        Action::Hire(_) | Action::Recruit => icon("worker"),
        Action::Load(depot) => icon(die_face(depot)),
        Action::Turn(_, number) => icon(die_face(number)),
        Action::Use(building) => tile(building.tile()),
        Action::Shield(shield, _) | Action::Drop(shield) => icon(shield_icon(shield)),
        Action::StartCastle(_) => icon("t-castle"),
        Action::Pay(_) => icon("silver"),
        Action::Collect(_) | Action::Point => icon("vp"),
        Action::Herd(_) => icon("a-geese"),
        Action::Name(_) => icon("t-monastery"),
        Action::Keep(goods) => goods.iter().map(|good| icon(good_icon(good))).collect(),
        Action::Board(_)
        | Action::First(_)
        | Action::Shelve(_)
        | Action::Pass
        | Action::EndTurn => Html::default(),
    }
}
