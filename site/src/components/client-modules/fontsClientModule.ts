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

/** Not for a reader of one page, who would never see them. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) =>
  void (previousLocation && load());
