//! The page of a running game, drawn from the journal's position.
//!
//! Selections, explanations and overlays are state of this page and lost with it; everything that matters is in the
//! journal, which only the app changes.

use super::act::Act;
use super::around::{ROOM, is_turned};
use super::ghost::Standing;
use super::listed::listed;
use super::log::last_turn;
use super::over::{guide_panel, help_panel, list_panel, log_panel, log_section};
use super::page::{use_letting_go, use_media, use_phone};
use super::ui::{Open, Ui, UiAction};
use super::{HelpText, Moment, PhoneTab, TableGame, TextContext, asking, figures, lens};
use crate::engine::journal::Journal;
use crate::engine::link::Rival;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::web::replay::moved::use_moved;
use crate::web::replay::timeline::Mark;
use crate::web::session::people::people;
use crate::web::session::{Colours, GameId, GameIntent, Ghost};
use crate::web::settings::{Settings, Sitting, use_settings};
use crate::web::thinking::hook::{Hinting, Players, use_players};
use crate::web::ui::log_row::{LogRow, moves_of_line};
use crate::web::ui::recap::{HandOver, Named, RecapPanel};
use crate::web::ui::text::{Text, aloud};
use crate::web::words::{Words, use_words};
use frame::{Frame, Framing};
use happened::{Happened, use_log};
use now::{Now, use_now};
use question::{Question, use_tab_of_question};
use scene::Scene;
use std::rc::Rc;
use yew::prelude::*;

mod chrome;
mod frame;
mod happened;
mod hint;
mod now;
mod question;
mod scene;
mod timeline;

/// Properties of [`PlayPage`].
#[derive(Properties, Clone)]
pub(super) struct PlayProps<G: TableGame> {
    pub(super) game: Rc<Journal<G>>,
    /// The other's game, and its result, in a challenge that carries it.
    pub(super) ghost: Option<(Ghost<G>, Rival)>,
    /// Id in the library.
    pub(super) id: GameId,
    /// Receives changes to the game.
    pub(super) dispatch: Callback<GameIntent>,
    /// The players' colours, by seat.
    pub(super) colours: Colours,
    /// True if another tab has the game, and this one only watches.
    pub(super) watching: bool,
    /// The earliest position that undo may go back to.
    pub(super) floor: usize,
    /// Moments worth reviewing, for the timeline.
    pub(super) marks: Rc<Vec<Mark>>,
    /// Receives actions for the app.
    pub(super) on_app: Callback<AppRequest>,
    /// The past moment to show first, as a number of moves.
    pub(super) look: Option<usize>,
    /// True if this is the table of a lesson or a problem, at which nobody searches and no hint is given.
    pub(super) learning: bool,
    /// True at the table of a lesson, whose strip says all that there is to do.
    pub(super) taught: bool,
}

impl<G: TableGame> PartialEq for PlayProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (Rc::ptr_eq(&self.game, &other.game) || self.game == other.game)
            && self.taught == other.taught
            && (self.id, self.colours, self.watching, self.floor, self.look, self.learning)
                == (
                    other.id,
                    other.colours,
                    other.watching,
                    other.floor,
                    other.look,
                    other.learning,
                )
            && (&self.marks, &self.ghost) == (&other.marks, &other.ghost)
            && (&self.dispatch, &self.on_app) == (&other.dispatch, &other.on_app)
    }
}

/// Actions that the page leaves to the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AppRequest {
    Menu,
    Share,
    Settings,
    /// Show or hide the figures that experts count.
    Figures,
    /// Show the score of the finished game.
    Score,
    /// Continue the game of another tab in this one.
    TakeOver,
    /// Share the game up to a moment.
    ShareAt(usize),
    /// Start a game of its own from a moment.
    Branch(usize),
}

