//! Drawing of Road's table: the other seats at the top, the display in the middle, the player's own cards below.

mod bar;
mod event;
pub(super) mod figures;
mod goals;
mod help;
pub mod listed;
mod middle;
mod own;
mod seats;
mod trade;

use crate::engine::seat::{Seat, Seats};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards, Road};
use crate::web::road::model::advice::Advice;
use crate::web::road::model::happened::{Happening, happening, refused};
use crate::web::road::model::standing::Standing;
use crate::web::road::model::subject::Subject;
use crate::web::road::model::tray::{Tray, Use, partners};
use crate::web::road::model::{Picked, row};
use crate::web::table::{Act, Drawn, HelpText, Moment, PhoneTab};
use std::rc::Rc;
use yew::prelude::*;

/// Tabs of a phone.
const TABLE: usize = 0;
const MINE: usize = 1;
const OTHERS: usize = 2;

/// Code of a card for sale.
#[must_use]
pub fn spot_of_card(card: Purchase) -> String {
    format!("b{card:?}")
}

/// Code of a seat.
#[must_use]
pub fn spot_of_seat(seat: Seat) -> String {
    format!("p{}", seat.0)
}

/// Content of the middle of the table.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Middle {
    /// The display: cards for sale, piles.
    Display,
    /// An event being read.
    Event(Rc<Happening>),
    /// An offer being put together here.
    Tray(Tray),
    /// An offer being built card by card.
    Begun,
    /// An offer waiting for an answer.
    Proposed,
    /// The device is handed to this seat.
    Cover(Seat),
}

/// Everything that the parts are drawn from.
pub(super) struct Drawing<'a> {
    pub(super) moment: &'a Moment<Road>,
    pub(super) act: &'a Act<Road>,
    /// The actions available to the seat that chooses.
    pub(super) choices: Vec<Action>,
    pub(super) middle: Middle,
    pub(super) standing: Standing,
    /// The cards and seats meant by the shown hint.
    pub(super) advice: Advice,
}

impl<'a> Drawing<'a> {
    fn new(moment: &'a Moment<Road>, act: &'a Act<Road>) -> Drawing<'a> {
        let choices =
            moment.chooser.map_or_else(Vec::new, |seat| moment.choices_of(seat).collect());
        let standing = moment.ways.in_turn(moment.view.open().turns());
        // A player's own selection takes precedence.
        let free = Picked { read: moment.picked.read, ..Picked::default() } == moment.picked;
        let hint = moment.hint.as_ref().zip(moment.chooser).filter(|_| free);
        let advice = hint.map(|(hint, seat)| Advice::of(&moment.view, seat, &hint.now));
        let advice = advice.unwrap_or_default();
        Drawing { moment, act, middle: middle(moment), choices, standing, advice }
    }

    /// The seat that chooses here and now.
    pub(super) fn chooser(&self) -> Option<Seat> {
        self.moment.chooser
    }

    pub(super) fn picked(&self) -> &Picked {
        &self.moment.picked
    }

    pub(super) fn stage(&self) -> Stage {
        self.moment.view.open().stage()
    }

    /// A callback that plays these actions in order.
    pub(super) fn play(&self, actions: Vec<Action>) -> Callback<()> {
        let (act, seat) = (self.act.clone(), self.chooser().unwrap_or_default());
        Callback::from(move |()| act.play_batch(seat, &actions))
    }

    pub(super) fn pick(&self, picked: Picked) -> Callback<()> {
        self.act.pick(picked)
    }

    /// Cards of the player's hand that would be paid, offered or lost.
    pub(super) fn lifted(&self) -> Cards {
        let picked = self.picked();
        if let Some(tray) = &picked.tray {
            return tray.give;
        }
        if !self.advice.cards.is_empty() {
            return self.advice.cards;
        }
        match self.stage() {
            Stage::Offer | Stage::Counter => self.moment.view.open().deal().give,
            Stage::Answer | Stage::Reply => {
                crate::web::road::model::tray::proposed(&self.moment.view)
                    .map_or(Cards::NONE, |deal| deal.give)
            }
            Stage::Discard => picked.out,
            Stage::Gift => {
                let mut cards = Cards::NONE;
                picked.gift.into_iter().for_each(|kind| cards.add(kind, 1));
                cards
            }
            Stage::Turn | Stage::Over => {
                let purchase = row::purchase(&self.choices, picked);
                let payer = self.chooser().zip(purchase);
                payer.map_or(Cards::NONE, |(seat, action)| {
                    row::payment(&self.moment.view, seat, action)
                })
            }
        }
    }

    /// The seats that can be asked now.
    pub(super) fn partners(&self) -> Vec<Seat> {
        partners(&self.choices)
    }

    /// A callback that sends the tray's offer to a seat.
    pub(super) fn send(&self, tray: Tray, partner: Seat) -> Callback<()> {
        let (act, settled) = (self.act.clone(), self.standing.settled());
        let play = self.play(tray.actions(partner));
        Callback::from(move |()| {
            act.go_by(settled);
            play.emit(());
        })
    }

    /// A callback that sends the tray's offer to one seat after the other, until one accepts.
    pub(super) fn send_round(&self, tray: Tray) -> Callback<()> {
        let active = self.chooser().unwrap_or_default();
        let fits = |seat: &Seat| tray.can_be_sent(self.moment.view.hand_size(*seat));
        let seats = self.partners().into_iter().filter(fits).fold(Seats::NONE, Seats::with);
        let round = self.standing.asking(tray.deal(), seats);
        let Some((_, first)) = round.next(active) else { return Callback::noop() };
        let (act, play) = (self.act.clone(), self.play(tray.actions(first)));
        Callback::from(move |()| {
            act.go_by(round.asked(first));
            play.emit(());
        })
    }
}

