import {brand} from '@aloft/platform/brand';

/**
 * Whether readers can close the announcement bar. The specification allows both. By default they can, and the browser
 * remembers it until the id changes. `ANNOUNCEMENT_CLOSABLE=false` builds the other variant.
 */
const isCloseable = process.env.ANNOUNCEMENT_CLOSABLE !== 'false';

/** The bar above the navbar. With a new id, it reappears for readers who closed it. */
export const announcementBar = {
  id: 'work_in_progress',
  content: `These docs are a work in progress. Questions? <a href="${brand.chatUrl}">Join the community chat</a>.`,
  backgroundColor: 'var(--al-accent-soft)',
  textColor: 'var(--al-ink)',
  isCloseable,
};
