import {readPage} from './readPage';
import {samplePage} from './samplePage';

/** Records of a small page. */
export const sampleRecords = readPage(samplePage);
