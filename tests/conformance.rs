//! Conformance of every game to the contract: the conformance kit over seeded random games; and untrusted input
//! to every game, in the same crate, since most of its compiling is that of all games behind generic functions.

#[cfg(test)]
#[path = "conformance/mod.rs"]
mod conformance;

#[cfg(test)]
mod tiny_game;

#[cfg(test)]
#[cfg(feature = "cli")]
mod fuzz;

#[cfg(test)]
mod tiny {
    use crate::conformance::{Effort, series};
    use crate::tiny_game::Tiny;

    #[test]
    fn a_game_of_hidden_hands_and_choices_made_at_once_fits_the_contract() {
        for seats in 2..=4 {
            let tally = series::<Tiny>(seats, 0, Effort::from_environment());
            let kinds: Vec<&str> = tally.events.iter().map(String::as_str).collect();
            assert_eq!(kinds, ["Drew", "Laid", "Revealed", "RoundEnded", "Scored"]);
            assert!(tally.longest_setup_link <= 120, "{tally:?}");
            println!("{seats} seats: {tally:?}");
        }
    }
}

#[cfg(test)]
mod the_kit_finds {
    use crate::conformance::{Effort, series};
    use crate::tiny_game::faulty::{Fault, Faulty, plant};

    /// The kit's verdict on the tiny game with this fault.
    fn verdict(fault: Fault) -> String {
        let effort = Effort { games: 20, every: 1 };
        plant(fault);
        let caught = std::panic::catch_unwind(|| series::<Faulty>(3, 0, effort));
        let panic = caught.expect_err("the kit finds no fault");
        let text = panic.downcast::<String>().expect("a panic with a sentence");
        text.lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    fn no_fault_in_the_game_without_one() {
        series::<Faulty>(3, 0, Effort { games: 20, every: 1 });
    }

    #[test]
    fn lists_of_actions_that_don_t_fit_the_check() {
        assert!(verdict(Fault::ListsTwice).contains("is listed twice"));
        assert!(verdict(Fault::ListsTooLittle).contains("accepted but not listed"));
        assert!(verdict(Fault::HasTooShortAList).contains("the list of actions is too short"));
        assert!(verdict(Fault::ListsTooMuch).contains("is listed, but the check says"));
        assert!(verdict(Fault::LetsStrangersPlay).contains("does not exist and may"));
    }

    #[test]
    fn refusals_that_change_something() {
        assert!(verdict(Fault::ChangesWhenRefused).contains("was refused and changed"));
    }

    #[test]
    fn what_is_lost_or_not_told() {
        assert!(verdict(Fault::ScoresInSilence).contains("not the sum of its events"));
        assert!(verdict(Fault::SumsASheetWrong).contains("its sheet sums up to"));
        assert!(verdict(Fault::LosesACard).contains("the cards are"));
    }

    #[test]
    fn views_that_tell_too_much_or_the_wrong_thing() {
        assert!(verdict(Fault::SeesThrough).contains("sees through what is hidden"));
        assert!(verdict(Fault::TellsDrawnCards).contains("is told of"));
        assert!(verdict(Fault::ShowsHandsToAll).contains("the public view tells more"));
        assert!(verdict(Fault::ImaginesOtherHands).contains("view of an imagined position"));
    }

    #[test]
    fn chance_that_changes_what_is_in_hands() {
        assert!(verdict(Fault::RedrawsHands).contains("what is drawn anew changes the view"));
    }

    #[test]
    fn games_that_don_t_repeat_or_end() {
        assert!(verdict(Fault::RemembersOutside).contains("not the one that was played"));
        assert!(verdict(Fault::RemembersWhoWasQuick).contains("leaves a trace"));
        let endless = verdict(Fault::NeverEnds);
        assert!(endless.contains("no end") || endless.contains("turns jump"), "{endless}");
        assert!(verdict(Fault::MixesStandings).contains("nobody is first"));
    }
}

#[cfg(test)]
mod burgundy {
    use crate::conformance::burgundy::{
        FIRST_MODULE, FIRST_PAIR, MIXED, PAIRS, SOLO, TEAM, TEAM_MIXED,
    };
    use crate::conformance::{Effort, Tally, series};
    use principality::games::burgundy::Burgundy;
    use std::collections::BTreeSet;

    fn check(seats: u8, variant: u8) {
        let start = std::time::Instant::now();
        let tally = series::<Burgundy>(seats, variant, Effort::from_environment());
        println!("{seats} seats, variant {variant}, {:?}: {tally:?}", start.elapsed());
        assert!(tally.longest_setup_link <= 120, "{tally:?}");
        assert!(tally.longest_game_link <= 2_000, "{tally:?}");
        let seen: Vec<&str> = tally.events.iter().map(String::as_str).collect();
        assert_eq!(seen, ALL_EVENTS, "the games no longer reach every kind of event");
    }

