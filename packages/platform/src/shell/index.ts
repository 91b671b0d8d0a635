export {findToolCalls} from './findToolCalls';
export type {ShellWord} from './readShellCommands';
export {readShellTokens} from './readShellTokens';
