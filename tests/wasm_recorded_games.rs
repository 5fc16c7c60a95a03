//! The recorded games lead to the same positions in the browser as natively.
#![cfg(target_arch = "wasm32")]

#[cfg(test)]
#[path = "records/mod.rs"]
mod records;

#[cfg(test)]
#[path = "records/road.rs"]
mod recorded_road;

#[cfg(test)]
#[path = "princes/recorded.rs"]
#[allow(clippy::unwrap_used, clippy::expect_used)]
mod princes_recorded;

#[cfg(test)]
mod in_the_browser {
    use crate::records::play::{HUNDRED, digest_of};
    use crate::records::{LINKS, MODULE_LINKS, MODULE_RECORDS, RECORDS, replay};
    use principality::engine::link::{game_link, read_game};
    use principality::engine::record::text::read_record;
    use principality::games::burgundy::Burgundy;
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn every_recorded_game_replays_to_the_same_hashes() {
        assert_eq!((RECORDS.len(), MODULE_RECORDS.len()), (50, 24));
        for (name, text) in RECORDS.iter().chain(MODULE_RECORDS) {
            replay(name, text);
        }
    }

    #[wasm_bindgen_test]
    fn recorded_card_games_end_as_they_do_natively() {
        for (number, hash) in crate::recorded_road::PINNED {
            let played = crate::recorded_road::hash_of_game(number);
            assert_eq!(format!("{played:016x}"), hash, "game {number}");
        }
    }

    #[wasm_bindgen_test]
    fn games_of_princes_in_every_mode_end_with_the_hashes_that_they_have_natively() {
        use crate::princes_recorded::{RECORDED, digest};
        assert_eq!(digest(), RECORDED.trim());
    }

    #[wasm_bindgen_test]
    fn a_hundred_random_games_read_back_in_both_forms_with_the_hashes_that_they_have_natively() {
        assert_eq!(digest_of(1..=100), HUNDRED);
    }

    #[wasm_bindgen_test]
    fn every_link_opens_as_the_same_game_and_is_written_the_same() {
        let links = LINKS.lines().chain(MODULE_LINKS.lines());
        for ((name, text), link) in RECORDS.iter().chain(MODULE_RECORDS).zip(links) {
            let journal = read_record::<Burgundy>(text).ok();
            assert!(journal.is_some(), "game {name} does not read");
            assert_eq!(read_game(link).ok(), journal, "game {name}");
            let written = journal.as_ref().and_then(|journal| game_link(journal).ok());
            assert_eq!(written.as_deref(), Some(link), "game {name}");
        }
    }
}
