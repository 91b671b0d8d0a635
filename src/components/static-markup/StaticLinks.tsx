import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';

/** A link inside the site whose page the router can show. Files, as the manifest's schema, are none. */
function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.markdown a[href^="/"]') : null;
  return link && link.target === '' && !/\.\w+$/.test(link.pathname) ? link : null;
}

/** Time for which the reader points at a link or has it focused before its card opens. */
const cardDelay = 300;

/**
 * Does for links in static markup what the site's link component does for its own: the router follows them, and the
 * next page's files are prefetched when a link comes into view, and loaded when the pointer is on it. Then a card shows
 * what the page is about.
 */
export function StaticLinks(): ReactNode {
  const history = useHistory();
  const {pathname} = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findPageLink(event.target);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      // A link of React's has been followed by now.
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const preload = (event: Event) => {
      const link = findPageLink(event.target);
      if (link) void window.docusaurus.preload(link.pathname);
    };
    // One for each kind of event: focus scrolls a link into view, which puts another element under a pointer at rest.
    const timers: Record<string, ReturnType<typeof setTimeout>> = {};
    const describe = ({type, target, pointerType, clientY}: Event & Partial<PointerEvent>) => {
      clearTimeout(timers[type]);
      const link = findPageLink(target);
      if (!link || pointerType === 'touch') return;
      const show = async () => {
        const {showLinkCard} = await import(/* webpackChunkName: "show-link-card" */ '../link-card/showLinkCard');
        await showLinkCard(link, clientY);
      };
      // Without a connection, the link has no card.
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
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.markdown a[href^="/"]'))
      if (findPageLink(link)) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
