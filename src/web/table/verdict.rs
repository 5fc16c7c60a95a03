//! The computer's opinion of a turn that a learner played freely: each decision is compared with the hints for it.

use super::{TableGame, TextContext, names::names_of};
use crate::bots::level::Level;
use crate::bots::message::{Budget, Reply, Request, Task};
use crate::bots::player::{ComputerPlayer, Hint};
use crate::bots::seat_view::SeatView;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::web::session::{AnySession, Session, people};
use crate::web::thinking::worker::{Message, ThinkingWorker};
use crate::web::words::Words;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use yew::prelude::*;

/// Milliseconds of search for each decision.
const MILLIS: u32 = 900;
/// Number of hints requested for each decision: more than there are ways to play.
const WAYS: u8 = 200;
/// Milliseconds after which a missing answer is given up.
const PATIENCE: u32 = 20_000;
/// Loss below which a turn counts as equally good, in thousandths of a point.
const EQUAL: i32 = 750;
/// Most reasons shown.
const REASONS: usize = 2;

/// The opinion of the turn played after so many moves, as called by the app.
pub fn verdict<G: TableGame>(session: &AnySession, from: usize, words: &Words) -> Html {
    let Some(session) = Session::<G>::of(session) else { return Html::default() };
    html! { <Opinion<G> game={session.journal.clone()} {from} words={words.clone()} /> }
}

/// A decision with the best way to play it.
#[derive(Debug, Clone, PartialEq)]
struct Better<G: ComputerPlayer> {
    /// Number of moves before it.
    at: usize,
    /// Its loss, in thousandths of a point.
    loss: i32,
    best: Hint<G>,
}

/// A played turn that is being judged, decision by decision.
struct Judged<G: ComputerPlayer> {
    game: Rc<Journal<G>>,
    seat: Seat,
    /// Number of moves before the next decision.
    at: usize,
    /// Sum of the losses so far, in thousandths of a point.
    loss: i32,
    /// The decision that lost most, or else one that was made differently.
    worst: Option<Better<G>>,
    /// Number of the last request.
    number: u32,
}

impl<G: TableGame> Judged<G> {
    fn new(game: Rc<Journal<G>>, from: usize) -> Judged<G> {
        let seat = people::only(&game).unwrap_or_default();
        Judged { game, seat, at: from, loss: 0, worst: None, number: 0 }
    }

    /// The seat's own moves from the next decision on.
    fn made(&self) -> impl Iterator<Item = &G::Action> {
        let moves = self.game.moves().iter().take(self.game.position()).skip(self.at);
        moves.take_while(|made| made.seat == self.seat).map(|made| &made.action)
    }

    /// The request about the next decision with a choice; `None` if all are judged.
    fn ask(&mut self) -> Option<Request<G>> {
        while self.at < self.game.position() {
            let is_own = self.game.moves().get(self.at).is_some_and(|made| made.seat == self.seat);
            let before = self.game.branch_at(self.at);
            let choices = before.choices().iter().filter(|choice| choice.seat == self.seat);
            if is_own && choices.count() > 1 {
                self.number += 1;
                let seen = SeatView::new(before.state(), self.seat);
                let budget = Budget { nodes: G::nodes(Level::Hard), millis: MILLIS };
                let task = Task::Hints { seen, count: WAYS, budget };
                return Some(Request { number: self.number, task });
            }
            self.at += 1;
        }
        None
    }

    /// Takes the hints for the decision that was asked about.
    fn receive(&mut self, hints: &[Hint<G>]) {
        let made: Vec<&G::Action> = self.made().collect();
        let common = |hint: &Hint<G>| {
            hint.now.iter().zip(&made).take_while(|(one, other)| one == *other).count()
        };
        let nearest = hints.iter().rev().max_by_key(|hint| common(hint)).filter(|h| common(h) > 0);
        let same = nearest.map_or(0, common);
        // A way that was not considered is at least as far behind as the last one.
        let loss = nearest.or(hints.last()).map_or(0, |hint| hint.behind.max(0));
        self.loss = self.loss.saturating_add(loss);
        let is_best = nearest.is_some_and(|hint| hints.first() == Some(hint));
        let is_worst = self.worst.as_ref().is_none_or(|worst| loss > worst.loss);
        if let (Some(best), true) = (hints.first(), is_worst && !is_best) {
            self.worst = Some(Better { at: self.at, loss, best: best.clone() });
        }
        self.at += same.max(1);
    }
}

