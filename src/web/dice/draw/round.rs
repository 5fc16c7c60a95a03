//! The actions of a player in a round, as a list.

use super::desk::Table;
use crate::engine::seat::Seat;
use crate::games::dice::Event;
use crate::games::dice::action::UsedBonus;
use crate::games::dice::colours::Bonus;
use crate::games::dice::event::Prize;
use crate::web::dice::art::icons;
use crate::web::ui::Pic;
use crate::web::words::Arg;
use yew::prelude::*;

/// An action of a player in the round.
struct RoundAction {
    icon: &'static str,
    text: String,
    /// The bonus that was crossed out.
    spent: Option<Bonus>,
    /// Bonuses that were circled.
    gained: Vec<Bonus>,
    points: i32,
}

/// The actions of a seat among these events, as a list.
pub(super) fn list(table: &Table<'_>, seat: Seat, events: &[Event], class: &'static str) -> Html {
    html! {
        <ul {class}>{ for actions(table, seat, events).into_iter().enumerate().map(|(index, did)| html! {
            <li key={index}>
                <Pic id={did.icon} />
                <span>{ did.text }
                    { for did.spent.map(|bonus| html! { <i><Pic id={icons::bonus(bonus)} /><Pic id="w-strike" class="over" /></i> }) }
                    { for did.gained.iter().map(|bonus| html! { <i><Pic id={icons::bonus(*bonus)} /><Pic id="w-ring" class="over" /></i> }) }
                </span>
                if did.points > 0 { <b>{ format!("+{}", did.points) }</b> }
            </li>
        }) }</ul>
    }
}

/// The actions of a seat, in the order of events.
fn actions(table: &Table<'_>, seat: Seat, events: &[Event]) -> Vec<RoundAction> {
    let names = table.names();
    let mut rows: Vec<RoundAction> = Vec::new();
    let row = |icon, text| RoundAction { icon, text, spent: None, gained: Vec::new(), points: 0 };
    let mut spent = None;
    for event in events.iter().filter(|event| event.seat() == Some(seat)) {
        match *event {
            Event::GoodsSold { goods, .. } => {
                let text = names.say("reveal-sold", &[("count", goods.into())]);
                rows.push(row("goods", text));
            }
            Event::BonusUsed { bonus, .. } => spent = Some(bonus),
            Event::Marked { colour, number, bonus, .. } => {
                let colour_name = names.colour(colour);
                let args: [(&str, Arg); 2] =
                    [("colour", colour_name.as_str().into()), ("number", number.into())];
                let mut did = row(icons::hex_of(colour), names.say("reveal-mark", &args));
                did.spent = spent.take().or(match bonus {
                    UsedBonus::Monk => Some(Bonus::Monk),
                    UsedBonus::Worker => Some(Bonus::Worker),
                    UsedBonus::None => None,
                });
                rows.push(did);
            }
            Event::Passed { .. } => {
                rows.push(row("worker", names.t("reveal-passed")));
            }
            Event::ColourCompleted { colour, prize, .. } => {
                let key = match prize {
                    Prize::Nothing => "reveal-completed-late",
                    Prize::Larger | Prize::Smaller => "reveal-completed",
                };
                let colour_name = names.colour(colour);
                rows.push(row("star", names.say(key, &[("colour", colour_name.as_str().into())])));
            }
            Event::BonusGained { bonus, .. } => {
                if let Some(last) = rows.last_mut() {
                    last.gained.push(bonus);
                }
            }
            Event::Scored { points, .. } => {
                if let Some(last) = rows.last_mut() {
                    last.points += i32::from(points);
                }
            }
            Event::Rolled { .. }
            | Event::BoxesCrossed { .. }
            | Event::Chose { .. }
            | Event::Ready { .. }
            | Event::Revealed
            | Event::CastleCrossed { .. }
            | Event::BonusLost { .. }
            | Event::RegionFinished { .. }
            | Event::RoundEnded { .. }
            | Event::PhaseEnded { .. }
            | Event::GameEnded => {}
        }
    }
    rows
}
