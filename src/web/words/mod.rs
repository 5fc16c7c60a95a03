//! All texts of the page: Fluent files loaded at run time, one folder for each language. Code contains no wording,
//! except for the sentence shown when the wording itself does not arrive.

#[cfg(test)]
mod audit;
mod load;
mod names;
pub mod number;
mod speak;
mod text;

pub use load::{LoadError, load, load_game, load_more, load_whole, text_at};
pub use names::shown_names;
pub use speak::{Arg, Speak};
pub use text::{isolated, turns};

use core::cell::OnceCell;
use std::rc::Rc;
use text::{Text, Texts};
use yew::prelude::*;

/// Shared wording files in `locales/<code>/`; a game's own are in a subfolder with its name.
pub const FILES: [&str; 3] = ["app", "games", "pages"];

/// The wording file that is fetched with the code of panels and lists.
pub const WITH_SHARED: &str = "shared";

/// Shared wording files that are fetched with a game's own, as they belong to setup, table and score.
pub const WITH_GAMES: [&str; 3] = ["before", "players", "table"];

/// A language of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Language; 2] = [Language::German, Language::English];

    /// Code of the language, for the `lang` attribute and the folder.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language with this code or tag, such as `de` or `de-AT`.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.code()))
    }

    /// The first supported language of the tags, which are in order of preference, if there is one.
    pub fn preferred<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Option<Language> {
        tags.into_iter().find_map(|tag| Language::of_tag(tag.as_ref()))
    }
}

struct Inner {
    language: Language,
    texts: Texts,
    /// The part that is fetched later.
    more: OnceCell<Texts>,
    /// The shared wording, below a game's own.
    shared: Option<Words>,
}

/// The wording of one language; cheap to clone.
#[derive(Clone)]
pub struct Words(Rc<Inner>);

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Error in a wording file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WordsError {
    /// Invalid Fluent, from this byte on.
    #[error("the wording can't be read at byte {0}")]
    Unreadable(usize),
    /// The message with this key uses an unsupported feature of Fluent.
    #[error("the page does not speak the Fluent of a key: {0}")]
    NotSpoken(String),
    /// A key is defined twice.
    #[error("a key of the wording stands twice: {0}")]
    Twice(String),
}

impl Words {
    /// The wording of a language from the texts of its files.
    ///
    /// # Errors
    /// If a text is not supported Fluent, or a key is defined twice.
    pub fn new<T: AsRef<str>>(
        language: Language,
        files: impl IntoIterator<Item = T>,
    ) -> Result<Words, WordsError> {
        Words::above(None, language, files)
    }

    /// This wording combined with a game's own, from the texts of its files.
    ///
    /// # Errors
    /// If a text is not supported Fluent, or a key is defined twice.
    pub fn with_game<T: AsRef<str>>(
        &self,
        files: impl IntoIterator<Item = T>,
    ) -> Result<Words, WordsError> {
        Words::above(Some(self.clone()), self.language(), files)
    }

    fn above<T: AsRef<str>>(
        shared: Option<Words>,
        language: Language,
        files: impl IntoIterator<Item = T>,
    ) -> Result<Words, WordsError> {
        let mut texts = Texts::new();
        for file in files {
            text::read(file.as_ref(), &mut texts)?;
        }
        Ok(Words(Rc::new(Inner { language, texts, more: OnceCell::new(), shared })))
    }

    /// Empty wording, in which every text is its key; a placeholder until the real one has been fetched.
    #[must_use]
    pub fn none(language: Language) -> Words {
        let (texts, more) = (Texts::new(), OnceCell::new());
        Words(Rc::new(Inner { language, texts, more, shared: None }))
    }

    /// Adds the text of the file that is fetched later, once: all clones speak it, and so does the wording of games above.
    ///
    /// # Errors
    /// If the text is not supported Fluent, or a key is defined twice in it.
    pub fn add(&self, file: &str) -> Result<(), WordsError> {
        let mut texts = Texts::new();
        text::read(file, &mut texts)?;
        // Another request may have added the same texts.
        let _ = self.0.more.set(texts);
        Ok(())
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The message with this key; of an attribute for `key.attribute`. A missing key is shown itself, which tests rule
    /// out.
    #[must_use]
    pub fn t(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The message with this key and values.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let Some(text) = self.text(key) else {
            #[cfg(test)]
            tests::lacks(key);
            return key.to_owned();
        };
        let mut said = String::new();
        text.write(self.language(), args, &mut said);
        said
    }

    /// A list, such as "a, b and c".
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., last] => {
                let rest: Vec<String> = rest.iter().map(|item| isolated(item)).collect();
                let rest = rest.join(", ");
                self.say("list", &[("rest", rest.as_str().into()), ("last", last.as_str().into())])
            }
        }
    }

    /// True if there is a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.text(key).is_some()
    }

    fn text(&self, key: &str) -> Option<&Text> {
        let Inner { texts, more, shared, .. } = &*self.0;
        let here = texts.get(key).or_else(|| more.get()?.get(key));
        here.or_else(|| shared.as_ref()?.text(key))
    }
}

