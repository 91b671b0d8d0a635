import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';

const pageLinks = '.markdown a[href^="/"]';
const anchorLinks = '.markdown a[href^="#"]';

/** Finds an internal link to a route. Files, such as the manifest's schema, aren't routes. */
function findPageLink(target: EventTarget | null, selector = pageLinks): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
  return link && link.target === '' && !/\.\w+$/.test(link.pathname) ? link : null;
}

/** Milliseconds of hover or focus before a link's card opens. */
const cardDelay = 300;

/**
 * Handles links in static markup as the site's link component does: the router follows them, the next page's files are
 * prefetched when a link scrolls into view, and preloaded on hover. After a delay, a card describes the target.
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
    // One timer per event type, because focus can scroll the page, which moves another element under the pointer.
    const timers: Record<string, ReturnType<typeof setTimeout>> = {};
    const describe = ({type, target, pointerType, clientY}: Event & Partial<PointerEvent>) => {
      clearTimeout(timers[type]);
      const link = findPageLink(target, `${pageLinks}, ${anchorLinks}`);
      if (!link || pointerType === 'touch') return;
      const show = async () => {
        const {showLinkCard} = await import(/* webpackChunkName: "show-link-card" */ '../link-card/showLinkCard');
        await showLinkCard(link, clientY);
      };
      // Without a connection, the card isn't shown.
      timers[type] = setTimeout(() => void show().catch(() => {}), cardDelay);
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', follow, {signal});
    document.addEventListener('mouseover', preload, {signal});
    document.addEventListener('touchstart', preload, {signal, passive: true});
    document.addEventListener('pointerover', describe, {signal});
    document.addEventListener('focusin', describe, {signal});
    return () => {
      Object.values(timers).forEach(clearTimeout);
      listening.abort();
    };
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
