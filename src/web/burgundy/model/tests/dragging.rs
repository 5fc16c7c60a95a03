//! Pieces that are dragged rather than touched.

use super::*;

#[test]
fn what_is_dragged_is_what_two_touches_do() {
    let words = Words::none(Language::English);
    let (names, mut done) = (names(), 0);
    positions(6, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let at = |picked| moment(state, &names, &words, picked);
        for action in legal {
            let [from, to, ..] = touches(state, seat, *action)[..] else { continue };
            let Intent::Pick(picked) = intent(&at(Picked::default()), Tap::On(from)) else {
                continue;
            };
            let dragged = intent(&at(Picked::default()), Tap::Drag(from, to));
            assert_eq!(dragged, intent(&at(picked), Tap::On(to)), "{action}");
            done += usize::from(dragged == Intent::Act(seat, *action));
        }
    });
    assert!(done > 1_000, "{done}");
}

#[test]
fn with_a_die_picked_a_tile_is_taken_by_dragging_it_to_the_storage_and_nowhere_else() {
    let words = Words::none(Language::English);
    let (names, mut taken) = (names(), 0);
    positions(2, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        for action in legal {
            let Action::Take(_, slot) = *action else { continue };
            let [die, tile] = touches(state, seat, *action)[..] else { continue };
            let bare = moment(state, &names, &words, Picked::default());
            let Intent::Pick(picked) = intent(&bare, Tap::On(die)) else { continue };
            let with_die = moment(state, &names, &words, picked);
            let brought = |to| intent(&with_die, Tap::Drag(tile, to));
            assert_eq!(brought(Spot::Key(seat, Key(0))), Intent::Act(seat, *action), "{slot:?}");
            assert_eq!(brought(Spot::Bridge), Intent::Nothing);
            taken += 1;
        }
    });
    assert!(taken > 100, "{taken}");
}
