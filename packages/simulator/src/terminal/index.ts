export {colorOutput, type OutputColor, type OutputPart} from './colorOutput';
export {listChanges} from '../views/listChanges';
export {
  type Completion,
  createTerminal,
  type PageSession,
  sessionPath,
  type SessionStep,
  type Terminal,
  type TerminalReply,
} from './createTerminal';