/// True if an event stays visible until its question is answered, because it shows the cards owed or the seats that may
/// receive one.
const fn stays_open(stage: Stage) -> bool {
    matches!(stage, Stage::Discard | Stage::Gift)
}

fn middle(moment: &Moment<Road>) -> Middle {
    if let Some(seat) = moment.covered {
        return Middle::Cover(seat);
    }
    let picked = &moment.picked;
    match (moment.view.open().stage(), moment.chooser) {
        (_, Some(_)) if picked.tray.is_some() => Middle::Tray(picked.tray.unwrap_or_default()),
        (Stage::Offer | Stage::Counter, Some(_)) => Middle::Begun,
        (Stage::Answer | Stage::Reply, _) => Middle::Proposed,
        (Stage::Over, _) => Middle::Display,
        _ if moment.past => Middle::Display,
        (stage, _) if picked.read && !stays_open(stage) => Middle::Display,
        _ => happening(&moment.view, &moment.since)
            .map_or(Middle::Display, |happened| Middle::Event(Rc::new(happened))),
    }
}

/// Explanation of what is drawn with this code.
pub(super) fn explain(moment: &Moment<Road>, act: &Act<Road>, code: &str) -> Option<HelpText> {
    let subject = Subject::of_code(moment.seats(), code)?;
    Some(help::of_subject(&Drawing::new(moment, act), subject))
}

/// Draws the table and its choices.
pub(super) fn draw(moment: &Moment<Road>, act: &Act<Road>) -> Drawn {
    let drawing = Drawing::new(moment, act);
    let shows = |tab: usize| moment.phone.is_none_or(|shown| shown == tab);
    let stage = html! { <>
        if shows(OTHERS) { { seats::others(&drawing) } }
        if moment.phone.is_some() { { seats::strip(&drawing) } }
        if shows(TABLE) { { middle_part(&drawing) } }
        if shows(MINE) { <div class="mine">{ own::own(&drawing) }{ own::hand(&drawing) }
            if moment.phone.is_some() { { own::prices(&drawing) } }</div> }
        if moment.phone.is_some() { { own::strip(&drawing) } }
    </> };
    Drawn {
        class: classes!("rd", "w-road", format!("n{}", moment.seats()), shown(&drawing)),
        stage,
        bar: bar::bar(&drawing),
        tabs: tabs(&drawing),
        over: automatic(&drawing),
        aloud: bar::aloud(&drawing),
        ..Drawn::default()
    }
}

