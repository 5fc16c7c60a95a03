//! An event card and its effect on each seat, as far as visible to the viewer.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::road::cards::{EventCard, Resource};
use crate::games::road::event::{Answer, DrawReason, Event};
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Cards, View};

/// Effect of an event on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Must give up so many cards.
    Must(u8),
    /// Lost these cards, openly.
    Lost(Cards),
    /// Drew so many cards, which only the seat itself knows.
    Drew(u8, Option<Cards>),
    /// Gave a card to this seat, known to both.
    Gave(Seat, Option<Resource>),
    /// Received a card from this seat, known to both.
    Got(Seat, Option<Resource>),
}

/// A seat, the number of its cards counted by the robber, if any, and the effect on it.
pub type Row = (Seat, Option<u8>, Effect);

/// An event with its effect on each seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happening {
    /// The card.
    pub card: EventCard,
    /// The seat that drew it.
    pub by: Seat,
    /// The seats, clockwise from the one that drew it; a seat has another row for each further gift.
    pub rows: Vec<Row>,
    /// True if a player still has to choose.
    pub open: bool,
}

impl Happening {
    /// Message key of the number of cards that the robber counted at a seat: those that it holds, or held then, as cards
    /// given up and drawn since change the hand beside it.
    #[must_use]
    pub const fn counted(&self, effect: Effect) -> &'static str {
        let stands = self.open && matches!(effect, Effect::Nothing | Effect::Must(_));
        if stands { "road-cards" } else { "road-cards-then" }
    }
}

/// The last event card among these events, if any.
#[must_use]
pub fn happening(view: &View, events: &[Event]) -> Option<Happening> {
    let last = events.iter().rposition(|event| matches!(event, Event::EventDrawn { .. }))?;
    let Event::EventDrawn { seat: by, card } = *events.get(last)? else { return None };
    let state = view.open();
    let players = state.players();
    let mut rows: Vec<Row> = (0..players)
        .map(|step| (Seat((by.0 + step) % players.max(1)), None, Effect::Nothing))
        .collect();
    let is_part = |event: &&Event| !matches!(event, Event::TurnBegan { .. });
    for event in events.iter().skip(last + 1).take_while(is_part) {
        note(&mut rows, event);
    }
    let open = matches!(state.stage(), Stage::Discard | Stage::Gift);
    if open {
        for (seat, _, effect) in &mut rows {
            let owed = state.owing().at(seat.index());
            if owed > 0 && !matches!(effect, Effect::Lost(_)) {
                *effect = Effect::Must(owed);
            }
        }
    }
    Some(Happening { card, by, rows, open })
}

/// Notes an event after the card in the rows of its seats.
fn note(rows: &mut Vec<Row>, event: &Event) {
    match *event {
        Event::Robbed { seat, hand, loses, .. } => {
            if let Some(row) = rows.iter_mut().find(|row| row.0 == seat) {
                row.1 = Some(hand);
                row.2 = if loses > 0 { Effect::Must(loses) } else { Effect::Nothing };
            }
        }
        Event::Discarded { seat, card } => set(rows, seat, |effect| {
            let mut lost = if let Effect::Lost(lost) = effect { lost } else { Cards::NONE };
            lost.add(card, 1);
            Effect::Lost(lost)
        }),
        Event::Drew { seat, count, cards, reason: DrawReason::Event } => {
            set(rows, seat, |_| Effect::Drew(count, cards));
        }
        Event::Gifted { from, to, card } => {
            set(rows, from, |_| Effect::Gave(to, card));
            let got = (to, None, Effect::Got(from, card));
            match rows.iter().rposition(|row| row.0 == to) {
                // A seat that receives several gifts has a row for each.
                Some(at) if rows.get(at).is_some_and(|row| row.2 != Effect::Nothing) => {
                    rows.insert(at + 1, got);
                }
                _ => set(rows, to, |_| Effect::Got(from, card)),
            }
        }
        Event::FirstSeat { .. }
        | Event::ResourcesShuffled { .. }
        | Event::BuildCardsShuffled { .. }
        | Event::EventsShuffled { .. }
        | Event::RowFilled { .. }
        | Event::FiveEqual { .. }
        | Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::NothingToDraw { .. }
        | Event::Paid { .. }
        | Event::Built { .. }
        | Event::Scored { .. }
        | Event::SpecialTaken { .. }
        | Event::EventDrawn { .. }
        | Event::Approached { .. }
        | Event::Offered { .. }
        | Event::Answered { .. }
        | Event::Traded { .. }
        | Event::TurnEnded { .. }
        | Event::GameEnded { .. } => {}
    }
}

fn set(rows: &mut [Row], seat: Seat, change: impl Fn(Effect) -> Effect) {
    if let Some(row) = rows.iter_mut().find(|row| row.0 == seat) {
        row.2 = change(row.2);
    }
}

