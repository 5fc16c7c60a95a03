//! Laws of single positions.

use super::{Every, Kit, Verdict, any_move, expect};
use principality::engine::actions::ActionList;
use principality::engine::chance::{Chance, Draw, thinking};
use principality::engine::game::Quiet;
use principality::engine::seat::{Looker, MAX_SEATS, Seat};
use std::str::FromStr;

/// All laws of one position.
pub fn check_all<K: Kit>(
    state: &K::State,
    every_action: &Every<K::Action>,
    chance: &mut Chance,
) -> Verdict {
    let seats = K::seats(state);
    for seat in Seat::first(seats) {
        legal_is_check::<K>(state, seat, every_action)?;
        a_view_tells_no_more::<K>(state, seat, chance)?;
        a_sheet_sums_up::<K>(state, seat)?;
    }
    for looker in lookers(seats) {
        events_tell_no_more_than_views::<K>(state, looker, chance)?;
    }
    redrawing_changes_no_view::<K>(state)?;
    seats_without_a_choice_have_none::<K>(state)?;
    what_is_illegal_changes_nothing::<K>(state, every_action, chance)?;
    choices_made_at_once_are_independent::<K>(state, chance)?;
    #[cfg(feature = "json")]
    if chance.below(16) == 0 {
        survives_json::<K>(state)?;
    }
    survives_storage::<K>(state)
}

/// An action's notation parses back.
pub fn text_parses_back<A: FromStr + ToString + PartialEq + std::fmt::Debug>(
    action: &A,
) -> Verdict {
    let text = action.to_string();
    let back = text.parse::<A>().ok();
    expect(back.as_ref() == Some(action), || {
        format!("{action:?} is written {text:?}, read {back:?}")
    })
}

/// The list of legal actions has each once, and holds exactly those that the check accepts.
fn legal_is_check<K: Kit>(
    state: &K::State,
    seat: Seat,
    every_action: &Every<K::Action>,
) -> Verdict {
    let mut legal = K::Actions::default();
    K::legal(state, seat, &mut legal);
    expect(!legal.overflowed(), || format!("seat {}: the list of actions is too short", seat.0))?;
    for (at, action) in legal.iter().enumerate() {
        expect(!legal[..at].contains(action), || format!("{action} is listed twice"))?;
        let known = every_action.known.contains(action) || K::is_one_of_many(action);
        expect(known, || format!("{action} is not among all actions"))?;
        K::check(state, seat, *action)
            .map_err(|error| format!("{action} is listed, but the check says: {error}"))?;
    }
    let accepted =
        every_action.list.iter().filter(|action| K::check(state, seat, **action).is_ok());
    let missing: Vec<String> =
        accepted.filter(|action| !legal.contains(action)).map(ToString::to_string).collect();
    expect(missing.is_empty(), || format!("accepted but not listed: {}", missing.join(", ")))?;
    let decides = K::deciders(state).has(seat);
    expect(legal.is_empty() != decides, || {
        format!("seat {} decides: {decides}, and has {} actions", seat.0, legal.len())
    })?;
    expect(K::decision(state, seat).is_some() == decides, || {
        format!("seat {} decides: {decides}, and its decision says otherwise", seat.0)
    })
}

/// Seats past the last one have nothing to choose, whatever their number.
fn seats_without_a_choice_have_none<K: Kit>(state: &K::State) -> Verdict {
    let seats = K::seats(state);
    expect(usize::from(seats) <= MAX_SEATS, || "too many seats")?;
    let strangers = [seats, 4, 5, 8, 9, 10, 11, 16, 64, 128, 255].map(Seat);
    for stranger in strangers.into_iter().filter(|seat| seat.0 >= seats) {
        let mut legal = K::Actions::default();
        K::legal(state, stranger, &mut legal);
        let idle = legal.is_empty() && K::decision(state, stranger).is_none();
        expect(idle, || format!("seat {} does not exist and may choose", stranger.0))?;
        for seat in K::deciders(state).iter() {
            expect(seat.0 < seats, || format!("seat {} decides and does not exist", seat.0))?;
            K::legal(state, seat, &mut legal);
        }
        for action in legal.iter().take(3) {
            let refused = K::check(state, stranger, *action).is_err()
                && K::apply(&mut state.clone(), stranger, *action, &mut Quiet).is_err();
            expect(refused, || format!("seat {} does not exist and may {action}", stranger.0))?;
        }
    }
    Ok(())
}

/// An illegal action gives an error, no event, and an unchanged position.
fn what_is_illegal_changes_nothing<K: Kit>(
    state: &K::State,
    every_action: &Every<K::Action>,
    chance: &mut Chance,
) -> Verdict {
    for _ in 0..6 {
        let Some(action) = chance.pick(&every_action.list) else { return Ok(()) };
        let seat = Seat(chance.below(u32::from(K::seats(state))) as u8);
        let Err(why) = K::check(state, seat, action) else { continue };
        let mut tried = state.clone();
        let mut events: Vec<K::Event> = Vec::new();
        let result = K::apply(&mut tried, seat, action, &mut events);
        expect(result == Err(why), || format!("{action}: the check says {why}, apply {result:?}"))?;
        expect(tried == *state, || format!("{action} was refused and changed the position"))?;
        expect(events.is_empty(), || format!("{action} was refused and something happened"))?;
    }
    Ok(())
}

