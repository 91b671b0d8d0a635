export {listTemplates, placeFile, recordPage, replayPage, serveSample} from './replayPage';
export {readTranscript, trimEnd} from './readTranscript';
