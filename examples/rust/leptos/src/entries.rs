use std::sync::RwLock;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Deserialize, Serialize)]
pub struct Entry {
    pub id: usize,
    pub text: String,
}

/// The guestbook's entries, which last as long as the process.
static ENTRIES: RwLock<Vec<Entry>> = RwLock::new(Vec::new());

// #region functions
#[server]
pub async fn list_entries() -> Result<Vec<Entry>, ServerFnError> {
    Ok(ENTRIES.read().expect("no writer panics").clone())
}

/// Adds an entry and redirects to the page, so that a plain HTML form is enough.
#[server(endpoint = "sign")]
pub async fn sign(text: String) -> Result<(), ServerFnError> {
    if text.trim().is_empty() {
        return Err(ServerFnError::Args("write something first".into()));
    }
    let mut entries = ENTRIES.write().expect("no writer panics");
    let id = entries.len() + 1;
    entries.push(Entry { id, text });
    leptos_axum::redirect("/");
    Ok(())
}
// #endregion functions
