// Why: after a new id upstream leaves the bar hidden until the second page load, because its early script doesn't know the IDs.
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

const hiddenAttribute = 'data-announcement-bar-initially-dismissed';

/** The bar, which removes the early "hidden" mark if this announcement was never closed or can't be closed any more. */
export default function AnnouncementBarWrapper(): ReactNode {
  const isCloseable = useThemeConfig().announcementBar?.isCloseable;
  useEffect(() => {
    const slot = createStorageSlot('docusaurus.announcement.dismiss');
    if (!isCloseable) slot.set('false');
    // The provider's effect reads the id after this one.
    const frame = requestAnimationFrame(() => {
      if (slot.get() !== 'true') document.documentElement.setAttribute(hiddenAttribute, 'false');
    });
    return () => cancelAnimationFrame(frame);
  }, [isCloseable]);
  return <AnnouncementBar />;
}
