//! The analysis in the worker: its progress, its end, and what is kept of it.

use crate::bots::analysis::record::Record;
use crate::engine::journal::Journal;
use crate::web::library::analyses;
use crate::web::library::database::Library;
use crate::web::library::entry::Entry;
use crate::web::score::ScoreGame;
use crate::web::session::{GameId, Session};
use crate::web::thinking::analysis::{Analysing, ReplyEffect, is_usable};
use crate::web::thinking::background::{self, End, InBackground, Listening, News};
use crate::web::thinking::worker::{Message, ThinkingWorker};
use gloo_timers::callback::Timeout;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds without an answer after which the worker is restarted.
const PATIENCE: u32 = 20_000;
/// Restarts without progress before giving up.
const TRIES: u8 = 2;
/// Number of steps after which the finished part is kept.
const KEPT_EVERY: usize = 25;

/// Stage of the analysis as shown.
pub enum Stage<G: ScoreGame> {
    /// Not begun, or stopped after this share, in hundredths.
    Stopped(u8),
    /// In progress, with the finished share in hundredths.
    Working(u8),
    /// The worker does not answer.
    Failed,
    /// Finished.
    Done(Rc<Record<G>>),
}

impl<G: ScoreGame> Stage<G> {
    fn of(analysing: &Analysing<G>) -> Stage<G> {
        match analysing.record().filter(|_| analysing.is_done()) {
            Some(record) => Stage::Done(Rc::new(record.clone())),
            None => Stage::Stopped(analysing.percent()),
        }
    }
}

impl<G: ScoreGame> Clone for Stage<G> {
    fn clone(&self) -> Self {
        match self {
            Stage::Stopped(percent) => Stage::Stopped(*percent),
            Stage::Working(percent) => Stage::Working(*percent),
            Stage::Failed => Stage::Failed,
            Stage::Done(record) => Stage::Done(record.clone()),
        }
    }
}

impl<G: ScoreGame> PartialEq for Stage<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Stage::Stopped(one), Stage::Stopped(other))
            | (Stage::Working(one), Stage::Working(other)) => one == other,
            (Stage::Failed, Stage::Failed) => true,
            (Stage::Done(one), Stage::Done(other)) => Rc::ptr_eq(one, other),
            _ => false,
        }
    }
}

/// A game and the finished part of its analysis.
pub(super) struct Known<G: ScoreGame> {
    pub(super) game: Rc<Journal<G>>,
    pub(super) record: Record<G>,
}

