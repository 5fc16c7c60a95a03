//! The page where a game is played: the journal's position in, what lies on the table out.
//!
//! What is picked, explained or opened lives here and is forgotten with the page; everything that matters
//! is in the journal, which only the app changes.

use super::act::Act;
use super::log::{Log, last_turn};
use super::over::{guide_panel, help_panel, list_panel, log_panel, log_section};
use super::page::{use_letting_go, use_phone};
use super::ui::{Open, Ui, UiAction};
use super::{Moment, PhoneTab, TableGame, Telling};
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::replay::moved::use_moved;
use crate::web::replay::timeline::{Mark, Timeline};
use crate::web::session::{Colours, GameId, GameIntent, people};
use crate::web::settings::{Settings, Sitting, use_settings};
use crate::web::thinking::hook::{Players, use_players};
use crate::web::ui::banner::Banner;
use crate::web::ui::log_row::{LogRow, moves_of_line};
use crate::web::ui::recap::{HandOver, Named, RecapPanel};
use crate::web::ui::text::Text;
use crate::web::words::{Words, use_words};
use frame::{Frame, Framing};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

mod chrome;
mod frame;
mod timeline;

/// What the page of a running game needs.
#[derive(Properties, Clone)]
pub(super) struct PlayProps<G: TableGame> {
    /// The game.
    pub(super) game: Rc<Journal<G>>,
    /// Its place in the library.
    pub(super) id: GameId,
    /// Takes what is to be done with the game.
    pub(super) dispatch: Callback<GameIntent>,
    /// The players' colours, by seat.
    pub(super) colours: Colours,
    /// Whether the game is played in another tab and only watched here.
    pub(super) watching: bool,
    /// To which move, at the most, moves may be taken back.
    pub(super) floor: usize,
    /// Moments worth a look, for the timeline.
    pub(super) marks: Rc<Vec<Mark>>,
    /// Takes what concerns the app.
    pub(super) on_app: Callback<ForApp>,
    /// The moment of the past to look at first, as a number of moves.
    pub(super) look: Option<usize>,
    /// Whether this is the table of a lesson, in which nobody has to think: its moves are known.
    pub(super) learning: bool,
}

impl<G: TableGame> PartialEq for PlayProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (Rc::ptr_eq(&self.game, &other.game) || self.game == other.game)
            && (self.id, self.colours, self.watching, self.floor, self.look, self.learning)
                == (
                    other.id,
                    other.colours,
                    other.watching,
                    other.floor,
                    other.look,
                    other.learning,
                )
            && self.marks == other.marks
            && (&self.dispatch, &self.on_app) == (&other.dispatch, &other.on_app)
    }
}

/// What the page leaves to the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ForApp {
    Menu,
    Share,
    Settings,
    /// The score of a game that is over.
    Score,
    /// The game in another tab goes on here.
    TakeOver,
    /// Share the game up to a moment.
    ShareAt(usize),
    /// A game of its own from a moment on.
    Branch(usize),
}

/// Where the game is shown: which moment, from whose side, to whom.
struct Now<G: TableGame> {
    /// The moment, as a number of moves.
    at: usize,
    state: Rc<G::State>,
    /// The timeline, while the past is looked at.
    line: Option<Rc<Timeline>>,
    /// Whether it is the present, and played here.
    live: bool,
    /// Whose side the table is seen from.
    front: Seat,
    /// The person who chooses here, if any.
    chooser: Option<Seat>,
    /// The person who must take the device first.
    covered: Option<Seat>,
    looker: Looker,
}

/// The page of a running game.
#[component]
pub(super) fn PlayPage<G: TableGame>(props: &PlayProps<G>) -> Html {
    let words = use_words();
    let settings = use_settings();
    let ui = use_ui(props);
    let now = use_now(props, &ui, &settings);
    let names = use_memo((props.game.clone(), words.clone()), |(game, words)| {
        super::part::names_of(game, words)
    });
    let players =
        use_players(&props.game, now.live && !props.learning, settings.manner(), &props.dispatch);
    let log = use_log(props, &ui, &now, &names, &words);
    timeline::use_playing(&ui, now.at, now.line.as_deref());
    use_letting_go(&ui);
    let page = Playing { props, ui, now, names, players, log, words, settings, phone: use_phone() };
    let handed = page.now.covered.filter(|_| !G::HANDS);
    let drawn = match handed {
        Some(seat) => Err(page.hand_over(seat)),
        None => Ok(page.frame()),
    };
    let tabs = drawn.as_ref().map_or(&[][..], |drawn| &drawn.tabs);
    use_tab_of_question(&page.ui, page.now.at, tabs);
    match drawn {
        Ok(drawn) => html! { <Frame {drawn} /> },
        Err(hand_over) => hand_over,
    }
}

