//! The page where a game is played: the journal's position in, the table's scene out.
//!
//! What is picked, explained or opened lives here and is forgotten with the page; everything that
//! matters is in the journal, which only the app changes.

mod narration;
pub mod players;
mod reading;
mod ui;

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::state::{Stage, State};
use crate::web::burgundy::chronicle::Chronicle;
use crate::web::burgundy::guide::GuidePanel;
use crate::web::burgundy::model::{Can, Moment, scene, when};
use crate::web::burgundy::play::players::{chooser, hand_over};
use crate::web::burgundy::scene::{Banner, LogRow, Tap, Text};
use crate::web::burgundy::table::TablePage;
use crate::web::replay::moved::use_moved;
use crate::web::replay::timeline::{Mark, Timeline};
use crate::web::replay::view::{Pace, Replay, Says, moment};
use crate::web::session::people;
use crate::web::session::{Colours, GameIntent};
use crate::web::settings::{Sitting, use_settings};
use crate::web::thinking::hook::use_players;
use crate::web::ui::log_row::moves_of_line;
use crate::web::ui::recap::{HandOver, Named, RecapPanel};
use crate::web::words::{Words, use_words};
use gloo_timers::callback::Timeout;
use narration::{names_of, spoken, tell};
use reading::Reading;
use std::cell::RefCell;
use std::rc::Rc;
use ui::{Ui, UiAction};
use yew::prelude::*;

/// What the page of a running game needs.
#[derive(Properties, PartialEq, Clone)]
pub struct PlayProps {
    /// The game.
    pub game: Rc<Journal<Burgundy>>,
    /// Takes what is to be done with the game.
    pub dispatch: Callback<GameIntent>,
    /// The players' colours, by seat.
    pub colours: Colours,
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
    /// Whether a lesson's table is shown.
    #[prop_or_default]
    pub learning: bool,
}

/// The page of a running game.
#[component]
pub fn PlayPage(props: &PlayProps) -> Html {
    let PlayProps { game, dispatch, on_app, watching, .. } = props;
    let words = use_words();
    let settings = use_settings();
    let ui = use_ui(props);
    let names = use_memo((game.setup().clone(), words.clone()), |(setup, words)| {
        names_of(setup.roster(), setup.options().players(), words)
    });
    let now = use_now(props, *ui);
    let told = use_narration(props, *ui, &now, &names, &words);
    let players = use_players(game, now.live, settings.manner(), dispatch);
    use_playing(*ui, now.at, now.line.as_deref(), &ui.dispatcher());

    if let Some(seat) = hand_over(game, &settings, ui.handed_to, now.chooser) {
        let ready = Callback::from({
            let ui = ui.dispatcher();
            move |()| ui.dispatch(UiAction::HandedTo(seat))
        });
        let since = told.chronicle.borrow().since_last_turn(seat);
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let banner = Banner::nth(props.colours.at(seat.index()));
        let players = told.players(&names);
        return html! { <HandOver {name} {banner} {since} {players} {ready} /> };
    }
    let drawn = scene(&Moment {
        picked: ui.picked,
        lifted: ui.lifted,
        urged: ui.urged,
        help: ui.help,
        help_mode: ui.help_mode,
        list: ui.list,
        running_totals: settings.running_totals,
        players: players::shown(game, &players.shown, ui.hint),
        ..told.moment(props, *ui, &now, &names, &words)
    });
    let turned = ui.turned != (settings.sitting == Sitting::Across && now.front.0 % 2 == 1);
    let since = ui.since.then(|| {
        let lines = told.chronicle.borrow().since_last_turn(now.front);
        recap_panel(lines, told.players(&names), &ui.dispatcher())
    });
    let reading = Reading {
        game: game.clone(),
        ui: *ui,
        line: now.line,
        names,
        watching: *watching,
        players,
        words,
    };
    let on_tap = {
        let (ui, dispatch, on_app) = (ui.dispatcher(), dispatch.clone(), on_app.clone());
        Callback::from(move |tap| reading.tap(tap, &ui, &dispatch, &on_app))
    };
    html! { <>
        <TablePage scene={drawn} {on_tap} {turned} handed={ui.handed_to.is_some()} />
        if ui.guide { { guide_panel(&ui.dispatcher()) } }
        { since.unwrap_or_default() }
    </> }
}

/// What a person is in the middle of: forgotten when the game moves on.
#[hook]
fn use_ui(props: &PlayProps) -> UseReducerHandle<Ui> {
    let ui = use_reducer_eq(Ui::default);
    let moved = ui.dispatcher();
    use_moved(&props.game, move |on| moved.dispatch(UiAction::Moved { on }));
    use_effect_with((props.look, ui.dispatcher()), |(look, ui)| {
        if look.is_some() {
            ui.dispatch(UiAction::Past(*look));
        }
    });
    ui
}

/// The moment that is shown, of the present or of the past.
struct Now {
    /// It, as a number of moves.
    at: usize,
    /// Its position.
    state: Rc<State>,
    /// The timeline, while the past is looked at.
    line: Option<Rc<Timeline>>,
    /// Whether it is the present, and played here.
    live: bool,
    /// Whose side the table is seen from.
    front: Seat,
    /// The person who chooses here, if any.
    chooser: Option<Seat>,
}

