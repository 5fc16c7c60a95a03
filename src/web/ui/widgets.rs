//! Components used by several pages: buttons, choices, flags.

use crate::web::ui::banner::Banner;
use crate::web::ui::icon::Pic;
use yew::prelude::*;

/// An icon button.
pub fn tool(
    icon: &'static str,
    label: String,
    onclick: Callback<MouseEvent>,
    class: &'static str,
) -> Html {
    html! {
        <button type="button" {class} aria-label={label.clone()} title={label} {onclick}>
            <Pic id={icon} />
        </button>
    }
}

/// A choice among a few options, as a row of joined buttons. `name` is the group's id, unique on the page; `label` is
/// its accessible name.
pub fn segments(
    name: &'static str,
    label: String,
    options: Vec<String>,
    chosen: Option<usize>,
    on_pick: &Callback<usize>,
) -> Html {
    html! {
        <div class="seg" role="radiogroup" aria-label={label}>
            { for options.into_iter().enumerate().map(|(index, option)| {
                let on = chosen == Some(index);
                let on_pick = on_pick.clone();
                html! {
                    <label key={index} class={classes!(on.then_some("on"))}>
                        <input type="radio" class="sr" {name} checked={on}
                            onchange={move |_| on_pick.emit(index)} />
                        <span>{ option }</span>
                    </label>
                }
            }) }
        </div>
    }
}

/// A setting with a few options.
pub trait Choice: Copy + PartialEq + 'static {
    /// All options, in the order offered.
    const ALL: &'static [Self];
    /// Name in storage; prefixed with the setting's name, its message key.
    fn name(self) -> &'static str;

    /// The option with this name.
    #[must_use]
    fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|choice| choice.name() == name)
    }
}

/// A setting with a few options: its name, and a row of joined buttons.
pub fn choice_row<T: Choice>(
    name: &'static str,
    title: String,
    chosen: T,
    word: impl Fn(T) -> String,
    on_pick: Callback<T>,
) -> Html {
    let options: Vec<String> = T::ALL.iter().map(|choice| word(*choice)).collect();
    let index = T::ALL.iter().position(|choice| *choice == chosen);
    let pick = Callback::from(move |index: usize| {
        if let Some(choice) = T::ALL.get(index) {
            on_pick.emit(*choice);
        }
    });
    html! { <>
        <span class="optname">{ title.clone() }</span>
        { segments(name, title, options, index, &pick) }
    </> }
}

/// A player's flag: the colour with its mark.
pub fn flag(banner: Banner, class: &'static str) -> Html {
    html! {
        <svg class={classes!("flag", banner.class(), class)} width="24" viewBox="0 0 24 40" aria-hidden="true"
            focusable="false">
            <path class="cloth" d="M1 1h22v37l-11-9-11 9z" />
            { crate::web::ui::marks::banner_mark(banner, 12.0, 15.0, 13.0) }
        </svg>
    }
}

/// A player's flag with the player's points on it, which leave no room for the colour's mark.
pub fn points_flag(banner: Banner, points: u8) -> Html {
    html! {
        <span class={classes!("pf", banner.class())}>
            <svg width="46" viewBox="0 0 46 56" aria-hidden="true" focusable="false">
                <path class="cloth" d="M1.5 1.5h43v53L23 44 1.5 54.5z" />
            </svg>
            <b>{ points }</b>
        </span>
    }
}

/// Message key of a colour's name.
#[must_use]
pub const fn colour_key(banner: Banner) -> &'static str {
    match banner {
        Banner::Ruby => "app-colour-ruby",
        Banner::Navy => "app-colour-navy",
        Banner::Amber => "app-colour-amber",
        Banner::Verdigris => "app-colour-verdigris",
        Banner::Heather => "app-colour-heather",
    }
}
