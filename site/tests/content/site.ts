import {resolve} from 'node:path';
import {loadSite} from '@aloft/content/pages';
import sidebars from '../../sidebars';

/** The site, loaded once for all tests of a process. */
export const {pages, context} = loadSite(resolve(__dirname, '../../..'), sidebars);
