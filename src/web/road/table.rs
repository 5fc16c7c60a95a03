//! Road's implementation of the table.

use crate::bots::road::hint::HintReason;
use crate::engine::seat::Seat;
use crate::games::road::cards::GOAL;
use crate::games::road::state::Stage;
use crate::games::road::{Action, Event, Road, State, View};
use crate::web::road::draw::{self, spot_of_card, spot_of_seat};
use crate::web::road::model::Picked;
use crate::web::road::model::standing::Standing;
use crate::web::road::words::{log, phrases};
use crate::web::table::{
    Act, Drawn, Figures, HelpText, Listed, LogLine, Moment, TableGame, TextContext,
};
use crate::web::ui::steps::Mark::{Of, Sign};
use crate::web::ui::steps::{Step, steps};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// Introduction in four pictures.
const GUIDE: [Step; 4] = [
    Step {
        picture: &[Of("back-res"), Sign("→"), Of("p-brick"), Of("p-wood"), Of("p-wool")],
        key: "road-guide-1",
    },
    Step {
        picture: &[Of("p-brick"), Of("p-wood"), Sign("→"), Of("c-road")], key: "road-guide-2"
    },
    Step { picture: &[Of("p-wool"), Sign("→"), Of("p-ore")], key: "road-guide-3" },
    Step {
        picture: &[Of("c-settlement"), Sign("→"), Of("e-robber"), Of("mile-end")],
        key: "road-guide-4",
    },
];

impl TableGame for Road {
    type Picked = Picked;
    type Ways = Standing;

    const UNLOGGED: &'static [&'static str] = &[
        "approached",
        "build-cards-shuffled",
        "events-shuffled",
        "resources-shuffled",
        "row-filled",
        "turn-ended",
    ];

    fn whose_turn(state: &State) -> Option<Seat> {
        Some(state.active())
    }

    fn next_turn(_ways: &Standing) -> Standing {
        Standing::default()
    }

    fn deselect(picked: &Picked) -> Picked {
        Picked { read: picked.read, ..Picked::default() }
    }

    /// An event that lies open gives way to the display, to which hints refer.
    fn hinted(_picked: &Picked) -> Picked {
        Picked { read: true, ..Picked::default() }
    }

    fn log_lines(context: &TextContext<'_, Road>, events: &[Event]) -> Vec<LogLine> {
        log::entries(context, events)
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let state = view.open();
        let turn = [("turn", state.turn().into())];
        let goal = words.say("road-goal", &[("points", GOAL.into())]);
        let long = format!("{} · {goal}", words.say("road-turn", &turn));
        (long.into(), words.say("road-turn", &turn).into())
    }

    fn choice(context: &TextContext<'_, Road>, view: &View, choice: &Action) -> Text {
        phrases::choice(context, view, choice)
    }

    fn listed(
        context: &TextContext<'_, Road>,
        _view: &View,
        choice: &Action,
        _said: &Text,
    ) -> Listed {
        draw::listed::listed(context, choice)
    }

    fn choices_in_words(
        context: &TextContext<'_, Road>,
        view: &View,
        choices: &[Action],
    ) -> String {
        phrases::choices(context, view, choices)
    }

    fn places((_, _, action): (&State, Seat, &Action)) -> Vec<String> {
        match action {
            Action::Build { card, .. } => vec![spot_of_card(*card)],
            Action::Trade { partner } => vec![spot_of_seat(*partner)],
            _ => Vec::new(),
        }
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::End
    }

    fn reason(context: &TextContext<'_, Road>, reason: &HintReason) -> Text {
        phrases::reason(context, reason)
    }

    fn handover_reason(context: &TextContext<'_, Road>, view: &View, seat: Seat) -> Text {
        let state = view.open();
        let active = ("name", context.name_arg(state.active()));
        match state.stage() {
            Stage::Answer => context.say("road-asks-answer", &[active]),
            Stage::Counter => context.say("road-asks-counter", &[active]),
            Stage::Reply => {
                context.say("road-asks-reply", &[("name", context.name_arg(state.trade().partner))])
            }
            Stage::Discard => {
                let owed = state.owing().get(seat.index()).copied().unwrap_or_default();
                context.say("road-asks-discard", &[("count", owed.into())])
            }
            Stage::Gift => context.say("road-asks-gift", &[]),
            Stage::Turn | Stage::Offer | Stage::Over => Text::default(),
        }
    }

    fn draw(moment: &Moment<Road>, act: &Act<Road>) -> Drawn {
        draw::draw(moment, act)
    }

    fn explain(moment: &Moment<Road>, act: &Act<Road>, code: &str) -> Option<HelpText> {
        draw::explain(moment, act, code)
    }

    fn figures(moment: &Moment<Road>) -> Vec<Figures> {
        draw::figures::figures(moment)
    }

    fn guide(words: &Words) -> Html {
        steps(words, &GUIDE)
    }
}
