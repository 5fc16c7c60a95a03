//! Parts of sentences, and the lines of gains and of final points.

use super::{LogLine, LogWriter, count_leading, of_modules};
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Die;
use crate::games::burgundy::event::{Effect, Event, Gain, Reason};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::monasteries::{HIRES_FOUR, HIRING_BRINGS_SILVER, MINES_BRING_WORKERS};
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::tiles::{Building, Colour, Kind, Species, Tile};
use crate::web::burgundy::model::Arg;

/// Consecutive gains of a player.
#[derive(Default)]
struct Gains {
    silver: u8,
    workers: u8,
    goods: Vec<(Good, u8)>,
}

impl Gains {
    fn add(&mut self, event: &Event) {
        let (silver, workers, good) = match *event {
            Event::SilverGained { amount, .. } => (amount, 0, None),
            Event::WorkersGained { amount, .. } => (0, amount, None),
            Event::GoodDealt { good, .. } => (0, 0, Some(good)),
            _ => (0, 0, None),
        };
        self.silver = self.silver.saturating_add(silver);
        self.workers = self.workers.saturating_add(workers);
        if let Some(good) = good {
            match self.goods.iter_mut().find(|(kind, _)| *kind == good) {
                Some((_, count)) => *count += 1,
                None => self.goods.push((good, 1)),
            }
        }
    }
}

/// Reason of a gain, as far as it affects the line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GainReason {
    Start,
    Hire,
    Mines,
    Other,
}

fn why(event: &Event) -> Option<(Seat, GainReason)> {
    match *event {
        Event::GoodDealt { seat, .. } => Some((seat, GainReason::Start)),
        Event::SilverGained { seat, gain, .. } | Event::WorkersGained { seat, gain, .. } => {
            let why = match gain {
                Gain::Start => GainReason::Start,
                Gain::Hire | Gain::Monastery(HIRING_BRINGS_SILVER | HIRES_FOUR) => GainReason::Hire,
                Gain::Mines | Gain::Monastery(MINES_BRING_WORKERS) => GainReason::Mines,
                _ => GainReason::Other,
            };
            Some((seat, why))
        }
        _ => None,
    }
}

