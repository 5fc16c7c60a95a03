//! Named setups of every game: their durations lie within the game's own, and their weights grow.

use crate::engine::game::Game;
use crate::games;
use crate::web::games::OnPage;
use crate::web::setup::{HEAVIEST, SetupGame};

/// Faults of a game's presets.
fn faults<G: SetupGame + OnPage>() -> Vec<String> {
    let [shortest, longest] = G::MINUTES;
    let presets = G::presets(&G::Choices::default());
    let of_one = presets.iter().filter_map(|preset| {
        let [from, to] = preset.minutes;
        let fits = shortest <= from && from < to && to <= longest;
        let weighs = (1..=HEAVIEST).contains(&preset.weight);
        (!fits || !weighs)
            .then(|| format!("{}: {:?} {}", preset.name, preset.minutes, preset.weight))
    });
    let lighter = presets.windows(2).filter(|pair| pair[1].weight < pair[0].weight);
    of_one.chain(lighter.map(|pair| format!("{} is lighter", pair[1].name))).collect()
}

macro_rules! all_faults {
    ([$($game:ty),*]) => { [$((<$game as Game>::NAME, faults::<$game>())),*] };
}

#[test]
fn durations_of_setups_fit_their_game_and_weights_grow() {
    for (game, faults) in games!(all_faults) {
        assert!(faults.is_empty(), "{game}: {faults:?}");
    }
}
