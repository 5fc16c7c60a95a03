//! The dice game's implementation of the table.

use crate::bots::dice::hint::HintReason;
use crate::engine::seat::Seat;
use crate::games::dice::contract::Decision;
use crate::games::dice::options::Castles;
use crate::games::dice::state::Stage;
use crate::games::dice::{Action, Dice, Event, State, View};
use crate::web::dice::art::sheet::spot;
use crate::web::dice::draw;
use crate::web::dice::model::drafts::Drafts;
use crate::web::dice::model::ways::Ways;
use crate::web::dice::words::log;
use crate::web::dice::words::names::Names;
use crate::web::store;
use crate::web::table::{
    Act, Back, Drawn, Figures, HelpText, Lens, Listed, LogLine, Moment, TableGame, TextContext,
};
use crate::web::ui::steps::Mark::{Of, Sign};
use crate::web::ui::steps::{Step, steps};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// Storage key of the preferences.
const WAYS: &str = "principality.dice";

/// Introduction in four pictures.
const GUIDE: [Step; 4] = [
    Step {
        picture: &[Of("die-3"), Sign("+"), Of("die-grey"), Sign("→"), Of("hexc-grey")],
        key: "guide-roll",
    },
    Step { picture: &[Of("die-any"), Sign("→"), Of("worker")], key: "guide-mark" },
    Step {
        picture: &[Of("hexc-orange"), Of("hexc-orange"), Of("hexc-orange"), Sign("→"), Of("vp")],
        key: "guide-regions",
    },
    Step {
        picture: &[Of("hexc-blue"), Sign("→"), Of("star"), Sign("·"), Of("hourglass")],
        key: "guide-colours",
    },
];

impl TableGame for Dice {
    type Picked = Drafts;
    type Ways = Ways;

    const UNLOGGED: &'static [&'static str] =
        &["bonus-used", "boxes-crossed", "chose", "ready", "revealed", "round-ended"];

    fn remembered() -> Ways {
        Ways::of_text(&store::get(WAYS).ok().flatten().unwrap_or_default())
    }

    /// Without storage, the preferences hold while the table is open.
    fn remember(before: &Ways, ways: &Ways) {
        let stored = Self::remembered();
        let text = ways.changed_in(before, &stored).text();
        if text != stored.text() {
            let _ = store::put(WAYS, &text);
        }
    }

    fn covers(decision: &Decision) -> bool {
        matches!(decision, Decision::Start { secret: true })
    }

    fn step_back(picked: &Drafts, state: &State) -> Back<Drafts> {
        picked.step_back(state)
    }

    fn pencilled(moment: &Moment<Dice>, seat: Seat, advised: &[Action]) -> Option<Drafts> {
        let state = moment.open_view(seat).unwrap_or(&moment.view).known();
        Some(moment.picked.advised(state, seat, advised))
    }

    fn is_written(moment: &Moment<Dice>, seat: Seat, advised: &[Action]) -> bool {
        let state = moment.open_view(seat).unwrap_or(&moment.view).known();
        let advised = moment.picked.advised(state, seat, advised);
        moment.picked.of(state, seat).actions == advised.of(state, seat).actions
    }

    fn hinted(picked: &Drafts) -> Drafts {
        picked.back()
    }

    fn log_lines(context: &TextContext<'_, Dice>, events: &[Event]) -> Vec<LogLine> {
        log::entries(context, events)
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let (names, state) = (Names(words), view.known());
        let solo = state.options().is_solo();
        let number = names.round(solo, state.phase(), state.round());
        let phase = names.phase(state.phase());
        let of = ("of", state.column().into());
        let args = [("round", number.into()), ("phase", phase.into()), of];
        match state.stage() {
            Stage::Castles => {
                let text: Text = names.t("when-castles").into();
                (text.clone(), text)
            }
            Stage::Over => {
                let text: Text = names.t("when-over").into();
                (text.clone(), text)
            }
            Stage::Rounds => {
                let long = if solo { "when-round-of" } else { "when-round" };
                (names.say(long, &args).into(), names.say("when-short", &args).into())
            }
        }
    }

    fn choice(context: &TextContext<'_, Dice>, view: &View, choice: &Action) -> Text {
        Names(context.words).choice(view.known(), choice).into()
    }

    fn lit_in_words(context: &TextContext<'_, Dice>, view: &View, choices: &[Action]) -> String {
        let (names, state) = (Names(context.words), view.known());
        let said =
            |choice: &Action| names.advice(choice).unwrap_or_else(|| names.choice(state, choice));
        choices.iter().map(said).collect::<Vec<_>>().join(" · ")
    }

    fn listed(
        context: &TextContext<'_, Dice>,
        _view: &View,
        choice: &Action,
        _said: &Text,
    ) -> Listed {
        draw::listed::listed(context, choice)
    }

    fn places((_, _, action): (&State, Seat, &Action)) -> Vec<String> {
        match action {
            Action::Start { field } | Action::Mark { field, .. } | Action::Silver { field, .. } => {
                vec![spot(*field)]
            }
            Action::Sell | Action::Keep | Action::Pass | Action::Done => Vec::new(),
        }
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::Done
    }

    fn reason(context: &TextContext<'_, Dice>, reason: &HintReason) -> Text {
        log::reason(context.words, *reason).into()
    }

    fn handover_reason(context: &TextContext<'_, Dice>, view: &View, _seat: Seat) -> Text {
        // Start castles chosen in turn, or one for all, are public.
        let unseen = context.options.castles == Castles::Free;
        match view.known().stage() {
            Stage::Castles if unseen => context.say("ask-castle-unseen", &[]),
            Stage::Castles | Stage::Rounds | Stage::Over => Text::default(),
        }
    }

    fn draw(moment: &Moment<Dice>, act: &Act<Dice>) -> Drawn {
        draw::draw(moment, act)
    }

    fn explain(moment: &Moment<Dice>, act: &Act<Dice>, code: &str) -> Option<HelpText> {
        draw::explain(moment, act, code)
    }

    fn figures(moment: &Moment<Dice>) -> Vec<Figures> {
        draw::figures::figures(moment)
    }

    fn lens(moment: &Moment<Dice>, act: &Act<Dice>, code: &str) -> Lens<Action> {
        draw::lens(moment, act, code)
    }

    fn apart(_context: &TextContext<'_, Dice>, view: &View, seat: Seat) -> Html {
        draw::apart(view.known(), seat)
    }

    fn guide(words: &Words) -> Html {
        steps(words, &GUIDE)
    }
}