impl LogWriter<'_> {
    /// Name of a tile within a sentence.
    pub(super) fn tile(&self, tile: Tile) -> Arg {
        let key = tile.record().map_or("", |record| record.key);
        let edition: u16 = match self.edition {
            Edition::E2019 => 2019,
            Edition::E2011 => 2011,
        };
        self.words.say(&format!("tile-{key}.the"), &[("edition", edition.into())]).as_str().into()
    }

    pub(super) fn goods_text(&self, good: Good, count: u8) -> String {
        self.words.say(&format!("scene-{}", good.key()), &[("count", count.into())])
    }

    pub(super) fn goods(&self, good: Good, count: u8) -> Arg {
        self.goods_text(good, count).as_str().into()
    }

    pub(super) fn kind_of(&self, good: Good) -> String {
        self.words.t(&format!("scene-{}-kind", good.key()))
    }

    /// Description of the die used: text before the verb and after it.
    pub(super) fn how(&mut self) -> Vec<(&'static str, Arg)> {
        let (mut lead, mut with) = (String::new(), String::new());
        match self.die.take() {
            None => {}
            Some((Die::WHITE, at, workers)) => with = self.with_white(at, workers),
            Some((die, ..)) if die == Die::ANY => {
                with = format!(" {}", self.words.t("record-with-castle"));
            }
            Some((die, at, _)) if die.0 == at => {
                with = format!(" {}", self.words.say("record-with-die", &[("die", at.into())]));
            }
            Some((die, at, workers)) => {
                let args = [("die", die.0.into()), ("at", at.into()), ("workers", workers.into())];
                lead = format!("{} ", self.words.say("record-turned", &args));
            }
        }
        vec![("lead", lead.as_str().into()), ("with", with.as_str().into())]
    }

    /// Silver, workers and goods that a player gains consecutively for one reason.
    pub(super) fn gained(&mut self, event: &Event, after: &[Event]) -> (Option<LogLine>, usize) {
        let reason = why(event);
        let mut gains = Gains::default();
        gains.add(event);
        let used = count_leading(after, &mut gains, |gains, next| {
            let same = why(next) == reason;
            if same {
                gains.add(next);
            }
            same
        });
        let Some((seat, why)) = reason else { return (None, used) };
        let mut parts = Vec::new();
        if gains.workers > 0 {
            parts.push(self.words.say("record-gain-workers", &[("count", gains.workers.into())]));
        }
        if gains.silver > 0 {
            parts.push(self.words.say("record-gain-silver", &[("count", gains.silver.into())]));
        }
        parts.extend(gains.goods.iter().map(|(good, count)| self.goods_text(*good, *count)));
        let all = self.words.list(&parts);
        let mut args = vec![("gain", Arg::from(all.as_str()))];
        args.extend(self.how());
        let (icon, key) = match why {
            GainReason::Start => ("g-any", "record-start"),
            GainReason::Hire => ("worker", "record-hire"),
            GainReason::Mines => ("t-mine", "record-mines"),
            GainReason::Other => {
                (if gains.silver > 0 { "silver" } else { "worker" }, "record-gain")
            }
        };
        // Mines pay between two phases, in nobody's turn.
        let begins = matches!(why, GainReason::Mines);
        (Some(LogLine { begins, ..self.line(Some(seat), icon, key, &args) }), used)
    }

    /// Points that belong to no other line, mainly of the final scoring.
    pub(super) fn scored(&mut self, event: &Event, after: &[Event]) -> (Option<LogLine>, usize) {
        let Event::Scored { seat, points, reason } = *event else { return (None, 0) };
        let mut sum = points;
        let mut used = 0;
        let (icon, key, number) = match reason {
            Reason::Monastery(number) => (
                Tile::monastery(number).record().map_or("vp", |r| r.icon),
                "record-monastery",
                number,
            ),
            Reason::GoodsLeft | Reason::SilverLeft | Reason::WorkersLeft => {
                used = count_leading(after, &mut sum, |sum, next| match next {
                    Event::Scored { seat: who, points, reason } => {
                        let left = *who == seat
                            && matches!(
                                reason,
                                Reason::GoodsLeft | Reason::SilverLeft | Reason::WorkersLeft
                            );
                        *sum += if left { *points } else { 0 };
                        left
                    }
                    _ => false,
                });
                ("silver", "record-left-over", 0)
            }
            _ => of_modules::scored(reason),
        };
        let mut line = self.line(Some(seat), icon, key, &[("number", number.into())]);
        line.points = Some(sum);
        (Some(line), used)
    }
}

/// Letter of a phase, 0 (A) to 4 (E).
pub(super) fn letter(phase: u8) -> &'static str {
    ["A", "B", "C", "D", "E"].get(usize::from(phase)).copied().unwrap_or("E")
}

pub(super) fn phase_icon(phase: u8) -> &'static str {
    let icons = ["phase-A", "phase-B", "phase-C", "phase-D", "phase-E"];
    icons.get(usize::from(phase)).copied().unwrap_or("phase-E")
}

pub(super) fn group_icon(colour: Colour) -> &'static str {
    ["t-castle", "t-mine", "t-ship", "t-building", "t-animal", "t-monastery"]
        .get(colour.index())
        .copied()
        .unwrap_or("any-tile")
}

pub(super) fn hex_icon(colour: Colour) -> &'static str {
    ["hex-castle", "hex-mine", "hex-ship", "hex-building", "hex-animal", "hex-monastery"]
        .get(colour.index())
        .copied()
        .unwrap_or("any-tile")
}

pub(super) fn building_icon(building: Building) -> &'static str {
    building.tile().record().map_or("t-building", |record| record.icon)
}

pub(super) fn tile_icon(tile: Tile, edition: Edition) -> &'static str {
    match tile.kind() {
        Some(Kind::Animal(Species::Goat, _)) if edition == Edition::E2011 => "a-chicken",
        Some(Kind::Monastery(_)) => "t-monastery",
        _ => tile.record().map_or("any-tile", |record| record.icon),
    }
}

/// Suffix of the message keys of an effect.
pub(super) fn effect_key(effect: Effect) -> &'static str {
    match effect {
        Effect::Castle => "castle",
        Effect::Building(building) => building.tile().record().map_or("", |record| record.key),
        Effect::Ship => "ship",
        Effect::SecondDepot => "second-depot",
        _ => of_modules::effect_key(effect),
    }
}
