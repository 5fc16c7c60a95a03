//! Links and saves: what is written reads back, and whatever else is read gives an error that says
//! what to do; never a panic, never another game.

#[cfg(test)]
mod links {
    mod codec;
    mod damage;
    mod hostile;
    mod make;
}
