import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';

const pageLinks = '.markdown a[href^="/"]';

/** Finds an internal link to a route. Files, such as the manifest's schema, aren't routes. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  return link && link.target === '' && !/\.\w+$/.test(link.pathname) ? link : null;
}

/**
 * Handles links in static markup as the site's link component does: the router follows them, the next page's files are
 * prefetched when a link scrolls into view, and preloaded on hover.
 */
export function StaticLinks(): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findPageLink(event.target);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      // React's own links have called `preventDefault` by now.
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const preload = (event: Event) => {
      const link = findPageLink(event.target);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', follow, {signal});
    document.addEventListener('mouseover', preload, {signal});
    document.addEventListener('touchstart', preload, {signal, passive: true});
    return () => listening.abort();
  }, [history]);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(pageLinks))
      if (findPageLink(link)) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
