import type {ClientModule} from '@docusaurus/types';

/** Escapes percent signs that don't belong to an escape sequence, at which the framework would crash. */
function escapeHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** Makes the framework load the pages of links with a hash or query, which it compares with the routes' paths. */
function acceptLinks(): void {
  const {prefetch, preload} = window.docusaurus;
  const toPath = (target: string) => target.replace(/[?#].*/, '');
  window.docusaurus = {
    prefetch: (target) => prefetch(toPath(target)),
    preload: (target) => preload(toPath(target)),
  };
}

/** Corrects how the framework treats links with a hash. */
const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation) acceptLinks();
    location.hash = escapeHash(location.hash);
  },
  // The framework stays at the old page's scroll position if the hash has no target.
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname || !location.hash) return;
    if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))) window.scrollTo(0, 0);
  },
};

export default clientModule;
