//! The rules of Burgundy, chapter by chapter of the rulebook. `README.md` here is the index from chapters to
//! tests.

#[cfg(test)]
mod burgundy {
    mod shield_table;
    mod table;

    mod animals;
    mod black_depot;
    mod border_posts;
    mod buildings;
    mod castles;
    mod components;
    mod editions;
    mod extra_tiles;
    mod final_scoring;
    mod hidden;
    mod index;
    mod inns;
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
    mod shields;
    mod shields_10_to_18;
    mod shields_1_to_9;
    mod ships;
    mod solo;
    mod solo_order;
    mod taking;
    mod team;
    mod team_modules;
    mod trade_routes;
    mod turn;
    mod ways;
    mod white_castles;
    mod workers;
}
