// Inline script before the first element: escapes percent signs that don't belong to an escape sequence. The router
// and the framework decode paths up to twice and hashes once, and a malformed one would crash the page. Leading slashes
// are collapsed into one, because `//host` would be another host. `/index.html`, `/index` and `.html` are removed on
// hosts that don't redirect such paths, because only a part of the framework ignores them.
{
  const escapeMalformed = (text, decode, escape) => {
    try {
      decode(text);
      return text;
    } catch {
      return text.replaceAll('%', escape);
    }
  };

  const removeEnding = (path) => path.replace(/(?:(?:\/index(?:\.html)?|\.html)\/*)+$/, '') || '/';

  const isNotFound = document.documentElement.classList.contains('plugin-native');

  const normalizeUrl = () => {
    const {pathname, search, hash} = location;
    const folded = escapeMalformed(pathname.replace(/^\/+/, '/'), (text) => decodeURI(decodeURI(text)), '%2525');
    const path = isNotFound ? folded : removeEnding(folded);
    const fragment = escapeMalformed(hash, decodeURIComponent, '%25');
    if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', path + search + fragment);
  };

  const reload = () => {
    // Until the page is unloaded, the framework would hydrate the old page with the new URL.
    window.docusaurusRoot ??= {render() {}};
    location.reload();
  };

  normalizeUrl();
  const {pathname: loaded} = location;
  addEventListener('popstate', () => {
    // Runs before the router's own listener.
    normalizeUrl();
    // After a reload, going back to a page that the router had shown changes only the URL until React has hydrated.
    if (document.documentElement.dataset.hasHydrated !== 'true' && location.pathname !== loaded) reload();
  });

  // Paths are case-sensitive on the server but not in the router, which would hydrate the wrong page here.
  const {baseUrl} = document.currentScript.dataset;
  // A locale in the base URL may contain uppercase letters.
  const lower = location.pathname.startsWith(baseUrl)
    ? baseUrl + location.pathname.slice(baseUrl.length).toLowerCase()
    : location.pathname;
  // A host may redirect unknown paths to the file of the not-found page.
  const target = lower.endsWith('/404.html') ? lower : removeEnding(lower);
  if (isNotFound && target !== location.pathname) {
    // Not `location.replace`, because checkers would take every page with this script for a redirect.
    history.replaceState(history.state, '', target + location.search + location.hash);
    reload();
  }
}