/// The page of a running game.
#[component]
pub(super) fn PlayPage<G: TableGame>(props: &PlayProps<G>) -> Html {
    let words = use_words();
    let settings = use_settings();
    let ui = use_ui(props);
    let now = use_now(&props.game, props.watching, &ui, &settings);
    use_forgetting(&ui, now.covered);
    let names = use_memo((props.game.clone(), words.clone()), |(game, words)| {
        super::names::names_of(game, words)
    });
    let players =
        use_players(&props.game, now.live && !props.learning, settings.timing(), &props.dispatch);
    use_estimate(props, &players, settings.figures, &now);
    let log = use_log(props, &ui, &now, &names, &words);
    let ghost = use_ghost(props, now.at);
    timeline::use_playing(&ui, now.at, now.line.as_deref());
    use_letting_go(&ui);
    let on_line = use_callback(ui.dispatcher(), |number, ui| {
        ui.dispatch(UiAction::Past(Some(moves_of_line(number))));
    });
    let (phone, room) = (use_phone(), use_media(ROOM));
    let page = Playing {
        props,
        ui,
        now,
        names,
        players,
        log,
        ghost,
        on_line,
        words,
        settings,
        phone,
        room,
    };
    let handed = page.now.covered.filter(|_| !G::HANDS);
    let drawn = match handed {
        Some(seat) => Err(page.hand_over(seat)),
        None => Ok(page.frame()),
    };
    use_tab_of_question(&page.ui, drawn.as_ref().ok());
    match drawn {
        Ok((drawn, _)) => html! { <Frame {drawn} /> },
        Err(hand_over) => hand_over,
    }
}

/// Forgets who held the device as soon as the table is covered for another person: undo may ask the former one again,
/// but the device has changed hands.
#[hook]
fn use_forgetting<G: TableGame>(ui: &UseReducerHandle<Ui<G>>, covered: Option<Seat>) {
    use_effect_with((covered, ui.dispatcher()), |(covered, ui)| {
        if covered.is_some() {
            ui.dispatch(UiAction::HandedTo(None));
        }
    });
}

/// Both games of a challenge at the moment shown.
#[hook]
fn use_ghost<G: TableGame>(props: &PlayProps<G>, at: usize) -> Option<Standing<G>> {
    let deps = (props.game.clone(), props.ghost.clone(), at);
    let standing = use_memo(deps, |(game, ghost, at)| {
        ghost.as_ref().map(|(ghost, rival)| Standing::of(game, *at, ghost, rival))
    });
    standing.as_ref().clone()
}

/// Asks for the expected result after each move, while figures are shown.
#[hook]
fn use_estimate<G: TableGame>(
    props: &PlayProps<G>,
    players: &Players<G>,
    figures: bool,
    now: &Now<G>,
) {
    let wanted = figures && now.live && !props.learning && !props.game.is_over();
    let seat = now.looker.seat().filter(|_| wanted);
    let players = players.clone();
    use_effect_with((props.game.clone(), seat), move |(_, seat)| players.ask_estimate(*seat));
}

/// The page's own state; reset when the game moves on.
#[hook]
fn use_ui<G: TableGame>(props: &PlayProps<G>) -> UseReducerHandle<Ui<G>> {
    let ui = use_reducer_eq(Ui::<G>::fresh);
    let moved = ui.dispatcher();
    use_moved(&props.game, move |change| moved.dispatch(UiAction::Moved(change)));
    use_effect_with((props.look, ui.dispatcher()), |(look, ui)| {
        if look.is_some() {
            ui.dispatch(UiAction::Past(*look));
        }
    });
    let before = use_mut_ref(|| ui.ways.clone());
    use_effect_with(ui.ways.clone(), move |ways| {
        G::remember(&before.replace(ways.clone()), ways);
    });
    // An open hand is covered when the turn ends, before another player takes the device.
    let turn = G::turns_ended(props.game.state());
    use_effect_with((turn, ui.dispatcher()), |(_, ui)| {
        ui.dispatch(UiAction::NextTurn);
        if G::HANDS {
            ui.dispatch(UiAction::HandedTo(None));
        }
    });
    ui
}

/// Everything that the page is drawn from.
struct Playing<'a, G: TableGame> {
    props: &'a PlayProps<G>,
    ui: UseReducerHandle<Ui<G>>,
    now: Now<G>,
    names: Rc<Vec<Text>>,
    players: Players<G>,
    log: Happened<G>,
    ghost: Option<Standing<G>>,
    /// Shows the moment of a log line, given by its number.
    on_line: Callback<u32>,
    words: Words,
    settings: Settings,
    phone: bool,
    /// True if the window has room for a board at each player's edge.
    room: bool,
}

