//! The table's model: computes the drawn content and the effects of taps from a position and a selection.
//!
//! Pure and tested without a browser. Rules are queried, never reimplemented, and all texts come from the wording
//! files.

mod bar;
pub mod choice;
mod drags;
mod estate;
mod extras;
pub mod figures;
mod floats;
mod guidance;
mod help;
pub(super) mod history;
mod of_modules;
mod of_modules_help;
mod refusal;
pub mod scene;
mod shown_action;
mod solo;
pub mod subject;
mod table;
mod taps;
mod team;
mod text;

#[cfg(test)]
mod tests;

pub use extras::{bonus_icon, bonus_key, shield_icon};
pub use guidance::is_new;
pub use of_modules_help::shield_page;
pub use refusal::in_words;
pub use shown_action::{places, shown_action};
pub use taps::{Intent, intent};
pub use text::{Arg, Speak, board_name, plain_tile};
pub(crate) use text::{Wording, when};

use crate::bots::level::Level;
use crate::engine::game::Move;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::tiles::Tile;
use crate::games::burgundy::{Actions, Burgundy, SEATS};
use crate::web::burgundy::model::choice::{
    Choice, Choosing, Part, Picked, choosing, parts, takes_a_die,
};
use crate::web::burgundy::model::history::Traces;
use crate::web::burgundy::model::scene::{
    Banner, BoardOffer, Captions, Estate, Help, Mark, Piece, Scene, Spot, Text,
};
use crate::web::table::Moment;
use std::rc::Rc;

/// Everything that the scene is computed from.
#[derive(Clone)]
pub struct Situation<'a> {
    /// The position.
    pub state: &'a State,
    /// The players' names, by seat.
    pub names: &'a [Text],
    /// The players' colours, by seat.
    pub banners: [Banner; MAX_SEATS],
    /// Level of each seat's computer player; `None` for people.
    pub levels: [Option<Level>; MAX_SEATS],
    /// The seat whose estate is drawn large.
    pub front: Seat,
    /// The seat to choose on this page; `None` during a replay.
    pub chooser: Option<Seat>,
    /// The computer player to move here now.
    pub computer: Option<Seat>,
    /// All choices, as listed by the journal; if empty, they are computed from the position.
    pub choices: &'a [Move<Action>],
    /// The selection.
    pub picked: Picked,
    /// True if the last picked piece is being dragged.
    pub lifted: bool,
    /// Number of attempts to end the turn too early.
    pub urged: u8,
    /// The action marked by a hint.
    pub hinted: Option<Action>,
    /// Events of the last action, for animation and floating points.
    pub last: &'a [Event],
    /// A number that grows with every action, so that each float is new.
    pub moves: u32,
    /// The fields filled in each player's last turn.
    pub fresh: [Fields; SEATS],
    /// Information from events that the position does not contain.
    pub traces: Rc<Traces>,
    /// True if points of the final monasteries are counted already.
    pub running_totals: bool,
    /// The wording.
    pub words: &'a dyn Speak,
}

impl<'a> Situation<'a> {
    /// A position as seen by the person to choose, with nothing picked.
    #[must_use]
    pub fn plain(
        state: &'a State,
        names: &'a [Text],
        chooser: Option<Seat>,
        words: &'a dyn Speak,
    ) -> Situation<'a> {
        Situation {
            state,
            names,
            banners: core::array::from_fn(|seat| Banner::nth(seat as u8)),
            levels: [None; MAX_SEATS],
            front: chooser.unwrap_or_default(),
            chooser,
            computer: None,
            choices: &[],
            picked: Picked::default(),
            lifted: false,
            urged: 0,
            hinted: None,
            last: &[],
            moves: 0,
            fresh: Default::default(),
            traces: Rc::default(),
            running_totals: false,
            words,
        }
    }

    /// The situation of a moment.
    #[must_use]
    pub fn of(moment: &'a Moment<Burgundy>) -> Situation<'a> {
        let state = moment.view.known();
        let Selection { picked, lifted, urged, .. } = moment.picked.clone();
        Situation {
            banners: moment.banners,
            levels: moment.levels,
            front: moment.front,
            computer: moment.computer,
            choices: &moment.choices,
            picked,
            lifted,
            urged,
            hinted: moment.hint.as_ref().and_then(|hint| hint.now.first().copied()),
            last: &moment.last,
            moves: u32::try_from(moment.moves).unwrap_or(u32::MAX),
            fresh: history::fresh(&moment.history, state.players()),
            traces: match state.options().is_base() {
                true => Rc::default(),
                false => Rc::new(history::traces(&moment.history)),
            },
            running_totals: moment.settings.running_totals,
            ..Situation::plain(state, &moment.names, moment.chooser, &moment.words)
        }
    }
}

