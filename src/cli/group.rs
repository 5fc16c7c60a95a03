//! Groups of options that several commands share.

use crate::cli::Failure;

/// A group of options.
pub(super) trait OptionGroup {
    /// Takes an option of this group; `false` if it is another one.
    ///
    /// # Errors
    /// If its value is missing or wrong.
    fn take(&mut self, option: &str, parser: &mut lexopt::Parser) -> Result<bool, Failure>;
}

/// Takes the option into the first group that has it.
///
/// # Errors
/// If none has it, or its value is missing or wrong.
pub(super) fn take(
    groups: &mut [&mut dyn OptionGroup],
    option: &str,
    parser: &mut lexopt::Parser,
) -> Result<(), Failure> {
    for group in groups {
        if group.take(option, parser)? {
            return Ok(());
        }
    }
    Err(Failure::Use(format!("there is no option --{option}")))
}