/// On a phone every new question opens the part that answers it, if another one is shown. Whoever goes elsewhere
/// afterwards is left there until the next one.
#[hook]
fn use_tab_of_question<G: TableGame>(
    ui: &UseReducerHandle<Ui<G>>,
    at: usize,
    tabs: &[(PhoneTab, bool, Callback<()>)],
) {
    let is_lit = |(tab, ..): &(PhoneTab, bool, Callback<()>)| tab.lit;
    let answered = tabs.iter().any(|tab| is_lit(tab) && tab.1);
    let wanted = tabs.iter().position(is_lit).filter(|_| !answered);
    let asked = tabs.iter().any(is_lit).then_some(at);
    use_effect_with((asked, ui.dispatcher()), move |(_, ui)| {
        if let Some(tab) = wanted {
            ui.dispatch(UiAction::Tab(tab));
        }
    });
}

/// What a person is in the middle of: forgotten when the game moves on.
#[hook]
fn use_ui<G: TableGame>(props: &PlayProps<G>) -> UseReducerHandle<Ui<G>> {
    let ui = use_reducer_eq(Ui::<G>::default);
    let moved = ui.dispatcher();
    use_moved(&props.game, move |on| moved.dispatch(UiAction::Moved { on }));
    use_effect_with((props.look, ui.dispatcher()), |(look, ui)| {
        if look.is_some() {
            ui.dispatch(UiAction::Past(*look));
        }
    });
    // A hand that was open is covered when the turn ends, before anybody else takes the device.
    let turn = G::turns_ended(props.game.state());
    use_effect_with((turn, ui.dispatcher()), |(_, ui)| {
        if G::HANDS {
            ui.dispatch(UiAction::HandedTo(None));
        }
    });
    ui
}

#[hook]
fn use_now<G: TableGame>(props: &PlayProps<G>, ui: &Ui<G>, settings: &Settings) -> Now<G> {
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
    let chooses = G::deciders(&state).has(front) && people::level(game, front).is_none();
    let chooser = Some(front).filter(|_| chooses && live);
    let together = people::people(game) > 1;
    let decision = G::decision(&state, front);
    let holds = G::HANDS && decision.as_ref().is_none_or(G::needs_hand);
    let secret = decision.as_ref().is_some_and(G::covers);
    let asked = holds || secret || !G::HANDS && settings.sitting == Sitting::HandOver;
    let covered = chooser.filter(|seat| asked && together && ui.handed_to != Some(*seat));
    let looker = match (game.is_over() || !G::HANDS || !together, ui.handed_to) {
        (true, _) => Looker::Seat(front),
        (_, Some(seat)) if seat == front && covered.is_none() => Looker::Seat(seat),
        _ if live && ui.lifts == Some(front) => Looker::Seat(front),
        _ => Looker::Public,
    };
    let chooser = chooser.filter(|_| covered.is_none());
    Now { at, state, line: line.as_ref().clone(), live, front, chooser, covered, looker }
}

/// What happened up to the moment that is shown.
struct Happened<G: TableGame> {
    log: Rc<RefCell<Log<G>>>,
    /// The log's lines, newest first.
    rows: Rc<Vec<LogRow>>,
    /// What the last move did, while the game goes forward.
    last: Rc<Vec<G::Event>>,
    /// What is read out.
    spoken: Text,
    banners: [Banner; MAX_SEATS],
}

#[hook]
fn use_log<G: TableGame>(
    props: &PlayProps<G>,
    ui: &Ui<G>,
    now: &Now<G>,
    names: &Rc<Vec<Text>>,
    words: &Words,
) -> Happened<G> {
    let game = &props.game;
    let banners = core::array::from_fn(|seat| Banner::nth(props.colours.at(seat)));
    let log = use_mut_ref(Log::<G>::default);
    // While the past is looked at, moves that were taken back are on the line too.
    let upto = if ui.past.is_some() { game.len() } else { game.position() };
    let telling = Telling { words, names, options: game.setup().options(), looker: now.looker };
    log.borrow_mut().follow(game, upto, &telling, &banners);
    // The last step of the game, until the next one: what it did is shown and read out meanwhile.
    let last_step = use_mut_ref(|| (game.position(), game.position()));
    let step = match *last_step.borrow() {
        step if step.1 == game.position() => step,
        (_, before) => (before, game.position()),
    };
    use_effect_with(step, move |step| *last_step.borrow_mut() = *step);
    let forward = step.1 > step.0 && ui.past.is_none();
    let taken_back = step.1 < step.0 && ui.past.is_none();
    let rows = Rc::new(log.borrow().rows(ui.past));
    let last = if forward { log.borrow().events(now.at) } else { Rc::default() };
    let mut spoken = match taken_back {
        true => words.t("table-taken-back"),
        false => log.borrow().spoken(now.at),
    };
    let turn = chrome::turn::<G>(words, names, &now.state, game);
    if !turn.is_empty() {
        spoken = format!("{spoken} {turn}.");
    }
    Happened { log, rows, last, spoken: spoken.into(), banners }
}

