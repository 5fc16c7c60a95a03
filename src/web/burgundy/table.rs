//! Burgundy's implementation of the table.

use crate::bots::burgundy::hint::HintReason;
use crate::engine::seat::Seat;
use crate::games::burgundy::options::Options;
use crate::games::burgundy::state::Stage;
use crate::games::burgundy::{Action, Burgundy, Event, State, View};
use crate::web::burgundy::draw;
use crate::web::burgundy::model::figures;
use crate::web::burgundy::model::scene::code::parse;
use crate::web::burgundy::model::{
    Selection, Situation, action_in_words, is_new, only_left, places, when,
};
use crate::web::burgundy::words::{log, phrases};
use crate::web::table::{
    Act, Drawn, Figures, HelpText, Lens, Listed, LogLine, Moment, TableGame, TextContext,
};
use crate::web::ui::steps::Mark::{Of, Sign};
use crate::web::ui::steps::{Step, steps};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// Introduction in four pictures.
const GUIDE: [Step; 4] = [
    Step { picture: &[Of("die-4"), Sign("→"), Of("hex-ship")], key: "guide-1" },
    Step { picture: &[Of("die-2"), Sign("→"), Of("hex-castle"), Of("hex-mine")], key: "guide-2" },
    Step {
        picture: &[Of("die-6"), Sign("→"), Of("g-6"), Of("silver"), Sign("·"), Of("worker")],
        key: "guide-3",
    },
    Step {
        picture: &[Of("hex-animal"), Of("hex-animal"), Of("hex-animal"), Sign("→"), Of("vp")],
        key: "guide-4",
    },
];

impl TableGame for Burgundy {
    type Picked = Selection;
    type Ways = ();

    const UNLOGGED: &'static [&'static str] = &[
        "good-revealed",
        "phase-ended",
        "rolled",
        "shield-dealt",
        "tile-cleared",
        "tile-dealt",
        "turn-began",
        "turn-ended",
    ];

    const FIRST_TAB: usize = draw::MINE;

    fn whose_turn(state: &State) -> Option<Seat> {
        state.deciders().lowest().filter(|_| state.stage() == Stage::Play)
    }

    /// Partners share one side.
    fn fits_around(options: &Options) -> bool {
        !options.is_team_game()
    }

    /// An enlarged part stays open.
    fn deselect(picked: &Selection) -> Selection {
        Selection { large: picked.large, ..Selection::default() }
    }

    /// A tile or field with a free way to be used leaves no other; a start castle, a lost shield and a piece being dragged
    /// take a touch of their own.
    fn only_left(view: &View, seat: Seat, legal: &[Action], picked: &Selection) -> Option<Action> {
        only_left(view.known(), seat, legal, picked)
    }

    fn kept(picked: &Selection) -> Selection {
        Selection { large: picked.large, ..Selection::default() }
    }

    fn log_lines(context: &TextContext<'_, Burgundy>, events: &[Event]) -> Vec<LogLine> {
        let names: Vec<String> = context.names.iter().map(ToString::to_string).collect();
        log::lines(context.words, &names, context.options.edition(), events)
            .into_iter()
            .map(|line| LogLine {
                icon: line.icon,
                seat: line.seat,
                text: line.text.into(),
                points: line.points.map_or(0, i32::from),
                begins: line.begins,
            })
            .collect()
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        when(words, view.known())
    }

    fn choice(context: &TextContext<'_, Burgundy>, view: &View, choice: &Action) -> Text {
        let (state, looker) = (view.known(), context.looker.seat());
        let seat = looker.filter(|seat| state.deciders().has(*seat));
        let seat = seat.or_else(|| state.deciders().lowest());
        let situation = Situation::plain(state, context.names, seat, context.words);
        action_in_words(&situation, *choice)
    }

    fn listed(
        context: &TextContext<'_, Burgundy>,
        view: &View,
        choice: &Action,
        said: &Text,
    ) -> Listed {
        draw::listed::listed(context, view, choice, said)
    }

    /// Only the first choice, because the later ones belong to positions not reached yet.
    fn choices_in_words(
        context: &TextContext<'_, Burgundy>,
        view: &View,
        choices: &[Action],
    ) -> String {
        let first = choices.first().map(|choice| Burgundy::choice(context, view, choice));
        first.map_or_else(String::new, |said| said.to_string())
    }

    fn places((_, seat, action): (&State, Seat, &Action)) -> Vec<String> {
        places(seat, *action)
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::EndTurn
    }

    fn reason(context: &TextContext<'_, Burgundy>, reason: &HintReason) -> Text {
        phrases::reason(context.words, *reason).unwrap_or_default()
    }

    fn measured(options: &Options) -> &'static str {
        if options.marker().is_some() { "fields" } else { "points" }
    }

    fn is_new(moment: &Moment<Burgundy>) -> bool {
        // The check needs the whole model, so it is made only where it can succeed.
        let state = moment.view.known();
        let may_be = moment.chooser.is_some() && state.options().is_base() && state.phase() == 0;
        may_be && is_new(&Situation::of(moment))
    }

    fn handover_reason(_telling: &TextContext<'_, Burgundy>, _view: &View, _seat: Seat) -> Text {
        Text::default()
    }

    fn draw(moment: &Moment<Burgundy>, act: &Act<Burgundy>) -> Drawn {
        draw::draw(moment, act)
    }

    fn explain(moment: &Moment<Burgundy>, _act: &Act<Burgundy>, code: &str) -> Option<HelpText> {
        draw::explain(moment, code)
    }

    fn figures(moment: &Moment<Burgundy>) -> Vec<Figures> {
        figures::figures(moment)
    }

    fn lens(moment: &Moment<Burgundy>, _act: &Act<Burgundy>, code: &str) -> Lens<Action> {
        parse(code).map(|spot| figures::lens(moment, spot)).unwrap_or_default()
    }

    fn apart(context: &TextContext<'_, Burgundy>, view: &View, seat: Seat) -> Html {
        draw::apart(&Situation::plain(view.known(), context.names, None, context.words), seat)
    }

    fn guide(words: &Words) -> Html {
        steps(words, &GUIDE)
    }
}
