use super::*;

#[test]
fn settings_survive_the_store() {
    let settings = Settings {
        language: Some(Language::German),
        theme: Theme::Dark,
        text: TextSize::Larger,
        motion: Motion::Off,
        sitting: Sitting::HandOver,
        thinking: Thinking::Five,
        tempo: Tempo::step(7),
        running_totals: true,
        silent: true,
        sounds: true,
        shivers: true,
        may_sleep: true,
        dim: true,
        no_letters: true,
        languages_told: true,
        name_asked: true,
        quick_moves: true,
        figures: true,
        lens: true,
    };
    assert_eq!(Settings::of_text(&settings.to_text()), settings);
    assert_eq!(Settings::of_text(&Settings::default().to_text()), Settings::default());
}

#[test]
fn what_is_unknown_keeps_its_default() {
    let read = Settings::of_text("theme=sepia\nmotion=fast\nnew=thing\n\n=\nsitting");
    let fast = Settings { motion: Motion::Fast, tempo: Tempo::step(2), ..Settings::default() };
    assert_eq!(read, fast);
}

#[test]
fn the_tempo_that_went_with_motion_is_kept_until_it_is_set() {
    let pause = |text: &str| Settings::of_text(text).timing().pace;
    assert_eq!(pause("motion=off"), 0);
    assert_eq!(pause("motion=fast"), 400);
    assert_eq!((pause(""), pause("motion=normal")), (900, 900));
    assert_eq!(pause("tempo=8\nmotion=off"), 3000);
    assert_eq!((pause("tempo=200"), pause("tempo=soon\nmotion=off")), (3000, 0));
}

#[test]
fn changes_count_on_the_settings_that_are_current() {
    let dark = SettingsChange::new(|settings| settings.theme = Theme::Dark);
    let german = SettingsChange::new(|settings| settings.language = Some(Language::German));
    let both =
        Settings { theme: Theme::Dark, language: Some(Language::German), ..Settings::default() };
    assert_eq!(german.of(dark.of(Settings::default())), both);
}

#[test]
fn what_another_tab_stored_is_not_undone() {
    let known = Settings::default();
    let (dark, dim) = (Settings { theme: Theme::Dark, ..known }, Settings { dim: true, ..known });
    let both = Settings { theme: Theme::Dark, dim: true, ..known };
    let stored = known.change_text(&dark, &dim.to_text());
    assert_eq!(Settings::of_text(&stored), both);
    assert_eq!(dark.after_other(&known, &dim.to_text()), both, "before it was stored");
    assert_eq!(known.after_other(&known, &dim.to_text()), dim);
    assert_eq!(dark.after_other(&dark, &known.to_text()), known, "set back");
}

#[test]
fn lines_of_other_versions_are_kept_and_a_first_change_leaves_the_rest() {
    let dark = Settings { theme: Theme::Dark, ..Settings::default() };
    let stored = Settings::default().change_text(&dark, "new=thing\nmotion=wild\ntempo=7\n");
    let has = |line: &str| stored.lines().filter(|other| *other == line).count();
    assert_eq!(["new=thing", "motion=wild", "tempo=7", "theme=dark"].map(has), [1; 4]);
    assert_eq!(stored.matches("theme=").count(), 1);
    let off = Settings { motion: Motion::Off, ..Settings::default() };
    assert_eq!(Settings::of_text(&Settings::default().change_text(&off, "")), off);
}

#[test]
fn the_root_carries_theme_text_and_motion() {
    let mut settings = Settings { motion: Motion::Fast, ..Settings::default() };
    assert_eq!(settings.root_classes(true), "dark motion-fast");
    settings.theme = Theme::Light;
    settings.text = TextSize::Double;
    settings.dim = true;
    assert_eq!(settings.root_classes(true), "text-200 motion-fast dim-marks");
}
