//! The action bar: dice, prompt, and choices without a place on the board.

use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::contract::Decision;
use crate::games::burgundy::depots::{BLACK_PLACES, PLACES, Slot};
use crate::games::burgundy::monasteries;
use crate::games::burgundy::points::good_points;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate, Stage, Waiting};
use crate::games::burgundy::tiles::{Building, Tile};
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::choice::{Part, same_but_for_the_die, takes_a_die};
use crate::web::burgundy::model::estate::key_fields;
use crate::web::burgundy::model::scene::{
    Bar, ButtonView, DieState, DieView, Hand, Mark, Pick, Spot, Tap, Text,
};
use crate::web::burgundy::model::text::hired;
use crate::web::burgundy::model::{Desk, of_modules};
use crate::web::ui::die_face;

/// Number of the black depot.
const BLACK: u8 = 7;

impl Desk<'_> {
    pub(super) fn bar(&self) -> Bar {
        let (title, say) = self.prompt();
        let seat = self.m.chooser.or(self.m.computer).unwrap_or(self.m.front);
        Bar {
            banner: self.banner(seat),
            dice: self.dice(),
            effect: self.effect_view(),
            title,
            say,
            buttons: self.button_views(),
            urged: self.m.urged,
            end: self.end(),
            dice_label: self.say.t("scene-dice-label"),
        }
    }

    /// The dice of the player to choose. Equal dice are lit or chosen together, by their face, but only one of them is
    /// drawn as chosen.
    fn dice(&self) -> Vec<DieView> {
        let state = self.m.state;
        let dice_of = self.m.chooser.or(self.m.computer);
        let Some(seat) = dice_of.filter(|_| state.stage() == Stage::Play) else {
            return Vec::new();
        };
        let mut chosen = false;
        let mut views: Vec<DieView> = (0..2usize)
            .map(|index| {
                let face = state.dice().at(seat.index()).at(index);
                let spent = (state.used() >> index) & 1 != 0;
                let look = match self.mark(Part::Die(face)) {
                    _ if spent => DieState::Spent,
                    Mark::Chosen if !chosen => {
                        chosen = true;
                        DieState::Chosen
                    }
                    Mark::Free if self.m.picked.die().is_none() => DieState::Serves,
                    Mark::Workers(n) if self.m.picked.die().is_none() => DieState::ServesFor(n),
                    _ => DieState::Ready,
                };
                DieView { face, white: false, state: look, label: self.die_label(face, look) }
            })
            .collect();
        let action = match state.top() {
            _ if self.is_solo() => return views,
            Waiting::Castle => (0, "scene-die-any"),
            Waiting::AnyAction => (0, "scene-die-extra"),
            Waiting::WhiteCastle => (state.white(), "scene-die-white"),
            _ => return views,
        };
        let (face, key) = action;
        let (white, label) = (face > 0, self.say.with(key, &[("face", face.into())]));
        views.push(DieView { face, white, state: DieState::Chosen, label });
        views
    }

    fn die_label(&self, face: u8, state: DieState) -> Text {
        let face_arg = ("face", face.into());
        match state {
            DieState::Spent => self.say.with("scene-die-spent", &[face_arg]),
            DieState::Chosen => self.say.with("scene-die-chosen", &[face_arg]),
            DieState::ServesFor(n) => {
                self.say.with("scene-die-for", &[face_arg, ("workers", n.into())])
            }
            DieState::Ready | DieState::Serves => self.say.with("scene-die", &[face_arg]),
        }
    }

    /// The prompt and a sentence of explanation.
    fn prompt(&self) -> (Text, Text) {
        let state = self.m.state;
        let both = |key: &str| (self.say.t(key), self.say.t(&format!("{key}-say")));
        let Some(seat) = self.m.chooser else {
            return match state.stage() {
                Stage::Over if self.is_solo() => self.prompt_over(),
                Stage::Over => both("scene-ask-over"),
                _ => both("scene-ask-wait"),
            };
        };
        match state.decision(seat) {
            None => both("scene-ask-wait"),
            Some(Decision::Board { .. }) => both("scene-ask-board"),
            Some(Decision::StartCastle { secret: false }) => both("scene-ask-castle"),
            Some(Decision::StartCastle { secret: true }) => both("scene-ask-castle-secret"),
            Some(Decision::Turn) => self.prompt_turn(),
            Some(Decision::Effect(waiting)) if self.is_prompted(waiting) => {
                let (title, say) = self.prompt_effect(waiting);
                let first = [("effect", title.as_ref().into())];
                match self.m.urged {
                    0 => (title, say),
                    _ => (self.say.with("scene-act-first", &first), say),
                }
            }
            Some(Decision::Effect(_)) => self.prompt_turn(),
        }
    }

    /// True if the prompt is about the waiting effect rather than the turn's next die.
    fn is_prompted(&self, waiting: Waiting) -> bool {
        if waiting.is_score() {
            // As long as the order does not matter, the turn continues as if nothing waited.
            return !self.m.state.points_are_safe() && self.m.picked.is_empty();
        }
        self.in_effect()
    }

    /// True if an effect is asked about and nothing is picked; tiles that could be bought meanwhile are touchable, but
    /// not lit.
    pub(super) fn asks_an_effect(&self) -> bool {
        let decision = self.m.chooser.and_then(|seat| self.m.state.decision(seat));
        let asked =
            matches!(decision, Some(Decision::Effect(waiting)) if self.is_prompted(waiting));
        asked && self.m.picked.is_empty()
    }

    /// Text for screen readers if more is asked than a turn's usual choice: an effect's question in full, the selection
    /// in brief.
    pub(super) fn spoken_prompt(&self) -> Text {
        let usual = self.is_calm() && self.m.state.used() != 3 && self.m.urged == 0;
        if self.m.chooser.is_none() || usual {
            return "".into();
        }
        let (title, say) = self.prompt();
        match self.m.picked.is_empty() {
            true => format!("{title} {say}").into(),
            false => title,
        }
    }

    fn prompt_turn(&self) -> (Text, Text) {
        let state = self.m.state;
        let picked = &self.m.picked;
        if let Some(said) = self.prompt_of_shields() {
            return said;
        }
        let left = 2 - state.used().count_ones();
        let count = [("count", left.into())];
        if self.m.urged > 0 && left > 0 {
            return (
                self.say.with("scene-ask-early", &count),
                self.say.with("scene-ask-early-say", &count),
            );
        }
        let tile = self.picked_tile();
        if tile.is_some() {
            let title = self.tile_name(tile);
            return (title, self.tile_short(tile));
        }
        if let Some(face) = picked.die() {
            let die = [("face", face.into())];
            return (
                self.say.with("scene-ask-die", &die),
                self.say.with("scene-ask-die-say", &die),
            );
        }
        if picked.field().is_some() {
            return (self.say.t("scene-ask-field"), self.say.t("scene-ask-field-say"));
        }
        let buys = self.legal.iter().any(|action| matches!(action, Action::Buy(..)));
        if state.used() == 3 {
            let key = if buys { "scene-ask-end-buy" } else { "scene-ask-end" };
            return (self.say.t(key), self.say.t(&format!("{key}-say")));
        }
        if let Some(depot) = self.double_for_a_shield() {
            let args = [("depot", depot.into())];
            return (
                self.say.with("scene-ask-double", &args),
                self.say.with("scene-ask-double-say", &args),
            );
        }
        let say = match self.is_guided() {
            true => self.guide_line(),
            false if buys && left == 2 => self.say.t("scene-ask-turn-buy-say"),
            false => self.say.with("scene-ask-turn-say", &count),
        };
        (self.say.with("scene-ask-turn", &count), say)
    }

    fn prompt_effect(&self, waiting: Waiting) -> (Text, Text) {
        if let Some(said) = self.prompt_solo(waiting).or_else(|| self.prompt_team(waiting)) {
            return said;
        }
        let key = match waiting {
            Waiting::Discard(slot) => {
                let tile = self.tile_name(self.m.state.lying(slot));
                let args = [("tile", tile.as_ref().into())];
                return (
                    self.say.t("scene-ask-discard"),
                    self.say.with("scene-ask-discard-say", &args),
                );
            }
            Waiting::Second { .. } => "scene-ask-second",
            Waiting::Keep { .. } => {
                let seat = self.m.chooser.unwrap_or_default();
                let free = self.m.state.estate(seat).free_goods_places();
                let args = [("count", free.into())];
                return (
                    self.say.with("scene-ask-keep", &args),
                    self.say.with("scene-ask-keep-say", &args),
                );
            }
            Waiting::Nothing | Waiting::BridgeStep | Waiting::Route { .. } => "scene-ask-wait",
            _ => effect_key(waiting),
        };
        (self.say.t(key), self.say.t(&format!("{key}-say")))
    }

    /// The picked tile, on the table or in storage.
    fn picked_tile(&self) -> Tile {
        let state = self.m.state;
        let seat = self.m.chooser.unwrap_or_default();
        match (self.m.picked.slot(), self.m.picked.key()) {
            (Some(slot), _) => state.lying(slot),
            (_, Some(key)) => state.estate(seat).stored(key),
            _ => Tile::NONE,
        }
    }

    /// Actions that the selected tile, field or goods lead to, with each die that serves, if nothing but the die is open.
    fn deeds(&self) -> Vec<Action> {
        if self.m.picked.is_empty() || self.m.picked.die().is_some() {
            return Vec::new();
        }
        let all: Vec<Action> = self.choice().candidates().collect();
        let deeds: Vec<Action> =
            all.iter().copied().filter(|action| takes_a_die(*action)).collect();
        if same_but_for_the_die(&deeds) { deeds } else { Vec::new() }
    }

    /// Choices with buttons; a button's number is its index here.
    pub(super) fn buttons(&self) -> Vec<Action> {
        let (calm, deeds) = (self.is_calm(), self.deeds());
        self.choice()
            .candidates()
            .filter(|action| match action {
                _ if deeds.contains(action) => true,
                Action::Hire(die) => needs_no_die(*die) || self.m.picked.die().is_some(),
                Action::Sell(die, _) => {
                    needs_no_die(*die) || (self.m.picked.die().is_some() && self.free(*action))
                }
                Action::SellFree(_) | Action::Pass => true,
                Action::Keep(_) => true,
                _ if of_modules::is_button(*action) => self.is_offered(*action),
                Action::Buy(..) => !calm && self.m.picked.slot().is_some(),
                // A tile that can be taken by an effect as well as bought.
                Action::Take(die, _) => needs_no_die(*die) && self.m.picked.slot().is_some(),
                Action::Fetch(_) => self.m.picked.slot().is_some(),
                Action::StartCastle(_) => self.m.picked.field().is_some(),
                _ => false,
            })
            .collect()
    }

    fn free(&self, action: Action) -> bool {
        self.m.chooser.is_some_and(|seat| self.m.state.workers_for(seat, action) == 0)
    }

    fn button_views(&self) -> Vec<ButtonView> {
        let buttons = (0u8..).zip(self.buttons());
        buttons.map(|(number, action)| self.button(number, action)).collect()
    }

    fn button(&self, number: u8, action: Action) -> ButtonView {
        let seat = self.m.chooser.unwrap_or_default();
        let estate = self.m.state.estate(seat);
        let (icon, label, sub, lit) = match action {
            Action::Hire(_) => {
                let silver: u8 = estate.has_monastery(monasteries::HIRING_BRINGS_SILVER).into();
                let args = [("workers", hired(estate).into()), ("silver", silver.into())];
                ("worker", self.say.t("scene-hire"), self.say.with("scene-hire-sub", &args), false)
            }
            _ if self.m.picked.die().is_none() && takes_a_die(action) => {
                return self.deed_button(number, action);
            }
            Action::Sell(_, good) | Action::SellFree(good) => {
                let count = estate.goods().at(good.index());
                let goods = self.goods(good, count);
                let (points, silver) = self.sale(estate, count);
                let args = [("points", points.into()), ("silver", silver.into())];
                let label = self.say.with("scene-sell", &[("goods", goods.as_ref().into())]);
                (good_icon(good), label, self.say.with("scene-sell-sub", &args), false)
            }
            Action::Buy(_, Payment::Silver) => {
                ("silver", self.say.t("scene-buy"), self.say.t("scene-buy-silver"), true)
            }
            Action::Buy(_, Payment::Workers) => {
                ("worker", self.say.t("scene-buy"), self.say.t("scene-buy-workers"), true)
            }
            Action::Take(..) | Action::Fetch(_) => {
                ("u-check", self.say.t("scene-take"), self.say.t("scene-take-free"), true)
            }
            Action::StartCastle(_) => {
                ("t-castle", self.say.t("scene-castle-here"), "".into(), true)
            }
            Action::Keep(kinds) => {
                let icon = kinds.iter().next().map_or("g-any", good_icon);
                (icon, self.describe(action), "".into(), false)
            }
            _ if of_modules::is_button(action) => {
                let (icon, label, sub, small) = self.module_button(action);
                return ButtonView {
                    tap: Tap::Button(number),
                    icon,
                    label,
                    sub,
                    lit: false,
                    small,
                };
            }
            _ => ("u-check", self.say.t("scene-pass"), self.say.t("scene-pass-sub"), false),
        };
        ButtonView { tap: Tap::Button(number), icon, label, sub, lit, small: false }
    }

    /// The button of an action with a die, named by both.
    fn deed_button(&self, number: u8, action: Action) -> ButtonView {
        let (key, face) = match action {
            Action::Take(die, _) => ("scene-deed-take", die.0),
            Action::Place(die, ..) => ("scene-deed-build", die.0),
            Action::Sell(die, _) => ("scene-deed-sell", die.0),
            _ => ("scene-hire", 0),
        };
        let workers = self.cost([action].into_iter()).unwrap_or_default();
        let sub = match workers {
            0 => "".into(),
            _ => self.say.with("scene-deed-workers", &[("workers", workers.into())]),
        };
        ButtonView {
            tap: Tap::Button(number),
            icon: die_face(face),
            label: self.say.with(key, &[("face", face.into())]),
            sub,
            lit: true,
            small: false,
        }
    }

    /// Points and silver for selling so many goods.
    fn sale(&self, estate: &Estate, count: u8) -> (u8, u8) {
        let points = count.saturating_mul(good_points(self.m.state.options().table_size()));
        let shields = estate.shields();
        let times = if shields.has(Shield::DOUBLES_SALES) { 2 } else { 1 };
        let for_goods = if shields.has(Shield::SILVER_FOR_EACH_GOOD) { count } else { 1 };
        let more = estate.has_monastery(monasteries::SALES_BRING_MORE_SILVER);
        (points.saturating_mul(times), for_goods + u8::from(more))
    }

    fn end(&self) -> Option<ButtonView> {
        self.m.chooser.filter(|_| self.m.state.stage() == Stage::Play)?;
        let is_legal = self.legal.contains(&Action::EndTurn);
        let waits = !is_legal && self.in_effect();
        Some(ButtonView {
            tap: Tap::EndTurn,
            icon: "",
            label: self.say.t("scene-end-turn"),
            sub: if waits { self.say.t("scene-end-later") } else { "".into() },
            lit: is_legal,
            small: false,
        })
    }

    /// Pieces within reach of the thumb on a phone: the storage, and the depot of the chosen die.
    pub(super) fn hands(&self) -> Vec<Hand> {
        let state = self.m.state;
        let mut hands = Vec::new();
        let holding = state.estate(self.m.front);
        let open: Vec<(Key, Tile)> = key_fields(holding)
            .into_iter()
            .filter(|(key, _)| !self.is_closed(self.m.front, *key))
            .collect();
        let picks: Vec<Pick> = open
            .iter()
            .filter_map(|&(key, tile)| {
                let mark = if self.is_calm() { Mark::Plain } else { self.mark(Part::Key(key)) };
                self.pick(Spot::Key(self.m.front, key), tile, mark)
            })
            .collect();
        if !picks.is_empty() {
            let free = open.len().saturating_sub(picks.len());
            hands.push(Hand { title: self.say.t("scene-hand-store"), picks, free });
        }
        // All tiles of the die's depot come first; of the others, including the black one, those that can be chosen.
        let meant = self.m.picked.die().filter(|_| !self.in_effect()).unwrap_or_default();
        let others = (1..=BLACK).filter(|depot| *depot != meant);
        hands.extend(
            [meant].into_iter().chain(others).filter_map(|depot| self.hand_of(depot, meant)),
        );
        hands
    }

    /// The tiles of a depot within reach of the thumb.
    fn hand_of(&self, depot: u8, meant: u8) -> Option<Hand> {
        let places = if depot == BLACK { BLACK_PLACES } else { PLACES };
        let calm = self.is_calm() && depot != BLACK;
        let slots = (0..places).map(|place| Slot::new(depot, place)).filter(|_| depot > 0 && !calm);
        let marked = slots.map(|slot| (slot, self.mark(Part::Slot(slot))));
        let shown = marked.filter(|(_, mark)| depot == meant || mark.is_lit());
        let picks: Vec<Pick> = shown
            .filter_map(|(slot, mark)| self.pick(Spot::Slot(slot), self.m.state.lying(slot), mark))
            .collect();
        let title = match depot {
            BLACK => self.say.t("scene-black-depot"),
            _ => self.say.with("scene-depot", &[("number", depot.into())]),
        };
        (!picks.is_empty()).then_some(Hand { title, picks, free: 0 })
    }

    fn pick(&self, spot: Spot, tile: Tile, mark: Mark) -> Option<Pick> {
        let piece = self.piece(tile)?;
        let name = self.tile_name(tile);
        Some(Pick { spot, piece, label: self.marked(&name, mark), name, mark })
    }
}

/// True if the action needs none of the turn's dice: a castle's or a white castle's.
fn needs_no_die(die: Die) -> bool {
    die == Die::ANY || die == Die::WHITE
}

/// Message key of an effect's question.
pub(super) const fn effect_key(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::Castle => "scene-ask-castle-action",
        Waiting::Building(Building::Warehouse) => "scene-ask-warehouse",
        Waiting::Building(Building::Carpenter) => "scene-ask-carpenter",
        Waiting::Building(Building::Church) => "scene-ask-church",
        Waiting::Building(Building::Market) => "scene-ask-market",
        Waiting::Building(_) => "scene-ask-town-hall",
        Waiting::Load => "scene-ask-load",
        _ => of_modules::question(waiting),
    }
}
