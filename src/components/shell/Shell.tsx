import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import {useEffect, type PropsWithChildren, type ReactNode} from 'react';
import MobileMenu from './MobileMenu';
import {pressButtonLinks} from './pressButtonLinks';

/** Navbar, announcement bar and footer, which stay mounted during navigation between all kinds of pages. */
export default function Shell({children}: PropsWithChildren): ReactNode {
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