/// Everything that the page is drawn from.
struct Playing<'a, G: TableGame> {
    props: &'a PlayProps<G>,
    ui: UseReducerHandle<Ui<G>>,
    now: Now<G>,
    names: Rc<Vec<Text>>,
    players: Players<G>,
    log: Happened<G>,
    words: Words,
    settings: Settings,
    phone: bool,
}

impl<G: TableGame> Playing<'_, G> {
    fn telling(&self) -> Telling<'_, G> {
        let options = self.props.game.setup().options();
        Telling { words: &self.words, names: &self.names, options, looker: self.now.looker }
    }

    /// Dispatches to what a person is in the middle of, when called.
    fn on_ui<T: 'static>(&self, action: impl Fn(T) -> UiAction<G> + 'static) -> Callback<T> {
        let ui = self.ui.dispatcher();
        Callback::from(move |given: T| ui.dispatch(action(given)))
    }

    fn open(&self, open: Open) -> Callback<()> {
        self.on_ui(move |()| UiAction::Open(open))
    }

    fn app(&self, wish: ForApp) -> Callback<()> {
        self.props.on_app.reform(move |()| wish)
    }

    fn moment(&self) -> Moment<G> {
        let Playing { props, ui, now, names, log, .. } = self;
        let game = &props.game;
        let choices = if now.live { game.choices() } else { &[] };
        let may = |seat: Seat| match G::HANDS {
            true => now.chooser == Some(seat),
            false => now.chooser.is_some() && people::level(game, seat).is_none(),
        };
        let choices = choices.iter().filter(|made| may(made.seat)).copied().collect();
        Moment {
            view: Rc::new(G::view(&now.state, now.looker)),
            looker: now.looker,
            open: Rc::new(self.open_views()),
            options: game.setup().options().clone(),
            front: now.front,
            chooser: now.chooser,
            choices: Rc::new(choices),
            covered: now.covered,
            names: names.clone(),
            banners: log.banners,
            levels: core::array::from_fn(|seat| people::level(game, Seat(seat as u8))),
            thinks: self.players.shown.at_work.map(|work| work.seat),
            picked: ui.picked.clone(),
            last: log.last.clone(),
            since: Rc::new(log.log.borrow().events_since(now.front, now.at)),
            turn: Rc::new(log.log.borrow().events_after(self.turns().1, now.at)),
            ended: Rc::new(self.ended()),
            game: props.id,
            has_moved: game.moves().iter().take(now.at).any(|made| made.seat == now.front),
            log: log.rows.clone(),
            moves: now.at,
            over: G::deciders(&now.state).is_empty(),
            past: ui.past.is_some(),
            watching: props.watching,
            hint: self.hint().map(|(hint, ..)| hint),
            help_mode: ui.help_mode,
            phone: self.phone.then_some(ui.tab),
            settings: self.settings,
            words: self.words.clone(),
        }
    }

    /// How many moves lead to the turn before the one that is shown, and to that one.
    fn turns(&self) -> (usize, usize) {
        let ends = self.props.game.turn_ends().map(|end| end.moves);
        let before = ends.take_while(|moves| *moves <= self.now.at);
        before.fold((0, 0), |(_, last), moves| (last, moves))
    }

    /// What happened in the turn before the one that is shown.
    fn ended(&self) -> Vec<G::Event> {
        let (first, last) = self.turns();
        self.log.log.borrow().events_between(first, last)
    }

    /// What everybody knew, once the game is over.
    fn open_views(&self) -> Vec<G::View> {
        if !G::HANDS || !self.props.game.is_over() {
            return Vec::new();
        }
        let state = &self.now.state;
        Seat::first(G::seats(state)).map(|seat| G::view(state, Looker::Seat(seat))).collect()
    }

    fn act(&self) -> Act<G> {
        Act {
            game: self.props.game.clone(),
            dispatch: self.props.dispatch.clone(),
            ui: self.ui.dispatcher(),
            help_mode: self.ui.help_mode,
        }
    }

    /// What happened since a player's last turn.
    fn since(&self, seat: Seat) -> Vec<LogRow> {
        self.log.log.borrow().lines_after(last_turn::<G>(&self.props.game, seat))
    }

    fn hand_over(&self, seat: Seat) -> Html {
        let ready = self.on_ui(move |()| UiAction::HandedTo(Some(seat)));
        let since = self.since(seat);
        let name = self.names.get(seat.index()).cloned().unwrap_or_default();
        let (banner, players) = (self.log.banners.at(seat.index()), self.players_named());
        let telling = self.telling();
        let asks = G::asks(&telling, &G::view(&self.now.state, telling.looker), seat);
        html! { <HandOver {name} {banner} {asks} {since} {players} {ready} /> }
    }

    /// Who plays, by seat.
    fn players_named(&self) -> Vec<Named> {
        self.log.banners.into_iter().zip(self.names.iter().cloned()).collect()
    }

    /// Shows the moment that a line of the log tells of, when called with its number.
    fn on_line(&self) -> Callback<u32> {
        self.on_ui(|number| UiAction::Past(Some(moves_of_line(number))))
    }

    /// The page as it is framed.
    fn frame(&self) -> Rc<Framing> {
        let moment = self.moment();
        let drawn = G::draw(&moment, &self.act());
        let log_tab = drawn.tabs.len();
        let shows_log = self.phone && self.ui.tab >= log_tab;
        let stage = match shows_log {
            true => log_section(&self.words, &self.log.rows, &self.on_line()),
            false => drawn.stage.clone(),
        };
        let tabs = if self.phone { self.tabs(&drawn.tabs) } else { Vec::new() };
        let ctx_on_step = self.on_step();
        Rc::new(Framing {
            class: classes!(
                "app",
                "shared",
                drawn.class.clone(),
                self.phone.then_some("phone"),
                (self.ui.turned
                    != (self.settings.sitting == Sitting::Across && self.now.front.0 % 2 == 1))
                    .then_some("turned"),
            ),
            header: self.header(&moment, &drawn),
            stage,
            bar: self.framed(&moment, &drawn),
            replay: self.replay(&moment).map(|replay| (replay, ctx_on_step)),
            tabs,
            tabs_label: self.words.t("table-tabs").into(),
            over: html! { <>{ drawn.over.clone() }{ self.over(&moment) }</> },
            spoken: self.log.spoken.clone(),
            on_key: self.on_key(),
        })
    }

    fn tabs(&self, own: &[PhoneTab]) -> Vec<(PhoneTab, bool, Callback<()>)> {
        let log =
            PhoneTab { icon: "u-history", name: self.words.t("table-log").into(), lit: false };
        let shown = self.ui.tab.min(own.len());
        let tab = |(place, tab): (usize, &PhoneTab)| {
            (tab.clone(), shown == place, self.on_ui(move |()| UiAction::Tab(place)))
        };
        own.iter().chain([&log]).enumerate().map(tab).collect()
    }

    /// What lies over the table.
    fn over(&self, moment: &Moment<G>) -> Html {
        let (words, ui) = (&self.words, &self.ui);
        let close = || self.open(Open::Nothing);
        if let Some(help) = &ui.help {
            return help_panel(words, help, self.on_ui(|()| UiAction::Help(None)));
        }
        match ui.open {
            Open::Nothing => Html::default(),
            Open::Log => {
                let position = self.props.game.position();
                let on_past = self.on_ui(move |()| UiAction::Past(Some(position)));
                log_panel(words, &self.log.rows, &self.on_line(), on_past, close())
            }
            Open::Since => {
                let lines = self.since(self.now.front);
                let (players, on_line) = (self.players_named(), self.on_line());
                html! { <RecapPanel key="since" {lines} {players} {on_line} on_close={close()} /> }
            }
            Open::Guide => guide_panel(words, G::guide(words), close()),
            Open::List => {
                let telling = self.telling();
                let choices: Vec<G::Action> =
                    self.now.chooser.into_iter().flat_map(|seat| moment.choices_of(seat)).collect();
                let items: Vec<Text> = choices
                    .iter()
                    .map(|choice| G::choice(&telling, &moment.view, choice))
                    .collect();
                let (act, seat) = (self.act(), self.now.chooser.unwrap_or_default());
                let on_item = Callback::from(move |index: usize| {
                    if let Some(choice) = choices.get(index) {
                        act.play_now(seat, *choice);
                    }
                });
                list_panel(words, &items, &on_item, close())
            }
        }
    }
}
