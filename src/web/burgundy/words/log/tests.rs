use super::*;
use crate::engine::chance::{Chance, Draw};
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::seed::Seed;
use crate::games::burgundy::Actions;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::tiles::Building;
use crate::games::burgundy::{Burgundy, Options};
use crate::web::burgundy::words::tests::real;
use crate::web::words::Language;

const BENNO: Seat = Seat(1);

fn names() -> Vec<String> {
    ["Anna", "Benno"].map(String::from).to_vec()
}

fn logged(language: Language, events: &[Event]) -> Vec<(String, Option<u16>)> {
    let lines = lines(&real(language), &names(), Edition::E2019, events);
    lines.into_iter().map(|line| (line.text, line.points)).collect()
}

fn both(events: &[Event], english: &str, german: &str, points: Option<u16>) {
    assert_eq!(logged(Language::English, events), [(english.to_owned(), points)]);
    assert_eq!(logged(Language::German, events), [(german.to_owned(), points)]);
}

const CHURCH: Tile = Building::Church.tile();

fn church() -> Event {
    Event::TileTaken { seat: BENNO, tile: CHURCH, from: Slot::new(6, 1), to: Key(0) }
}

#[test]
fn the_die_and_the_tile_are_one_line() {
    let used = Event::DieUsed { seat: BENNO, die: Die(6), at: 6, workers: 0 };
    both(
        &[used, church()],
        "Benno took the church from depot 6 with the 6.",
        "Benno nimmt die Kirche mit der 6 aus Depot 6.",
        None,
    );
    let turned = Event::DieUsed { seat: BENNO, die: Die(4), at: 6, workers: 2 };
    both(
        &[turned, church()],
        "Benno used 2 workers (4→6) and took the church from depot 6.",
        "Benno setzt 2 Arbeiter ein (4→6) und nimmt die Kirche aus Depot 6.",
        None,
    );
    let castle = Event::DieUsed { seat: BENNO, die: Die::ANY, at: 6, workers: 0 };
    both(
        &[castle, church()],
        "Benno took the church from depot 6 with the castle’s action.",
        "Benno nimmt die Kirche mit der Aktion der Burg aus Depot 6.",
        None,
    );
}

#[test]
fn a_purchase_names_the_black_depot() {
    let paid = Event::Paid { seat: BENNO, payment: Payment::Silver };
    let taken = Event::TileTaken { seat: BENNO, tile: CHURCH, from: Slot::BLACK, to: Key(0) };
    both(
        &[paid, taken],
        "Benno bought the church from the black depot for 2 silver.",
        "Benno kauft die Kirche aus dem schwarzen Depot für 2 Silber.",
        None,
    );
}

#[test]
fn a_purchase_for_which_room_was_made_still_is_one() {
    let taken = Event::TileTaken { seat: BENNO, tile: CHURCH, from: Slot::BLACK, to: Key(0) };
    both(
        &[taken],
        "Benno bought the church from the black depot.",
        "Benno kauft die Kirche aus dem schwarzen Depot.",
        None,
    );
}

fn placed(tile: Tile) -> [Event; 2] {
    [
        Event::DieUsed { seat: BENNO, die: Die(3), at: 3, workers: 0 },
        Event::TilePlaced { seat: BENNO, tile, from: Key(0), field: Field(4) },
    ]
}

#[test]
fn a_tile_brings_its_gain_in_the_same_line() {
    let [used, laid] = placed(Building::Bank.tile());
    let gain = Gain::Building(Building::Bank);
    let silver = Event::SilverGained { seat: BENNO, amount: 2, gain };
    both(
        &[used, laid, silver],
        "Benno placed the bank with the 3: 2 silver.",
        "Benno legt die Bank mit der 3: 2 Silber.",
        None,
    );
    let [used, laid] = placed(crate::games::burgundy::tiles::Species::Goat.tile(4));
    let scored = Event::Scored { seat: BENNO, points: 6, reason: Reason::Animals };
    both(
        &[used, laid, scored],
        "Benno placed 4 goats with the 3.",
        "Benno legt 4 Ziegen mit der 3.",
        Some(6),
    );
}

#[test]
fn a_region_adds_up_size_phase_and_colour() {
    let colour = Colour::Monastery;
    let events = [
        Event::RegionFinished { seat: BENNO, field: Field(4), colour, size: 6 },
        Event::Scored { seat: BENNO, points: 21, reason: Reason::Region { colour, size: 6 } },
        Event::Scored { seat: BENNO, points: 6, reason: Reason::Phase(2) },
        Event::BonusTaken { seat: BENNO, colour, first: true },
        Event::Scored { seat: BENNO, points: 6, reason: Reason::Bonus { colour, first: true } },
    ];
    both(
        &events,
        "Benno finished a region of 6 fields (21 + 6 in phase C) and was the first with all monasteries (6).",
        "Benno schließt ein 6er-Gebiet ab (21 + 6 in Durchgang C) und hat zuerst alle Klöster (6).",
        Some(33),
    );
    both(
        &events[..3],
        "Benno finished a region of 6 fields (21 + 6 in phase C).",
        "Benno schließt ein 6er-Gebiet ab (21 + 6 in Durchgang C).",
        Some(27),
    );
}

