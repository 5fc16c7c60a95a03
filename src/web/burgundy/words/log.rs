//! The log in words: the events of a move, in brief.
//!
//! Related events form one line: a die and its action, a region with its points for size, phase and colour, a ship's
//! goods and its step on the bridge.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::{Die, Payment};
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Effect, Event, Gain, Reason};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::options::Edition;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::{Colour, Tile};
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::model::{Arg, board_name};
use crate::web::ui::die_face;
use crate::web::words::Words;

mod of_modules;
mod phrase;
mod solo;

use phrase::{building_icon, group_icon, hex_icon};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// Icon.
    pub icon: &'static str,
    /// The sentence.
    pub text: String,
    /// Points gained.
    pub points: Option<u16>,
    /// Player concerned; `None` for the beginning of a round and the like.
    pub seat: Option<Seat>,
    /// True if it begins a phase or a round.
    pub begins: bool,
}

impl LogLine {
    /// The sentence in pieces, each with whether it is bold, as is the name at its beginning.
    #[must_use]
    pub fn runs(&self, names: &[String]) -> Vec<(String, bool)> {
        let name = self.seat.and_then(|seat| names.get(seat.index())).map_or("", String::as_str);
        match self.text.split_once(name) {
            Some((before, after)) if !name.is_empty() => {
                [(before, false), (name, true), (after, false)]
                    .into_iter()
                    .filter(|(text, _)| !text.is_empty())
                    .map(|(text, strong)| (text.to_owned(), strong))
                    .collect()
            }
            _ => vec![(self.text.clone(), false)],
        }
    }
}

/// The lines of a move, or of the events before the first.
#[must_use]
pub fn lines(words: &Words, names: &[String], edition: Edition, events: &[Event]) -> Vec<LogLine> {
    let mut writer = LogWriter { words, names, edition, die: None, paid: None };
    let (mut lines, mut rest) = (Vec::new(), events);
    while let Some((first, after)) = rest.split_first() {
        let (line, used) = writer.next_line(first, after);
        lines.extend(line);
        rest = after.get(used..).unwrap_or_default();
    }
    // The payment for a tile that is taken only once there is space for it.
    if lines.is_empty() {
        lines.extend(events.iter().find_map(|event| writer.reached(event)));
    }
    lines
}

/// The line of a single event; `None` for events that are only part of others' lines.
#[must_use]
pub fn line(words: &Words, names: &[String], event: &Event, edition: Edition) -> Option<LogLine> {
    lines(words, names, edition, core::slice::from_ref(event)).into_iter().next()
}

struct LogWriter<'a> {
    words: &'a Words,
    names: &'a [String],
    edition: Edition,
    /// The die used for the next event: its face, the number it counts as, the workers.
    die: Option<(Die, u8, u8)>,
    /// Payment for the next tile.
    paid: Option<Payment>,
}

/// Number of leading events accepted by `take`, which also sums them up.
fn count_leading<T>(
    after: &[Event],
    sum: &mut T,
    mut take: impl FnMut(&mut T, &Event) -> bool,
) -> usize {
    after.iter().take_while(|event| take(sum, event)).count()
}

