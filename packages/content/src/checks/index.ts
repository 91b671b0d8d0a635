export {loadSite} from './loadSite';
export {checkPage, pageChecks, runChecks} from './runChecks';
export {checkManifestText} from './syntax';
