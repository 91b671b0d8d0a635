import type {ClientModule} from '@docusaurus/types';

/** Loads the site's fonts for the next page that's loaded: see `plugins/pre-hydration/applyPreferences.js`. */
const load = async () => {
  try {
    await Promise.all(['1rem Inter', '1rem "JetBrains Mono"'].map((font) => document.fonts.load(font)));
    localStorage.setItem('al-fonts', '1');
  } catch {
    // Without a connection or storage, the system's fonts stay.
  }
};

const clientModule: ClientModule = {
  // Not for a reader of one page, who would never see them.
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) void load();
  },
};

export default clientModule;
