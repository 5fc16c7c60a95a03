//! The web app's entry point.
fn main() {
    principality::web::run();
}