impl Speak for Words {
    fn speak(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.say(key, args)
    }
}

/// The wording in the reader's language, for components below the app.
#[hook]
pub fn use_words() -> Words {
    use_context::<Words>().unwrap_or_else(|| Words::none(Language::default()))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use core::cell::RefCell;
    use std::path::PathBuf;

    thread_local! {
        static LACKING: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    pub(super) fn lacks(key: &str) {
        LACKING.with_borrow_mut(|lacking| lacking.push(key.to_owned()));
    }

    /// The keys without a text that were said since this was asked last.
    #[cfg(feature = "ssr")]
    pub(crate) fn lacking() -> Vec<String> {
        LACKING.take()
    }

    pub(crate) fn real(language: Language) -> Words {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("static/locales");
        let files = FILES.iter().chain(&[WITH_SHARED]).chain(&WITH_GAMES).map(|file| {
            let path = root.join(language.code()).join(file).with_extension("ftl");
            std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
        });
        Words::new(language, files).unwrap()
    }

    /// The shared wording combined with a game's.
    pub(crate) fn real_of(language: Language, game: &str) -> Words {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("static/locales");
        let folder = root.join(language.code()).join(game);
        let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{game}: {e}"));
        let texts = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
        real(language).with_game(texts.collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn the_first_language_that_the_page_speaks_is_taken() {
        assert_eq!(Language::preferred(["fr-FR", "de-CH", "en"]), Some(Language::German));
        assert_eq!(Language::preferred(["en-GB", "de"]), Some(Language::English));
        assert_eq!(Language::preferred(["nl", "fr"]), None);
    }

    #[test]
    fn values_plurals_attributes_and_lists() {
        let file = "a = { $n ->\n    [one] one\n   *[other] { $n } things\n}\n    .b = of { $x }\n\
                    list = { $rest } and { $last }\n";
        let words = Words::new(Language::English, [file]).unwrap();
        assert_eq!(words.say("a", &[("n", 1u8.into())]), "one");
        assert_eq!(words.say("a", &[("n", 3u8.into())]), "3 things");
        assert_eq!(words.say("a.b", &[("x", "Anna".into())]), "of Anna");
        let items = ["x", "y", "z"].map(String::from);
        assert_eq!(words.list(&items), "x, y and z");
        let names = ["דוד", "Anna", "مُنى"].map(String::from);
        let apart = "\u{2068}דוד\u{2069}, Anna and \u{2068}مُنى\u{2069}";
        assert_eq!(words.list(&names), apart, "in their order");
        assert_eq!(words.t("missing"), "missing");
        assert!(words.has("a.b") && !words.has("a.c"));
    }

    #[test]
    fn a_choice_takes_the_first_case_that_fits() {
        let file = "a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }{\" \"}of { $kind ->\n   \
                    *[ship] ships\n    [mine] mines\n }\n";
        let words = Words::new(Language::German, [file]).unwrap();
        let say = |n: u8, kind: &str| words.say("a", &[("n", n.into()), ("kind", kind.into())]);
        assert_eq!(say(0, "mine"), "none of mines");
        assert_eq!(say(1, "ship"), "one of ships");
        assert_eq!(say(11, "inn"), "11 of ships");
        assert_eq!(words.t("a"), "{$n} of ships");
    }

    #[test]
    fn broken_and_repeated_wording_is_refused() {
        let broken = Words::new(Language::English, ["a = { $"]);
        assert_eq!(broken.err(), Some(WordsError::Unreadable(7)));
        let other = Words::new(Language::English, ["a = { b }\n"]);
        assert_eq!(other.err(), Some(WordsError::NotSpoken("a".to_owned())));
        let twice = Words::new(Language::English, ["a = 1\n", "a = 2\n"]);
        assert!(matches!(twice, Err(WordsError::Twice(_))));
    }
}
