import type {ClientModule} from '@docusaurus/types';
import {revealTarget} from './revealTarget';

const isBrowser = typeof window !== 'undefined';
const reveal = () => {
  try {
    revealTarget(window.location.hash);
  } catch {
    // A fragment that is no valid URI names nothing.
  }
};

if (isBrowser) window.addEventListener('hashchange', reveal);

/** A link lands on its heading, also inside a closed tab or a collapsed section. */
const clientModule: ClientModule = {
  onRouteDidUpdate: () => {
    // Tabs and sections take their state from the page first.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  },
};

export default clientModule;
