//! Fifty recorded games, replayed move by move: every position at a turn's end has the hash that it had when
//! the game was recorded, and the standings are the same.
//!
//! This detects any change of rules, chance, the order of legal actions or the link's format. If such a change
//! is intended, `Burgundy::RULES_VERSION` goes up, and the records are rewritten:
//! `cargo test --test recorded_games -- --ignored`.

#[cfg(test)]
#[path = "records/mod.rs"]
mod records;

#[cfg(test)]
mod recorded_games {
    use crate::records::play::{HUNDRED, digest_of, play};
    use crate::records::{LINKS, RECORDS, replay};
    use principality::engine::game::Game;
    use principality::engine::journal::Journal;
    use principality::engine::link::game_link;
    use principality::engine::record::text::{Fault, RecordError, read_record, write_record};
    use principality::games::burgundy::options::{Boards, Castles, Edition};
    use principality::games::burgundy::{Burgundy, Options};
    use std::fmt::Write;
    use std::path::Path;

    const GAMES: u64 = 50;

    #[test]
    fn fifty_games_replay_to_the_same_positions_and_standings() {
        assert_eq!(RECORDS.len(), GAMES as usize);
        for (name, text) in RECORDS {
            assert!(text.len() <= 40_000, "{name} is large");
            replay(name, text);
        }
    }

    #[test]
    fn the_records_mix_players_editions_and_ways_to_begin() {
        let games: Vec<Journal<Burgundy>> =
            RECORDS.iter().map(|(_, text)| read_record(text).unwrap()).collect();
        let count = |wanted: &dyn Fn(&Options) -> bool| {
            games.iter().filter(|game| wanted(game.setup().options())).count()
        };
        for players in 2..=4 {
            assert!(count(&|options| options.players() == players) >= 16);
        }
        for edition in [Edition::E2019, Edition::E2011] {
            assert!(count(&|options| options.edition() == edition) >= 20);
        }
        for castles in [Castles::Centre, Castles::Open, Castles::Hidden, Castles::Drawn] {
            assert!(count(&|options| options.castles() == castles) >= 5, "{castles:?}");
        }
        assert!(count(&|options| options.boards() == Boards::Drawn) >= 5);
        assert!(count(&|options| options.boards() == Boards::OneOrDrawn) >= 5);
        assert!(count(&|options| matches!(options.boards(), Boards::Fixed(_))) >= 5);
    }

    #[test]
    fn the_links_of_all_fifty_open_as_the_same_games() {
        assert_eq!(LINKS.lines().count(), RECORDS.len());
        for ((name, text), link) in RECORDS.iter().zip(LINKS.lines()) {
            let journal = read_record::<Burgundy>(text).unwrap();
            assert_eq!(game_link(&journal).as_deref(), Ok(link), "{name}");
            assert_eq!(principality::engine::link::read_game(link), Ok(journal), "{name}");
        }
    }

    #[test]
    fn a_changed_record_is_refused_at_the_line_that_differs() {
        let (_, text) = RECORDS[0];
        let lines: Vec<&str> = text.lines().collect();
        let read = |lines: &[&str]| read_record::<Burgundy>(&lines.join("\n")).unwrap_err();
        let turn = lines.iter().position(|line| line.starts_with("turn ")).unwrap();
        let mut other = lines.clone();
        let changed = lines[turn].replace(|c: char| c.is_ascii_hexdigit(), "0");
        other[turn] = &changed;
        assert_eq!(read(&other).line, turn + 1);
        let mut other = lines.clone();
        other.remove(turn);
        assert_eq!(read(&other), RecordError { line: turn + 1, fault: Fault::Turn });
        let mut other = lines.clone();
        other[turn - 1] = "0 castle @99";
        assert_eq!(read(&other), RecordError { line: turn, fault: Fault::Line });
        let mut other = lines.clone();
        *other.last_mut().unwrap() = "place 2 seat 0 points 1";
        assert_eq!(read(&other).fault, Fault::Standings);
        assert_eq!(read(&lines[..lines.len() - 3]).fault, Fault::Standings);
        assert_eq!(read(&["principality record"]), RecordError { line: 1, fault: Fault::Title });
        assert_eq!(read(&[]), RecordError { line: 1, fault: Fault::Title });
        assert_eq!(read(&lines[..1]).line, 2);
        let mut other = lines.clone();
        let hash = lines[turn].rsplit_once(' ').unwrap().1;
        let late = format!("turn 2 {hash}");
        other[turn] = &late;
        assert_eq!(read(&other), RecordError { line: turn + 1, fault: Fault::Turn });
        let mut other = lines.clone();
        other.insert(turn, lines[turn]);
        assert_eq!(read(&other), RecordError { line: turn + 2, fault: Fault::Turn }, "told twice");
        let mut other = lines.clone();
        let damaged = lines[turn].replace(hash, "0123456789abcdef");
        other[turn] = &damaged;
        assert_eq!(read(&other), RecordError { line: turn + 1, fault: Fault::Position });
        // The end of a turn and the end of the game must be in the record.
        assert_eq!(read(&lines[..turn]), RecordError { line: turn, fault: Fault::Turn });
        let over = lines.iter().position(|line| line.starts_with("over ")).unwrap();
        assert_eq!(read(&lines[..over]), RecordError { line: over, fault: Fault::Turn });
        // Between two moves a record may stop: a game in progress.
        assert!(read_record::<Burgundy>(&lines[..turn - 1].join("\n")).is_ok());
    }

    #[test]
    fn a_record_that_tells_of_an_end_before_the_end_is_refused() {
        let journal = read_record::<Burgundy>(RECORDS[0].1).unwrap().branch_at(40);
        let mut text = write_record(&journal).unwrap();
        let lines = text.lines().count();
        writeln!(text, "over {:016x}", Burgundy::hash(journal.state())).unwrap();
        for row in Burgundy::standings(journal.state()) {
            writeln!(text, "place {} seat {} points {}", row.place, row.seat.0, row.points)
                .unwrap();
        }
        let error = read_record::<Burgundy>(&text).unwrap_err();
        assert_eq!(error, RecordError { line: lines + 1, fault: Fault::Standings });
    }

    /// A tenth of them in everyday runs, all with PRINCIPALITY_FULL.
    #[test]
    fn a_thousand_random_games_read_back_in_both_forms_with_equal_hashes() {
        assert_eq!(digest_of(1..=100), HUNDRED, "the first hundred, as in the browser");
        if std::env::var_os("PRINCIPALITY_FULL").is_some() {
            digest_of(101..=1_000);
        }
    }

    #[test]
    #[ignore = "writes the records anew, for a new version of the rules"]
    fn write_the_records() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
        let mut links = String::new();
        let mut list = String::new();
        for number in 1..=GAMES {
            let journal = play(number, 2026);
            let name = format!("{number:02}");
            std::fs::write(folder.join(format!("{name}.txt")), write_record(&journal).unwrap())
                .unwrap();
            writeln!(links, "{}", game_link(&journal).unwrap()).unwrap();
            writeln!(list, "    (\"{name}\", include_str!(\"{name}.txt\")),").unwrap();
        }
        std::fs::write(folder.join("links.txt"), links).unwrap();
        let list = format!("[\n{list}]\n");
        std::fs::write(folder.join("list.in"), list).unwrap();
    }
}
