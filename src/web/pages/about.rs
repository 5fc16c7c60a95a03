//! About page: description, version, and licences of all components.

use crate::web::frame::top_back;
use crate::web::games;
use crate::web::state::use_ctx;
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
        <div class="reading">
            { top_back(&ctx, words.t("app-about")) }
            // A translating browser replaces the text nodes, so that another text needs new elements.
            <main key={words.language().code()} class="sheet prose" translate="yes">
                <h2>{ words.t("app-name") }</h2>
                <p>{ what(words) }</p>
                <p>{ words.t("about-unofficial") }</p>
                <p>{ words.t("about-private") }</p>
                <p>{ words.say("about-version", &[("version", version.into())]) }</p>
                <h2>{ words.t("about-licences") }</h2>
                <p>{ words.t("about-own-licence") }</p>
                {
                    match &*arriving {
                        Arriving::Waiting => html! { <p key="wait" role="status">{ words.t("about-wait") }</p> },
                        Arriving::Missing => html! { <p key="missing" role="status">{ words.t("about-missing") }</p> },
                        Arriving::There(licences) => packages(licences),
                    }
                }
            </main>
        </div>
    }
}

fn packages(licences: &Licences) -> Html {
    html! {
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
    }
}
