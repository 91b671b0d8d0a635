export {type ExampleReader, readExampleFile} from '../fences/examples';
export {createTemplates, packSample} from './packSample';
export {
  readVerifications,
  type TestResult,
  type Verification,
  verificationFile,
  type Verifications,
} from './verifications';
export {listSampleFiles, listSamples} from './listSamples';
