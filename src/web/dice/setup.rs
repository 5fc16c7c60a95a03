//! Setup of the dice game: the sheet, and the choice of start castles.

use crate::engine::total::At;
use crate::games::dice::estate::Estate;
use crate::games::dice::options::{Castles, OptionsError};
use crate::games::dice::sheets::SheetId;
use crate::games::dice::{Dice, Options};
use crate::web::dice::art::place::{Layout, short};
use crate::web::dice::art::sheet::colours;
use crate::web::dice::model::pad::Pad;
use crate::web::dice::score::medals;
use crate::web::session::Day;
use crate::web::setup::{Draft, Preset, SetupGame, change, changer};
use crate::web::state::{Ctx, use_ctx};
use crate::web::today::use_today;
use crate::web::ui::Pic;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Choices besides the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Choices {
    /// The sheet used by all players.
    sheet: SheetId,
    /// Choice of start castles.
    castles: Castles,
}

/// Named setups: the sheets, from the one for beginners to our own.
const PRESETS: [Preset; 3] = [
    Preset::new("level-introductory", "level-introductory-say", [20, 30], 1),
    Preset::new("level-classic", "level-classic-say", [20, 40], 2),
    Preset::new("level-expert", "level-expert-say", [25, 40], 3),
];

/// The first sheet of each named setup.
const SHEETS: [SheetId; 3] = [SheetId::A, SheetId::B, SheetId::E];

impl SetupGame for Dice {
    type Choices = Choices;

    const USUAL_SEATS: u8 = 2;

    fn options(choices: &Choices, players: u8) -> Result<Options, OptionsError> {
        // In a solo game, the castle is always chosen freely.
        let castles = if players == 1 { Castles::Free } else { choices.castles };
        Options::new(players, choices.sheet, castles)
    }

    fn choices(options: &Options) -> Choices {
        Choices { sheet: options.sheet, castles: options.castles }
    }

    fn players(options: &Options) -> u8 {
        options.players
    }

    /// A solo game on the day's sheet, with the same rolls for everybody.
    fn of_day(draft: &mut Draft<Dice>, day: Day) {
        let person = draft.sitters.iter().find(|sitter| sitter.computer.is_none()).cloned();
        draft.sitters = vec![person.unwrap_or_default()];
        draft.choices = Choices { sheet: sheet_of(day), ..Choices::default() };
        day.seed().as_str().clone_into(&mut draft.seed);
    }

    fn presets(_: &Choices) -> &'static [Preset] {
        &PRESETS
    }

    fn preset_picture(_: &Words, _: &Choices, preset: usize) -> Html {
        picture(SHEETS.get(preset).copied().unwrap_or_default())
    }

    fn seat_picture(_: &Words, draft: &Draft<Dice>, _: usize) -> Html {
        picture(draft.choices.sheet)
    }

    fn preset(draft: &Draft<Dice>) -> Option<usize> {
        Some(match draft.choices.sheet {
            SheetId::A => 0,
            SheetId::B | SheetId::C | SheetId::D => 1,
            SheetId::E | SheetId::F => 2,
        })
    }

    fn take(draft: &mut Draft<Dice>, preset: usize) {
        draft.choices.sheet = SHEETS.get(preset).copied().unwrap_or_default();
    }

    fn boards(ctx: &Ctx, draft: &Rc<Draft<Dice>>) -> Html {
        html! { <>
            { sheets(ctx, draft) }
            if draft.players() > 1 { { castles(ctx, draft) } }
        </> }
    }

    fn summary(words: &Words, draft: &Draft<Dice>) -> String {
        let letter = draft.choices.sheet.letter().to_string();
        let args = [("count", draft.players().into()), ("sheet", letter.as_str().into())];
        words.say("setup-summary", &args)
    }

    fn note(words: &Words, draft: &Draft<Dice>) -> String {
        if draft.players() == 1 { words.t("setup-solo-note") } else { String::new() }
    }
}

