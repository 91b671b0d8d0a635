use leptos::{config::LeptosOptions, prelude::*};
use leptos_meta::{MetaTags, Stylesheet, Title, provide_meta_context};
use leptos_router::{
    SsrMode,
    components::{Route, Router, Routes},
    path,
};

use crate::entries::{Sign, list_entries};

// #region shell
/// The HTML document that contains the app.
pub fn shell(_options: LeptosOptions) -> impl IntoView {
    view! {
        <!DOCTYPE html>
        <html lang="en">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <MetaTags />
            </head>
            <body>
                <App />
            </body>
        </html>
    }
}

#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    view! {
        <Stylesheet href="/static/style.css" />
        <Title text="Guestbook" />
        <Router>
            <main>
                <Routes fallback=|| view! { <h1>"Nothing here"</h1> }>
                    <Route path=path!("/") view=Guestbook ssr=SsrMode::Async />
                </Routes>
            </main>
        </Router>
    }
}
// #endregion shell

// #region page
#[component]
fn Guestbook() -> impl IntoView {
    let sign = ServerAction::<Sign>::new();
    let entries = Resource::new(|| (), |_| list_entries());
    view! {
        <h1>"Guestbook"</h1>
        <ActionForm action=sign>
            <label>"Your words " <input name="text" required /></label>
            <button>"Sign"</button>
        </ActionForm>
        <Suspense fallback=|| view! { <p>"Loading"</p> }>
            <ul>
                {move || Suspend::new(async move {
                    entries
                        .await
                        .unwrap_or_default()
                        .into_iter()
                        .map(|entry| view! { <li id=format!("entry-{}", entry.id)>{entry.text}</li> })
                        .collect_view()
                })}
            </ul>
        </Suspense>
    }
}
// #endregion page
