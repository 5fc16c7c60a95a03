//! Parts of figures: depots, storage and estate of a position, drawn as at the table.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::{Action, Burgundy, State};
use crate::web::burgundy::draw::depot::{BlackCell, DepotCell};
use crate::web::burgundy::draw::estate::excerpt;
use crate::web::burgundy::draw::hexspot::HexSpot;
use crate::web::burgundy::model::scene::{KeyView, Mark, Scene, Spot, Text};
use crate::web::burgundy::model::{Situation, scene};
use crate::web::reading::figure::{RecordedMove, Size, sized};
use crate::web::ui::{Pic, die_face};
use crate::web::words::Words;
use yew::prelude::*;

/// A die; 0 for any number.
pub(super) fn die(number: u8) -> Html {
    html! { <Pic id={die_face(number)} /> }
}

/// A position as its figures show it.
pub(super) struct Seen(Scene);

impl Seen {
    /// Before a move, with the move marked.
    pub(super) fn before(recorded: &RecordedMove<'_, Burgundy>, words: &Words) -> Seen {
        Seen::of(&recorded.before, recorded.seat, Some(recorded.action), Fields::NONE, words)
    }

    /// After a move, with the fields that it filled.
    pub(super) fn after(recorded: &RecordedMove<'_, Burgundy>, words: &Words, new: Fields) -> Seen {
        Seen::of(&recorded.after, recorded.seat, None, new, words)
    }

    fn of(state: &State, seat: Seat, hinted: Option<Action>, new: Fields, words: &Words) -> Seen {
        let names: [Text; 4] = core::array::from_fn(|_| Text::from(""));
        let plain = Situation::plain(state, &names, hinted.map(|_| seat), words);
        let mut situation = Situation { front: seat, hinted, ..plain };
        if let Some(fields) = situation.fresh.get_mut(seat.index()) {
            *fields = new;
        }
        Seen(scene(&situation))
    }

    /// A numbered depot.
    pub(super) fn depot(&self, number: u8) -> Html {
        let depot = self.0.table.depots.iter().find(|depot| depot.number == number);
        let drawn =
            depot.map(|depot| html! { <DepotCell depot={depot.clone()} x={104.0} y={92.0} /> });
        sized(Size::Part, html! { <svg viewBox="0 0 208 184">{ for drawn }</svg> })
    }

    /// The black depot.
    pub(super) fn black(&self) -> Html {
        let depot = self.0.table.black.clone();
        let drawn = html! { <BlackCell {depot} x={104.0} y={92.0} /> };
        sized(Size::Part, html! { <svg viewBox="0 0 208 184">{ drawn }</svg> })
    }

    /// A seat's storage; the tile on the key field is new.
    pub(super) fn store(&self, seat: Seat, new: Option<Key>) -> Html {
        let key = |(at, view): (usize, &KeyView)| {
            let mark = if Some(view.key) == new { Mark::Free } else { Mark::Plain };
            html! {
                <HexSpot key={view.key.0} spot={Spot::Key(seat, view.key)} x={33.0 + 64.0 * at as f64} y={35.0}
                    hit={31.0} r={30.0} printed={classes!("slot", "key")} piece={view.piece} {mark}
                    label={view.label.clone()} />
            }
        };
        let keys = self.0.own.storage.iter().enumerate().map(key);
        sized(Size::Row, html! { <svg viewBox="0 0 194 70">{ for keys }</svg> })
    }

    /// Fields of the estate, with what surrounds them.
    pub(super) fn land(&self, around: Fields) -> Html {
        sized(Size::Board, excerpt(&self.0.own, around))
    }
}
