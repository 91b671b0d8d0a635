import type {ClientModule} from '@docusaurus/types';

/** The target of the URL's fragment. A fragment that can't be decoded doesn't have one. */
function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the closed tabs and collapsed sections around the target of the URL's fragment, and scrolls to it. */
function revealTarget(): void {
  const target = findTarget();
  const entry = target?.closest<HTMLElement>('.ref-entry');
  if (entry) entry.hidden = false;
  // The heading of an entry is next to its details.
  const details = target?.parentElement === entry ? entry?.querySelector(':scope > details') : null;
  let isClosed = false;
  for (let element = details ?? target?.parentElement; element; element = element.parentElement) {
    const isPanel = element.matches('[role=tabpanel][hidden]');
    if (isPanel) document.getElementById(element.getAttribute('aria-labelledby')!)?.click();
    if (!isPanel && !element.matches('details:not([open])')) continue;
    isClosed = true;
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  if (isClosed) requestAnimationFrame(() => target?.scrollIntoView());
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', revealTarget);

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) {
    // Makes the framework load the pages of links with a hash or query, which it compares with the routes' paths.
    const {prefetch, preload} = window.docusaurus;
    const toPath = (target: string) => target.replace(/[?#].*/, '');
    window.docusaurus = {
      prefetch: (target) => prefetch(toPath(target)),
      preload: (target) => preload(toPath(target)),
    };
  }
  try {
    decodeURIComponent(location.hash);
  } catch {
    // Percent signs that don't belong to an escape sequence, at which the framework would crash.
    location.hash = location.hash.replaceAll('%', '%25');
  }
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const isNewPage = previousLocation?.pathname !== location.pathname;
  // The choice of a tab changes only the query.
  if (!isNewPage && previousLocation.hash === location.hash) return;
  // The framework stays at the old page's scroll position if the hash has no target.
  if (previousLocation && isNewPage && location.hash && !findTarget()) window.scrollTo(0, 0);
  // Waits until tabs and sections have initialized their state.
  requestAnimationFrame(() => requestAnimationFrame(revealTarget));
};
