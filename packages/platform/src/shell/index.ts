export {
  type ExplainedWord,
  explainScript,
  type Explanation,
  fillWords,
  incomplete,
  isPlaceholder,
  type WordKind,
} from './explain';
export {type Expansion, findToolCalls, readShellTokens, type ShellWord} from './readShell';
