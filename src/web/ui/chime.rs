//! Short sounds made of fading tones; silent if the browser has no audio.

use js_sys::{Date, Reflect};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioContext, AudioContextState, Navigator};

/// A tone that fades.
#[derive(Debug, Clone, Copy)]
pub struct Tone {
    /// Initial frequency in hertz.
    pub from: f32,
    /// Final frequency in hertz.
    pub to: f32,
    /// Start, in seconds after that of the sound.
    pub after: f64,
    /// Duration of the fade in seconds.
    pub fade: f64,
    /// Initial volume, at most 1.
    pub loud: f32,
}

/// Milliseconds after which a delayed sound is dropped.
const LATE: f64 = 400.0;

/// Final volume of a fading tone; exponential ramps can't reach 0.
const QUIET: f32 = 0.0001;

/// Two tones, one after the other.
const CHIME: [Tone; 2] = [
    Tone { from: 880.0, to: 880.0, after: 0.0, fade: 0.5, loud: 0.12 },
    Tone { from: 1174.7, to: 1174.7, after: 0.16, fade: 0.5, loud: 0.12 },
];

thread_local! {
    /// The audio context; browsers allow only a few of them.
    static MAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays the chime.
pub fn ring() {
    sound(&CHIME, 0.0);
}

/// Plays a sound after so many seconds. Does nothing before the first touch of the page, as browsers block audio until
/// then.
pub fn sound(tones: &[Tone], after: f64) {
    // A failed sound is ignored.
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
    if maker.state() == AudioContextState::Running {
        return schedule(&maker, tones, after);
    }
    // A new or interrupted context must be resumed first. Its clock is stopped meanwhile, and everything scheduled on
    // it would be played at once.
    let (asked, resumed, tones) = (Date::now(), maker.resume()?, tones.to_vec());
    spawn_local(async move {
        if JsFuture::from(resumed).await.is_ok() && Date::now() - asked < LATE {
            // A failed sound is ignored.
            let _ = schedule(&maker, &tones, after);
        }
    });
    Ok(())
}

/// Schedules tones so many seconds from now.
fn schedule(maker: &AudioContext, tones: &[Tone], after: f64) -> Result<(), JsValue> {
    let begin = maker.current_time() + after;
    tones.iter().try_for_each(|tone| play(maker, tone, begin + tone.after))
}

/// True if the page has been touched, or if the browser does not report it.
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
