//! A game at its table without a browser: what is drawn as text, and what each touch of it comes to.

use super::{Page, quick};
use crate::bots::player::Hint;
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, MAX_SEATS};
use crate::web::session::{GameIntent, Session, people};
use crate::web::settings::Settings;
use crate::web::table::figures;
use crate::web::table::log::Log;
use crate::web::table::names::names_of;
use crate::web::table::play::happened::Happened;
use crate::web::table::play::now::Now;
use crate::web::table::play::scene::Scene;
use crate::web::table::ui::{Ui, UiAction};
use crate::web::table::{Act, Button, Drawn, Moment, TableGame, TextContext, Touch};
use crate::web::ui::banner::Banner;
use crate::web::ui::press::touches;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use core::cell::RefCell;
use core::pin::pin;
use core::task::{Context, Poll, Waker};
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::prelude::*;

/// A game at its table.
pub(super) struct Sitting<'a, G: TableGame> {
    pub(super) page: &'a Page<G>,
    pub(super) session: Session<G>,
    pub(super) ui: Rc<Ui<G>>,
    pub(super) words: &'a Words,
    pub(super) names: Rc<Vec<Text>>,
    pub(super) hint: Option<Hint<G>>,
    /// True if quick moves are on.
    pub(super) quick: bool,
}

impl<G: TableGame> Clone for Sitting<'_, G> {
    fn clone(&self) -> Self {
        let Sitting { page, words, quick, .. } = *self;
        let (session, ui, names) = (self.session.clone(), self.ui.clone(), self.names.clone());
        Sitting { page, session, ui, words, names, hint: self.hint.clone(), quick }
    }
}

/// A drawing, and all that can be touched in it.
pub(super) struct Shown<G: TableGame> {
    pub(super) drawn: Drawn,
    /// All of it as text.
    pub(super) html: String,
    pub(super) act: Act<G>,
    presses: Vec<Callback<()>>,
    pub(super) done: Rc<RefCell<Vec<Done<G>>>>,
}

/// Result of a touch.
pub(super) enum Done<G: TableGame> {
    Intent(GameIntent),
    Ui(UiAction<G>),
}

impl<'a, G: TableGame> Sitting<'a, G> {
    pub(super) fn new(page: &'a Page<G>, session: Session<G>, words: &'a Words) -> Sitting<'a, G> {
        let names = Rc::new(names_of(&session.journal, words));
        Sitting { page, session, ui: Rc::default(), words, names, hint: None, quick: false }
    }

    pub(super) fn game(&self) -> &Rc<Journal<G>> {
        &self.session.journal
    }

    /// Viewer and chooser in a position that looks like this one.
    pub(super) fn now_in(&self, state: Rc<G::State>) -> Now<G> {
        let now = Now::of(self.game(), false, &self.ui, Settings::default().sitting, state);
        Now { looker: (self.page.looks)(&now), ..now }
    }

    pub(super) fn now(&self) -> Now<G> {
        self.now_in(Rc::new(self.game().state().clone()))
    }

    /// As whom the table may be drawn: of several people as the one who has taken the device, or goes on with it.
    pub(super) fn may_look(&self, now: &Now<G>) -> Looker {
        let game = self.game();
        let begins = game.turn_ends().map(|end| end.moves).last().unwrap_or(0);
        let turn = game.moves().get(begins..game.position()).unwrap_or_default();
        let goes_on = !G::HANDS && turn.iter().any(|made| made.seat == now.front);
        let held = now.covered.is_none() && self.ui.handed_to == Some(now.front);
        let open = people::people(game) < 2 || game.is_over() || held || goes_on;
        if open { Looker::Seat(now.front) } else { Looker::Public }
    }

    pub(super) fn context(&self, now: &Now<G>) -> TextContext<'_, G> {
        let options = self.game().setup().options();
        TextContext { words: self.words, names: &self.names, options, looker: now.looker }
    }

    /// The device goes to the person who is asked, if it has to.
    pub(super) fn hand_over(&mut self) {
        if let Some(seat) = self.now().covered {
            self.ui = self.ui.clone().reduce(UiAction::HandedTo(Some(seat)));
        }
    }

    pub(super) fn moment(&self, now: &Now<G>) -> Moment<G> {
        self.moment_with(now, &Rc::default(), None)
    }

    /// The same, with a log that is continued, on a phone with a tab.
    pub(super) fn moment_with(
        &self,
        now: &Now<G>,
        log: &Rc<RefCell<Log<G>>>,
        tab: Option<usize>,
    ) -> Moment<G> {
        let (game, context) = (self.game(), self.context(now));
        let banners: [Banner; MAX_SEATS] = core::array::from_fn(|seat| Banner::nth(seat as u8));
        log.borrow_mut().follow(game, game.position(), &context, &banners);
        let (rows, last) = (Rc::new(log.borrow().rows(None)), log.borrow().events(now.at));
        let log = Happened { log: log.clone(), rows, last, spoken: "".into(), steps: 0, banners };
        let ui =
            tab.map_or_else(|| self.ui.clone(), |tab| Rc::new(Ui { tab, ..Ui::clone(&self.ui) }));
        // Every second position with each board at its player's edge, where the game can.
        let around = tab.is_none() && now.at % 2 == 1 && G::fits_around(context.options);
        let scene = Scene {
            game,
            watching: false,
            ui: &ui,
            now,
            names: &self.names,
            log: &log,
            thinks: None,
            hint: self.hint.clone(),
            estimates: [None, None],
            settings: &Settings { figures: true, lens: true, ..Settings::default() },
            words: self.words,
            phone: tab.is_some(),
            around: around && people::people(game) > 1,
        };
        scene.moment()
    }

    /// The drawing of a moment.
    pub(super) fn draw(&self, moment: &Moment<G>) -> Shown<G> {
        let done = Rc::new(RefCell::new(Vec::new()));
        let (of_game, of_ui) = (done.clone(), done.clone());
        let act = Act {
            game: self.game().clone(),
            dispatch: Callback::from(move |intent| of_game.borrow_mut().push(Done::Intent(intent))),
            ui: Callback::from(move |action| of_ui.borrow_mut().push(Done::Ui(action))),
            let_hints_go: Callback::noop(),
            quick: quick::of(self),
        };
        let ((drawn, html), presses) = touches::of(|| {
            let drawn = (self.page.draw)(moment, &act);
            let figures = figures::row(self.words, &figures::all(moment));
            let shown = html! { <>{ figures }{ drawn.stage.clone() }{ drawn.over.clone() }{ drawn.bar.before.clone() }</> };
            let html = text_of(self.words, shown);
            (drawn, html)
        });
        Shown { drawn, html, act, presses, done }
    }

    pub(super) fn shown(&self) -> Shown<G> {
        self.draw(&self.moment(&self.now()))
    }

    /// The moves that are made by what was done.
    pub(super) fn made(&self, done: &[Done<G>]) -> Vec<Move<G::Action>> {
        let moves = done.iter().map(|done| match done {
            Done::Intent(intent) => self.moves_of(intent),
            Done::Ui(_) => Vec::new(),
        });
        moves.flatten().collect()
    }

    /// The moves that an intent makes.
    pub(super) fn moves_of(&self, intent: &GameIntent) -> Vec<Move<G::Action>> {
        let places: Vec<usize> = match intent {
            GameIntent::Play(place) => vec![*place],
            GameIntent::PlayBatch(batch) => batch.places().collect(),
            _ => Vec::new(),
        };
        let mut game = Journal::clone(self.game());
        let mut moves = Vec::new();
        for place in places {
            moves.extend(game.choices().get(place).copied());
            game.play_index(place);
        }
        moves
    }
}

