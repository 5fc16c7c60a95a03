//! The team game at the table: shared estates, the partners' holdings, and reserved key fields.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate as Holding, Stage, Waiting};
use crate::games::burgundy::tiles::Tile;
use crate::web::burgundy::model::Desk;
use crate::web::burgundy::model::scene::{Banner, PartnerView, Spot, TeamView, Text};
use crate::web::table::{sign, status};

impl Desk<'_> {
    /// The seat under which a seat's estate is drawn: the one in front stands for both partners, else the first of
    /// them.
    pub(super) fn drawn(&self, seat: Seat) -> Seat {
        let state = self.m.state;
        if state.are_together(seat, self.m.front) {
            return self.m.front;
        }
        state.partners(seat).next().unwrap_or(seat)
    }

    /// Position of a player's points: partners in front each have a banner, others a common one.
    pub(super) fn points_spot(&self, seat: Seat) -> Spot {
        let own = self.m.state.are_together(seat, self.m.front);
        Spot::Points(if own { seat } else { self.drawn(seat) })
    }

    /// The seats under which the other estates are drawn, in turn order from the player in front.
    pub(super) fn drawn_others(&self) -> Vec<Seat> {
        let state = self.m.state;
        let mut others: Vec<Seat> = state.seats().collect();
        let turned = self.m.front.index().min(others.len());
        others.rotate_left(turned);
        others
            .retain(|seat| !state.are_together(*seat, self.m.front) && self.drawn(*seat) == *seat);
        others
    }

    /// The partners on the estate of a seat; `None` without teams.
    pub(super) fn team(&self, seat: Seat) -> Option<TeamView> {
        let state = self.m.state;
        state.team(seat)?;
        let partners = state.partners(seat).map(|partner| self.partner(partner)).collect();
        Some(TeamView { partners, common: self.say.t("team-common") })
    }

    fn partner(&self, seat: Seat) -> PartnerView {
        let state = self.m.state;
        let name = self.name(seat);
        let points = state.points(seat);
        let args = [("name", name.as_ref().into()), ("points", points.into())];
        PartnerView {
            seat,
            banner: self.banner(seat),
            sign: sign(self.level(seat)),
            status: status(self.say.0, self.level(seat), self.status(seat)),
            playing: state.deciders().has(seat),
            points,
            points_label: self.say.with("scene-points", &args),
            dice: self.dice_of(seat),
            name,
        }
    }

    /// The names of all players sharing the seat's estate, such as "Anna and Carla".
    pub(super) fn names_of(&self, seat: Seat) -> Text {
        let names: Vec<Text> = self.m.state.partners(seat).map(|one| self.name(one)).collect();
        match names.as_slice() {
            [one, other] => {
                let args = [("one", one.as_ref().into()), ("other", other.as_ref().into())];
                self.say.with("team-names", &args)
            }
            _ => self.name(seat),
        }
    }

    /// Points so far, of both partners in a team game; including final monasteries if these are shown.
    pub(super) fn points_of(&self, seat: Seat, holding: &Holding) -> u16 {
        let running = self.m.running_totals && self.m.state.stage() != Stage::Over;
        let more = if running { holding.running_monastery_points(self.edition()) } else { 0 };
        self.m.state.team_points(seat) + more
    }

    /// Colour of the player who filled a field in the last turn.
    pub(super) fn fresh_on(&self, seat: Seat, field: Field) -> Option<Banner> {
        let mut partners = self.m.state.partners(seat);
        let by = partners.find(|one| self.m.fresh.at(one.index()).has(field));
        by.map(|one| self.banner(one))
    }

    /// True if a key field is reserved for the partner.
    pub(super) fn is_closed(&self, seat: Seat, key: Key) -> bool {
        let state = self.m.state;
        state.is_team_game()
            && state.are_together(seat, self.m.front)
            && !state.keys_of(self.m.front).has(key)
    }

    /// Name of a key field in a team game, with its content; `None` without teams.
    pub(super) fn team_key_label(&self, seat: Seat, key: Key, tile: Tile) -> Option<Text> {
        let state = self.m.state;
        state.team(seat)?;
        let owner = state.partners(seat).find(|one| state.own_keys(*one).has(key));
        let place = match owner {
            Some(one) => {
                let name = self.name(one);
                let name_arg = [("name", name.as_ref().into())];
                let closed = self.is_closed(seat, key);
                self.say.with(if closed { "team-key-closed" } else { "team-key-own" }, &name_arg)
            }
            None => self.say.t("team-key-common"),
        };
        let args =
            [("place", place.as_ref().into()), ("tile", self.tile_name(tile).as_ref().into())];
        let key = if tile.is_some() { "team-key-filled" } else { "team-key-empty" };
        Some(self.say.with(key, &args))
    }

    /// True if the shield is on the estate of the player to choose.
    pub(super) fn holds_together(&self, shield: Shield) -> bool {
        let holder = self.m.state.holder(shield);
        holder.zip(self.m.chooser).is_some_and(|(one, other)| self.m.state.are_together(one, other))
    }

    /// The question where a new tile goes: to the player's own key field or a common one.
    pub(super) fn prompt_team(&self, waiting: Waiting) -> Option<(Text, Text)> {
        let Waiting::Shelve(slot) = waiting else { return None };
        let tile = self.tile_name(self.m.state.lying(slot));
        let args = [("tile", tile.as_ref().into())];
        Some((self.say.with("team-ask-shelve", &args), self.say.t("team-ask-shelve-say")))
    }

    /// Description of putting a tile on a key field.
    pub(super) fn describe_shelve(&self, key: Key) -> Text {
        let seat = self.m.chooser.unwrap_or_default();
        let common = !self.m.state.own_keys(seat).has(key);
        self.say.t(if common { "team-act-shelve-common" } else { "team-act-shelve-own" })
    }
}
