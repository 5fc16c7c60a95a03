//! User settings: language, theme, text size, motion, seating and more.
//!
//! Stored as lines of `name=value`. Reading is total: missing and unknown values keep their defaults, so that older and
//! newer versions of the page read each other's settings.

pub mod known;

use crate::web::store::merged;
use crate::web::ui::widgets::Choice;
use crate::web::words::Language;
use core::fmt;
use std::rc::Rc;
use yew::prelude::*;

/// Colour theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// Follows the system.
    #[default]
    System,
    /// Light colours.
    Light,
    /// Dark colours.
    Dark,
}

/// Animation speed. If the system asks for reduced motion, nothing moves anyway.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Motion {
    /// No animation.
    Off,
    /// Twice as fast.
    Fast,
    /// As designed.
    #[default]
    Normal,
}

/// Arrangement of the players around the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sitting {
    /// All on one side.
    #[default]
    Together,
    /// Opposite each other: the view turns by 180° for every second seat.
    Across,
    /// Around the device: each player's board lies at their edge where there is room, and the view turns by 180° for
    /// those on the far side.
    Around,
    /// The device is handed on: before each turn the page asks for the next player.
    HandOver,
}

/// Text size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TextSize {
    /// The browser's size.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Larger,
    /// Twice as large.
    Double,
}

/// Most time a computer player may think about a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Thinking {
    /// Half a second.
    Half,
    /// One second.
    #[default]
    One,
    /// Two seconds.
    Two,
    /// Five seconds.
    Five,
    /// Ten seconds.
    Ten,
}

impl Thinking {
    /// The time in milliseconds.
    #[must_use]
    pub const fn millis(self) -> u32 {
        match self {
            Thinking::Half => 500,
            Thinking::One => 1000,
            Thinking::Two => 2000,
            Thinking::Five => 5000,
            Thinking::Ten => 10_000,
        }
    }
}

/// Playback speed of computer players' turns, as a step from instant to slow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tempo(u8);

impl Tempo {
    /// Milliseconds before each action that is shown, by step; 0 disables automatic playback.
    const PAUSES: [u32; 9] = [0, 200, 400, 600, 900, 1200, 1600, 2200, 3000];
    /// The last and slowest step.
    pub const SLOWEST: Tempo = Tempo(8);

    /// The step with this number; the slowest if there are fewer.
    #[must_use]
    pub const fn step(step: u8) -> Tempo {
        if step < Tempo::SLOWEST.0 { Tempo(step) } else { Tempo::SLOWEST }
    }

    /// Number of the step, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Milliseconds before each action that is shown; 0 disables automatic playback.
    #[must_use]
    pub fn pause(self) -> u32 {
        Tempo::PAUSES.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// The tempo that belonged to a speed of motion before the tempo was a setting of its own.
    const fn of_motion(motion: Motion) -> Tempo {
        match motion {
            Motion::Off => Tempo(0),
            Motion::Fast => Tempo(2),
            Motion::Normal => Tempo(4),
        }
    }
}

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo::of_motion(Motion::Normal)
    }
}

/// Timing of computer players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComputerTiming {
    /// Most milliseconds of thinking per turn.
    pub millis: u32,
    /// Milliseconds before each action that is shown; 0 disables automatic playback.
    pub pace: u32,
}

