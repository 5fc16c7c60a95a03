//! The page where a game is played: the journal's position in, the table's scene out.
//!
//! What is picked, explained or opened lives here and is forgotten with the page; everything that
//! matters is in the journal, which only the app changes.

use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::state::State;
use crate::web::burgundy::choice::Picked;
use crate::web::burgundy::chronicle::{Chronicle, moves_of_line};
use crate::web::burgundy::hand_over::HandOver;
use crate::web::burgundy::log::{self, LogLine};
use crate::web::burgundy::model::{Can, Intent, Moment, Speak, intent, scene};
use crate::web::burgundy::scene::{Banner, Line, Run, Spot, Tap, Text};
use crate::web::burgundy::table::TablePage;
use crate::web::game::GameIntent;
use crate::web::players::hook::{Players, use_players};
use crate::web::players::since::SincePanel;
use crate::web::players::table::{Turned, chooser, hand_over, press};
use crate::web::players::{self, people};
use crate::web::replay::timeline::{Mark, Timeline};
use crate::web::replay::view::{Pace, Replay, Says, Step, moment};
use crate::web::settings::{Sitting, use_settings};
use crate::web::words::{Words, use_words};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// What a person is in the middle of; nothing of it is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Ui {
    picked: Picked,
    help: Option<Spot>,
    help_mode: bool,
    list: bool,
    /// The moment of the past that is looked at, as a number of moves.
    past: Option<usize>,
    /// How it is looked at.
    pace: Pace,
    /// Who was handed the tablet last.
    handed_to: Option<Seat>,
    /// Whether the view is turned for the person opposite.
    turned: bool,
    /// Which hint is shown, of those that there are.
    hint: usize,
    /// Whether it is shown what happened since the last turn.
    since: bool,
}

enum UiAction {
    Pick(Picked),
    Help(Option<Spot>),
    HelpMode,
    List,
    Past(Option<usize>),
    Pace(Pace),
    HandedTo(Seat),
    Turn,
    Hint(usize),
    Since(bool),
    /// The position changed: what was picked is gone.
    Moved,
}

impl Reducible for Ui {
    type Action = UiAction;

    fn reduce(self: Rc<Self>, action: UiAction) -> Rc<Self> {
        let mut ui = *self;
        match action {
            UiAction::Pick(picked) => (ui.picked, ui.help, ui.list) = (picked, None, false),
            UiAction::Help(spot) => (ui.help, ui.help_mode) = (spot, false),
            UiAction::HelpMode => (ui.help_mode, ui.help) = (!ui.help_mode, None),
            UiAction::List => ui.list = !ui.list,
            UiAction::Past(past) => {
                (ui.past, ui.picked, ui.help) = (past, Picked::default(), None);
                ui.pace.playing &= past.is_some();
                ui.since = false;
            }
            UiAction::Pace(pace) => ui.pace = pace,
            UiAction::HandedTo(seat) => ui.handed_to = Some(seat),
            UiAction::Turn => ui.turned = !ui.turned,
            UiAction::Hint(index) => {
                (ui.hint, ui.picked, ui.help) = (index, Picked::default(), None);
            }
            UiAction::Since(since) => ui.since = since,
            UiAction::Moved => {
                (ui.picked, ui.help, ui.list, ui.past) = (Picked::default(), None, false, None);
                ui.pace.playing = false;
                (ui.hint, ui.since) = (0, false);
            }
        }
        Rc::new(ui)
    }
}

/// What the page of a running game needs.
#[derive(Properties, PartialEq, Clone)]
pub struct PlayProps {
    /// The game.
    pub game: Rc<Journal<Burgundy>>,
    /// Takes what is to be done with the game.
    pub dispatch: Callback<GameIntent>,
    /// The players' colours, by seat.
    pub colours: [u8; 4],
    /// Whether the game is played in another tab and only watched here.
    pub watching: bool,
    /// To which move, at the most, moves may be taken back.
    #[prop_or_default]
    pub floor: usize,
    /// Moments worth a look, for the timeline.
    #[prop_or_default]
    pub marks: Rc<Vec<Mark>>,
    /// Takes what concerns the app: menu, share, settings.
    pub on_app: Callback<Tap>,
    /// The moment of the past to look at first, as a number of moves.
    #[prop_or_default]
    pub look: Option<usize>,
}

