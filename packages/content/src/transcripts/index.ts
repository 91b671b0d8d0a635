export {listSteps, type PageSource, recordPage, replayPage} from './replayPage';
export {readTranscript, trimEnd} from './readTranscript';
