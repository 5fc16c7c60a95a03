//! Tests of dragging pieces.

use super::*;

#[test]
fn what_is_dragged_is_what_two_touches_do_or_the_only_way_that_is_free() {
    let words = Words::none(Language::English);
    let (names, mut done, mut plainer) = (names(), 0, 0);
    positions(6, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let at = |picked| moment(state, &names, &words, picked);
        for action in legal {
            let [from, to, ..] = touches(state, seat, *action)[..] else { continue };
            let Intent::Pick(picked) = intent(&at(Picked::default()), Tap::On(from)) else {
                continue;
            };
            // Goods that a ship may keep are touched, not dragged.
            if !matches!(intent(&at(Picked::default()), Tap::Lift(from)), Intent::Lift(_)) {
                continue;
            }
            let dragged = intent(&at(Picked::default()), Tap::Drag(from, to));
            let touched = intent(&at(picked), Tap::On(to));
            if dragged == touched {
                done += usize::from(dragged == Intent::Act(seat, *action));
                continue;
            }
            let (Intent::Act(_, made), Intent::Pick(_)) = (&dragged, &touched) else {
                panic!("{action}: {dragged:?}, {touched:?}")
            };
            assert_eq!(state.workers_for(seat, *made), 0, "{action}");
            plainer += 1;
        }
    });
    assert!(done > 1_000 && plainer > 0, "{done} {plainer}");
}

#[test]
fn a_tile_brought_to_the_storage_is_taken_where_one_die_serves() {
    let words = Words::none(Language::English);
    let (names, mut taken, mut asked) = (names(), 0, 0);
    positions(2, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let bare = moment(state, &names, &words, Picked::default());
        for action in legal {
            let Action::Take(_, slot) = *action else { continue };
            let [die, tile] = touches(state, seat, *action)[..] else { continue };
            let home = Spot::Key(seat, Key(0));
            // A stored tile is a part of its own; only an empty place stands for the storage alone.
            if state.estate(seat).stored(Key(0)).is_some() {
                continue;
            }
            if let Intent::Pick(picked) = intent(&bare, Tap::On(die)) {
                let with_die = moment(state, &names, &words, picked);
                let brought = |to| intent(&with_die, Tap::Drag(tile, to));
                assert_eq!(brought(home), Intent::Act(seat, *action), "{slot:?}");
                assert_eq!(brought(Spot::Bridge), Intent::Pick(Picked::default()), "it goes back");
            }
            let ways = || {
                legal.iter().filter(|other| {
                matches!(other, Action::Take(_, from) | Action::Buy(from, _) | Action::Fetch(from) if *from == slot)
            })
            };
            let free = ways().filter(|way| state.workers_for(seat, **way) == 0).count();
            match intent(&bare, Tap::Drag(tile, home)) {
                Intent::Act(..) => taken += 1,
                other => {
                    assert!(ways().count() > 1 && free != 1, "{action}: {other:?}");
                    asked += 1;
                }
            }
        }
    });
    assert!(taken > 100 && asked > 0, "{taken} {asked}");
}

