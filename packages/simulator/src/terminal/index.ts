export {colorOutput, type OutputColor, type OutputPart} from './colorOutput';
export {listChanges} from '../views/listChanges';
export {type Completion, createTerminal, type Terminal, type TerminalReply} from './createTerminal';
export {type PageSession, sessionPath, type SessionStep} from './PageSession';
