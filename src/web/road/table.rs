//! Road's table as the page knows it.

use crate::bots::road::hint::Why;
use crate::engine::seat::Seat;
use crate::games::road::cards::GOAL;
use crate::games::road::state::Stage;
use crate::games::road::{Action, Event, Road, State, View};
use crate::web::road::model::Picked;
use crate::web::road::{draw, log, phrases};
use crate::web::table::{Act, Drawn, LogLine, Moment, TableGame, Telling};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

impl TableGame for Road {
    type Picked = Picked;

    const HANDS: bool = true;

    fn whose_turn(state: &State) -> Option<Seat> {
        Some(state.active)
    }

    fn let_go(picked: &Picked) -> Picked {
        Picked { read: picked.read, ..Picked::default() }
    }

    fn tell(telling: &Telling<'_, Road>, events: &[Event]) -> Vec<LogLine> {
        log::tell(telling, events)
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let state = view.open();
        let turn = [("turn", (state.turns + u16::from(!state.is_over())).into())];
        let goal = words.say("road-goal", &[("points", GOAL.into())]);
        let long = format!("{} · {goal}", words.say("road-turn", &turn));
        (long.into(), words.say("road-turn", &turn).into())
    }

    fn choice(telling: &Telling<'_, Road>, view: &View, choice: &Action) -> Text {
        phrases::choice(telling, view, choice)
    }

    fn choices_in_words(telling: &Telling<'_, Road>, view: &View, choices: &[Action]) -> String {
        phrases::choices(telling, view, choices)
    }

    fn reason(telling: &Telling<'_, Road>, reason: &Why) -> Text {
        phrases::reason(telling, reason)
    }

    fn asks(telling: &Telling<'_, Road>, view: &View, seat: Seat) -> Text {
        let state = view.open();
        let active = ("name", telling.who(state.active));
        match state.stage {
            Stage::Answer => telling.say("road-asks-answer", &[active]),
            Stage::Counter => telling.say("road-asks-counter", &[active]),
            Stage::Reply => {
                telling.say("road-asks-reply", &[("name", telling.who(state.trade.partner))])
            }
            Stage::Discard => {
                let owed = state.owing.get(seat.index()).copied().unwrap_or_default();
                telling.say("road-asks-discard", &[("count", owed.into())])
            }
            Stage::Gift => telling.say("road-asks-gift", &[]),
            Stage::Turn | Stage::Offer | Stage::Over => Text::default(),
        }
    }

    fn draw(moment: &Moment<Road>, act: &Act<Road>) -> Drawn {
        draw::draw(moment, act)
    }

    fn guide(words: &Words) -> Html {
        let step = |number: usize| html! { <li key={number}>{ words.t(&format!("road-guide-{number}")) }</li> };
        html! { <ol>{ for (1..=6).map(step) }</ol> }
    }
}
