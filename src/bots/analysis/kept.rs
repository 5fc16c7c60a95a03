//! A record as bytes, in which it is kept with its game.
//!
//! A kept record is only a shortcut, as the analysis can be repeated: bytes that are damaged in any way, or of another
//! version, are no record.

use crate::bots::analysis::record::{Decision, Record, Settings, Step};
use crate::bots::analyst::Unit;
use crate::bots::player::ComputerPlayer;
use crate::engine::seat::Seat;
use xxhash_rust::xxh3::xxh3_64;

/// Maximum length of a kept record, in bytes: several times that of the longest games.
pub const LONGEST: usize = 256 * 1024;
/// Length of the checksum before the record.
const CHECKSUM: usize = 8;

/// A decision: equity of the choice made, that of the best one, the best choice as texts, number of lines compared, terms.
type KeptDecision = (i32, i32, Vec<String>, u8, Vec<(u8, i32)>);
/// A step: number of moves, seat, decision, luck, equities after it. It begins where the one before it ended.
type KeptStep = (u16, Seat, Option<KeptDecision>, Vec<i32>, Vec<i32>);
/// A record: settings, unit, equities before the deal, luck in the deal, steps, check, whether the game is over.
type Kept = (Settings, Unit, Vec<i32>, Vec<i32>, Vec<KeptStep>, u32, bool);

/// The bytes of a kept record, without their checksum; `None` if they are damaged.
fn read(bytes: &[u8]) -> Option<Kept> {
    let (checksum, body) = bytes.split_at_checked(CHECKSUM)?;
    if bytes.len() > LONGEST || xxh3_64(body).to_le_bytes() != *checksum {
        return None;
    }
    let (kept, rest) = postcard::take_from_bytes::<Kept>(body).ok()?;
    rest.is_empty().then_some(kept)
}

/// A seat's part in a kept record, in thousandths of the unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KeptAccount {
    /// The result, or what the seat may expect as far as the game is analysed.
    pub value: i32,
    /// The luck in all draws.
    pub luck: i32,
    /// The losses of the seat's decisions.
    pub losses: i32,
    /// Number of its decisions.
    pub decisions: u32,
}

/// The accounts of a kept record, read without the game's type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptAccounts {
    /// The settings.
    pub settings: Settings,
    /// The unit of all values.
    pub unit: Unit,
    /// True if the game is analysed to its end.
    pub over: bool,
    /// The accounts by seat.
    pub seats: Vec<KeptAccount>,
}

impl KeptAccounts {
    /// Reads the accounts from a record's bytes; `None` if they are damaged.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<KeptAccounts> {
        let (settings, unit, start, deal, steps, _, over) = read(bytes)?;
        let dealt = |(start, luck): (&i32, &i32)| KeptAccount {
            value: start.saturating_add(*luck),
            luck: *luck,
            ..KeptAccount::default()
        };
        let mut seats: Vec<KeptAccount> = start.iter().zip(&deal).map(dealt).collect();
        for (_, mover, decision, luck, after) in steps {
            for (account, luck) in seats.iter_mut().zip(luck) {
                account.luck = account.luck.saturating_add(luck);
            }
            for (account, value) in seats.iter_mut().zip(after) {
                account.value = value;
            }
            let account = seats.get_mut(mover.index());
            if let (Some(account), Some((made, best, ..))) = (account, decision) {
                account.losses = account.losses.saturating_add(best.saturating_sub(made));
                account.decisions += 1;
            }
        }
        Some(KeptAccounts { settings, unit, over, seats })
    }
}

impl<G: ComputerPlayer> Record<G> {
    /// The record as bytes; `None` if they would be longer than [`LONGEST`].
    #[must_use]
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        let step = |step: &Step<G>| -> KeptStep {
            let decision = step.decision.as_ref().map(|decision| {
                let Decision { made, best, better, lines, terms } = decision;
                let better = better.iter().map(ToString::to_string).collect();
                (*made, *best, better, *lines, terms.clone())
            });
            (step.moves, step.seat, decision, step.luck.clone(), step.after.clone())
        };
        let steps = self.steps.iter().map(step).collect();
        let (start, deal) = (self.start.clone(), self.deal.clone());
        let kept: Kept = (self.settings, self.unit, start, deal, steps, self.check, self.over);
        let body = postcard::to_allocvec(&kept).ok()?;
        let mut bytes = xxh3_64(&body).to_le_bytes().to_vec();
        bytes.extend(body);
        (bytes.len() <= LONGEST).then_some(bytes)
    }

    /// Reads a record from its bytes; `None` if they are damaged.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Record<G>> {
        let (settings, unit, start, deal, kept, check, over) = read(bytes)?;
        let mut record = Record { settings, unit, start, deal, steps: Vec::new(), check, over };
        for (moves, seat, decision, luck, after) in kept {
            let at = u32::try_from(record.moves()).ok()?;
            let decision = match decision {
                None => None,
                Some((made, best, better, lines, terms)) => {
                    let better = better.iter().map(|action| action.parse().ok());
                    let better = better.collect::<Option<Vec<G::Action>>>()?;
                    Some(Decision { made, best, better, lines, terms })
                }
            };
            record.steps.push(Step { at, moves, seat, decision, luck, after });
        }
        Some(record)
    }
}
