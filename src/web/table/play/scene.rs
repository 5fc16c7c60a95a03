//! Everything that a moment is made of.

use super::happened::Happened;
use super::now::Now;
use crate::bots::player::Hint;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::web::session::people;
use crate::web::settings::Settings;
use crate::web::table::ui::Ui;
use crate::web::table::{Moment, TableGame};
use crate::web::thinking::hook::Estimate;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use std::rc::Rc;

/// The sources of a [`Moment`].
pub(super) struct Scene<'a, G: TableGame> {
    pub(super) game: &'a Journal<G>,
    pub(super) watching: bool,
    pub(super) ui: &'a Ui<G>,
    pub(super) now: &'a Now<G>,
    pub(super) names: &'a Rc<Vec<Text>>,
    pub(super) log: &'a Happened<G>,
    /// The computer player that is thinking.
    pub(super) thinks: Option<Seat>,
    pub(super) hint: Option<Hint<G>>,
    /// The expected result, and that with the subject of the lens.
    pub(super) estimates: [Option<Rc<Estimate>>; 2],
    pub(super) settings: &'a Settings,
    pub(super) words: &'a Words,
    pub(super) phone: bool,
    pub(super) around: bool,
}

impl<G: TableGame> Scene<'_, G> {
    pub(super) fn moment(self) -> Moment<G> {
        let Scene { game, ui, now, names, log, .. } = self;
        let [estimate, worth] = self.estimates;
        let choices = if now.live { game.choices() } else { &[] };
        let may = |seat: Seat| match G::HANDS {
            true => now.chooser == Some(seat),
            false => now.chooser.is_some() && people::level(game, seat).is_none(),
        };
        let choices = choices.iter().filter(|made| may(made.seat)).copied().collect();
        let is_computer = |seat: &Seat| people::level(game, *seat).is_some();
        let computer = G::deciders(&now.state).iter().find(is_computer);
        let (turn_before, turn) = turns(game, now.at);
        let entries = log.log.borrow();
        Moment {
            view: Rc::new(G::view(&now.state, now.looker)),
            looker: now.looker,
            open: Rc::new(open_views(game, &now.state)),
            choosing: Rc::new(choosing(game, now)),
            options: game.setup().options().clone(),
            front: now.front,
            chooser: now.chooser,
            choices: Rc::new(choices),
            covered: now.covered,
            names: names.clone(),
            banners: log.banners,
            levels: core::array::from_fn(|seat| people::level(game, Seat(seat as u8))),
            computer: computer.filter(|_| now.live && now.chooser.is_none()),
            thinks: self.thinks,
            picked: ui.picked.clone(),
            ways: ui.ways.clone(),
            last: log.last.clone(),
            history: entries.history(now.at),
            since: Rc::new(entries.events_since(now.front, now.at)),
            turn: Rc::new(entries.events_after(turn, now.at)),
            ended: Rc::new(entries.events_between(turn_before, turn)),
            has_moved: game.moves().iter().take(now.at).any(|made| made.seat == now.front),
            log: log.rows.clone(),
            moves: now.at,
            over: G::deciders(&now.state).is_empty(),
            past: ui.past.is_some(),
            watching: self.watching,
            hint: self.hint,
            phone: self.phone.then_some(ui.tab),
            around: self.around,
            estimate,
            worth,
            settings: *self.settings,
            words: self.words.clone(),
        }
    }
}

/// The numbers of moves before the previous turn and before the one shown.
fn turns<G: TableGame>(game: &Journal<G>, at: usize) -> (usize, usize) {
    let before = game.turn_ends().map(|end| end.moves).take_while(|moves| *moves <= at);
    before.fold((0, 0), |(_, last), moves| (last, moves))
}

/// The views of all seats, once the game is over.
fn open_views<G: TableGame>(game: &Journal<G>, state: &G::State) -> Vec<G::View> {
    if !G::HANDS || !game.is_over() {
        return Vec::new();
    }
    Seat::first(G::seats(state)).map(|seat| G::view(state, Looker::Seat(seat))).collect()
}

/// The views of the people who may choose now, in a game without hidden hands.
fn choosing<G: TableGame>(game: &Journal<G>, now: &Now<G>) -> Vec<Option<G::View>> {
    if G::HANDS || now.chooser.is_none() {
        return Vec::new();
    }
    let chooses =
        |seat: &Seat| G::deciders(&now.state).has(*seat) && people::level(game, *seat).is_none();
    let view = |seat: Seat| G::view(&now.state, Looker::Seat(seat));
    Seat::first(G::seats(&now.state)).map(|seat| Some(seat).filter(chooses).map(view)).collect()
}
