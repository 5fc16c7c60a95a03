//! Games that were written down by earlier versions, one folder for each format and rules version, opened for ever.
//!
//! Nothing here is written anew: a folder that fails needs a reader or a migration, not other files. A version that is
//! released gets a folder of its own (see `docs/record.md`).

#[cfg(test)]
mod frozen {
    use principality::cli::source::{Form, read_game};
    use principality::engine::codec::{LinkError, open};
    use principality::engine::game::Game;
    use principality::engine::journal::Journal;
    use principality::engine::json::{RecordFault, read_json};
    use principality::engine::record::{Fault, read_record};
    use principality::engine::seat::Seat;
    use principality::games::burgundy::Burgundy;
    use std::path::{Path, PathBuf};

    /// The folders by the rules version that their games were played by.
    const FOLDERS: [(&str, u16); 1] = [("format1-rules1", 1)];

    fn folder(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen").join(name)
    }

    fn text(folder: &Path, name: &str) -> String {
        let file = folder.join(name);
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    }

    /// A game in one line, as the folder's list tells it.
    fn told(name: &str, journal: &Journal<Burgundy>) -> String {
        let state = journal.state();
        let points: Vec<String> =
            state.seats().map(|seat| state.estate(seat).total().to_string()).collect();
        format!(
            "{name} {} {} {} {:016x} {}",
            journal.setup().seed().as_str(),
            journal.position(),
            journal.len(),
            Burgundy::hash(state),
            points.join(" ")
        )
    }

    fn opened(folder: &Path, file: &str, form: Form) -> Journal<Burgundy> {
        let read = read_game(&text(folder, file));
        let (journal, found) = read.unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(found, form, "{file}");
        journal
    }

    #[test]
    fn every_version_has_its_folder() {
        assert!(FOLDERS.iter().any(|(_, rules)| *rules == Burgundy::RULES_VERSION));
        let entries = std::fs::read_dir(folder("")).unwrap();
        assert_eq!(entries.count(), FOLDERS.len(), "each folder is named in FOLDERS");
    }

    #[test]
    fn every_form_of_every_frozen_game_opens_as_the_same_game() {
        for (name, _) in FOLDERS {
            let folder = folder(name);
            let list = text(&folder, "list.txt");
            let mut files = 1;
            for line in list.lines() {
                let game = line.split(' ').next().unwrap_or_default();
                let json = opened(&folder, &format!("{game}.json"), Form::Json);
                let link = opened(&folder, &format!("{game}.link"), Form::Link);
                assert_eq!(told(game, &json), line);
                assert_eq!(link, json, "{game}");
                // A text record holds no moves that were taken back.
                let record = opened(&folder, &format!("{game}.txt"), Form::Text);
                assert_eq!(record, json.branch_at(json.position()), "{game}");
                let setup = opened(&folder, &format!("{game}.setup"), Form::Setup);
                assert_eq!((setup.setup(), setup.len()), (json.setup(), 0), "{game}");
                files += 4;
                for saved in ["save", "game"].map(|ending| format!("{game}.{ending}")) {
                    if folder.join(&saved).is_file() {
                        assert_eq!(opened(&folder, &saved, Form::Link), json);
                        files += 1;
                    }
                }
            }
            assert!(list.lines().count() >= 8);
            assert_eq!(
                std::fs::read_dir(&folder).unwrap().count(),
                files,
                "{name}: all are opened"
            );
        }
    }

    #[test]
    fn the_first_version_froze_names_computers_taken_back_moves_and_secrets() {
        let folder = folder("format1-rules1");
        let game = opened(&folder, "halfway.json", Form::Json);
        let roster = game.setup().roster();
        assert_eq!((roster.name(Seat(2)), roster.computer(Seat(1))), ("Çelik", Some(3)));
        assert_eq!((game.position(), game.len()), (86, 90));
        let secret = opened(&folder, "secret.json", Form::Json);
        assert_eq!(Burgundy::deciders(secret.state()).iter().count(), 1, "two have chosen unseen");
    }

    #[test]
    fn what_the_page_kept_opens_in_it() {
        use principality::web::library::entry::{Found, found};
        let folder = folder("format1-rules1");
        for (file, title) in [("halfway.save", ""), ("halfway.game", "Freitag: bei Çelik")] {
            let Ok(Found::Games(games)) = found(&text(&folder, file)) else { panic!("{file}") };
            let [entry] = games.as_slice() else { panic!("{file} holds one game") };
            let session = entry.open().unwrap();
            assert_eq!((session.colours, session.journal.len()), ([2, 0, 1, 3], 90), "{file}");
            assert_eq!(entry.title, title);
        }
    }

    #[test]
    fn what_is_newer_says_which_version_it_needs() {
        let folder = folder("format1-rules1");
        let link = text(&folder, "halfway.link").replace(".g1.", ".g7.");
        assert_eq!(open::<Burgundy>(&link).err(), Some(LinkError::NewerFormat(7)));
        assert!(LinkError::<core::fmt::Error>::NewerFormat(7).to_string().contains("format 7"));
        let record = text(&folder, "secret.txt").replacen("record 1", "record 7", 1);
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
}
