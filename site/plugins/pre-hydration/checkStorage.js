// Inline script before the first element: makes storage that is `null`, full or failing look unavailable. The framework
// then warns once instead of logging an error for each use. It would apply any stored theme, so an invalid one is
// removed.
try {
  const key = 'aloft.check';
  localStorage.setItem(key, key);
  localStorage.removeItem(key);
  const {themeKey} = document.currentScript.dataset;
  if (!['light', 'dark', null].includes(localStorage.getItem(themeKey))) localStorage.removeItem(themeKey);
} catch (error) {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw error;
    },
  });
}
