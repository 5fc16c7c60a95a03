//! A short sound: two tones, one after the other. Where the browser makes none, it stays quiet.

use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, Navigator};

/// The tones in hertz, and seconds after the first at which each begins.
const TONES: [(f32, f64); 2] = [(880.0, 0.0), (1174.7, 0.16)];
/// Seconds that a tone takes to fade.
const FADE: f64 = 0.5;
/// How loud a tone begins, 1 being as loud as can be.
const LOUD: f32 = 0.12;
/// What a fading tone comes to: it can't come to nothing.
const QUIET: f32 = 0.0001;

thread_local! {
    /// What makes the sound; browsers allow only a few of them.
    static MAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Sounds, once somebody has touched the page: before that, browsers let nothing be heard.
pub fn ring() {
    // A sound that fails is not missed.
    let _ = try_ring();
}

fn try_ring() -> Result<(), JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    if !was_touched(&navigator) {
        return Ok(());
    }
    let maker = match MAKER.with_borrow(Clone::clone) {
        Some(maker) => maker,
        None => {
            let maker = AudioContext::new()?;
            MAKER.set(Some(maker.clone()));
            maker
        }
    };
    let now = maker.current_time();
    TONES.into_iter().try_for_each(|(pitch, after)| tone(&maker, pitch, now + after))
}

/// Whether somebody has touched the page; yes where the browser does not say.
fn was_touched(navigator: &Navigator) -> bool {
    let activation = Reflect::get(navigator, &"userActivation".into());
    let touched = activation.and_then(|said| Reflect::get(&said, &"hasBeenActive".into()));
    !touched.is_ok_and(|touched| touched.is_falsy())
}

fn tone(maker: &AudioContext, pitch: f32, from: f64) -> Result<(), JsValue> {
    let (source, gain) = (maker.create_oscillator()?, maker.create_gain()?);
    source.frequency().set_value_at_time(pitch, from)?;
    gain.gain().set_value_at_time(LOUD, from)?;
    gain.gain().exponential_ramp_to_value_at_time(QUIET, from + FADE)?;
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&maker.destination())?;
    source.start_with_when(from)?;
    source.stop_with_when(from + FADE)
}
