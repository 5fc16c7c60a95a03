//! The solo game at the table: the counting stone, the goal, and pending effects as a pool to choose from.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::{PLACES, Slot};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::sizes::{PHASES, ROUNDS};
use crate::games::burgundy::state::{Stage, Waiting};
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::bar::effect_key;
use crate::web::burgundy::model::choice::Part;
use crate::web::burgundy::model::scene::{
    Bonus, Captions, Claim, DieState, EffectView, Goal, Mark, Progress, Spot, Tap, Text, Track,
    Waits,
};
use crate::web::burgundy::model::table::BONUS_ORDER;
use crate::web::burgundy::model::text::{SOLO_TURNS, solo_turn};
use crate::web::burgundy::model::{Desk, is_in_effect};

/// The only seat.
const SOLO: Seat = Seat(0);

impl Desk<'_> {
    /// True if it is a solo game.
    pub(super) fn is_solo(&self) -> bool {
        self.m.state.is_solo()
    }

    /// The current turn, 1 to 25.
    fn turn(&self) -> u8 {
        solo_turn(self.m.state)
    }

    /// True if an effect waits beside usable dice, and neither is picked yet; the board then shows the options of the
    /// effect.
    pub(super) fn effect_speaks(&self) -> bool {
        self.effect_first().is_some() && self.m.picked.is_empty()
    }

    /// True if the board answers to an effect, rather than to a picked die.
    pub(super) fn in_effect(&self) -> bool {
        let die_picked = self.is_solo() && self.m.picked.die().is_some();
        is_in_effect(self.m.state) && !die_picked
    }

    /// The effect to be resolved first, if dice can be used meanwhile.
    fn effect_first(&self) -> Option<Waiting> {
        let top = self.m.state.top();
        let is_effect = !self.m.state.is_between_actions() && !top.is_half_done();
        (self.is_solo() && is_effect).then_some(top)
    }

    /// The effect to be resolved first, beside the dice.
    pub(super) fn effect_view(&self) -> Option<EffectView> {
        self.m.chooser?;
        let effect = self.effect_first()?;
        let state = match self.mark(Part::Effect) {
            Mark::Chosen => DieState::Chosen,
            Mark::Free if self.m.picked.die().is_none() => DieState::Serves,
            _ => DieState::Ready,
        };
        let name = self.effect_name(effect);
        let label = match state {
            DieState::Chosen => self.marked(&name, Mark::Chosen),
            _ => name,
        };
        Some(EffectView { icon: effect_icon(effect), state, label })
    }

    /// Title of an effect's question.
    pub(super) fn effect_name(&self, effect: Waiting) -> Text {
        match effect {
            Waiting::Settle { .. } | Waiting::StoneAction => self.say.t(question(effect)),
            _ => self.say.t(effect_key(effect)),
        }
    }

    /// Choices about pending effects: collecting, moving to the front, buying points.
    pub(super) fn pool(&self) -> Vec<Action> {
        let of_pool = |action: &Action| is_of_pool(*action);
        self.legal.iter().copied().filter(of_pool).collect()
    }

    /// The solo game's sheet, shown in place of the other players.
    pub(super) fn goal(&self) -> Option<Goal> {
        if !self.is_solo() {
            return None;
        }
        let state = self.m.state;
        let estate = state.estate(SOLO);
        let filled = estate.filled().len() as u8;
        let fields = estate.board().fields;
        let args = [("filled", filled.into()), ("fields", fields.into())];
        let colours = BONUS_ORDER.into_iter().map(|colour| self.progress_of(colour));
        let percent = if fields == 0 { 0 } else { u32::from(filled) * 100 / u32::from(fields) };
        Some(Goal {
            banner: self.banner(SOLO),
            filled: self.say.with("solo-filled", &args),
            title: self.say.with(self.title(), &args),
            over: state.stage() == Stage::Over,
            turns: self.turns(),
            percent: percent as u8,
            colours: colours.collect(),
            waiting: self.say.t("solo-waiting"),
            waits: self.waits(),
            nothing: self.say.t(self.nothing_waits()),
            label: self.say.t("solo-goal"),
        })
    }

    fn title(&self) -> &'static str {
        let state = self.m.state;
        match state.stage() {
            Stage::Over if state.is_won_solo() => "solo-won",
            Stage::Over => "solo-lost",
            _ => "solo-fields",
        }
    }

    fn turns(&self) -> Text {
        let turn = self.turn();
        match self.m.state.stage() {
            Stage::Play => {
                self.say.with("solo-turns-left", &[("count", (SOLO_TURNS - turn).into())])
            }
            Stage::Over => self.say.with("solo-in-turn", &[("turn", turn.into())]),
            _ => self.say.with("solo-turns-left", &[("count", SOLO_TURNS.into())]),
        }
    }

    fn nothing_waits(&self) -> &'static str {
        let state = self.m.state;
        match state.stage() {
            Stage::Over if state.is_won_solo() => "solo-won-say",
            Stage::Over => "solo-lost-say",
            _ => "solo-nothing",
        }
    }

    fn progress_of(&self, colour: Colour) -> Progress {
        let estate = self.m.state.estate(SOLO);
        let all = estate.board().of_colour(colour);
        let (filled, fields) = (all.and(estate.filled()).len() as u8, all.len() as u8);
        let name = self.colour_name(colour);
        let args = [
            ("colour", name.as_ref().into()),
            ("filled", filled.into()),
            ("fields", fields.into()),
        ];
        Progress { colour, filled, fields, label: self.say.with("solo-progress", &args) }
    }

    /// Pending effects, in the order in which they were gained, followed by possible purchases.
    fn waits(&self) -> Vec<Waits> {
        if self.m.chooser.is_none() {
            return Vec::new();
        }
        let pool = self.pool();
        let tap_of = |action: Action| {
            let place = pool.iter().position(|offered| *offered == action)?;
            u8::try_from(place).ok().map(Tap::Waits)
        };
        let state = self.m.state;
        let all = state.all_waiting();
        let mut waits: Vec<Waits> = (0u8..)
            .zip(all)
            .filter_map(|(place, waiting)| self.wait(place, waiting, &tap_of))
            .collect();
        if let Some(tap) = tap_of(Action::Point) {
            waits.push(Waits {
                tap: Some(tap),
                icon: "silver",
                label: self.say.t("scene-act-point"),
                points: "+1".into(),
                mark: self.wait_mark(Action::Point),
            });
        }
        waits
    }

    fn wait(
        &self,
        place: u8,
        waiting: Waiting,
        tap_of: &dyn Fn(Action) -> Option<Tap>,
    ) -> Option<Waits> {
        if let Waiting::Score { points, reason } = waiting {
            let action = Action::Collect(place);
            let why = [("why", self.say.reason(reason).as_ref().into())];
            return Some(Waits {
                tap: tap_of(action),
                icon: "vp",
                label: self.say.with("solo-collect", &why),
                points: format!("+{points}").into(),
                mark: self.wait_mark(action),
            });
        }
        if waiting.is_half_done() || matches!(waiting, Waiting::Nothing | Waiting::BridgeStep) {
            return None;
        }
        let action = Action::First(place);
        let tap = tap_of(action);
        let effect = [("effect", self.effect_name(waiting).as_ref().into())];
        let key = if tap.is_some() { "solo-first" } else { "solo-now" };
        let mark = if tap.is_some() { self.wait_mark(action) } else { Mark::Plain };
        Some(Waits {
            tap,
            icon: effect_icon(waiting),
            label: self.say.with(key, &effect),
            points: "".into(),
            mark,
        })
    }

    fn wait_mark(&self, action: Action) -> Mark {
        if self.m.hinted == Some(action) { Mark::Chosen } else { Mark::Plain }
    }

    /// The counting stone's track.
    pub(super) fn track(&self) -> Option<Track> {
        let state = self.m.state;
        let start = state.options().marker()?;
        let coming = state.points_waiting();
        let args = [
            ("stone", state.stone().into()),
            ("marker", state.marker().into()),
            ("coming", coming.into()),
        ];
        Some(Track {
            banner: self.banner(SOLO),
            stone: state.stone(),
            coming,
            marker: state.marker(),
            start,
            label: self.say.with("solo-track", &args),
        })
    }

    /// Fields missing for a colour before it gives a tile of the black depot.
    pub(super) fn bonus_solo(&self, colour: Colour) -> Option<Bonus> {
        if !self.is_solo() {
            return None;
        }
        let Progress { filled, fields, label, .. } = self.progress_of(colour);
        let large = match fields - filled {
            0 => Claim::Taken(self.banner(SOLO)),
            left => Claim::Open(left),
        };
        Some(Bonus { colour, large, small: None, label })
    }

    /// The place whose tile leaves the game first if the white die shows its depot.
    pub(super) fn next_to_go(&self, depot: u8) -> Option<Slot> {
        let state = self.m.state;
        let last = state.phase() + 1 == PHASES && state.round() + 1 == ROUNDS;
        if !self.is_solo() || last || state.stage() != Stage::Play {
            return None;
        }
        let mut slots = (0..PLACES).map(|place| Slot::new(depot, place));
        slots.find(|slot| state.lying(*slot).is_some())
    }

    /// Title and sentence of the solo game's own questions; `None` for shared ones.
    pub(super) fn prompt_solo(&self, waiting: Waiting) -> Option<(Text, Text)> {
        if !self.is_solo() {
            return None;
        }
        let key = match waiting {
            Waiting::Score { .. } | Waiting::StoneAction | Waiting::Settle { .. } => {
                question(waiting)
            }
            Waiting::Give { left, .. } => {
                let args = [("count", left.into())];
                return Some((
                    self.say.with("solo-ask-give", &args),
                    self.say.t("solo-ask-give-say"),
                ));
            }
            _ => return None,
        };
        Some((self.say.t(key), self.say.t(&format!("{key}-say"))))
    }

    /// Label of the button that enlarges a board with many fields on a phone.
    pub(super) fn zoom_caption(&self) -> Text {
        self.say.t("solo-zoom")
    }

    /// The captions, with those replaced that differ in the solo game.
    pub(super) fn captioned_solo(&self, captions: Captions) -> Captions {
        if !self.is_solo() {
            return captions;
        }
        Captions {
            turn_order: self.say.t("solo-stone"),
            bonuses: self.say.t("solo-bonuses"),
            tab_others: self.say.t("solo-tab"),
            others: self.say.t("solo-goal"),
            ..captions
        }
    }

    /// Result of the game, for the action bar.
    pub(super) fn prompt_over(&self) -> (Text, Text) {
        let estate = self.m.state.estate(SOLO);
        let args = [
            ("filled", (estate.filled().len() as u8).into()),
            ("fields", estate.board().fields.into()),
        ];
        (self.say.with(self.title(), &args), self.say.t("scene-ask-over-say"))
    }

    /// The fields connected to this one by rivers, in words; empty for none.
    pub(super) fn rivers_of(&self, seat: Seat, field: Field) -> Text {
        let board = self.m.state.estate(seat).board();
        if !board.solo {
            return "".into();
        }
        let here = board.cells.at(field.index());
        let apart = |other: &Field| !board.cells.at(other.index()).touches(here);
        let ends: Vec<String> = board
            .neighbours(field)
            .into_iter()
            .filter(apart)
            .map(|other| {
                let land = self.colour_name(board.colour(other));
                let args = [("number", board.number(other).into()), ("land", land.as_ref().into())];
                self.say.with("solo-river-end", &args).to_string()
            })
            .collect();
        if ends.is_empty() {
            return "".into();
        }
        let ends = ends.join(", ");
        self.say.with("solo-river", &[("ends", ends.as_str().into())])
    }

    /// Message key and page of an explanation specific to the solo game.
    pub(super) fn help_solo(&self, spot: Spot) -> Option<(&'static str, &'static str)> {
        if !self.is_solo() {
            return None;
        }
        Some(match spot {
            Spot::Stone | Spot::Bridge => ("solo-help-stone", "vp"),
            Spot::Effect => ("solo-help-effect", "any-tile"),
            Spot::Points(_) => ("solo-help-points", "t-castle"),
            Spot::Bonus(_) => ("solo-help-bonus", "hex-black"),
            Spot::Good(_, good) | Spot::DepotGood(_, good) => ("solo-help-goods", good_icon(good)),
            Spot::Silver(_) => ("solo-help-silver", "silver"),
            Spot::Workers(_) => ("solo-help-workers", "worker"),
            Spot::WhiteDie => ("solo-help-white-die", "die-white"),
            _ => return None,
        })
    }
}

/// True if the action belongs to the sheet of pending effects rather than to the action bar.
pub(super) const fn is_of_pool(action: Action) -> bool {
    matches!(action, Action::Collect(_) | Action::First(_) | Action::Point)
}

/// Message key of a question that differs from that with more players.
const fn question(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::Settle { .. } => "solo-ask-settle",
        Waiting::StoneAction => "solo-ask-action",
        _ => "solo-ask-score",
    }
}

fn effect_icon(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::Castle => "t-castle",
        Waiting::Building(building) => building.tile().record().map_or("t-building", |r| r.icon),
        Waiting::Load => "t-ship",
        Waiting::WhiteCastle => "b-whitecastle",
        Waiting::Crane => "b-crane",
        Waiting::Geese(_) => "a-geese",
        Waiting::Settle { .. } => "hex-black",
        _ => "die-any",
    }
}
