//! Signs and keys of the log's lines.

use crate::games::princes::card::Card;
use crate::games::princes::event::Counting;
use crate::games::princes::points::ADVANTAGE;
use crate::games::princes::row::Ability;
use crate::games::princes::step::{EventEffect, Step};
use crate::web::ui::text::Icon;

/// The sign and name of a compared number.
pub(super) const fn counted(counting: Counting) -> (Icon, &'static str) {
    match counting {
        Counting::Strength => ("adv-strength", "princes-counted-strength"),
        Counting::Commerce => ("adv-trade", "princes-counted-commerce"),
        Counting::TradeShips => ("pr-trade_ships_race", "princes-counted-trade-ships"),
        Counting::Units => ("pr-alliance", "princes-counted-units"),
        Counting::Inventions => ("pr-invention", "princes-counted-inventions"),
        Counting::Regions => ("bk-region", "princes-counted-regions"),
        Counting::StrongUnits => ("adv-strength", "princes-counted-strong-units"),
        Counting::Skill => ("ps-skill", "princes-counted-skill"),
    }
}

/// The key of an event's line: it says which players and regions the event spares.
pub(super) fn event_key(card: Card) -> &'static str {
    let does = |effects: &[EventEffect]| {
        let wanted = |step: &Step| effects.iter().any(|effect| effect.step() == *step);
        let steps = |ability: &Ability| matches!(ability, Ability::Each([step]) if wanted(step));
        card.row().abilities.iter().any(steps)
    };
    if does(&[EventEffect::Plague]) {
        "princes-log-event-plague"
    } else if does(&[EventEffect::Barbarians, EventEffect::Dispute]) {
        "princes-log-event-cities"
    } else {
        "princes-log-event"
    }
}

/// True if these strength or commerce points give no seat the advantage.
pub(super) const fn nobody_leads([first, second]: [u8; 2]) -> bool {
    let most = if first > second { first } else { second };
    first == second || most < ADVANTAGE
}
