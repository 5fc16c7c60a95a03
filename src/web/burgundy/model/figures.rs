//! Figures that experts count, and the lens: what is to come, turn orders, free fields, points at once and odds.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::prospects::ROLLS;
use crate::games::burgundy::rounds::bridge_order;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::tiles::{Building, Colour, Kind, Species, Tile};
use crate::web::burgundy::model::choice::{Part, parts};
use crate::web::burgundy::model::scene::{Icon, Spot};
use crate::web::burgundy::model::{Desk, Situation};
use crate::web::table::lens::{odds, points_now};
use crate::web::table::{Figure, Figures, Lens, Moment};
use crate::web::ui::text::Text;

/// Symbol of a colour's tiles.
fn tiles_of(colour: Colour) -> Icon {
    ["hex-castle", "hex-mine", "hex-ship", "hex-building", "hex-animal", "hex-monastery"]
        .at(colour.index())
}

/// Figures of a moment.
#[must_use]
pub fn figures(moment: &Moment<Burgundy>) -> Vec<Figures> {
    let situation = Situation::of(moment);
    let (state, desk) = (situation.state, Desk::new(&situation));
    if state.stage() != Stage::Play {
        return Vec::new();
    }
    let mut all = Vec::new();
    if !state.is_solo() {
        let now = state.order().into_iter().take(state.players().into()).map(Seat);
        all.push(in_order(moment, "figures-order-now", now));
        all.push(in_order(moment, "figures-order-next", bridge_order(state)));
    }
    all.extend(to_come(moment, &desk));
    all.extend(moment.others().map(|seat| free_fields(moment, &desk, seat)));
    all
}

/// Seats in their order.
fn in_order(moment: &Moment<Burgundy>, key: &str, seats: impl Iterator<Item = Seat>) -> Figures {
    let places =
        (1..).zip(seats).map(|(place, seat): (u32, Seat)| (seat, place.to_string().into()));
    Figures::of_seats(moment, moment.t(key), moment.t(&format!("{key}-say")), places)
}

/// Tiles to come: by colour, buildings and animals by kind, monasteries by number.
fn to_come(moment: &Moment<Burgundy>, desk: &Desk<'_>) -> [Figures; 4] {
    let tiles: Vec<Tile> = moment.view.tiles_to_come().collect();
    let count = |fits: &dyn Fn(Tile) -> bool| tiles.iter().filter(|tile| fits(**tile)).count();
    let group = |key: &str, counts: Vec<(Icon, Text, usize)>| {
        Figures::counts(moment.t(key), moment.t("figures-to-come-say"), counts)
    };
    let icon = |tile: Tile| tile.record().map_or("any-tile", |record| record.icon);
    let colours = Colour::ALL.map(|colour| {
        let of_colour = count(&|tile| tile.colour() == Some(colour));
        (tiles_of(colour), desk.colour_name(colour), of_colour)
    });
    let buildings = Building::ALL.map(|building| {
        let tile = building.tile();
        (icon(tile), desk.tile_name(tile), count(&|other| other == tile))
    });
    let animals = Species::ALL.map(|species| {
        let of = |tile: Tile| matches!(tile.kind(), Some(Kind::Animal(kind, _)) if kind == species);
        let tile = species.tile(2);
        (icon(tile), moment.t(&format!("figures-{}", species.key())), count(&of))
    });
    let numbers = |tile: &Tile| match tile.kind() {
        Some(Kind::Monastery(number)) => Some((number, *tile)),
        _ => None,
    };
    let mut monasteries: Vec<(u8, Tile)> = tiles.iter().filter_map(numbers).collect();
    monasteries.sort_unstable();
    monasteries.dedup();
    let numbered = |(number, tile): (u8, Tile)| Figure {
        icon: "",
        banner: None,
        name: desk.tile_name(tile),
        value: number.to_string().into(),
    };
    [
        group("figures-to-come", colours.to_vec()),
        group("figures-buildings", buildings.to_vec()),
        group("figures-animals", animals.to_vec()),
        Figures {
            title: moment.t("figures-monasteries"),
            say: moment.t("figures-monasteries-say"),
            all: monasteries.into_iter().map(numbered).collect(),
        },
    ]
}