/// State of the opinion.
#[derive(Debug, Clone, PartialEq)]
enum Stage<G: ComputerPlayer> {
    Thinking,
    /// Total loss, and the decision that lost most.
    Done(i32, Option<Better<G>>),
    /// The computer player does not answer.
    Failed,
}

/// Judges a turn with the search worker.
struct Judge<G: TableGame> {
    this: Weak<Judge<G>>,
    judged: RefCell<Judged<G>>,
    worker: ThinkingWorker<G>,
    alarm: RefCell<Option<Timeout>>,
    stage: UseStateSetter<Stage<G>>,
}

impl<G: TableGame> Judge<G> {
    fn begin(game: Rc<Journal<G>>, from: usize, stage: UseStateSetter<Stage<G>>) -> Rc<Judge<G>> {
        let judge = Rc::new_cyclic(|this: &Weak<Judge<G>>| {
            let weak = this.clone();
            let worker = ThinkingWorker::new(Callback::from(move |message: Message<G>| {
                if let Some(judge) = weak.upgrade() {
                    judge.receive(message);
                }
            }));
            let judged = RefCell::new(Judged::new(game, from));
            Judge { this: this.clone(), judged, worker, alarm: RefCell::default(), stage }
        });
        judge.go_on();
        judge
    }

    fn go_on(&self) {
        let request = self.judged.borrow_mut().ask();
        match request {
            Some(request) => {
                self.worker.send(request);
                let this = self.this.clone();
                let alarm = Timeout::new(PATIENCE, move || {
                    if let Some(judge) = this.upgrade() {
                        judge.end(Stage::Failed);
                    }
                });
                self.alarm.replace(Some(alarm));
            }
            None => {
                let judged = self.judged.borrow();
                self.end(Stage::Done(judged.loss, judged.worst.clone()));
            }
        }
    }

    fn end(&self, stage: Stage<G>) {
        self.alarm.replace(None);
        self.stage.set(stage);
    }

    fn receive(&self, message: Message<G>) {
        let number = self.judged.borrow().number;
        match message {
            Message::Reply(Reply::Hints { number: to, hints }) if to == number => {
                self.judged.borrow_mut().receive(&hints);
                self.go_on();
            }
            Message::Reply(Reply::Refused { number: to, .. }) if to == number => {
                self.judged.borrow_mut().receive(&[]);
                self.go_on();
            }
            Message::Reply(_) => {}
            Message::Lost => self.end(Stage::Failed),
        }
    }
}

#[derive(Properties, Clone)]
struct OpinionProps<G: TableGame> {
    game: Rc<Journal<G>>,
    from: usize,
    words: Words,
}

impl<G: TableGame> PartialEq for OpinionProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.from, &self.words) == (other.from, &other.words) && self.game == other.game
    }
}

#[component]
fn Opinion<G: TableGame>(props: &OpinionProps<G>) -> Html {
    let stage = use_state_eq(|| Stage::<G>::Thinking);
    let judge = use_mut_ref(|| None::<Rc<Judge<G>>>);
    use_effect_with((props.game.clone(), props.from), {
        let stage = stage.setter();
        move |(game, from)| {
            judge.replace(Some(Judge::begin(game.clone(), *from, stage)));
            move || drop(judge.take())
        }
    });
    let t = |key: &str| props.words.t(key);
    match &*stage {
        Stage::Thinking => html! { <p class="judging">{ t("verdict-thinking") }</p> },
        Stage::Failed => html! { <p>{ t("verdict-failed") }</p> },
        Stage::Done(_, None) => html! { <p>{ t("verdict-same") }</p> },
        Stage::Done(loss, Some(better)) => {
            html! { <p>{ said(&props.words, &props.game, *loss, better) }</p> }
        }
    }
}

