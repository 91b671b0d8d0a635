export type {CheckContext} from './Check';
export {checkPage, runChecks} from './runChecks';
export {checkManifestText} from './manifestText';
