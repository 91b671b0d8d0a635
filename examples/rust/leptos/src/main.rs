//! A guestbook rendered on the server with Leptos. Its form works without a script in the browser.

mod app;
mod entries;

use std::{env, net::SocketAddr};

use app::{App, shell};
use axum::{Router, routing::get};
use leptos::config::LeptosOptions;
use leptos_axum::{LeptosRoutes, generate_route_list};
use tokio::{net::TcpListener, signal};
use tower_http::services::ServeDir;

// #region main
#[tokio::main]
async fn main() -> std::io::Result<()> {
    let port = env::var("PORT").ok().and_then(|port| port.parse().ok());
    let address = SocketAddr::from(([0, 0, 0, 0], port.unwrap_or(8080)));
    let options = LeptosOptions::builder()
        .output_name("guestbook")
        .site_addr(address)
        // The fallback serves this folder. Unless set it is ".", and the binary could be downloaded.
        .site_root("static")
        .build();

    let router = Router::new()
        .route("/healthz", get(async || "ok\n"))
        .nest_service("/static", ServeDir::new("static"))
        .leptos_routes(&options, generate_route_list(App), {
            let options = options.clone();
            move || shell(options.clone())
        })
        .fallback(leptos_axum::file_and_error_handler(shell))
        .with_state(options);

    println!("listening on {address}");
    axum::serve(TcpListener::bind(address).await?, router)
        .with_graceful_shutdown(stop_signal())
        .await?;
    println!("stopped");
    Ok(())
}
// #endregion main

/// Ends when the process is asked to stop: SIGTERM on the platform, Ctrl+C in a terminal.
async fn stop_signal() {
    let mut term = signal::unix::signal(signal::unix::SignalKind::terminate())
        .expect("the process may handle SIGTERM");
    tokio::select! {
        _ = term.recv() => {}
        _ = signal::ctrl_c() => {}
    }
}
