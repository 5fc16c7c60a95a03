//! Each command: its output, its errors, and its exit codes.

use crate::cli::shell::{begin, file, fine, run, run_with};
use principality::cli::any::choices;
use principality::cli::form::{self, Form, NoGame};
use principality::cli::source::MAX_FILE;
use principality::engine::game::Game;
use principality::engine::journal::Journal;
use principality::games::burgundy::Burgundy;
use serde_json::Value;

fn read_game(text: &str) -> Result<(Journal<Burgundy>, Form), NoGame> {
    form::read_game(text)
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn the_version_is_printed() {
    let version = format!("principality {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!((fine(&["--version"]), fine(&["-V"])), (version.clone(), version));
}

#[test]
fn files_that_the_page_saved_are_read() {
    let link = fine(&["play", "--seed", "n2", "--moves", "9", "--to", "link"]);
    let one = format!("principality game 1\nid 00c0ffee00c0ffee\ntitle Freitag\ngame {link}");
    assert_eq!(fine(&["convert", &file("one.game", &one), "--to", "link"]), link);
    for (content, games) in
        [(one.repeat(2), "2 games"), ("principality game 1\n".into(), "0 games")]
    {
        let ran = run(&["verify", &file("several.game", content)]);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(games), "{}", ran.err);
    }
}

#[test]
fn help_is_printed_for_the_program_and_for_each_command() {
    let all = fine(&["--help"]);
    let names =
        |line: &str| line.strip_prefix("  principality ")?.split(' ').next().map(str::to_owned);
    let commands: Vec<String> = all.lines().filter_map(names).collect();
    for command in ["new", "play", "ladder", "solo", "train", "openings"] {
        assert!(commands.iter().any(|name| name == command), "{command}: {commands:?}");
    }
    for command in &commands {
        let command = command.as_str();
        let help = fine(&[command, "--help"]);
        assert!(help.starts_with(&format!("principality {command}")), "{help}");
        assert_eq!(help, fine(&[command, "-h"]));
    }
}

#[test]
fn wrong_use_is_code_2_with_a_sentence_on_standard_error() {
    for (words, told) in [
        (&["frob"][..], "there is no command \"frob\""),
        (&["new", "--frob"], "there is no option --frob"),
        (&["new", "--players", "five"], "--players takes a whole number, not \"five\""),
        (&["new", "--players", "5"], "Burgundy is played by two to four players, not 5"),
        (
            &["new", "--game", "chess"],
            "--game: this version does not know the game \"chess\"; it knows",
        ),
        (&["new", "--option", "players"], "--option takes NAME=VALUE, not \"players\""),
        (
            &["new", "--option", "colour=red"],
            "colour: there is no field of this name here; there are players, edition",
        ),
        (&["new", "--option", "edition=2020"], "edition: the editions are 2019 and 2011"),
        (&["new", "--players"], "missing argument for option '--players'"),
        (&["new", "--way", "dancing"], "way: this should be one of basic"),
        (&["new", "--boards", "1,x"], "--boards takes numbers with commas between: 1,4,7"),
        (&["new", "--boards", "1,4"], "board 4 has no castle field in its middle"),
        (&["new", "--boards", "1,99", "--castles", "open"], "today's board 99 is not in"),
        (&["new", "--seed", "ü"], "--seed: a seed is made of the letters a to z"),
        (&["new", "--names", "a\nb"], "--names: a name is written in one line"),
        (&["new", "--to", "pdf"], "a game is written as json, text, link or setup"),
        (&["new", "file"], "unexpected argument"),
        (&["state"], "a file is missing"),
        (&["state", "a", "b"], "one file is wanted"),
        (&["legal", "a", "--at", "soon"], "--at takes a whole number, not \"soon\""),
        (&["verify"], "a file is missing"),
        (&["convert", "a"], "--to is missing"),
        (&["play", "--with", "grandmother"], "--with: players are random, easy"),
        (&["play", "a", "--players", "2"], "a game in a file has its setup already"),
        (&["play", "a", "--game", "burgundy"], "a game in a file has its setup already"),
        (&["protocol", "now"], "without --seat the client begins its games itself"),
        (&["protocol", "--seat", "2"], "there is no seat 2; seats are counted from 0"),
    ] {
        let ran = run(words);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}: {}", ran.err);
        assert!(
            ran.err.starts_with("principality: ") && ran.err.contains(told),
            "{words:?}: {}",
            ran.err
        );
    }
    assert!(run(&["state"]).err.contains("try: principality state --help"));
    assert_eq!(run(&[]).code, 2);
}

