import {findMissingPages} from '../sidebars/findMissingPages';
import type {SiteCheck} from './Check';

/** Reports sidebar entries without a page. */
export const checkSidebars: SiteCheck = (pages, {sidebarPages = []}) =>
  findMissingPages(
    sidebarPages,
    pages.map(({file}) => file),
  );