impl LogWriter<'_> {
    /// The line of an event, and the number of events after it that belong to the line.
    fn next_line(&mut self, event: &Event, after: &[Event]) -> (Option<LogLine>, usize) {
        match *event {
            Event::DieUsed { die, at, workers, .. } => {
                self.die = Some((die, at, workers));
                (None, 0)
            }
            Event::Paid { payment, .. } => {
                self.paid = Some(payment);
                (None, 0)
            }
            Event::TilePlaced { seat, tile, .. } | Event::TileSettled { seat, tile, .. } => {
                self.placed(seat, tile, matches!(event, Event::TileSettled { .. }), after)
            }
            Event::TileDiscarded { seat, tile, .. } => self.discarded(seat, tile, after),
            Event::GoodsSold { seat, good, count } => self.sold(seat, good, count, after),
            Event::GoodsLoaded { seat, depot, .. } => self.loaded(event, seat, depot, after),
            Event::RegionFinished { seat, colour, size, .. } => {
                self.region(seat, colour, size, after)
            }
            Event::WorkersGained { .. } | Event::SilverGained { .. } | Event::GoodDealt { .. } => {
                self.gained(event, after)
            }
            Event::GeeseJoined { seat, species } => self.geese(seat, species, after),
            Event::PostsJoined { seat, pairs, .. } => self.posts(seat, pairs, after),
            Event::Scored { seat, .. } if self.is_solo() => self.collected(seat, event, after),
            Event::GoodsCleared { .. } => self.cleared(event, after),
            Event::Scored { .. } => self.scored(event, after),
            Event::RoundBegan { phase, round } => self.round(phase, round, after),
            _ => (self.simple(event), 0),
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn line(
        &self,
        seat: Option<Seat>,
        icon: &'static str,
        key: &str,
        args: &[(&str, Arg)],
    ) -> LogLine {
        let mut all = vec![("name", seat.map_or("", |seat| self.name(seat)).into())];
        all.extend(args.iter().cloned());
        LogLine { icon, text: self.words.say(key, &all), points: None, seat, begins: false }
    }

    /// Self-contained events.
    fn simple(&mut self, event: &Event) -> Option<LogLine> {
        Some(match *event {
            Event::BoardTaken { seat, board } => {
                let number = board_name(self.edition, board);
                self.line(Some(seat), "any-tile", "record-board", &[("board", number)])
            }
            Event::CastleSet { seat, .. } => {
                self.line(Some(seat), "t-castle", "record-castle", &[])
            }
            Event::CastleHidden { seat } => {
                self.line(Some(seat), "t-castle", "record-castle-hidden", &[])
            }
            Event::PhaseBegan { phase } => self.phase(phase),
            Event::TileTaken { seat, tile, from, .. } => self.taken(seat, tile, from.depot()),
            Event::BridgeStep { seat, space } => {
                self.line(Some(seat), "bridge", "record-step", &[("space", (space + 1).into())])
            }
            Event::GoodsLeftBehind { seat, depot, goods } => {
                let kinds: Vec<String> = goods.iter().map(|good| self.kind_of(good)).collect();
                let args =
                    [("depot", depot.into()), ("goods", self.words.list(&kinds).as_str().into())];
                self.line(Some(seat), "g-any", "record-left-behind", &args)
            }
            Event::EffectLost { seat, effect } => {
                let key = format!("record-lost-{}", phrase::effect_key(effect));
                self.line(Some(seat), effect_icon(effect), &key, &[])
            }
            Event::EffectPassed { seat, effect } => {
                let key = format!("record-passed-{}", phrase::effect_key(effect));
                self.line(Some(seat), effect_icon(effect), &key, &[])
            }
            Event::GameEnded if self.is_solo() => self.line(None, "vp", "solo-record-end", &[]),
            Event::GameEnded => self.line(None, "vp", "record-end", &[]),
            _ => return self.of_modules(event),
        })
    }

    fn phase(&self, phase: u8) -> LogLine {
        let points = crate::games::burgundy::points::phase_points(phase);
        let args = [("phase", phrase::letter(phase).into()), ("points", points.into())];
        LogLine {
            begins: true,
            ..self.line(None, phrase::phase_icon(phase), "record-phase", &args)
        }
    }

    fn taken(&mut self, seat: Seat, tile: Tile, depot: u8) -> LogLine {
        let icon = phrase::tile_icon(tile, self.edition);
        let mut args = vec![("tile", self.tile(tile)), ("depot", depot.into())];
        if let Some(payment) = self.paid.take() {
            let key = match payment {
                Payment::Silver => "record-buy",
                Payment::Workers => "record-buy-workers",
            };
            return self.line(Some(seat), icon, key, &args);
        }
        // Space had to be made first, so the payment belongs to an earlier action.
        if depot == Slot::BLACK.depot() {
            return self.line(Some(seat), icon, "record-bought", &args);
        }
        args.extend(self.how());
        self.line(Some(seat), icon, "record-take", &args)
    }

    /// A tile that leaves the game, usually replaced by another.
    fn discarded(&self, seat: Seat, tile: Tile, after: &[Event]) -> (Option<LogLine>, usize) {
        let old = self.tile(tile);
        let Some(Event::TileTaken { tile, from, .. }) = after.first() else {
            let tile = [("tile", old)];
            return (Some(self.line(Some(seat), "any-tile", "record-discard", &tile)), 0);
        };
        let icon = phrase::tile_icon(*tile, self.edition);
        let args = [("tile", self.tile(*tile)), ("depot", from.depot().into()), ("old", old)];
        (Some(self.line(Some(seat), icon, "record-swap", &args)), 1)
    }

    /// The die or payment for a tile taken while the storage was full.
    fn reached(&mut self, event: &Event) -> Option<LogLine> {
        match *event {
            // A die with the right number is part of the tile's line.
            Event::DieUsed { seat, workers: 1.., .. } => {
                let how = self.how();
                Some(self.line(Some(seat), "any-tile", "record-reach", &how))
            }
            Event::Paid { seat, payment: Payment::Silver } => {
                Some(self.line(Some(seat), "silver", "record-reach-bought", &[]))
            }
            Event::Paid { seat, payment: Payment::Workers } => {
                Some(self.line(Some(seat), "worker", "record-reach-bought-workers", &[]))
            }
            _ => None,
        }
    }

    /// A tile placed in the estate, with its immediate gains.
    fn placed(
        &mut self,
        seat: Seat,
        tile: Tile,
        settled: bool,
        after: &[Event],
    ) -> (Option<LogLine>, usize) {
        let mut sum = (0u16, 0u8, 0u8);
        let used = count_leading(after, &mut sum, |(points, silver, workers), event| match event {
            Event::Scored { points: more, reason, .. } => {
                let at_once = matches!(
                    reason,
                    Reason::Animals
                        | Reason::Watchtower
                        | Reason::Monastery(monasteries::ANIMAL_TILES_SCORE_ONE_MORE)
                );
                *points += if at_once { *more } else { 0 };
                at_once
            }
            Event::SilverGained { amount, gain: Gain::Building(_), .. } => {
                *silver += amount;
                true
            }
            Event::WorkersGained { amount, gain: Gain::Building(_), .. } => {
                *workers += amount;
                true
            }
            _ => false,
        });
        let (points, silver, workers) = sum;
        let gain = match (silver, workers) {
            (0, 0) => "none".to_owned(),
            (0, n) => self.words.say("record-gain-workers", &[("count", n.into())]),
            (n, _) => self.words.say("record-gain-silver", &[("count", n.into())]),
        };
        let has_die = self.die.is_some();
        let mut args = vec![("tile", self.tile(tile)), ("gain", gain.as_str().into())];
        args.extend(self.how());
        let key = match (settled, has_die) {
            (true, _) => "record-settle",
            (false, true) => "record-place",
            (false, false) => "record-build",
        };
        let mut line = self.line(Some(seat), phrase::tile_icon(tile, self.edition), key, &args);
        line.points = (points > 0).then_some(points);
        (Some(line), used)
    }

    fn sold(
        &mut self,
        seat: Seat,
        good: Good,
        count: u8,
        after: &[Event],
    ) -> (Option<LogLine>, usize) {
        let mut sum = (0u16, 0u8, 0u8);
        let used = count_leading(after, &mut sum, |(points, silver, workers), event| match event {
            Event::Scored {
                points: more,
                reason: Reason::Goods { .. } | Reason::Shield(Shield::DOUBLES_SALES),
                ..
            } => {
                *points += more;
                true
            }
            Event::SilverGained {
                amount,
                gain:
                    Gain::Sale
                    | Gain::Monastery(monasteries::SALES_BRING_MORE_SILVER)
                    | Gain::Shield(Shield::SILVER_FOR_EACH_GOOD),
                ..
            } => {
                *silver += amount;
                true
            }
            Event::WorkersGained {
                amount,
                gain: Gain::Sale | Gain::Monastery(monasteries::SALES_BRING_A_WORKER),
                ..
            } => {
                *workers += amount;
                true
            }
            _ => false,
        });
        let (points, silver, workers) = sum;
        let mut args = vec![
            ("goods", self.goods(good, count)),
            ("silver", silver.into()),
            ("workers", workers.into()),
        ];
        args.extend(self.how());
        let mut line = self.line(Some(seat), good_icon(good), "record-sell", &args);
        line.points = (points > 0).then_some(points);
        (Some(line), used)
    }

    /// A ship's goods from one depot, and the step on the bridge if it follows immediately.
    fn loaded(
        &self,
        first: &Event,
        seat: Seat,
        depot: u8,
        after: &[Event],
    ) -> (Option<LogLine>, usize) {
        let mut sum = (Vec::new(), None);
        let take =
            |(kinds, icon): &mut (Vec<String>, Option<&'static str>), event: &Event| match *event {
                Event::GoodsLoaded { depot: from, good, count, .. } if from == depot => {
                    kinds.push(self.goods_text(good, count));
                    icon.get_or_insert(good_icon(good));
                    true
                }
                _ => false,
            };
        take(&mut sum, first);
        let used = count_leading(after, &mut sum, take);
        let (kinds, icon) = sum;
        let goods = self.words.list(&kinds);
        let mut args = vec![("goods", goods.as_str().into()), ("depot", depot.into())];
        let step = after.get(used).and_then(|event| match event {
            Event::BridgeStep { space, .. } => Some(space + 1),
            _ => None,
        });
        args.push(("space", step.unwrap_or(0).into()));
        let line = self.line(Some(seat), icon.unwrap_or("g-any"), "record-load", &args);
        (Some(line), used + usize::from(step.is_some()))
    }

    /// A completed region, with its points for size and phase, and for the colour.
    fn region(
        &self,
        seat: Seat,
        colour: Colour,
        size: u8,
        after: &[Event],
    ) -> (Option<LogLine>, usize) {
        let mut sum = (0u16, 0u16, 0u8, 0u16, None);
        let used =
            count_leading(after, &mut sum, |(points, phase, letter, bonus, first), event| {
                match event {
                    Event::Scored { points: more, reason: Reason::Region { .. }, .. } => {
                        *points += more;
                        true
                    }
                    Event::Scored { points: more, reason: Reason::Phase(now), .. } => {
                        (*phase, *letter) = (phase.saturating_add(*more), *now);
                        true
                    }
                    Event::BonusTaken { first: is_first, .. } => {
                        *first = Some(*is_first);
                        true
                    }
                    Event::Scored {
                        points: more,
                        reason: Reason::Bonus { .. } | Reason::Shield(Shield::DOUBLES_BONUS_TILES),
                        ..
                    } => {
                        *bonus += more;
                        true
                    }
                    _ => false,
                }
            });
        let (points, phase, letter, bonus, first) = sum;
        if points == 0 && first.is_none() {
            // The points are still to be collected.
            let size = [("size", size.into())];
            let line = self.line(Some(seat), hex_icon(colour), "solo-record-region", &size);
            return (Some(line), used);
        }
        let key = match first {
            None => "record-region",
            Some(true) => "record-region-first",
            Some(false) => "record-region-second",
        };
        let all = self.words.t(&format!("record-all-{}", colour.key()));
        let args = [
            ("size", size.into()),
            ("points", points.into()),
            ("extra", phase.into()),
            ("phase", phrase::letter(letter).into()),
            ("bonus", bonus.into()),
            ("all", all.as_str().into()),
        ];
        let mut line = self.line(Some(seat), hex_icon(colour), key, &args);
        line.points = Some(points + phase + bonus);
        (Some(line), used)
    }

    fn round(&self, phase: u8, round: u8, after: &[Event]) -> (Option<LogLine>, usize) {
        let used = after.iter().take_while(|event| matches!(event, Event::Rolled { .. })).count();
        let line = |icon, key: &str, args: &[(&str, Arg)]| {
            Some(LogLine { begins: true, ..self.line(None, icon, key, args) })
        };
        let mut args = vec![("phase", phrase::letter(phase).into()), ("round", (round + 1).into())];
        let Some(Event::GoodPlaced { depot, good }) = after.get(used) else {
            return (line("die-white", "record-round", &args), used);
        };
        args.push(("depot", (*depot).into()));
        args.push(("goods", self.goods(*good, 1)));
        let icon = die_face(*depot);
        if let Some(Event::TileCleared { slot, tile }) = after.get(used + 1) {
            args.extend([("tile", self.tile(*tile)), ("from", slot.depot().into())]);
            return (line(icon, "solo-record-round", &args), used + 2);
        }
        (line(icon, "record-round-good", &args), used + 1)
    }
}

fn effect_icon(effect: Effect) -> &'static str {
    match effect {
        Effect::Castle => "t-castle",
        Effect::Building(building) => building_icon(building),
        Effect::Ship | Effect::SecondDepot | Effect::Gather => group_icon(Colour::Ship),
        Effect::Crane => "b-crane",
        Effect::Geese => "a-geese",
        Effect::AnyAction => "g-any",
        Effect::Settle | Effect::Naming => "t-castle",
        Effect::Swap => "hex-black",
    }
}

#[cfg(test)]
mod tests;
