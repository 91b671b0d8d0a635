export {type ExampleReader, readExampleFile} from '../fences/examples';
export {createTemplates, packSample} from './packSample';
export {readVerifications, type TestResult, verificationFile} from './verifications';
export {listSampleFiles, listSamples} from './listSamples';
