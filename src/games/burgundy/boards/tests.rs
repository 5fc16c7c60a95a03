use super::*;

#[test]
fn every_board_has_37_fields_in_the_right_colours() {
    for id in (1..19).map(BoardId) {
        let board = id.board();
        assert_eq!((board.fields, board.all.len()), (37, 37), "{id:?}");
        let totals = Colour::ALL.map(|c| board.of_colour(c).len());
        // castle, mine, ship, building, animal, monastery
        assert_eq!(totals, [4, 3, 6, 12, 6, 6], "{id:?}");
    }
}

#[test]
fn the_rulebook_counts_the_cities_of_board_1() {
    let board = BoardId(1).board();
    let mut sizes: Vec<u32> =
        (0..board.cities).map(|r| board.regions.at(usize::from(r)).len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 3, 3, 5]);
}

#[test]
fn regions_cover_each_board_once_and_hold_one_colour() {
    for id in BoardId::all().chain(BoardId::all_with_posts()).chain(BoardId::all_double()) {
        let board = id.board();
        let mut seen = Fields::NONE;
        for index in 0..usize::from(board.region_count) {
            let region = board.regions.at(index);
            assert!(seen.and(region).is_empty());
            seen = seen.or(region);
            let colour = board.colour(region.into_iter().next().unwrap());
            for field in region {
                assert_eq!(board.colour(field), colour);
                assert_eq!(board.region(field), region);
                let beside = board.neighbours(field).and(board.of_colour(colour));
                // Rivers join regions for adjacency only.
                let ends = beside.minus(region).is_empty() || board.solo;
                assert!(ends, "a region ends too early");
            }
            assert_eq!(index < usize::from(board.cities), colour == Colour::Building);
            assert!(region.len() <= 8);
        }
        assert_eq!(seen, board.all);
        let cities = board.cities;
        assert!((2..=8).contains(&cities), "{id:?} has {cities} cities");
    }
}

#[test]
fn the_fields_with_some_numbers_are_those_whose_number_is_one_of_them() {
    for board in &BOARDS {
        for numbers in Numbers::ALL {
            let wanted = board.all.into_iter().filter(|f| numbers.has(board.number(*f)));
            assert!(board.of_numbers(numbers).into_iter().eq(wanted));
        }
    }
}

#[test]
fn neighbours_are_mutual_and_the_middle_has_six() {
    let board = BoardId(1).board();
    for field in board.all {
        for other in board.neighbours(field) {
            assert!(board.neighbours(other).has(field));
        }
    }
    let centre = board.centre_castle().unwrap();
    assert_eq!(board.neighbours(centre).len(), 6);
    assert_eq!(board.number(centre), 6);
}

#[test]
fn castles_in_the_middle() {
    let with: Vec<u8> =
        BoardId::all().filter(|b| b.board().centre_castle().is_some()).map(|b| b.0).collect();
    assert_eq!(with, [1, 2, 3, 6]);
}

#[test]
fn boards_differ() {
    for (i, a) in LAYOUTS.iter().enumerate() {
        assert!(LAYOUTS.iter().skip(i + 1).all(|b| a != b));
    }
    assert!(!BoardId(0).exists() && !BoardId(21).exists());
    assert_eq!(BoardId(21).board().fields, 0);
}

#[test]
fn solo_boards_have_clusters_that_rivers_join() {
    let clusters = |id: BoardId| {
        let board = id.board();
        let beside = |field: Field| {
            let near = |other: &Field| {
                let (a, b) = (board.cells.at(field.index()), board.cells.at(other.index()));
                STEPS.iter().any(|(q, r)| (a.q + q, a.r + r) == (b.q, b.r))
            };
            board.neighbours(field).into_iter().filter(near).fold(Fields::NONE, Fields::with)
        };
        let (mut seen, mut count) = (Fields::NONE, 0);
        for field in board.all {
            if !seen.has(field) {
                count += 1;
                let mut edge = Fields::only(field);
                while !edge.is_empty() {
                    seen = seen.or(edge);
                    let next = edge.into_iter().fold(Fields::NONE, |n, f| n.or(beside(f)));
                    edge = next.minus(seen);
                }
            }
        }
        count
    };
    assert_eq!(BoardId::all_solo().map(clusters).collect::<Vec<_>>(), [4, 14]);
    for id in BoardId::all_solo() {
        let board = id.board();
        // Rivers make all fields reachable.
        let mut reached = Fields::only(Field(0));
        for _ in 0..37 {
            reached = reached.into_iter().fold(reached, |all, f| all.or(board.neighbours(f)));
        }
        assert_eq!(reached, board.all, "{id:?}");
        assert_eq!(Colour::ALL.map(|c| board.of_colour(c).len()), [4, 3, 6, 12, 6, 6]);
    }
}

#[test]
fn double_boards_are_two_hexagons_that_share_one_field() {
    for id in BoardId::all_double() {
        let board = id.board();
        assert_eq!((board.fields, board.all.len()), (73, 73), "{id:?}");
        assert_eq!(Colour::ALL.map(|c| board.of_colour(c).len()), [7, 6, 12, 24, 12, 12]);
        assert_eq!((board.number(SHARED), board.colour(SHARED)), (1, Colour::Castle));
        assert_eq!(board.neighbours(SHARED).len(), 6);
        // The border of the halves: the shared field and a pair on either side of it.
        let left = |field: &Field| field.index() < BOARD_FIELDS;
        let seam: Vec<(u8, u8)> = board
            .all
            .into_iter()
            .filter(|field| left(field) && *field != SHARED)
            .flat_map(|field| {
                let over = board.neighbours(field).into_iter().filter(|other| !left(other));
                over.map(move |other| (field.0, other.0))
            })
            .collect();
        assert_eq!(seam, [(14, 46), (27, 58)], "{id:?}");
        let letter = id.letter().unwrap();
        assert_eq!(letter, if id == BoardId(19) { 'a' } else { 'b' });
        let starts: Vec<u8> = board.starts.into_iter().map(|f| board.number(f)).collect();
        assert_eq!(starts, if letter == 'a' { vec![1] } else { vec![6, 1, 6] });
        assert!(board.starts.minus(board.of_colour(Colour::Castle)).is_empty());
    }
    // On 12a a mine region extends over both halves.
    let mines = BoardId(19).board().region(Field(27));
    assert_eq!(mines.into_iter().map(|f| f.0).collect::<Vec<_>>(), [27, 58, 59]);
}

#[test]
fn three_posts_lie_at_the_edge_of_boards_11a_to_11f() {
    for id in BoardId::all_with_posts() {
        let board = id.board();
        for post in board.posts {
            let [a, b] = [0, 1].map(|n| post.into_iter().nth(n).unwrap());
            assert!(post.len() == 2 && board.neighbours(a).has(b));
            assert!(board.neighbours(a).len() < 6 && board.neighbours(b).len() < 6);
        }
    }
    assert!(BoardId::all().all(|id| id.board().posts == [Fields::NONE; POSTS]));
    let letters: String = BoardId::all_with_posts().filter_map(BoardId::letter).collect();
    assert_eq!((letters.as_str(), BoardId(1).letter()), ("abcdef", None));
}
