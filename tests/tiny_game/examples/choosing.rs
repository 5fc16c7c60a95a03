use principality::web::table::choosing::{Choosing, Narrowing, Path, Pressed};

/// Words, each letter a touch.
struct Letters;

impl Narrowing for Letters {
    type Part = char;
    type Action = &'static str;

    const IN_ORDER: bool = true;
}

pub fn main() {
    let rows = ["ab", "ac", "d"].map(|word| (word.chars().collect(), word));
    let choosing = Choosing::of(Letters, rows);
    // The parts that can be touched first, and then those that can follow.
    assert_eq!(choosing.lit(&[]), ['a', 'd']);
    let mut touched = Path::new();
    touched.push('a');
    assert_eq!(choosing.press(&Path::new(), 'a'), Pressed::Pick(touched.clone()));
    assert_eq!(choosing.lit(&touched), ['b', 'c']);
    // The last touch plays the choice, one of another choice starts over, and any other does nothing.
    assert_eq!(choosing.press(&touched, 'c'), Pressed::Play("ac"));
    assert_eq!(choosing.press(&touched, 'd'), Pressed::Play("d"));
    assert_eq!(choosing.press(&touched, 'x'), Pressed::Nothing);
}
