//! The setup page's choices for Princes.

use crate::engine::game::Game;
use crate::engine::seat::{Looker, Seat};
use crate::games::princes::Princes;
use crate::games::princes::card::{Set, Sets};
use crate::games::princes::modes::Mode;
use crate::games::princes::options::{DUEL_SETS, Options, OptionsError, Starter, Way};
use crate::web::princes::art::pictures;
use crate::web::princes::picture::beginning;
use crate::web::princes::words::names;
use crate::web::session::Session;
use crate::web::setup::{Draft, Preset, SetupGame, change, changer};
use crate::web::state::Ctx;
use crate::web::ui::Pic;
use crate::web::ui::picture::picture;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choices {
    /// The mode.
    pub mode: Mode,
    /// The starting seat.
    pub starter: Starter,
    /// The pool from which a duel's three sets come.
    pub sets: Sets,
    /// Their selection.
    pub way: Way,
}

impl Default for Choices {
    fn default() -> Choices {
        let Options { mode, starter, sets, way, .. } = Options::default();
        Choices { mode, starter, sets, way }
    }
}

impl Choices {
    /// A mode with its default sets.
    fn of(mode: Mode) -> Choices {
        Choices { mode, ..Choices::default() }
    }

    /// A duel with three of all sets, two of them picked.
    fn of_six() -> Choices {
        Choices { sets: Sets::THEMES, way: Way::Pick, ..Choices::of(Mode::Duel) }
    }

    /// The selection of the sets; fixed if the pool has only three.
    fn way(&self) -> Way {
        if self.sets.count() > DUEL_SETS { self.way } else { Way::Pick }
    }
}

/// The offers by name: the games of the box, and the duel with all sets.
const PRESETS: [Preset; 9] = [
    Preset::new("princes-mode-introductory", "princes-mode-introductory-say", [45, 60], 2).to(7),
    Preset::new("princes-mode-intrigue", "princes-mode-intrigue-say", [45, 75], 3).to(12),
    Preset::new("princes-mode-merchants", "princes-mode-merchants-say", [45, 75], 3).to(12),
    Preset::new("princes-mode-barbarians", "princes-mode-barbarians-say", [45, 75], 3).to(13),
    Preset::new("princes-mode-gold", "princes-mode-gold-say", [45, 75], 3).to(12),
    Preset::new("princes-mode-turmoil", "princes-mode-turmoil-say", [45, 75], 4).to(12),
    Preset::new("princes-mode-progress", "princes-mode-progress-say", [45, 75], 4).to(12),
    Preset::new("princes-mode-duel", "princes-mode-duel-say", [60, 90], 4).to(13),
    Preset::new("princes-offer-six", "princes-offer-six-say", [60, 90], 5).to(13),
];

/// The modes of the offers, except the last one, which is a duel too.
const OFFERED: [Mode; 8] = [
    Mode::Introductory,
    Mode::Intrigue,
    Mode::Merchants,
    Mode::Barbarians,
    Mode::Gold,
    Mode::Turmoil,
    Mode::Progress,
    Mode::Duel,
];

/// The choices of an offer.
fn choices_of(preset: usize) -> Choices {
    OFFERED.get(preset).map_or_else(Choices::of_six, |mode| Choices::of(*mode))
}

const STARTERS: [Starter; 3] = [Starter::Drawn, Starter::Red, Starter::Blue];
const WAYS: [Way; 2] = [Way::Pick, Way::Drawn];

impl SetupGame for Princes {
    type Choices = Choices;

    const USUAL_SEATS: u8 = 2;

    fn options(choices: &Choices, players: u8) -> Result<Options, OptionsError> {
        let Choices { mode, starter, sets, .. } = *choices;
        let options = match mode {
            Mode::Duel => Options { players, mode, starter, sets, way: choices.way() },
            _ => Options { players, mode, starter, ..Options::default() },
        };
        options.validate().map(|()| options)
    }

    fn choices(options: &Options) -> Choices {
        let Options { mode, starter, sets, way, .. } = *options;
        Choices { mode, starter, sets, way }
    }

    fn players(options: &Options) -> u8 {
        options.players
    }

