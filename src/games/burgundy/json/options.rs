//! Options by their names.

use crate::engine::json::fields::should;
use crate::engine::json::{Fields, Misfit, Problem};
use crate::engine::seat::MAX_SEATS;
use crate::engine::total::At;
use crate::games::burgundy::Options;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{
    Boards, Castles, Edition, MARKER, OptionsError, TEAM_PLAYERS, Way,
};
use serde_json::{Value, json};

const CASTLES: [(&str, Castles); 4] = [
    ("centre", Castles::Centre),
    ("open", Castles::Open),
    ("hidden", Castles::Hidden),
    ("drawn", Castles::Drawn),
];

const WAYS: [(&str, Way); 6] = [
    ("basic", Way::Basic),
    ("advanced", Way::Advanced),
    ("random", Way::Random),
    ("free", Way::Free),
    ("expert-open", Way::ExpertOpen),
    ("expert-hidden", Way::ExpertHidden),
];

/// Players, edition, boards, castles, and modules where there are any.
pub fn write(options: &Options) -> Value {
    let castles = CASTLES.iter().find(|(_, castles)| *castles == options.castles());
    let boards = match options.boards() {
        Boards::Fixed(boards) => {
            let boards = boards.into_iter().take(usize::from(options.players()));
            boards.map(|board| board.0).collect::<Vec<_>>().into()
        }
        Boards::Drawn => Value::from("drawn"),
        Boards::OneOrDrawn => Value::from("one-or-drawn"),
    };
    let mut written = json!({
        "players": options.players(),
        "edition": match options.edition() { Edition::E2019 => 2019, Edition::E2011 => 2011 },
        "boards": boards,
        "castles": castles.map_or("centre", |(name, _)| name),
    });
    if let (Some(marker), Some(written)) = (options.marker(), written.as_object_mut()) {
        written.insert("marker".to_owned(), marker.into());
    }
    if let (true, Some(written)) = (options.is_team_game(), written.as_object_mut()) {
        written.insert("teams".to_owned(), true.into());
    }
    let modules: Vec<&str> = options.modules().iter().map(Module::key).collect();
    if let (false, Some(written)) = (modules.is_empty(), written.as_object_mut()) {
        written.insert("modules".to_owned(), modules.into());
    }
    written
}

/// Reads options: boards and castles one by one, or a way to begin by its name. What is left out is
/// as the rulebook begins: the edition of 2019, board 1 for everybody, castles in the middle, no modules.
pub fn read(value: &Value) -> Result<Options, Misfit> {
    let fields = Fields::of(value)?;
    fields
        .only(&["players", "edition", "way", "boards", "castles", "modules", "marker", "teams"])?;
    let players = fields.number("players", 1..=4)? as u8;
    let edition = match fields.get("edition").map(Value::as_u64) {
        None | Some(Some(2019)) => Edition::E2019,
        Some(Some(2011)) => Edition::E2011,
        Some(_) => return Err(should("edition", "2019 or 2011")),
    };
    let teams = match fields.get("teams").map(Value::as_bool) {
        None => false,
        Some(Some(teams)) => teams,
        Some(None) => return Err(should("teams", "true or false")),
    };
    let (boards, castles) = beginning(&fields, players)?;
    let modules = modules(&fields)?;
    let options = if teams {
        team_options(&fields, players, edition, (boards, castles), modules)
    } else if players == 1 {
        let marker =
            if fields.has("marker") { fields.number("marker", 0..=255)? } else { MARKER.into() };
        let board = match boards {
            Boards::Fixed(boards) => boards.at(0),
            _ => BoardId(0),
        };
        Options::alone(edition, board, castles, modules, marker as u8)
    } else if fields.has("marker") {
        return Err(refused("marker", "only the solo game has a marker"));
    } else {
        Options::with_modules(players, edition, boards, castles, modules)
    };
    options.map_err(|error| refused("", &error.to_string()))
}

fn refused(field: &str, why: &str) -> Misfit {
    Misfit::new(field, Problem::Refused(why.to_owned()))
}

/// How players come to their boards and castles: by the name of a way, or one by one.
fn beginning(fields: &Fields<'_>, players: u8) -> Result<(Boards, Castles), Misfit> {
    let listed = if fields.has("boards") { Some(boards(fields, players)?) } else { None };
    let Some(way) = fields.get("way") else {
        let castles = fields.get("castles").map(|value| named("castles", value, &CASTLES));
        let boards = listed.unwrap_or(Boards::Fixed([BoardId(1); MAX_SEATS]));
        return Ok((boards, castles.transpose()?.unwrap_or(Castles::Centre)));
    };
    let way = named("way", way, &WAYS)?;
    let fixed = match (way, listed) {
        (Way::Free, Some(Boards::Fixed(boards))) => boards,
        (_, None) => [BoardId(1); MAX_SEATS],
        _ => return Err(refused("boards", "only the way \"free\" goes with a list of boards")),
    };
    if fields.has("castles") {
        return Err(refused("castles", "a way to begin settles the castles"));
    }
    Ok(way.choices(fixed))
}