/// Choices of two seats in one phase give the same position in either order.
fn choices_made_at_once_are_independent<K: Kit>(state: &K::State, chance: &mut Chance) -> Verdict {
    let deciders: Vec<Seat> = K::deciders(state).iter().collect();
    let phase = K::simultaneous(state);
    if phase.is_none() || deciders.len() < 2 {
        return Ok(());
    }
    let first = chance.below(deciders.len() as u32 - 1) as usize;
    let mut made = Vec::new();
    for seat in [deciders[first], deciders[first + 1]] {
        let mut legal = K::Actions::default();
        K::legal(state, seat, &mut legal);
        made.extend(chance.pick(&legal).map(|action| (seat, action)));
    }
    let after = |order: [usize; 2]| {
        let mut state = state.clone();
        for (seat, action) in order.map(|place| made[place]) {
            K::apply(&mut state, seat, action, &mut Quiet)
                .map_err(|why| format!("{action}, chosen at once with another seat's: {why}"))?;
        }
        Ok::<_, String>(state)
    };
    expect(
        after([0, 1])? == after([0, 1])?,
        || "the same choices again lead to a position that is not the one that was played",
    )?;
    expect(after([0, 1])? == after([1, 0])?, || {
        format!("the order of choices made at once leaves a trace: {made:?}")
    })
}

/// A position and its hash are unchanged by storage.
fn survives_storage<K: Kit>(state: &K::State) -> Verdict {
    let bytes = postcard::to_allocvec(state).map_err(|error| error.to_string())?;
    let back: K::State = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    expect(back == *state, || "the position does not survive storage")?;
    expect(K::hash(&back) == K::hash(state), || "the hash differs after storage")
}

/// A value reads back from its JSON as the same.
#[cfg(feature = "json")]
pub fn reads_back_from_json<T>(value: &T) -> Verdict
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let written = serde_json::to_value(value).map_err(|error| format!("JSON: {error}"))?;
    let read: Result<T, _> = serde_json::from_value(written.clone());
    expect(read.as_ref().ok() == Some(value), || format!("{written} reads as {read:?}"))
}

/// Positions, views and decisions have JSON, and a stored position reads back from it.
#[cfg(feature = "json")]
fn survives_json<K: Kit>(state: &K::State) -> Verdict {
    reads_back_from_json::<K::State>(state)?;
    for looker in lookers(K::seats(state)) {
        reads_back_from_json::<K::View>(&K::view(state, looker))?;
    }
    for seat in K::deciders(state).iter() {
        let written = serde_json::to_value(K::decision(state, seat));
        let kind = written.map(|value| value["kind"].is_string());
        expect(kind.is_ok_and(|kind| kind), || "a decision's JSON has no kind")?;
    }
    Ok(())
}

/// An event's JSON is an object that names the event.
#[cfg(feature = "json")]
pub fn is_told_as_json<E: serde::Serialize + std::fmt::Debug>(event: &E) -> Verdict {
    let written = serde_json::to_value(event).map_err(|error| format!("{event:?}: {error}"))?;
    expect(written["event"].is_string(), || format!("{written} does not say which event it is"))
}

/// Actions read back from their notation, their parts, and both together; nothing else is read.
#[cfg(feature = "json")]
pub fn actions_read_back_from_json<K: Kit>(action: K::Action) -> Verdict {
    use principality::engine::json::{action_with_text, read_action};
    let told = action_with_text::<K>(action);
    let text = serde_json::Value::from(action.to_string());
    let mut parts = told.clone();
    parts.as_object_mut().map(|fields| fields.remove("text"));
    for value in [&told, &text, &parts, &serde_json::json!({ "text": text })] {
        let read = read_action::<K>(value);
        expect(read.as_ref() == Ok(&action), || format!("{value} reads as {read:?}"))?;
    }
    let mut more = told.clone();
    more["nonsense"] = 1.into();
    let mut other = told;
    other["text"] = "nonsense".into();
    for wrong in [more, other] {
        expect(read_action::<K>(&wrong).is_err(), || format!("{wrong} is read as an action"))?;
    }
    Ok(())
}

