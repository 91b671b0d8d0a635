export {type ExampleReader, readExampleFile} from '../fences/examples';
export {createTemplates, packSample} from './packSample';
export {listSampleFiles, listSamples} from './listSamples';
