// Why: after the id changes, upstream hides the bar until the second page load, because its inline script ignores it.
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {useEffect, type ReactNode} from 'react';

const hiddenAttribute = 'data-announcement-bar-initially-dismissed';

/** The bar, which resets the inline script's attribute if this announcement was never closed or isn't closable. */
export default function AnnouncementBarWrapper(): ReactNode {
  const isCloseable = useThemeConfig().announcementBar?.isCloseable;
  useEffect(() => {
    const slot = createStorageSlot('docusaurus.announcement.dismiss');
    if (!isCloseable) slot.set('false');
    // Waits for the provider's effect, which reads the id after this one.
    const frame = requestAnimationFrame(() => {
      if (slot.get() !== 'true') document.documentElement.setAttribute(hiddenAttribute, 'false');
    });
    return () => cancelAnimationFrame(frame);
  }, [isCloseable]);
  return <AnnouncementBar />;
}
