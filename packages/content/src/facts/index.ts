export type {TranscriptSession} from './TranscriptSession';
export {siteFacts} from './siteFacts';
export {startSession} from './startSession';
