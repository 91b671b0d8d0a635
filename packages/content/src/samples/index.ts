export type {ExampleReader} from '../includes/ExampleReader';
export {readExampleFile} from '../includes/readExampleFile';
export {createTemplates} from './createTemplates';
export {listSampleFiles} from './listSampleFiles';
export {listSamples} from './listSamples';
export {packSample} from './packSample';
