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
use crate::games::burgundy::options::{Castles, Edition};
use crate::games::burgundy::state::{Stage, State};
use crate::web::burgundy::choice::Picked;
use crate::web::burgundy::chronicle::{Chronicle, moves_of_line};
use crate::web::burgundy::hand_over::HandOver;
use crate::web::burgundy::log::{self, LogLine};
use crate::web::burgundy::model::{Can, Intent, Moment, Past, Speak, intent, past_button, scene};
use crate::web::burgundy::scene::{Banner, Line, Run, Spot, Tap, Text};
use crate::web::burgundy::table::TablePage;
use crate::web::game::GameIntent;
use crate::web::settings::{Settings, Sitting, use_settings};
use crate::web::words::{Words, use_words};
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
    /// Who was handed the tablet last.
    handed_to: Option<Seat>,
    /// Whether the view is turned for the person opposite.
    turned: bool,
}

enum UiAction {
    Pick(Picked),
    Help(Option<Spot>),
    HelpMode,
    List,
    Past(Option<usize>),
    HandedTo(Seat),
    Turn,
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
            UiAction::Past(past) => (ui.past, ui.picked, ui.help) = (past, Picked::default(), None),
            UiAction::HandedTo(seat) => ui.handed_to = Some(seat),
            UiAction::Turn => ui.turned = !ui.turned,
            UiAction::Moved => {
                (ui.picked, ui.help, ui.list, ui.past) = (Picked::default(), None, false, None);
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
    /// Takes what concerns the app: menu, share, settings.
    pub on_app: Callback<Tap>,
}

/// The page of a running game.
#[component]
pub fn PlayPage(props: &PlayProps) -> Html {
    let PlayProps { game, dispatch, colours, on_app } = props;
    let words = use_words();
    let settings = use_settings();
    let ui = use_reducer_eq(Ui::default);
    use_effect_with((game.clone(), ui.dispatcher()), |(_, ui)| ui.dispatch(UiAction::Moved));

    let names = use_memo((game.setup().clone(), words.clone()), |(setup, words)| {
        names_of(setup.roster(), setup.options().players(), words)
    });
    let chronicle = use_mut_ref(Chronicle::default);
    let banners = colours.map(Banner::nth);
    {
        let edition = game.setup().options().edition();
        let worded_for = format!("{}{names:?}{banners:?}", words.language().code());
        chronicle
            .borrow_mut()
            .follow(game, &worded_for, |events| tell(&words, &names, banners, edition, events));
    }

    let at = ui.past.unwrap_or(game.position()).min(game.position());
    let is_past = ui.past.is_some();
    let state = use_memo((game.clone(), at), |(game, at)| {
        if *at == game.position() { *game.state() } else { game.at(*at) }
    });
    let front = front(&state);
    let steps = use_mut_ref(|| game.position());
    let forward = game.position() == *steps.borrow() + 1 && !is_past;
    use_effect_with(game.clone(), move |game| *steps.borrow_mut() = game.position());

    let record = use_memo((game.clone(), ui.past, words.clone(), banners), |(_, past, ..)| {
        chronicle.borrow().record(*past)
    });
    let chronicle = chronicle.borrow();
    let last = if forward { chronicle.events(at) } else { Rc::default() };
    let moment = Moment {
        state: &state,
        names: &names,
        banners,
        front,
        chooser: (!is_past && state.stage != Stage::Over).then_some(front),
        picked: ui.picked,
        last: &last,
        moves: u32::try_from(at).unwrap_or(u32::MAX),
        fresh: chronicle.fresh(at, state.players()),
        record,
        spoken: spoken(&chronicle, at, &state, &names, &words),
        can: Can {
            undo: game.can_undo() && !is_past,
            redo: game.can_redo() && !is_past,
            restart: game.can_undo() && !is_past,
        },
        help: ui.help,
        help_mode: ui.help_mode,
        list: ui.list,
        running_totals: settings.running_totals,
        past: ui.past.map(|at| Past { at, of: game.position() }),
        words: &words,
    };

    if let Some(seat) = hand_over(&state, &settings, ui.handed_to, is_past) {
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
        let read = Reading { game: game.clone(), ui: *ui, names: names.clone(), banners, words };
        let (ui, dispatch, on_app) = (ui.dispatcher(), dispatch.clone(), on_app.clone());
        Callback::from(move |tap| read.tap(tap, &ui, &dispatch, &on_app))
    };
    html! { <TablePage scene={drawn} {on_tap} {turned} /> }
}

/// What a tap is read against.
struct Reading {
    game: Rc<Journal<Burgundy>>,
    ui: Ui,
    names: Rc<Vec<Text>>,
    banners: [Banner; 4],
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
            Intent::Pick(picked) => ui.dispatch(UiAction::Pick(picked)),
            Intent::Help(spot) => ui.dispatch(UiAction::Help(spot)),
            Intent::Nothing => {}
            Intent::Page(tap) => self.page(tap, ui, dispatch, on_app),
        }
    }

    fn intent(&self, tap: Tap) -> Intent {
        let position = self.game.position();
        let past = self.ui.past.map(|at| Past { at, of: position });
        let shown = past.map(|past| self.game.at(past.at));
        let state = shown.as_ref().unwrap_or(self.game.state());
        let front = front(state);
        let can_choose = past.is_none() && state.stage != Stage::Over;
        let moment = Moment {
            state,
            names: &self.names,
            banners: self.banners,
            front,
            chooser: can_choose.then_some(front),
            picked: self.ui.picked,
            last: &[],
            moves: 0,
            fresh: Default::default(),
            record: Rc::default(),
            spoken: Text::default(),
            can: Can::default(),
            help: self.ui.help,
            help_mode: self.ui.help_mode,
            list: self.ui.list,
            running_totals: false,
            past,
            words: &self.words,
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
            Tap::Undo => dispatch.emit(GameIntent::Undo),
            Tap::Redo => dispatch.emit(GameIntent::Redo),
            Tap::Restart => dispatch.emit(GameIntent::RestartTurn),
            Tap::HelpMode => ui.dispatch(UiAction::HelpMode),
            Tap::List => ui.dispatch(UiAction::List),
            Tap::Turn => ui.dispatch(UiAction::Turn),
            Tap::Line(number) => ui.dispatch(UiAction::Past(Some(moves_of_line(number)))),
            Tap::History if self.ui.past.is_some() => ui.dispatch(UiAction::Past(None)),
            Tap::History => ui.dispatch(UiAction::Past(Some(position))),
            Tap::Button(past_button::EARLIER) => {
                ui.dispatch(UiAction::Past(Some(at.saturating_sub(1))));
            }
            Tap::Button(past_button::LATER) => {
                ui.dispatch(UiAction::Past(Some((at + 1).min(position))));
            }
            Tap::Button(past_button::CONTINUE) => {
                ui.dispatch(UiAction::Past(None));
                dispatch.emit(GameIntent::Goto(at));
            }
            Tap::Button(_) => ui.dispatch(UiAction::Past(None)),
            other => on_app.emit(other),
        }
    }
}

/// Whose estate is in front: who chooses, or the first seat when nobody does.
fn front(state: &State) -> Seat {
    state.deciders().lowest().unwrap_or_default()
}

/// Whom the tablet must be handed to before the table is shown: in secret choices always, in turns
/// if the players want to be asked.
fn hand_over(
    state: &State,
    settings: &Settings,
    handed_to: Option<Seat>,
    is_past: bool,
) -> Option<Seat> {
    let secret = state.stage == Stage::Castles && state.options.castles() == Castles::Hidden;
    let asked = settings.sitting == Sitting::HandOver && state.stage != Stage::Over;
    let seat = front(state);
    ((secret || asked) && !is_past && handed_to != Some(seat)).then_some(seat)
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
    if began && let Some(name) = names.get(front(state).index()) {
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
