export {listSteps, recordPage, replayPage} from './replayPage';
export {readTranscript, trimEnd} from './readTranscript';
