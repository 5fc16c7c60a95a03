//! Medals for solo games on this device: one for each sheet and start castle, by the best points.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::dice::colours::Bonus;
use crate::games::dice::points::Grade;
use crate::games::dice::sheets::SheetId;
use crate::games::dice::{Dice, State};
use crate::web::dice::art::icons;
use crate::web::dice::words::names::Names;
use crate::web::store;
use crate::web::ui::Pic;
use crate::web::ui::panel::Panel as Dialog;
use crate::web::ui::text::Text;
use crate::web::words::use_words;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

/// Storage key.
const KEPT: &str = "principality.dice.medals";

/// The best points by sheet and bonus of the start castle.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Medals(BTreeMap<(char, &'static str), i32>);

impl Medals {
    /// Reads stored medals; invalid lines are left out.
    fn of_text(text: &str) -> Medals {
        let medal = |line: &str| {
            let mut words = line.split(' ');
            let sheet: SheetId = words.next()?.parse().ok()?;
            let castle = words.next()?;
            let castle = Bonus::ALL.into_iter().find(|bonus| bonus.key() == castle)?;
            let points: i32 = words.next()?.parse().ok()?;
            Some(((sheet.letter(), castle.key()), points))
        };
        // A backup of another device may contain a second line for a medal; the better one counts.
        let mut medals = Medals::default();
        for (key, points) in text.lines().filter_map(medal) {
            let best = medals.0.entry(key).or_insert(points);
            *best = (*best).max(points);
        }
        medals
    }

    fn text(&self) -> String {
        let line = |((sheet, castle), points): (&(char, &str), &i32)| {
            format!("{sheet} {castle} {points}\n")
        };
        self.0.iter().map(line).collect()
    }

    /// The medals with a game's points, if they are the best for its sheet and castle.
    fn with(mut self, state: &State) -> Medals {
        let estate = state.estate(Seat(0));
        let castle = estate.start_castle().and_then(|castle| state.board().castle(castle));
        if let Some(castle) = castle.filter(|_| state.options().is_solo()) {
            let key = (state.options().sheet.letter(), castle.key());
            let best = self.0.entry(key).or_insert(i32::MIN);
            *best = (*best).max(estate.total());
        }
        self
    }

    fn best(&self, sheet: SheetId, castle: Bonus) -> Option<i32> {
        self.0.get(&(sheet.letter(), castle.key())).copied()
    }
}

/// The medals stored on this device.
fn remembered() -> Medals {
    Medals::of_text(&store::get(KEPT).ok().flatten().unwrap_or_default())
}

/// Stores the medals with a game's. Without storage, the game's medal is shown until the page is closed.
fn remember(game: &State) -> Medals {
    let medals = remembered().with(game);
    let _ = store::put(KEPT, &medals.text());
    medals
}

/// Properties of the panel.
#[derive(Properties, PartialEq, Clone)]
pub struct Props {
    /// The finished solo game.
    pub game: Rc<Journal<Dice>>,
}

/// The medals, including this game's.
#[component]
pub fn Panel(props: &Props) -> Html {
    let words = use_words();
    let names = Names(&words);
    let medals = use_state_eq(|| Medals::default().with(props.game.state()));
    use_effect_with(props.game.clone(), {
        let medals = medals.setter();
        move |game| medals.set(remember(game.state()))
    });
    html! {
        <section class="sheet medals" aria-labelledby="medals-title">
            <h2 id="medals-title">{ names.t("medals-title") }</h2>
            { table(names, &medals) }
        </section>
    }
}

