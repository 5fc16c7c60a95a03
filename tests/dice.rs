//! The rules of the dice game, by the rulebook. `README.md` here is the index from chapters to tests;
//! `examples_*` are the worked examples, by number.

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
