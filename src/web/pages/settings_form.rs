//! Form of all settings in groups, each a row of choices or a slider.

use crate::web::feel;
use crate::web::pages::games::actions;
use crate::web::pages::home::language_name;
use crate::web::settings::{Settings, Tempo};
use crate::web::state::{Action, Ctx, Overlay, Page};
use crate::web::ui::widgets::{Choice, choice_row};
use crate::web::words::{Language, Words};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A language, or the browser's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Speech(Option<Language>);

impl Choice for Speech {
    const ALL: &'static [Speech] =
        &[Speech(None), Speech(Some(Language::German)), Speech(Some(Language::English))];
    fn name(self) -> &'static str {
        self.0.map_or("", Language::code)
    }
}

/// On or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Switch(bool);

impl Choice for Switch {
    const ALL: &'static [Switch] = &[Switch(false), Switch(true)];
    fn name(self) -> &'static str {
        if self.0 { "on" } else { "off" }
    }
}

/// A row of choices. The setting's name is its message key; with a choice's name appended, that of the choice.
fn row<T: Choice>(
    ctx: &Ctx,
    name: &'static str,
    chosen: T,
    word: impl Fn(T) -> String,
    set: fn(&mut Settings, T),
) -> Html {
    let on_pick = {
        let ctx = ctx.clone();
        Callback::from(move |choice| ctx.set(move |settings| set(settings, choice)))
    };
    choice_row(name, ctx.t(name), chosen, word, on_pick)
}

/// An on/off row with its description.
fn switch(ctx: &Ctx, name: &'static str, on: bool, set: fn(&mut Settings, Switch)) -> Html {
    let word = |v: Switch| ctx.t(if v.0 { "settings-on" } else { "settings-off" });
    html! { <>
        { row(ctx, name, Switch(on), word, set) }
        { explain(ctx, &format!("{name}-say")) }
    </> }
}

/// Label of a tempo: "at once", or the seconds before each action.
fn tempo_name(words: &Words, tempo: Tempo) -> String {
    match tempo.pause() {
        0 => words.t("settings-tempo-instant"),
        millis => {
            let args = [("whole", (millis / 1000).into()), ("tenths", (millis / 100 % 10).into())];
            words.say("settings-tempo-pause", &args)
        }
    }
}

/// Slider for the speed of computer players, from instant to slow.
fn tempo(ctx: &Ctx) -> Html {
    let (words, chosen) = (&ctx.words, ctx.settings.tempo);
    let oninput = {
        let ctx = ctx.clone();
        Callback::from(move |event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            if let Some(step) = slider.and_then(|slider| slider.value().parse().ok()) {
                ctx.set(move |settings| settings.tempo = Tempo::step(step));
            }
        })
    };
    let name = tempo_name(words, chosen);
    html! { <>
        <label class="optname" for="tempo">{ words.t("settings-tempo") }</label>
        <div class="slider">
            <input id="tempo" type="range" min="0" max={Tempo::SLOWEST.number().to_string()} step="1"
                value={chosen.number().to_string()} aria-valuetext={name.clone()} {oninput} />
            <span aria-hidden="true">{ words.t("settings-tempo-instant") }</span>
            <output for="tempo" aria-hidden="true">
                if chosen.pause() > 0 { { name } }
            </output>
            <span aria-hidden="true">{ words.t("settings-tempo-slow") }</span>
        </div>
        { explain(ctx, "settings-tempo-say") }
    </> }
}

/// Buttons to save and restore a backup.
fn backup(ctx: &Ctx) -> Html {
    let save = {
        let ctx = ctx.clone();
        Callback::from(move |_: MouseEvent| actions::save_everything(&ctx))
    };
    html! { <>
        <span class="optname">{ ctx.t("settings-backup") }</span>
        <div class="optrow">
            <button type="button" class="btn" onclick={save}>{ ctx.t("games-save-all") }</button>
            <button type="button" class="btn" onclick={ctx.send(Action::Show(Overlay::Open))}>{ ctx.t("settings-backup-back") }</button>
        </div>
        { explain(ctx, "settings-backup-say") }
    </> }
}