/// The free fields of a seat, by colour.
fn free_fields(moment: &Moment<Burgundy>, desk: &Desk<'_>, seat: Seat) -> Figures {
    let estate = moment.view.known().estate(seat);
    let free = Colour::ALL.map(|colour| {
        let left = estate.board().of_colour(colour).minus(estate.filled()).len() as usize;
        (tiles_of(colour), desk.colour_name(colour), left)
    });
    let name = [("name", moment.name(seat).as_ref().into())];
    Figures::counts(
        moment.say("figures-lacks", &name),
        moment.say("figures-lacks-say", &name),
        free.into_iter().filter(|(.., left)| *left > 0),
    )
}

/// The lens on a tile, a field, goods or a die.
#[must_use]
pub fn lens(moment: &Moment<Burgundy>, spot: Spot) -> Lens<Action> {
    let situation = Situation::of(moment);
    let (state, desk) = (situation.state, Desk::new(&situation));
    if state.stage() != Stage::Play || state.is_solo() {
        return Lens::default();
    }
    let seat = match spot {
        Spot::Field(seat, _) | Spot::Key(seat, _) => seat,
        _ => moment.chooser.unwrap_or(moment.front),
    };
    let actions = desk.part_at(spot).into_iter().flat_map(|part| about(&desk, part)).collect();
    let tile = desk.tile_at(spot);
    let lines = match spot {
        Spot::Slot(slot) if tile.is_some() && !slot.is_black() => {
            let mut lines = worth(moment, state, seat, tile);
            let estate = state.estate(seat);
            lines.extend(served(moment, state, seat, slot.depot(), estate.free_step_to_take()));
            lines
        }
        Spot::Slot(_) if tile.is_some() => worth(moment, state, seat, tile),
        Spot::Key(..) if tile.is_some() => {
            let estate = state.estate(seat);
            let mut lines = worth(moment, state, seat, tile);
            let best = best_field(state, seat, tile);
            let number = best.map(|(field, _)| estate.board().number(field));
            let free = estate.free_step_for(tile);
            lines.extend(number.into_iter().flat_map(|at| served(moment, state, seat, at, free)));
            lines
        }
        Spot::Field(_, field) if tile.is_none() => {
            let estate = state.estate(seat);
            let board = estate.board();
            let points = state.points_at_once(seat, Tile::NONE, field);
            let free = estate.free_step_to_place(board.colour(field));
            let mut lines = vec![points_now(moment, points.into())];
            lines.extend(served(moment, state, seat, board.number(field), free));
            lines
        }
        _ => Vec::new(),
    };
    Lens { lines, actions }
}

/// The legal actions with this part.
fn about(desk: &Desk<'_>, part: Part) -> Vec<Action> {
    let has = |action: &&Action| parts(**action).contains(&part);
    let about = desk.legal.iter().filter(has).copied();
    about.filter(|_| !matches!(part, Part::Die(_) | Part::Effect)).collect()
}

/// The field where a tile scores most at once, with the points.
fn best_field(state: &State, seat: Seat, tile: Tile) -> Option<(Field, u16)> {
    let fields = state.estate(seat).open_fields(tile).into_iter();
    let points = fields.map(|field| (field, state.points_at_once(seat, tile, field)));
    points.max_by_key(|(field, points)| (*points, core::cmp::Reverse(field.0)))
}

/// Points of a tile on its best field.
fn worth(moment: &Moment<Burgundy>, state: &State, seat: Seat, tile: Tile) -> Vec<Text> {
    match best_field(state, seat, tile) {
        Some((_, points)) => vec![points_now(moment, points.into())],
        None => vec![moment.t("figures-no-field")],
    }
}

/// Odds that the seat's next roll serves a number: without workers, and with those that it has.
fn served(
    moment: &Moment<Burgundy>,
    state: &State,
    seat: Seat,
    at: u8,
    free_step: bool,
) -> Vec<Text> {
    let estate = state.estate(seat);
    let plain = estate.rolls_serving(at, 0, free_step);
    let with = estate.rolls_serving(at, estate.workers(), free_step);
    let mut lines = vec![odds(moment, plain, ROLLS)];
    if with > plain {
        let percent = crate::web::table::lens::percent(with, ROLLS);
        let args = [("percent", percent.into()), ("workers", estate.workers().into())];
        lines.push(moment.say("figures-odds-workers", &args));
    }
    lines
}
