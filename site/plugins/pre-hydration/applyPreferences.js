// Inline script before the first element: applies the site's fonts if an earlier page has loaded them into the cache,
// and the reader's choice to wrap code.
try {
  for (const name of ['fonts', 'wrap'])
    if (localStorage.getItem('al-' + name)) document.documentElement.dataset[name] = '';
} catch {
  // Storage is blocked.
}
