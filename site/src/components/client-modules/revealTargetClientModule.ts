import type {ClientModule} from '@docusaurus/types';

function openTab(panel: Element): void {
  const container = panel.parentElement?.parentElement;
  const panels = [...(panel.parentElement?.children ?? [])].filter(
    (child) => child.getAttribute('role') === 'tabpanel',
  );
  const tabs = container?.querySelector('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[panels.indexOf(panel)]?.click();
}

/**
 * Opens the closed tabs and collapsed sections around a link's target, outermost first, and scrolls to it.
 * @param hash fragment of the URL, with its `#`
 */
function revealTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const entry = target?.closest<HTMLElement>('.ref-entry');
  if (entry) entry.hidden = false;
  const closed: Element[] = [];
  for (let element = target?.parentElement ?? null; element !== null; element = element.parentElement) {
    if (element.getAttribute('role') === 'tabpanel' && element.hasAttribute('hidden')) closed.unshift(element);
    if (element instanceof HTMLDetailsElement && !element.open) closed.unshift(element);
  }
  // The heading of an entry is next to its details.
  const details = target?.parentElement === entry ? entry?.querySelector(':scope > details') : null;
  if (details instanceof HTMLDetailsElement && !details.open) closed.push(details);
  if (target === null || closed.length === 0) return;
  for (const element of closed) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else openTab(element);
  }
  requestAnimationFrame(() => target.scrollIntoView());
}

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
