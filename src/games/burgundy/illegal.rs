//! Reasons why an action is not legal.

/// Reason why an action is not legal now; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat chooses now.
    #[error("it is another player's choice")]
    NotYours,
    /// Something else must be chosen first.
    #[error("another choice comes first")]
    NotNow,
    /// The board is neither board 1 nor the one drawn.
    #[error("take board 1 or the board drawn for you")]
    Board,
    /// The field is not a castle field.
    #[error("a start castle goes on a castle field")]
    NotACastleField,
    /// No unused die shows this number.
    #[error("no unused die shows {0}")]
    NoSuchDie(u8),
    /// Too few workers for the change of the die.
    #[error("that takes {needed} workers, and there are {held}")]
    Workers {
        /// The number needed.
        needed: u8,
        /// The number available.
        held: u16,
    },
    /// Too little silver for the purchase.
    #[error("a purchase costs two silver, and there are {0}")]
    Silver(u16),
    /// One purchase a turn.
    #[error("a tile was bought this turn already")]
    Bought,
    /// Purchases from the numbered depots, or with workers, need monastery 6.
    #[error("only monastery 6 allows this purchase")]
    Monastery6,
    /// No tile lies there.
    #[error("no tile lies there")]
    NoTile,
    /// The black depot's tiles are only for sale.
    #[error("tiles of the black depot are bought")]
    OnlyForSale,
    /// No effect waits that could be passed, or used with a castle.
    #[error("no such effect waits")]
    NothingWaits,
    /// The key field is empty.
    #[error("this key field is empty")]
    EmptyKey,
    /// The board has no such field.
    #[error("the board has no such field")]
    NoField,
    /// The field already has a tile.
    #[error("the field already has a tile")]
    Filled,
    /// Tile and field differ in colour.
    #[error("the tile's colour is not the field's")]
    Colour,
    /// No tile lies beside the field.
    #[error("no tile lies beside this field")]
    NotBeside,
    /// The city already has such a building.
    #[error("this city already has such a building")]
    SameBuilding,
    /// No goods of this kind in the store.
    #[error("there are no goods of this kind to sell")]
    NoGoods,
    /// The effect takes tiles of other colours.
    #[error("this effect takes tiles of another colour")]
    WrongKind,
    /// The depot is not beside the ship's first one.
    #[error("the second depot lies beside the first")]
    WrongDepot,
    /// Not the number of new kinds of goods that fits.
    #[error("choose as many of the new kinds as fit")]
    WrongGoods,
    /// The effect is not optional.
    #[error("this can't be let go")]
    Compulsory,
    /// Dice are left.
    #[error("both dice must be used first")]
    DiceLeft,
    /// The region already has an inn.
    #[error("this region already has an inn")]
    SecondInn,
    /// Only monastery 28 sells workers.
    #[error("only monastery 28 sells workers")]
    Monastery28,
    /// No silver for workers.
    #[error("two workers cost a silver, and there is none")]
    NoSilver,
    /// The crane can't do this now.
    #[error("this building's effect can't be used now")]
    NoUse,
    /// No such animals on the pasture of the geese.
    #[error("no such animals graze on this pasture")]
    NoSuchAnimals,
    /// The shield is not in this place.
    #[error("this shield is not there")]
    NoShield,
    /// All castles carry a shield.
    #[error("every castle carries a shield; name the one that gives way")]
    NoCastle,
    /// A shield takes both dice.
    #[error("a shield is taken in place of both actions")]
    DiceUsed,
    /// The tribute can't be paid like this.
    #[error("the tribute is one silver for each shield; only shield 3 allows workers")]
    Tribute,
    /// No silver for points.
    #[error("a point costs a silver, and there is none")]
    NoSilverForPoints,
    /// The key field is the partner's.
    #[error("this key field is your partner's alone")]
    PartnersKey,
    /// The new tile can't go on this key field.
    #[error("a new tile goes on a free key field, one of your own or a common one")]
    NoShelf,
    /// Not another player.
    #[error("name another player at this table")]
    NotAnother,
}
