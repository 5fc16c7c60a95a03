pub fn command(_: &crate::shop::Shop, _: crate::args::Args) -> anyhow::Result<()> {
    anyhow::bail!("not yet")
}
