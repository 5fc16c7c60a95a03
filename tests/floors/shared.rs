//! Style sheets, wording and manifest that all games share: they name and dress no single game.

use super::{code, games, place, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A style sheet without its comments.
fn without_comments(sheet: &str) -> String {
    let mut plain = String::new();
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain + rest
}

/// The selectors of a style sheet, one each.
fn selectors(sheet: &str) -> Vec<String> {
    let plain = without_comments(sheet);
    let heads = plain.split(['{', '}', ';']).zip(plain.matches(['{', '}', ';']));
    let heads = heads.filter(|(head, end)| *end == "{" && !head.trim().starts_with('@'));
    // Commas within parentheses don't separate selectors.
    let mut deep = 0_usize;
    let mut parts = |c: char| {
        deep = if c == '(' { deep + 1 } else { deep - usize::from(c == ')' && deep > 0) };
        c == ',' && deep == 0
    };
    heads
        .flat_map(|(head, _)| head.split(&mut parts).map(str::to_owned).collect::<Vec<_>>())
        .map(|one| one.trim().to_owned())
        // The steps of an animation are not selectors of elements.
        .filter(|one| !one.ends_with('%') && !["from", "to"].contains(&one.as_str()))
        .collect()
}

/// The classes that a selector names.
fn classes(selector: &str) -> BTreeSet<String> {
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_alphanumeric() || "-_".contains(*c)).collect::<String>()
    };
    selector.split('.').skip(1).map(name).filter(|name| !name.is_empty()).collect()
}

/// Every selector of a game's style sheet names a class of that game, so that panels, bars and pages shared by
/// all games look the same in each.
#[test]
fn styles_of_a_game_leave_alone_what_all_share() {
    let read = |name: &str| fs::read_to_string(format!("static/css/{name}.css")).unwrap();
    let shared: BTreeSet<String> = ["base", "table", "pages", "players", "score", "home"]
        .iter()
        .flat_map(|name| selectors(&read(name)))
        .flat_map(|selector| classes(&selector))
        .collect();
    for game in games() {
        for selector in selectors(&read(&game)) {
            let named = classes(&selector);
            let of_game = named.contains(&format!("w-{game}"));
            let variables = [":root", ".dark"].contains(&selector.as_str());
            let by_kind = selector.starts_with("path.") || selector.starts_with("rect.");
            assert!(
                variables
                    || by_kind
                    || of_game
                    || named.iter().any(|class| !shared.contains(class)),
                "css/{game}.css dresses {selector:?} everywhere: name a class of the game before it"
            );
        }
    }
    assert_eq!(selectors("/* .x{} */.a .b{c:d}@media (e){.f,.g{h:i}}").len(), 3);
    assert_eq!(selectors("@keyframes a{from{b:c}50%,to{b:d}}.e{f:g}"), [".e"]);
}

/// The words of a text, as class names are spelt.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !(c.is_alphanumeric() || "-_".contains(c))).map(str::to_owned)
}

/// The words in texts of the code of `src/web` and in its symbols, by the game that they belong to; `None` for those of
/// shared rooms.
fn words_of_rooms() -> BTreeMap<Option<String>, BTreeSet<String>> {
    let games = games();
    let mut found: BTreeMap<Option<String>, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in sources("web") {
        let room = games.iter().find(|game| place(&path).contains(game)).cloned();
        let texts = code(&text).flat_map(|(_, line)| line.split('"').skip(1).step_by(2));
        found.entry(room).or_default().extend(texts.flat_map(words));
    }
    let own = games.iter().map(|game| (Some(game.clone()), format!("symbols/{game}.svg")));
    for (room, file) in own.chain([(None, "symbols/pieces.svg".into()), (None, "icons.svg".into())])
    {
        let drawings = fs::read_to_string(Path::new("static").join(file)).unwrap();
        found.entry(room).or_default().extend(words(&drawings));
    }
    found
}

/// A style sheet that every game downloads names no class that one game alone draws: its look lies in
/// `css/<game>.css`. Accents are an exception: the home page needs those of all games at once.
#[test]
fn shared_style_sheets_dress_no_single_game() {
    let (games, words) = (games(), words_of_rooms());
    let is_drawn = |room: &Option<String>, class: &str| words[room].contains(class);
    let (mut seen, mut faults) = (0, Vec::new());
    for entry in fs::read_dir("static/css").unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if games.contains(&name) {
            continue;
        }
        for selector in selectors(&fs::read_to_string(&path).unwrap()) {
            let of_accents = |class: &String| name == "home" && class.starts_with("w-");
            for class in classes(&selector).iter().filter(|class| !of_accents(class)) {
                // The home page counts its games: `n4`.
                let counts = name == "home" && class.trim_end_matches(char::is_numeric) == "n";
                let drawing = games.iter().filter(|game| is_drawn(&Some((*game).clone()), class));
                let drawing: Vec<&String> = drawing.collect();
                if !counts && drawing.len() == 1 && !is_drawn(&None, class) {
                    let alone = &drawing[0];
                    faults.push(format!("css/{name}.css: {selector:?}, {class}: {alone} alone"));
                }
                seen += 1;
            }
        }
    }
    assert!(faults.is_empty(), "belong into the sheet of their game:\n{}", faults.join("\n"));
    assert!(seen > 500, "{seen} classes");
    assert!(is_drawn(&None, "urow") && is_drawn(&Some("burgundy".into()), "tilelist"));
}