    /// Checks each module alone with two, three and four players, and any modules together. Every kind of event
    /// that modules add must occur, so that the audit covers it.
    fn check_modules(variant: u8, games: Effort, added: &[&str]) {
        let mut seen: BTreeSet<String> = BTreeSet::new();
        for seats in 2..=4 {
            let start = std::time::Instant::now();
            let tally: Tally = series::<Burgundy>(seats, variant, games);
            println!("{seats} seats, variant {variant}, {:?}: {tally:?}", start.elapsed());
            assert!(tally.longest_setup_link <= 120, "{tally:?}");
            assert!(tally.longest_game_link <= 3_000, "{tally:?}");
            seen.extend(tally.events);
        }
        let base: BTreeSet<String> = ALL_EVENTS.into_iter().map(str::to_owned).collect();
        let new: Vec<&str> = seen.difference(&base).map(String::as_str).collect();
        assert_eq!(new, added, "the games no longer reach every kind of event");
    }

    /// A fifteenth of the games in everyday runs: 300 games for each module alone, a thousand together.
    fn games(full: u64) -> Effort {
        let share = if Effort::is_full() { 1 } else { 15 };
        Effort { games: full.div_ceil(3 * share), ..Effort::from_environment() }
    }

    #[test]
    fn extra_tiles() {
        let added = ["CraneUsed", "GeeseJoined", "Spent"];
        // Geese join rarely: fewer games don't reach it.
        let everyday = Effort { games: 10, every: 4 };
        let effort = if Effort::is_full() { games(300) } else { everyday };
        check_modules(FIRST_MODULE, effort, &added);
    }

    #[test]
    fn border_posts() {
        check_modules(FIRST_MODULE + 1, games(300), &["PostsJoined"]);
    }

    #[test]
    fn white_castles() {
        check_modules(FIRST_MODULE + 2, games(300), &[]);
    }

    #[test]
    fn inns() {
        check_modules(FIRST_MODULE + 3, games(300), &["InnDealt"]);
    }

    #[test]
    fn trade_routes() {
        check_modules(FIRST_MODULE + 4, games(300), &["GoodLaid", "RoutesDealt"]);
    }

    #[test]
    fn shields() {
        check_modules(FIRST_MODULE + 5, games(300), &OF_SHIELDS);
    }

    #[test]
    fn any_modules_together() {
        let mut added = vec!["CraneUsed", "GeeseJoined", "GoodLaid", "InnDealt", "PostsJoined"];
        added.push("RoutesDealt");
        added.extend(OF_SHIELDS);
        added.sort_unstable();
        check_modules(MIXED, games(1_000), &added);
    }

    #[test]
    fn each_pair_of_modules() {
        for pair in 0..PAIRS {
            for seats in 2..=4 {
                let tally: Tally = series::<Burgundy>(seats, FIRST_PAIR + pair, games(30));
                assert!(tally.games > 0);
            }
        }
    }

    #[test]
    fn solo() {
        let tally: Tally = series::<Burgundy>(1, SOLO, games(1_800));
        println!("alone: {tally:?}");
        assert!(tally.longest_setup_link <= 120, "{tally:?}");
        assert!(tally.longest_game_link <= 3_000, "{tally:?}");
        for seen in
            ["ColourFinished", "GoodGiven", "GoodsCleared", "MarkerReached", "TileBlackened"]
        {
            assert!(tally.events.contains(seen), "no game has seen {seen}");
        }
    }

    #[test]
    fn in_teams() {
        let tally: Tally = series::<Burgundy>(4, TEAM, games(900));
        println!("in teams: {tally:?}");
        assert!(tally.longest_setup_link <= 120, "{tally:?}");
        assert!(tally.longest_game_link <= 2_500, "{tally:?}");
        let mixed: Tally = series::<Burgundy>(4, TEAM_MIXED, games(900));
        println!("in teams with modules: {mixed:?}");
        for seen in ["ShieldTaken", "ShieldLost", "TileMoved", "MonasteriesShared", "GoodLaid"] {
            assert!(mixed.events.contains(seen), "no game has seen {seen}");
        }
    }

    const OF_SHIELDS: [&str; 8] = [
        "DieTurned",
        "MonasteriesShared",
        "ShieldDealt",
        "ShieldLost",
        "ShieldTaken",
        "Spent",
        "TileMoved",
        "TileSettled",
    ];

