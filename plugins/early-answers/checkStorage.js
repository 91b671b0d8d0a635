// Inline script before the first element: makes storage that is `null`, full or failing look unavailable. The framework
// then warns once and goes on, where it would otherwise log an error for each use. It would show any stored theme, so a
// damaged one is removed.
try {
  const key = 'aloft.check';
  localStorage.setItem(key, key);
  localStorage.removeItem(key);
  if (!['light', 'dark', null].includes(localStorage.getItem('theme'))) localStorage.removeItem('theme');
} catch (error) {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw error;
    },
  });
}
