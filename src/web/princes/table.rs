//! `TableGame` for Princes.

use crate::bots::princes::hint::HintReason;
use crate::engine::seat::Seat;
use crate::games::princes::step::{Choice, HandChoice, SetupChoice, StackChoice, TurnChoice, Why};
use crate::games::princes::{Action, Decision, Event, Princes, State, View};
use crate::web::princes::draw;
use crate::web::princes::model::Picked;
use crate::web::princes::model::choosing::choosing;
use crate::web::princes::model::ending::Ending;
use crate::web::princes::model::parts::Chooser;
use crate::web::princes::words::prompts::{self, PromptContext};
use crate::web::princes::words::{log, phrases};
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
        picture: &[Of("die-4"), Sign("→"), Of("pr-forest"), Sign("·"), Of("ed-harvest")],
        key: "princes-guide-1",
    },
    Step {
        picture: &[Of("pr-road"), Sign("→"), Of("pr-settlement"), Sign("→"), Of("pr-city")],
        key: "princes-guide-2",
    },
    Step {
        picture: &[
            Of("pr-abbey"),
            Of("r-wood"),
            Of("r-wood"),
            Of("r-wood"),
            Sign("→"),
            Of("r-ore"),
        ],
        key: "princes-guide-3",
    },
    Step {
        picture: &[Of("adv-strength"), Of("adv-trade"), Sign("→"), Of("pt-victory")],
        key: "princes-guide-4",
    },
];

impl TableGame for Princes {
    type Picked = Picked;
    type Ways = Ending;

    const UNLOGGED: &'static [&'static str] = &[
        "event-shelved",
        "events-dealt",
        "lost-under",
        "open-taken",
        "region-laid",
        "regions-shuffled",
        "stack-dealt",
        "turn-ended",
    ];

    fn next_turn(_ways: &Ending) -> Ending {
        Ending::default()
    }

    fn deselect(_picked: &Picked) -> Picked {
        Picked::default()
    }

    fn only_left(view: &View, seat: Seat, legal: &[Action], picked: &Picked) -> Option<Action> {
        let state = view.position();
        let chooser = Chooser { state, seat: seat.0, decision: state.decision(seat.0) };
        choosing(&chooser, legal.iter().copied()).only(&picked.path)
    }

    /// Choices of regions, resources and cards in play need no view of the hand.
    fn needs_hand(decision: &Decision) -> bool {
        match decision.choice {
            Choice::Setup(of) => matches!(of, SetupChoice::FirstStack { .. }),
            Choice::Turn(TurnChoice::Roll | TurnChoice::Act) => true,
            // Filling the hand after a loss needs none; at a turn's end it does.
            Choice::Stack(StackChoice::Draw { optional, .. }) => {
                !optional && matches!(decision.why, Some(Why::Card(_)))
            }
            Choice::Stack(
                StackChoice::Search { .. }
                | StackChoice::MaySearch
                | StackChoice::Take { .. }
                | StackChoice::ExchangeDraw,
            ) => true,
            Choice::Hand(HandChoice::UnderLost) => false,
            Choice::Hand(
                HandChoice::Exchange { .. }
                | HandChoice::Under { .. }
                | HandChoice::UnderOther { .. }
                | HandChoice::UnderFighters
                | HandChoice::TakeAny
                | HandChoice::Ward
                | HandChoice::Steal { .. },
            ) => true,
            Choice::Gain(_)
            | Choice::Payment(_)
            | Choice::Loss(_)
            | Choice::Hero(_)
            | Choice::Region(_)
            | Choice::Jester(_) => false,
        }
    }

    fn is_untold(decision: &Decision) -> bool {
        decision.choice == Choice::Hand(HandChoice::Ward)
    }

    fn whose_turn(state: &State) -> Option<Seat> {
        Some(Seat(state.active()))
    }

    fn log_lines(context: &TextContext<'_, Princes>, events: &[Event]) -> Vec<LogLine> {
        log::entries(context, events)
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let state = view.position();
        let mode = words.t(&format!("princes-mode-{}", state.mode().row().key));
        let turn = words.say("princes-turn", &[("turn", (state.turn() + 1).into())]);
        (format!("{mode} · {turn}").into(), turn.into())
    }

    fn choice(context: &TextContext<'_, Princes>, view: &View, choice: &Action) -> Text {
        phrases::choice(context, view, choice)
    }

    fn listed(
        context: &TextContext<'_, Princes>,
        _view: &View,
        choice: &Action,
        _said: &Text,
    ) -> Listed {
        draw::listed::listed(context, choice)
    }

    fn places(made: (&State, Seat, &Action)) -> Vec<String> {
        draw::spots(made)
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::End
    }

    fn reason(context: &TextContext<'_, Princes>, reason: &HintReason) -> Text {
        phrases::reason(context, reason)
    }

    fn handover_reason(context: &TextContext<'_, Princes>, view: &View, seat: Seat) -> Text {
        let state = view.position();
        match state.decision(seat.0) {
            None | Some(Decision { choice: Choice::Turn(_), .. }) => Text::default(),
            Some(decision) if Princes::is_untold(&decision) => Text::default(),
            Some(decision) => {
                let rival = context.name(Seat(1 - (seat.0 & 1)));
                let asked = PromptContext { state, seat: seat.0, rival: &rival };
                prompts::question(context.words, asked, &decision).into()
            }
        }
    }

    fn draw(moment: &Moment<Princes>, act: &Act<Princes>) -> Drawn {
        draw::draw(moment, act)
    }

    fn explain(moment: &Moment<Princes>, act: &Act<Princes>, code: &str) -> Option<HelpText> {
        draw::explain(moment, act, code)
    }

    fn figures(moment: &Moment<Princes>) -> Vec<Figures> {
        draw::figures::figures(moment)
    }

    fn guide(words: &Words) -> Html {
        steps(words, &GUIDE)
    }
}

#[cfg(test)]
mod tests;
