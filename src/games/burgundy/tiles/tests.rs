use super::*;

fn count(colour: Colour) -> (u32, u32) {
    TILES
        .iter()
        .filter(|r| r.tile.colour() == Some(colour))
        .fold((0, 0), |(n, b), r| (n + u32::from(r.normal), b + u32::from(r.black)))
}

#[test]
fn the_box_holds_164_tiles_with_the_right_backs() {
    assert_eq!(count(Colour::Building), (40, 16));
    assert_eq!(count(Colour::Animal), (20, 8));
    assert_eq!(count(Colour::Monastery), (20, 6));
    assert_eq!(count(Colour::Castle), (14, 2));
    assert_eq!(count(Colour::Mine), (10, 2));
    assert_eq!(count(Colour::Ship), (20, 6));
    let all: u32 = TILES.iter().map(|r| u32::from(r.normal + r.black)).sum();
    assert_eq!(all, 164);
    let black: u32 = TILES.iter().map(|r| u32::from(r.black)).sum();
    assert_eq!(black, 40);
}

#[test]
fn seven_of_each_building_and_of_each_animal() {
    for building in Building::ALL {
        let record = building.tile().record().unwrap();
        assert_eq!((record.normal, record.black), (5, 2));
        assert_eq!(building.tile().kind(), Some(Kind::Building(building)));
    }
    for species in Species::ALL {
        let of = |count: u8| *species.tile(count).record().unwrap();
        assert_eq!((of(2).normal, of(3).normal, of(4).normal), (2, 2, 1));
        assert_eq!((of(2).black, of(3).black, of(4).black), (0, 1, 1));
        assert_eq!(species.tile(3).kind(), Some(Kind::Animal(species, 3)));
    }
    assert_eq!(Species::Cow.tile(5), Tile::NONE);
}

#[test]
fn each_monastery_is_there_once() {
    for number in 1..=26 {
        let record = Tile::monastery(number).record().unwrap();
        assert_eq!(record.normal + record.black, 1);
        assert_eq!(record.tile.kind(), Some(Kind::Monastery(number)));
        assert_eq!(record.icon, format!("m-{number}"));
    }
    let black: Vec<u8> =
        (1..=26).filter(|n| Tile::monastery(*n).record().unwrap().black == 1).collect();
    assert_eq!(black, [7, 12, 14, 15, 24, 25]);
    assert_eq!(Tile::monastery(30), Tile::NONE);
}

#[test]
fn records_stand_at_their_number() {
    for (index, record) in tiles_of(Modules::EVERY).enumerate() {
        assert_eq!(usize::from(record.tile.0), index + 1);
    }
    assert_eq!(Tile::all().count(), tiles_of(Modules::EVERY).count() + 1);
    assert_eq!(Tile::BLACK.record().map(|record| record.tile), Some(Tile::BLACK));
    assert!(Tile::NONE.record().is_none() && Tile::NONE.kind().is_none());
}

#[test]
fn modules_add_four_tiles_and_nine() {
    let added = |module| {
        let tiles = tiles_of(Modules::NONE.with(module)).skip(TILES.len());
        tiles.fold((0, 0), |(n, b), r| (n + r.normal, b + r.black))
    };
    assert_eq!(added(Module::ExtraTiles), (2, 2));
    assert_eq!(added(Module::WhiteCastles), (7, 2));
    assert_eq!(Tile::WHITE_CASTLE.kind(), Some(Kind::Building(Building::WhiteCastle)));
    assert_eq!(Building::WhiteCastle.tile(), Tile::WHITE_CASTLE);
    assert_eq!(Tile::INN.colour(), None);
    let all: u8 = tiles_of(Modules::EVERY).map(|r| r.normal + r.black).sum();
    assert_eq!(usize::from(all), MOST_TILES);
}
