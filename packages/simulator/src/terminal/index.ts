export {listChanges} from '../views/listChanges';
export {type Completion, createTerminal, type Terminal, type TerminalReply} from './createTerminal';
