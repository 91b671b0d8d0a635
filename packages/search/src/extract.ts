// Runs at build time only.
export {createIndexFiles} from './createIndexFiles';
export {createRecords, type PageMeta} from './records';
