// Why: after a new id upstream leaves the bar hidden until the second page load, as its early script knows no ids.
import {createStorageSlot} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

const hiddenAttribute = 'data-announcement-bar-initially-dismissed';

/** The bar, which takes back the early "hidden" mark when it turns out that this announcement was never closed. */
export default function AnnouncementBarWrapper(): ReactNode {
  useEffect(() => {
    // The provider's effect reads the id after this one.
    const frame = requestAnimationFrame(() => {
      const dismissed = createStorageSlot('docusaurus.announcement.dismiss').get() === 'true';
      if (!dismissed) document.documentElement.setAttribute(hiddenAttribute, 'false');
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <AnnouncementBar />;
}