/// The page of a running game.
#[component]
pub fn PlayPage(props: &PlayProps) -> Html {
    let PlayProps { game, dispatch, colours, on_app, .. } = props;
    let watching = props.watching;
    let words = use_words();
    let settings = use_settings();
    let ui = use_reducer_eq(Ui::default);
    use_effect_with((game.clone(), ui.dispatcher()), |(_, ui)| ui.dispatch(UiAction::Moved));
    use_effect_with((props.look, ui.dispatcher()), |(look, ui)| {
        if look.is_some() {
            ui.dispatch(UiAction::Past(*look));
        }
    });

    let names = use_memo((game.setup().clone(), words.clone()), |(setup, words)| {
        names_of(setup.roster(), setup.options().players(), words)
    });
    let chronicle = use_mut_ref(Chronicle::default);
    // While the past is looked at, moves that were taken back are on the line too.
    let upto = if ui.past.is_some() { game.len() } else { game.position() };
    let banners = colours.map(Banner::nth);
    {
        let edition = game.setup().options().edition();
        let worded_for = format!("{}{names:?}{banners:?}", words.language().code());
        chronicle.borrow_mut().follow(game, upto, &worded_for, |events| {
            tell(&words, &names, banners, edition, events)
        });
    }

    let at = ui.past.unwrap_or(game.position()).min(game.len());
    let is_past = ui.past.is_some();
    let players = use_players(game, !is_past && !watching, settings.manner(), dispatch);
    let state = use_memo((game.clone(), at), |(game, at)| {
        if *at == game.position() { game.state().clone() } else { game.at(*at) }
    });
    let line = use_memo((game.clone(), is_past), |(game, is_past)| {
        is_past.then(|| Rc::new(Timeline::of(game)))
    });
    let line = line.as_ref().clone();
    use_playing(*ui, at, line.as_deref(), &ui.dispatcher());
    let front = people::front(game, &state, at);
    let chooser = chooser(game, &state, front).filter(|_| !is_past && !watching);
    let steps = use_mut_ref(|| game.position());
    let forward = game.position() == *steps.borrow() + 1 && !is_past;
    use_effect_with(game.clone(), move |game| *steps.borrow_mut() = game.position());

    let record = use_memo((game.clone(), ui.past, words.clone(), banners), |(_, past, ..)| {
        chronicle.borrow().record(*past)
    });
    let chronicle = chronicle.borrow();
    let last = if forward { chronicle.events(at) } else { Rc::default() };
    let may_go =
        |to: Option<usize>| to.is_some_and(|to| to >= props.floor) && !is_past && !watching;
    let moment = Moment {
        state: &state,
        names: &names,
        banners,
        front,
        chooser,
        picked: ui.picked,
        last: &last,
        moves: u32::try_from(at).unwrap_or(u32::MAX),
        fresh: chronicle.fresh(at, state.players()),
        traces: match state.options.is_base() {
            true => Rc::default(),
            false => Rc::new(chronicle.traces(at)),
        },
        record,
        spoken: spoken(&chronicle, at, &state, &names, &words),
        can: Can {
            undo: may_go(people::back(game)),
            redo: people::forth(game).is_some() && !is_past && !watching,
            restart: may_go(people::turn_start(game)),
        },
        help: ui.help,
        help_mode: ui.help_mode,
        list: ui.list,
        running_totals: settings.running_totals,
        replay: line.clone().map(|line| replay(&words, props, *ui, at, line, &state)),
        watching,
        players: players::table::shown(game, &players.shown, ui.hint),
        words: &words,
    };

    if let Some(seat) = hand_over(game, &settings, ui.handed_to, chooser) {
        let ready = Callback::from({
            let ui = ui.dispatcher();
            move |()| ui.dispatch(UiAction::HandedTo(seat))
        });
        let since = chronicle.since_last_turn(seat);
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        return html! { <HandOver {name} banner={moment.banners.at(seat.index())} {since} {ready} /> };
    }

    let drawn = scene(&moment);
    let turned = ui.turned != (settings.sitting == Sitting::Across && front.0 % 2 == 1);
    let on_tap = {
        let read = Reading {
            game: game.clone(),
            ui: *ui,
            line: line.clone(),
            names: names.clone(),
            watching,
            players: players.clone(),
            words: words.clone(),
        };
        let (ui, dispatch, on_app) = (ui.dispatcher(), dispatch.clone(), on_app.clone());
        Callback::from(move |tap| read.tap(tap, &ui, &dispatch, &on_app))
    };
    let since = ui.since.then(|| chronicle.since_last_turn(front));
    html! { <>
        <TablePage scene={drawn} {on_tap} {turned} />
        if let Some(lines) = since { { since_panel(lines, &ui.dispatcher()) } }
    </> }
}

