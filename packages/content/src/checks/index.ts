export type {CheckContext} from './Check';
export {runChecks} from './runChecks';
export {collectUsedFields} from '../coverage/collectUsedFields';
export {listReferences} from '../coverage/listReferences';
export {checkManifestText} from '../manifests/checkManifestText';
export {fixedHeadings, minQuotedMessages, troubleshootingColumns} from '../style/fixedHeadings';
