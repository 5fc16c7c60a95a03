//! Links and saves: each one reads back, and any other text gives an error with advice; never a panic, never
//! another game.

#[cfg(test)]
mod links {
    mod codec;
    mod damage;
    mod hostile;
    mod make;
    mod pasted;
}