/// What a tap is read against.
struct Reading {
    game: Rc<Journal<Burgundy>>,
    ui: Ui,
    names: Rc<Vec<Text>>,
    players: Players,
    watching: bool,
    line: Option<Rc<Timeline>>,
    words: Words,
}

impl Reading {
    fn tap(
        &self,
        tap: Tap,
        ui: &UseReducerDispatcher<Ui>,
        dispatch: &Callback<GameIntent>,
        on_app: &Callback<Tap>,
    ) {
        match self.intent(tap) {
            Intent::Act(seat, action) => dispatch.emit(GameIntent::Play(Move { seat, action })),
            Intent::Pick(picked) => {
                self.players.drop_hints();
                ui.dispatch(UiAction::Pick(picked));
            }
            Intent::Help(spot) => ui.dispatch(UiAction::Help(spot)),
            Intent::Nothing => {}
            Intent::Page(tap) => self.page(tap, ui, dispatch, on_app),
        }
    }

    fn intent(&self, tap: Tap) -> Intent {
        let shown = self.ui.past.map(|at| self.game.at(at));
        let state = shown.as_ref().unwrap_or(self.game.state());
        let at = self.ui.past.unwrap_or(self.game.position());
        let front = people::front(&self.game, state, at);
        let may_choose = shown.is_none() && !self.watching;
        let chooser = chooser(&self.game, state, front).filter(|_| may_choose);
        let moment = Moment {
            front,
            picked: self.ui.picked,
            help: self.ui.help,
            help_mode: self.ui.help_mode,
            list: self.ui.list,
            watching: self.watching,
            ..Moment::plain(state, &self.names, chooser, &self.words)
        };
        intent(&moment, tap)
    }

    /// What the page does by itself, without a choice in the game.
    fn page(
        &self,
        tap: Tap,
        ui: &UseReducerDispatcher<Ui>,
        dispatch: &Callback<GameIntent>,
        on_app: &Callback<Tap>,
    ) {
        let position = self.game.position();
        let at = self.ui.past.unwrap_or(position);
        match tap {
            Tap::Hint => {
                ui.dispatch(UiAction::Hint(0));
                players::table::hint(&self.game, &self.players);
            }
            Tap::Button(number) => {
                match press(number, self.ui.hint, &self.game, &self.players, dispatch) {
                    Turned::Hint(index) => ui.dispatch(UiAction::Hint(index)),
                    Turned::Since => ui.dispatch(UiAction::Since(true)),
                    Turned::Nothing => {}
                }
            }
            Tap::Undo => dispatch.emit(GameIntent::Undo),
            Tap::Redo => dispatch.emit(GameIntent::Redo),
            Tap::Restart => dispatch.emit(GameIntent::RestartTurn),
            Tap::HelpMode => ui.dispatch(UiAction::HelpMode),
            Tap::List => ui.dispatch(UiAction::List),
            Tap::Turn => ui.dispatch(UiAction::Turn),
            Tap::Line(number) => ui.dispatch(UiAction::Past(Some(moves_of_line(number)))),
            Tap::History if self.ui.past.is_some() => ui.dispatch(UiAction::Past(None)),
            Tap::History => ui.dispatch(UiAction::Past(Some(position))),
            Tap::Replay(step) => self.step(step, at, ui, dispatch),
            other => on_app.emit(other),
        }
    }

    /// What is done at the timeline.
    fn step(
        &self,
        step: Step,
        at: usize,
        ui: &UseReducerDispatcher<Ui>,
        dispatch: &Callback<GameIntent>,
    ) {
        let Some(line) = &self.line else { return };
        let pace = self.ui.pace;
        let go = |at: usize| ui.dispatch(UiAction::Past(Some(at)));
        match step {
            Step::To(moves) => go(usize::from(moves).min(line.len)),
            Step::Back => go(line.back(at, pace.unit)),
            Step::Forth => go(line.forth(at, pace.unit)),
            Step::By(unit) => ui.dispatch(UiAction::Pace(Pace { unit, ..pace })),
            Step::Speed => ui.dispatch(UiAction::Pace(pace.faster())),
            Step::Play => {
                // At the end, playing begins at the start.
                if !pace.playing && at == line.len {
                    go(0);
                }
                ui.dispatch(UiAction::Pace(Pace { playing: !pace.playing, ..pace }));
            }
            Step::Rewind => {
                ui.dispatch(UiAction::Past(None));
                dispatch.emit(GameIntent::Goto(at));
            }
            Step::Close => ui.dispatch(UiAction::Past(None)),
        }
    }
}

