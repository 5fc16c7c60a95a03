//! Road's table, drawn: the others on top, the display in the middle, the own cards below.

mod bar;
mod event;
mod help;
mod middle;
mod own;
mod seats;
mod trade;

use crate::engine::seat::{Seat, Seats};
use crate::games::road::purchase::Purchase;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards, Road};
use crate::web::road::model::advice::Advice;
use crate::web::road::model::happened::{Happening, happening, refused};
use crate::web::road::model::tray::{Tray, Use, partners};
use crate::web::road::model::{Picked, row};
use crate::web::road::standing::{Standing, standing};
use crate::web::table::{Act, Drawn, Moment, PhoneTab};
use std::rc::Rc;
use yew::prelude::*;

/// Parts that a phone shows one at a time.
const TABLE: usize = 0;
const MINE: usize = 1;
const OTHERS: usize = 2;

/// What a card for sale is called where something is shown beside it.
#[must_use]
pub fn spot_of_card(card: Purchase) -> String {
    format!("b{card:?}")
}

/// The same of a seat.
#[must_use]
pub fn spot_of_seat(seat: Seat) -> String {
    format!("p{}", seat.0)
}

/// What lies in the middle of the table.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Middle {
    /// The display: cards that can be bought, piles.
    Display,
    /// An event that is read.
    Event(Rc<Happening>),
    /// An offer that is being made up here.
    Tray(Tray),
    /// An offer that was begun card by card.
    Begun,
    /// An offer that lies before whoever answers.
    Proposed,
    /// The device goes to somebody.
    Cover(Seat),
}

/// Everything that the parts are drawn from.
pub(super) struct Drawing<'a> {
    pub(super) moment: &'a Moment<Road>,
    pub(super) act: &'a Act<Road>,
    /// What whoever chooses may do.
    pub(super) choices: Vec<Action>,
    pub(super) middle: Middle,
    pub(super) standing: Standing,
    /// What the hint means that is shown.
    pub(super) advice: Advice,
}

impl<'a> Drawing<'a> {
    fn new(moment: &'a Moment<Road>, act: &'a Act<Road>) -> Drawing<'a> {
        let choices =
            moment.chooser.map_or_else(Vec::new, |seat| moment.choices_of(seat).collect());
        let standing = standing(turn_key(moment));
        // Whoever picks something themselves meanwhile sees that.
        let free = Picked { read: moment.picked.read, ..Picked::default() } == moment.picked;
        let hint = moment.hint.as_ref().zip(moment.chooser).filter(|_| free);
        let advice = hint.map(|(hint, seat)| Advice::of(&moment.view, seat, &hint.now));
        let advice = advice.unwrap_or_default();
        Drawing { moment, act, middle: middle(moment), choices, standing, advice }
    }

    /// Who chooses here and now.
    pub(super) fn chooser(&self) -> Option<Seat> {
        self.moment.chooser
    }

    pub(super) fn picked(&self) -> &Picked {
        &self.moment.picked
    }

    pub(super) fn stage(&self) -> Stage {
        self.moment.view.open().stage
    }

    /// Plays these, one after the other, when called.
    pub(super) fn play(&self, actions: Vec<Action>) -> Callback<()> {
        let (act, seat) = (self.act.clone(), self.chooser().unwrap_or_default());
        Callback::from(move |()| act.play_batch(seat, &actions))
    }

    pub(super) fn pick(&self, picked: Picked) -> Callback<()> {
        self.act.pick(picked)
    }

    /// Cards of the own hand that would be paid, offered or lost.
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

    /// The seats that can be asked now, by who can be asked at all.
    pub(super) fn partners(&self) -> Vec<Seat> {
        partners(&self.choices)
    }

    /// Sends what lies in the tray to a seat.
    pub(super) fn send(&self, tray: Tray, partner: Seat) -> Callback<()> {
        let settled = self.standing.settled();
        let play = self.play(tray.actions(partner));
        Callback::from(move |()| {
            settled.keep();
            play.emit(());
        })
    }

    /// Sends what lies in the tray to one seat after the other, until somebody agrees.
    pub(super) fn send_round(&self, tray: Tray) -> Callback<()> {
        let active = self.chooser().unwrap_or_default();
        let fits = |seat: &Seat| tray.can_be_sent(self.moment.view.hand_size(*seat));
        let seats = self.partners().into_iter().filter(fits).fold(Seats::NONE, Seats::with);
        let round = self.standing.asking(tray.deal(), seats);
        let Some((_, first)) = round.next(active) else { return Callback::noop() };
        let play = self.play(tray.actions(first));
        Callback::from(move |()| {
            round.asked(first).keep();
            play.emit(());
        })
    }
}

