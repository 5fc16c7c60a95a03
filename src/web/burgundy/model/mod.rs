//! The table model: from a position and what is picked to what is drawn and what each tap means.
//!
//! Pure data in, plain data out, tested without a browser. Rules are asked, never rewritten; every
//! word comes from the wording files.

mod bar;
mod drags;
mod estate;
mod extras;
mod help;
mod of_modules;
mod of_modules_help;
mod players;
mod refusal;
mod shown_action;
mod solo;
mod table;
mod taps;
mod team;
mod text;

#[cfg(test)]
mod tests;

pub use extras::{Traces, bonus_icon, shield_icon};
pub use of_modules_help::shield_page;
pub use players::{Hinted, Players, advice_in_words, player_button};
pub use refusal::in_words;
pub use shown_action::shown_action;
pub use taps::{Intent, intent};
pub(crate) use text::when;
pub use text::{Arg, Speak, board_name, plain_tile};

use crate::engine::game::Move;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::Actions;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::route_cards::CARD_SPACES;
use crate::games::burgundy::sizes::ROUNDS;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::tiles::Tile;
use crate::web::burgundy::choice::{Choice, Part, Picked, holds, takes_a_die};
use crate::web::burgundy::scene::{
    Banner, Captions, Float, Header, LogRow, Mark, Offer, Piece, Scene, Spot, Tap, Text, Tool,
};
use crate::web::replay::view::Replay;
use std::rc::Rc;
use text::Say;

/// Everything the page is drawn from.
#[derive(Clone)]
pub struct Moment<'a> {
    /// The position.
    pub state: &'a State,
    /// The players' names, by seat.
    pub names: &'a [Text],
    /// The players' colours, by seat.
    pub banners: [Banner; 4],
    /// Whose estate is drawn large.
    pub front: Seat,
    /// Who chooses at this page; nobody while a moment of the past is looked at.
    pub chooser: Option<Seat>,
    /// All that can be chosen, as the journal has listed it; where it is empty, the position itself is asked.
    pub choices: &'a [Move<Action>],
    /// What is picked.
    pub picked: Picked,
    /// Events of the last action, for what moves and floats.
    pub last: &'a [Event],
    /// A number that grows with every action, so that each float is new.
    pub moves: u32,
    /// The fields filled in each player's last turn.
    pub fresh: [Fields; 4],
    /// What the record remembers beside.
    pub traces: Rc<Traces>,
    /// The record, newest first.
    pub record: Rc<Vec<LogRow>>,
    /// What to read out.
    pub spoken: Text,
    /// Whether there is something to undo, redo, or restart.
    pub can: Can,
    /// Whether what is picked last is between the fingers.
    pub lifted: bool,
    /// How often somebody wanted to end the turn who can't yet.
    pub urged: u8,
    /// What is being explained.
    pub help: Option<Spot>,
    /// Whether the next touch explains instead of acting.
    pub help_mode: bool,
    /// Whether the list of legal actions is open.
    pub list: bool,
    /// Whether points of the final monasteries are counted already.
    pub running_totals: bool,
    /// The timeline, while a moment of the past is looked at.
    pub replay: Option<Rc<Replay>>,
    /// Whether the game is played in another tab and only watched here.
    pub watching: bool,
    /// Whether the game is over and its end is shown, outside of a lesson: its score can be gone to.
    pub over: bool,
    /// What computer players do and advise.
    pub players: Players<'a>,
    /// The wording.
    pub words: &'a dyn Speak,
}

impl<'a> Moment<'a> {
    /// A position as a person sees it who chooses there, with nothing picked, open or to be read.
    #[must_use]
    pub fn plain(
        state: &'a State,
        names: &'a [Text],
        chooser: Option<Seat>,
        words: &'a dyn Speak,
    ) -> Moment<'a> {
        Moment {
            state,
            names,
            banners: Banner::FOUR,
            front: chooser.unwrap_or_default(),
            chooser,
            choices: &[],
            picked: Picked::default(),
            lifted: false,
            urged: 0,
            last: &[],
            moves: 0,
            fresh: Default::default(),
            traces: Rc::default(),
            record: Rc::default(),
            spoken: Text::default(),
            can: Can::default(),
            help: None,
            help_mode: false,
            list: false,
            running_totals: false,
            replay: None,
            watching: false,
            over: false,
            players: Players::default(),
            words,
        }
    }
}

/// Which of the journal's tools can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Can {
    /// There is an action to take back.
    pub undo: bool,
    /// There is an action to do again.
    pub redo: bool,
    /// The turn has begun.
    pub restart: bool,
}