#[test]
fn input_that_can_t_be_read_is_code_2_and_named() {
    let text = file("no-game.txt", "Dear diary");
    let bytes = file("bytes.json", b"{\"\xff");
    let large = file("large.json", vec![b' '; MAX_FILE + 1]);
    let deep = file("deep.json", "{\"a\":".to_owned() + &"[".repeat(100_000));
    let foreign = file("foreign.json", "{\"format\": \"shopping list\"}");
    let unknown = "this version does not know the game \"chess\"; it knows";
    let chess = r#"{"format": "principality-record", "version": 1, "game": "chess"}"#;
    let [chess, link, text_of_chess] = [
        file("chess.json", chess),
        file("chess.link", "chess.g1.AAAA"),
        file("chess.txt", "principality record 1\nsetup chess.s1.AAAA\n"),
    ];
    let newer = file("newer.json", "{\"format\": \"principality-record\", \"version\": 2}");
    let folder = env!("CARGO_TARGET_TMPDIR").to_owned();
    for (name, told) in [
        ("missing.json", "no such file or directory"),
        (&folder, "is a directory"),
        (&text, "this is no record and no link of this table"),
        (&bytes, "this is no text in UTF-8"),
        (&large, "larger than any game"),
        (&deep, "this is not JSON: line 1, column"),
        (&foreign, "this is no record; a record's field \"format\""),
        (&chess, unknown),
        (&link, unknown),
        (&text_of_chess, unknown),
        (&newer, "this record has the format 2, and this version reads format 1"),
    ] {
        for command in ["state", "legal", "verify"] {
            let ran = run(&[command, name]);
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command} {name}");
            assert!(ran.err.contains(told) && ran.err.contains(name), "{}", ran.err);
        }
    }
    let blank = run_with(&["state", "-"], b"");
    assert_eq!(blank.code, 2, "{}", blank.err);
}

#[test]
fn a_new_game_is_the_same_for_the_same_seed_and_has_a_fresh_one_otherwise() {
    let words = ["new", "--seed", "Amber Mill 47", "--players", "3", "--names", "Anna,,Bo"];
    let game = fine(&words);
    assert_eq!(game, fine(&words));
    let game = json(&game);
    assert_eq!(game["seed"], "amber-mill-47");
    assert_eq!(game["players"][2]["name"], "Bo");
    assert_eq!(game["options"]["players"], 3);
    assert_eq!(game["moves"], serde_json::json!([]));
    let seed = || json(&fine(&["new"]))["seed"].as_str().unwrap().to_owned();
    assert_ne!(seed(), seed());
}

#[test]
fn every_way_to_begin_and_every_form_opens_again() {
    let ways = ["basic", "advanced", "random", "free", "expert-open", "expert-hidden"];
    for (way, form) in ways.into_iter().zip(["json", "text", "link", "setup", "json", "text"]) {
        for edition in ["2019", "2011"] {
            let words = ["new", "--way", way, "--edition", edition, "--to", form, "--seed", "n7"];
            let text = fine(&words);
            let ran = run_with(&["verify", "-"], text.as_bytes());
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{words:?}");
            assert!(
                ran.out.starts_with(&format!("-: fine: {form}, 2 players, 0 moves")),
                "{}",
                ran.out
            );
        }
    }
    let named =
        ["new", "--game", "burgundy", "--option", "boards=[3,10]", "--option", "castles=drawn"];
    assert_eq!(json(&fine(&named))["options"]["castles"], "drawn");
    let boards = fine(&["new", "--boards", "3,10", "--castles", "drawn"]);
    assert_eq!(json(&boards)["options"]["boards"], serde_json::json!([3, 10]));
}

#[test]
fn played_games_verify_in_every_form_and_repeat() {
    for (with, players) in [("random", "4"), ("easy,random", "3"), ("easy,medium:2000", "2")] {
        let words = [
            "play",
            "--with",
            with,
            "--players",
            players,
            "--seed",
            "n3",
            "--way",
            "expert-hidden",
        ];
        let game = fine(&words);
        assert_eq!(game, fine(&words), "{with}");
        let name = file(&format!("played-{players}.json"), &game);
        assert!(fine(&["verify", &name]).contains("over; every hash, outcome and point checked"));
        for form in ["text", "link", "json"] {
            let out = file(&format!("played-{players}-as.{form}"), "");
            assert_eq!(fine(&["convert", &name, "--to", form, "--out", &out]), "");
            assert_eq!(fine(&["verify", "--quiet", &out]), "");
            assert_eq!(fine(&["convert", &out, "--to", "json"]), game, "{form}");
        }
        let other = [&words[..], &["--chance", "2"]].concat();
        assert_ne!(game, fine(&other));
    }
}