    /// Every kind of event, all of which must occur in forty games, so that the audit covers them.
    const ALL_EVENTS: [&str; 31] = [
        "BoardTaken",
        "BonusTaken",
        "BridgeStep",
        "CastleHidden",
        "CastleSet",
        "DieUsed",
        "EffectLost",
        "EffectPassed",
        "GameEnded",
        "GoodDealt",
        "GoodPlaced",
        "GoodRevealed",
        "GoodsLeftBehind",
        "GoodsLoaded",
        "GoodsSold",
        "Paid",
        "PhaseBegan",
        "PhaseEnded",
        "RegionFinished",
        "Rolled",
        "RoundBegan",
        "Scored",
        "SilverGained",
        "TileCleared",
        "TileDealt",
        "TileDiscarded",
        "TilePlaced",
        "TileTaken",
        "TurnBegan",
        "TurnEnded",
        "WorkersGained",
    ];

    #[test]
    fn two_players_2019() {
        check(2, 0);
    }

    #[test]
    fn two_players_2011() {
        check(2, 1);
    }

    #[test]
    fn three_players_2019() {
        check(3, 0);
    }

    #[test]
    fn three_players_2011() {
        check(3, 1);
    }

    #[test]
    fn four_players_2019() {
        check(4, 0);
    }

    #[test]
    fn four_players_2011() {
        check(4, 1);
    }
}

#[cfg(test)]
mod road {
    use crate::conformance::road::{SIDE_A, SIDE_B};
    use crate::conformance::{Effort, series};
    use principality::games::road::Road;

    /// Every kind of event, all of which must occur in forty games, so that the audit covers them.
    const ALL_EVENTS: [&str; 23] = [
        "Answered",
        "Approached",
        "BuildCardsShuffled",
        "Built",
        "Discarded",
        "Drew",
        "EventDrawn",
        "EventsShuffled",
        "FirstSeat",
        "GameEnded",
        "Gifted",
        "NothingToDraw",
        "Offered",
        "Paid",
        "ResourcesShuffled",
        "Robbed",
        "RowFilled",
        "Scored",
        "SpecialTaken",
        "Traded",
        "TurnBegan",
        "TurnEnded",
        "FiveEqual",
    ];

    fn check(seats: u8, variant: u8) {
        let start = std::time::Instant::now();
        let tally = series::<Road>(seats, variant, Effort::from_environment());
        println!("{seats} seats, variant {variant}, {:?}: {tally:?}", start.elapsed());
        assert!(tally.longest_setup_link <= 120, "{tally:?}");
        assert!(tally.widest_choice <= 36, "{tally:?}");
        for seen in &tally.events {
            assert!(ALL_EVENTS.contains(&seen.as_str()), "{seen} is not in the list");
        }
        // Five equal cards and an empty supply are rare: `tests/road` has them.
        let rare = ["FiveEqual", "NothingToDraw"];
        for event in ALL_EVENTS.iter().filter(|event| !rare.contains(event)) {
            assert!(tally.events.contains(*event), "no game has seen {event}");
        }
    }

    #[test]
    fn three_players_side_a() {
        check(3, SIDE_A);
    }

    #[test]
    fn three_players_side_b() {
        check(3, SIDE_B);
    }

    #[test]
    fn four_players_side_a() {
        check(4, SIDE_A);
    }

    #[test]
    fn four_players_side_b() {
        check(4, SIDE_B);
    }
}

#[cfg(test)]
mod dice {
    use crate::conformance::dice::ANY_SHEET;
    use crate::conformance::{Effort, series};
    use principality::games::dice::Dice;

    fn check(seats: u8) {
        let start = std::time::Instant::now();
        let tally = series::<Dice>(seats, ANY_SHEET, Effort::from_environment());
        println!("{seats} seats, {:?}: {tally:?}", start.elapsed());
        assert!(tally.longest_setup_link <= 120, "{tally:?}");
        assert!(tally.longest_game_link <= 600, "{tally:?}");
        let seen: Vec<&str> = tally.events.iter().map(String::as_str).collect();
        let wanted: Vec<&str> =
            ALL_EVENTS.into_iter().filter(|event| seats > 1 || *event != "Revealed").collect();
        assert_eq!(seen, wanted, "the games no longer reach every kind of event");
    }

    const ALL_EVENTS: [&str; 18] = [
        "BonusGained",
        "BonusLost",
        "BonusUsed",
        "BoxesCrossed",
        "CastleCrossed",
        "Chose",
        "ColourCompleted",
        "GameEnded",
        "GoodsSold",
        "Marked",
        "Passed",
        "PhaseEnded",
        "Ready",
        "RegionFinished",
        "Revealed",
        "Rolled",
        "RoundEnded",
        "Scored",
    ];

    #[test]
    fn one_player() {
        check(1);
    }

    #[test]
    fn two_players() {
        check(2);
    }

    #[test]
    fn three_players() {
        check(3);
    }

    #[test]
    fn four_players() {
        check(4);
    }

    #[test]
    fn five_players() {
        check(5);
    }
}

#[cfg(test)]
#[path = "conformance/princes/series.rs"]
mod princes;