/// The six sheets as printed.
fn sheets(ctx: &Ctx, draft: &Rc<Draft<Dice>>) -> Html {
    let words = &ctx.words;
    let one = |id: SheetId| {
        let chosen = draft.choices.sheet == id;
        let send = changer(ctx, draft);
        let pick = move |_: MouseEvent| {
            send.emit(change(move |draft: &mut Draft<Dice>| draft.choices.sheet = id))
        };
        let letter = id.letter().to_string();
        let name = words.say("setup-sheet-name", &[("letter", letter.as_str().into())]);
        html! {
            <button key={letter.clone()} type="button" role="radio" aria-checked={if chosen { "true" } else { "false" }}
                class={classes!("sheetpick", chosen.then_some("chosen"))} aria-label={name} onclick={pick}>
                { picture(id) }
                <b>{ letter }</b>
            </button>
        }
    };
    html! {
        <section class="part dsheets" aria-labelledby="sheet-title">
            <h3 id="sheet-title">{ words.t("setup-sheet") }</h3>
            <div class="sheetpicks" role="radiogroup" aria-labelledby="sheet-title">{ for SheetId::ALL.map(one) }</div>
            <div class="dayline">
                if draft.players() == 1 { <medals::Shelf /> }
                <DaySheet draft={draft.clone()} />
            </div>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct DaySheetProps {
    draft: Rc<Draft<Dice>>,
}

/// Button that sets up today's game.
#[component]
fn DaySheet(props: &DaySheetProps) -> Html {
    let (ctx, day) = (use_ctx(), use_today());
    let send = changer(&ctx, &props.draft);
    let daily = move |_: MouseEvent| {
        send.emit(change(move |draft: &mut Draft<Dice>| Dice::of_day(draft, day)));
    };
    let letter = sheet_of(day).letter().to_string();
    let name = ctx.words.say("setup-sheet-day", &[("letter", letter.as_str().into())]);
    html! {
        <button type="button" class="btn" title={ctx.t("setup-sheet-day-say")} onclick={daily}>
            <Pic id="die-any" />{ name }
        </button>
    }
}

/// Days after which the sequence of sheets repeats.
const SHEETS_ROUND: usize = 72;

/// The sheet of a day: all six in turn, shifted by one every twelve days, so that every sheet occurs even if the dice
/// game's turn is only every fourth day.
fn sheet_of(day: Day) -> SheetId {
    let turn = day.turn(SHEETS_ROUND);
    let count = SheetId::ALL.len();
    SheetId::ALL.get((turn + turn / (2 * count)) % count).copied().unwrap_or_default()
}

/// A small empty sheet.
fn picture(id: SheetId) -> Html {
    let layout = Layout::filling(200.0);
    let pad = Pad::printed(id.board(), &Estate::default());
    html! {
        <svg class="mini" width="58" viewBox={format!("0 0 200 {}", short(layout.height()))} aria-hidden="true" focusable="false">
            { colours(&pad, layout) }
        </svg>
    }
}

/// Choice of start castles.
fn castles(ctx: &Ctx, draft: &Rc<Draft<Dice>>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let names = ["setup-castles-free", "setup-castles-different", "setup-castles-same"];
    let chosen = Castles::ALL.iter().position(|castles| *castles == draft.choices.castles);
    let pick = Callback::from(move |index: usize| {
        let castles = Castles::ALL.get(index).copied().unwrap_or_default();
        send.emit(change(move |draft: &mut Draft<Dice>| draft.choices.castles = castles));
    });
    let say = ["setup-castles-free-say", "setup-castles-different-say", "setup-castles-same-say"];
    html! {
        <section class="part opts">
            <span class="optname">{ words.t("setup-castles") }</span>
            <span class="optrow">
                { segments("castles", words.t("setup-castles"), names.map(|key| words.t(key)).to_vec(), chosen, &pick) }
                <small>{ words.t(say.at(chosen.unwrap_or_default())) }</small>
            </span>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::Level;
    use crate::engine::seat::Seat;

    #[test]
    fn what_is_offered_is_laid_and_found_again() {
        for preset in 0..PRESETS.len() {
            let mut draft = Draft::<Dice>::default();
            Dice::take(&mut draft, preset);
            assert_eq!(Dice::preset(&draft), Some(preset));
        }
    }

    #[test]
    fn what_is_chosen_comes_back_from_the_options() {
        for sheet in SheetId::ALL {
            for castles in Castles::ALL {
                let choices = Choices { sheet, castles };
                let options = Dice::options(&choices, 4).unwrap();
                assert_eq!((Dice::choices(&options), Dice::players(&options)), (choices, 4));
            }
        }
    }

    #[test]
    fn a_day_s_sheet_is_played_alone_with_rolls_by_its_date() {
        let first: Day = "2026-11-23".parse().unwrap();
        let days: Vec<Day> = first.week().collect();
        let mut draft = Draft::<Dice>::default();
        draft.choices.castles = Castles::Different;
        draft.seat(0, Some(Level::Hard), &[]);
        Dice::of_day(&mut draft, days[1]);
        let setup = draft.setup().unwrap();
        assert_eq!(setup.seed().as_str(), "day-2026-11-24");
        assert_eq!(*setup.options(), Options::new(1, sheet_of(days[1]), Castles::Free).unwrap());
        assert_eq!(setup.roster().computer(Seat(0)), None);
    }

    #[test]
    fn every_sheet_has_its_day_also_where_the_game_has_each_fourth() {
        let start = 20_776 * 86_400_000u64;
        let day = |number: u64| Day::at((start + number * 86_400_000) as f64, 0.0);
        for first in 0..4 {
            let turns = SHEETS_ROUND as u64 / 4;
            let sheets: Vec<SheetId> =
                (0..turns).map(|turn| sheet_of(day(first + 4 * turn))).collect();
            let times = |sheet: &SheetId| sheets.iter().filter(|other| *other == sheet).count();
            assert!(SheetId::ALL.iter().all(|sheet| times(sheet) == 3), "{sheets:?}");
        }
        assert!((0..100).all(|number| sheet_of(day(number)) != sheet_of(day(number + 1))));
    }

    #[test]
    fn alone_castles_are_free_and_five_can_t_all_differ() {
        let choices = Choices { castles: Castles::Different, ..Choices::default() };
        assert_eq!(Dice::options(&choices, 1).unwrap().castles, Castles::Free);
        assert_eq!(Dice::options(&choices, 5), Err(OptionsError::FiveDifferent));
    }
}
