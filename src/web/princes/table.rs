//! The table of Princes as the page knows it.

use crate::bots::princes::reasons::Reason;
use crate::engine::seat::Seat;
use crate::games::princes::step::Why;
use crate::games::princes::{Action, Decision, Event, Princes, State, View};
use crate::web::princes::asks::{self, Asked};
use crate::web::princes::model::Picked;
use crate::web::princes::{draw, log, phrases};
use crate::web::table::{Act, Drawn, LogLine, Moment, TableGame, Telling};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// Steps of the guide.
const GUIDE: usize = 7;

impl TableGame for Princes {
    type Picked = Picked;

    const HANDS: bool = true;

    fn let_go(_picked: &Picked) -> Picked {
        Picked::default()
    }

    /// Storing, paying, giving, losing what lies on the table: everybody may see that.
    fn needs_hand(decision: &Decision) -> bool {
        matches!(
            decision,
            Decision::Roll
                | Decision::Turn
                | Decision::FirstStack { .. }
                | Decision::Search { .. }
                | Decision::Take { .. }
                | Decision::Under { .. }
                | Decision::UnderOther { .. }
                | Decision::UnderFighters { .. }
                | Decision::Steal { .. }
                | Decision::Exchange { .. }
                | Decision::ExchangeDraw
                // Filling the hand when it lost cards; at a turn's end it is open anyway.
                | Decision::Draw { optional: false, why: Why::Card(_), .. }
        )
    }

    fn whose_turn(state: &State) -> Option<Seat> {
        Some(Seat(state.active))
    }

    fn tell(telling: &Telling<'_, Princes>, events: &[Event]) -> Vec<LogLine> {
        log::tell(telling, events)
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let state = view.position();
        let mode = words.t(&format!("princes-mode-{}", state.mode.row().key));
        let turn = words.say("princes-turn", &[("turn", (state.turn + 1).into())]);
        (format!("{mode} · {turn}").into(), turn.into())
    }

    fn choice(telling: &Telling<'_, Princes>, view: &View, choice: &Action) -> Text {
        phrases::choice(telling, view, choice)
    }

    fn reason(telling: &Telling<'_, Princes>, reason: &Reason) -> Text {
        phrases::reason(telling, reason)
    }

    fn asks(telling: &Telling<'_, Princes>, view: &View, seat: Seat) -> Text {
        let state = view.position();
        match state.decision(seat.0) {
            None | Some(Decision::Turn | Decision::Roll) => Text::default(),
            Some(decision) => {
                let rival = telling.name(Seat(1 - (seat.0 & 1)));
                let asked = Asked { state, seat: seat.0, rival: &rival };
                asks::question(telling.words, asked, &decision).into()
            }
        }
    }

    fn draw(moment: &Moment<Princes>, act: &Act<Princes>) -> Drawn {
        draw::draw(moment, act)
    }

    fn guide(words: &Words) -> Html {
        let step = |number: usize| html! { <li key={number}>{ words.t(&format!("princes-guide-{number}")) }</li> };
        html! { <ol>{ for (1..=GUIDE).map(step) }</ol> }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::princes::card::Card;

    #[test]
    fn who_refills_a_hand_that_lost_cards_is_handed_the_tablet_and_at_a_turn_s_end_stays_as_it_is()
    {
        let draw = |optional, why| Princes::needs_hand(&Decision::Draw { left: 2, optional, why });
        assert!(draw(false, Why::Card(Card::ODINS_PRIEST)));
        assert!(draw(false, Why::Card(Card::RELIGIOUS_DISPUTE)));
        assert!(!draw(false, Why::Hand), "the turn's end");
        assert!(!draw(true, Why::Card(Card::ODINS_FOUNTAIN)), "one card more, openly");
    }
}
