import {spawn} from 'node:child_process';
import path from 'node:path';

export interface CommandResult {
  readonly code: number;
  /** Standard output and error, interleaved. */
  readonly output: string;
  readonly seconds: number;
}

export interface CommandOptions {
  /** Added to the environment of the child. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether to also print the output while the command runs. */
  readonly live?: boolean;
}

/** Runs a program of `node_modules/.bin` or PATH in the project's directory. For a missing program, the code is 127. */
export function runCommand(
  line: readonly string[],
  {env = {}, live = false}: CommandOptions = {},
): Promise<CommandResult> {
  const started = Date.now();
  const bin = path.resolve('node_modules/.bin');
  const [program = '', ...args] = line;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: {
        ...process.env,
        // Docusaurus would print a notice about newer versions, which this site doesn't use.
        NO_UPDATE_NOTIFIER: '1',
        ...env,
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: string[] = [];
    const collect = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (live) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    const finish = (code: number) => resolve({code, output: chunks.join(''), seconds: (Date.now() - started) / 1000});
    child.on('error', (error) => {
      chunks.push(error.message);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
