//! Prompts, buttons and descriptions of actions for modules.

use crate::games::burgundy::action::Action;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::Waiting;
use crate::games::burgundy::tiles::Species;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::scene::Text;
use crate::web::burgundy::model::text::{board_place, edition_key};
use crate::web::burgundy::model::{Arg, Desk, shield_icon};
use crate::web::ui::die_face;

/// Message key of the question of a module's effect.
pub(super) const fn question(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::WhiteCastle => "scene-ask-white-castle",
        Waiting::Crane => "scene-ask-crane",
        Waiting::Geese(_) => "scene-ask-geese",
        Waiting::AnyAction | Waiting::StoneAction => "scene-ask-any-action",
        Waiting::Gather => "scene-ask-gather",
        Waiting::Overflow => "scene-ask-overflow",
        Waiting::Settle { black: false } => "scene-ask-settle",
        Waiting::Settle { black: true } => "scene-ask-settle-black",
        Waiting::Tribute => "scene-ask-tribute",
        Waiting::Swap => "scene-ask-swap",
        _ => "scene-ask-naming",
    }
}

/// Most ways to settle the tribute shown side by side; with more, the shield to be given up is touched first.
const MANY_WAYS: usize = 4;

/// True if the action has a button.
pub(super) const fn is_button(action: Action) -> bool {
    matches!(
        action,
        Action::Recruit
            | Action::Use(_)
            | Action::Herd(_)
            | Action::Shield(..)
            | Action::Turn(..)
            | Action::Name(_)
            | Action::Gather(_)
            | Action::Pay(_)
            | Action::Drop(_)
    )
}

/// Icon of such a button.
pub(super) fn icon(action: Action) -> &'static str {
    match action {
        Action::Recruit => "worker",
        Action::Use(building) => building.tile().record().map_or("b-crane", |record| record.icon),
        Action::Herd(species) => species.tile(2).record().map_or("t-animal", |record| record.icon),
        Action::Turn(_, to) => die_face(to),
        Action::Shield(shield, _) | Action::Drop(shield) => shield_icon(shield),
        Action::Name(_) => "t-monastery",
        Action::Gather(good) => good_icon(good),
        Action::Pay(_) | Action::Point => "silver",
        Action::Collect(_) => "vp",
        Action::First(_) => "u-arrow",
        Action::Swap(_) => "hex-black",
        Action::Give(good) => good_icon(good),
        _ => "t-castle",
    }
}

