//! The tiny game's page: the smallest whole example of what a game brings to it.

use super::game::{Action, Event, Laid, Options, OptionsError, State, Tiny, View};
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::engine::seat::Seat;
use principality::web::games::{self, Fetching, OnPage};
use principality::web::score::{ScoreGame, ShownAction, shown_action};
use principality::web::session::{Sentence, WebGame};
use principality::web::setup::{Draft, Preset, SetupGame};
use principality::web::state::{GameCode, StudyCode};
use principality::web::table::{
    Act, Bar, Button, Drawn, HelpText, LogLine, Moment, TableGame, TextContext,
};
use principality::web::ui::press::on_press;
use principality::web::ui::steps::{Mark, Step, steps};
use principality::web::ui::text::{Icon, Text};
use principality::web::words::Words;
use yew::prelude::*;

const GUIDE: [Step; 4] = [
    Step { picture: &[Mark::Sign("?")], key: "tiny-guide-1" },
    Step {
        picture: &[Mark::Sign("?"), Mark::Sign("→"), Mark::Of("any-tile")],
        key: "tiny-guide-2",
    },
    Step { picture: &[Mark::Of("vp")], key: "tiny-guide-3" },
    Step { picture: &[Mark::Of("vp"), Mark::Sign("="), Mark::Of("vp")], key: "tiny-guide-4" },
];

impl WebGame for Tiny {
    const HANDS: bool = true;

    fn why_not(error: &OptionsError) -> Sentence {
        Sentence::new("options-players", vec![("count", error.0.into())])
    }
}

impl OnPage for Tiny {
    const FILES: &'static [&'static str] = &[];
    const MINUTES: [u8; 2] = [2, 5];
    const EMBLEM: &'static str = "<svg viewBox=\"0 0 64 64\" aria-hidden=\"true\"></svg>";

    fn variant(_options: &[u8]) -> &'static str {
        ""
    }

    fn unit(_alone: bool) -> &'static str {
        "points"
    }

    fn fetch() -> Fetching<GameCode> {
        Box::pin(core::future::ready(Ok(games::code::<Tiny>())))
    }

    fn fetch_study() -> Fetching<StudyCode> {
        let study = games::study::<Tiny>(|ctx| Tiny::guide(&ctx.words), |_| Html::default());
        Box::pin(core::future::ready(Ok(study)))
    }
}

impl SetupGame for Tiny {
    /// None: the only option, that seats may sit out, stays as it is.
    type Choices = ();

    const USUAL_SEATS: u8 = 3;

    fn options((): &(), players: u8) -> Result<Options, OptionsError> {
        let tried = Options { seats: players, ..Options::default() };
        <Tiny as Game>::SEATS.contains(&players).then_some(tried).ok_or(OptionsError(players))
    }

    fn choices(_options: &Options) {}

    fn players(options: &Options) -> u8 {
        options.seats
    }

    fn presets((): &()) -> &'static [Preset] {
        const ALL: [Preset; 1] = [Preset::new("tiny-level", "tiny-level-say", [5, 10], 1)];
        &ALL
    }

    fn preset(_draft: &Draft<Tiny>) -> Option<usize> {
        Some(0)
    }

    fn take(_draft: &mut Draft<Tiny>, _offer: usize) {}

    fn summary(words: &Words, draft: &Draft<Tiny>) -> String {
        words.say("tiny-players", &[("count", draft.players().into())])
    }

    fn note(_words: &Words, _draft: &Draft<Tiny>) -> String {
        String::new()
    }
}

impl TableGame for Tiny {
    /// The card of the hand that is to be laid.
    type Picked = Option<u8>;
    type Ways = ();

    const UNLOGGED: &'static [&'static str] = &["round-ended"];

    fn deselect(_picked: &Option<u8>) -> Option<u8> {
        None
    }

    fn only_left(
        _view: &View,
        _seat: Seat,
        legal: &[Action],
        picked: &Option<u8>,
    ) -> Option<Action> {
        let lay = Action::Lay { card: (*picked)? };
        legal.contains(&lay).then_some(lay)
    }

    fn log_lines(context: &TextContext<'_, Tiny>, events: &[Event]) -> Vec<LogLine> {
        events.iter().filter_map(|event| line(context, *event)).collect()
    }

    fn when(words: &Words, view: &View) -> (Text, Text) {
        let round: Text =
            words.say("tiny-round", &[("round", (view.open.round + 1).into())]).into();
        (round.clone(), round)
    }

    fn choice(context: &TextContext<'_, Tiny>, _view: &View, choice: &Action) -> Text {
        match *choice {
            Action::Lay { card } => context.say("tiny-lay-this", &[("card", card.into())]),
            Action::SitOut => context.say("tiny-out", &[]),
            Action::Favour { seat } => {
                context.say("tiny-favours", &[("name", context.name_arg(seat))])
            }
        }
    }

    fn ends_turn(action: &Action) -> bool {
        *action == Action::SitOut
    }

    fn reason(_telling: &TextContext<'_, Tiny>, (): &()) -> Text {
        Text::default()
    }

    fn handover_reason(context: &TextContext<'_, Tiny>, view: &View, _seat: Seat) -> Text {
        let favour = !view.open.tied.is_empty();
        if favour { context.say("tiny-asks-favour", &[]) } else { Text::default() }
    }

    fn draw(moment: &Moment<Tiny>, act: &Act<Tiny>) -> Drawn {
        let hands = (0..moment.seats()).map(|seat| hand(moment, act, Seat(seat)));
        Drawn { stage: html! { <>{ for hands }</> }, bar: bar(moment, act), ..Drawn::default() }
    }

    fn explain(moment: &Moment<Tiny>, _act: &Act<Tiny>, code: &str) -> Option<HelpText> {
        let seat = Seat(code.strip_prefix("hand")?.parse().ok()?);
        let lines = vec![moment.t("tiny-lay-say")];
        Some(HelpText { title: moment.name(seat), lines, ..HelpText::default() })
    }

    fn guide(words: &Words) -> Html {
        steps(words, &GUIDE)
    }
}

