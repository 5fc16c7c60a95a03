//! Lines for events of modules.

use super::{LogLine, LogWriter, building_icon, count_leading, good_icon, hex_icon};
use crate::engine::seat::Seat;
use crate::games::burgundy::event::{Cost, Effect, Event, Reason};
use crate::games::burgundy::monasteries::ANIMAL_TILES_SCORE_ONE_MORE;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::tiles::{Building, Species};
use crate::web::burgundy::model::{Arg, bonus_key, shield_icon};

impl LogWriter<'_> {
    pub(super) fn of_modules(&self, event: &Event) -> Option<LogLine> {
        Some(match *event {
            Event::InnDealt => self.line(None, "b-inn", "record-inn", &[]),
            Event::RoutesDealt { seat, cards } => {
                let count = cards.into_iter().filter(|card| *card > 0).count() as u32;
                self.line(Some(seat), "route", "record-routes", &[("count", count.into())])
            }
            Event::GoodLaid { seat, space, good, bonus } => {
                let gives = match bonus {
                    None => "none".to_owned(),
                    Some(bonus) => self.words.t(&format!("record-bonus-{}", bonus_key(bonus))),
                };
                let goods = self.goods_text(good, 1);
                let args = [
                    ("goods", goods.as_str().into()),
                    ("space", (space + 1).into()),
                    ("gives", gives.as_str().into()),
                ];
                self.line(Some(seat), good_icon(good), "record-laid", &args)
            }
            Event::CraneUsed { seat, building } => {
                let building = [("building", self.tile(building.tile()))];
                self.line(Some(seat), "b-crane", "record-crane", &building)
            }
            Event::Spent { seat, silver, workers, cost } => {
                let args = [("silver", silver.into()), ("workers", workers.into())];
                let key = match cost {
                    Cost::Workers => "record-recruit",
                    Cost::Tribute => "record-tribute",
                    Cost::Point => "record-point",
                };
                self.line(Some(seat), "silver", key, &args)
            }
            _ => return self.of_shields(event),
        })
    }

    /// Geese, and the animals they score with.
    pub(super) fn geese(
        &self,
        seat: Seat,
        species: Species,
        after: &[Event],
    ) -> (Option<LogLine>, usize) {
        let edition: u16 = if self.edition == Edition::E2011 { 2011 } else { 2019 };
        let key = format!("scene-species-{}", species.key());
        let animals = self.words.say(&key, &[("edition", edition.into())]);
        let args = [("animals", animals.as_str().into())];
        let mut line = self.line(Some(seat), "a-geese", "record-geese", &args);
        let used = scores(&mut line, after, |reason| {
            matches!(reason, Reason::Animals | Reason::Monastery(ANIMAL_TILES_SCORE_ONE_MORE))
        });
        (Some(line), used)
    }

    /// Connected border posts, with the phase's points.
    pub(super) fn posts(&self, seat: Seat, pairs: u8, after: &[Event]) -> (Option<LogLine>, usize) {
        let count = [("count", pairs.count_ones().into())];
        let mut line = self.line(Some(seat), "post", "record-posts", &count);
        let used = scores(&mut line, after, |reason| matches!(reason, Reason::Posts(_)));
        (Some(line), used)
    }

    fn of_shields(&self, event: &Event) -> Option<LogLine> {
        let shield_of = |number: u8| [("number", Arg::from(number))];
        Some(match *event {
            Event::ShieldTaken { seat, depot, shield, workers } => {
                let args = [
                    ("number", shield.0.into()),
                    ("depot", depot.into()),
                    ("workers", workers.into()),
                ];
                self.line(Some(seat), shield_icon(shield), "record-shield", &args)
            }
            Event::ShieldLost { seat, shield } => {
                let lost = shield_of(shield.0);
                self.line(Some(seat), shield_icon(shield), "record-shield-lost", &lost)
            }
            Event::DieTurned { seat, die, to } => {
                let args = [("die", die.0.into()), ("to", to.into())];
                self.line(Some(seat), "die-any", "record-die-turned", &args)
            }
            Event::MonasteriesShared { seat, with } => {
                let other = [("other", self.name(with).into())];
                self.line(Some(seat), "t-monastery", "record-shared", &other)
            }
            _ => return self.solo(event),
        })
    }

    /// Events of the solo game only.
    fn solo(&self, event: &Event) -> Option<LogLine> {
        Some(match *event {
            Event::MarkerReached { seat, marker } => {
                self.line(Some(seat), "vp", "record-marker", &[("marker", marker.into())])
            }
            Event::GoodGiven { seat, good } => {
                let goods = self.goods_text(good, 1);
                let args = [("goods", goods.as_str().into())];
                self.line(Some(seat), good_icon(good), "record-given", &args)
            }
            Event::TileBlackened { seat, .. } => {
                self.line(Some(seat), "hex-black", "record-blackened", &[])
            }
            Event::ColourFinished { seat, colour } => {
                let all = self.words.t(&format!("record-all-{}", colour.key()));
                let args = [("all", all.as_str().into())];
                self.line(Some(seat), hex_icon(colour), "record-colour", &args)
            }
            _ => return None,
        })
    }

    /// A white castle's action, with the number of the white die.
    pub(super) fn with_white(&self, at: u8, workers: u8) -> String {
        let args = [("at", at.into()), ("workers", workers.into())];
        format!(" {}", self.words.say("record-with-white", &args))
    }
}

/// Adds subsequent points for matching reasons to a line; returns the number of their events.
fn scores(line: &mut LogLine, after: &[Event], belongs: impl Fn(&Reason) -> bool) -> usize {
    let mut sum = 0u16;
    let used = count_leading(after, &mut sum, |sum, event| match event {
        Event::Scored { points, reason, .. } if belongs(reason) => {
            *sum += points;
            true
        }
        _ => false,
    });
    line.points = (sum > 0).then_some(sum);
    used
}

pub(super) const fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::Crane => "crane",
        Effect::Geese => "geese",
        Effect::AnyAction => "any-action",
        Effect::Gather => "gather",
        Effect::Settle => "settle",
        Effect::Swap => "swap",
        _ => "naming",
    }
}

/// Icon and message key of points with a line of their own, and their number if there is one.
pub(super) fn scored(reason: Reason) -> (&'static str, &'static str, u8) {
    match reason {
        Reason::Shield(shield) => (shield_icon(shield), "record-scored-shield", shield.0),
        Reason::AllPosts { first } => ("post", "record-scored-all-posts", first.into()),
        Reason::Route => (building_icon(Building::Watchtower), "record-scored-route", 0),
        _ => ("vp", "record-scored", 0),
    }
}
