//! Access to wording, and names used by several parts of the model.

use crate::games::burgundy::action::{Action, Die, Payment};
use crate::games::burgundy::boards::{Board, BoardId};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::Reason;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::sizes::{PHASES, ROUNDS};
use crate::games::burgundy::state::{Estate, Stage, State, Waiting};
use crate::games::burgundy::tiles::{Colour, Tile};
use crate::web::burgundy::model::Desk;
use crate::web::burgundy::model::scene::Text;

pub use crate::web::words::{Arg, Speak};

/// Wording as used by the model.
#[derive(Clone, Copy)]
pub(crate) struct Wording<'a>(pub(crate) &'a dyn Speak);

impl Wording<'_> {
    pub(crate) fn t(&self, key: &str) -> Text {
        self.with(key, &[])
    }

    pub(crate) fn with(&self, key: &str, args: &[(&str, Arg)]) -> Text {
        self.0.speak(key, args).into()
    }

    pub(crate) fn colour_name(&self, colour: Colour) -> Text {
        self.t(&format!("scene-land-{}", colour.key()))
    }

    /// The reason for points, in one or two words.
    pub(crate) fn reason(&self, reason: Reason) -> Text {
        match reason {
            Reason::Animals => self.t("scene-for-animals"),
            Reason::Region { size, .. } => self.with("scene-for-region", &[("size", size.into())]),
            Reason::Phase(phase) => {
                self.with("scene-for-phase", &[("phase", phase_letter(phase).into())])
            }
            Reason::Bonus { .. } => self.t("scene-for-bonus"),
            Reason::Goods { .. } => self.t("scene-for-goods"),
            Reason::Watchtower => self.t("scene-for-watchtower"),
            Reason::Monastery(number) => {
                self.with("scene-for-monastery", &[("number", number.into())])
            }
            Reason::GoodsLeft => self.t("scene-for-goods-left"),
            Reason::SilverLeft => self.t("scene-for-silver-left"),
            Reason::WorkersLeft => self.t("scene-for-workers-left"),
            Reason::Posts(_) | Reason::AllPosts { .. } => self.t("scene-for-posts"),
            Reason::Route => self.t("scene-for-route"),
            Reason::Shield(shield) => self.with("scene-for-shield", &[("number", shield.0.into())]),
        }
    }
}

/// Letter of a phase, by its number from 0.
pub(crate) fn phase_letter(phase: u8) -> &'static str {
    ["A", "B", "C", "D", "E"].get(usize::from(phase)).copied().unwrap_or("E")
}

/// Number of an extra action in wording files, in place of a die's face.
const EXTRA: u8 = 8;

/// Key of an edition for selections in wording files.
pub(crate) const fn edition_key(edition: Edition) -> u16 {
    match edition {
        Edition::E2019 => 2019,
        Edition::E2011 => 2011,
    }
}

/// Name of a board: its number, with a letter for boards with border posts.
#[must_use]
pub fn board_name(edition: Edition, board: BoardId) -> Arg {
    let number = edition.board_number(board);
    match board.letter() {
        Some(letter) => Arg::Text(format!("{number}{letter}")),
        None => number.into(),
    }
}

/// Message key of a tile; empty for no tile.
#[must_use]
pub fn plain_tile(tile: Tile) -> &'static str {
    tile.record().map_or("", |record| record.key)
}

