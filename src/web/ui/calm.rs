//! The system's preference on motion.

/// True if the system asks for reduced motion.
#[must_use]
pub fn asks_for_less() -> bool {
    let query = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    query.is_some_and(|query| query.matches())
}
