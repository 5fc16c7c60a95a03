//! Laws of a game's journal, its links, saves and records.

use super::{Kit, Tally, Verdict, any_move, expect};
use principality::engine::chance::{Chance, Draw};
use principality::engine::journal::Journal;
use principality::engine::link::{
    LinkError, Opened, game_link, open, read_game, read_setup, setup_link,
};
use principality::engine::record::text::{read_record, write_record};

/// The positions of a game with the events that led to each.
pub type History<K> = [(<K as super::Game>::State, Vec<<K as super::Game>::Event>)];

/// All laws of the journal of a game that was played to its end.
pub fn check_all<K: Kit>(
    journal: &mut Journal<K>,
    history: &History<K>,
    chance: &mut Chance,
    tally: &mut Tally,
) -> Verdict {
    expect(journal.is_over(), || "the game is not over")?;
    journal.verify().map_err(|difference| difference.to_string())?;
    undo_and_redo_retrace(journal, history)?;
    replay_tells_the_same(journal, history)?;
    turns_restart(journal, history, chance)?;
    choices_made_at_once_stand_by_seat(journal, history)?;
    a_new_move_forgets_those_taken_back(journal, history, chance)?;
    links(journal, chance, tally)?;
    records(journal, chance)
}

fn undo_and_redo_retrace<K: Kit>(journal: &mut Journal<K>, history: &History<K>) -> Verdict {
    let end = journal.clone();
    for (state, _) in history.iter().rev().skip(1) {
        expect(journal.undo(), || "a move can't be taken back")?;
        let at = journal.position();
        expect(journal.state() == state, || format!("undo to move {at} gives another position"))?;
    }
    expect(!journal.undo() && !journal.can_undo(), || "something before the first move")?;
    for (state, _) in history.iter().skip(1) {
        expect(journal.redo(), || "a move can't be made again")?;
        let at = journal.position();
        expect(journal.state() == state, || format!("redo to move {at} gives another position"))?;
    }
    expect(!journal.redo() && !journal.can_redo(), || "something after the last move")?;
    expect(*journal == end, || "there and back is another journal")
}

fn replay_tells_the_same<K: Kit>(journal: &Journal<K>, history: &History<K>) -> Verdict {
    let mut wrong = None;
    let mut steps = 0;
    journal.replay(|step| {
        steps += 1;
        let (state, events) = &history[step.index + 1];
        if state != step.state || events.as_slice() != step.events {
            wrong = wrong.or(Some(step.index));
        }
    });
    expect(wrong.is_none(), || format!("replay differs at move {wrong:?}"))?;
    expect(steps == journal.len(), || "replay stops early")?;
    for index in (0..journal.len()).step_by(37) {
        let same = journal.events_of(index) == history[index + 1].1;
        expect(same, || format!("the events of move {index} differ"))?;
    }
    expect(journal.events_of(journal.len()).is_empty(), || "events past the end")
}

/// Restarting a turn goes to its first position, and from there to that of the turn before.
fn turns_restart<K: Kit>(
    journal: &Journal<K>,
    history: &History<K>,
    chance: &mut Chance,
) -> Verdict {
    for _ in 0..8 {
        let mut copy = journal.clone();
        let from = chance.below(journal.len() as u32 + 1) as usize;
        expect(copy.go_to(from), || "can't go there")?;
        expect(!copy.go_to(journal.len() + 1), || "goes past the end")?;
        let turns = |at: usize| K::turns_ended(&history[at].0);
        let first = |at: usize| (0..at).rev().find(|m| *m == 0 || turns(*m) != turns(*m - 1));
        let wanted = first(from);
        expect(copy.restart_turn() == wanted.is_some(), || format!("restart at {from}"))?;
        let there = copy.position();
        expect(there == wanted.unwrap_or(0), || {
            format!("restarting the turn at move {from} leads to {there}, not {wanted:?}")
        })?;
        expect(*copy.state() == history[there].0, || "restart gives another position")?;
    }
    Ok(())
}