/// Classes of the table for its content that asks for more room.
fn shown(drawing: &Drawing<'_>) -> Classes {
    let moment = drawing.moment;
    let shows = |tab: usize| moment.phone.is_none_or(|shown| shown == tab);
    let side = moment.view.open().options().metropolises;
    let event = matches!(drawing.middle, Middle::Event(_));
    let display = matches!(drawing.middle, Middle::Display);
    classes!(
        (shows(TABLE) && display && side == Side::B).then_some("metropolises-b"),
        (shows(TABLE) && event).then_some("shows-event"),
        (shows(MINE) && own::tells_drawn(drawing)).then_some("tells-drawn"),
    )
}

fn middle_part(drawing: &Drawing<'_>) -> Html {
    match &drawing.middle {
        Middle::Display => middle::display(drawing),
        Middle::Event(happened) => event::event(drawing, happened),
        Middle::Tray(tray) => trade::tray(drawing, *tray),
        Middle::Begun => trade::begun(drawing),
        Middle::Proposed => trade::proposed_offer(drawing),
        Middle::Cover(seat) => {
            goals::above(drawing, &Deal::default(), seats::cover(drawing, *seat))
        }
    }
}

fn tabs(drawing: &Drawing<'_>) -> Vec<PhoneTab> {
    let moment = drawing.moment;
    let tab =
        |icon, key: &str, lit| PhoneTab { icon, name: moment.t(key), lit, ..PhoneTab::default() };
    let chooses = drawing.chooser().is_some();
    let by_hand = chooses && matches!(drawing.stage(), Stage::Discard | Stage::Gift);
    vec![
        tab("u-deck", "road-tab-table", chooses && !by_hand),
        tab("u-hand", "road-tab-mine", by_hand),
        tab("u-people", "road-tab-others", false),
    ]
}

/// Automatic actions: declining for the rest of the turn, and passing an offer on to the next seat.
fn automatic(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let state = moment.view.open();
    let live = moment.covered.or(moment.chooser);
    let (Some(seat), false) = (live, moment.past || moment.watching) else {
        return Html::default();
    };
    let (act, standing) = (drawing.act.clone(), drawing.standing);
    let (actions, kept) = match state.stage() {
        Stage::Answer if standing.declines(seat) => (vec![Action::Decline], standing),
        Stage::Turn if state.this_turn().traded => return Html::default(),
        // Only after a refusal, so that an undone offer is not sent again.
        Stage::Turn => match standing.next(seat) {
            Some((deal, next)) if was_refused(moment, seat, deal) => {
                let tray = Tray { used: Use::Offer, give: deal.give, get: deal.get };
                (tray.actions(next), standing.asked(next))
            }
            _ => return Html::default(),
        },
        _ => return Html::default(),
    };
    let run = Callback::from(move |()| {
        act.go_by(kept);
        act.play_batch(seat, &actions);
    });
    html! { <Later key={moment.moves} {run} /> }
}

/// True if the last event about an offer of the seat is its refusal.
fn was_refused(moment: &Moment<Road>, seat: Seat, deal: Deal) -> bool {
    refused(&moment.turn, seat).is_some_and(|(_, refused)| refused == deal)
}

#[derive(Properties, PartialEq, Clone)]
struct LaterProps {
    run: Callback<()>,
}

/// Runs a callback once when mounted.
#[component]
fn Later(props: &LaterProps) -> Html {
    let run = props.run.clone();
    use_effect_with((), move |()| run.emit(()));
    Html::default()
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