/// Burgundy's selection at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Selection {
    /// The picked parts.
    pub picked: Picked,
    /// True if the last picked piece is being dragged.
    pub lifted: bool,
    /// Number of attempts to end the turn too early, alternating between 1 and 2.
    pub urged: u8,
    /// The enlarged part.
    pub large: Option<Large>,
}

/// A part enlarged above the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Large {
    /// The estate of another player.
    Estate(Seat),
    /// A depot, 1 to 7, on a phone.
    Depot(u8),
}

/// Values computed once for all parts of the model.
pub(crate) struct Desk<'a> {
    pub(crate) m: &'a Situation<'a>,
    pub(crate) say: Wording<'a>,
    pub(crate) legal: Vec<Action>,
    pub(crate) choosing: Choosing,
}

/// True if an effect waits, rather than a die of the turn.
fn is_in_effect(state: &State) -> bool {
    state.stage() == Stage::Play && !state.is_between_actions()
}

impl<'a> Desk<'a> {
    pub(crate) fn new(m: &'a Situation<'a>) -> Desk<'a> {
        let legal = match m.chooser {
            None => Vec::new(),
            Some(seat) if m.choices.is_empty() => {
                let mut actions = Actions::new();
                m.state.legal(seat, &mut actions);
                actions.to_vec()
            }
            Some(seat) => {
                let own = m.choices.iter().filter(|made| made.seat == seat);
                own.map(|made| made.action).collect()
            }
        };
        let choosing = choosing(&legal, is_in_effect(m.state));
        Desk { m, say: Wording(m.words), legal, choosing }
    }

    /// Level of the computer player at a seat.
    fn level(&self, seat: Seat) -> Option<Level> {
        self.m.levels.at(seat.index())
    }

    pub(crate) fn choice(&self) -> Choice<'_> {
        Choice { choosing: &self.choosing, picked: &self.m.picked }
    }

    /// The action that the selected tile, field or goods lead to, if only the die is open.
    pub(crate) fn deed(&self) -> Option<Action> {
        let seat = self.m.chooser?;
        let workers = |action| self.m.state.workers_for(seat, action);
        choice::only_left(&self.choosing, &self.m.picked, workers)
    }

    /// True if a turn's first pick is still open, so that the dice are lit instead of the board.
    pub(crate) fn is_calm(&self) -> bool {
        self.m.hinted.is_none()
            && self.m.state.is_between_actions()
            && self.m.picked.is_empty()
            && self.m.state.stage() == Stage::Play
    }

    /// Mark of a part, by the fewest workers that touching it may cost.
    pub(crate) fn mark(&self, part: Part) -> Mark {
        if let Some(action) = self.m.hinted {
            // A hint marks only its own parts.
            return if parts(action).contains(&part) { Mark::Chosen } else { Mark::Plain };
        }
        let choice = self.choice();
        if choice.is_picked(part) {
            return Mark::Chosen;
        }
        // While an effect waits beside dice, the board shows the options of the effect.
        let quiet = self.effect_speaks() && !matches!(part, Part::Die(_));
        let asked = self.asks_an_effect();
        let shown = choice.with(part).filter(|action| {
            let beside = asked && matches!(action, Action::Buy(..));
            !(beside || quiet && takes_a_die(*action))
        });
        match self.cost(shown) {
            None => Mark::Plain,
            Some(0) => Mark::Free,
            Some(workers) => Mark::Workers(workers),
        }
    }

    /// The fewest workers that one of these actions costs.
    pub(crate) fn cost(&self, actions: impl Iterator<Item = Action>) -> Option<u8> {
        let seat = self.m.chooser?;
        actions.map(|action| self.m.state.workers_for(seat, action)).min()
    }

    pub(crate) fn edition(&self) -> Edition {
        self.m.state.options().edition()
    }

    pub(crate) fn piece(&self, tile: Tile) -> Option<Piece> {
        tile.is_some().then(|| Piece {
            tile,
            black: false,
            chickens: self.edition() == Edition::E2011,
        })
    }

    pub(crate) fn name(&self, seat: Seat) -> Text {
        self.m.names.get(seat.index()).cloned().unwrap_or_else(|| "".into())
    }

    pub(crate) fn banner(&self, seat: Seat) -> Banner {
        self.m.banners.at(seat.index())
    }

    /// A name with its state, for screen readers.
    pub(crate) fn marked(&self, name: &str, mark: Mark) -> Text {
        match mark {
            Mark::Plain | Mark::Off => name.into(),
            Mark::Free => self.say.with("scene-marked-free", &[("name", name.into())]),
            Mark::Chosen => self.say.with("scene-marked-chosen", &[("name", name.into())]),
            Mark::Workers(n) => self
                .say
                .with("scene-marked-workers", &[("name", name.into()), ("workers", n.into())]),
        }
    }
}

