// Inline script before the first element: applies the site's fonts if an earlier page has loaded them into the cache.
try {
  if (localStorage.getItem('al-fonts')) document.documentElement.dataset.fonts = '';
} catch {
  // Storage is blocked.
}
