import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {useDialogLinks} from '@site/src/components/dialogs/useDialogLinks';
import {useEffect, type PropsWithChildren, type ReactNode} from 'react';
import MobileMenu from './MobileMenu';

/** Makes Space press links that act as buttons, such as sidebar categories, instead of scrolling the page. */
function pressButtonLinks(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a[role=button]')) return;
  event.preventDefault();
  event.target.click();
}

/** Navbar, announcement bar and footer, which stay mounted during navigation between all kinds of pages. */
export default function PageFrame({children}: PropsWithChildren): ReactNode {
  useDialogLinks();
  useEffect(() => {
    document.addEventListener('keydown', pressButtonLinks);
    return () => document.removeEventListener('keydown', pressButtonLinks);
  }, []);
  return (
    <LayoutProvider>
      <MobileMenu />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      {children}
      <Footer />
    </LayoutProvider>
  );
}
