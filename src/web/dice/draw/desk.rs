//! Data for all parts of the table: the visible position and each player's desk.

use crate::engine::game::Move;
use crate::engine::seat::Seat;
use crate::games::dice::colours::Colour;
use crate::games::dice::options::Castles;
use crate::games::dice::state::{Stage, State};
use crate::games::dice::{Action, Dice};
use crate::web::dice::art::furniture::Time;
use crate::web::dice::model::draft::{Desk, RoundDraft};
use crate::web::dice::model::drafts::Drafts;
use crate::web::dice::model::pad::{Cell, Entry, Pad};
use crate::web::dice::model::ways::Ways;
use crate::web::dice::words::names::Names;
use crate::web::settings::Sitting;
use crate::web::table::{Act, Moment};
use crate::web::ui::banner::Banner;
use yew::prelude::*;

/// Everything that the table is drawn from.
pub(super) struct Table<'a> {
    pub moment: &'a Moment<Dice>,
    pub act: &'a Act<Dice>,
    pub state: &'a State,
    pub ways: Ways,
}

impl<'a> Table<'a> {
    pub fn new(moment: &'a Moment<Dice>, act: &'a Act<Dice>) -> Table<'a> {
        Table { moment, act, state: moment.view.known(), ways: moment.ways }
    }

    pub fn names(&self) -> Names<'a> {
        Names(&self.moment.words)
    }

    pub fn drafts(&self) -> &'a Drafts {
        &self.moment.picked
    }

    /// Number of people at the table.
    pub fn people(&self) -> usize {
        self.state.seats().filter(|seat| self.moment.is_person(*seat)).count()
    }

    /// True if all people could choose at once here.
    pub fn may_be_together(&self) -> bool {
        let fits = (2..=4).contains(&self.people()) && self.moment.phone.is_none();
        fits && self.moment.settings.sitting != Sitting::HandOver
    }

    /// True if all people choose at once now, each on their own sheet.
    pub fn is_together(&self) -> bool {
        self.may_be_together()
            && self.ways.together
            && self.state.stage() == Stage::Rounds
            && self.moment.chooser.is_some()
            && !self.moment.past
    }

    /// True if the seat is a person who chooses on this page now.
    pub fn chooses(&self, seat: Seat) -> bool {
        self.moment.chooser.is_some() && self.moment.choices_of(seat).next().is_some()
    }

    /// The position as a seat sees it: with what it has chosen in this round, if it chooses here.
    pub fn state_of(&self, seat: Seat) -> &'a State {
        self.moment.open_view(seat).map_or(self.state, |view| view.known())
    }

    /// The desk of a seat that chooses here.
    pub fn desk(&self, seat: Seat) -> Option<Desk> {
        let draft = self.drafts().of(self.state, seat);
        self.chooses(seat).then(|| Desk::new(self.state_of(seat), seat, draft, self.ways.sells))
    }

    /// The desk of the person in front.
    pub fn own_desk(&self) -> Option<Desk> {
        self.moment.chooser.and_then(|seat| self.desk(seat))
    }

    /// A seat's sheet, with the choices in pencil if they may be seen.
    pub fn pad(&self, seat: Seat) -> Pad {
        let Some(desk) = self.desk(seat) else { return Pad::plain(self.state, seat) };
        let pad = Pad::in_sight(self.state_of(seat), &desk, self.ways.covers);
        match &self.moment.hint {
            Some(hint) if self.moment.chooser == Some(seat) => pad.advised(&hint.now),
            _ => pad,
        }
    }

    /// The pairs that a shown hint marks; empty without any.
    pub fn hinted(&self) -> Vec<(u8, Colour)> {
        let pair = |action: &Action| match *action {
            Action::Mark { colour, number, .. } | Action::Silver { colour, number, .. } => {
                Some((number, colour))
            }
            _ => None,
        };
        let hint = self.moment.hint.as_ref().filter(|_| self.moment.chooser.is_some());
        hint.map(|hint| hint.now.iter().filter_map(pair).collect()).unwrap_or_default()
    }

    pub fn time(&self) -> Time {
        Time {
            phase: self.state.phase(),
            boxes: self.state.boxes(),
            column: self.state.column(),
            over: self.state.stage() == Stage::Over,
            solo: self.state.options().is_solo(),
        }
    }

    /// The seat whose sheet is large.
    pub fn shown(&self) -> Seat {
        self.drafts().shown.unwrap_or(self.moment.front)
    }

    /// Rule for the choice of start castles; in a solo game all rules are equivalent.
    pub fn castles(&self) -> Castles {
        let options = self.state.options();
        if options.is_solo() { Castles::Free } else { options.castles }
    }

    pub fn banners(&self) -> Vec<Banner> {
        self.state.seats().map(|seat| self.moment.banner(seat)).collect()
    }

    /// A callback that makes the player ready and plays the choices in pencil; if all choose at once, after the last of
    /// them.
    pub fn ready(&self, desk: &Desk) -> Option<Callback<()>> {
        let own = desk.moves()?;
        let moves = |seat: Seat, actions: Vec<Action>| {
            actions.into_iter().map(move |action| Move { seat, action }).collect::<Vec<_>>()
        };
        let act = self.act.clone();
        if !self.is_together() {
            let moves = moves(desk.seat, own);
            return Some(Callback::from(move |()| act.play_all(&moves)));
        }
        let mut all = Vec::new();
        for seat in self.state.seats().filter(|seat| self.chooses(*seat)) {
            let other = self.desk(seat)?;
            let waits = seat != desk.seat && !other.draft.ready;
            match other.moves().filter(|_| !waits) {
                Some(actions) => all.extend(moves(seat, actions)),
                None => {
                    let draft = RoundDraft { ready: true, asking: None, ..desk.draft.clone() };
                    let drafts = self.drafts().with(desk.seat, draft);
                    return Some(Callback::from(move |()| act.pick_now(drafts.clone())));
                }
            }
        }
        Some(Callback::from(move |()| act.play_all(&all)))
    }

    /// Accessible name of a field: its colour, its content, and possible marks with their cost.
    pub fn cell_name(&self, cell: &Cell) -> String {
        let names = self.names();
        let colour = names.colour(cell.colour);
        let [row, place] = names.place(cell.field);
        let base = [("colour", colour.as_str().into()), row, place];
        let with = |key: &str, more: Vec<(&'static str, crate::web::words::Arg)>| {
            let mut args = base.to_vec();
            args.extend(more);
            names.say(key, &args)
        };
        let numbers = |list: &[u8]| {
            let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
            texts.join(", ")
        };
        let offer = if cell.offer.is_empty() { &cell.other } else { &cell.offer };
        match (cell.entry, offer) {
            (Entry::Number(number), _) if cell.pencil => {
                with("field-pencil", vec![("number", number.into())])
            }
            (Entry::Number(number), _) => with("field-ink", vec![("number", number.into())]),
            (Entry::Cross, _) => with("field-cross", vec![]),
            (Entry::Empty, offer) if offer.castle => {
                let bonus = cell.square.map(|bonus| names.bonus_within(bonus)).unwrap_or_default();
                with("field-castle", vec![("bonus", bonus.as_str().into())])
            }
            (Entry::Empty, offer) if !offer.free.is_empty() => {
                with("field-free", vec![("numbers", numbers(&offer.free).as_str().into())])
            }
            (Entry::Empty, offer) if !offer.paid.is_empty() => {
                let by = offer.by.map(|bonus| names.bonuses(bonus, 1)).unwrap_or_default();
                let numbers = numbers(&offer.paid);
                with(
                    "field-paid",
                    vec![("numbers", numbers.as_str().into()), ("bonus", by.as_str().into())],
                )
            }
            _ => with("field-empty", vec![]),
        }
    }
}