#[hook]
fn use_now(props: &PlayProps, ui: Ui) -> Now {
    let game = &props.game;
    let at = ui.past.unwrap_or(game.position()).min(game.len());
    let is_past = ui.past.is_some();
    let state = use_memo((game.clone(), at), |(game, at)| {
        if *at == game.position() { game.state().clone() } else { game.at(*at) }
    });
    let line = use_memo((game.clone(), is_past), |(game, is_past)| {
        is_past.then(|| Rc::new(Timeline::of(game)))
    });
    let live = !is_past && !props.watching;
    let front = people::front(game, &state, at);
    let chooser = chooser(game, &state, front).filter(|_| live);
    Now { at, state, line: line.as_ref().clone(), live, front, chooser }
}

/// What happened up to the moment that is shown.
struct Narration {
    chronicle: Rc<RefCell<Chronicle>>,
    banners: [Banner; 4],
    /// The record's lines.
    record: Rc<Vec<LogRow>>,
    /// What the last move did, while the game goes forward.
    last: Rc<Vec<Event>>,
    /// What is read out.
    spoken: Text,
}

#[hook]
fn use_narration(
    props: &PlayProps,
    ui: Ui,
    now: &Now,
    names: &Rc<Vec<Text>>,
    words: &Words,
) -> Narration {
    let game = &props.game;
    let banners = core::array::from_fn(|seat| Banner::nth(props.colours.at(seat)));
    let chronicle = use_mut_ref(Chronicle::default);
    // While the past is looked at, moves that were taken back are on the line too.
    let upto = if ui.past.is_some() { game.len() } else { game.position() };
    let edition = game.setup().options().edition();
    let worded_for = format!("{}{names:?}{banners:?}", words.language().code());
    chronicle
        .borrow_mut()
        .follow(game, upto, &worded_for, |events| tell(words, names, banners, edition, events));
    // The last step of the game, until the next one: what it did floats and is read out meanwhile.
    let last_step = use_mut_ref(|| (game.position(), game.position()));
    let step = match *last_step.borrow() {
        step if step.1 == game.position() => step,
        (_, before) => (before, game.position()),
    };
    use_effect_with(step, move |step| *last_step.borrow_mut() = *step);
    let forward = step.1 == step.0 + 1 && ui.past.is_none();
    let taken_back = step.1 < step.0 && ui.past.is_none();
    let record = use_memo((game.clone(), ui.past, words.clone(), banners), |(_, past, ..)| {
        chronicle.borrow().record(*past)
    });
    let last = if forward { chronicle.borrow().events(now.at) } else { Rc::default() };
    let spoken = spoken(&chronicle.borrow(), now.at, &now.state, names, words, taken_back);
    Narration { chronicle, banners, record, last, spoken }
}

impl Narration {
    /// Who plays, by seat.
    fn players(&self, names: &[Text]) -> Vec<Named> {
        self.banners.into_iter().zip(names.iter().cloned()).collect()
    }

    /// The moment as the table's model wants it, with nothing picked or opened.
    fn moment<'a>(
        &'a self,
        props: &'a PlayProps,
        ui: Ui,
        now: &'a Now,
        names: &'a [Text],
        words: &'a Words,
    ) -> Moment<'a> {
        let PlayProps { game, floor, watching, .. } = props;
        let may_go = |to: Option<usize>| to.is_some_and(|to| to >= *floor) && now.live;
        Moment {
            front: now.front,
            choices: if now.live { game.choices() } else { &[] },
            banners: self.banners,
            last: &self.last,
            moves: u32::try_from(now.at).unwrap_or(u32::MAX),
            fresh: self.chronicle.borrow().fresh(now.at, now.state.players()),
            traces: match now.state.options.is_base() {
                true => Rc::default(),
                false => Rc::new(self.chronicle.borrow().traces(now.at)),
            },
            record: self.record.clone(),
            spoken: self.spoken.clone(),
            can: Can {
                undo: may_go(people::back(game)),
                redo: people::forth(game).is_some() && now.live,
                restart: may_go(people::turn_start(game)),
            },
            replay: now.line.clone().map(|line| replay(words, props, ui, now.at, line, &now.state)),
            watching: *watching,
            over: now.live && !props.learning && now.state.stage == Stage::Over,
            ..Moment::plain(&now.state, names, now.chooser, words)
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
        when: moment(words, at, line.len, &when(words, state)),
        says: Rc::new(Says::new(words, ui.pace)),
        line,
    })
}

/// How the game goes.
fn guide_panel(ui: &UseReducerDispatcher<Ui>) -> Html {
    let close = ui.clone();
    html! { <GuidePanel on_close={Callback::from(move |()| close.dispatch(UiAction::Guide(false)))} /> }
}

/// What happened since the last turn of the person in front.
fn recap_panel(lines: Vec<LogRow>, players: Vec<Named>, ui: &UseReducerDispatcher<Ui>) -> Html {
    let (look, close) = (ui.clone(), ui.clone());
    let on_line = Callback::from(move |number: u32| {
        look.dispatch(UiAction::Past(Some(moves_of_line(number))));
    });
    let on_close = Callback::from(move |()| close.dispatch(UiAction::Since(false)));
    html! { <RecapPanel {lines} {players} {on_line} {on_close} /> }
}
