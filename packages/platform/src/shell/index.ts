export {type ExplainedWord, explainScript, fillWords, incomplete, isPlaceholder, type WordKind} from './explain';
export {type Expansion, findToolCalls, readShellTokens, type ShellWord} from './readShell';
