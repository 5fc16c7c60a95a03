//! The log: events with their arithmetic, as known to the reader.

mod signs;

use crate::engine::seat::Seat;
use crate::games::princes::Princes;
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::{Advantage, Counting, Event};
use crate::games::princes::kinds::{Amounts, KINDS, Kind, Region};
use crate::games::princes::place::{Place, Spot};
use crate::games::princes::realm::Centre;
use crate::games::princes::step::Why;
use crate::web::princes::art::pictures::{self, picture};
use crate::web::princes::words::log::signs::{counted, event_key, nobody_leads};
use crate::web::princes::words::names::{self, arg};
use crate::web::princes::words::phrases;
use crate::web::table::{LogLine, TextContext};
use crate::web::ui::die_face;
use crate::web::ui::text::Icon;
use crate::web::words::Arg;

/// Consecutive gains or expenses, merged into one line.
struct Sum {
    seat: Seat,
    why: Why,
    stored: bool,
    amounts: Amounts,
}

struct Log<'a> {
    context: &'a TextContext<'a, Princes>,
    lines: Vec<LogLine>,
    sum: Option<Sum>,
    /// Cards of a hand that was looked at, with its seat.
    hand: Option<(Seat, Vec<String>)>,
    /// True during setup: the initial points are not listed.
    opening: bool,
}

/// The lines of the log for the events of one action.
pub fn entries(context: &TextContext<'_, Princes>, events: &[Event]) -> Vec<LogLine> {
    let mut log = Log { context, lines: Vec::new(), sum: None, hand: None, opening: false };
    for event in events {
        log.event(event);
    }
    log.flush();
    log.lines
}

