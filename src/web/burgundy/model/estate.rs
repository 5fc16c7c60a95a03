//! Estates, large and small: fields, storage, goods and stocks.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Key};
use crate::games::burgundy::event::Event;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::sizes::KEYS;
use crate::games::burgundy::state::{Estate as Holding, Stage};
use crate::games::burgundy::team::TEAM_KEYS;
use crate::games::burgundy::tiles::Tile;
use crate::web::burgundy::model::choice::Part;
use crate::web::burgundy::model::scene::{
    DieState, DieView, Estate, FieldView, Icon, KeyView, Mark, Pile, Spot, Text,
};
use crate::web::burgundy::model::text::board_place;
use crate::web::burgundy::model::{Desk, board_name};
use crate::web::table::{sign, status};

impl Desk<'_> {
    pub(super) fn estate(&self, seat: Seat, own: bool) -> Estate {
        let state = self.m.state;
        let holding = state.estate(seat);
        let name = self.names_of(seat);
        let points = match self.is_solo() {
            true => holding.filled().len() as u16,
            false => self.points_of(seat, holding),
        };
        let number = board_name(self.edition(), holding.board_id());
        let board_name = self.say.with("scene-board-small", &[("number", number)]);
        let who = [("name", name.as_ref().into()), ("points", points.into())];
        let playing = state.deciders().has(seat);
        let sold: u8 = holding.sold().iter().sum();
        Estate {
            seat,
            banner: self.banner(seat),
            sign: sign(self.level(seat)),
            status: status(self.say.0, self.level(seat), self.status(seat)),
            playing,
            board: holding.board_id(),
            points,
            points_label: match self.goal() {
                Some(goal) => goal.title,
                None => self.say.with("scene-points", &who),
            },
            silver: holding.silver(),
            silver_label: self.say.with("scene-silver", &[("count", holding.silver().into())]),
            workers: holding.workers(),
            workers_label: self.say.with("scene-workers", &[("count", holding.workers().into())]),
            fields: self.fields(seat, holding),
            storage: self.storage(seat, holding, own),
            goods: self.store(seat, holding, own),
            sold: match sold {
                0 => "".into(),
                count => self.say.with("scene-sold", &[("count", count.into())]),
            },
            dice: self.dice_of(seat),
            extras: self.extras(seat, holding),
            team: self.team(seat),
            label: self.say.with(
                "scene-estate-label",
                &[("name", name.as_ref().into()), ("board", board_name.as_ref().into())],
            ),
            enlarge: self.say.with("scene-enlarge", &who),
            name,
            board_name,
        }
    }

    pub(super) fn status(&self, seat: Seat) -> Text {
        let state = self.m.state;
        if state.deciders().has(seat) {
            return self.say.t("scene-status-playing");
        }
        if state.stage() != Stage::Play {
            return "".into();
        }
        let place = (0..usize::from(state.players())).find(|p| state.order().at(*p) == seat.0);
        let turn = usize::from(state.turn());
        match place {
            Some(place) if place == turn + 1 => self.say.t("scene-status-next"),
            Some(place) if place < turn => self.say.t("scene-status-played"),
            _ => self.say.t("scene-status-later"),
        }
    }

    pub(super) fn dice_of(&self, seat: Seat) -> Vec<DieView> {
        let state = self.m.state;
        let faces = state.dice().at(seat.index());
        if faces.at(0) == 0 || state.stage() == Stage::Over {
            return Vec::new();
        }
        let played = (0..usize::from(state.turn())).any(|p| state.order().at(p) == seat.0);
        let used = if state.playing() == seat { state.used() } else { 0 };
        (0u8..)
            .zip(faces)
            .map(|(index, face)| {
                let spent = played || (used >> index) & 1 != 0;
                let key = if spent { "scene-die-spent" } else { "scene-die" };
                DieView {
                    face,
                    white: false,
                    state: if spent { DieState::Spent } else { DieState::Ready },
                    label: self.say.with(key, &[("face", face.into())]),
                }
            })
            .collect()
    }

    fn fields(&self, seat: Seat, holding: &Holding) -> Vec<FieldView> {
        let board = holding.board();
        let chooses = self.m.chooser == Some(seat);
        board
            .all
            .into_iter()
            .map(|field| {
                let tile = holding.tile(field);
                let part = Part::Field(field);
                let mark = match (chooses, self.is_calm()) {
                    (true, false) => self.mark(part),
                    _ => Mark::Plain,
                };
                let ghost = if mark.is_lit() { self.ghost(part) } else { None };
                let finished = board.region(field).minus(holding.filled()).is_empty();
                FieldView {
                    field,
                    cell: board.cells.at(field.index()),
                    colour: board.colour(field),
                    number: board.number(field),
                    piece: self.piece(tile),
                    mark,
                    ghost,
                    fresh: self.fresh_on(seat, field),
                    from: self.origin(seat, field),
                    finished,
                    label: self.field_label(seat, field, tile, mark),
                }
            })
            .collect()
    }

    /// Picture of the tile that would be placed on a lit field, if only one kind of tile is possible.
    fn ghost(&self, part: Part) -> Option<Icon> {
        let mut icons = self.choice().with(part).filter_map(|action| {
            let holding = self.m.state.estate(self.m.chooser?);
            let tile = match action {
                Action::Place(_, key, _) | Action::Build(key, _) => holding.stored(key),
                Action::StartCastle(_) => Tile::CASTLE,
                Action::Settle(slot, _) => self.m.state.lying(slot),
                _ => return None,
            };
            tile.record().map(|record| record.icon)
        });
        let first = icons.next()?;
        icons.all(|icon| icon == first).then_some(first)
    }

    fn origin(&self, seat: Seat, field: Field) -> Option<Spot> {
        self.m.last.iter().find_map(|event| match event {
            Event::TilePlaced { seat: who, from, field: to, .. }
                if self.m.state.are_together(*who, seat) && *to == field =>
            {
                Some(Spot::Key(seat, *from))
            }
            Event::TileSettled { seat: who, from, field: to, .. }
                if self.m.state.are_together(*who, seat) && *to == field =>
            {
                Some(Spot::Slot(*from))
            }
            _ => None,
        })
    }

    fn field_label(&self, seat: Seat, field: Field, tile: Tile, mark: Mark) -> Text {
        let board = self.m.state.estate(seat).board();
        let (land, number) = (self.colour_name(board.colour(field)), board.number(field));
        let tile = tile.is_some().then(|| self.tile_name(tile));
        let args = [
            ("field", board_place(self.say, board, field)),
            ("number", number.into()),
            ("land", land.as_ref().into()),
            ("tile", tile.as_deref().unwrap_or_default().into()),
        ];
        let key = if tile.is_some() { "scene-field-filled" } else { "scene-field-empty" };
        let name = self.say.with(key, &args);
        let rivers = self.rivers_of(seat, field);
        let name = if rivers.is_empty() { name } else { format!("{name}, {rivers}").into() };
        self.marked(&name, mark)
    }

    fn storage(&self, seat: Seat, holding: &Holding, own: bool) -> Vec<KeyView> {
        let awaits = self.deed_mark().filter(|_| own && self.m.chooser == Some(seat));
        key_fields(holding)
            .into_iter()
            .map(|(key, tile)| {
                let chooses = own && self.m.chooser == Some(seat);
                let room = awaits.filter(|_| tile.is_none() && !self.is_closed(seat, key));
                let mark = match (room, chooses, self.is_calm()) {
                    (Some(mark), ..) => mark,
                    (None, true, false) => self.mark(Part::Key(key)),
                    _ => Mark::Plain,
                };
                let name = if tile.is_some() {
                    self.say.with(
                        "scene-key-filled",
                        &[
                            ("number", (key.0 + 1).into()),
                            ("tile", self.tile_name(tile).as_ref().into()),
                        ],
                    )
                } else {
                    self.say.with("scene-key-empty", &[("number", (key.0 + 1).into())])
                };
                let name = self.team_key_label(seat, key, tile).unwrap_or(name);
                let together = |who: &Seat| self.m.state.are_together(*who, seat);
                let from = self.m.last.iter().find_map(|event| match event {
                    Event::TileTaken { seat: who, from, to, .. } if together(who) && *to == key => {
                        Some(Spot::Slot(*from))
                    }
                    Event::TileMoved { seat: who, from, to, .. } if together(who) && *to == key => {
                        Some(Spot::Key(seat, *from))
                    }
                    _ => None,
                });
                KeyView {
                    key,
                    piece: self.piece(tile),
                    closed: self.is_closed(seat, key),
                    mark,
                    from,
                    label: self.marked(&name, mark),
                }
            })
            .collect()
    }

    fn store(&self, seat: Seat, holding: &Holding, own: bool) -> Vec<Pile> {
        let held = Good::ALL.into_iter().filter(|good| holding.goods().at(good.index()) > 0);
        held.map(|good| {
            let count = holding.goods().at(good.index());
            let chooses = own && self.m.chooser == Some(seat) && !self.is_calm();
            let mark = if chooses { self.mark(Part::Good(good)) } else { Mark::Plain };
            let from = self.m.last.iter().find_map(|event| match event {
                Event::GoodsLoaded { seat: who, depot, good: kind, .. }
                    if self.m.state.are_together(*who, seat) && *kind == good =>
                {
                    Some(Spot::DepotGood(*depot, good))
                }
                _ => None,
            });
            Pile { good, count, mark, from, label: self.marked(&self.goods(good, count), mark) }
        })
        .collect()
    }
}

/// The visible key fields: three, and with shield 4 additional ones in use and one more.
pub(super) fn key_fields(holding: &Holding) -> Vec<(Key, Tile)> {
    let last = holding.stored_tiles().last().map_or(0, |(key, _)| key.index() + 1);
    let plain = if holding.board_id().is_double() { TEAM_KEYS } else { KEYS };
    let shown = match usize::from(holding.keys()) {
        most if most > plain => (last + 1).clamp(plain + 1, most),
        most => most,
    };
    (0..shown as u8).map(Key).map(|key| (key, holding.stored(key))).collect()
}