/// The bodies of a style sheet's rules whose selectors have a class that begins so.
fn bodies(sheet: &str, class: &str) -> Vec<String> {
    let plain = without_comments(sheet);
    let rules = plain.split('}').filter_map(|rule| rule.rsplit_once('{'));
    let meant = rules.filter(|(head, _)| classes(head).iter().any(|name| name.starts_with(class)));
    meant.map(|(_, body)| body.to_owned()).collect()
}

/// Nothing but an accent: the page's policy forbids styles in its document, and the home page has all games' accents before
/// a game's own sheet is there.
#[test]
fn the_home_page_gives_a_game_its_accent_alone() {
    let bodies = bodies(&fs::read_to_string("static/css/home.css").unwrap(), "w-");
    assert_eq!(bodies.len(), 2 * games().len(), "in light and in dark");
    let properties = bodies.iter().flat_map(|body| body.split(';')).map(str::trim);
    let others: Vec<&str> =
        properties.filter(|one| !one.is_empty() && !one.starts_with("--accent")).collect();
    assert!(others.is_empty(), "{others:?}");
}

/// Every class of symbols is dressed by a sheet that comes with them: icons by `base.css`, pieces of several games by a
/// shared sheet, a game's own by those or its own.
#[test]
fn symbols_are_dressed_where_they_are_drawn() {
    let dressed = |sheets: &[&str]| -> BTreeSet<String> {
        let read = |name| fs::read_to_string(format!("static/css/{name}.css")).unwrap();
        let all = sheets.iter().flat_map(|name| selectors(&read(name)));
        all.flat_map(|selector| classes(&selector)).collect()
    };
    let shared = ["base", "art", "table", "score", "pages", "before", "feel"];
    let sets =
        [("icons.svg".to_owned(), vec!["base"]), ("symbols/pieces.svg".to_owned(), shared.into())];
    let games = games();
    let own = games.iter().map(|game| {
        (format!("symbols/{game}.svg"), shared.into_iter().chain([game.as_str()]).collect())
    });
    for (file, sheets) in sets.into_iter().chain(own) {
        let drawings = fs::read_to_string(Path::new("static").join(&file)).unwrap();
        let names = drawings.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let dressed = dressed(&sheets);
        for class in names.flat_map(str::split_whitespace).filter(|class| *class != "sprite") {
            assert!(dressed.contains(class), "{file}: nothing in {sheets:?} dresses {class}");
        }
    }
}

/// The variables in the ratios of lengths (`atan2`) of a style sheet.
fn in_ratios(sheet: &str) -> Vec<&str> {
    let ratios = sheet.split("atan2(").skip(1).filter_map(|rest| rest.split(';').next());
    let names = ratios.flat_map(|ratio| ratio.split("var(").skip(1));
    names.filter_map(|name| name.split([',', ')']).next()).collect()
}

/// Variables in ratios of lengths are declared as lengths: WebKit computes `atan2` of mixed units wrongly, so that
/// letters come out too large there. `--wide` and `--high` hold plain pixels.
#[test]
fn ratios_in_style_sheets_take_declared_lengths() {
    let sheets: Vec<String> = fs::read_dir("static/css")
        .unwrap()
        .map(|entry| without_comments(&fs::read_to_string(entry.unwrap().path()).unwrap()))
        .collect();
    let all = sheets.concat();
    let pixels = |name: &str| {
        let set = format!("{name}: ");
        let mut values = all.split(&set).skip(1).peekable();
        values.peek().is_some()
            && values.all(|value| {
                let value = value.split(';').next().unwrap_or_default();
                value.strip_suffix("px").is_some_and(|number| number.parse::<f32>().is_ok())
            })
    };
    for name in sheets.iter().flat_map(|sheet| in_ratios(sheet)) {
        let declared = all.contains(&format!("@property {name} {{"));
        assert!(declared || pixels(name), "{name} stands in a ratio: declare it by @property");
    }
    let ratio = "--k: max(tan(atan2(var(--high), var(--bh))), tan(atan2(9px, var(--w, 9px))));";
    assert_eq!(in_ratios(ratio), ["--high", "--bh", "--w"]);
}

