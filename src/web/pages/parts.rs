//! Parts that several pages use: the line on top, choices among a few, banners.

use crate::web::art::Pic;
use crate::web::burgundy::scene::Banner;
use crate::web::settings::Choice;
use crate::web::state::{Do, Over, Page, use_send};
use crate::web::words::use_words;
use yew::prelude::*;

/// What the line on top of a page says.
#[derive(Properties, PartialEq, Clone)]
pub struct TopProps {
    /// The page's title.
    pub title: AttrValue,
    /// Whether there is a way back to the first page instead of the menu.
    #[prop_or_default]
    pub back: bool,
    /// Whether the way to the rules is left out, as on the rules' own page.
    #[prop_or_default]
    pub no_rules: bool,
}

/// The line on top of a page: menu or way back, title, rules, settings.
#[component]
pub fn Top(props: &TopProps) -> Html {
    let words = use_words();
    let (menu, home) = (use_send(Do::Show(Over::Menu)), use_send(Do::Go(Page::Start)));
    let (rules, settings) = (use_send(Do::Go(Page::Rules)), use_send(Do::Show(Over::Settings)));
    html! {
        <header class="pagetop">
            if props.back {
                { tool("u-arrow", words.t("app-home"), home, "ib back") }
            } else {
                { tool("u-menu", words.t("scene-menu"), menu, "ib") }
            }
            <h1>{ props.title.clone() }</h1>
            if !props.no_rules { { tool("u-help", words.t("app-rules"), rules, "ib") } }
            { tool("u-settings", words.t("scene-settings"), settings, "ib") }
        </header>
    }
}

/// A button that is only a picture.
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

/// A choice among a few, as a row of joined buttons.
#[derive(Properties, PartialEq, Clone)]
pub struct SegmentsProps {
    /// The id of the group, different for each on the page.
    pub name: AttrValue,
    /// What is chosen, for screen readers.
    pub label: AttrValue,
    /// What can be chosen.
    pub options: Vec<AttrValue>,
    /// Which one is.
    pub chosen: Option<usize>,
    /// Takes which one is to be.
    pub on_pick: Callback<usize>,
}

/// A choice among a few, as a row of joined buttons.
#[component]
pub fn Segments(props: &SegmentsProps) -> Html {
    let SegmentsProps { name, label, options, chosen, on_pick } = props;
    html! {
        <div class="seg" role="radiogroup" aria-label={label.clone()}>
            { for options.iter().enumerate().map(|(index, option)| {
                let on = *chosen == Some(index);
                let on_pick = on_pick.clone();
                html! {
                    <label key={index} class={classes!(on.then_some("on"))}>
                        <input type="radio" class="sr" name={name.clone()} checked={on}
                            onchange={move |_| on_pick.emit(index)} />
                        <span>{ option.clone() }</span>
                    </label>
                }
            }) }
        </div>
    }
}

/// A setting with a few choices: its name, and a row of joined buttons.
pub fn choice_row<T: Choice>(
    name: &'static str,
    title: String,
    chosen: T,
    word: impl Fn(T) -> String,
    on_pick: Callback<T>,
) -> Html {
    let options: Vec<AttrValue> = T::ALL.iter().map(|choice| word(*choice).into()).collect();
    let index = T::ALL.iter().position(|choice| *choice == chosen);
    let pick = Callback::from(move |index: usize| {
        if let Some(choice) = T::ALL.get(index) {
            on_pick.emit(*choice);
        }
    });
    html! { <>
        <span class="optname">{ title.clone() }</span>
        <Segments {name} label={title} {options} chosen={index} on_pick={pick} />
    </> }
}

/// A player's flag: the colour with its mark.
pub fn flag(banner: Banner, class: &'static str) -> Html {
    html! {
        <svg class={classes!("flag", banner.class(), class)} viewBox="0 0 24 40" aria-hidden="true"
            focusable="false">
            <path class="cloth" d="M1 1h22v37l-11-9-11 9z" />
            { crate::web::art::marks::banner_mark(banner, 12.0, 15.0, 13.0) }
        </svg>
    }
}

/// A player's banner with points on it.
pub fn pennant(banner: Banner, points: u16) -> Html {
    html! {
        <svg class={classes!("pennant", banner.class())} viewBox="0 0 60 78" aria-hidden="true"
            focusable="false">
            <path class="cloth" d="M4 3h52v70L30 60 4 73z" />
            <path class="hem" d="M9 8h42v56L30 54 9 64z" />
            <text x="30" y="38" text-anchor="middle" font-size="20">{ points }</text>
        </svg>
    }
}

/// The key of a colour's name.
#[must_use]
pub const fn colour_key(banner: Banner) -> &'static str {
    match banner {
        Banner::Ruby => "app-colour-ruby",
        Banner::Navy => "app-colour-navy",
        Banner::Amber => "app-colour-amber",
        Banner::Verdigris => "app-colour-verdigris",
    }
}
