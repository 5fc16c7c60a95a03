//! What all parts of the table are drawn from: the position as it may be known, each player's desk, and
//! how touches reach them.

use crate::engine::game::Move;
use crate::engine::seat::Seat;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::state::{Stage, State};
use crate::games::dice::{Action, Dice};
use crate::web::dice::art::furniture::Time;
use crate::web::dice::model::draft::{Desk, Draft};
use crate::web::dice::model::drafts::Drafts;
use crate::web::dice::model::pad::{Cell, Entry, Pad};
use crate::web::dice::names::Names;
use crate::web::settings::Sitting;
use crate::web::store;
use crate::web::table::{Act, Moment};
use crate::web::ui::banner::Banner;
use std::rc::Rc;
use yew::prelude::*;

/// What this device remembers of how the dice game is played here.
const WAYS: &str = "principality.dice";

/// How the game is played at this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ways {
    /// Whether all choose at once, each on a sheet turned to their side.
    pub together: bool,
    /// Whether goods sell by themselves.
    pub sells: bool,
    /// Whether sheets of those who are ready show again what the round began with, where all choose at once.
    pub covers: bool,
}

impl Ways {
    fn of_text(text: &str) -> Ways {
        let has = |word: &str| text.split(' ').any(|other| other == word);
        Ways { together: !has("in-turn"), sells: !has("ask-goods"), covers: has("cover") }
    }

    fn text(self) -> String {
        let words =
            [(!self.together, "in-turn"), (!self.sells, "ask-goods"), (self.covers, "cover")];
        words.into_iter().filter(|(on, _)| *on).map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    }

    fn kept() -> Ways {
        Ways::of_text(&store::get(WAYS).ok().flatten().unwrap_or_default())
    }

    /// Remembers these ways. Where the browser keeps nothing they hold for nothing: the usual ones do.
    pub fn keep(self) {
        let _ = store::put(WAYS, &self.text());
    }
}

/// Everything that the table is drawn from.
pub(super) struct Table<'a> {
    pub moment: &'a Moment<Dice>,
    pub act: &'a Act<Dice>,
    pub state: &'a State,
    pub ways: Ways,
}

impl<'a> Table<'a> {
    pub fn new(moment: &'a Moment<Dice>, act: &'a Act<Dice>) -> Table<'a> {
        Table { moment, act, state: moment.view.known(), ways: Ways::kept() }
    }

    pub fn names(&self) -> Names<'a> {
        Names(&self.moment.words)
    }

    pub fn drafts(&self) -> &'a Drafts {
        &self.moment.picked
    }

    /// How many people sit at the table.
    pub fn people(&self) -> usize {
        self.state.seats().filter(|seat| self.moment.is_person(*seat)).count()
    }

    /// Whether this could be played with everybody choosing at once.
    pub fn may_be_together(&self) -> bool {
        let fits = (2..=4).contains(&self.people()) && self.moment.phone.is_none();
        fits && self.moment.settings.sitting != Sitting::HandOver
    }

    /// Whether everybody chooses at once now, each on an own sheet.
    pub fn is_together(&self) -> bool {
        self.may_be_together()
            && self.ways.together
            && self.state.stage() == Stage::Rounds
            && self.moment.chooser.is_some()
            && !self.moment.past
    }

    /// Whether the seat is a person who chooses at this page now.
    pub fn chooses(&self, seat: Seat) -> bool {
        self.moment.chooser.is_some() && self.moment.choices_of(seat).next().is_some()
    }

    /// The desk of a seat that chooses here.
    pub fn desk(&self, seat: Seat) -> Option<Desk> {
        let draft = self.drafts().of(self.state, seat);
        self.chooses(seat).then(|| Desk::new(self.state, seat, draft, self.ways.sells))
    }

    /// The desk of the person in front.
    pub fn own_desk(&self) -> Option<Desk> {
        self.moment.chooser.and_then(|seat| self.desk(seat))
    }

    /// The sheet of a seat: with what is in pencil if it may be seen.
    pub fn pad(&self, seat: Seat) -> Pad {
        let Some(desk) = self.desk(seat) else { return Pad::plain(self.state, seat) };
        let pad = Pad::in_sight(self.state, &desk, self.ways.covers);
        match &self.moment.hint {
            Some(hint) if self.moment.chooser == Some(seat) => pad.advised(&hint.now),
            _ => pad,
        }
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

    pub fn banners(&self) -> Vec<Banner> {
        self.state.seats().map(|seat| self.moment.banner(seat)).collect()
    }

    /// Changes the seat's draft when it is called.
    pub fn change<T: 'static>(
        &self,
        desk: &Rc<Desk>,
        change: impl Fn(&Desk, T) -> Draft + 'static,
    ) -> Callback<T> {
        let (act, drafts, desk) = (self.act.clone(), self.drafts().clone(), Rc::clone(desk));
        Callback::from(move |given: T| {
            act.pick_now(drafts.with(desk.seat, change(&desk, given)));
        })
    }

    /// What a touch of a field does.
    pub fn on_field(&self, desk: &Rc<Desk>) -> Callback<Field> {
        if self.moment.help_mode {
            let (act, state) = (self.act.clone(), *self.state);
            let words = self.moment.words.clone();
            let desk = Rc::clone(desk);
            return Callback::from(move |field: Field| {
                act.explain_now(super::help::field(Names(&words), &state, &desk, field));
            });
        }
        self.change(desk, |desk, field: Field| desk.touch(field))
    }

    /// What a touch of a bonus does.
    pub fn on_bonus(&self, desk: Option<&Rc<Desk>>) -> Callback<Bonus> {
        let explain = {
            let (act, words) = (self.act.clone(), self.moment.words.clone());
            Callback::from(move |bonus: Bonus| {
                act.explain_now(super::help::bonus(Names(&words), bonus));
            })
        };
        match desk {
            Some(desk) if !self.moment.help_mode => {
                let narrow = self.change(desk, |desk, bonus: Bonus| desk.bonus(bonus));
                let pad = Pad::at_desk(self.state, desk);
                Callback::from(move |bonus: Bonus| {
                    match pad.opens.get(bonus.index()).copied().unwrap_or_default() {
                        true => narrow.emit(bonus),
                        false => explain.emit(bonus),
                    }
                })
            }
            _ => explain,
        }
    }

    /// What a touch of a pair of dice does.
    pub fn on_pair(&self, desk: &Rc<Desk>, number: u8, colour: Colour) -> Callback<()> {
        self.change(desk, move |desk, (): ()| desk.pair(number, colour))
    }

    /// The player is ready: what is in pencil is played. Where all choose at once, when all are.
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
                    let draft = Draft { ready: true, asking: None, ..desk.draft.clone() };
                    let drafts = self.drafts().with(desk.seat, draft);
                    return Some(Callback::from(move |()| act.pick_now(drafts.clone())));
                }
            }
        }
        Some(Callback::from(move |()| act.play_all(&all)))
    }

    /// What a field is called: its colour, what stands there, what can be marked and what it costs.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_read_back_and_the_usual_ones_need_no_word() {
        for together in [true, false] {
            for sells in [true, false] {
                for covers in [true, false] {
                    let ways = Ways { together, sells, covers };
                    assert_eq!(Ways::of_text(&ways.text()), ways);
                }
            }
        }
        let usual = Ways { together: true, sells: true, covers: false };
        assert_eq!((usual.text().as_str(), Ways::of_text("nonsense")), ("", usual));
    }
}