#[test]
fn a_sale_and_a_ship_are_one_line_each() {
    let sale = [
        Event::DieUsed { seat: BENNO, die: Die(4), at: 4, workers: 0 },
        Event::GoodsSold { seat: BENNO, good: Good(4), count: 2 },
        Event::Scored { seat: BENNO, points: 4, reason: Reason::Goods { good: Good(4), count: 2 } },
        Event::SilverGained { seat: BENNO, amount: 1, gain: Gain::Sale },
    ];
    both(
        &sale,
        "Benno sold 2 jugs with the 4: 1 silver.",
        "Benno verkauft 2 Krüge mit der 4: 1 Silber.",
        Some(4),
    );
    let ship = [
        Event::GoodsLoaded { seat: BENNO, depot: 2, good: Good(1), count: 1 },
        Event::GoodsLoaded { seat: BENNO, depot: 2, good: Good(4), count: 2 },
        Event::BridgeStep { seat: BENNO, space: 3 },
    ];
    both(
        &ship,
        "Benno took 1 fish and 2 jugs aboard from depot 2 and moved to space 4 of the bridge.",
        "Benno holt 1 Fisch und 2 Krüge aus Depot 2 und rückt auf Feld 4 der Brücke vor.",
        None,
    );
}

#[test]
fn names_are_bold_and_nothing_is_lost() {
    let words = real(Language::English);
    let all = lines(&words, &names(), Edition::E2019, &[church()]);
    let runs = all[0].runs(&names());
    assert_eq!(runs[0], ("Benno".to_owned(), true));
    let joined: String = runs.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(joined, all[0].text);
}

#[test]
fn whole_games_read_without_holes_and_add_up() {
    for (language, number) in [(Language::English, 1), (Language::German, 2)] {
        let words = real(language);
        let roster = Roster::of_names(["Anna", "Benno"]).unwrap();
        let options = Options::basic(2).unwrap();
        let mut game = Journal::<Burgundy>::new(options, Seed::numbered(number), roster).unwrap();
        let mut chance = Chance::of_number(number, 0);
        let mut points = [0u16; 2];
        let opening = lines(&words, &names(), Edition::E2019, game.opening_events());
        assert!(opening.len() >= 4, "{opening:?}");
        while let Some(seat) = game.state().deciders().lowest() {
            let mut legal = Actions::new();
            game.state().legal(seat, &mut legal);
            game.play(seat, chance.pick(&legal).unwrap()).unwrap();
            for line in lines(&words, &names(), Edition::E2019, game.last_events()) {
                for hole in ["record-", "tile-", "scene-", "{", "$", "  ", " ."] {
                    assert!(!line.text.contains(hole), "{} in {}", hole, line.text);
                }
                if let (Some(seat), Some(more)) = (line.seat, line.points) {
                    points[seat.index()] += more;
                }
            }
        }
        for seat in [Seat(0), Seat(1)] {
            assert_eq!(points[seat.index()], game.state().estate(seat).total(), "{seat:?}");
        }
    }
}

#[test]
fn what_is_used_for_a_tile_is_told_also_while_there_is_no_room_for_it() {
    let turned = Event::DieUsed { seat: BENNO, die: Die(4), at: 6, workers: 2 };
    both(
        &[turned],
        "Benno used 2 workers (4→6) and chose a tile.",
        "Benno setzt 2 Arbeiter ein (4→6) und wählt ein Plättchen.",
        None,
    );
    let paid = |payment| [Event::Paid { seat: BENNO, payment }];
    both(
        &paid(Payment::Silver),
        "Benno paid 2 silver for a tile.",
        "Benno zahlt 2 Silber für ein Plättchen.",
        None,
    );
    both(
        &paid(Payment::Workers),
        "Benno paid 2 workers for a tile.",
        "Benno zahlt 2 Arbeiter für ein Plättchen.",
        None,
    );
}

#[test]
fn what_made_room_is_told_with_the_tile_that_came() {
    let slot = Slot::new(6, 0);
    let gave = Event::TileDiscarded { seat: BENNO, tile: Tile::CASTLE, from: Key(0) };
    let took = Event::TileTaken { seat: BENNO, tile: Tile::SHIP, from: slot, to: Key(0) };
    both(
        &[gave, took],
        "Benno took the ship from depot 6 and gave up the castle.",
        "Benno nimmt das Schiff aus Depot 6 und legt dafür die Burg ab.",
        None,
    );
    let black = Event::TileTaken { seat: BENNO, tile: Tile::SHIP, from: Slot::BLACK, to: Key(0) };
    both(
        &[gave, black],
        "Benno took the ship from the black depot and gave up the castle.",
        "Benno nimmt das Schiff aus dem schwarzen Depot und legt dafür die Burg ab.",
        None,
    );
    both(
        &[gave],
        "Benno gave up the castle to make room.",
        "Benno legt die Burg ab, um Platz zu schaffen.",
        None,
    );
}
