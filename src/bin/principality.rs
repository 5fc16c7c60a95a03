//! The command line's entry point.
fn main() {
    use principality::bots::burgundy::train::*;
    let mut weights = first_guess();
    let args: Vec<String> = std::env::args().collect();
    let beam: usize = args[2].parse().unwrap();
    let games: u64 = args[3].parse().unwrap();
    let gens: u64 = args[4].parse().unwrap();
    let noise: u32 = args[5].parse().unwrap();
    let keep: f64 = args[6].parse().unwrap();
    if let Some(f) = args.get(7) { weights = principality::bots::burgundy::model::Weights::parse(&std::fs::read_to_string(f).unwrap()).unwrap(); }
    let mut memory = Memory::default();
    for g in 0..gens {
        let t = std::time::Instant::now();
        let (w, o) = improve(&weights, &Generation { players: args[1].parse().unwrap(), games, first_seed: 1_000_000 * (g+1), beam, noise, keep }, &mut memory);
        println!("{g} mean {:.1} err {:.2} samples {} {:.1?}", o.mean, o.error, o.samples, t.elapsed());
        weights = w;
        std::fs::write(format!("/tmp/w{}.txt", args[1]), weights.to_text("")).unwrap();
    }
}
