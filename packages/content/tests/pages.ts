import {readPages} from '../src/pages/readPages';

/** All pages, parsed once for all tests of a process. */
export const pages = readPages('.');
