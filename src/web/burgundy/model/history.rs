//! Information that is in a game's events but not in its position: the fields of the last turns, the castles of
//! shields.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::Tile;
use crate::games::burgundy::{Burgundy, SEATS};
use crate::web::table::History;

/// Information that positions do not contain because it is irrelevant to the rules.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Traces {
    /// By seat: each shield and the field of the castle it was placed on.
    pub shields: [Vec<(Shield, Field)>; SEATS],
    /// The players who connected all three border posts first and second.
    pub posts: [Option<Seat>; 2],
}

/// The fields that each player filled in their current or last turn.
#[must_use]
pub fn fresh(history: &History<Burgundy>, players: u8) -> [Fields; SEATS] {
    let mut fresh = [Fields::NONE; SEATS];
    let mut closed = [false; SEATS];
    for event in history.moves().rev().flat_map(|events| events.iter().rev()) {
        if let Event::TurnBegan { seat } = event {
            closed.set(seat.index(), true);
            if closed.iter().take(usize::from(players)).all(|closed| *closed) {
                break;
            }
        }
        if let Event::TilePlaced { seat, field, .. } | Event::TileSettled { seat, field, .. } =
            event
            && !closed.at(seat.index())
        {
            let more = fresh.at(seat.index()).with(*field);
            fresh.set(seat.index(), more);
        }
    }
    fresh
}

/// The castle of each shield, and the players who connected all border posts.
#[must_use]
pub fn traces(history: &History<Burgundy>) -> Traces {
    let mut traces = Traces::default();
    let mut castles: [Vec<Field>; SEATS] = Default::default();
    for events in history.moves() {
        // The castle of a shield that was replaced by another.
        let mut freed = None;
        for event in events.iter() {
            if let Some((seat, field)) = castle(event) {
                castles.get_mut(seat.index()).into_iter().for_each(|own| own.push(field));
            }
            if let Event::ShieldLost { seat, shield } = *event
                && let Some(own) = traces.shields.get_mut(seat.index())
            {
                freed = own.iter().find(|(lost, _)| *lost == shield).map(|(_, field)| *field);
                own.retain(|(kept, _)| *kept != shield);
            }
            if let Event::ShieldTaken { seat, shield, .. } = *event
                && let Some(own) = traces.shields.get_mut(seat.index())
            {
                let bare = |field: &&Field| own.iter().all(|(_, taken)| taken != *field);
                let first = castles.get(seat.index()).and_then(|all| all.iter().find(bare));
                own.extend(freed.take().or(first.copied()).map(|field| (shield, field)));
            }
            if let Event::Scored { seat, reason: Reason::AllPosts { first }, .. } = *event {
                traces.posts.set(usize::from(!first), Some(seat));
            }
        }
    }
    traces
}

/// The field on which a castle was laid, and its owner.
fn castle(event: &Event) -> Option<(Seat, Field)> {
    match *event {
        Event::CastleSet { seat, field }
        | Event::TilePlaced { seat, tile: Tile::CASTLE, field, .. }
        | Event::TileSettled { seat, tile: Tile::CASTLE, field, .. } => Some((seat, field)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Chance, Draw};
    use crate::engine::journal::Journal;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::{Actions, Options};

    #[test]
    fn fresh_fields_are_those_of_each_player_s_last_turn() {
        let options = Options::basic(2).unwrap();
        let mut game = Journal::<Burgundy>::new(options, Seed::numbered(1), Roster::new()).unwrap();
        let mut chance = Chance::of_number(9, 0);
        let mut placed = 0;
        for _ in 0..120 {
            let seat = game.state().deciders().lowest().unwrap();
            let mut legal = Actions::new();
            game.state().legal(seat, &mut legal);
            game.play(seat, chance.pick(&legal).unwrap()).unwrap();
            let fresh = fresh(&History::of(&game), 2);
            for seat in [Seat(0), Seat(1)] {
                assert!(fresh[seat.index()].minus(game.state().estate(seat).filled()).is_empty());
            }
            // Tiles of the last move are fresh.
            for event in game.events_of(game.len() - 1) {
                if let Event::TilePlaced { seat, field, .. } = event {
                    assert!(fresh[seat.index()].has(*field));
                    placed += 1;
                }
            }
        }
        assert!(placed > 5, "{placed}");
    }
}
