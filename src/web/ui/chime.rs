//! Short sounds, made of tones that fade. Where the browser makes none, it stays quiet.

use js_sys::Reflect;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, Navigator};

/// A tone that fades.
#[derive(Debug, Clone, Copy)]
pub struct Tone {
    /// Where it begins, in hertz.
    pub from: f32,
    /// Where it has slid to at its end, in hertz.
    pub to: f32,
    /// Seconds after the sound's beginning.
    pub after: f64,
    /// Seconds that it takes to fade.
    pub fade: f64,
    /// How loud it begins, 1 being as loud as can be.
    pub loud: f32,
}

/// What a fading tone comes to: it can't come to nothing.
const QUIET: f32 = 0.0001;

/// Two tones, one after the other.
const CHIME: [Tone; 2] = [
    Tone { from: 880.0, to: 880.0, after: 0.0, fade: 0.5, loud: 0.12 },
    Tone { from: 1174.7, to: 1174.7, after: 0.16, fade: 0.5, loud: 0.12 },
];

thread_local! {
    /// What makes the sound; browsers allow only a few of them.
    static MAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Rings.
pub fn ring() {
    sound(&CHIME, 0.0);
}

/// Sounds after so many seconds, once somebody has touched the page: before that, browsers let nothing be heard.
pub fn sound(tones: &[Tone], after: f64) {
    // A sound that fails is not missed.
    let _ = try_sound(tones, after);
}

fn try_sound(tones: &[Tone], after: f64) -> Result<(), JsValue> {
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
    let begin = maker.current_time() + after;
    tones.iter().try_for_each(|tone| play(&maker, tone, begin + tone.after))
}

/// Whether somebody has touched the page; yes where the browser does not say.
fn was_touched(navigator: &Navigator) -> bool {
    let activation = Reflect::get(navigator, &"userActivation".into());
    let touched = activation.and_then(|said| Reflect::get(&said, &"hasBeenActive".into()));
    !touched.is_ok_and(|touched| touched.is_falsy())
}

fn play(maker: &AudioContext, tone: &Tone, from: f64) -> Result<(), JsValue> {
    let (source, gain) = (maker.create_oscillator()?, maker.create_gain()?);
    let end = from + tone.fade;
    source.frequency().set_value_at_time(tone.from, from)?;
    source.frequency().exponential_ramp_to_value_at_time(tone.to, end)?;
    gain.gain().set_value_at_time(tone.loud, from)?;
    gain.gain().exponential_ramp_to_value_at_time(QUIET, end)?;
    source.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&maker.destination())?;
    source.start_with_when(from)?;
    source.stop_with_when(end)
}
