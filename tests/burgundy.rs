//! The rules of Burgundy as the rulebook tells them, chapter by chapter. See `README.md` here for
//! the way from each chapter to its tests.

#[cfg(test)]
mod burgundy {
    mod table;

    mod animals;
    mod black_depot;
    mod buildings;
    mod castles;
    mod components;
    mod editions;
    mod final_scoring;
    mod hidden;
    mod index;
    mod mines;
    mod monasteries;
    mod phase_end;
    mod placing;
    mod players;
    mod regions;
    mod rulings;
    mod scoring_monasteries;
    mod selling;
    mod setup;
    mod ships;
    mod taking;
    mod turn;
    mod ways;
    mod workers;
}