impl<G: TableGame> Playing<'_, G> {
    fn context(&self) -> TextContext<'_, G> {
        let options = self.props.game.setup().options();
        TextContext { words: &self.words, names: &self.names, options, looker: self.now.looker }
    }

    /// A callback that dispatches to the page's own state.
    fn on_ui<T: 'static>(&self, action: impl Fn(T) -> UiAction<G> + 'static) -> Callback<T> {
        let ui = self.ui.dispatcher();
        Callback::from(move |given: T| ui.dispatch(action(given)))
    }

    fn open(&self, open: Open) -> Callback<()> {
        self.on_ui(move |()| UiAction::Open(open))
    }

    fn app(&self, wish: AppRequest) -> Callback<()> {
        self.props.on_app.reform(move |()| wish)
    }

    /// True if each seat's board is drawn at that player's edge of the device.
    fn around(&self) -> bool {
        let options = self.props.game.setup().options();
        let wanted = self.settings.sitting == Sitting::Around && self.room && !self.phone;
        wanted && people(&self.props.game) > 1 && G::fits_around(options)
    }

    fn moment(&self) -> Moment<G> {
        self.scene().moment()
    }

    fn scene(&self) -> Scene<'_, G> {
        let Playing { props, ui, now, names, log, words, settings, phone, .. } = self;
        Scene {
            game: &props.game,
            watching: props.watching,
            ui,
            now,
            names,
            log,
            thinks: self.players.shown.at_work.map(|work| work.seat),
            hint: self.hint().map(|(hint, ..)| hint),
            estimates: [self.players.shown.estimate.clone(), self.players.shown.worth.clone()],
            settings,
            words,
            phone: *phone,
            around: self.around(),
        }
    }

    fn act(&self) -> Act<G> {
        let quick = self.settings.quick_moves && !self.props.learning;
        Act {
            quick: self.now.quick().filter(|_| quick),
            game: self.props.game.clone(),
            dispatch: self.props.dispatch.clone(),
            ui: self.on_ui(core::convert::identity),
            let_hints_go: self.let_hints_go(),
        }
    }

    /// A callback that dismisses the hints shown.
    fn let_hints_go(&self) -> Callback<()> {
        let players = self.players.clone();
        let shown = !matches!(players.shown.hinting, Hinting::None);
        Callback::from(move |()| {
            if shown {
                players.drop_hints();
            }
        })
    }

    /// The log lines since a player's last turn.
    fn since(&self, seat: Seat) -> Vec<LogRow> {
        self.log.log.borrow().lines_after(last_turn::<G>(&self.props.game, seat))
    }

    fn hand_over(&self, seat: Seat) -> Html {
        let ready = self.on_ui(move |()| UiAction::HandedTo(Some(seat)));
        let since = self.since(seat);
        let name = self.names.get(seat.index()).cloned().unwrap_or_default();
        let (banner, players) = (self.log.banners.at(seat.index()), self.players_named());
        let context = self.context();
        let handover_reason =
            G::handover_reason(&context, &G::view(&self.now.state, context.looker), seat);
        html! { <HandOver {name} {banner} {handover_reason} {since} {players} {ready} /> }
    }

    /// The players by seat, with colour and name.
    fn players_named(&self) -> Vec<Named> {
        self.log.banners.into_iter().zip(self.names.iter().cloned()).collect()
    }

    /// The page's frame, and the prompt.
    fn frame(&self) -> (Rc<Framing>, Option<Question>) {
        let moment = self.moment();
        let drawn = G::draw(&moment, &self.act());
        let log_tab = drawn.tabs.len();
        let shows_log = self.phone && self.ui.tab >= log_tab;
        let stage = match shows_log {
            true => self.log_section(),
            false if drawn.shows_log && !self.phone => {
                html! { <>{ drawn.stage.clone() }{ self.log_section() }</> }
            }
            false => drawn.stage.clone(),
        };
        let tabs = if self.phone { self.tabs(&drawn.tabs) } else { Vec::new() };
        let ctx_on_step = self.on_step();
        let bar = self.framed(&moment, &drawn);
        // A bar that replaces the game's own prompt is read out instead.
        let own = drawn.asked.as_ref().filter(|_| bar.bar.title == drawn.bar.title);
        let asked = own.unwrap_or(&bar.bar.title).clone();
        let question = match drawn.asked {
            None => Some(Question::After(self.now.at)),
            Some(_) => Some(Question::Says(asked.clone())).filter(|_| !asked.is_empty()),
        };
        let turned =
            self.ui.turned != is_turned(self.settings.sitting, self.now.front, moment.seats());
        let replay = self.replay(&moment);
        let framing = Framing {
            class: classes!(
                "app",
                "shared",
                drawn.class.clone(),
                self.phone.then_some("phone"),
                turned.then_some("turned"),
                replay.is_some().then_some("replayed"),
                replay.as_ref().and_then(|replay| replay.comparison()).map(|_| "compared"),
            ),
            turned,
            header: self.header(&moment, &drawn),
            // A lesson's or problem's strip needs the room, and there is no switch beside it.
            figures: match self.settings.figures && !self.props.learning {
                true => figures::row(&self.words, &figures::all(&moment)),
                false => Html::default(),
            },
            stage,
            asked_aloud: self.asked_aloud(&asked),
            asked,
            bar,
            replay: replay.map(|replay| (replay, ctx_on_step)),
            tabs,
            tabs_label: self.words.t("table-tabs").into(),
            over: html! { <>{ drawn.over.clone() }{ self.over(&moment) }</> },
            spoken: self.log.spoken.clone(),
            on_key: self.on_key(),
            on_touch: drawn.on_touch,
            asking: self.ui.help_mode,
            on_ask: self.on_ask(&moment),
            begin: self.ui.handed_to.is_some(),
        };
        (Rc::new(framing), question)
    }

    /// The prompt as screen readers read it: each question of a person anew, what computers do as long as they do it.
    fn asked_aloud(&self, asked: &Text) -> Text {
        let asks = self.now.chooser.or(self.now.covered).is_some();
        aloud(asked.to_string(), if asks { self.log.steps } else { 0 }).into()
    }

    /// A callback that explains a subject.
    fn on_ask(&self, moment: &Moment<G>) -> Callback<String> {
        let (moment, act) = (moment.clone(), self.act());
        let (players, learning) = (self.players.clone(), self.props.learning);
        Callback::from(move |code: String| {
            let mut help = asking::explained(&moment, &act, &code);
            if let Some(help) = help.as_mut().filter(|_| moment.settings.lens || learning) {
                let lens = G::lens(&moment, &act, &code);
                help.lens = lens.lines;
                players.ask_worth(moment.chooser, &lens.actions);
            }
            act.explain_now(help.unwrap_or_else(|| HelpText {
                title: moment.t("table-help"),
                lines: vec![moment.t("table-help-nothing")],
                ..HelpText::default()
            }));
        })
    }

    fn log_section(&self) -> Html {
        log_section(&self.words, &self.log.rows, &self.on_line)
    }

    fn tabs(&self, own: &[PhoneTab]) -> Vec<(PhoneTab, bool, Callback<()>)> {
        let name = self.words.t("table-log").into();
        let log = PhoneTab { icon: "u-log", name, ..PhoneTab::default() };
        let shown = self.ui.tab.min(own.len());
        let tab = |(place, tab): (usize, &PhoneTab)| {
            let (on_open, show) = (tab.on_open.clone(), self.on_ui(move |()| UiAction::Tab(place)));
            let press = Callback::from(move |()| {
                on_open.emit(());
                show.emit(());
            });
            (tab.clone(), shown == place, press)
        };
        own.iter().chain([&log]).enumerate().map(tab).collect()
    }

    /// The open overlay.
    fn over(&self, moment: &Moment<G>) -> Html {
        let (words, ui) = (&self.words, &self.ui);
        let close = || self.open(Open::Nothing);
        if let Some(help) = &ui.help {
            let expected = lens::expected(moment).filter(|_| !help.lens.is_empty());
            return help_panel(help, expected, self.on_ui(|()| UiAction::Help(None)));
        }
        match ui.open {
            Open::Nothing => Html::default(),
            Open::Log => log_panel(words, &self.log.rows, &self.on_line, self.look_back(), close()),
            Open::Since => {
                let lines = self.since(self.now.front);
                let (players, on_line) = (self.players_named(), self.on_line.clone());
                html! { <RecapPanel key="since" {lines} {players} {on_line} on_close={close()} /> }
            }
            Open::Ghost => match &self.ghost {
                Some(ghost) => ghost.card(&self.context(), close()),
                None => Html::default(),
            },
            Open::Guide => guide_panel(words, G::guide(words), close()),
            Open::List => {
                let context = self.context();
                let own = self.now.chooser.into_iter().flat_map(|seat| moment.choices_of(seat));
                let listed = listed(&context, &moment.view, own);
                let (choices, items): (Vec<G::Action>, Vec<_>) = listed.into_iter().unzip();
                let (act, seat) = (self.act(), self.now.chooser.unwrap_or_default());
                let on_item = Callback::from(move |index: usize| {
                    if let Some(choice) = choices.get(index) {
                        act.play_now(seat, *choice);
                    }
                });
                list_panel(words, &items.into(), &on_item, close())
            }
        }
    }
}

#[cfg(test)]
#[cfg(feature = "ssr")]
pub(in crate::web) mod tests;
