pub fn ready(_: &crate::shop::Shop) -> anyhow::Result<()> {
    Ok(())
}
