import {findMissingPages} from '../sidebars/findMissingPages';
import type {SiteCheck} from './Check';

/** Every entry of a sidebar names a page. */
export const checkSidebars: SiteCheck = (pages, {sidebarPages = []}) =>
  findMissingPages(
    sidebarPages,
    pages.map(({file}) => file),
  );