#[test]
fn a_game_is_played_on_from_where_it_stands() {
    let part = file("part.json", fine(&["play", "--seed", "n4", "--moves", "30"]));
    assert_eq!(
        json(&std::fs::read_to_string(&part).unwrap())["moves"].as_array().unwrap().len(),
        30
    );
    let whole = json(&fine(&["play", &part]));
    let begun = json(&std::fs::read_to_string(&part).unwrap());
    assert_eq!(whole["moves"].as_array().unwrap()[..30], begun["moves"].as_array().unwrap()[..]);
    assert!(whole["final"]["standings"].is_array());
    let cut =
        fine(&["convert", &file("whole.json", whole.to_string()), "--to", "json", "--at", "30"]);
    assert_eq!(json(&cut), begun);
}

#[test]
fn legal_lists_what_the_rules_list_at_every_moment() {
    let text = fine(&["play", "--seed", "n5", "--way", "expert-hidden", "--to", "text"]);
    let name = file("legal.txt", &text);
    let (journal, _) = read_game(&text).unwrap();
    for at in (0..journal.len()).step_by(23).chain([1, 2, journal.len()]) {
        let wanted: Vec<String> = choices::<Burgundy>(&journal.at(at), None)
            .into_iter()
            .map(|choice| format!("{} {}", choice.seat.0, choice.action))
            .collect();
        let at = at.to_string();
        let listed = fine(&["legal", &name, "--at", &at]);
        assert_eq!(listed.lines().collect::<Vec<_>>(), wanted, "{at}");
        let objects = fine(&["legal", &name, "--at", &at, "--json"]);
        let texts: Vec<String> = objects
            .lines()
            .map(json)
            .map(|line| format!("{} {}", line["seat"], line["action"]["text"].as_str().unwrap()))
            .collect();
        assert_eq!(texts, wanted);
    }
    let late = run(&["legal", &name, "--at", "9999"]);
    assert_eq!(late.code, 2);
    assert!(late.err.contains("so none is number 9999"), "{}", late.err);
    // Both may choose a castle in secret at first; each is asked separately.
    let one = fine(&["legal", &name, "--at", "0", "--seat", "1"]);
    assert!(
        one.lines().count() == 4 && one.lines().all(|line| line.starts_with("1 castle @")),
        "{one}"
    );
}

#[test]
fn a_position_is_shown_in_words_and_as_json_and_a_seat_sees_less() {
    let text = fine(&["play", "--seed", "some-secret-9", "--names", "Anna,Bo"]);
    let name = file("state.json", &text);
    let (journal, _) = read_game(&text).unwrap();
    let words = fine(&["state", &name, "--at", "40"]);
    assert!(
        words.starts_with(&format!("burgundy, 2 players, after 40 of {} moves\n", journal.len()))
    );
    assert!(words.contains("(Anna)") && words.contains("depot 7:"));
    let hash = format!("hash {:016x}", Burgundy::hash(&journal.at(40)));
    assert!(words.contains(&hash));
    let seen = fine(&["state", &name, "--at", "40", "--seat", "1"]);
    assert!(!seen.contains("hash") && !seen.contains("some-secret"));
    let full = json(&fine(&["state", &name, "--json"]));
    assert_eq!(
        (full["state"]["stage"].as_str(), full["state"]["goods"].as_array().unwrap().len()),
        (Some("over"), 42)
    );
    let seen = json(&fine(&["state", &name, "--json", "--seat", "0"]));
    assert_eq!(seen["state"]["looker"], serde_json::json!({"seat": 0}));
    assert_eq!(run(&["state", &name, "--seat", "2"]).code, 2);
}

