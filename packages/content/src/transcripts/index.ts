export {placeFile} from './placeFile';
export {readTranscript, trimEnd} from './readTranscript';
export {recordPage} from './recordPage';
export {replayPage} from './replayPage';
