import {useKeyboardNavigation} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import type {PropsWithChildren, ReactNode} from 'react';
import CloseMenu from './CloseMenu';

/** Navbar, announcement bar and footer, which stay mounted during navigation between all kinds of pages. */
export default function Shell({children}: PropsWithChildren): ReactNode {
  useKeyboardNavigation();
  return (
    <LayoutProvider>
      <CloseMenu />
      <SkipToContent />
      <AnnouncementBar />
      <Navbar />
      {children}
      <Footer />
    </LayoutProvider>
  );
}
