export type {WordKind} from '../explain/describeRole';
export {type ExplainedWord, explainScript, type Explanation} from '../explain/explainScript';
export {findToolCalls} from './findToolCalls';
export type {ShellWord} from './readShellCommands';
export {readShellTokens} from './readShellTokens';
