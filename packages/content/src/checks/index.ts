export type {CheckContext} from './Check';
export {runChecks} from './runChecks';
export {checkManifestText} from './manifestText';
export {fixedHeadings, minQuotedMessages, troubleshootingColumns} from '../style/fixedHeadings';
