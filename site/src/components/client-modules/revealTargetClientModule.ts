import type {ClientModule} from '@docusaurus/types';

/** Selects a panel's tab. The panels of the theme's tabs don't name theirs. */
function openTab(panel: Element): void {
  const index = [...panel.parentElement!.children].indexOf(panel);
  panel.parentElement!.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click();
}

/** Opens the closed tabs and collapsed sections around the target of the URL's fragment, and scrolls to it. */
function revealTarget(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const entry = target?.closest<HTMLElement>('.ref-entry');
  if (entry) entry.hidden = false;
  // The heading of an entry is next to its details.
  const details = target?.parentElement === entry ? entry?.querySelector(':scope > details') : null;
  let isClosed = false;
  for (let element = details ?? target?.parentElement; element; element = element.parentElement) {
    const isPanel = element.matches('[role=tabpanel][hidden]');
    if (isPanel) openTab(element);
    if (!isPanel && !element.matches('details:not([open])')) continue;
    isClosed = true;
    if (element instanceof HTMLDetailsElement) element.open = true;
  }
  if (isClosed) requestAnimationFrame(() => target?.scrollIntoView());
}

const reveal = () => {
  try {
    revealTarget();
  } catch {
    // A fragment that can't be decoded doesn't have a target.
  }
};

if (typeof window !== 'undefined') window.addEventListener('hashchange', reveal);

/** Reveals the target of a link inside a closed tab or a collapsed section. */
const clientModule: ClientModule = {
  onRouteDidUpdate: ({location, previousLocation}) => {
    // The choice of a tab changes only the query.
    if (previousLocation?.pathname === location.pathname && previousLocation.hash === location.hash) return;
    // Waits until tabs and sections have initialized their state.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
  },
};

export default clientModule;