/// All settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Settings {
    /// The language; `None` follows the browser.
    pub language: Option<Language>,
    /// Colour theme.
    pub theme: Theme,
    /// Text size.
    pub text: TextSize,
    /// Animation speed.
    pub motion: Motion,
    /// Arrangement of the players.
    pub sitting: Sitting,
    /// Most time a computer player may think.
    pub thinking: Thinking,
    /// Playback speed of computer players' turns.
    pub tempo: Tempo,
    /// True if monasteries that score at the end are counted throughout the game.
    pub running_totals: bool,
    /// True if chimes are off, in games that have them.
    pub silent: bool,
    /// True if dice, pieces, points and turns make sounds.
    pub sounds: bool,
    /// True if the device vibrates with them.
    pub shivers: bool,
    /// True if the screen may go dark while a table is shown.
    pub may_sleep: bool,
    /// True if available choices are marked by a thin line only.
    pub dim: bool,
    /// True if single-letter shortcuts are off, as speech input or a slip can trigger them (WCAG 2.1.4).
    pub no_letters: bool,
    /// True if the notice about the page's languages was dismissed.
    pub languages_told: bool,
    /// True if the only person at a table was asked for a name, which happens once.
    pub name_asked: bool,
    /// True if a touch that leaves a single action plays it.
    pub quick_moves: bool,
    /// True if tables show the figures that experts count.
    pub figures: bool,
    /// True if explanations have figures about points and odds; lessons always have them.
    pub lens: bool,
}

/// A change of the settings, made on those that are current when it arrives: two changes may come before the page is
/// drawn again, and other tabs make some too.
#[derive(Clone)]
pub struct SettingsChange(Rc<dyn Fn(&mut Settings)>);

impl SettingsChange {
    /// A change from a function that makes it.
    #[must_use]
    pub fn new(change: impl Fn(&mut Settings) + 'static) -> SettingsChange {
        SettingsChange(Rc::new(change))
    }

    /// The settings after the change.
    #[must_use]
    pub fn of(&self, mut settings: Settings) -> Settings {
        (self.0)(&mut settings);
        settings
    }
}

impl fmt::Debug for SettingsChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SettingsChange")
    }
}

impl Choice for Theme {
    const ALL: &'static [Theme] = &[Theme::System, Theme::Light, Theme::Dark];
    fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Choice for Motion {
    const ALL: &'static [Motion] = &[Motion::Off, Motion::Fast, Motion::Normal];
    fn name(self) -> &'static str {
        match self {
            Motion::Off => "off",
            Motion::Fast => "fast",
            Motion::Normal => "normal",
        }
    }
}

impl Choice for Sitting {
    const ALL: &'static [Sitting] =
        &[Sitting::Together, Sitting::Across, Sitting::Around, Sitting::HandOver];
    fn name(self) -> &'static str {
        match self {
            Sitting::Together => "together",
            Sitting::Across => "across",
            Sitting::Around => "around",
            Sitting::HandOver => "hand-over",
        }
    }
}

impl Choice for TextSize {
    const ALL: &'static [TextSize] =
        &[TextSize::Normal, TextSize::Large, TextSize::Larger, TextSize::Double];
    fn name(self) -> &'static str {
        match self {
            TextSize::Normal => "100",
            TextSize::Large => "125",
            TextSize::Larger => "150",
            TextSize::Double => "200",
        }
    }
}

impl Choice for Thinking {
    const ALL: &'static [Thinking] =
        &[Thinking::Half, Thinking::One, Thinking::Two, Thinking::Five, Thinking::Ten];
    fn name(self) -> &'static str {
        match self {
            Thinking::Half => "½",
            Thinking::One => "1",
            Thinking::Two => "2",
            Thinking::Five => "5",
            Thinking::Ten => "10",
        }
    }
}