/// Teams play on one double board; what is said of boards and castles must fit it.
fn team_options(
    fields: &Fields<'_>,
    players: u8,
    edition: Edition,
    (boards, castles): (Boards, Castles),
    modules: Modules,
) -> Result<Options, OptionsError> {
    let board = match (fields.has("boards"), boards) {
        (false, _) => BoardId::all_double().next().unwrap_or_default(),
        (true, Boards::Fixed(fixed)) if fixed.iter().all(|board| *board == fixed.at(0)) => {
            fixed.at(0)
        }
        _ => BoardId(0),
    };
    let options = Options::teams(edition, board, modules)?;
    if players != TEAM_PLAYERS {
        return Err(OptionsError::TeamPlayers(players));
    }
    let said = fields.has("way") || fields.has("castles");
    let same = !fields.has("way") && options.castles() == castles;
    if said && !same { Err(OptionsError::TeamCastle) } else { Ok(options) }
}

fn modules(fields: &Fields<'_>) -> Result<Modules, Misfit> {
    if !fields.has("modules") {
        return Ok(Modules::NONE);
    }
    let known: Vec<(&str, Module)> = Module::ALL.map(|module| (module.key(), module)).to_vec();
    fields.list("modules")?.iter().map(|name| named("modules", name, &known)).collect()
}

fn named<T: Copy>(field: &str, value: &Value, known: &[(&str, T)]) -> Result<T, Misfit> {
    let found = known.iter().find(|(name, _)| value.as_str() == Some(name));
    found.map(|(_, known)| *known).ok_or_else(|| {
        let names: Vec<String> = known.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        should(field, &format!("one of {}", names.join(", ")))
    })
}

fn boards(fields: &Fields<'_>, players: u8) -> Result<Boards, Misfit> {
    let wanted =
        || should("boards", "\"drawn\", \"one-or-drawn\" or a board's number for each player");
    match fields.get("boards") {
        Some(Value::String(text)) if text == "drawn" => Ok(Boards::Drawn),
        Some(Value::String(text)) if text == "one-or-drawn" => Ok(Boards::OneOrDrawn),
        Some(Value::Array(list)) if list.len() == usize::from(players) => {
            let mut boards = [BoardId(0); MAX_SEATS];
            for (seat, number) in list.iter().enumerate() {
                let number = number.as_u64().and_then(|number| u8::try_from(number).ok());
                boards.set(seat, BoardId(number.ok_or_else(wanted)?));
            }
            Ok(Boards::Fixed(boards))
        }
        _ => Err(wanted()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_read_back() {
        for (_, way) in WAYS {
            for edition in [Edition::E2019, Edition::E2011] {
                for players in 2..=4 {
                    let (boards, castles) = way.choices([3, 3, 5, 9].map(BoardId));
                    let options = Options::new(players, edition, boards, castles).unwrap();
                    assert_eq!(read(&write(&options)), Ok(options));
                }
            }
        }
    }

    #[test]
    fn modules_are_named() {
        let modules = json!(["extra-tiles", "shields"]);
        let value = json!({"players": 3, "way": "random", "modules": modules.clone()});
        let options = read(&value).unwrap();
        assert!(
            options.modules().has(Module::Shields) && options.modules().has(Module::ExtraTiles)
        );
        assert_eq!(write(&options)["modules"], modules);
        let base = read(&json!({"players": 3, "modules": []})).unwrap();
        assert_eq!(base, Options::basic(3).unwrap());
        assert!(write(&base).get("modules").is_none());
        let posts = read(&json!({"players": 2, "modules": ["border-posts"]})).unwrap_err();
        assert!(posts.to_string().starts_with("border posts need boards 11a to 11f"), "{posts}");
        assert!(read(&json!({"players": 2, "modules": ["casino"]})).is_err());
    }

    #[test]
    fn a_way_says_boards_and_castles() {
        let way = |value: Value| read(&value).map(|options| (options.boards(), options.castles()));
        assert_eq!(
            way(json!({"players": 2, "way": "random"})),
            Ok((Boards::Drawn, Castles::Drawn))
        );
        assert_eq!(
            way(json!({"players": 2, "way": "free", "boards": [3, 4]})),
            Ok((Boards::Fixed([3, 4, 0, 0].map(BoardId)), Castles::Open))
        );
        assert_eq!(read(&json!({"players": 3})), Ok(Options::basic(3).unwrap()));
    }

    #[test]
    fn options_that_do_not_fit_say_why() {
        for (value, told) in [
            (json!({}), "players: this field is missing"),
            (json!({"players": 5}), "players: this should be a whole number from 1 to 4"),
            (json!({"players": 2, "edition": 2020}), "edition: this should be 2019 or 2011"),
            (json!({"players": 2, "board": [1]}), "board: there is no field of this name here"),
            (
                json!({"players": 2, "boards": [1, 99]}),
                "today's board 99 is not in this edition's box; choose another board or edition",
            ),
            (
                json!({"players": 2, "way": "random", "boards": [1, 2]}),
                "boards: only the way \"free\" goes with a list of boards",
            ),
            (
                json!({"players": 2, "way": "free", "castles": "open"}),
                "castles: a way to begin settles the castles",
            ),
        ] {
            assert_eq!(read(&value).unwrap_err().to_string(), told, "{value}");
        }
    }
}