/// The attributes that a turn changes on most places of a board, that a selector asks for.
fn codes_asked(selector: &str) -> Vec<&'static str> {
    ["data-s", "data-help", "aria-label"]
        .into_iter()
        .filter(|name| {
            selector.split(['[', ']', '=', '~', '^', '$', '*', '|']).any(|part| part == *name)
        })
        .collect()
}

/// No style asks for what places are called: the browser would style every place anew whose code changes, half a board
/// when another estate is shown.
#[test]
fn styles_ask_for_no_code_of_a_place() {
    for entry in fs::read_dir("static/css").unwrap() {
        let path = entry.unwrap().path();
        for selector in selectors(&fs::read_to_string(&path).unwrap()) {
            let asked = codes_asked(&selector);
            assert!(asked.is_empty(), "{}: {selector:?} asks {asked:?}", path.display());
        }
    }
    assert_eq!(codes_asked(".asking [data-s], b[data-help='x']"), ["data-s", "data-help"]);
    assert!(codes_asked(".data-s [data-side='left']").is_empty());
}

/// The games' names in all languages, as the catalogues hold them.
fn titles() -> Vec<String> {
    let catalogues = ["en", "de"].map(|code| format!("static/locales/{code}/games.ftl"));
    let texts = catalogues.map(|path| fs::read_to_string(path).unwrap());
    let title = |game: &String, text: &String| {
        let key = format!("game-{game} = ");
        text.lines().find_map(|line| line.strip_prefix(&key)).unwrap().to_owned()
    };
    let games = games();
    texts.iter().flat_map(|text| games.iter().map(move |game| title(game, text))).collect()
}

/// Names of a game within a sentence: a title, a long word of one, or "the dice game".
fn naming() -> BTreeSet<String> {
    let titles = titles();
    let words = titles.iter().flat_map(|title| title.split([' ', ':']));
    let words = words.filter(|word| {
        word.chars().count() >= 5 && word.starts_with(|first: char| first.is_uppercase())
    });
    let by_folder = games().into_iter().map(|game| format!("{game} game"));
    words.map(str::to_owned).chain(titles.iter().cloned()).chain(by_folder).collect()
}

/// Tests in the browser read the list of games from the registry by its lines (`tests/e2e/lib/games.mjs`), and what is a
/// game's own from its folder.
#[test]
fn tests_in_the_browser_find_every_game() {
    let registry = fs::read_to_string("src/games/registry.rs").unwrap();
    let entries = registry.split("$crate::games::").skip(1);
    let entered: Vec<&str> = entries.filter_map(|entry| entry.split("::").next()).collect();
    let found: BTreeSet<String> = entered.iter().map(|&game| game.to_owned()).collect();
    assert_eq!(found, games().into_iter().collect());
    assert_eq!(found.len(), entered.len(), "{entered:?}");
    for game in games() {
        let own = fs::read_to_string(format!("tests/e2e/{game}/game.mjs")).unwrap();
        for name in ["TABLES", "END", "LAST", "SEARCHED", "RULED", "ON_PHONE", "QUICK"] {
            assert!(own.contains(&format!("export const {name} = ")), "{game}: {name}");
        }
    }
}

/// Wording on shared pages holds for every game; only the catalogues hold the games' names.
#[test]
fn shared_words_and_the_manifest_name_no_single_game() {
    let shared = ["en", "de"].into_iter().flat_map(|code| {
        let files = fs::read_dir(format!("static/locales/{code}")).unwrap();
        files.map(|file| file.unwrap().path()).filter(|path| {
            path.is_file() && path.file_name().is_none_or(|name| name != "games.ftl")
        })
    });
    let scripts = fs::read_dir("static/js").unwrap().map(|file| file.unwrap().path());
    let others = ["static/manifest.webmanifest", "index.html"].map(PathBuf::from);
    let files: Vec<PathBuf> = shared.chain(scripts).chain(others).collect();
    assert!(files.len() > 12, "{files:?}");
    let naming = naming();
    assert!(naming.len() > games().len(), "{naming:?}");
    for path in files {
        for line in fs::read_to_string(&path).unwrap().lines() {
            let named: Vec<&String> =
                naming.iter().filter(|name| line.contains(name.as_str())).collect();
            assert!(named.is_empty(), "{}: {named:?} in {line:?}", path.display());
        }
    }
}

/// Without it, a manifest's `id` is its `start_url`; given explicitly, it would be relative to the host's root,
/// the same for a page at any path.
#[test]
fn the_manifest_is_that_of_its_folder_and_counts_the_games() {
    let text = fs::read_to_string("static/manifest.webmanifest").unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(manifest.get("id").is_none());
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&"./".into(), &"./".into()));
    let number = ["no", "one", "two", "three", "four", "five", "six", "seven"][games().len()];
    let description = manifest["description"].as_str().unwrap();
    assert!(description.contains(&format!("{number} board games")), "{description}");
}