    fn presets(_: &Choices) -> &'static [Preset] {
        &PRESETS
    }

    fn preset(draft: &Draft<Princes>) -> Option<usize> {
        let Choices { mode, sets, .. } = draft.choices;
        let chosen = (mode, sets, draft.choices.way());
        (0..PRESETS.len()).find(|preset| {
            let Choices { mode, sets, way, .. } = choices_of(*preset);
            (mode, sets, way) == chosen
        })
    }

    fn take(draft: &mut Draft<Princes>, preset: usize) {
        let starter = draft.choices.starter;
        draft.choices = Choices { starter, ..choices_of(preset) };
    }

    fn preset_picture(_: &Words, _: &Choices, preset: usize) -> Html {
        let choices = choices_of(preset);
        let is_duel = choices.mode == Mode::Duel;
        let sets = if is_duel { choices.sets } else { choices.mode.sets() };
        let backs = core::iter::once(Set::Base).chain(sets.iter().filter(|set| *set != Set::Base));
        html! {
            <span class="fan">{ for backs.map(|set| html! { <Pic id={pictures::back_of(set)} /> }) }</span>
        }
    }

    fn seat_picture(_: &Words, draft: &Draft<Princes>, seat: usize) -> Html {
        let Ok(setup) = draft.setup() else { return Html::default() };
        let Ok(session) = Session::begin(setup, draft.colours()) else { return Html::default() };
        let view = Princes::view(session.journal.state(), Looker::Public);
        picture(&beginning(&view, Seat(seat as u8)).to_text()).unwrap_or_default()
    }

    fn boards(ctx: &Ctx, draft: &Rc<Draft<Princes>>) -> Html {
        let is_duel = draft.choices.mode == Mode::Duel;
        if is_duel { sets(ctx, draft) } else { Html::default() }
    }

    fn advanced(ctx: &Ctx, draft: &Rc<Draft<Princes>>) -> Html {
        let words = &ctx.words;
        let send = changer(ctx, draft);
        let pick = Callback::from(move |index: usize| {
            let starter = STARTERS.get(index).copied().unwrap_or_default();
            send.emit(change(move |draft: &mut Draft<Princes>| draft.choices.starter = starter));
        });
        let names = ["princes-starter-drawn", "princes-starter-first", "princes-starter-second"];
        let names = names.map(|key| words.t(key)).to_vec();
        let chosen = STARTERS.iter().position(|known| *known == draft.choices.starter);
        html! { <>
            <span class="optname">{ words.t("princes-starter") }</span>
            { segments("starter", words.t("princes-starter"), names, chosen, &pick) }
        </> }
    }

    fn summary(words: &Words, draft: &Draft<Princes>) -> String {
        let row = draft.choices.mode.row();
        let named = Princes::preset(draft).and_then(|preset| PRESETS.get(preset));
        let mode = match named {
            Some(preset) => words.t(preset.name),
            None => words.t(&format!("princes-mode-{}", row.key)),
        };
        let args = [("mode", mode.as_str().into()), ("points", row.target.into())];
        words.say("princes-summary", &args)
    }

    fn note(words: &Words, draft: &Draft<Princes>) -> String {
        let people = draft.sitters.iter().filter(|sitter| sitter.computer.is_none()).count();
        words.t(if people > 1 { "princes-note-hands" } else { "princes-note-alone" })
    }
}

/// A duel's sets, or their selection: "Picked from all six".
fn found(words: &Words, choices: &Choices) -> String {
    let short: Vec<String> =
        choices.sets.iter().map(|set| words.t(&format!("princes-short-{}", set.key()))).collect();
    let list = words.list(&short);
    let key = match (choices.sets == Sets::THEMES, choices.way()) {
        _ if choices.sets.count() <= DUEL_SETS => return list,
        (true, Way::Pick) => "princes-sets-pick-all",
        (true, Way::Drawn) => "princes-sets-drawn-all",
        (false, Way::Pick) => "princes-sets-pick-of",
        (false, Way::Drawn) => "princes-sets-drawn-of",
    };
    words.say(key, &[("sets", list.as_str().into())])
}

/// The pool of a duel's sets, one per line, and the selection of three.
fn sets(ctx: &Ctx, draft: &Rc<Draft<Princes>>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let names = ["princes-sets-pick", "princes-sets-drawn"].map(|key| words.t(key)).to_vec();
    let chosen = WAYS.iter().position(|way| *way == draft.choices.way);
    let pick = Callback::from(move |index: usize| {
        let way = WAYS.get(index).copied().unwrap_or_default();
        send.emit(change(move |draft: &mut Draft<Princes>| draft.choices.way = way));
    });
    let say = match draft.choices.way {
        Way::Pick => "princes-sets-pick-say",
        Way::Drawn => "princes-sets-drawn-say",
    };
    html! { <section class="part" aria-labelledby="sets-title">
        <h3 id="sets-title">{ words.t("princes-sets") }<small>{ found(words, &draft.choices) }</small></h3>
        <div class="modules psets" role="group" aria-labelledby="sets-title">
            { for Sets::THEMES.iter().map(|set| set_row(ctx, draft, set)) }
        </div>
        if draft.choices.sets.count() > DUEL_SETS {
            <div class="opts">
                <span class="optname">{ words.t("princes-sets-way") }</span>
                <span class="optrow">{ segments("way", words.t("princes-sets-way"), names, chosen, &pick) }
                    <small>{ words.t(say) }</small></span>
            </div>
        }
    </section> }
}