impl Desk<'_> {
    /// True if a module's action has a button at this moment; actions that start on the board have one only after a
    /// touch.
    pub(super) fn is_offered(&self, action: Action) -> bool {
        let picked = &self.m.picked;
        match action {
            Action::Turn(..) => picked.die().is_some(),
            Action::Shield(..) => picked.shield().is_some(),
            Action::Name(_) => picked.own().is_some() || self.m.state.top() == Waiting::Naming,
            Action::Drop(_) => picked.own().is_some() || self.legal.len() <= MANY_WAYS,
            _ => is_button(action),
        }
    }

    /// A module's action as a button: icon, label, cost, and whether it is small.
    pub(super) fn module_button(&self, action: Action) -> (&'static str, Text, Text, bool) {
        let icon = icon(action);
        let plain = || (icon, self.describe(action), "".into(), false);
        match action {
            Action::Use(building) => (icon, self.tile_name(building.tile()), "".into(), true),
            Action::Gather(good) => (icon, self.good_name(good), "".into(), true),
            Action::Turn(_, to) => {
                (icon, self.say.with("scene-turn-to", &[("to", to.into())]), "".into(), true)
            }
            Action::Recruit => {
                (icon, self.say.t("scene-recruit"), self.say.t("scene-recruit-sub"), false)
            }
            Action::Shield(new, old) => {
                let args = [("number", new.0.into()), ("old", old.0.into())];
                let key = if old.is_some() { "scene-shield-for" } else { "scene-shield-free" };
                (icon, self.say.with("scene-shield-take", &args), self.say.with(key, &args), false)
            }
            Action::Name(seat) => (icon, self.names_of(seat), self.say.t("scene-name-sub"), false),
            _ => plain(),
        }
    }

    /// Prompt while a shield is picked, or if a double can be used for one.
    pub(super) fn prompt_of_shields(&self) -> Option<(Text, Text)> {
        let picked = &self.m.picked;
        let shield = picked.shield().or(picked.own())?;
        let title = self.say.with("scene-help-shield", &[("number", shield.0.into())]);
        let short = self.shield_short(shield);
        let args = [("help", short.as_ref().into()), ("points", shield.points().into())];
        Some((title, self.say.with("scene-shield-say", &args)))
    }

    /// Depot where a double without workers takes a shield, for the prompt at the beginning of a turn.
    pub(super) fn double_for_a_shield(&self) -> Option<u8> {
        let seat = self.m.chooser?;
        self.legal.iter().find_map(|action| match action {
            Action::Shield(shield, _) if self.m.state.workers_for(seat, *action) == 0 => {
                self.m.state.depot_of(*shield)
            }
            _ => None,
        })
    }

    /// Points to be collected, with their source.
    fn describe_points(&self, place: u8) -> (&'static str, Vec<(&'static str, Arg)>) {
        let waiting = self.m.state.waiting_at(usize::from(place));
        let Waiting::Score { points, reason } = waiting else {
            return ("scene-act-recruit", vec![]);
        };
        let why = self.say.reason(reason);
        ("scene-act-collect", vec![("points", points.into()), ("why", why.as_ref().into())])
    }

    /// The species that geese join.
    fn describe_herd(&self, species: Species) -> (&'static str, Vec<(&'static str, Arg)>) {
        let key = format!("scene-species-{}", species.key());
        let edition = edition_key(self.edition());
        let name = self.say.with(&key, &[("edition", edition.into())]);
        ("scene-act-herd", vec![("animals", name.as_ref().into())])
    }

    /// Exchange of a shield for one of the player's own.
    fn describe_exchange(
        &self,
        new: Shield,
        old: Shield,
    ) -> (&'static str, Vec<(&'static str, Arg)>) {
        let help = self.say.t(&format!("shield-{}", new.0));
        let args =
            vec![("number", new.0.into()), ("old", old.0.into()), ("help", help.as_ref().into())];
        ("scene-act-shield", args)
    }

    /// Message key and values for describing a module's action.
    pub(super) fn describe_module(
        &self,
        action: Action,
    ) -> (&'static str, Vec<(&'static str, Arg)>) {
        let state = self.m.state;
        let estate = state.estate(self.m.chooser.unwrap_or_default());
        match action {
            Action::Use(building) => {
                let name = self.tile_name(building.tile());
                ("scene-act-use", vec![("building", name.as_ref().into())])
            }
            Action::Herd(species) => self.describe_herd(species),
            Action::Shield(new, old) => self.describe_exchange(new, old),
            Action::Turn(die, to) => {
                ("scene-act-turn", vec![("die", die.0.into()), ("to", to.into())])
            }
            Action::Name(seat) => {
                ("scene-act-name", vec![("other", self.names_of(seat).as_ref().into())])
            }
            Action::Gather(good) => {
                ("scene-act-gather", vec![("goods", self.good_name(good).as_ref().into())])
            }
            Action::Settle(slot, field) => {
                let args = vec![
                    ("tile", self.tile_name(state.lying(slot)).as_ref().into()),
                    ("depot", slot.depot().into()),
                    ("number", estate.board().number(field).into()),
                    ("field", board_place(self.say, estate.board(), field)),
                ];
                ("scene-act-settle", args)
            }
            Action::Pay(workers) => {
                let silver = estate.shields().len().saturating_sub(workers);
                ("scene-act-pay", vec![("silver", silver.into()), ("paid", workers.into())])
            }
            Action::Drop(shield) => ("scene-act-drop", vec![("number", shield.0.into())]),
            Action::Collect(place) => self.describe_points(place),
            Action::First(place) => {
                let effect = self.effect_name(state.waiting_at(usize::from(place)));
                ("scene-act-first", vec![("effect", effect.as_ref().into())])
            }
            Action::Point => ("scene-act-point", vec![]),
            Action::Swap(slot) => {
                let name = self.tile_name(state.lying(slot));
                ("scene-act-swap", vec![("tile", name.as_ref().into())])
            }
            Action::Give(good) => {
                ("scene-act-give", vec![("goods", self.goods(good, 1).as_ref().into())])
            }
            _ => ("scene-act-recruit", vec![]),
        }
    }
}
