//! The settings, each a row of choices.

use crate::web::pages::home::language_name;
use crate::web::settings::Settings;
use crate::web::state::{Ctx, Do};
use crate::web::ui::widgets::{Choice, choice_row};
use crate::web::words::Language;
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

/// A row: the setting's name is that of its wording, and with a choice's name after it, of the choice's.
fn row<T: Choice>(
    ctx: &Ctx,
    name: &'static str,
    chosen: T,
    word: impl Fn(T) -> String,
    set: fn(&mut Settings, T),
) -> Html {
    let on_pick = {
        let ctx = ctx.clone();
        Callback::from(move |choice| {
            let mut settings = ctx.settings;
            set(&mut settings, choice);
            ctx.act(Do::Settings(settings));
        })
    };
    choice_row(name, ctx.t(name), chosen, word, on_pick)
}

/// The settings.
pub fn settings_form(ctx: &Ctx) -> Html {
    let (words, settings) = (&ctx.words, ctx.settings);
    let explain = |key: &str| html! { <p class="explain">{ words.t(key) }</p> };
    let speech = |speech: Speech| {
        speech.0.map_or_else(|| words.t("settings-language-system"), |l| language_name(l).into())
    };
    let sitting_say = format!("settings-sitting-{}-say", settings.sitting.name());
    html! {
        <div class="opts form">
            { row(ctx, "settings-language", Speech(settings.language), speech, |s, v| s.language = v.0) }
            { row(ctx, "settings-theme", settings.theme, |v| words.t(&format!("settings-theme-{}", v.name())), |s, v| s.theme = v) }
            { row(ctx, "settings-text", settings.text,
                |v| words.say("settings-percent", &[("percent", v.name().into())]), |s, v| s.text = v) }
            { row(ctx, "settings-motion", settings.motion, |v| words.t(&format!("settings-motion-{}", v.name())), |s, v| s.motion = v) }
            { row(ctx, "settings-sitting", settings.sitting, |v| words.t(&format!("settings-sitting-{}", v.name())), |s, v| s.sitting = v) }
            { explain(&sitting_say) }
            { row(ctx, "settings-thinking", settings.thinking,
                |v| words.say("settings-seconds", &[("seconds", v.name().into())]), |s, v| s.thinking = v) }
            { explain("settings-thinking-say") }
            { row(ctx, "settings-totals", Switch(settings.running_totals),
                |v| words.t(if v.0 { "settings-on" } else { "settings-off" }), |s, v| s.running_totals = v.0) }
            { explain("settings-totals-say") }
            { row(ctx, "settings-sound", Switch(!settings.silent),
                |v| words.t(if v.0 { "settings-on" } else { "settings-off" }), |s, v| s.silent = !v.0) }
            { explain("settings-sound-say") }
        </div>
    }
}
