export type {CheckContext} from './Check';
export {containsQuote} from './data';
export {checkPage, runChecks} from './runChecks';
export {checkManifestText} from './manifestText';
export {fixedHeadings, minQuotedMessages, troubleshootingColumns} from '../style/fixedHeadings';