impl Settings {
    /// The settings as stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let on = |is_on: bool| if is_on { "on" } else { "off" };
        format!(
            "language={}\ntheme={}\ntext={}\nmotion={}\nsitting={}\nthinking={}\ntempo={}\nrunning-totals={}\n\
             sound={}\nsounds={}\nshivers={}\nawake={}\nmarks={}\nletters={}\ntold-languages={}\n\
             name-asked={}\nquick-moves={}\nfigures={}\nlens={}\n",
            self.language.map_or("", Language::code),
            self.theme.name(),
            self.text.name(),
            self.motion.name(),
            self.sitting.name(),
            self.thinking.name(),
            self.tempo.number(),
            on(self.running_totals),
            on(!self.silent),
            on(self.sounds),
            on(self.shivers),
            on(!self.may_sleep),
            if self.dim { "dim" } else { "bright" },
            on(!self.no_letters),
            on(self.languages_told),
            on(self.name_asked),
            on(self.quick_moves),
            on(self.figures),
            on(self.lens),
        )
    }

    /// Reads stored settings; missing and unknown values keep their defaults.
    #[must_use]
    pub fn of_text(text: &str) -> Settings {
        let mut settings = Settings::default();
        let mut tempo = None;
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            match name {
                "language" => settings.language = Language::of_tag(value),
                "theme" => settings.theme = Theme::of_name(value).unwrap_or_default(),
                "text" => settings.text = TextSize::of_name(value).unwrap_or_default(),
                "motion" => settings.motion = Motion::of_name(value).unwrap_or_default(),
                "sitting" => settings.sitting = Sitting::of_name(value).unwrap_or_default(),
                "thinking" => settings.thinking = Thinking::of_name(value).unwrap_or_default(),
                "tempo" => tempo = value.parse().ok().map(Tempo::step),
                "running-totals" => settings.running_totals = value == "on",
                "sound" => settings.silent = value == "off",
                "sounds" => settings.sounds = value == "on",
                "shivers" => settings.shivers = value == "on",
                "awake" => settings.may_sleep = value == "off",
                "marks" => settings.dim = value == "dim",
                "letters" => settings.no_letters = value == "off",
                "told-languages" => settings.languages_told = value == "on",
                "name-asked" => settings.name_asked = value == "on",
                "quick-moves" => settings.quick_moves = value == "on",
                "figures" => settings.figures = value == "on",
                "lens" => settings.lens = value == "on",
                _ => {}
            }
        }
        settings.tempo = tempo.unwrap_or(Tempo::of_motion(settings.motion));
        settings
    }

    /// The stored text after a change of these settings: lines that the change does not concern stay as they are, also
    /// those of another tab or of a newer version.
    #[must_use]
    pub fn change_text(&self, after: &Settings, stored: &str) -> String {
        let is_named = |line: &&str| {
            let name = line.split('=').next();
            stored.lines().any(|other| other.split('=').next() == name)
        };
        // Lines that the stored text leaves out are written, as one default depends on another setting.
        let read = Settings::of_text(stored).to_text();
        let mut all = stored.trim_end().to_owned();
        for line in read.lines().filter(|line| !is_named(line)) {
            all.push('\n');
            all.push_str(line);
        }
        merged(&self.to_text(), &after.to_text(), &all, '=')
    }

    /// These settings after another tab stored a text, where `known` was stored before: what was changed here since
    /// stays.
    #[must_use]
    pub fn after_other(&self, known: &Settings, stored: &str) -> Settings {
        let stored = Settings::of_text(stored).to_text();
        Settings::of_text(&merged(&known.to_text(), &self.to_text(), &stored, '='))
    }

    /// The timing of computer players.
    #[must_use]
    pub fn timing(&self) -> ComputerTiming {
        ComputerTiming { millis: self.thinking.millis(), pace: self.tempo.pause() }
    }

    /// The classes of the page's root element.
    #[must_use]
    pub fn root_classes(&self, system_is_dark: bool) -> String {
        let dark = match self.theme {
            Theme::System => system_is_dark,
            Theme::Light => false,
            Theme::Dark => true,
        };
        let text = match self.text {
            TextSize::Normal => "",
            TextSize::Large => "text-125",
            TextSize::Larger => "text-150",
            TextSize::Double => "text-200",
        };
        let motion = match self.motion {
            Motion::Off => "motion-off",
            Motion::Fast => "motion-fast",
            Motion::Normal => "",
        };
        let marks = if self.dim { "dim-marks" } else { "" };
        let classes = [if dark { "dark" } else { "" }, text, motion, marks];
        let set: Vec<&str> = classes.into_iter().filter(|class| !class.is_empty()).collect();
        set.join(" ")
    }
}

/// The settings, for components below the app.
#[hook]
pub fn use_settings() -> Settings {
    use_context::<Settings>().unwrap_or_default()
}

#[cfg(test)]
mod tests;
