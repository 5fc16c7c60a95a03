//! Twenty-four recorded games with modules, alone and in teams, replayed move by move like the others.
//!
//! After an intended change of their rules, `cargo test --test recorded_modules -- --ignored` rewrites them.
#![cfg(not(target_arch = "wasm32"))]

#[cfg(test)]
#[allow(dead_code)] // the base game's records have tests of their own
#[path = "records/mod.rs"]
mod records;

#[cfg(test)]
mod recorded_modules {
    use crate::records::play::play_out;
    use crate::records::{MODULE_LINKS, MODULE_RECORDS, replay};
    use principality::engine::chance::{Chance, Draw};
    use principality::engine::journal::Journal;
    use principality::engine::link::{game_link, read_game};
    use principality::engine::record::text::{read_record, write_record};
    use principality::engine::seat::Seat;
    use principality::games::burgundy::boards::BoardId;
    use principality::games::burgundy::modules::{Module, Modules};
    use principality::games::burgundy::options::{Boards, Castles, Edition};
    use principality::games::burgundy::shields::Shield;
    use principality::games::burgundy::{Action, Burgundy, Options};
    use std::fmt::Write;
    use std::path::Path;

    /// Two for each module alone, six mixes, two alone, four in teams.
    const GAMES: u64 = 24;
    const TEAMS: core::ops::RangeInclusive<u64> = 21..=24;
    const MIXES: core::ops::RangeInclusive<u64> = 13..=18;

    #[test]
    fn games_with_modules_replay_to_the_same_positions_and_standings() {
        assert_eq!(MODULE_RECORDS.len(), GAMES as usize);
        for (name, text) in MODULE_RECORDS {
            assert!(text.len() <= 60_000, "{name} is large");
            replay(name, text);
        }
    }

    #[test]
    fn the_records_hold_each_module_alone_twice_six_mixes_two_solo_and_four_team_games() {
        let options = MODULE_RECORDS
            .iter()
            .map(|(_, text)| *read_record::<Burgundy>(text).unwrap().setup().options());
        let (solo, others): (Vec<Options>, Vec<Options>) =
            options.partition(|options| options.marker().is_some());
        assert_eq!(solo.len(), 2);
        let (teams, others): (Vec<Options>, Vec<Options>) =
            others.into_iter().partition(Options::is_team_game);
        let boards: Vec<u8> = teams.iter().map(|o| o.fixed_board(Seat(0)).unwrap().0).collect();
        assert_eq!(boards, [20, 19, 20, 19]);
        let everything = Modules::EVERY.without(Module::BorderPosts);
        let played: Vec<Modules> = teams.iter().map(Options::modules).collect();
        assert_eq!(played, [Modules::NONE, Modules::NONE, everything, everything]);
        let modules: Vec<Modules> = others.iter().map(Options::modules).collect();
        for module in Module::ALL {
            let solo = Modules::NONE.with(module);
            assert_eq!(modules.iter().filter(|played| **played == solo).count(), 2, "{module:?}");
        }
        assert_eq!(modules.iter().filter(|played| played.iter().count() > 1).count(), 6);
        assert!(modules.contains(&Modules::EVERY));
    }

    #[test]
    fn their_links_open_as_the_same_games() {
        assert_eq!(MODULE_LINKS.lines().count(), MODULE_RECORDS.len());
        for ((name, text), link) in MODULE_RECORDS.iter().zip(MODULE_LINKS.lines()) {
            let journal = read_record::<Burgundy>(text).unwrap();
            assert_eq!(game_link(&journal).as_deref(), Ok(link), "{name}");
            assert_eq!(read_game(link), Ok(journal), "{name}");
        }
    }

    /// Weight of an action: half of the games are played by players who build.
    fn weight(number: u64, action: &Action) -> u32 {
        match action {
            _ if number.is_multiple_of(2) => 1,
            Action::Place(..) | Action::Build(..) | Action::Settle(..) => 60,
            Action::Shield(_, Shield::NONE) | Action::Pay(_) | Action::Collect(_) => 60,
            Action::Buy(..) | Action::Fetch(_) => 12,
            Action::Take(..) | Action::Sell(..) | Action::SellFree(_) => 8,
            _ => 2,
        }
    }

    /// The options of game `number` with modules: each alone twice, then mixes, the last two of them of
    /// all modules, then solo games, then team games.
    fn options_with_modules(number: u64, chance: &mut Chance) -> Options {
        if TEAMS.contains(&number) {
            let board = BoardId(19 + (number % 2) as u8);
            let everything = Modules::EVERY.without(Module::BorderPosts);
            let modules = if number < 23 { Modules::NONE } else { everything };
            return Options::teams(Edition::E2019, board, modules).unwrap();
        }
        if number > *MIXES.end() {
            let board = BoardId(17 + (number % 2) as u8);
            let modules = [Modules::NONE, Modules::NONE.with(Module::TradeRoutes)];
            let modules = modules[number as usize % 2];
            return Options::solo(Edition::E2019, board, Castles::Open, modules, 45).unwrap();
        }
        let modules = match (number as usize - 1) / 2 {
            solo @ 0..6 => Modules::NONE.with(Module::ALL[solo]),
            _ if number + 1 >= *MIXES.end() => Modules::EVERY,
            _ => {
                let any = |_: &Module| chance.below(2) == 0;
                let some: Modules = Module::ALL.into_iter().filter(any).collect();
                some.with(Module::Shields).with(Module::Inns)
            }
        };
        let edition = if number.is_multiple_of(5) { Edition::E2011 } else { Edition::E2019 };
        let castles = [Castles::Open, Castles::Hidden, Castles::Drawn][number as usize % 3];
        let players = 2 + (number % 3) as u8;
        Options::with_modules(players, edition, Boards::Drawn, castles, modules).unwrap()
    }

    fn play(number: u64) -> Journal<Burgundy> {
        let mut chance = Chance::of_number(number, 2027);
        let options = options_with_modules(number, &mut chance);
        // Mostly players who build: additions of modules occur more often.
        let style = if number.is_multiple_of(4) { 2 } else { 1 };
        play_out(number, options, |action| weight(style, action), &mut chance)
    }

    #[test]
    #[ignore = "writes the records anew, for a new version of the modules' rules"]
    fn write_the_records() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/modules");
        let (mut links, mut list) = (String::new(), String::new());
        for number in 1..=GAMES {
            let journal = play(number);
            let name = format!("{number:02}");
            let path = folder.join(format!("{name}.txt"));
            std::fs::write(path, write_record(&journal).unwrap()).unwrap();
            writeln!(links, "{}", game_link(&journal).unwrap()).unwrap();
            writeln!(list, "    (\"{name}\", include_str!(\"{name}.txt\")),").unwrap();
        }
        std::fs::write(folder.join("links.txt"), links).unwrap();
        std::fs::write(folder.join("list.in"), format!("[\n{list}]\n")).unwrap();
    }
}