/// Full positions imagined from a seat's view give that view again, with the same choices, and can be played
/// on.
fn a_view_tells_no_more<K: Kit>(state: &K::State, seat: Seat, chance: &mut Chance) -> Verdict {
    let view = K::view(state, seat.into());
    expect(K::is_sound(&view), || format!("seat {}: its view is said to be none", seat.0))?;
    let bytes = postcard::to_allocvec(&view).map_err(|error| error.to_string())?;
    let back: K::View = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    expect(back == view, || format!("seat {}: its view does not survive a message", seat.0))?;
    let mut determinized = K::determinize(&view, chance);
    let public = K::view(state, Looker::Public);
    expect(K::view(&determinized, Looker::Public) == public, || {
        format!("the public view tells more than seat {} may know", seat.0)
    })?;
    expect(K::view(&determinized, seat.into()) == view, || {
        format!("seat {}: the view of an imagined position is another", seat.0)
    })?;
    K::sound(&determinized).map_err(|wrong| format!("imagined by seat {}: {wrong}", seat.0))?;
    expect(K::deciders(&determinized) == K::deciders(state), || "others decide when imagined")?;
    expect(K::seats(&determinized) == K::seats(state), || "other seats when imagined")?;
    expect(K::turns_ended(&determinized) == K::turns_ended(state), || "other turns when imagined")?;
    expect(K::decision(&determinized, seat) == K::decision(state, seat), || "another decision")?;
    let list = |state: &K::State| {
        let mut legal = K::Actions::default();
        K::legal(state, seat, &mut legal);
        legal.to_vec()
    };
    expect(list(&determinized) == list(state), || format!("seat {}: other choices", seat.0))?;
    for _ in 0..8 {
        let Some(made) = any_move::<K>(&determinized, chance) else { break };
        K::apply(&mut determinized, made.seat, made.action, &mut Quiet)
            .map_err(|error| format!("imagined: {} is legal and refused: {error}", made.action))?;
        K::sound(&determinized).map_err(|wrong| format!("played on imagined: {wrong}"))?;
    }
    Ok(())
}

/// Draws still to come, drawn anew, change no view and no choice.
fn redrawing_changes_no_view<K: Kit>(state: &K::State) -> Verdict {
    let other = K::redraw(state, &mut thinking(K::hash(state), 0));
    K::sound(&other).map_err(|wrong| format!("redrawn: {wrong}"))?;
    for looker in lookers(K::seats(state)) {
        expect(K::view(&other, looker) == K::view(state, looker), || {
            format!("what is drawn anew changes the view of {looker:?}")
        })?;
    }
    expect(K::deciders(&other) == K::deciders(state), || "others decide when redrawn")
}

fn lookers(seats: u8) -> impl Iterator<Item = Looker> {
    Seat::first(seats).map(Looker::from).chain([Looker::Public])
}

/// Events reveal no more than views: two positions with equal views, in which the same move leads to positions
/// with equal views again, give the same events.
fn events_tell_no_more_than_views<K: Kit>(
    state: &K::State,
    looker: Looker,
    chance: &mut Chance,
) -> Verdict {
    let other = K::determinize(&K::view(state, looker), chance);
    let Some(made) = any_move::<K>(state, chance) else { return Ok(()) };
    if K::check(&other, made.seat, made.action).is_err() {
        return Ok(());
    }
    let told = |mut state: K::State| {
        let mut events: Vec<K::Event> = Vec::new();
        let played = K::apply(&mut state, made.seat, made.action, &mut events);
        let mut told: Vec<K::Event> =
            events.iter().filter_map(|event| K::event_for(event, looker)).collect();
        K::forget(looker, &mut told);
        played.map(|()| (K::view(&state, looker), told)).map_err(|error| error.to_string())
    };
    let ((view, events), (other_view, other_events)) = (told(state.clone())?, told(other)?);
    expect(view != other_view || events == other_events, || {
        format!("{looker:?} is told of {} what its view hides: {events:?}", made.action)
    })
}

/// The rows of a score sheet add up to the points of the standings.
fn a_sheet_sums_up<K: Kit>(state: &K::State, seat: Seat) -> Verdict {
    let sum: i32 = K::sheet(state, seat).iter().map(|row| row.points).sum();
    let told = K::standings(state).iter().find(|row| row.seat == seat).map(|row| row.points);
    expect(told.is_none_or(|points| K::sheet_may_differ(state) || points == sum), || {
        format!("seat {}: its sheet sums up to {sum}, and it has {told:?}", seat.0)
    })
}

/// At the start of a game something is hidden from every seat, and imagined in different ways.
pub fn something_is_hidden<K: Kit>(state: &K::State, chance: &mut Chance) -> Verdict {
    for seat in Seat::first(K::seats(state)) {
        let view = K::view(state, seat.into());
        let mut differs = 0;
        for _ in 0..8 {
            differs += usize::from(K::determinize(&view, chance) != *state);
        }
        expect(differs > 4, || format!("seat {} sees through what is hidden", seat.0))?;
    }
    Ok(())
}

/// Every seat has one row; places follow the points.
pub fn standings<K: Kit>(state: &K::State) -> Verdict {
    let rows = K::standings(state);
    let mut seats: Vec<u8> = rows.iter().map(|row| row.seat.0).collect();
    seats.sort_unstable();
    expect(seats == (0..K::seats(state)).collect::<Vec<_>>(), || "not each seat has one row")?;
    expect(rows.first().is_some_and(|row| row.place == 1), || "nobody is first")?;
    for pair in rows.windows(2) {
        let by_points = K::order_may_differ(state) || pair[0].points >= pair[1].points;
        let falls = by_points && pair[0].place <= pair[1].place;
        expect(falls, || format!("the standings are out of order: {rows:?}"))?;
    }
    Ok(())
}