/// A group of rows under a heading.
fn group(ctx: &Ctx, name: &'static str, rows: Html) -> Html {
    html! {
        <section class="opts" aria-labelledby={name}>
            <h3 id={name}>{ ctx.t(name) }</h3>
            { rows }
        </section>
    }
}

/// Theme, text, and what the table shows.
fn look(ctx: &Ctx) -> Html {
    let (words, settings) = (&ctx.words, ctx.settings);
    html! { <>
        { row(ctx, "settings-theme", settings.theme, |v| words.t(&format!("settings-theme-{}", v.name())), |s, v| s.theme = v) }
        { row(ctx, "settings-text", settings.text,
            |v| words.say("settings-percent", &[("percent", v.name().into())]), |s, v| s.text = v) }
        { row(ctx, "settings-marks", Switch(settings.dim),
            |v| words.t(if v.0 { "settings-marks-dim" } else { "settings-marks-bright" }), |s, v| s.dim = v.0) }
        { explain(ctx, "settings-marks-say") }
        { switch(ctx, "settings-lens", settings.lens, |s, v| s.lens = v.0) }
        { switch(ctx, "settings-figures", settings.figures, |s, v| s.figures = v.0) }
        { switch(ctx, "settings-totals", settings.running_totals, |s, v| s.running_totals = v.0) }
    </> }
}

/// Sounds, vibration and motion.
fn sound(ctx: &Ctx) -> Html {
    let (words, settings) = (&ctx.words, ctx.settings);
    html! { <>
        { switch(ctx, "settings-sounds", settings.sounds, |s, v| s.sounds = v.0) }
        { switch(ctx, "settings-chime", !settings.silent, |s, v| s.silent = !v.0) }
        if feel::can_shiver() {
            { switch(ctx, "settings-shivers", settings.shivers, |s, v| s.shivers = v.0) }
        }
        { row(ctx, "settings-motion", settings.motion, |v| words.t(&format!("settings-motion-{}", v.name())), |s, v| s.motion = v) }
    </> }
}

/// The course of a game; the seating only where there is a table.
fn playing(ctx: &Ctx, page: Page) -> Html {
    let (words, settings) = (&ctx.words, ctx.settings);
    let sitting = settings.sitting.name();
    html! { <>
        if page.is_of_session() || page == Page::Setup {
            { row(ctx, "settings-sitting", settings.sitting, |v| words.t(&format!("settings-sitting-{}", v.name())), |s, v| s.sitting = v) }
            { explain(ctx, &format!("settings-sitting-{sitting}-say")) }
        }
        { switch(ctx, "settings-quick", settings.quick_moves, |s, v| s.quick_moves = v.0) }
        { tempo(ctx) }
        { row(ctx, "settings-thinking", settings.thinking,
            |v| words.say("settings-seconds", &[("seconds", v.name().into())]), |s, v| s.thinking = v) }
        { explain(ctx, "settings-thinking-say") }
        if feel::can_stay_awake() {
            { switch(ctx, "settings-awake", !settings.may_sleep, |s, v| s.may_sleep = !v.0) }
        }
        { switch(ctx, "settings-letters", !settings.no_letters, |s, v| s.no_letters = !v.0) }
    </> }
}

/// Language and backup.
fn data(ctx: &Ctx) -> Html {
    let speech = |speech: Speech| {
        speech.0.map_or_else(|| ctx.t("settings-language-system"), |l| language_name(l).into())
    };
    html! { <>
        { row(ctx, "settings-language", Speech(ctx.settings.language), speech, |s, v| s.language = v.0) }
        { backup(ctx) }
    </> }
}

fn explain(ctx: &Ctx, key: &str) -> Html {
    html! { <p class="explain">{ ctx.t(key) }</p> }
}

/// The form above a page.
pub fn settings_form(ctx: &Ctx, page: Page) -> Html {
    html! {
        <div class="form">
            { group(ctx, "settings-look", look(ctx)) }
            { group(ctx, "settings-sound", sound(ctx)) }
            { group(ctx, "settings-playing", playing(ctx, page)) }
            { group(ctx, "settings-data", data(ctx)) }
        </div>
    }
}
