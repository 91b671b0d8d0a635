export type {CheckContext} from './Check';
export {checkPage, pageChecks, runChecks} from './runChecks';
export {checkManifestText} from './syntax';
