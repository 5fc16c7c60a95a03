//! Games written by earlier versions, which must open for ever: a folder for each game, and in it one for each
//! pair of format and rules versions.
//!
//! A folder is written once, when its versions are released, by
//! `cargo test --no-default-features --features cli --test frozen -- --ignored`, and never again: a folder that
//! fails needs a reader or a migration, not other files (see `docs/record.md`).

#[cfg(test)]
mod frozen {
    use principality::cli::form::Content;
    use principality::cli::games::Games;
    use principality::cli::protocol::session::Session;
    use principality::cli::source::open_game;
    use principality::engine::game::Game;
    use principality::engine::link::{LinkError, challenge_link, open, read_challenge, table_of};
    use principality::engine::record::json::{RecordFault, read_json};
    use principality::engine::record::text::{Fault, read_record};
    use principality::engine::seat::Seat;
    use principality::games::burgundy::Burgundy;
    use serde_json::{Value, json};
    use std::path::{Path, PathBuf};

    /// The current format of links and records.
    const FORMAT: u16 = 1;
    /// The forms of a game, which are also its files' extensions.
    const FORMS: [&str; 4] = ["json", "link", "text", "setup"];

    fn frozen() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen")
    }

    /// The folder of the current versions of a game.
    fn today(game: &str, rules: u16) -> PathBuf {
        frozen().join(game).join(format!("format{FORMAT}-rules{rules}"))
    }

    fn text(folder: &Path, name: &str) -> String {
        let file = folder.join(name);
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    }

    fn folders(of: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(of).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| path.is_dir()).collect()
    }

    fn get(session: &mut Session, request: Value) -> Value {
        let answer = session.answer(request.to_string().as_bytes());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// The game of a session in one form, as in a file.
    fn written(session: &mut Session, form: &str) -> String {
        let link = get(session, json!({"do": "record", "form": "link"}))["record"].clone();
        let (game, _) =
            open_game(Games::ALL, Content::of(link.as_str().unwrap()).unwrap()).unwrap();
        game.write(form.parse().unwrap()).unwrap()
    }

    /// A game's line in the folder's list: name, seed, moves, moves including undone ones, hash, points.
    fn told(name: &str, session: &mut Session, opened: &Value) -> String {
        let hash = get(session, json!({"do": "hash"}))["hash"].clone();
        let sheets = get(session, json!({"do": "state"}))["sheets"].clone();
        let points: Vec<String> =
            sheets.as_array().unwrap().iter().map(|sheet| sheet["total"].to_string()).collect();
        let (seed, hash) = (opened["seed"].as_str().unwrap(), hash.as_str().unwrap());
        let (at, moves) = (&opened["at"], &opened["moves"]);
        format!("{name} {seed} {at} {moves} {hash} {}", points.join(" "))
    }

    fn opened(folder: &Path, file: &str) -> (Session, Value) {
        let mut session = Session::default();
        let answer = get(&mut session, json!({"do": "open", "text": text(folder, file)}));
        (session, answer)
    }

    #[test]
    fn every_game_has_a_folder_for_its_versions() {
        let known: Vec<&str> = Games::ALL.0.iter().map(|game| game.info.name).collect();
        for game in Games::ALL.0 {
            let folder = today(game.info.name, game.info.rules);
            assert!(folder.join("list.txt").is_file(), "{} is missing", folder.display());
        }
        for folder in folders(&frozen()) {
            let name = folder.file_name().unwrap().to_str().unwrap();
            assert!(known.contains(&name), "{name} is no game any more");
        }
    }

    #[test]
    fn every_form_of_every_frozen_game_opens_as_the_same_game() {
        for folder in folders(&frozen()).iter().flat_map(|game| folders(game)) {
            let list = text(&folder, "list.txt");
            for line in list.lines() {
                let game = line.split(' ').next().unwrap_or_default();
                let (mut json, told_first) = opened(&folder, &format!("{game}.json"));
                assert_eq!(told(game, &mut json, &told_first), line);
                for form in FORMS {
                    let (mut session, answer) = opened(&folder, &format!("{game}.{form}"));
                    let moves = match form {
                        "setup" => &json!(0),
                        "text" => &told_first["at"],
                        _ => &told_first["moves"],
                    };
                    assert_eq!(&answer["moves"], moves, "{game}.{form}");
                    let (same, own) = (written(&mut json, form), written(&mut session, form));
                    assert_eq!(own, same, "{game}.{form} tells another game");
                    let file = text(&folder, &format!("{game}.{form}"));
                    assert_eq!(own, file, "{game}.{form} is written otherwise today");
                }
            }
            assert!(list.lines().count() >= 2, "{}", folder.display());
            let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
            let games = files.filter(|file| {
                let of_page = file.extension().is_some_and(|ending| ending == "game");
                let challenge = file.file_stem().is_some_and(|name| name == "challenge");
                !(of_page || challenge)
            });
            assert_eq!(games.count(), 1 + 4 * list.lines().count(), "{}", folder.display());
        }
    }

    /// The contents of a challenge, as in the file beside its link.
    fn told_challenge(link: &str) -> Value {
        let (table, rival) = read_challenge(link).unwrap();
        json!({
            "game": table.game.as_str(), "rules": table.rules, "seat": rival.seat.0, "points": rival.points,
            "turns": rival.turns, "name": rival.name.as_str(), "setup": table.link().unwrap(),
        })
    }

    #[test]
    fn every_frozen_challenge_says_the_same_and_its_table_can_be_played() {
        for folder in folders(&frozen()).iter().flat_map(|game| folders(game)) {
            let link = text(&folder, "challenge.link");
            let told: Value = serde_json::from_str(&text(&folder, "challenge.json")).unwrap();
            assert_eq!(told_challenge(&link), told, "{}", folder.display());
            let (table, rival) = read_challenge(&link).unwrap();
            let again = challenge_link(&table, rival.seat, rival.points, rival.turns).unwrap();
            assert_eq!(again, link.trim_end(), "it is written otherwise today");
            let mut session = Session::default();
            let answer = get(&mut session, json!({"do": "open", "text": told["setup"]}));
            assert_eq!(answer["moves"], 0, "its table is begun anew");
        }
    }

    #[test]
    fn names_computers_taken_back_moves_and_secrets_are_frozen() {
        for game in Games::ALL.0 {
            let folder = today(game.info.name, game.info.rules);
            let halfway: Value = serde_json::from_str(&text(&folder, "halfway.json")).unwrap();
            assert_eq!(halfway["players"][0], json!({"name": "Çelik", "computer": 3}));
            assert_eq!(halfway["taken_back"], 4);
        }
        let folder = today(Burgundy::NAME, Burgundy::RULES_VERSION);
        let (mut secret, answer) = opened(&folder, "secret.json");
        assert_eq!(answer["deciders"].as_array().unwrap().len(), 1, "two have chosen unseen");
        let view = get(&mut secret, json!({"do": "state", "seat": 2}))["state"].clone();
        let unseen = &view["known"]["hidden_castles"];
        assert!(unseen[2] != 0 && unseen[1] == 0, "{unseen}");
    }

    #[test]
    fn what_is_newer_says_which_version_it_needs() {
        let folder = today(Burgundy::NAME, Burgundy::RULES_VERSION);
        let link = text(&folder, "halfway.link").replace(".g1.", ".g7.");
        assert_eq!(open::<Burgundy>(&link).err(), Some(LinkError::NewerFormat(7)));
        assert!(LinkError::<core::fmt::Error>::NewerFormat(7).to_string().contains("format 7"));
        let record = text(&folder, "secret.text").replacen("record 1", "record 7", 1);
        let error = read_record::<Burgundy>(&record).unwrap_err();
        assert_eq!((error.line, error.fault), (1, Fault::Version(7)));
        assert!(error.to_string().contains("format 7"), "{error}");
        let json = text(&folder, "secret.json");
        let newer = json.replacen("\"version\": 1", "\"version\": 7", 1);
        assert_eq!(read_json::<Burgundy>(&newer), Err(RecordFault::Version(7)));
        let newer = json.replacen("\"rules\": 1", "\"rules\": 7", 1);
        let error = read_json::<Burgundy>(&newer).unwrap_err();
        assert_eq!(error, RecordFault::Rules { found: 7, known: Burgundy::RULES_VERSION });
        assert!(error.to_string().contains("rules 7"), "{error}");
    }

    /// A game with options of its own, in `own.json` of its folder.
    #[derive(serde::Deserialize)]
    struct Own {
        name: String,
        options: Value,
        /// Its number of moves; it is played to the end by default.
        #[serde(default = "whole")]
        moves: usize,
    }

    const fn whole() -> usize {
        usize::MAX
    }

    /// The games of this game only.
    fn own_games(game: &str) -> Vec<Own> {
        let file = frozen().join(game).join("own.json");
        let written = std::fs::read_to_string(file).unwrap_or_else(|_| "[]".to_owned());
        serde_json::from_str(&written).unwrap()
    }

    #[test]
    fn games_of_a_game_s_own_are_among_its_frozen_ones() {
        let mut found = 0;
        for game in Games::ALL.0 {
            let list = text(&today(game.info.name, game.info.rules), "list.txt");
            for own in own_games(game.info.name) {
                let is_there = list.lines().any(|line| line.split(' ').next() == Some(&*own.name));
                assert!(is_there, "{} of {}", own.name, game.info.name);
                found += 1;
            }
        }
        assert!(found > 3, "{found}");
    }

    fn play(game: &str, name: &str, options: &Value, moves: usize) -> Session {
        let mut session = Session::default();
        let players = json!([{"name": "Çelik", "computer": 3}]);
        let new = json!({
            "do": "new", "game": game, "options": options, "seed": format!("frozen-{name}"), "players": players,
        });
        let mut moment = get(&mut session, new);
        while moment["over"] == false && moment["at"].as_u64() < Some(moves as u64) {
            // The last deciding seat chooses first, so that secret choices are out of order.
            let seat = moment["deciders"].as_array().unwrap().last().unwrap()["seat"].clone();
            let chance = moment["at"].clone();
            let advice = get(
                &mut session,
                json!({"do": "advise", "seat": seat, "player": "random", "chance": chance}),
            );
            let apply = json!({"do": "apply", "seat": seat, "action": advice["actions"][0]});
            moment = get(&mut session, apply);
        }
        session
    }

    /// Writes the challenges of versions that have none yet: a person's result at the largest table, in every
    /// other game with points below zero.
    #[test]
    #[ignore = "writes the files that the other tests read"]
    fn write_challenges() {
        for (number, game) in (1..).zip(Games::ALL.0) {
            let (name, info) = (game.info.name, &game.info);
            let folder = today(name, info.rules);
            if folder.join("challenge.link").is_file() {
                continue;
            }
            let mut session = Session::default();
            let players = json!([{"name": "Çelik"}, {"computer": 3}]);
            let options = json!({"players": info.seats.end()});
            get(
                &mut session,
                json!({
                    "do": "new", "game": name, "options": options, "seed": "frozen-challenge", "players": players,
                }),
            );
            let table = table_of(&written(&mut session, "setup")).unwrap();
            let points = if number % 2 == 0 { -number } else { 100 * number };
            let link = challenge_link(&table, Seat(0), points, 7 * number as u16).unwrap();
            let told = serde_json::to_string_pretty(&told_challenge(&link)).unwrap();
            std::fs::write(folder.join("challenge.link"), link + "\n").unwrap();
            std::fs::write(folder.join("challenge.json"), told + "\n").unwrap();
        }
    }

    /// Writes one game in every form; returns its line of the list.
    fn write(folder: &Path, name: &str, session: &mut Session) -> String {
        for form in FORMS {
            std::fs::write(folder.join(format!("{name}.{form}")), written(session, form)).unwrap();
        }
        let (mut again, answer) = opened(folder, &format!("{name}.json"));
        told(name, &mut again, &answer) + "\n"
    }

    /// Rewrites the folders of the current versions. Only before a release: afterwards they are never changed.
    #[test]
    #[ignore = "writes the files that the other tests read"]
    fn write_anew() {
        for game in Games::ALL.0 {
            let (name, info) = (game.info.name, &game.info);
            let folder = today(name, info.rules);
            if folder.is_dir() {
                std::fs::remove_dir_all(&folder).unwrap();
            }
            std::fs::create_dir_all(&folder).unwrap();
            let mut list = String::new();
            let (least, most) = (*info.seats.start(), *info.seats.end());
            for players in [Some(least), (most != least).then_some(most)].into_iter().flatten() {
                let whole = format!("whole-{players}");
                let options = json!({ "players": players });
                list += &write(&folder, &whole, &mut play(name, &whole, &options, usize::MAX));
            }
            let mut halfway = play(name, "halfway", &json!({"players": info.seats.end()}), 30);
            get(&mut halfway, json!({"do": "undo", "moves": 4}));
            list += &write(&folder, "halfway", &mut halfway);
            for Own { name: own, options, moves } in own_games(name) {
                list += &write(&folder, &own, &mut play(name, &own, &options, moves));
            }
            std::fs::write(folder.join("list.txt"), list).unwrap();
            if name == Burgundy::NAME {
                let link = written(&mut halfway, "link");
                std::fs::write(folder.join("halfway.game"), KEPT.to_owned() + &link).unwrap();
            }
        }
    }

    /// A game as the page stores it, up to the link.
    const KEPT: &str = "principality game 1
id 00c0ffee00c0ffee
revision 30
saved 1795300000000
title Freitag: bei Çelik
from 0123456789abcdef 20
undo strict
colours 201345
at phase=1 round=2
player 0 Çelik
player 0
player 0
player 0
game ";
}
