//! Handlers of touches: they change the drafts, or explain.

use super::desk::Table;
use super::help;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::web::dice::model::draft::{Desk, RoundDraft};
use crate::web::dice::model::pad::Pad;
use crate::web::dice::words::names::Names;
use std::rc::Rc;
use yew::prelude::*;

impl Table<'_> {
    /// A callback that changes a seat's draft.
    pub fn change<T: 'static>(
        &self,
        desk: &Rc<Desk>,
        change: impl Fn(&Desk, T) -> RoundDraft + 'static,
    ) -> Callback<T> {
        let (act, drafts, desk) = (self.act.clone(), self.drafts().clone(), Rc::clone(desk));
        Callback::from(move |given: T| {
            act.pick_now(drafts.with(desk.seat, change(&desk, given)));
        })
    }

    /// A callback for touches of fields.
    pub fn on_field(&self, desk: &Rc<Desk>) -> Callback<Field> {
        self.change(desk, |desk, field: Field| desk.touch(field))
    }

    /// A callback for touches of bonuses.
    pub fn on_bonus(&self, desk: Option<&Rc<Desk>>) -> Callback<Bonus> {
        let explain = {
            let (act, words) = (self.act.clone(), self.moment.words.clone());
            Callback::from(move |bonus: Bonus| {
                act.explain_now(help::bonus(Names(&words), bonus));
            })
        };
        match desk {
            Some(desk) => {
                let narrow = self.change(desk, |desk, bonus: Bonus| desk.bonus(bonus));
                let pad = Pad::at_desk(self.state_of(desk.seat), desk);
                Callback::from(move |bonus: Bonus| {
                    match pad.opens.get(bonus.index()).copied().unwrap_or_default() {
                        true => narrow.emit(bonus),
                        false => explain.emit(bonus),
                    }
                })
            }
            None => explain,
        }
    }

    /// A callback for touches of a pair of dice.
    pub fn on_pair(&self, desk: &Rc<Desk>, number: u8, colour: Colour) -> Callback<()> {
        self.change(desk, move |desk, (): ()| desk.pair(number, colour))
    }
}