/// The only action of a seat that a selection leaves, for quick moves. A piece that is dragged still has to be dropped.
#[must_use]
pub fn only_left(
    state: &State,
    seat: Seat,
    legal: &[Action],
    picked: &Selection,
) -> Option<Action> {
    let choosing = choosing(legal, is_in_effect(state));
    let workers = |action| state.workers_for(seat, action);
    (!picked.lifted).then(|| choice::only_left(&choosing, &picked.picked, workers)).flatten()
}

/// The drawn content of the table.
#[must_use]
pub fn scene(m: &Situation<'_>) -> Scene {
    let desk = Desk::new(m);
    Scene {
        captions: Rc::new(desk.captions()),
        table: Rc::new(desk.table()),
        own: Rc::new(desk.estate(m.front, true)),
        others: desk
            .drawn_others()
            .into_iter()
            .map(|seat| Rc::new(desk.estate(seat, false)))
            .collect(),
        goal: desk.goal().map(Rc::new),
        offers: desk.offers(),
        bar: Rc::new(desk.bar()),
        hands: desk.hands().into_iter().map(Rc::new).collect(),
        floats: Rc::new(desk.floats()),
        asked: desk.spoken_prompt(),
    }
}

/// A seat's estate by itself.
#[must_use]
pub fn estate(m: &Situation<'_>, seat: Seat) -> Rc<Estate> {
    Rc::new(Desk::new(m).estate(seat, false))
}

/// Explanation of a spot, with the reason if it can't be used now.
#[must_use]
pub fn explained(m: &Situation<'_>, spot: Spot) -> Option<Help> {
    Desk::new(m).bubble_at(spot)
}

/// An action in words, for the seat that may choose it.
#[must_use]
pub fn action_in_words(m: &Situation<'_>, action: Action) -> Text {
    Desk::new(m).describe(action)
}

impl Desk<'_> {
    fn captions(&self) -> Captions {
        let t = |key| self.say.t(key);
        self.captioned_solo(Captions {
            turn_order: t("scene-turn-order"),
            phase: t("scene-phase"),
            round: t("scene-round"),
            bonuses: t("scene-bonuses"),
            sizes: t("scene-sizes"),
            white_die: t("scene-white-die"),
            store: t("scene-store"),
            goods: t("scene-goods"),
            tab_table: t("scene-tab-table"),
            tab_mine: t("scene-tab-mine"),
            tab_others: t("scene-tab-others"),
            others: t("scene-others"),
            close: t("app-close"),
            keys: t("scene-keys"),
            zoom: self.zoom_caption(),
        })
    }

    fn offers(&self) -> Vec<BoardOffer> {
        let boards = self.legal.iter().filter_map(|action| match action {
            Action::Board(board) => Some(*board),
            _ => None,
        });
        boards
            .map(|board| {
                let number = text::board_name(self.edition(), board);
                let drawn =
                    self.m.chooser.is_some_and(|s| self.m.state.estate(s).board_id() == board);
                let name = self.say.with("scene-board", &[("number", number)]);
                let sub = self.say.t(if drawn { "scene-board-drawn" } else { "scene-board-first" });
                BoardOffer { board, label: format!("{name}, {sub}").into(), name, sub }
            })
            .collect()
    }
}