/// The line of the log for an event; none for a round's end, which is seen.
fn line(context: &TextContext<'_, Tiny>, event: Event) -> Option<LogLine> {
    let (seat, key, card, points) = match event {
        Event::Laid { seat } => (seat, "tiny-laid", 0, 0),
        Event::Revealed { seat, laid: Laid::Card(card) } => (seat, "tiny-shows", card, 0),
        Event::Revealed { seat, laid: Laid::SatOut } => (seat, "tiny-shows-out", 0, 0),
        Event::Scored { seat, points } => (seat, "tiny-scored", 0, points),
        Event::Drew { seat, card: 0 } => (seat, "tiny-drew", 0, 0),
        Event::Drew { seat, card } => (seat, "tiny-drew-card", card, 0),
        Event::RoundEnded => return None,
    };
    let text = context.say(key, &[("name", context.name_arg(seat)), ("card", card.into())]);
    Some(LogLine { icon: "", seat: Some(seat), text, points, begins: false })
}

/// A hand: the viewer's open, the others' as a number of cards.
fn hand(moment: &Moment<Tiny>, act: &Act<Tiny>, seat: Seat) -> Html {
    let view = moment.open_view(seat).filter(|view| view.looker.is(seat));
    let size = moment.view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let args = [("name", moment.name(seat).as_ref().into()), ("count", (size as u32).into())];
    let card = |(place, card): (usize, &u8)| {
        let (picked, can) =
            (moment.picked == Some(*card), moment.can(seat, Action::Lay { card: *card }));
        let label = moment.say("tiny-card", &[("card", (*card).into())]);
        let press = act.pick(Some(*card).filter(|_| !picked));
        html! {
            <button key={place} type="button" class={classes!(can.then_some("lit"))} disabled={!can}
                aria-pressed={if picked { "true" } else { "false" }} onclick={can.then(|| on_press(&press))}>
                { AttrValue::from(label) }
            </button>
        }
    };
    html! {
        <section key={seat.0} data-help={format!("hand{}", seat.0)} aria-label={AttrValue::from(moment.say("tiny-hand", &args))}>
            { for view.iter().flat_map(|view| view.hand.iter().enumerate().map(card)) }
        </section>
    }
}

/// The prompt, and choices without a place on the table.
fn bar(moment: &Moment<Tiny>, act: &Act<Tiny>) -> Bar {
    let Some(seat) = moment.chooser else {
        let first = moment.view.has_laid.iter().position(|laid| !laid).unwrap_or_default();
        let name = [("name", moment.name(Seat(first as u8)).as_ref().into())];
        let title =
            if moment.over { moment.t("tiny-over") } else { moment.say("tiny-waits", &name) };
        return Bar { title, ..Bar::default() };
    };
    let (context, view) = (moment.context(), &moment.view);
    let button = |action: Action| {
        Button::new("", Tiny::choice(&context, view, &action), act.play(seat, action))
    };
    let choices: Vec<Action> = moment.choices_of(seat).collect();
    if choices.iter().any(|choice| matches!(choice, Action::Favour { .. })) {
        let (title, say) = (moment.t("tiny-favour"), moment.t("tiny-favour-say"));
        let buttons = choices.into_iter().map(button).collect();
        return Bar { title, say, buttons, ..Bar::default() };
    }
    let out = Some(Action::SitOut).filter(|out| choices.contains(out));
    let lay = moment.picked.map(|card| Action::Lay { card });
    Bar {
        title: moment.t("tiny-lay"),
        say: moment.t("tiny-lay-say"),
        buttons: out.into_iter().map(button).collect(),
        end: lay.map(|lay| Button { lit: true, ..button(lay) }),
        ..Bar::default()
    }
}

impl ScoreGame for Tiny {
    type History = ();

    fn rule_icon(_rule: &str) -> Icon {
        "vp"
    }

    fn decided(_words: &Words, _game: &Journal<Tiny>, _names: &[String]) -> String {
        String::new()
    }

    fn phase(words: &Words, number: i64) -> String {
        words.say("tiny-round", &[("round", u32::try_from(number).unwrap_or_default().into())])
    }

    fn shown_action(
        words: &Words,
        game: &Journal<Tiny>,
        names: &[String],
        made: (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        let options = game.setup().options();
        Some(shown_action::<Tiny>(words, names, options, made, Vec::new()))
    }
}
