//! Checks that each worked example has a test named by its number.

#[test]
fn each_of_the_35_worked_examples_is_a_test() {
    let examples = [include_str!("examples.rs"), include_str!("examples_of_trade.rs")].concat();
    for number in 1..=35 {
        let name = format!("#[test]\nfn example_{number:02}_");
        assert_eq!(examples.matches(&name).count(), 1, "example {number}");
    }
}
