export type {WordKind} from '../explain/describeRole';
export {type ExplainedWord, explainScript, type Explanation} from '../explain/explainScript';
export {fillWords, incomplete, isPlaceholder} from '../explain/fillWords';
export {findToolCalls} from './readShellCommands';
export type {ShellWord} from './readShellCommands';
export {type Expansion, readShellTokens} from './readShellTokens';
