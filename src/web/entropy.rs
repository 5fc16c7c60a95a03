//! Random numbers from outside, for new seeds and for drawing the turn order.

/// 64 unpredictable bits. Falls back to the clock if the browser offers no random source: seeds must differ, but need
/// not be secret.
#[must_use]
pub fn entropy() -> u64 {
    let mut bytes = [0u8; 8];
    if getrandom::fill(&mut bytes).is_err() {
        return (js_sys::Date::now() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    u64::from_le_bytes(bytes)
}
