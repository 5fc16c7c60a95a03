//! About page: description, version, and licences of all components.

use crate::web::frame::top_back;
use crate::web::games;
use crate::web::state::{Ctx, Page, use_ctx};
use crate::web::ui::Pic;
use crate::web::words::{Words, text_at};
use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// A package contained in the page.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Package {
    name: String,
    version: String,
    licence: String,
    texts: Vec<usize>,
}

/// All packages contained in the page, and the texts of their licences.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Licences {
    packages: Vec<Package>,
    texts: Vec<String>,
}

/// Names the available games.
fn what(words: &Words) -> String {
    let names: Vec<String> =
        games::GAMES.iter().map(|game| words.t(&format!("game-{}", game.name))).collect();
    words.say("about-what", &[("games", words.list(&names).as_str().into())])
}

/// Loading state of the list of licences.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum Arriving {
    #[default]
    Waiting,
    There(Licences),
    Missing,
}

fn text(value: &JsValue, name: &str) -> String {
    Reflect::get(value, &name.into()).ok().and_then(|v| v.as_string()).unwrap_or_default()
}

fn list(value: &JsValue, name: &str) -> Vec<JsValue> {
    let list = Reflect::get(value, &name.into()).unwrap_or_default();
    if Array::is_array(&list) { Array::from(&list).to_vec() } else { Vec::new() }
}

async fn licences() -> Option<Licences> {
    let json = text_at("licences.json").await.ok()?.as_string()?;
    let all = JSON::parse(&json).ok()?;
    let packages = list(&all, "packages");
    let packages = packages.iter().map(|package| Package {
        name: text(package, "name"),
        version: text(package, "version"),
        licence: text(package, "licence"),
        texts: list(package, "texts")
            .iter()
            .filter_map(JsValue::as_f64)
            .map(|n| n as usize)
            .collect(),
    });
    let texts = list(&all, "texts").iter().filter_map(JsValue::as_string).collect();
    Some(Licences { packages: packages.collect(), texts })
}

/// The about page.
#[component]
pub fn AboutPage() -> Html {
    let ctx = use_ctx();
    let words = &ctx.words;
    let arriving = use_state(Arriving::default);
    use_effect_with((), {
        let arriving = arriving.setter();
        move |()| {
            spawn_local(async move {
                arriving.set(licences().await.map_or(Arriving::Missing, Arriving::There));
            });
        }
    });
    let version = env!("CARGO_PKG_VERSION");
    html! {
        <div class="reading aside about">
            { top_back(&ctx, words.t("app-about")) }
            // A translating browser replaces the text nodes, so that another text needs new elements.
            <main key={words.language().code()} translate="yes">
                <section class="card sheet" aria-labelledby="about-name">
                    <h2 id="about-name">{ words.t("app-name") }
                        <small>{ words.say("about-version", &[("version", version.into())]) }</small></h2>
                    <p>{ what(words) }</p>
                    <p>{ words.t("about-for") }</p>
                    <ul class="assured">
                        { assured(words, "u-lock", "about-private") }
                        { assured(words, "u-check", "about-offline") }
                        { assured(words, "u-book", "about-unofficial") }
                    </ul>
                </section>
                <section class="card sheet" aria-labelledby="about-games">
                    <h2 id="about-games">{ words.t("about-games") }</h2>
                    <ul class="aboutgames">{ for games::GAMES.iter().map(|game| offered(&ctx, game.name)) }</ul>
                </section>
                <section class="card sheet" aria-labelledby="about-licences">
                    <h2 id="about-licences">{ words.t("about-licences") }</h2>
                    <p>{ words.t("about-own-licence") }</p>
                    {
                        match &*arriving {
                            Arriving::Waiting => html! { <p key="wait" role="status">{ words.t("about-wait") }</p> },
                            Arriving::Missing => html! { <p key="missing" role="status">{ words.t("about-missing") }</p> },
                            Arriving::There(licences) => packages(words, licences),
                        }
                    }
                </section>
            </main>
        </div>
    }
}

/// A sentence on what people can rely on, with an icon.
fn assured(words: &Words, icon: &'static str, key: &str) -> Html {
    html! { <li><Pic id={icon} /><span>{ words.t(key) }</span></li> }
}

/// A game with its picture, its description and the way to its page.
fn offered(ctx: &Ctx, name: &'static str) -> Html {
    let title = ctx.t(&format!("game-{name}"));
    html! {
        <li key={name} class={format!("w-{name}")}>
            <div class="frame" aria-hidden="true">{ games::poster(name) }</div>
            <h3><a href={format!("#{}", Page::Game.address(name))}>{ title }</a></h3>
            <p>{ ctx.t(&format!("game-{name}-say")) }</p>
        </li>
    }
}

/// All packages, folded.
fn packages(words: &Words, licences: &Licences) -> Html {
    let count = u32::try_from(licences.packages.len()).unwrap_or_default();
    html! {
        <details class="packages">
        <summary>{ words.say("about-packages", &[("count", count.into())]) }</summary>
        <ul class="licences">
            { for licences.packages.iter().map(|package| html! {
                <li key={format!("{} {}", package.name, package.version)}>
                    <details>
                        <summary>
                            <b>{ package.name.clone() }</b>{ " " }{ package.version.clone() }
                            <small>{ package.licence.clone() }</small>
                        </summary>
                        { for package.texts.iter().filter_map(|index| licences.texts.get(*index)).map(|text| {
                            html! { <pre translate="no">{ text.clone() }</pre> }
                        }) }
                    </details>
                </li>
            }) }
        </ul>
        </details>
    }
}