impl Log<'_> {
    fn line(&mut self, icon: Icon, seat: Option<Seat>, key: &str, args: &[(&str, Arg)]) {
        self.flush();
        self.push(icon, seat, key, args);
    }

    fn push(&mut self, icon: Icon, seat: Option<Seat>, key: &str, args: &[(&str, Arg)]) {
        let mut all = args.to_vec();
        all.extend(seat.map(|seat| ("name", self.context.name_arg(seat))));
        let text = self.context.say(key, &all);
        self.lines.push(LogLine { icon, seat, text, points: 0, begins: false });
    }

    /// Merges equal lines for both seats into one.
    fn once(&mut self) {
        if let [.., before, last] = self.lines.as_slice()
            && before.text == last.text
        {
            self.lines.pop();
        }
    }

    fn add(&mut self, seat: Seat, why: Why, stored: bool, region: Region, amount: u8) {
        let same = |sum: &Sum| sum.seat == seat && sum.why == why && sum.stored == stored;
        if !self.sum.as_ref().is_some_and(same) {
            self.flush();
            self.sum = Some(Sum { seat, why, stored, amounts: [0; KINDS] });
        }
        let sum = self.sum.as_mut();
        if let Some(count) = sum.and_then(|sum| sum.amounts.get_mut(region.kind().index())) {
            *count += amount;
        }
    }

    fn flush(&mut self) {
        if let Some((seat, cards)) = self.hand.take() {
            let args = [("cards", arg(self.context.words.list(&cards)))];
            self.push("u-hand", Some(seat), "princes-log-hand", &args);
        }
        let Some(Sum { seat, why, stored, amounts }) = self.sum.take() else { return };
        if !stored && matches!(why, Why::Centre | Why::Build(_) | Why::Trade) {
            // The line of the building or trade includes its price.
            return;
        }
        let words = self.context.words;
        let args =
            [("what", arg(names::amounts(words, &amounts))), ("why", arg(names::why(words, why)))];
        let first = amounts.iter().position(|count| *count > 0).unwrap_or(0);
        let kind = Kind::ALL.get(first).copied();
        let icon = kind.map_or("r-gold", pictures::resource);
        let key = if stored { "princes-log-stored" } else { "princes-log-spent" };
        self.push(icon, Some(seat), key, &args);
    }

    /// Merges the cards of a hand that was looked at into one line, for the seats that saw it.
    fn seen(&mut self, seat: Seat, card: Card) {
        if self.hand.is_none() {
            self.flush();
        }
        if card.is_some() {
            let name = names::card(self.context.words, card);
            self.hand.get_or_insert((seat, Vec::new())).1.push(name);
        }
    }

    fn card(&self, card: Card) -> (&'static str, Arg) {
        ("card", arg(names::card(self.context.words, card)))
    }

    fn region(&self, name: &'static str, region: Region) -> (&'static str, Arg) {
        (name, arg(names::region(self.context.words, region)))
    }

    /// Adds points to the line of their source.
    fn score(&mut self, seat: Seat, points: i8) {
        self.flush();
        if self.opening {
            return;
        }
        if let Some(last) = self.lines.iter_mut().rev().find(|line| line.seat == Some(seat)) {
            last.points += i32::from(points);
            return;
        }
        let key = if points > 0 { "princes-log-gained" } else { "princes-log-lost-points" };
        let count = u32::from(points.unsigned_abs());
        self.push("pt-victory", Some(seat), key, &[("points", count.into())]);
        if let Some(last) = self.lines.last_mut() {
            last.points = points.into();
        }
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::Stored { seat, region, amount, why } => {
                self.add(seat, why, true, region, amount);
            }
            Event::Spent { seat, region, amount, why } => {
                self.add(seat, why, false, region, amount);
            }
            Event::Scored { seat, points, .. } => self.score(seat, points),
            Event::CardSeen { seat, card, .. } => self.seen(seat, card),
            _ => {
                if !self.of_turn(event) && !self.of_building(event) && !self.of_cards(event) {
                    self.of_fights(event);
                }
            }
        }
    }

    fn of_turn(&mut self, event: &Event) -> bool {
        let words = self.context.words;
        match *event {
            Event::Began { seat } => {
                self.opening = true;
                self.line("u-dicebag", Some(seat), "princes-log-began", &[]);
            }
            Event::TurnBegan { seat, turn } => {
                let args = [("turn", turn.into())];
                self.line("u-hand", Some(seat), "princes-log-turn", &args);
                self.lines.last_mut().into_iter().for_each(|line| line.begins = true);
            }
            Event::Rolled { seat, number, face } => {
                let what = words.t(&format!("princes-face-{}", face.min(5)));
                let args = [("number", number.into()), ("face", arg(what))];
                self.line(pictures::face(face), Some(seat), "princes-log-rolled", &args);
            }
            Event::NotStored { seat, amount, why } => {
                let args = [("count", amount.into()), ("why", arg(names::why(words, why)))];
                self.line("u-close", Some(seat), "princes-log-not-stored", &args);
            }
            Event::Demanded { seat, resource, why } => {
                let args = [
                    ("kind", arg(names::kind(words, resource))),
                    ("why", arg(names::why(words, why))),
                ];
                self.line(pictures::resource(resource), Some(seat), "princes-log-demanded", &args);
            }
            _ => return self.of_counts(event),
        }
        true
    }

    /// Lines for compared numbers.
    fn of_counts(&mut self, event: &Event) -> bool {
        let words = self.context.words;
        match *event {
            Event::Brigands { seat, counted, uncounted, lost } => {
                let args = [
                    ("counted", counted.into()),
                    ("uncounted", uncounted.into()),
                    ("lost", lost.into()),
                ];
                let key = match (lost > 0, uncounted > 0) {
                    (true, false) => "princes-log-robbed",
                    (true, true) => "princes-log-robbed-but",
                    (false, false) => "princes-log-safe",
                    (false, true) => "princes-log-safe-but",
                };
                self.line("ed-brigand", Some(seat), key, &args);
            }
            Event::Celebration { skill: [first, second] } => {
                let what = words.t("princes-counted-skill");
                self.counts("ed-celebration", "princes-log-compared", what, [first, second]);
            }
            Event::Compared { counting, counts } => {
                let (icon, what) = counted(counting);
                let is_advantage = matches!(counting, Counting::Strength | Counting::Commerce);
                let key = match is_advantage && nobody_leads(counts) {
                    true => "princes-log-compared-nobody",
                    false => "princes-log-compared",
                };
                self.counts(icon, key, words.t(what), counts);
                self.once();
            }
            Event::Disputed { seat, hand, saved } => {
                let args = [("count", hand.into()), ("saved", saved.into())];
                self.line("pr-religious_dispute", Some(seat), "princes-log-disputed", &args);
            }
            Event::Prevented { seat, card } => {
                // A chapel keeps riots from its owner alone; the other cards cancel an event for both.
                let key = match card.is_in(&sets::NO_RIOTS) {
                    true => "princes-log-no-riots",
                    false => "princes-log-prevented",
                };
                self.line(picture(card), Some(seat), key, &[self.card(card)]);
            }
            _ => return self.of_end(event),
        }
        true
    }

    /// Both seats' values of a number.
    fn counts(&mut self, icon: Icon, key: &str, what: String, [first, second]: [u8; 2]) {
        let args = [
            ("what", arg(what)),
            ("first", self.context.name_arg(Seat(0))),
            ("second", self.context.name_arg(Seat(1))),
            ("one", first.into()),
            ("other", second.into()),
        ];
        self.line(icon, None, key, &args);
    }

    fn of_end(&mut self, event: &Event) -> bool {
        match *event {
            Event::EventDrawn { card } => {
                self.line(picture(card), None, event_key(card), &[self.card(card)]);
            }
            Event::EventsRebuilt { .. } => {
                self.line("bk-event", None, "princes-log-events-rebuilt", &[]);
            }
            Event::GameEnded { winner: Some(seat) } => {
                self.line("pt-victory", Some(seat), "princes-log-won", &[]);
            }
            Event::GameEnded { winner: None } => {
                self.line("pt-victory", None, "princes-log-stopped", &[]);
            }
            _ => return false,
        }
        true
    }

    fn of_building(&mut self, event: &Event) -> bool {
        let words = self.context.words;
        match *event {
            Event::RegionLaid { .. }
            | Event::RegionsShuffled { .. }
            | Event::OpenTaken { .. }
            | Event::StackDealt { .. }
            | Event::EventsDealt { .. }
            | Event::TurnEnded { .. } => {}
            Event::RegionsDrawn { seat, first, second } => {
                let args = [self.region("first", first), self.region("second", second)];
                self.line("bk-region", Some(seat), "princes-log-regions", &args);
            }
            Event::CentreBuilt { seat, centre, .. } => {
                let (icon, what) = match centre {
                    Centre::Nothing => ("pr-road", "princes-a-road"),
                    Centre::Settlement => ("pr-settlement", "princes-a-settlement"),
                    Centre::City => ("pr-city", "princes-a-city"),
                    Centre::Metropolis => ("pr-metropolis", "princes-a-metropolis"),
                };
                let args = [("what", arg(words.t(what)))];
                self.line(icon, Some(seat), "princes-log-built", &args);
            }
            Event::Built { seat, card, .. } => {
                let args = [("what", arg(names::card(words, card)))];
                self.line(picture(card), Some(seat), "princes-log-built", &args);
            }
            Event::Placed { seat, card, .. } => {
                let args = [self.card(card)];
                self.line(picture(card), Some(seat), "princes-log-placed", &args);
            }
            Event::Traded { seat, given, region } => {
                let args = [
                    ("what", arg(names::amounts(words, &given))),
                    ("kind", arg(names::kind(words, region.kind()))),
                ];
                self.line("u-trade", Some(seat), "princes-log-traded", &args);
            }
            _ => return self.of_places(event),
        }
        true
    }

    fn of_places(&mut self, event: &Event) -> bool {
        let words = self.context.words;
        match *event {
            Event::Swapped { seat, first, second } => {
                let (key, args) = match [first, second].map(Place::spot) {
                    [Some(Spot::Region(one)), Some(Spot::Region(other))] => {
                        let args = vec![self.region("first", one), self.region("second", other)];
                        ("princes-log-swapped-regions", args)
                    }
                    _ => ("princes-log-swapped", vec![]),
                };
                self.line("pr-relocation", Some(seat), key, &args);
            }
            Event::Moved { seat, from, to, amount } => {
                let args =
                    [self.region("from", from), self.region("to", to), ("count", amount.into())];
                self.line("u-trade", Some(seat), "princes-log-moved", &args);
            }
            Event::Turned { seat, card, side } => {
                let args = [self.card(card), ("level", side.into())];
                self.line(picture(card), Some(seat), "princes-log-turned", &args);
            }
            Event::Triumph { seat, level } => {
                let args = [("level", level.into())];
                self.line("pr-triumph", Some(seat), "princes-log-triumph", &args);
            }
            Event::AdvantageMoved { advantage, holder } => {
                let icon = match advantage {
                    Advantage::Strength => "adv-strength",
                    Advantage::Trade => "adv-trade",
                };
                let args = [("what", arg(phrases::advantage(words, advantage)))];
                let key = match holder {
                    Some(_) => "princes-log-advantage",
                    None => "princes-log-no-advantage",
                };
                self.line(icon, holder, key, &args);
            }
            Event::Favoured { seat, resource } => {
                let args = [("kind", arg(names::kind(words, resource)))];
                self.line("u-trade", Some(seat), "princes-log-favoured", &args);
            }
            _ => return false,
        }
        true
    }

    fn of_cards(&mut self, event: &Event) -> bool {
        let stacked = |stack: u8| ("stack", Arg::from(stack));
        let (icon, seat, key, args): (Icon, Seat, &str, Vec<(&str, Arg)>) = match *event {
            Event::Played { seat, card } => {
                (picture(card), seat, "princes-log-played", vec![self.card(card)])
            }
            Event::Used { seat, card, .. } => {
                (picture(card), seat, "princes-log-used", vec![self.card(card)])
            }
            Event::Drew { seat, stack, card, .. } => {
                let key =
                    if card.is_some() { "princes-log-drew" } else { "princes-log-drew-unseen" };
                (picture(card), seat, key, vec![self.card(card), stacked(stack)])
            }
            Event::PutUnder { seat, stack, card, .. } => {
                let key =
                    if card.is_some() { "princes-log-under" } else { "princes-log-under-unseen" };
                (picture(card), seat, key, vec![self.card(card), stacked(stack)])
            }
            Event::Stolen { seat, card, .. } => {
                (picture(card), seat, "princes-log-stolen", vec![self.card(card)])
            }
            Event::HandDiscarded { seat, card } | Event::Discarded { seat, card, .. } => {
                (picture(card), seat, "princes-log-discarded", vec![self.card(card)])
            }
            Event::Fetched { seat, card } => {
                (picture(card), seat, "princes-log-fetched", vec![self.card(card)])
            }
            Event::HandSeen { seat } => ("u-eye", seat, "princes-log-hand-seen", vec![]),
            Event::StackSeen { seat, stack, cards } => {
                let args = vec![stacked(stack), ("count", cards.into())];
                ("u-eye", seat, "princes-log-stack-seen", args)
            }
            Event::EventsSeen { seat, cards } => {
                ("u-eye", seat, "princes-log-events-seen", vec![("count", cards.into())])
            }
            Event::Named { seat, card, .. } => {
                (picture(card), seat, "princes-log-named", vec![self.card(card)])
            }
            Event::Lost { seat, card, .. } => {
                (picture(card), seat, "princes-log-lost", vec![self.card(card)])
            }
            Event::TakenOver { seat, card, .. } => {
                (picture(card), seat, "princes-log-taken-over", vec![self.card(card)])
            }
            Event::TopTurnedUp { stack, card } => {
                let args = [self.card(card), stacked(stack)];
                self.line(picture(card), None, "princes-log-turned-up", &args);
                return true;
            }
            Event::LostUnder { .. } | Event::EventShelved { .. } => return true,
            _ => return false,
        };
        self.line(icon, Some(seat), key, &args);
        true
    }

    fn of_fights(&mut self, event: &Event) {
        match *event {
            Event::Raven { seat, number } => {
                let args = [("number", number.into())];
                self.line(die_face(number), Some(seat), "princes-log-raven", &args);
            }
            Event::Contest { rolls: [one, other], strength: [own, rivals] } => {
                let args = [
                    ("first", self.context.name_arg(Seat(0))),
                    ("second", self.context.name_arg(Seat(1))),
                    ("one", one.into()),
                    ("other", other.into()),
                    ("own", own.into()),
                    ("rivals", rivals.into()),
                    ("sum", (one + own).into()),
                    ("sums", (other + rivals).into()),
                ];
                self.line("pr-hero_contest", None, "princes-log-contest", &args);
            }
            Event::Barbarians { seat, units, strength } => {
                let args = [("units", units.into()), ("strength", strength.into())];
                let key = match units.cmp(&strength) {
                    core::cmp::Ordering::Greater => "princes-log-barbarians-won",
                    core::cmp::Ordering::Equal => "princes-log-barbarians-even",
                    core::cmp::Ordering::Less => "princes-log-barbarians-lost",
                };
                self.line("pr-barbarian_attack", Some(seat), key, &args);
            }
            Event::Guarded { seat, number, stopped } => {
                let key =
                    if stopped { "princes-log-guard-stops" } else { "princes-log-guard-fails" };
                self.line(die_face(number), Some(seat), key, &[("number", number.into())]);
            }
            Event::Riots { seat, units, due } => {
                let args = [("units", units.into()), ("due", due.into())];
                self.line(picture(Card::RIOTS), Some(seat), "princes-log-riots", &args);
            }
            _ => self.of_sets(event),
        }
    }

    /// Lines for the choice of card sets.
    fn of_sets(&mut self, event: &Event) {
        match *event {
            Event::SetPicked { seat, set } => {
                let args = [("set", arg(self.context.words.t(&names::set_key(set))))];
                self.line(pictures::back_of(set), Some(seat), "princes-log-set-picked", &args);
            }
            Event::SetDrawn { set } => {
                let args = [("set", arg(self.context.words.t(&names::set_key(set))))];
                self.line(pictures::back_of(set), None, "princes-log-set-drawn", &args);
            }
            // Of the functions above; in rows, as a line for each would make this one too long.
            Event::Began { .. } | Event::RegionLaid { .. } | Event::RegionsDrawn { .. } => {}
            Event::TurnBegan { .. } | Event::Rolled { .. } | Event::Stored { .. } => {}
            Event::Spent { .. } | Event::NotStored { .. } | Event::Demanded { .. } => {}
            Event::Brigands { .. } | Event::Celebration { .. } | Event::Compared { .. } => {}
            Event::Disputed { .. } | Event::Prevented { .. } | Event::CentreBuilt { .. } => {}
            Event::Built { .. } | Event::Placed { .. } | Event::Played { .. } => {}
            Event::Used { .. } | Event::Traded { .. } | Event::Drew { .. } => {}
            Event::PutUnder { .. } | Event::OpenTaken { .. } | Event::Stolen { .. } => {}
            Event::HandDiscarded { .. } | Event::Fetched { .. } | Event::HandSeen { .. } => {}
            Event::CardSeen { .. } | Event::StackSeen { .. } | Event::EventsSeen { .. } => {}
            Event::Named { .. } | Event::Discarded { .. } | Event::Lost { .. } => {}
            Event::LostUnder { .. } | Event::Swapped { .. } | Event::Moved { .. } => {}
            Event::Turned { .. } | Event::Triumph { .. } | Event::Favoured { .. } => {}
            Event::TakenOver { .. } | Event::EventDrawn { .. } | Event::EventShelved { .. } => {}
            Event::EventsRebuilt { .. } | Event::RegionsShuffled { .. } => {}
            Event::TopTurnedUp { .. } | Event::AdvantageMoved { .. } | Event::Scored { .. } => {}
            Event::StackDealt { .. } | Event::EventsDealt { .. } | Event::TurnEnded { .. } => {}
            Event::GameEnded { .. } | Event::Raven { .. } | Event::Contest { .. } => {}
            Event::Barbarians { .. } | Event::Guarded { .. } | Event::Riots { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests;
