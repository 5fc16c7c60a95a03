//! Figures of the evaluation as one table of two columns, guessed and learnt: thousandths of a point unless
//! a line says otherwise.

use crate::bots::weights::weights;
use crate::games::princes::modes::Mode;

impl Weights {
    /// Figures of short-sighted players: they see an advantage when it is there, and not when it is near or in danger,
    /// keep cards that they might build some day, and exchange them only for clearly better ones.
    pub const SHORT_SIGHTED: Weights = Weights {
        margin: 0,
        reach: 0,
        held: 22,
        skill: 100,
        stock: 70,
        exchange: 40,
        set_roll: 190,
        second: 55,
        brigands: 30,
        ..Weights::GUESSED
    };

    /// Figures of the introductory game, which ends at seven points and has neither themes nor many cards: measured by
    /// series of that game alone.
    pub const INTRODUCTORY: Weights = Weights {
        climb: 51,
        almost: 5064,
        resource: 122,
        pace: 203,
        pace_least: 191,
        stock: 147,
        stock_of_rival: 498,
        second: 28,
        near_0: 87,
        near_1: 58,
        near_2: 36,
        near_3: 20,
        near_4: 6,
        by_trade: 22,
        road: 33,
        second_road: 68,
        strength: 173,
        skill: 53,
        commerce: 638,
        progress: 235,
        trade_share: 11,
        feast_share: 30,
        strength_share: 7,
        margin: 80,
        reach: 31,
        site: 46,
        city_site: 109,
        card: 208,
        held: 20,
        held_for_later: 23,
        brigands: 40,
        barbarians: 366,
        attacks: 27,
        riots: 8,
        plague: 10,
        extras: 83,
        actions: 158,
        rivalry: 109,
        set_roll: 64,
        ..Weights::LEARNT
    };

    /// The measured figures for games of a mode.
    #[must_use]
    pub const fn measured(mode: Mode) -> Weights {
        match mode {
            Mode::Introductory => Weights::INTRODUCTORY,
            Mode::Intrigue
            | Mode::Merchants
            | Mode::Barbarians
            | Mode::Gold
            | Mode::Turmoil
            | Mode::Progress
            | Mode::Duel => Weights::LEARNT,
        }
    }

    /// Worth of a price that lacks so many resources as a share of its purchase, in hundredths.
    #[must_use]
    pub const fn near(&self, missing: u8) -> i32 {
        match missing {
            0 => self.near_0,
            1 => self.near_1,
            2 => self.near_2,
            3 => self.near_3,
            4 => self.near_4,
            5 => self.near_4 * 2 / 3,
            6 => self.near_4 * 4 / 9,
            _ => self.near_4 / 4,
        }
    }
}

weights! {
    /// A point.
    point = 1000, 1000;
    /// A point more for each point that there is already, for the nearer end.
    climb = 14, 28;
    /// Having won.
    win = 40_000, 40_000;
    /// Having the points that win, before one's own turn.
    almost = 6_000, 7000;
    /// A resource that comes in time to be used.
    resource = 150, 115;
    /// Rounds until the end for each point that the leader lacks, in hundredths.
    pace = 190, 198;
    /// Rounds that remain in any case, in hundredths.
    pace_least = 150, 195;
    /// Rounds that remain, in hundredths, as they were counted when thinking began: an action should not
    /// seem to bring the end nearer for standing cards. 0 for those of the position.
    rounds = 0, 0;
    /// A resource that lies there, whatever it is for.
    stock = 160, 140;
    /// The same of a rival, of whose plans nothing is known.
    stock_of_rival = 100, 345;
    /// A second goal of the stores, in hundredths of its worth alone.
    second = 35, 41;
    /// Worth of a price in the stores as a share of its purchase, in hundredths: brigands, the other seat and second
    /// thoughts lie between.
    near_0 = 82, 77;
    /// The same of a price of which one resource is missing.
    near_1 = 64, 55;
    /// Two.
    near_2 = 49, 40;
    /// Three.
    near_3 = 36, 14;
    /// Four; each further one takes a third.
    near_4 = 26, 2;
    /// Cost of a trade on the way to a price, in hundredths.
    by_trade = 7, 16;
    /// A road that waits for its settlement, in hundredths of the settlement.
    road = 28, 35;
    /// A second such road.
    second_road = 70, 67;
    /// A point of strength, of skill, of commerce, of progress.
    strength = 120, 172;
    /// See [`strength`](Weights::strength).
    skill = 40, 62;
    /// See [`strength`](Weights::strength).
    commerce = 120, 400;
    /// See [`strength`](Weights::strength).
    progress = 250, 284;
    /// Yield of the trade advantage a round, in hundredths of a resource.
    trade_share = 45, 0;
    /// Yield of celebrations a round with no less skill, in hundredths of a resource.
    feast_share = 30, 14;
    /// Yield of the strength advantage a round.
    strength_share = 18, 0;
    /// Each point by which an advantage is safe, up to three.
    margin = 70, 84;
    /// The share of an advantage that is one point away, in hundredths; two away a half, three a quarter.
    reach = 75, 55;
    /// A free site, up to three; each further one counts less.
    site = 170, 35;
    /// A free site of a city, for cards that need one.
    city_site = 120, 114;
    /// A card of the hand that nothing is known of.
    card = 220, 295;
    /// A card of the hand that can be built, in hundredths of its gain.
    held = 15, 13;
    /// The same while its conditions don't hold.
    held_for_later = 8, 2;
    /// Probability that brigands come before stores can be used, in hundredths.
    brigands = 50, 51;
    /// A victory over barbarians, or a defeat.
    barbarians = 260, 300;
    /// Likely losses to archers, arsonists and traitors a round.
    attacks = 24, 29;
    /// Frequency of riots in a round, in hundredths.
    riots = 11, 3;
    /// Frequency of the plague in a round, in hundredths.
    plague = 15, 4;
    /// Effects of cards beside their points, in hundredths of their figures.
    extras = 100, 103;
    /// Actions of the hand, in hundredths of their figures.
    actions = 100, 112;
    /// Share of the rival's worth that counts against one's own, in hundredths.
    rivalry = 70, 85;
    /// Least gain that an exchange must promise.
    exchange = 50, 50;
    /// Least gain of a production number that is set before the roll.
    set_roll = 120, 120;
}

/// Worth of several regions of a kind, in hundredths of one: the second lumber of a round is worth less.
pub const TOGETHER: [i32; 13] = [0, 100, 178, 240, 292, 336, 374, 406, 434, 458, 478, 494, 506];

/// Chance that brigands find more than seven, by the number counted now, in hundredths of their coming.
pub const COUNTED: [i32; 9] = [0, 0, 0, 0, 0, 4, 14, 40, 100];
