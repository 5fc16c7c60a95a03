//! Nothing hidden is drawn.

use super::{Page, With, is_full, sampled};
use crate::engine::chance::Chance;
use crate::web::setup::SetupGame;
use crate::web::table::TableGame;
use crate::web::words::Language;
use std::rc::Rc;

/// Other games with the same view.
const TWINS: u64 = 2;

/// The same is drawn of all positions that look alike, under the cover and to the person with the device: in the first
/// position of each kind of question, in the first two with `PRINCIPALITY_FULL=1`.
pub(in crate::web) fn nothing_hidden_is_drawn<G: SetupGame + TableGame>(page: &Page<G>) {
    let words = (page.words)(Language::English);
    let each = if is_full() { 2 } else { 1 };
    sampled(page, &words, (With::People, each), |mut sitting| {
        for handed in [false, true] {
            if handed {
                sitting.hand_over();
            }
            let now = sitting.now();
            // Without hands another page takes the place of the table until the device has changed hands.
            if now.covered.is_some() && !G::HANDS {
                continue;
            }
            let may = sitting.may_look(&now);
            let text = sitting.draw(&sitting.moment(&now)).text();
            for twin in 0..TWINS {
                let view = G::view(&now.state, may);
                let state = G::determinize(&view, &mut Chance::of_number(twin, 3));
                let other = sitting.now_in(Rc::new(state));
                let drawn = sitting.draw(&sitting.moment(&other)).text();
                assert!(drawn == text, "{}: something hidden is drawn", G::NAME);
            }
        }
    });
}
