//! Refusals of requests.

use crate::cli::Failure;
use crate::cli::form::NoGame;
use crate::cli::plain::plain;
use crate::engine::json::Misfit;
use serde_json::{Value, json};

/// Reason why a request was refused: a code for programs and a sentence for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    code: &'static str,
    message: String,
}

impl Refusal {
    /// A refusal.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }

    /// The answer to the request with this id.
    #[must_use]
    pub fn answer(self, id: &Value) -> Value {
        json!({"id": id, "ok": false, "error": {"code": self.code, "message": self.message}})
    }
}

impl core::fmt::Display for Refusal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Refusal {
        Refusal::new("field", plain(misfit).to_string())
    }
}

impl From<NoGame> for Refusal {
    fn from(error: NoGame) -> Refusal {
        Refusal::new(if error.differs { "differs" } else { "unreadable" }, error.message)
    }
}

impl From<Failure> for Refusal {
    /// A player at another seat that returns no move or an illegal one is a bug in this program.
    fn from(failure: Failure) -> Refusal {
        let code = if matches!(failure, Failure::Use(_)) { "field" } else { "fault" };
        Refusal::new(code, failure.to_string())
    }
}
