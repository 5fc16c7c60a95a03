//! The final scoring and the standings (rulebook page 9).

use crate::engine::game::{EventSink, Standing};
use crate::engine::seat::Seat;
use crate::engine::sorting::sort_short_by_key;
use crate::engine::total::At;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::monasteries::{self, SCORING};
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate, Stage, State};
use crate::games::burgundy::tiles::{Kind, scored_building};

/// Points for each building of the kind that monasteries 16 to 23 score (rulebook page 10).
pub const BUILDING_POINTS: u8 = 4;
/// Points of monastery 24 for each kind of animal (rulebook page 11).
pub const SPECIES_POINTS: u8 = 4;

impl Estate {
    /// The monasteries of the final scoring that work for the estate.
    pub fn scoring_monasteries(&self) -> impl Iterator<Item = u8> {
        SCORING.into_iter().filter(|number| self.has_monastery(*number))
    }

    /// The current value of a monastery of the final scoring: 15 to 26 and 29; 0 for others. The crane counts
    /// as a building once, for the monastery that gains most by it.
    #[must_use]
    pub fn monastery_points(&self, number: u8, edition: Edition) -> u8 {
        self.monastery_points_with(number, edition, self.crane_counts_for() == Some(number))
    }

    /// [`monastery_points`](Estate::monastery_points) with the crane counted as a building if `crane`.
    pub(super) fn monastery_points_with(&self, number: u8, edition: Edition, crane: bool) -> u8 {
        let sold_kinds = self.sold.iter().filter(|count| **count > 0).count() as u8;
        match number {
            monasteries::SCORES_KINDS_SOLD => edition.monastery_15_points() * sold_kinds,
            monasteries::SCORES_SPECIES => SPECIES_POINTS * self.species(),
            monasteries::SCORES_GOODS_SOLD => self.sold.iter().sum(),
            monasteries::SCORES_BONUS_TILES => edition.monastery_26_points() * self.bonus_tiles(),
            _ => scored_building(number).map_or(0, |building| {
                let buildings = self.count(|kind| kind == Kind::Building(building));
                BUILDING_POINTS * (buildings + u8::from(crane))
            }),
        }
    }

    /// The monastery for which the crane counts as a building: an own one rather than a borrowed one, which
    /// shield 10 does not double.
    fn crane_counts_for(&self) -> Option<u8> {
        let counts = |number: &u8| scored_building(*number).is_some();
        let own = self.scoring_monasteries().filter(counts).find(|n| self.owns_monastery(*n));
        let any = own.or_else(|| self.scoring_monasteries().find(counts));
        any.filter(|_| self.has_crane())
    }

    pub(super) fn has_crane(&self) -> bool {
        self.count(|kind| kind == Kind::Crane) > 0
    }

    /// The current value of all monasteries of the final scoring.
    #[must_use]
    pub fn running_monastery_points(&self, edition: Edition) -> u16 {
        self.scoring_monasteries()
            .map(|number| u16::from(self.monastery_points(number, edition)))
            .sum()
    }

    /// Number of placed tiles whose kind fulfils a condition.
    fn count(&self, wanted: impl Fn(Kind) -> bool) -> u8 {
        let is_wanted = |field: &_| self.tile(*field).kind().is_some_and(&wanted);
        self.filled.into_iter().filter(is_wanted).count() as u8
    }

    /// Number of kinds of animals in the estate; geese are one more (rulebook page 11).
    #[must_use]
    pub fn species(&self) -> u8 {
        /// The bit of geese among those of the other kinds.
        const GEESE_BIT: u8 = 7;
        let mut seen = 0u8;
        for field in self.filled {
            if let Some((species, _)) = self.tile(field).kind().and_then(Kind::herd) {
                seen |= 1 << species.map_or(GEESE_BIT, |species| species as u8);
            }
        }
        seen.count_ones() as u8
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Scores one point for each good and silver left and for two workers, then the monasteries and the
    /// shields; for a team once, on the first partner's sheet.
    pub(super) fn end_game(&mut self) {
        self.state.stage = Stage::Over;
        self.emit(Event::GameEnded);
        let edition = self.state.options.edition();
        for seat in self.state.owners() {
            self.seat = seat;
            self.score(self.estate().goods.iter().sum::<u8>(), Reason::GoodsLeft);
            self.score(self.estate().silver, Reason::SilverLeft);
            self.score(self.estate().workers / 2, Reason::WorkersLeft);
            for number in SCORING {
                self.score_monastery(number, edition);
            }
            for shield in self.estate().shields.iter() {
                self.score(self.estate().shield_points(shield), Reason::Shield(shield));
            }
        }
    }

    /// Scores a monastery of the final scoring, if it works for the estate; shield 10 doubles the own ones.
    fn score_monastery(&mut self, number: u8, edition: Edition) {
        let estate = self.estate();
        if !estate.has_monastery(number) {
            return;
        }
        let points = estate.monastery_points(number, edition);
        let doubled = estate.shields.has(Shield::DOUBLES_SCORING_MONASTERIES)
            && estate.owns_monastery(number);
        self.score(points, Reason::Monastery(number));
        if doubled {
            self.score(points, Reason::Shield(Shield::DOUBLES_SCORING_MONASTERIES));
        }
    }
}

impl State {
    /// The current standings, best first: most points, then most empty fields, then later on the bridge.
    /// Partners are next to each other, each with the points of both.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let mut seats: Vec<Seat> = self.seats().collect();
        sort_short_by_key(&mut seats, |seat| core::cmp::Reverse(self.rank(*seat)));
        let mut standings: Vec<Standing> = Vec::new();
        for seat in seats {
            // Only teams can share a place: partners do, and both teams without a tie-break.
            let place = match standings.last() {
                Some(last) if self.rank(last.seat) == self.rank(seat) => last.place,
                last => last.map_or(1, |last| last.place + 1),
            };
            standings.push(Standing { seat, place, points: self.result(seat) });
        }
        standings
    }

    /// The result: points, for partners those of both, or in the solo game the number of filled fields, of 37.
    fn result(&self, seat: Seat) -> i32 {
        let estate = self.estate(seat);
        if self.is_solo() { estate.filled.len() as i32 } else { i32::from(self.team_points(seat)) }
    }

    /// True if the solo game is won: all fields are filled.
    #[must_use]
    pub fn is_won_solo(&self) -> bool {
        self.is_solo() && self.estate(Seat(0)).empty_fields().is_empty()
    }

    /// The criteria of the standings, most important first; between teams the bridge has no effect.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> (u16, u32, usize) {
        let bridge = if self.is_team_game() { 0 } else { self.place_on_bridge(seat) };
        (self.team_points(seat), self.estate(seat).empty_fields().len(), bridge)
    }

    /// The seat's current place in the order of the bridge, from 0 (plays first).
    #[must_use]
    pub fn place_on_bridge(&self, seat: Seat) -> usize {
        (0..usize::from(self.players())).find(|p| self.bridge.at(*p) == seat.0).unwrap_or(0)
    }
}