impl<G: TableGame> Shown<G> {
    /// All that can be touched.
    pub(super) fn touches(&self) -> Vec<Callback<()>> {
        let bar = &self.drawn.bar;
        let buttons = bar.buttons.iter().chain(&bar.end).filter(|button| button.enabled);
        let buttons = buttons.map(|button: &Button| button.press.clone());
        let codes = self.drawn.on_touch.iter().flat_map(|on_touch| {
            codes(&self.html).into_iter().map(move |(code, in_panel)| {
                on_touch.reform(move |()| Touch::On { code: code.clone(), in_panel })
            })
        });
        buttons.chain(self.presses.iter().cloned()).chain(codes).collect()
    }

    /// Result of a touch.
    pub(super) fn after(&self, touch: &Callback<()>) -> Vec<Done<G>> {
        self.done.take();
        touch.emit(());
        self.done.take()
    }

    /// Everything that is read, in the bar and on the table.
    pub(super) fn text(&self) -> String {
        let bar = &self.drawn.bar;
        let buttons = bar.buttons.iter().chain(&bar.end).chain(&self.drawn.aloud);
        let buttons: Vec<String> =
            buttons.map(|button| format!("{}|{}", button.label, button.sub)).collect();
        format!("{}\n{}\n{}\n{}", self.html, bar.title, bar.say, buttons.join("\n"))
    }
}

/// The codes of what is drawn, and whether each lies in a panel over the table.
fn codes(html: &str) -> Vec<(String, bool)> {
    let panel = html.find("<dialog").unwrap_or(html.len());
    let found = html.match_indices(" data-s=\"").filter_map(|(at, start)| {
        let rest = html.get(at + start.len()..)?;
        Some((rest.get(..rest.find('"')?)?.to_owned(), at > panel))
    });
    let mut all: Vec<(String, bool)> = found.collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[derive(Properties, PartialEq)]
struct DrawnProps {
    words: Words,
    shown: Html,
}

#[component]
fn AsText(props: &DrawnProps) -> Html {
    html! {
        <ContextProvider<Words> context={props.words.clone()}>{ props.shown.clone() }</ContextProvider<Words>>
    }
}

/// A drawing as text.
pub(in crate::web) fn text_of(words: &Words, shown: Html) -> String {
    let props = DrawnProps { words: words.clone(), shown };
    let mut drawing =
        pin!(yew::LocalServerRenderer::<AsText>::with_props(props).hydratable(false).render());
    // Nothing is waited for: no part of a table is fetched.
    for _ in 0..100 {
        if let Poll::Ready(text) = drawing.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return text;
        }
    }
    panic!("the table waits for something")
}

/// Number of different signs of players in a drawing, wherever they stand.
pub(in crate::web) fn marks_in(drawn: &str) -> usize {
    let strokes = |before: &str| -> Option<String> {
        let path = before.rsplit_once("<path")?.1.split_once(" d=\"")?.1.split_once('"')?.0;
        // Each point as its direction from the first one, which the sign's place and size do not change.
        let points: Vec<f64> =
            path.split(['M', 'L', ' ']).filter_map(|part| part.parse().ok()).collect();
        let [x, y] = [points.first()?, points.get(1)?];
        let moved = points.chunks(2).map(|at| match at {
            [to_x, to_y] => format!("{:?} {:?};", to_x.total_cmp(x), to_y.total_cmp(y)),
            _ => String::new(),
        });
        Some(moved.collect())
    };
    let marks = drawn.match_indices("bmark").filter_map(|(at, _)| drawn.get(..at));
    marks.filter_map(strokes).collect::<BTreeSet<_>>().len()
}