#[test]
fn while_a_tile_is_between_the_fingers_what_it_may_be_brought_to_is_lit() {
    let words = Words::none(Language::English);
    let (names, mut seen) = (names(), 0);
    positions(2, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let bare = moment(state, &names, &words, Picked::default());
        for action in legal {
            let Action::Place(_, key, field) = *action else { continue };
            let Intent::Lift(picked) = intent(&bare, Tap::Lift(Spot::Key(seat, key))) else {
                panic!("{action}: can be lifted")
            };
            let drawn = scene(&Situation { lifted: true, picked, ..bare.clone() });
            let target = drawn.own.fields.iter().find(|view| view.field == field).unwrap();
            assert!(target.mark.is_lit(), "{action}");
            seen += 1;
        }
        for action in legal {
            let Action::Take(_, slot) = *action else { continue };
            let Intent::Lift(picked) = intent(&bare, Tap::Lift(Spot::Slot(slot))) else {
                panic!("{action}: can be lifted")
            };
            let keys = |lifted| {
                let picked = picked.clone();
                scene(&Situation { lifted, picked, ..bare.clone() }).own.storage.clone()
            };
            let empty = |lifted| keys(lifted).into_iter().filter(|key| key.piece.is_none());
            assert!(empty(true).all(|key| key.mark == Mark::Free), "{action}");
            // While it is only selected, a touch of lit storage takes it.
            let selected = Situation { picked: picked.clone(), ..bare.clone() };
            for key in empty(false) {
                let touched = intent(&selected, Tap::On(Spot::Key(seat, key.key)));
                let takes = matches!(touched, Intent::Act(_, Action::Take(_, at)) if at == slot);
                assert_eq!(key.mark.is_lit(), takes, "{action}");
            }
            break;
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_tile_that_fits_nowhere_there_goes_back_and_the_page_says_why() {
    let words = real(Language::English);
    let (names, mut said) = (names(), 0);
    positions(3, |state, legal| {
        let Some(seat) = state.deciders().lowest() else { return };
        let bare = moment(state, &names, &words, Picked::default());
        let placed =
            |key: Key| legal.iter().any(|a| matches!(a, Action::Place(_, k, _) if *k == key));
        for (key, _) in state.estate(seat).stored_tiles().filter(|(key, _)| placed(*key)) {
            for field in state.estate(seat).empty_fields() {
                let fits = legal
                    .iter()
                    .any(|a| matches!(a, Action::Place(_, k, f) if (*k, *f) == (key, field)));
                if fits || !state.top().is_nothing() {
                    continue;
                }
                let from = Spot::Key(seat, key);
                let Intent::Lift(picked) = intent(&bare, Tap::Lift(from)) else { panic!("lifted") };
                let held = Situation { lifted: true, picked, ..bare.clone() };
                let to = Spot::Field(seat, field);
                assert_eq!(intent(&held, Tap::Drag(from, to)), Intent::Help(to), "{field:?}");
                let help = crate::web::burgundy::model::explained(&held, to).unwrap();
                assert!(help.refusal.ends_with('.'), "{}", help.refusal);
                said += 1;
            }
        }
    });
    assert!(said > 100, "{said}");
}

#[test]
fn a_turn_is_not_ended_with_dice_left_and_the_page_says_so() {
    let words = real(Language::English);
    let names = names();
    let options = Options::basic(2).unwrap();
    let state = setup::start(&options, &Seed::numbered(4), &mut Quiet).unwrap();
    let bare = moment(&state, &names, &words, Picked::default());
    assert_eq!(intent(&bare, Tap::EndTurn), Intent::Urge);
    let drawn = scene(&Situation { urged: 1, ..bare });
    assert_eq!((drawn.bar.urged, drawn.bar.title.as_ref()), (1, "You have both dice left"));
    assert!(drawn.asked.contains("Use them first"), "{}", drawn.asked);
}

#[test]
fn the_end_of_a_turn_says_that_an_effect_comes_first() {
    let words = real(Language::English);
    let (names, mut waiting, mut free) = (names(), 0, 0);
    positions(3, |state, legal| {
        if state.stage() != crate::games::burgundy::state::Stage::Play
            || state.deciders().is_empty()
        {
            return;
        }
        let drawn = scene(&moment(state, &names, &words, Picked::default()));
        let Some(end) = &drawn.bar.end else { return };
        let waits = !legal.contains(&Action::EndTurn) && !state.is_between_actions();
        assert_eq!(end.sub.as_ref() == "choose first", waits, "{:?}", state.top());
        assert!(!(end.lit && waits));
        // A tap on it is answered in words too, as the prompt's motion may be switched off.
        let bare = moment(state, &names, &words, Picked::default());
        if waits && intent(&bare, Tap::EndTurn) == Intent::Urge {
            let urged = scene(&Situation { urged: 1, ..bare });
            assert_eq!(
                urged.bar.title.as_ref(),
                format!("First: {}", drawn.bar.title),
                "{:?}",
                state.top()
            );
        }
        waiting += usize::from(waits);
        free += usize::from(!waits);
    });
    assert!(waiting > 50 && free > 50, "{waiting} {free}");
}