/// The last offer of a seat that was refused in these events, and the seat that refused it.
#[must_use]
pub fn refused(events: &[Event], maker: Seat) -> Option<(Seat, Deal)> {
    let mut found = None;
    for event in events {
        found = match *event {
            Event::Offered { seat, to, give, get, counter: false } if seat == maker => {
                Some((to, Deal { give, get }, false))
            }
            Event::Answered { answer: Answer::Decline, .. } => {
                found.map(|(to, deal, _)| (to, deal, true))
            }
            Event::Traded { .. } | Event::TurnEnded { .. } => None,
            _ => found,
        };
    }
    found.filter(|(.., declined)| *declined).map(|(to, deal, _)| (to, deal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::Looker;
    use crate::engine::seed::Seed;
    use crate::games::road::options::Options;
    use crate::games::road::setup::start;

    fn view(looker: Looker) -> View {
        let options = Options::default();
        let state = start(&options, &Seed::numbered(1), &mut Vec::new()).unwrap();
        state.view(looker)
    }

    #[test]
    fn the_robber_s_rows_say_who_lost_what_and_who_is_safe() {
        let seat = Seat;
        let robbed =
            |at: u8, hand: u8, loses: u8| Event::Robbed { seat: seat(at), hand, safe: 7, loses };
        let events = [
            Event::EventDrawn { seat: seat(1), card: EventCard::Robber },
            robbed(1, 3, 0),
            robbed(2, 9, 4),
            robbed(0, 8, 4),
            Event::Discarded { seat: seat(2), card: Resource::Ore },
            Event::Discarded { seat: seat(2), card: Resource::Ore },
        ];
        let event = happening(&view(Looker::Public), &events).unwrap();
        assert_eq!((event.by, event.open), (seat(1), false));
        let lost = Effect::Lost("oo".parse().unwrap());
        assert_eq!(
            event.rows,
            [
                (seat(1), Some(3), Effect::Nothing),
                (seat(2), Some(9), lost),
                (seat(0), Some(8), Effect::Must(4))
            ]
        );
        assert_eq!(happening(&view(Looker::Public), &events[1..]), None);
        // The hand beside it has drawn since.
        assert_eq!(event.counted(Effect::Nothing), "road-cards-then");
        let open = Happening { open: true, ..event };
        assert_eq!(open.counted(Effect::Must(4)), "road-cards");
        assert_eq!(open.counted(lost), "road-cards-then");
    }

    #[test]
    fn a_gift_is_a_back_to_those_who_do_not_hold_it() {
        let gift = Event::Gifted { from: Seat(0), to: Seat(2), card: Some(Resource::Wool) };
        for (looker, known) in [(0, true), (1, false), (2, true)] {
            let looker = Looker::Seat(Seat(looker));
            let drawn = Event::EventDrawn { seat: Seat(0), card: EventCard::Donation };
            let events = [drawn, gift].map(|event| event.seen_by(looker));
            let rows = happening(&view(looker), &events).unwrap().rows;
            let card = known.then_some(Resource::Wool);
            assert_eq!(rows[0].2, Effect::Gave(Seat(2), card));
            assert_eq!(rows[2].2, Effect::Got(Seat(0), card));
        }
    }

    #[test]
    fn whoever_gets_two_gifts_is_told_of_both() {
        let drawn = Event::EventDrawn { seat: Seat(0), card: EventCard::Donation };
        let gift =
            |from: u8, card| Event::Gifted { from: Seat(from), to: Seat(2), card: Some(card) };
        let events = [drawn, gift(0, Resource::Wool), gift(1, Resource::Ore)];
        let event = happening(&view(Looker::Seat(Seat(2))), &events).unwrap();
        let got: Vec<Effect> =
            event.rows.iter().filter(|row| row.0 == Seat(2)).map(|row| row.2).collect();
        assert_eq!(
            got,
            [Effect::Got(Seat(0), Some(Resource::Wool)), Effect::Got(Seat(1), Some(Resource::Ore))]
        );
    }

    #[test]
    fn an_offer_stays_refused_after_a_counter_offer_that_was_refused_too() {
        let (wool, grain): (Cards, Cards) = ("w".parse().unwrap(), "g".parse().unwrap());
        let offer = |seat: u8, to: u8, give, get, counter| Event::Offered {
            seat: Seat(seat),
            to: Seat(to),
            give,
            get,
            counter,
        };
        let declined = Event::Answered { seat: Seat(0), answer: Answer::Decline };
        let turn = [offer(0, 1, wool, grain, false), offer(1, 0, grain, wool, true), declined];
        let deal = Deal { give: wool, get: grain };
        assert_eq!(refused(&turn, Seat(0)), Some((Seat(1), deal)));
    }

    #[test]
    fn an_offer_that_was_refused_can_be_made_to_the_next_seat() {
        let deal = Deal { give: "w".parse().unwrap(), get: "g".parse().unwrap() };
        let offered = Event::Offered {
            seat: Seat(0),
            to: Seat(1),
            give: deal.give,
            get: deal.get,
            counter: false,
        };
        let declined = Event::Answered { seat: Seat(1), answer: Answer::Decline };
        assert_eq!(refused(&[offered, declined], Seat(0)), Some((Seat(1), deal)));
        assert_eq!(refused(&[offered], Seat(0)), None);
        assert_eq!(refused(&[offered, declined], Seat(1)), None);
        let ended = Event::TurnEnded { seat: Seat(0) };
        assert_eq!(refused(&[offered, declined, ended], Seat(0)), None);
    }
}