/// What the model works out once for all its parts.
pub(crate) struct Desk<'a> {
    pub(crate) m: &'a Moment<'a>,
    pub(crate) say: Say<'a>,
    pub(crate) legal: Vec<Action>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(m: &'a Moment<'a>) -> Desk<'a> {
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
        Desk { m, say: Say(m.words), legal }
    }

    pub(crate) fn choice(&self) -> Choice<'_> {
        let state = self.m.state;
        let in_effect = state.stage == Stage::Play && !state.is_between_actions();
        Choice { legal: &self.legal, picked: self.m.picked, in_effect }
    }

    /// Whether a turn's first pick is still open: then the board stays calm and the dice are lit.
    pub(crate) fn is_calm(&self) -> bool {
        self.hinted().is_none()
            && self.m.state.is_between_actions()
            && self.m.picked.is_empty()
            && self.m.state.stage == Stage::Play
    }

    /// How a part stands, by the fewest workers that a tap on it may cost.
    pub(crate) fn mark(&self, part: Part) -> Mark {
        if let Some(action) = self.hinted() {
            // A hint marks what it is about, and nothing else.
            return if holds(action, part) { Mark::Chosen } else { Mark::Plain };
        }
        let choice = self.choice();
        if choice.is_picked(part) {
            return Mark::Chosen;
        }
        // While an effect waits beside dice, the board shows what the effect can do.
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
        self.m.state.options.edition()
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

    /// A name with how it stands, as a screen reader says it.
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

/// Everything on the table page.
#[must_use]
pub fn scene(m: &Moment<'_>) -> Scene {
    let desk = Desk::new(m);
    Scene {
        captions: Rc::new(desk.captions()),
        header: Rc::new(desk.header()),
        table: Rc::new(desk.table()),
        own: Rc::new(desk.estate(m.front, true)),
        others: desk
            .drawn_others()
            .into_iter()
            .map(|seat| Rc::new(desk.estate(seat, false)))
            .collect(),
        goal: desk.goal().map(Rc::new),
        offers: desk.offers(),
        record: m.record.clone(),
        bar: Rc::new(desk.bar()),
        replay: m.replay.clone(),
        hands: desk.hands().into_iter().map(Rc::new).collect(),
        help: m.help.and_then(|spot| Some((spot, Rc::new(desk.bubble_at(spot)?)))),
        list: desk.list(),
        floats: Rc::new(desk.floats()),
        spoken: m.spoken.clone(),
        asked: desk.asked(),
    }
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
            tab_record: t("scene-tab-record"),
            tabs: t("table-tabs"),
            others: t("scene-others"),
            record: t("table-log"),
            close: t("app-close"),
            keys: t("scene-keys"),
            zoom: self.zoom_caption(),
        })
    }

    /// The phase's letter.
    pub(crate) fn phase_letter(&self) -> &'static str {
        ["A", "B", "C", "D", "E"].get(usize::from(self.m.state.phase)).copied().unwrap_or("E")
    }

    fn header(&self) -> Header {
        let state = self.m.state;
        let round = u32::from(state.round) + 1;
        let args = [
            ("phase", self.phase_letter().into()),
            ("round", round.into()),
            ("rounds", ROUNDS.into()),
        ];
        let (when, when_short) = match state.stage {
            Stage::Boards | Stage::Castles => {
                (self.say.t("app-when-before"), self.say.t("app-when-before"))
            }
            Stage::Over => (self.say.t("app-when-over"), self.say.t("app-when-over")),
            Stage::Play if self.is_solo() => self.when_solo(),
            Stage::Play => {
                (self.say.with("scene-when", &args), self.say.with("scene-when-short", &args))
            }
        };
        let turn = match state.deciders().lowest() {
            Some(_) if self.is_solo() => "".into(),
            Some(_) if state.deciders().len() > 1 => self.say.t("table-all-choose"),
            Some(seat) => {
                self.say.with("table-to-move", &[("name", self.name(seat).as_ref().into())])
            }
            None => "".into(),
        };
        let tool =
            |tap, icon, key| Tool { tap, icon, label: self.say.t(key), enabled: true, on: None };
        let mut help = tool(Tap::HelpMode, "u-help", "table-help");
        help.on = Some(self.m.help_mode);
        Header {
            title: self.say.t("game-burgundy"),
            when,
            when_short,
            turn,
            menu: tool(Tap::Menu, "u-menu", "app-menu"),
            tools: vec![
                self.hint_tool(),
                help,
                tool(Tap::Turn, "u-turn", "table-turn-view"),
                tool(Tap::Share, "u-share", "app-share"),
                tool(Tap::Settings, "u-settings", "app-settings"),
            ],
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let boards = self.legal.iter().filter_map(|action| match action {
            Action::Board(board) => Some(*board),
            _ => None,
        });
        boards
            .map(|board| {
                let number = text::board_name(self.edition(), board);
                let drawn = self.m.chooser.is_some_and(|s| self.m.state.estate(s).board == board);
                let name = self.say.with("scene-board", &[("number", number)]);
                let sub = self.say.t(if drawn { "scene-board-drawn" } else { "scene-board-first" });
                Offer { board, label: format!("{name}, {sub}").into(), name, sub }
            })
            .collect()
    }

    fn list(&self) -> Option<Rc<crate::web::burgundy::scene::List>> {
        if !self.m.list {
            return None;
        }
        let mut items: Vec<(u16, Text)> = Vec::with_capacity(self.legal.len());
        for (number, action) in (0..).zip(&self.legal) {
            let item = self.describe(*action);
            if items.iter().all(|(_, other)| *other != item) {
                items.push((number, item));
            }
        }
        Some(Rc::new(crate::web::burgundy::scene::List { title: self.say.t("table-list"), items }))
    }

    /// Points of the last action, floating from the field that won them or from the banner.
    fn floats(&self) -> Vec<Float> {
        let mut at = None;
        let mut floats: Vec<Float> = Vec::new();
        for event in self.m.last {
            match event {
                Event::TilePlaced { seat, field, .. }
                | Event::TileSettled { seat, field, .. }
                | Event::PostsJoined { seat, field, .. } => {
                    at = Some(Spot::Field(self.drawn(*seat), *field));
                }
                Event::GoodLaid { seat, space, .. } => at = Some(card_of(*seat, *space)),
                Event::TurnEnded { .. } => at = None,
                Event::Scored { seat, points, reason } => {
                    let order = floats.len().min(200) as u8;
                    floats.push(Float {
                        id: self.m.moves.wrapping_mul(256) + u32::from(order),
                        at: at.unwrap_or(self.points_spot(*seat)),
                        points: format!("+{points}").into(),
                        reason: self.reason(*reason),
                        order,
                    });
                }
                _ => {}
            }
        }
        floats
    }
}

/// The card of a trade route that a space belongs to.
fn card_of(seat: Seat, space: u8) -> Spot {
    Spot::Card(seat, space / CARD_SPACES as u8)
}