/// The order of simultaneous choices leaves no trace.
fn choices_made_at_once_stand_by_seat<K: Kit>(
    journal: &Journal<K>,
    history: &History<K>,
) -> Verdict {
    let phase = |at: usize| K::simultaneous(&history[at].0);
    for (at, pair) in journal.moves().windows(2).enumerate() {
        let together = phase(at).is_some() && phase(at) == phase(at + 1);
        expect(!together || pair[0].seat <= pair[1].seat, || {
            format!("moves {at} and the next, made at once, stand in the order of their making")
        })?;
    }
    Ok(())
}

fn a_new_move_forgets_those_taken_back<K: Kit>(
    journal: &Journal<K>,
    history: &History<K>,
    chance: &mut Chance,
) -> Verdict {
    let at = chance.below(journal.len() as u32) as usize;
    let mut copy = journal.clone();
    copy.go_to(at);
    let branch = journal.branch_at(at);
    expect(branch.len() == at && branch.state() == copy.state(), || "the branch differs")?;
    let turns = journal.turn_ends().filter(|end| end.moves <= at);
    expect(branch.turn_ends().eq(turns), || "the branch has turns of its own")?;
    branch.verify().map_err(|difference| format!("branch: {difference}"))?;
    // A refused move changes nothing, including the moves that can be made again.
    if let Some(refused) = K::every_action(0)
        .into_iter()
        .find(|a| K::check(copy.state(), principality::engine::seat::Seat(0), *a).is_err())
    {
        let before = copy.clone();
        let result = copy.play(principality::engine::seat::Seat(0), refused);
        expect(result.is_err() && copy == before, || "a refused move changed the journal")?;
        expect(copy.len() == journal.len(), || "a refused move made redo impossible")?;
    }
    let made = any_move::<K>(copy.state(), chance).ok_or("no move in the middle of a game")?;
    copy.play(made.seat, made.action).map_err(|error| error.to_string())?;
    expect(copy.len() == at + 1 && !copy.can_redo(), || "a new move keeps old ones")?;
    copy.verify().map_err(|difference| format!("after a new move: {difference}"))?;
    expect(copy.undo() && *copy.state() == history[at].0, || "undo of a new move is wrong")
}

fn links<K: Kit>(journal: &Journal<K>, chance: &mut Chance, tally: &mut Tally) -> Verdict {
    let tell = |error: LinkError<K::OptionsError>| error.to_string();
    let setup = setup_link(journal.setup()).map_err(|error| error.to_string())?;
    expect(read_setup::<K>(&setup).map_err(tell)? == *journal.setup(), || "another setup")?;
    if *journal.setup().roster() == principality::engine::journal::roster::Roster::new() {
        tally.longest_setup_link = tally.longest_setup_link.max(setup.len() + 1);
    }
    let mut copy = journal.clone();
    copy.go_to(chance.below(journal.len() as u32 + 1) as usize);
    for game in [journal, &copy] {
        let link = game_link(game).map_err(|error| error.to_string())?;
        let read = read_game::<K>(&link).map_err(tell)?;
        expect(read == *game, || "the link gives another game")?;
        expect(read.turn_ends().eq(game.turn_ends()), || "the link gives other turns")?;
        expect(open::<K>(&link).map_err(tell)? == Opened::Game(read), || "opened differently")?;
        tally.longest_game_link = tally.longest_game_link.max(link.len());
    }
    tally.game_link_characters += game_link(journal).map_or(0, |link| link.len());
    Ok(())
}

fn records<K: Kit>(journal: &Journal<K>, chance: &mut Chance) -> Verdict {
    for moves in [journal.len(), chance.below(journal.len() as u32) as usize] {
        let game = journal.branch_at(moves);
        let text = write_record(&game).map_err(|error| error.to_string())?;
        let read = read_record::<K>(&text).map_err(|error| format!("record: {error}"))?;
        expect(read == game, || "the record gives another game")?;
    }
    Ok(())
}
