// Inline script before the first element: makes storage that is `null`, full or failing look unavailable. The framework
// then warns once instead of logging an error for each use. It would apply any stored theme, so an invalid one is
// removed. It would also hide an announcement that can't be closed or has another id than the one that the reader
// closed, until React shows it and moves the page.
try {
  const key = 'aloft.check';
  localStorage.setItem(key, key);
  localStorage.removeItem(key);
  const {themeKey, announcement, namespace} = document.currentScript.dataset;
  if (!['light', 'dark', null].includes(localStorage.getItem(themeKey))) localStorage.removeItem(themeKey);
  if (localStorage.getItem(`docusaurus.announcement.id${namespace}`) !== announcement)
    localStorage.removeItem(`docusaurus.announcement.dismiss${namespace}`);
} catch (error) {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw error;
    },
  });
}
