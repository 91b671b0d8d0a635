//! A small web server: a page, a JSON list of notes and static files.

mod routes;

use std::env;

use tokio::{net::TcpListener, signal};
use tracing::info;

// #region main
#[tokio::main]
async fn main() -> std::io::Result<()> {
    tracing_subscriber::fmt().with_ansi(false).init();

    let port = env::var("PORT").ok().and_then(|port| port.parse().ok());
    let listener = TcpListener::bind(("0.0.0.0", port.unwrap_or(8080))).await?;
    info!("listening on {}", listener.local_addr()?);

    axum::serve(listener, routes::app())
        .with_graceful_shutdown(stop_signal())
        .await?;
    info!("stopped");
    Ok(())
}
// #endregion main

// #region signal
/// Ends when the process is asked to stop: SIGTERM on the platform, Ctrl+C in a terminal.
async fn stop_signal() {
    let mut term = signal::unix::signal(signal::unix::SignalKind::terminate())
        .expect("the process may handle SIGTERM");
    tokio::select! {
        _ = term.recv() => info!("SIGTERM: finishing open requests"),
        _ = signal::ctrl_c() => info!("Ctrl+C: finishing open requests"),
    }
}
// #endregion signal
