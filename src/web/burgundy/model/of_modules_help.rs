//! Explanations of shields, border posts and trade routes.

use crate::engine::seat::Seat;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::points::{large_bonus, phase_points, small_bonus};
use crate::games::burgundy::shields::Shield;
use crate::web::burgundy::model::extras::{partners, shield_icon};
use crate::web::burgundy::model::scene::{Help, Icon, Spot, Text};
use crate::web::burgundy::model::{Arg, Desk};

/// Page of the rulebook on border posts.
const POSTS_PAGE: u8 = 12;
const ROUTES_PAGE: u8 = 12;
const WHITE_CASTLES_PAGE: u8 = 12;

/// Page of the rulebook on a shield.
#[must_use]
pub const fn shield_page(shield: Shield) -> u8 {
    if shield.0 <= 9 { 15 } else { 16 }
}

impl Desk<'_> {
    /// Explanation of a spot that belongs to a module or is changed by one.
    pub(super) fn help_of_modules(&self, spot: Spot) -> Option<Help> {
        match spot {
            Spot::Shield(shield) => Some(self.shield_help(shield)),
            Spot::Post(seat, post) => Some(self.post_help(seat, post)),
            Spot::Posts => {
                let players = self.m.state.players();
                let args = [
                    ("first", large_bonus(players).into()),
                    ("second", small_bonus(players).into()),
                ];
                let lines = vec![self.say.with("scene-help-posts-say", &args)];
                Some(self.bubble("scene-help-posts", &[], "post", lines, POSTS_PAGE))
            }
            Spot::Card(seat, card) => Some(self.card_help(seat, card)),
            Spot::WhiteDie if self.has_module(Module::WhiteCastles) => {
                let lines = vec![self.say.t("scene-help-white-die-castles")];
                Some(self.bubble(
                    "scene-help-white-die",
                    &[],
                    "die-white",
                    lines,
                    WHITE_CASTLES_PAGE,
                ))
            }
            _ => None,
        }
    }

    fn bubble(
        &self,
        title: &str,
        args: &[(&str, Arg)],
        icon: Icon,
        lines: Vec<Text>,
        page: u8,
    ) -> Help {
        Help {
            title: self.say.with(title, args),
            piece: None,
            icon: Some(icon),
            refusal: Text::default(),
            lines,
            page: self.say.with("scene-help-page", &[("page", page.into())]),
        }
    }

    fn shield_help(&self, shield: Shield) -> Help {
        let state = self.m.state;
        let number = [("number", shield.0.into())];
        let mut lines = vec![
            self.say.t(&format!("shield-{}-help", shield.0)),
            self.say.with("scene-help-shield-points", &[("points", shield.points().into())]),
        ];
        let shared = state.named().filter(|_| shield == Shield::BORROWS_MONASTERIES);
        match (state.holder(shield), state.depot_of(shield)) {
            (Some(holder), _) => {
                let holder = self.name(holder);
                let args = [("name", holder.as_ref().into())];
                lines.push(self.say.with("scene-help-shield-held", &args));
            }
            (None, Some(depot)) => {
                lines.push(self.say.with("scene-help-shield-lying", &[("depot", depot.into())]));
            }
            (None, None) => {}
        }
        if let Some(other) = shared {
            let other = self.names_of(other);
            lines.push(self.say.with("scene-help-shield-6", &[("other", other.as_ref().into())]));
        }
        self.bubble("scene-help-shield", &number, shield_icon(shield), lines, shield_page(shield))
    }

    fn post_help(&self, seat: Seat, post: u8) -> Help {
        let state = self.m.state;
        let title = format!("scene-post-{post}");
        let pairs = state.estate(seat).joined_posts();
        let joined: Vec<String> = partners(usize::from(post), pairs)
            .map(|other| self.say.t(&format!("scene-post-{other}")).to_string())
            .collect();
        let list = joined.join(", ");
        let mut lines = vec![
            self.say.with("scene-help-post", &[("points", phase_points(state.phase()).into())]),
        ];
        if !joined.is_empty() {
            lines
                .push(self.say.with("scene-help-post-joined", &[("others", list.as_str().into())]));
        }
        self.bubble(&title, &[], "post", lines, POSTS_PAGE)
    }

    fn card_help(&self, seat: Seat, card: u8) -> Help {
        let estate = self.m.state.own(seat);
        let mut lines: Vec<Text> =
            self.card_lines(estate, usize::from(card)).into_iter().map(Text::from).collect();
        lines.push(self.say.t("scene-help-card"));
        let number = estate.route_cards().nth(usize::from(card)).unwrap_or_default();
        self.bubble(
            "scene-help-card-title",
            &[("number", number.into())],
            "route",
            lines,
            ROUTES_PAGE,
        )
    }
}
