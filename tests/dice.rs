//! The rules of the dice game as the rulebook tells them. `README.md` here leads from each chapter to its
//! tests; `examples_*` are the worked examples, by number.

#[cfg(test)]
mod dice {
    mod table;

    mod bonuses;
    mod completed;
    mod components;
    mod ending;
    mod examples_01_to_14;
    mod examples_15_to_27;
    mod examples_28_to_34;
    mod hidden;
    mod hints;
    mod index;
    mod json;
    mod marking;
    mod players;
    mod recorded;
    mod regions;
    mod selling;
    mod setup;
    mod solo;
    mod time;
}
