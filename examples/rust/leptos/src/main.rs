//! A guestbook rendered on the server with Leptos. Its form works without JavaScript.

mod app;
mod entries;

use std::{env, error::Error, ffi::OsString, net::SocketAddr, num::NonZeroU16};

use app::{App, shell};
use axum::{Router, routing::get};
use leptos::config::LeptosOptions;
use leptos_axum::{LeptosRoutes, generate_route_list};
use tokio::{net::TcpListener, signal};
use tower_http::services::ServeDir;

// #region main
#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let address = SocketAddr::from(([0, 0, 0, 0], read_port(env::var_os("PORT"))?));
    let options = LeptosOptions::builder()
        .output_name("guestbook")
        .site_addr(address)
        // The fallback serves files from this directory. With the default, ".", it would serve the binary.
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

    let listener = TcpListener::bind(address).await?;
    println!("listening on {address}");
    axum::serve(listener, router)
        .with_graceful_shutdown(stop_signal())
        .await?;
    println!("stopped");
    Ok(())
}

/// The port in the value of `PORT`, or 8080 if it isn't set. An invalid value is an error: a server on
/// another port would only fail its health check.
fn read_port(value: Option<OsString>) -> Result<u16, String> {
    let Some(value) = value else { return Ok(8080) };
    value
        .to_str()
        .and_then(|text| text.parse::<NonZeroU16>().ok())
        .map(NonZeroU16::get)
        .ok_or_else(|| {
            format!(
                "PORT must be a number from 1 to 65535, not {}",
                value.display()
            )
        })
}
// #endregion main

/// Completes when the process receives SIGTERM (from the platform) or SIGINT (Ctrl+C in a terminal).
async fn stop_signal() {
    let mut term = signal::unix::signal(signal::unix::SignalKind::terminate())
        .expect("the process may handle SIGTERM");
    tokio::select! {
        _ = term.recv() => {}
        _ = signal::ctrl_c() => {}
    }
}
