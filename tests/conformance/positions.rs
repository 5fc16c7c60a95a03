//! Laws of single positions.

use super::{Every, Kit, Verdict, any_move, expect};
use principality::engine::actions::Actions;
use principality::engine::chance::Chance;
use principality::engine::game::Quiet;
use principality::engine::seat::{MAX_SEATS, Seat};
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
    }
    seats_without_a_choice_have_none::<K>(state)?;
    what_is_illegal_changes_nothing::<K>(state, every_action, chance)?;
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
    let mut legal = Actions::new();
    K::legal(state, seat, &mut legal);
    for (at, action) in legal.iter().enumerate() {
        expect(!legal[..at].contains(action), || format!("{action} is listed twice"))?;
        expect(every_action.known.contains(action), || {
            format!("{action} is not among all actions")
        })?;
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
        let mut legal = Actions::new();
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

/// An illegal action gives an error, no event, and the position as it was.
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

/// A position comes back from storage as it was, and so does its hash.
fn survives_storage<K: Kit>(state: &K::State) -> Verdict {
    let bytes = postcard::to_allocvec(state).map_err(|error| error.to_string())?;
    let back: K::State = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    expect(back == *state, || "the position does not survive storage")?;
    expect(K::hash(&back) == K::hash(state), || "the hash differs after storage")
}

/// Full positions imagined from a seat's view give that view again, with the same choices, and can
/// be played on.
fn a_view_tells_no_more<K: Kit>(state: &K::State, seat: Seat, chance: &mut Chance) -> Verdict {
    let view = K::view(state, seat);
    let mut imagined = K::imagine(&view, chance);
    expect(K::view(&imagined, seat) == view, || {
        format!("seat {}: the view of an imagined position is another", seat.0)
    })?;
    K::sound(&imagined).map_err(|wrong| format!("imagined by seat {}: {wrong}", seat.0))?;
    expect(K::deciders(&imagined) == K::deciders(state), || "others decide when imagined")?;
    expect(K::seats(&imagined) == K::seats(state), || "other seats when imagined")?;
    expect(K::turns_ended(&imagined) == K::turns_ended(state), || "other turns when imagined")?;
    expect(K::decision(&imagined, seat) == K::decision(state, seat), || "another decision")?;
    let list = |state: &K::State| {
        let mut legal = Actions::new();
        K::legal(state, seat, &mut legal);
        legal.to_vec()
    };
    expect(list(&imagined) == list(state), || format!("seat {}: other choices", seat.0))?;
    for _ in 0..8 {
        let Some(made) = any_move::<K>(&imagined, chance) else { break };
        K::apply(&mut imagined, made.seat, made.action, &mut Quiet)
            .map_err(|error| format!("imagined: {} is legal and refused: {error}", made.action))?;
        K::sound(&imagined).map_err(|wrong| format!("played on imagined: {wrong}"))?;
    }
    Ok(())
}

/// At the start of a game something is hidden from every seat, and imagined in different ways.
pub fn something_is_hidden<K: Kit>(state: &K::State, chance: &mut Chance) -> Verdict {
    for seat in Seat::first(K::seats(state)) {
        let view = K::view(state, seat);
        let mut differs = 0;
        for _ in 0..8 {
            differs += usize::from(K::imagine(&view, chance) != *state);
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
        let falls = pair[0].points >= pair[1].points && pair[0].place <= pair[1].place;
        expect(falls, || format!("the standings are out of order: {rows:?}"))?;
    }
    Ok(())
}
