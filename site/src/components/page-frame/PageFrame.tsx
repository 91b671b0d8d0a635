import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {useEffect, type PropsWithChildren} from 'react';
import {hasModifier} from '../search/keys';
import MobileMenu from './MobileMenu';

/** Those of the theme's `Layout/Provider` that don't depend on the page. */
const FrameProvider = composeProviders([
  ColorModeProvider,
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
]);

/** Makes Space press links that act as buttons, such as sidebar categories, instead of scrolling the page. */
function pressButtonLinks(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a[role=button]')) return;
  event.preventDefault();
  event.target.click();
}

/** Navbar, announcement bar and footer, which stay mounted during navigation between all kinds of pages. */
export default function PageFrame({children}: PropsWithChildren) {
  const history = useHistory();
  useEffect(() => {
    // Dialogs are outside of the router.
    const followDialogLinks = (event: MouseEvent) => {
      const selector = '[data-dialog] a[href^="/"]:not([target])';
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
      if (!link || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    const listening = new AbortController();
    document.addEventListener('click', followDialogLinks, listening);
    document.addEventListener('keydown', pressButtonLinks, listening);
    return () => listening.abort();
  }, [history]);
  return (
    <FrameProvider>
      <MobileMenu />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      {children}
      <Footer />
    </FrameProvider>
  );
}