/// A line for a set.
fn set_row(ctx: &Ctx, draft: &Rc<Draft<Princes>>, set: Set) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let on = draft.choices.sets.has(set);
    let toggle = move |_: Event| {
        send.emit(change(move |draft: &mut Draft<Princes>| {
            let (sets, one) = (draft.choices.sets, Sets::of(&[set]));
            draft.choices.sets = if sets.has(set) { sets.without(one) } else { sets.with(set) };
        }));
    };
    html! {
        <label key={set.key()} class="sw">
            <Pic id={pictures::back_of(set)} />
            <span><b>{ words.t(&names::set_key(set)) }</b><small>{ words.t(&names::set_say_key(set)) }</small></span>
            <input type="checkbox" checked={on} onchange={toggle} />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    /// Three of the newer sets.
    const NEWER: Sets = Sets::of(&[Set::Gold, Set::Turmoil, Set::Progress]);

    #[test]
    fn every_game_of_the_box_is_offered_by_name_and_the_duel_of_six_as_well() {
        for (preset, row) in PRESETS.iter().enumerate() {
            let mut draft = Draft::<Princes>::default();
            draft.choices.starter = Starter::Blue;
            Princes::take(&mut draft, preset);
            assert_eq!(row.target, Some(draft.choices.mode.row().target));
            assert_eq!(Princes::preset(&draft), Some(preset));
            assert_eq!(draft.choices.starter, Starter::Blue, "who begins stays as it was");
            if let Some(mode) = OFFERED.get(preset) {
                assert_eq!(draft.choices.mode, *mode);
                assert!(row.name.ends_with(mode.row().key));
            }
        }
        assert!(Mode::ALL.iter().all(|mode| OFFERED.contains(mode)));
        let mut six = Draft::<Princes>::default();
        Princes::take(&mut six, PRESETS.len() - 1);
        let options = Princes::options(&six.choices, 2).unwrap();
        assert_eq!(options, Options::duel(Sets::THEMES, Way::Pick));
    }

    #[test]
    fn choices_become_options_and_come_back() {
        for preset in 0..PRESETS.len() {
            for starter in STARTERS {
                let choices = Choices { starter, ..choices_of(preset) };
                let options = Princes::options(&choices, 2).unwrap();
                assert_eq!(Princes::choices(&options), choices);
                assert_eq!(Princes::players(&options), 2);
            }
        }
        assert!(Princes::options(&Choices::default(), 3).is_err());
        for way in WAYS {
            let choices = Choices { way, ..Choices::of_six() };
            assert_eq!(Princes::choices(&Princes::options(&choices, 2).unwrap()), choices);
        }
    }

    #[test]
    fn of_three_sets_there_is_nothing_to_pick_or_to_draw() {
        for sets in [Mode::Duel.sets(), NEWER] {
            let drawn = Choices { sets, way: Way::Drawn, ..Choices::of(Mode::Duel) };
            assert_eq!(Princes::options(&drawn, 2), Ok(Options::duel(sets, Way::Pick)));
        }
        let first = Choices { way: Way::Drawn, ..Choices::of(Mode::Duel) };
        assert_eq!(Princes::options(&first, 2), Ok(Options::of(Mode::Duel)), "its link stays");
        let two = Choices { sets: Sets::of(&[Set::Gold, Set::Turmoil]), ..Choices::of_six() };
        assert_eq!(Princes::options(&two, 2), Err(OptionsError::Sets));
    }

    #[test]
    fn a_duel_says_how_its_sets_are_found() {
        let words = real_of(Language::English, "princes");
        let of = |sets, way| found(&words, &Choices { sets, way, ..Choices::of(Mode::Duel) });
        assert_eq!(of(NEWER, Way::Pick), "Gold, Turmoil and Progress");
        assert_eq!(of(Sets::THEMES, Way::Pick), "Picked from all six");
        assert_eq!(of(Sets::THEMES, Way::Drawn), "Three of six drawn");
        let four = NEWER.with(Set::Intrigue);
        assert_eq!(of(four, Way::Drawn), "Three drawn: Intrigue, Gold, Turmoil and Progress");
    }
}
