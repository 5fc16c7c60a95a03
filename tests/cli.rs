//! The command line and the protocol, as somebody at a terminal meets them.
