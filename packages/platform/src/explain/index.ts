export type {WordKind} from './describeRole';
export {type ExplainedWord, explainScript, type Explanation} from './explainScript';
