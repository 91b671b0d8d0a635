import {extractRecords} from '../../plugins/search/extractRecords';
import {samplePage} from './samplePage';

/** Records of a small page. */
export const sampleRecords = extractRecords(samplePage);