#[test]
fn four_play_in_teams_and_the_records_of_it_read_back() {
    let fresh = json(&fine(&["new", "--team", "--boards", "20", "--seed", "n7"]));
    assert_eq!(fresh["options"]["teams"], true);
    assert_eq!(fresh["options"]["boards"], serde_json::json!([20, 20, 20, 20]));
    assert_eq!(fresh["options"]["castles"], "open");
    let modules = "extra-tiles,white-castles,inns,trade-routes,shields";
    let game = ["play", "--team", "--modules", modules, "--seed", "n7"];
    let played = fine(&game);
    let name = file("team.json", &played);
    let text = fine(&["convert", &name, "--to", "text"]);
    assert!(text.contains(" shelve "), "nobody was asked for a key field");
    assert_eq!(read_game(&text).unwrap().0, read_game(&played).unwrap().0);
    let link = file("team.txt", fine(&["convert", &name, "--to", "link"]));
    assert_eq!(fine(&["convert", &link, "--to", "text"]), text);
    let words = fine(&["state", &name]);
    assert!(words.contains("team A: ") && words.contains("team B: "), "{words}");
    let full = json(&fine(&["state", &name, "--json"]));
    let halves = full["state"]["right_halves"].as_array().unwrap();
    assert_eq!((halves.len(), halves[1].as_array().unwrap().len() <= 36), (2, true));
    for row in full["standings"].as_array().unwrap() {
        let partners = full["sheets"].as_array().unwrap().iter();
        let team = partners.filter(|sheet| {
            sheet["seat"].as_u64().unwrap() % 2 == row["seat"].as_u64().unwrap() % 2
        });
        let sum: i64 = team.map(|sheet| sheet["total"].as_i64().unwrap()).sum();
        assert_eq!(Some(sum), row["points"].as_i64());
    }
    let posts = run(&["new", "--team", "--modules", "border-posts"]);
    assert_eq!(posts.code, 2);
    assert!(posts.err.contains("border posts need boards 11a to 11f"), "{}", posts.err);
    let three = run(&["new", "--team", "--players", "3"]);
    assert!(three.err.contains("the team game is played by four, not 3"), "{}", three.err);
    let board = run(&["new", "--team", "--boards", "1"]);
    assert!(board.err.contains("12a or 12b"), "{}", board.err);
    let castles = run(&["new", "--team", "--castles", "hidden"]);
    assert!(castles.err.contains("each team chooses on board 12b"), "{}", castles.err);
}

#[test]
fn the_setup_alone_can_be_taken_from_a_game() {
    let game = file("setup.json", fine(&["play", "--seed", "n6", "--moves", "9"]));
    let setup = fine(&["convert", &game, "--to", "setup"]);
    assert!(setup.starts_with("burgundy.s1.") && setup.lines().count() == 1);
    assert_eq!(setup, fine(&["new", "--seed", "n6", "--to", "setup"]));
}

#[test]
fn moves_that_were_taken_back_stay_in_json_and_links_and_are_told_when_left_out() {
    let (mut journal, _) = read_game(&fine(&["play", "--seed", "n8", "--moves", "12"])).unwrap();
    journal.undo();
    journal.undo();
    let link = principality::engine::link::game_link(&journal).unwrap();
    let name = file("taken-back.link", &link);
    let record = fine(&["convert", &name, "--to", "json"]);
    assert_eq!(json(&record)["taken_back"], 2);
    let back = run_with(&["convert", "-", "--to", "link"], record.as_bytes());
    assert_eq!(back.out.trim_end(), link);
    let text = run(&["convert", &name, "--to", "text"]);
    assert_eq!(text.code, 0);
    assert!(text.err.contains("2 moves that were taken back are left out"), "{}", text.err);
    assert_eq!(read_game(&text.out).unwrap().0, journal.branch_at(10));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let name = file("pipe.json", fine(&["play", "--seed", "n9", "--moves", "5"]));
    for words in
        [&["state", &name, "--json"][..], &["legal", &name], &["--help"], &["new"], &["protocol"]]
    {
        let mut child = begin(words);
        drop(child.stdout.take());
        if let Some(mut input) = child.stdin.take() {
            // The program may have ended already.
            let _ =
                std::io::Write::write_all(&mut input, b"{\"do\":\"hello\"}\n{\"do\":\"hello\"}\n");
        }
        let output = child.wait_with_output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), told.as_str()), (Some(0), ""), "{words:?}");
    }
}

#[test]
fn output_that_can_t_be_written_is_told() {
    let ran = run(&["new", "--out", "/no/such/folder/game.json"]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.contains("/no/such/folder/game.json: no such file or directory"),
        "{}",
        ran.err
    );
}
