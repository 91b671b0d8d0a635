// Inline script before the first element: makes storage that is `null`, full or failing look unavailable. The framework
// then warns once and goes on, where it would otherwise log an error for each use.
try {
  const key = 'aloft.check';
  localStorage.setItem(key, key);
  localStorage.removeItem(key);
} catch (error) {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw error;
    },
  });
}