/// The opinion in words: the loss, the better way to play, and its reasons.
fn said<G: TableGame>(
    words: &Words,
    game: &Rc<Journal<G>>,
    loss: i32,
    better: &Better<G>,
) -> String {
    let names = names_of(game, words);
    let looker = Looker::Seat(people::only(game).unwrap_or_default());
    let context = TextContext { words, names: &names, options: game.setup().options(), looker };
    let view = G::view(&game.at(better.at), looker);
    let action = G::choices_in_words(&context, &view, &better.best.now);
    let reasons = better.best.reasons.iter().map(|reason| G::reason(&context, reason));
    let reasons: Vec<_> = reasons.filter(|text| !text.is_empty()).take(REASONS).collect();
    let points = u32::try_from((loss + 500) / 1000).unwrap_or(0);
    let args = [("action", action.as_str().into()), ("points", points.into())];
    let said = words.say(if loss < EQUAL { "verdict-equal" } else { "verdict-better" }, &args);
    match reasons.is_empty() {
        true => said,
        false => {
            let reasons = reasons.join(", ");
            format!("{said} {}", words.say("verdict-why", &[("reasons", reasons.as_str().into())]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::service::Service;
    use crate::engine::game::Game;
    use crate::games;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    /// The game of the lesson, with the turn after so many moves as the learner plays it.
    fn played<G: TableGame>(from: usize, play: &dyn Fn(&Journal<G>) -> usize) -> Rc<Journal<G>> {
        let path =
            format!("{}/static/lessons/{}.txt", env!("CARGO_MANIFEST_DIR"), <G as Game>::NAME);
        let record = std::fs::read_to_string(path).unwrap();
        let session = Session::<G>::read_record(&record).unwrap();
        let mut game = Session::<G>::of(&session).unwrap().journal.branch_at(from);
        let turn = G::turns_ended(game.state());
        while G::turns_ended(game.state()) == turn && !game.is_over() {
            let place = play(&game);
            assert!(game.play_index(place));
        }
        Rc::new(game)
    }

    /// The opinion, by a service with a small budget.
    fn judged<G: TableGame>(game: Rc<Journal<G>>, from: usize) -> Judged<G> {
        let mut judged = Judged::new(game, from);
        while let Some(mut request) = judged.ask() {
            if let Task::Hints { budget, .. } = &mut request.task {
                budget.nodes = 3_000;
            }
            let mut service = Service::<G>::new();
            let mut now = 0.0;
            let mut reply = service.receive(request, now);
            while !matches!(reply, Some(Reply::Hints { .. } | Reply::Refused { .. })) {
                reply = service.work(50.0, &mut || {
                    now += 0.001;
                    now
                });
            }
            match reply {
                Some(Reply::Hints { hints, .. }) => judged.receive(&hints),
                _ => judged.receive(&[]),
            }
        }
        judged
    }

    /// A lesson's free turn with the last choice each time, which is a poor one; the opinion is worded.
    fn is_worded<G: TableGame>(from: usize) {
        let last = |game: &Journal<G>| game.choices().len() - 1;
        let game = played::<G>(from, &last);
        let judged = judged(game.clone(), from);
        assert!(judged.at >= game.position(), "{}", <G as Game>::NAME);
        for language in Language::ALL {
            let words = real_of(language, <G as Game>::NAME);
            if let Some(worst) = &judged.worst {
                let said = said(&words, &game, judged.loss, worst);
                assert!(said.ends_with('.') && !said.contains("verdict-"), "{said}");
            }
        }
    }

    /// Steps of the lessons with a free turn.
    fn free(game: &str) -> usize {
        let path = format!("{}/static/lessons/{game}.json", env!("CARGO_MANIFEST_DIR"));
        let steps: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let last = steps.as_array().unwrap().last().unwrap();
        usize::try_from(last["at"].as_u64().unwrap()).unwrap()
    }

    #[test]
    fn the_free_turn_of_each_lesson_is_judged_in_words() {
        macro_rules! all {
            ([$($game:ty),*]) => {{ $(is_worded::<$game>(free(<$game as Game>::NAME));)* }};
        }
        games!(all);
    }

    #[test]
    fn what_the_computer_would_do_itself_loses_nothing_and_what_it_would_not_costs() {
        use crate::games::burgundy::Burgundy;
        let from = free("burgundy");
        let best = |game: &Journal<Burgundy>| {
            let seen = SeatView::new(game.state(), Seat(0));
            let budget = Budget { nodes: 3_000, millis: MILLIS };
            let task = Task::Hints { seen, count: 1, budget };
            let mut service = Service::<Burgundy>::new();
            let mut reply = service.receive(Request { number: 1, task }, 0.0);
            while !matches!(reply, Some(Reply::Hints { .. } | Reply::Refused { .. })) {
                reply = service.work(50.0, &mut || 0.0);
            }
            let Some(Reply::Hints { hints, .. }) = reply else { return 0 };
            let wanted = hints[0].now[0];
            game.choices().iter().position(|made| made.action == wanted).unwrap()
        };
        let same = judged(played::<Burgundy>(from, &best), from);
        assert_eq!((same.loss, same.worst), (0, None));
        let workers = |game: &Journal<Burgundy>| game.choices().len() - 1;
        let other = judged(played::<Burgundy>(from, &workers), from);
        assert!(other.worst.is_some() && other.loss > 0, "{}", other.loss);
    }
}