impl Desk<'_> {
    pub(crate) fn tile_name(&self, tile: Tile) -> Text {
        let edition = edition_key(self.edition()).into();
        self.say.with(&format!("tile-{}", plain_tile(tile)), &[("edition", edition)])
    }

    /// Name of a tile within a sentence: "the castle".
    fn tile_within(&self, tile: Tile) -> Text {
        let edition = edition_key(self.edition()).into();
        self.say.with(&format!("tile-{}.the", plain_tile(tile)), &[("edition", edition)])
    }

    pub(crate) fn colour_name(&self, colour: Colour) -> Text {
        self.say.colour_name(colour)
    }

    /// Goods of a kind, such as "2 jugs".
    pub(crate) fn goods(&self, good: Good, count: u8) -> Text {
        self.say.with(&format!("scene-{}", good.key()), &[("count", count.into())])
    }

    /// A legal action in words, for the list of choices.
    pub(crate) fn describe(&self, action: Action) -> Text {
        let seat = self.m.chooser.unwrap_or_default();
        let state = self.m.state;
        let estate = state.estate(seat);
        let workers = state.workers_for(seat, action);
        // A trade route's action is described as one, though it is played like a castle's.
        let extra = matches!(state.top(), Waiting::AnyAction | Waiting::StoneAction);
        let with = |die: Die| ("die", Arg::from(if extra { EXTRA } else { die.0 }));
        let tile = |tile| ("tile", Arg::from(self.tile_within(tile).as_ref()));
        let depot = |slot: Slot| ("depot", Arg::from(slot.depot()));
        let number = |field| ("number", Arg::from(estate.board().number(field)));
        let place = |field| ("field", board_place(self.say, estate.board(), field));
        let held = |good| ("goods", Arg::from(self.held(seat, good).as_ref()));
        let (lying, stored) = (|slot| tile(state.lying(slot)), |key| tile(estate.stored(key)));
        let (key, mut args): (&str, Vec<(&str, Arg)>) = match action {
            Action::Board(board) => {
                ("scene-act-board", vec![("number", board_name(self.edition(), board))])
            }
            Action::StartCastle(field) => ("scene-act-castle", vec![number(field), place(field)]),
            Action::Take(die, slot) => {
                ("scene-act-take", vec![with(die), lying(slot), depot(slot)])
            }
            Action::Place(die, key, field) => {
                ("scene-act-place", vec![with(die), stored(key), number(field), place(field)])
            }
            Action::Sell(die, good) => ("scene-act-sell", vec![with(die), held(good)]),
            Action::Hire(die) => {
                ("scene-act-hire", vec![with(die), ("hired", hired(estate).into())])
            }
            Action::Buy(slot, Payment::Silver) => ("scene-act-buy", vec![lying(slot), depot(slot)]),
            Action::Buy(slot, Payment::Workers) => {
                ("scene-act-buy-workers", vec![lying(slot), depot(slot)])
            }
            Action::Discard(key) => ("scene-act-discard", vec![stored(key)]),
            Action::Fetch(slot) => ("scene-act-fetch", vec![lying(slot), depot(slot)]),
            Action::SellFree(good) => ("scene-act-sell-free", vec![held(good)]),
            Action::Build(key, field) => {
                ("scene-act-build", vec![stored(key), number(field), place(field)])
            }
            Action::Load(depot) => ("scene-act-load", vec![("depot", depot.into())]),
            Action::Keep(goods) => {
                let names: Vec<String> =
                    goods.iter().map(|good| self.good_name(good).to_string()).collect();
                ("scene-act-keep", vec![("goods", names.join(", ").as_str().into())])
            }
            Action::Pass => ("scene-act-pass", vec![]),
            Action::EndTurn => ("scene-end-turn", vec![]),
            Action::Shelve(key) => return self.describe_shelve(key),
            _ => self.describe_module(action),
        };
        args.push(("workers", workers.into()));
        self.say.with(key, &args)
    }

    /// Name of a kind of goods.
    pub(crate) fn good_name(&self, good: Good) -> Text {
        self.say.t(&format!("scene-{}-kind", good.key()))
    }

    fn held(&self, seat: crate::engine::seat::Seat, good: Good) -> Text {
        use crate::engine::total::At;
        self.goods(good, self.m.state.estate(seat).goods().at(good.index()))
    }
}

/// A field by its row and place on the board, to distinguish fields of the same number; on solo boards by its number.
pub(super) fn board_place(say: Wording<'_>, board: &Board, field: Field) -> Arg {
    let from_one = |at: u8| Arg::Number(u32::from(at) + 1);
    let said = match board.row_and_place(field) {
        Some((row, place)) => {
            say.with("scene-place", &[("row", from_one(row)), ("place", from_one(place))])
        }
        None => say.with("scene-place-solo", &[("field", from_one(field.0))]),
    };
    Arg::Text(said.to_string())
}

/// Number of workers that an action brings.
pub(crate) fn hired(estate: &Estate) -> u8 {
    if estate.has_monastery(monasteries::HIRES_FOUR) { 4 } else { 2 }
}

/// Progress of a game, for wide screens and for a phone.
pub(crate) fn when(words: &dyn Speak, state: &State) -> (Text, Text) {
    let say = Wording(words);
    let both = |key: &str| (say.t(key), say.t(key));
    match state.stage() {
        Stage::Boards | Stage::Castles => both("app-when-before"),
        Stage::Over => both("app-when-over"),
        Stage::Play if state.is_solo() => when_solo(say, state),
        Stage::Play => {
            let args = [
                ("phase", phase_letter(state.phase()).into()),
                ("round", (state.round() + 1).into()),
                ("rounds", ROUNDS.into()),
            ];
            (say.with("scene-when", &args), say.with("scene-when-short", &args))
        }
    }
}

/// Progress of a solo game, for wide screens and for a phone.
fn when_solo(say: Wording<'_>, state: &State) -> (Text, Text) {
    let args: [(&str, Arg); 3] = [
        ("turn", solo_turn(state).into()),
        ("turns", SOLO_TURNS.into()),
        ("phase", phase_letter(state.phase()).into()),
    ];
    (say.with("solo-when", &args), say.with("solo-when-short", &args))
}

/// Number of turns in a solo game.
pub(super) const SOLO_TURNS: u8 = PHASES * ROUNDS;

/// The current turn of a solo game, 1 to 25.
pub(super) fn solo_turn(state: &State) -> u8 {
    (state.phase() * ROUNDS + state.round() + 1).min(SOLO_TURNS)
}
