//! Names of players who have given none.

use super::Words;

/// The players' names as shown, from those given and whether each is a person: one without a name has a usual one that
/// nobody else has, and is a guest as the only person among computer players.
#[must_use]
pub fn shown_names(words: &Words, players: &[(&str, bool)]) -> Vec<String> {
    let only = players.iter().filter(|(_, person)| *person).count() == 1;
    let usual = words.t(if only { "app-guest" } else { "app-players" });
    let is_free = |name: &&str| players.iter().all(|(given, _)| given.trim() != *name);
    let mut free = usual.split(' ').filter(is_free);
    // The first of the usual names is the guest's, the others are for computer players.
    let mut guest = if only { free.next() } else { None };
    players
        .iter()
        .map(|(given, person)| match given.trim() {
            "" if *person && guest.is_some() => guest.take().unwrap_or_default(),
            "" => free.next().unwrap_or_default(),
            name => name,
        })
        .map(str::to_owned)
        .collect()
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    fn shown(players: &[(&str, bool)]) -> Vec<String> {
        shown_names(&real(Language::English), players)
    }

    #[test]
    fn each_person_without_a_name_has_a_usual_one_that_nobody_else_has() {
        assert_eq!(shown(&[("", true), ("", true), ("", true)]), ["Anna", "Ben", "Clara"]);
        assert_eq!(shown(&[("", true), ("Anna", true), ("", true)]), ["Ben", "Anna", "Clara"]);
        let five = shown(&[("", true); 5]);
        assert!(five.iter().all(|name| !name.is_empty() && !name.contains(char::is_numeric)));
    }

    #[test]
    fn the_only_person_without_a_name_is_a_guest() {
        assert_eq!(shown(&[("", true), ("Odette", false)]), ["Guest", "Odette"]);
        assert_eq!(shown(&[("Lea", true), ("Odette", false)]), ["Lea", "Odette"]);
        assert_eq!(shown(&[("  ", true)]), ["Guest"]);
    }

    #[test]
    fn computer_players_without_a_name_have_names_of_computers() {
        assert_eq!(shown(&[("", true), ("", false)]), ["Guest", "Odette"]);
        assert_eq!(
            shown(&[("", false), ("Odette", true), ("", false)]),
            ["Philippe", "Odette", "Margot"]
        );
    }
}
