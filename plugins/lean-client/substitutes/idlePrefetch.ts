import docusaurus from '@docusaurus/core/lib/client/docusaurus';

/** Safari has no idle callbacks. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (run) => setTimeout(run, 50);

const waiting = new Set<string>();

function next(): void {
  const [path] = waiting;
  if (path === undefined) return;
  waiting.delete(path);
  void docusaurus.prefetch(path);
  if (waiting.size > 0) whenIdle(next);
}

/**
 * Docusaurus's own object of the window, whose `prefetch` takes the links that came into view one by one, when the
 * browser has nothing else to do. It looks up the route of each among all routes, and a page shows dozens at once.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch(path: string): boolean {
    // This page is here, and its own script may be the shorter one of `plugins/page-scripts/holdMarkup.ts`.
    if (path === location.pathname) return false;
    waiting.add(path);
    if (waiting.size === 1) whenIdle(next);
    return true;
  },
});
