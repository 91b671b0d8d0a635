import {loadSite} from '@aloft/content/checks';
import sidebars from '../../sidebars';

/** The site, loaded once for all tests of a process. */
export const {pages, context} = loadSite(process.cwd(), sidebars);
