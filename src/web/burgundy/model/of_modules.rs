//! What only games with modules ask and offer. Their choices stand as buttons with words.

use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::state::Waiting;
use crate::web::burgundy::model::text::{board_place, edition_key};
use crate::web::burgundy::model::{Arg, Desk};

/// The key of the question that an effect of a module asks.
pub(super) const fn question(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::WhiteCastle => "scene-ask-white-castle",
        Waiting::Crane => "scene-ask-crane",
        Waiting::Geese(_) => "scene-ask-geese",
        Waiting::AnyAction => "scene-ask-any-action",
        Waiting::Gather => "scene-ask-gather",
        Waiting::Overflow => "scene-ask-overflow",
        Waiting::Settle { black: false } => "scene-ask-settle",
        Waiting::Settle { black: true } => "scene-ask-settle-black",
        Waiting::Tribute => "scene-ask-tribute",
        Waiting::Swap => "scene-ask-swap",
        _ => "scene-ask-naming",
    }
}

/// Whether the action stands as a button of its own.
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

/// The symbol of such a button.
pub(super) fn icon(action: Action) -> &'static str {
    match action {
        Action::Recruit => "worker",
        Action::Use(building) => building.tile().record().map_or("b-crane", |record| record.icon),
        Action::Herd(_) => "t-animal",
        Action::Turn(..) => "die-any",
        Action::Name(_) => "t-monastery",
        Action::Gather(_) => "g-any",
        Action::Settle(..) => "any-tile",
        Action::Pay(_) | Action::Point => "silver",
        Action::Collect(_) => "vp",
        Action::First(_) => "u-arrow",
        Action::Swap(_) => "hex-black",
        Action::Give(good) => crate::web::burgundy::model::bar::good_icon(good),
        _ => "t-castle",
    }
}

impl Desk<'_> {
    /// Points that wait to be collected, with what gave them.
    fn describe_points(&self, place: u8) -> (&'static str, Vec<(&'static str, Arg)>) {
        let waiting = self.m.state.waiting.at(usize::from(place));
        let Waiting::Score { points, reason } = waiting else {
            return ("scene-act-recruit", vec![]);
        };
        let why = self.reason(reason);
        ("scene-act-collect", vec![("points", points.into()), ("why", why.as_ref().into())])
    }

    /// The key and the values of a module's action in words.
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
            Action::Herd(species) => {
                let edition = edition_key(self.edition());
                let name = self.say.with(
                    &format!("scene-species-{}", species.key()),
                    &[("edition", edition.into())],
                );
                ("scene-act-herd", vec![("animals", name.as_ref().into())])
            }
            Action::Shield(new, old) => {
                let help = self.say.t(&format!("shield-{}", new.0));
                let args = vec![
                    ("number", new.0.into()),
                    ("old", old.0.into()),
                    ("help", help.as_ref().into()),
                ];
                ("scene-act-shield", args)
            }
            Action::Turn(die, to) => {
                ("scene-act-turn", vec![("die", die.0.into()), ("to", to.into())])
            }
            Action::Name(seat) => {
                ("scene-act-name", vec![("other", self.name(seat).as_ref().into())])
            }
            Action::Gather(good) => {
                ("scene-act-gather", vec![("goods", self.good_name(good).as_ref().into())])
            }
            Action::Settle(slot, field) => {
                let args = vec![
                    ("tile", self.tile_name(state.lying(slot)).as_ref().into()),
                    ("depot", slot.depot().into()),
                    ("number", estate.board().number(field).into()),
                    ("field", board_place(field)),
                ];
                ("scene-act-settle", args)
            }
            Action::Pay(workers) => {
                let silver = estate.shields.len().saturating_sub(workers);
                ("scene-act-pay", vec![("silver", silver.into()), ("paid", workers.into())])
            }
            Action::Drop(shield) => ("scene-act-drop", vec![("number", shield.0.into())]),
            Action::Collect(place) => self.describe_points(place),
            Action::First(place) => {
                let effect = self.effect_name(state.waiting.at(usize::from(place)));
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
