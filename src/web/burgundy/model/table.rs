//! The middle of the table: depots, black depot, bridge, calendar, bonus tiles, white die.

use crate::engine::total::At;
use crate::games::burgundy::buying::PRICE;
use crate::games::burgundy::depots::{PLACES, Slot, black_places, laid_out};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::points::{PHASE_POINTS, large_bonus, small_bonus};
use crate::games::burgundy::rounds::bridge_order;
use crate::games::burgundy::sizes::{BRIDGE_SPACES, ROUNDS};
use crate::games::burgundy::state::{Stage, Waiting};
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::model::Desk;
use crate::web::burgundy::model::choice::Part;
use crate::web::burgundy::model::scene::{
    BlackDepot, Bonus, Bridge, Claim, Depot, Mark, Phase, Pile, Place, Round, Table, Text, Time,
};
use std::rc::Rc;

/// Order of the bonus tiles on the table.
pub(super) const BONUS_ORDER: [Colour; 6] = [
    Colour::Castle,
    Colour::Ship,
    Colour::Mine,
    Colour::Monastery,
    Colour::Animal,
    Colour::Building,
];

impl Desk<'_> {
    pub(super) fn table(&self) -> Table {
        let state = self.m.state;
        let rolled = state.white() > 0;
        let white_good =
            (rolled && state.stage() != Stage::Boards && state.stage() != Stage::Castles)
                .then(|| state.round_good(state.round()));
        Table {
            depots: (1..=6).map(|number| Rc::new(self.depot(number))).collect(),
            black: Rc::new(self.black_depot()),
            bridge: Rc::new(self.bridge()),
            phases: self.phases(),
            rounds: self.rounds(),
            bonuses: BONUS_ORDER.into_iter().map(|colour| self.bonus(colour)).collect(),
            white: rolled.then_some(state.white()),
            white_good,
            white_label: match white_good {
                Some(good) => self.say.with(
                    "scene-white-label",
                    &[
                        ("die", state.white().into()),
                        ("goods", self.good_name(good).as_ref().into()),
                    ],
                ),
                None => self.say.t("scene-white-die"),
            },
            sizes_label: self.say.t("scene-sizes-label"),
            extras: self.table_extras(),
            label: self.say.t("scene-table-label"),
        }
    }

    pub(super) fn place(&self, slot: Slot, colour: Option<Colour>) -> Place {
        let tile = self.m.state.lying(slot);
        let mark = self.slot_mark(slot);
        let depot = self.depot_name(slot.depot());
        let name = if tile.is_some() {
            self.say.with(
                "scene-lies",
                &[("tile", self.tile_name(tile).as_ref().into()), ("depot", depot.as_ref().into())],
            )
        } else {
            self.say.with("scene-empty-place", &[("depot", depot.as_ref().into())])
        };
        let piece = self.piece(tile).map(|piece| crate::web::burgundy::model::scene::Piece {
            black: slot.is_black(),
            ..piece
        });
        let next = tile.is_some() && self.next_to_go(slot.depot()) == Some(slot);
        let name =
            if next { self.say.with("solo-next", &[("name", name.as_ref().into())]) } else { name };
        Place { slot, colour, piece, next, mark, label: self.marked(&name, mark) }
    }

    /// Mark of a tile. It is lit if the chosen die can take it without workers; otherwise the depot shows the cost.
    fn slot_mark(&self, slot: Slot) -> Mark {
        if self.is_calm() && !slot.is_black() {
            return Mark::Plain;
        }
        match self.mark(Part::Slot(slot)) {
            Mark::Workers(_) if !self.in_effect() => Mark::Plain,
            mark => mark,
        }
    }

    pub(super) fn depot_name(&self, number: u8) -> Text {
        if number == 7 {
            self.say.t("scene-black-depot")
        } else {
            self.say.with("scene-depot", &[("number", number.into())])
        }
    }

    fn depot(&self, number: u8) -> Depot {
        let state = self.m.state;
        let places = (0..PLACES).map(|place| Slot::new(number, place)).filter_map(|slot| {
            let colour = laid_out(slot, state.options().table_size(), state.phase())?;
            Some(self.place(slot, Some(colour)))
        });
        let lying = state.goods_in(number);
        let goods = Good::ALL.into_iter().filter(|good| lying.at(good.index()) > 0);
        let goods: Vec<Pile> =
            goods.map(|good| self.lying_pile(number, good, lying.at(good.index()))).collect();
        let whole = self.choice().is_lit(Part::Depot(number));
        let hinted = self.m.hinted.map(|_| self.mark(Part::Depot(number)));
        let mark = hinted.unwrap_or_else(|| self.depot_mark(number, whole));
        let name = self.depot_name(number);
        let label = self.depot_label(&name, &goods, mark);
        let shields = self.shields_lying(number);
        Depot { number, places: places.collect(), goods, shields, mark, whole, name, label }
    }

    fn depot_label(&self, name: &str, goods: &[Pile], mark: Mark) -> Text {
        let goods: Vec<&str> = goods.iter().map(|pile| pile.label.as_ref()).collect();
        let named = if goods.is_empty() {
            self.say.with("scene-depot-bare", &[("depot", name.into())])
        } else {
            let goods = goods.join(", ");
            self.say.with(
                "scene-depot-goods",
                &[("depot", name.into()), ("goods", goods.as_str().into())],
            )
        };
        self.marked(&named, mark)
    }

    fn depot_mark(&self, number: u8, whole: bool) -> Mark {
        if whole {
            return Mark::Free;
        }
        if self.is_calm() || self.in_effect() || self.m.picked.slot().is_some() {
            return Mark::Plain;
        }
        let slots = (0..PLACES).map(|place| Slot::new(number, place));
        let choice = self.choice();
        match self.cost(slots.flat_map(|slot| choice.with(Part::Slot(slot)).collect::<Vec<_>>())) {
            None => Mark::Plain,
            Some(0) => Mark::Free,
            Some(workers) => Mark::Workers(workers),
        }
    }

    fn lying_pile(&self, depot: u8, good: Good, count: u8) -> Pile {
        let asked =
            matches!(self.m.state.top(), Waiting::Keep { depot: asked, .. } if asked == depot);
        let mark = if asked { self.mark(Part::Loaded(good)) } else { Mark::Plain };
        Pile { good, count, mark, from: None, label: self.marked(&self.goods(good, count), mark) }
    }

    fn black_depot(&self) -> BlackDepot {
        let places = black_places(self.m.state.options().table_size());
        let places: Vec<Place> =
            (0..places).map(|place| self.place(Slot::new(7, place), None)).collect();
        let workers_too = self.m.chooser.is_some_and(|seat| {
            self.m.state.estate(seat).has_monastery(monasteries::BUYS_FROM_ALL_DEPOTS)
                && self.edition().monastery_6_takes_workers()
        });
        let lit = places.iter().any(|place| place.mark.is_lit());
        BlackDepot {
            mark: if lit { Mark::Free } else { Mark::Plain },
            beside: lit && self.is_calm(),
            places,
            price: PRICE,
            workers_too,
            name: self.depot_name(7),
        }
    }

    fn bridge(&self) -> Bridge {
        let state = self.m.state;
        let mut spaces = vec![Vec::new(); usize::from(BRIDGE_SPACES)];
        let order: Vec<_> = bridge_order(state).collect();
        // The lowest stone of a stack plays last, so the first player's is on top.
        for seat in order.iter().rev() {
            let space = usize::from(state.spaces().at(seat.index()));
            if let Some(stack) = spaces.get_mut(space) {
                stack.push(self.banner(*seat));
            }
        }
        let names: Vec<String> = order.iter().map(|seat| self.name(*seat).to_string()).collect();
        let label =
            self.say.with("scene-bridge-label", &[("names", names.join(", ").as_str().into())]);
        Bridge { spaces, label, track: self.track() }
    }

    fn phases(&self) -> Vec<Phase> {
        let state = self.m.state;
        (0u8..)
            .zip(PHASE_POINTS)
            .map(|(phase, points)| {
                let letter = ["A", "B", "C", "D", "E"].get(usize::from(phase)).copied();
                let label = self.say.with(
                    "scene-phase-label",
                    &[("phase", letter.unwrap_or("").into()), ("points", points.into())],
                );
                let now = state.stage() == Stage::Play && phase == state.phase();
                let past = state.stage() == Stage::Over
                    || (state.stage() == Stage::Play && phase < state.phase());
                Phase { phase, points, time: time(past, now), label }
            })
            .collect()
    }

    fn rounds(&self) -> Vec<Round> {
        let state = self.m.state;
        let playing = state.stage() == Stage::Play;
        (0..ROUNDS)
            .map(|round| {
                let now = playing && round == state.round();
                let past = state.stage() == Stage::Over || (playing && round < state.round());
                let good = (playing && round > state.round()).then(|| state.round_good(round));
                let number = (round + 1).into();
                let label = match good {
                    Some(good) => self.say.with(
                        "scene-round-good",
                        &[("round", number), ("goods", self.good_name(good).as_ref().into())],
                    ),
                    None => self.say.with("scene-round-label", &[("round", number)]),
                };
                Round { round, good, time: time(past, now), label }
            })
            .collect()
    }

    fn bonus(&self, colour: Colour) -> Bonus {
        let state = self.m.state;
        if let Some(bonus) = self.bonus_solo(colour) {
            return bonus;
        }
        let claim = |shift: usize, points: u8| {
            let bit = 1u16 << (colour.index() + shift);
            let owner = state.seats().find(|seat| state.estate(*seat).bonuses() & bit != 0);
            owner.map_or(Claim::Open(points), |seat| Claim::Taken(self.banner(seat)))
        };
        let (first, second) = (large_bonus(state.players()), small_bonus(state.players()));
        let owner = |shift: usize, points: u8| -> Text {
            let bit = 1u16 << (colour.index() + shift);
            match state.seats().find(|seat| state.estate(*seat).bonuses() & bit != 0) {
                Some(seat) => {
                    let name = self.name(seat);
                    self.say.with("scene-bonus-taken", &[("name", name.as_ref().into())])
                }
                None => self.say.with("scene-bonus-open", &[("points", points.into())]),
            }
        };
        let label = self.say.with(
            "scene-bonus-label",
            &[
                ("colour", self.colour_name(colour).as_ref().into()),
                ("first", owner(0, first).as_ref().into()),
                ("second", owner(Colour::ALL.len(), second).as_ref().into()),
            ],
        );
        Bonus {
            colour,
            large: claim(0, first),
            small: Some(claim(Colour::ALL.len(), second)),
            label,
        }
    }
}

fn time(past: bool, now: bool) -> Time {
    match (past, now) {
        (true, _) => Time::Past,
        (_, true) => Time::Now,
        _ => Time::Next,
    }
}