/// Button that shows the medals while no game is finished.
#[component]
pub fn Shelf() -> Html {
    let words = use_words();
    let names = Names(&words);
    let open = use_state_eq(|| None::<Medals>);
    let set = |medals: fn() -> Option<Medals>| {
        let open = open.setter();
        Callback::from(move |()| open.set(medals()))
    };
    let show = set(|| Some(remembered())).reform(|_: MouseEvent| ());
    html! { <>
        <button type="button" class="btn" onclick={show}><Pic id="star" />{ names.t("medals-show") }</button>
        if let Some(medals) = &*open {
            <Dialog title={Text::from(names.t("medals-title"))} close={Text::from(names.t("app-close"))} class="medals" on_close={set(|| None)}>
                { table(names, medals) }
            </Dialog>
        }
    </> }
}

/// A table of best points, with sheets as rows and castles as columns.
fn table(names: Names<'_>, medals: &Medals) -> Html {
    let earned = medals.0.values().filter(|points| Grade::of_points(**points).is_some()).count();
    let cell = |sheet: SheetId, castle: Bonus| {
        let best = medals.best(sheet, castle);
        let grade = best.and_then(Grade::of_points);
        let class = match grade {
            None => "medal",
            Some(Grade::Good) => "medal good",
            Some(Grade::VeryGood) => "medal verygood",
            Some(Grade::Top) => "medal top",
        };
        let graded = grade.map(|grade| names.t(&format!("grade-{}", grade.key())));
        html! {
            <td key={castle.key()}><span {class} title={graded.clone()}>
                { best.map(|points| points.to_string()).unwrap_or_default() }
                if let Some(graded) = graded { <span class="sr">{ graded }</span> }
            </span></td>
        }
    };
    let count = u32::try_from(earned).unwrap_or_default();
    html! { <>
            <p>{ names.say("medals-say", &[("count", count.into())]) }</p>
            <table>
                <thead><tr><th scope="col">{ names.t("medals-sheet") }</th>
                    { for Bonus::ALL.into_iter().map(|castle| html! {
                        <th scope="col" key={castle.key()}><Pic id={icons::bonus(castle)} />
                            <span class="sr">{ names.bonus(castle) }</span></th>
                    }) }</tr></thead>
                <tbody>{ for SheetId::ALL.into_iter().map(|sheet| html! {
                    <tr key={sheet.letter().to_string()}><th scope="row">{ sheet.letter().to_string() }</th>
                        { for Bonus::ALL.into_iter().map(|castle| cell(sheet, castle)) }</tr>
                }) }</tbody>
            </table>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medals_read_back_and_nonsense_is_left_out() {
        let text = "A goods 58\nA monk 71\nF worker 44\n";
        assert_eq!(Medals::of_text(text).text(), text);
        assert_eq!(Medals::of_text("A\nG goods 3\nA gold 3\nA goods x\n\n"), Medals::default());
        let best = Medals::of_text(text);
        assert_eq!(best.best(SheetId::A, Bonus::Monk), Some(71));
        assert_eq!(best.best(SheetId::B, Bonus::Monk), None);
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn this_game_s_medal_is_drawn_without_storage() {
        use crate::engine::chance::{Chance, Draw};
        use crate::engine::journal::roster::Roster;
        use crate::engine::seed::Seed;
        use crate::games::dice::Options;
        use crate::games::dice::options::Castles;
        use crate::web::table::laws::text_of;
        use crate::web::words::Language;
        use crate::web::words::tests::real_of;

        let options = Options::new(1, SheetId::A, Castles::Free).unwrap();
        let mut game = Journal::<Dice>::new(options, Seed::numbered(1), Roster::new()).unwrap();
        let mut chance = Chance::of_number(7, 1);
        while !game.is_over() {
            let place = chance.below(game.choices().len() as u32) as usize;
            assert!(game.play_index(place));
        }
        let points = game.state().estate(Seat(0)).total();
        let words = real_of(Language::English, "dice");
        let drawn = text_of(&words, html! { <Panel game={Rc::new(game)} /> });
        assert_eq!(drawn.matches("class=\"medal").count(), 24, "{drawn}");
        assert!(drawn.contains(&format!("<span class=\"medal\">{points}</span>")), "{drawn}");
    }
}
