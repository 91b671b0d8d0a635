import type {ClientModule} from '@docusaurus/types';
import {revealTarget} from './revealTarget';

const isBrowser = typeof window !== 'undefined';
const reveal = () => {
  try {
    revealTarget(window.location.hash);
  } catch {
    // A fragment that can't be decoded doesn't have a target.
  }
};

if (isBrowser) window.addEventListener('hashchange', reveal);

/** Reveals the target of a link inside a closed tab or a collapsed section. */
const clientModule: ClientModule = {
  onRouteDidUpdate: () => {
    // Tabs and sections read their state from the page first.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  },
};

export default clientModule;