/// What tells the turns of all games apart that somebody may play here one after the other.
fn turn_key(moment: &Moment<Road>) -> (u64, u16) {
    (moment.game.0, moment.view.open().turns)
}

/// Whether an event stays in sight until its question is answered: it says who still owes what, and who may get a card.
const fn stays_open(stage: Stage) -> bool {
    matches!(stage, Stage::Discard | Stage::Gift)
}

fn middle(moment: &Moment<Road>) -> Middle {
    if let Some(seat) = moment.covered {
        return Middle::Cover(seat);
    }
    let picked = &moment.picked;
    match (moment.view.open().stage, moment.chooser) {
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

/// What lies on the table, and what can be done.
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
        class: classes!("rd", "w-road", format!("n{}", moment.seats())),
        stage,
        bar: bar::bar(&drawing),
        tabs: tabs(&drawing),
        over: automatic(&drawing),
        ..Drawn::default()
    }
}

fn middle_part(drawing: &Drawing<'_>) -> Html {
    match &drawing.middle {
        Middle::Display => middle::display(drawing),
        Middle::Event(happened) => event::event(drawing, happened),
        Middle::Tray(tray) => trade::tray(drawing, *tray),
        Middle::Begun => trade::begun(drawing),
        Middle::Proposed => trade::proposed_offer(drawing),
        Middle::Cover(seat) => seats::cover(drawing, *seat),
    }
}

fn tabs(drawing: &Drawing<'_>) -> Vec<PhoneTab> {
    let moment = drawing.moment;
    let tab = |icon, key: &str, lit| PhoneTab { icon, name: moment.t(key), lit };
    let chooses = drawing.chooser().is_some();
    let by_hand = chooses && matches!(drawing.stage(), Stage::Discard | Stage::Gift);
    vec![
        tab("u-deck", "road-tab-table", chooses && !by_hand),
        tab("u-hand", "road-tab-mine", by_hand),
        tab("u-people", "road-tab-others", false),
    ]
}

/// What goes on by itself: a refusal that was said for the whole turn, an offer that goes round.
fn automatic(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let state = moment.view.open();
    let live = moment.covered.or(moment.chooser);
    let (Some(seat), false) = (live, moment.past || moment.watching) else {
        return Html::default();
    };
    let (act, standing) = (drawing.act.clone(), drawing.standing);
    let (actions, kept) = match state.stage {
        Stage::Answer if standing.declines(seat) => (vec![Action::Decline], standing),
        Stage::Turn if state.this_turn.traded => return Html::default(),
        // Only on a refusal: what was taken back does not go out again by itself.
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
        kept.keep();
        act.play_batch(seat, &actions);
    });
    html! { <Later key={moment.moves} {run} /> }
}

/// Whether the last thing that happened to an offer of the seat's is that it was refused.
fn was_refused(moment: &Moment<Road>, seat: Seat, deal: Deal) -> bool {
    refused(&moment.turn, seat).is_some_and(|(_, refused)| refused == deal)
}

#[derive(Properties, PartialEq, Clone)]
struct LaterProps {
    run: Callback<()>,
}

/// Does something once, when it is there.
#[component]
fn Later(props: &LaterProps) -> Html {
    let run = props.run.clone();
    use_effect_with((), move |()| run.emit(()));
    Html::default()
}
