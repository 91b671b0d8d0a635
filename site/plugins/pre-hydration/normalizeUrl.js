// Inline script before the first element: escapes percent signs that don't belong to an escape sequence. The router
// and the framework decode paths up to twice and hashes once, and a malformed one would crash the page. Leading slashes
// are collapsed into one, because `//host` would be another host.
{
  const escapeMalformed = (text, decode, escape) => {
    try {
      decode(text);
      return text;
    } catch {
      return text.replaceAll('%', escape);
    }
  };

  const normalizeUrl = () => {
    const {pathname, search, hash} = location;
    const path = escapeMalformed(pathname.replace(/^\/+/, '/'), (text) => decodeURI(decodeURI(text)), '%2525');
    const fragment = escapeMalformed(hash, decodeURIComponent, '%25');
    if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', path + search + fragment);
  };

  normalizeUrl();
  const {pathname: loaded} = location;
  addEventListener('popstate', () => {
    // Runs before the router's own listener.
    normalizeUrl();
    // After a reload, going back to a page that the router had shown changes only the URL until React has hydrated.
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && location.pathname !== loaded) location.reload();
  });

  // Paths are case-sensitive on the server but not in the router, which would hydrate the wrong page here.
  const isNotFound = document.documentElement.classList.contains('plugin-native');
  const {baseUrl} = document.currentScript.dataset;
  // A locale in the base URL may contain uppercase letters.
  const lower = location.pathname.startsWith(baseUrl)
    ? baseUrl + location.pathname.slice(baseUrl.length).toLowerCase()
    : location.pathname;
  if (isNotFound && lower !== location.pathname) location.replace(lower + location.search + location.hash);
}