thread_local! {
    /// The last analysis, of any game: coming back from the table, or a browser that keeps nothing, costs no time.
    static KNOWN: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

/// The finished part of the last analysis, if it was of exactly this game.
fn known<G: ScoreGame>(game: &Journal<G>) -> Option<Record<G>> {
    KNOWN.with_borrow(|known| {
        let known = known.as_ref()?.downcast_ref::<Known<G>>()?;
        (*known.game == *game).then(|| known.record.clone())
    })
}

/// The analysis of the game shown: its stage, and callbacks that begin or continue it, and stop it.
pub struct Run<G: ScoreGame> {
    pub(super) stage: Stage<G>,
    pub(super) begin: Callback<MouseEvent>,
    pub(super) stop: Callback<MouseEvent>,
}

/// The analysis in progress, if it is of this game.
fn running<G: ScoreGame>(game: &Journal<G>) -> Option<Rc<Analyser<G>>> {
    background::current_as::<Analyser<G>>().filter(|running| *running.game == *game)
}

/// The stage of a game's analysis.
fn stage_of<G: ScoreGame>(game: &Journal<G>) -> Stage<G> {
    match running(game) {
        Some(running) => Stage::Working(running.percent()),
        None => Stage::of(&Analysing::new(game, known(game))),
    }
}

/// Follows the analysis of a game, which goes on when the page is left. A kept one is shown at once.
#[hook]
pub(super) fn use_run<G: ScoreGame>(
    game: &Rc<Journal<G>>,
    id: GameId,
    library: Option<&Library>,
) -> Run<G> {
    let stage = use_state_eq(|| stage_of(game));
    use_effect_with((id, game.clone()), {
        let stage = stage.setter();
        move |(id, game): &(GameId, Rc<Journal<G>>)| {
            stage.set(stage_of(game));
            load_kept(*id, game.clone(), stage.clone());
            let listening = follow(*id, game.clone(), stage);
            let game = game.clone();
            move || {
                drop(listening);
                // There, the computer players of the next table would end it in the middle of a step.
                if let Some(running) = running(&game).filter(|running| running.worker.is_beside()) {
                    running.stop();
                }
            }
        }
    });
    let begin = {
        let (game, library) = (game.clone(), library.cloned());
        Callback::from(move |_: MouseEvent| {
            Analyser::begin(game.clone(), id, library.clone(), known(&game))
        })
    };
    let stop = Callback::from(|_: MouseEvent| background::stop());
    Run { stage: (*stage).clone(), begin, stop }
}

/// Keeps the stage up to date.
fn follow<G: ScoreGame>(
    id: GameId,
    game: Rc<Journal<G>>,
    stage: UseStateSetter<Stage<G>>,
) -> Listening {
    background::listen(Callback::from(move |news: News| match news {
        News::Progress => {
            if let Some(running) = running(&game) {
                stage.set(Stage::Working(running.percent()));
            }
        }
        News::Ended { id: ended, end, .. } if ended == id => match end {
            End::Failed => stage.set(Stage::Failed),
            End::Finished | End::Stopped | End::Replaced => stage.set(stage_of(&game)),
        },
        News::Ended { .. } => {}
    }))
}

/// Shows the kept analysis of a game, unless it is known or in progress.
fn load_kept<G: ScoreGame>(id: GameId, game: Rc<Journal<G>>, stage: UseStateSetter<Stage<G>>) {
    let is_here =
        |game: &Rc<Journal<G>>| known::<G>(game).is_some() || running::<G>(game).is_some();
    if !id.is_some() || is_here(&game) {
        return;
    }
    spawn_local(async move {
        let bytes = analyses::get(id).await;
        let kept = bytes.and_then(|bytes| Record::<G>::of_bytes(&bytes));
        let kept = kept.filter(|kept| is_usable(&game, kept) && !is_here(&game));
        if let Some(record) = kept {
            remember(Known { game: game.clone(), record });
            stage.set(stage_of(&game));
        }
    });
}

/// Analyses a kept game in the background, from the kept record on; `false` if the game can't be read.
pub fn analyse<G: ScoreGame>(entry: &Entry, kept: Option<&[u8]>, library: Option<Library>) -> bool {
    let session = Session::<G>::reopen(&entry.text, entry.about, entry.colours).ok();
    let Some(session) = session.as_ref().and_then(Session::<G>::of) else { return false };
    let kept = kept.and_then(Record::<G>::of_bytes);
    Analyser::begin(session.journal.clone(), entry.about.id, library, kept);
    true
}

/// Remembers an analysis in place of the last one.
pub(super) fn remember<G: ScoreGame>(known: Known<G>) {
    KNOWN.with_borrow_mut(|last| *last = Some(Box::new(known)));
}

/// Runs an analysis in the worker.
struct Analyser<G: ScoreGame> {
    this: Weak<Analyser<G>>,
    game: Rc<Journal<G>>,
    id: GameId,
    library: Option<Library>,
    analysing: RefCell<Analysing<G>>,
    worker: ThinkingWorker<G>,
    alarm: RefCell<Option<Timeout>>,
    tries: Cell<u8>,
    /// Number of steps that were kept last.
    kept: Cell<usize>,
}

impl<G: ScoreGame> Analyser<G> {
    /// Begins an analysis in place of the one in progress, from the kept record on.
    fn begin(game: Rc<Journal<G>>, id: GameId, library: Option<Library>, kept: Option<Record<G>>) {
        let analysing = Analysing::new(&game, kept);
        let analyser = Rc::new_cyclic(|this: &Weak<Analyser<G>>| {
            let weak = this.clone();
            let worker = ThinkingWorker::new(Callback::from(move |message: Message<G>| {
                if let Some(analyser) = weak.upgrade() {
                    analyser.receive(message);
                }
            }));
            let (this, alarm, tries) = (this.clone(), RefCell::default(), Cell::new(0));
            let kept = Cell::new(analysing.steps());
            let analysing = RefCell::new(analysing);
            Analyser { this, game, id, library, analysing, worker, alarm, tries, kept }
        });
        background::begin(analyser.clone());
        analyser.ask();
    }

    fn ask(&self) {
        let request = self.analysing.borrow_mut().ask();
        self.worker.send(request);
        self.wait();
    }

    /// Restarts the worker unless an answer comes in time.
    fn wait(&self) {
        let this = self.this.clone();
        let alarm = Timeout::new(PATIENCE, move || {
            if let Some(analyser) = this.upgrade() {
                analyser.lost();
            }
        });
        self.alarm.replace(Some(alarm));
    }

    fn receive(&self, message: Message<G>) {
        let reply = match message {
            Message::Reply(reply) => reply,
            Message::Lost => return self.lost(),
        };
        let effect = self.analysing.borrow_mut().receive(reply);
        match effect {
            None => {}
            Some(ReplyEffect::Continues) => {
                self.tries.set(0);
                self.wait();
                if self.analysing.borrow().steps() >= self.kept.get() + KEPT_EVERY {
                    self.keep();
                }
                background::announce(&News::Progress);
            }
            Some(ReplyEffect::Ended) => {
                let is_done = self.analysing.borrow().is_done();
                self.end(if is_done { End::Finished } else { End::Stopped });
                self.prune();
            }
            Some(ReplyEffect::Refused) => self.end(End::Failed),
        }
    }

    fn end(&self, end: End) {
        self.alarm.replace(None);
        let kept = self.keep().filter(|_| end == End::Finished);
        background::end(self, end, kept.map(Rc::from));
    }

    /// Keeps the finished part; returns it as bytes.
    fn keep(&self) -> Option<Vec<u8>> {
        let analysing = self.analysing.borrow();
        let record = analysing.record()?;
        self.kept.set(record.steps.len());
        remember(Known { game: self.game.clone(), record: record.clone() });
        let bytes = record.to_bytes()?;
        if self.id.is_some() {
            spawn_local(analyses::put(self.id, bytes.clone()));
        }
        Some(bytes)
    }

    fn prune(&self) {
        if let Some(library) = self.library.clone() {
            spawn_local(async move { analyses::prune(&library).await });
        }
    }

    fn lost(&self) {
        self.worker.restart();
        self.tries.set(self.tries.get() + 1);
        if self.tries.get() > TRIES {
            self.end(End::Failed);
        } else {
            self.ask();
        }
    }
}

impl<G: ScoreGame> InBackground for Analyser<G> {
    fn id(&self) -> GameId {
        self.id
    }

    fn percent(&self) -> u8 {
        self.analysing.borrow().percent()
    }

    fn stop(&self) {
        let request = self.analysing.borrow().stop();
        self.worker.send(request);
    }

    fn any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}

impl<G: ScoreGame> Drop for Analyser<G> {
    fn drop(&mut self) {
        if self.analysing.borrow().steps() > self.kept.get() {
            self.keep();
        }
    }
}
