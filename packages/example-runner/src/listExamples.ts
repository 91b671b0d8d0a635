import path from 'node:path';
import {listSamples} from '@aloft/content/samples';

/** Root directory of all examples. */
export const examplesRoot = path.resolve(__dirname, '../../../examples');

/** Sorted IDs of all examples. */
export const listExamples = () => listSamples(examplesRoot);
