use std::{
    sync::{Arc, RwLock},
    time::Duration,
};

use axum::{
    Json, Router,
    extract::{Path, State},
    http::StatusCode,
    response::Html,
    routing::get,
};
use serde::{Deserialize, Serialize};
use tower_http::{
    services::ServeDir,
    timeout::TimeoutLayer,
    trace::{DefaultOnResponse, TraceLayer},
};
use tracing::Level;

// #region state
#[derive(Clone, Serialize)]
struct Note {
    id: usize,
    text: String,
}

#[derive(Deserialize)]
struct NewNote {
    text: String,
}

/// The notes, shared by all requests. They last as long as the process.
type Notes = Arc<RwLock<Vec<Note>>>;
// #endregion state

// #region routes
pub fn app() -> Router {
    Router::new()
        .route("/", get(async || Html(include_str!("../page.html"))))
        .route("/healthz", get(async || "ok\n"))
        .route("/notes", get(list_notes).post(add_note))
        .route("/notes/{id}", get(read_note))
        .nest_service("/static", ServeDir::new("static"))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            Duration::from_secs(8),
        ))
        .layer(TraceLayer::new_for_http().on_response(DefaultOnResponse::new().level(Level::INFO)))
        .with_state(Notes::default())
}
// #endregion routes

// #region handlers
async fn list_notes(State(notes): State<Notes>) -> Json<Vec<Note>> {
    Json(notes.read().expect("no writer panics").clone())
}

async fn add_note(
    State(notes): State<Notes>,
    Json(new): Json<NewNote>,
) -> Result<(StatusCode, Json<Note>), StatusCode> {
    if new.text.trim().is_empty() {
        return Err(StatusCode::UNPROCESSABLE_ENTITY);
    }
    let mut notes = notes.write().expect("no writer panics");
    let note = Note {
        id: notes.len() + 1,
        text: new.text,
    };
    notes.push(note.clone());
    Ok((StatusCode::CREATED, Json(note)))
}

async fn read_note(
    State(notes): State<Notes>,
    Path(id): Path<usize>,
) -> Result<Json<Note>, StatusCode> {
    let notes = notes.read().expect("no writer panics");
    notes
        .iter()
        .find(|note| note.id == id)
        .cloned()
        .map(Json)
        .ok_or(StatusCode::NOT_FOUND)
}
// #endregion handlers

#[cfg(test)]
mod tests {
    use super::app;
    use axum::{
        body::Body,
        http::{Request, StatusCode},
    };
    use tower::ServiceExt;

    async fn post(body: &'static str) -> StatusCode {
        let request = Request::post("/notes")
            .header("content-type", "application/json")
            .body(Body::from(body))
            .expect("the request is valid");
        app().oneshot(request).await.expect("infallible").status()
    }

    #[tokio::test]
    async fn adds_only_notes_with_text() {
        assert_eq!(post(r#"{"text":"buy milk"}"#).await, StatusCode::CREATED);
        assert_eq!(
            post(r#"{"text":" "}"#).await,
            StatusCode::UNPROCESSABLE_ENTITY
        );
        assert_eq!(post("{").await, StatusCode::BAD_REQUEST);
    }
}
