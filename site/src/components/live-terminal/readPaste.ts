import {readShellTokens} from '@aloft/platform/shell';

/** Commands of a pasted text. */
export interface Paste {
  /** Commands that end with a line break. */
  readonly commands: readonly string[];
  /** Text after the last line break, which the reader can edit. */
  readonly rest: string;
}

/** Splits a script into commands of one line, or more with here-documents and quotes. Joins lines that end with `\`. */
function splitCommands(script: string): Paste {
  const commands: string[] = [];
  let command = '';
  let isEnded = false;
  const finish = () => {
    if (/^\s*[^\s#]/.test(command)) commands.push(command.trim());
    command = '';
    isEnded = false;
  };
  for (const {kind, start, end} of readShellTokens(script)) {
    const source = script.slice(start, end);
    if (isEnded && kind !== 'heredoc') finish();
    if (kind === 'operator' && source === '\n') isEnded = true;
    else if (kind === 'heredoc') command += `\n${source}`;
    else command += kind === 'space' && source.includes('\n') ? ' ' : source;
  }
  if (isEnded || command.includes('\n')) finish();
  return {commands, rest: command};
}

/**
 * Reads a text that is pasted into the command line. In a transcript, only lines with the prompt `$` are commands.
 * @param before text in front of the cursor
 * @param after text behind the cursor
 */
export function readPaste(text: string, before = '', after = ''): Paste {
  const [intro = '', ...steps] = text.replaceAll('\r\n', '\n').split(/^\$ /m);
  if (steps.length === 0) {
    const {commands, rest} = splitCommands(before + intro);
    return {commands, rest: rest + after};
  }
  const commands: string[] = [];
  let rest = '';
  for (const [index, step] of steps.entries()) {
    const script = (index === 0 ? before : '') + step.replace(/^> /gm, '');
    // Lines after the first command are output.
    const {commands: found, rest: last} = splitCommands(script);
    if (found[0] === undefined) rest = last;
    else commands.push(found[0]);
  }
  return {commands, rest: rest + after};
}
