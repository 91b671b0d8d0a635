// Inline script before the first element: applies the site's fonts if an earlier page has loaded them into the cache,
// and the reader's choices to wrap code and to turn off single-key shortcuts.
try {
  const keys = {fonts: 'al-fonts', wrap: 'al-wrap', singleKeys: 'aloft.single-keys'};
  for (const [name, key] of Object.entries(keys)) {
    const value = localStorage.getItem(key);
    if (value) document.documentElement.dataset[name] = value;
  }
} catch {
  // Storage is blocked.
}
