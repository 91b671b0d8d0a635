//! A small web server: a page, a JSON list of notes and static files.

mod routes;

use std::{env, error::Error, ffi::OsString, num::NonZeroU16};

use tokio::{net::TcpListener, signal};
use tracing::info;

// #region main
#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    tracing_subscriber::fmt().with_ansi(false).init();

    let port = read_port(env::var_os("PORT"))?;
    let listener = TcpListener::bind(("0.0.0.0", port)).await?;
    info!("listening on {}", listener.local_addr()?);

    axum::serve(listener, routes::app())
        .with_graceful_shutdown(stop_signal())
        .await?;
    info!("stopped");
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

// #region signal
/// Completes when the process receives SIGTERM (from the platform) or SIGINT (Ctrl+C in a terminal).
async fn stop_signal() {
    let mut term = signal::unix::signal(signal::unix::SignalKind::terminate())
        .expect("the process may handle SIGTERM");
    tokio::select! {
        _ = term.recv() => info!("SIGTERM: finishing open requests"),
        _ = signal::ctrl_c() => info!("Ctrl+C: finishing open requests"),
    }
}
// #endregion signal

#[cfg(test)]
mod tests {
    use super::read_port;

    #[test]
    fn rejects_an_invalid_port() {
        assert_eq!(read_port(None), Ok(8080));
        assert_eq!(read_port(Some("3000".into())), Ok(3000));
        for invalid in ["", "0", "65536", "eighty", ":8080"] {
            assert_eq!(
                read_port(Some(invalid.into())),
                Err(format!(
                    "PORT must be a number from 1 to 65535, not {invalid}"
                ))
            );
        }
    }
}
