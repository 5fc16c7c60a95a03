//! Every game of this table keeps to the contract: the conformance kit over seeded random games.

#[cfg(test)]
#[path = "conformance/mod.rs"]
mod conformance;

#[cfg(test)]
mod tiny_game;

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
    use crate::tiny_game::faulty::*;

    /// What the kit says of the tiny game with this fault.
    fn verdict<const F: u8>() -> String {
        let effort = Effort { games: 20, every: 1 };
        let caught = std::panic::catch_unwind(|| series::<Faulty<F>>(3, 0, effort));
        let panic = caught.expect_err("the kit finds no fault");
        let text = panic.downcast::<String>().expect("a panic with a sentence");
        text.lines().next().unwrap_or_default().to_owned()
    }

    #[test]
    fn no_fault_in_the_game_without_one() {
        series::<Faulty<0>>(3, 0, Effort { games: 20, every: 1 });
    }

    #[test]
    fn lists_of_actions_that_don_t_fit_the_check() {
        assert!(verdict::<LISTS_TWICE>().contains("is listed twice"));
        assert!(verdict::<LISTS_TOO_LITTLE>().contains("accepted but not listed"));
        assert!(verdict::<LISTS_TOO_MUCH>().contains("is listed, but the check says"));
        assert!(verdict::<LETS_STRANGERS_PLAY>().contains("does not exist and may"));
    }

    #[test]
    fn refusals_that_change_something() {
        assert!(verdict::<CHANGES_WHEN_REFUSED>().contains("was refused and changed"));
    }

    #[test]
    fn what_is_lost_or_not_told() {
        assert!(verdict::<SCORES_IN_SILENCE>().contains("not the sum of its events"));
        assert!(verdict::<LOSES_A_CARD>().contains("the cards are"));
    }

    #[test]
    fn views_that_tell_too_much_or_the_wrong_thing() {
        assert!(verdict::<SEES_THROUGH>().contains("sees through what is hidden"));
        assert!(verdict::<IMAGINES_OTHER_HANDS>().contains("view of an imagined position"));
    }

    #[test]
    fn games_that_don_t_repeat_or_end() {
        assert!(verdict::<REMEMBERS_OUTSIDE>().contains("not the one that was played"));
        let endless = verdict::<NEVER_ENDS>();
        assert!(endless.contains("no end") || endless.contains("turns jump"), "{endless}");
        assert!(verdict::<MIXES_STANDINGS>().contains("nobody is first"));
    }
}

#[cfg(test)]
mod burgundy {
    use crate::conformance::{Effort, series};
    use principality::games::burgundy::Burgundy;

    fn check(seats: u8, variant: u8) {
        let start = std::time::Instant::now();
        let tally = series::<Burgundy>(seats, variant, Effort::from_environment());
        println!("{seats} seats, variant {variant}, {:?}: {tally:?}", start.elapsed());
        assert!(tally.longest_setup_link <= 120, "{tally:?}");
        assert!(tally.longest_game_link <= 2_000, "{tally:?}");
        let seen: Vec<&str> = tally.events.iter().map(String::as_str).collect();
        assert_eq!(seen, ALL_EVENTS, "the games no longer reach every kind of event");
    }

    /// Every kind of event comes up in a hundred games, so that the audit has seen it.
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