/// Plays the game back, step by step, until its end.
#[hook]
fn use_playing(ui: Ui, at: usize, line: Option<&Timeline>, dispatcher: &UseReducerDispatcher<Ui>) {
    let next =
        line.filter(|_| ui.pace.playing).map(|line| (line.forth(at, ui.pace.unit), line.len));
    let (pace, dispatcher) = (ui.pace, dispatcher.clone());
    use_effect_with((next, at, pace), move |(next, at, pace)| {
        let (at, pace) = (*at, *pace);
        let timer = next.map(|(next, end)| {
            Timeout::new(pace.pause(), move || match at < end {
                true => dispatcher.dispatch(UiAction::Past(Some(next))),
                false => dispatcher.dispatch(UiAction::Pace(Pace { playing: false, ..pace })),
            })
        });
        move || drop(timer)
    });
}

/// The bar of the timeline.
fn replay(
    words: &Words,
    props: &PlayProps,
    ui: Ui,
    at: usize,
    line: Rc<Timeline>,
    state: &State,
) -> Rc<Replay> {
    let position = props.game.position();
    Rc::new(Replay {
        at,
        position,
        marks: props.marks.clone(),
        pace: ui.pace,
        may_rewind: at != position && at >= props.floor && !props.watching,
        when: moment(words, at, line.len, state),
        says: Rc::new(Says::new(words, ui.pace)),
        line,
    })
}

/// What happened since the last turn of the person in front.
fn since_panel(lines: Vec<Line>, ui: &UseReducerDispatcher<Ui>) -> Html {
    let (look, close) = (ui.clone(), ui.clone());
    let on_line = Callback::from(move |number: u32| {
        look.dispatch(UiAction::Past(Some(moves_of_line(number))));
    });
    let on_close = Callback::from(move |()| close.dispatch(UiAction::Since(false)));
    html! { <SincePanel {lines} {on_line} {on_close} /> }
}

/// The players' names; who has none is called by the seat's number.
fn names_of(roster: &Roster, players: u8, words: &Words) -> Vec<Text> {
    Seat::first(players)
        .map(|seat| match roster.name(seat) {
            "" => words.speak("scene-player", &[("number", (seat.0 + 1).into())]).into(),
            name => name.into(),
        })
        .collect()
}

/// What is read out: what happened, then whose turn it is when that changed.
fn spoken(chronicle: &Chronicle, at: usize, state: &State, names: &[Text], words: &Words) -> Text {
    let mut text = chronicle.spoken(at);
    let began = chronicle.events(at).iter().any(|e| matches!(e, Event::TurnBegan { .. }));
    if began && let Some(name) = state.deciders().lowest().and_then(|seat| names.get(seat.index()))
    {
        text.push(' ');
        text.push_str(&words.speak("scene-to-move", &[("name", name.as_ref().into())]));
        text.push('.');
    }
    text.into()
}

/// The record's lines for the events of one move.
fn tell(
    words: &Words,
    names: &[Text],
    banners: [Banner; 4],
    edition: Edition,
    events: &[Event],
) -> Vec<Line> {
    let plain: Vec<String> = names.iter().map(ToString::to_string).collect();
    let line = |told: LogLine| Line {
        number: 0,
        icon: told.icon,
        banner: told.seat.map(|seat| banners.at(seat.index())),
        runs: runs(&told.text, &plain),
        points: told.points.map_or_else(Text::default, |points| format!("+{points}").into()),
        shown: false,
    };
    log::lines(words, &plain, edition, events).into_iter().map(line).collect()
}

/// A sentence with the players' names set bold.
fn runs(text: &str, names: &[String]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let found = names
            .iter()
            .filter(|name| !name.is_empty())
            .filter_map(|name| rest.find(name.as_str()).map(|at| (at, name.len())))
            .min();
        let (at, length) = found.unwrap_or((rest.len(), 0));
        let (plain, from_name) = rest.split_at_checked(at).unwrap_or((rest, ""));
        let (name, after) = from_name.split_at_checked(length).unwrap_or(("", ""));
        for (text, strong) in [(plain, false), (name, true)] {
            if !text.is_empty() {
                runs.push(Run { text: text.into(), strong });
            }
        }
        rest = after;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bold_wherever_they_stand() {
        let names = ["Anna".to_owned(), "Benno".to_owned(), String::new()];
        let told = runs("Anna took Benno’s church.", &names);
        let read: Vec<(&str, bool)> = told.iter().map(|r| (r.text.as_ref(), r.strong)).collect();
        assert_eq!(
            read,
            [("Anna", true), (" took ", false), ("Benno", true), ("’s church.", false)]
        );
        assert_eq!(runs("Nobody", &names).len(), 1);
        assert!(runs("", &names).is_empty());
    }
}
