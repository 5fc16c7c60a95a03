//! Explanations of everything on the table.

use crate::engine::total::At;
use crate::games::burgundy::monasteries::SCORING;
use crate::games::burgundy::tiles::{Colour, Kind, Tile};
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::Desk;
use crate::web::burgundy::model::scene::{Help, Icon, Spot, Text};
use crate::web::burgundy::model::text::{board_place, edition_key, plain_tile};

impl Desk<'_> {
    pub(super) fn tile_at(&self, spot: Spot) -> Tile {
        let state = self.m.state;
        match spot {
            Spot::Slot(slot) => state.lying(slot),
            Spot::Field(seat, field) => state.estate(seat).tile(field),
            Spot::Key(seat, key) => state.estate(seat).stored(key),
            _ => Tile::NONE,
        }
    }

    /// Short description of a tile.
    pub(super) fn tile_short(&self, tile: Tile) -> Text {
        let edition = edition_key(self.edition()).into();
        let players = self.m.state.options().table_size().into();
        self.say.with(
            &format!("tile-{}-help", plain_tile(tile)),
            &[("edition", edition), ("players", players)],
        )
    }

    /// Explanation of a spot, with the reason if it can't be used now.
    pub(super) fn bubble_at(&self, spot: Spot) -> Option<Help> {
        let refusal = self.refusal(spot);
        self.help(spot).map(|help| Help { refusal, ..help })
    }

    /// Points of a monastery of the final scoring with the current estate.
    fn worth_now(&self, spot: Spot, tile: Tile) -> Option<Text> {
        let Some(Kind::Monastery(number)) = tile.kind() else { return None };
        let seat = match spot {
            Spot::Field(seat, _) | Spot::Key(seat, _) => seat,
            _ => self.m.front,
        };
        let estate = self.m.state.estate(seat);
        let points = estate.monastery_points(number, self.edition());
        let counts = SCORING.contains(&number) && !self.is_solo();
        counts.then(|| self.say.with("scene-help-worth", &[("points", points.into())]))
    }

    /// Meaning of the marks on a placed tile: the seal of the last turn, the line around a region.
    fn marks_on(&self, spot: Spot) -> Vec<Text> {
        let Spot::Field(seat, field) = spot else { return Vec::new() };
        let holding = self.m.state.estate(seat);
        let finished = holding.board().region(field).minus(holding.filled()).is_empty();
        let marks = [
            (self.fresh_on(seat, field).is_some(), "scene-help-seal"),
            (finished, "scene-help-finished"),
        ];
        let there = marks.into_iter().filter(|(is_there, _)| *is_there);
        there.map(|(_, key)| self.say.t(key)).collect()
    }

    fn help(&self, spot: Spot) -> Option<Help> {
        let tile = self.tile_at(spot);
        if let Some(record) = tile.record() {
            return Some(Help {
                title: self.tile_name(tile),
                piece: self.piece(tile),
                icon: None,
                refusal: Text::default(),
                lines: [self.tile_short(tile)]
                    .into_iter()
                    .chain(self.worth_now(spot, tile))
                    .chain(self.marks_on(spot))
                    .collect(),
                page: self.say.with("scene-help-page", &[("page", record.page.into())]),
            });
        }
        if let Some((key, icon)) = self.help_solo(spot) {
            return Some(Help {
                title: self.say.t(key),
                piece: None,
                icon: Some(icon),
                refusal: Text::default(),
                lines: vec![self.say.t(&format!("{key}-say"))],
                page: self.say.with("scene-help-page", &[("page", 14u8.into())]),
            });
        }
        if let Some(help) = self.help_of_modules(spot) {
            return Some(help);
        }
        if let Spot::Field(seat, field) = spot {
            return Some(self.field_help(seat, field));
        }
        let (key, icon, page) = self.topic(spot);
        let players = self.m.state.options().table_size().into();
        Some(Help {
            title: self.say.t(&format!("scene-help-{key}")),
            piece: None,
            icon: Some(icon),
            refusal: Text::default(),
            lines: vec![self.say.with(&format!("scene-help-{key}-say"), &[("players", players)])],
            page: self.say.with("scene-help-page", &[("page", page.into())]),
        })
    }

    /// Topic of a spot of the base game: its message key, its symbol, and the page of the rulebook.
    fn topic(&self, spot: Spot) -> (&'static str, Icon, u8) {
        match spot {
            Spot::Die(_) => ("die", "die-any", 4),
            Spot::Slot(_) | Spot::Depot(7) if self.is_black(spot) => {
                ("black-depot", "hex-black", 8)
            }
            Spot::Slot(_) | Spot::Depot(_) => ("depot", "any-tile", 4),
            Spot::DepotGood(_, good) | Spot::Good(_, good) => ("goods", good_icon(good), 5),
            Spot::Key(..) => ("storage", "any-tile", 4),
            Spot::Points(_) => ("points", "vp", 9),
            Spot::Silver(_) => ("silver", "silver", 8),
            Spot::Workers(_) => ("workers", "worker", 4),
            Spot::Sold(_) => ("sold", "g-back", 8),
            Spot::Bridge | Spot::Stone | Spot::Effect => ("bridge", "bridge", 5),
            Spot::Phase(phase) => {
                let icons = ["phase-A", "phase-B", "phase-C", "phase-D", "phase-E"];
                ("phase", icons.get(usize::from(phase)).copied().unwrap_or("phase-E"), 8)
            }
            Spot::Round(_) => ("round", "die-white", 4),
            Spot::Bonus(_) => ("bonus", "bonus-large", 8),
            Spot::Sizes => ("sizes", "vp", 8),
            _ => ("white-die", "die-white", 4),
        }
    }

    fn is_black(&self, spot: Spot) -> bool {
        match spot {
            Spot::Slot(slot) => slot.is_black(),
            spot => spot == Spot::Depot(7),
        }
    }

    /// An empty field: its colour and number, its region's size, and the missing tiles of the region.
    fn field_help(
        &self,
        seat: crate::engine::seat::Seat,
        field: crate::games::burgundy::fields::Field,
    ) -> Help {
        let holding = self.m.state.estate(seat);
        let board = holding.board();
        let colour = board.colour(field);
        let region = board.region(field);
        let left = region.minus(holding.filled()).len();
        let land = self.colour_name(colour);
        let args = [
            ("land", land.as_ref().into()),
            ("number", board.number(field).into()),
            ("field", board_place(self.say, board, field)),
            ("size", region.len().into()),
            ("left", left.into()),
            ("points", crate::games::burgundy::points::region_points(region.len()).into()),
        ];
        let mut lines = vec![
            self.say.with("scene-help-field-say", &args),
            self.say.t(&format!("scene-help-land-{}", colour.key())),
        ];
        let rivers = self.rivers_of(seat, field);
        if !rivers.is_empty() {
            lines.push(rivers);
        }
        Help {
            title: self.say.with("scene-help-field", &args),
            piece: None,
            icon: Some(group_icon(colour)),
            refusal: Text::default(),
            lines,
            page: self.say.with("scene-help-page", &[("page", 5u8.into())]),
        }
    }
}

fn group_icon(colour: Colour) -> Icon {
    ["t-castle", "t-mine", "t-ship", "t-building", "t-animal", "t-monastery"].at(colour.index())
}
