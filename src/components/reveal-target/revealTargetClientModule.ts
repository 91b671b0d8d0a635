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
    // Waits until tabs and sections have initialized their state.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  },
};

export default clientModule;
