//! A short sound: two tones, one after the other. Where the browser makes none, it stays quiet.

use js_sys::{Array, Function, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// The tones in hertz, and seconds after the first at which each begins.
const TONES: [(f64, f64); 2] = [(880.0, 0.0), (1174.7, 0.16)];
/// Seconds that a tone takes to fade.
const FADE: f64 = 0.5;
const LOUD: f64 = 0.12;
/// What a fading tone comes to: it can't come to nothing.
const QUIET: f64 = 0.0001;

thread_local! {
    /// What makes the sound; browsers allow only a few of them.
    static MAKER: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Sounds, once somebody has touched the page: before that, browsers let nothing be heard.
pub fn ring() {
    // A sound that fails is not missed.
    let _ = try_ring();
}

fn try_ring() -> Result<(), JsValue> {
    let window: JsValue = web_sys::window().ok_or(JsValue::NULL)?.into();
    let touched = get(&get(&window, "navigator")?, "userActivation")
        .and_then(|activation| get(&activation, "hasBeenActive"));
    if touched.is_ok_and(|touched| touched.is_falsy()) {
        return Ok(());
    }
    let maker = match MAKER.with_borrow(Clone::clone) {
        Some(maker) => maker,
        None => {
            let kind: Function = get(&window, "AudioContext")?.dyn_into()?;
            let maker = Reflect::construct(&kind, &Array::new())?;
            MAKER.set(Some(maker.clone()));
            maker
        }
    };
    let now = get(&maker, "currentTime")?.as_f64().unwrap_or_default();
    TONES.into_iter().try_for_each(|(pitch, after)| tone(&maker, pitch, now + after))
}

fn tone(maker: &JsValue, pitch: f64, from: f64) -> Result<(), JsValue> {
    let (source, gain) = (call(maker, "createOscillator", &[])?, call(maker, "createGain", &[])?);
    let frequency = get(&source, "frequency")?;
    call(&frequency, "setValueAtTime", &[pitch.into(), from.into()])?;
    let loudness = get(&gain, "gain")?;
    call(&loudness, "setValueAtTime", &[LOUD.into(), from.into()])?;
    let end: JsValue = (from + FADE).into();
    call(&loudness, "exponentialRampToValueAtTime", &[QUIET.into(), end.clone()])?;
    call(&source, "connect", &[gain.clone()])?;
    call(&gain, "connect", &[get(maker, "destination")?])?;
    call(&source, "start", &[from.into()])?;
    call(&source, "stop", &[end])?;
    Ok(())
}

fn get(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(of, &name.into())
}

fn call(of: &JsValue, name: &str, given: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = get(of, name)?.dyn_into()?;
    function.apply(of, &given.iter().collect::<Array>())
}
