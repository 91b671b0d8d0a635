import {parse} from 'yaml';
import {recognizeProject} from '@aloft/platform/frameworks';
import {createState, openSession, type CommandResult, type CreateStateOptions} from '../src';
import type {View} from '../src/context';
import type {Namespace} from '../src/state/types';

export type Terminal = ReturnType<typeof createTerminal>;

/**
 * Opens a terminal in a scenario, which runs lines one after the other in one state.
 *
 * @param onLine called with the words of each line before it runs
 */
export function createTerminal(
  options: CreateStateOptions | string = 'logged-in',
  start = createState(typeof options === 'string' ? {scenario: options} : options),
  onLine?: (words: readonly string[]) => void,
) {
  const session = openSession(start);
  const run = (line: string | readonly string[]): CommandResult => {
    onLine?.(typeof line === 'string' ? line.split(' ') : line);
    return session.run(line, {parseYaml: parse, recognizeProject});
  };
  const ok = (line: string): string => {
    const result = run(line);
    if (result.exitCode !== 0) throw new Error(`${line}\nexit code ${result.exitCode}\n${result.stderr}`);
    return result.stdout;
  };
  return {
    run,
    /** Runs a line that must succeed, and returns its standard output. */
    ok,
    /** Runs a line that must fail, and returns its error code. */
    fails: (line: string) => {
      const result = run(line);
      if (result.exitCode === 0) throw new Error(`${line}\ndid not fail:\n${result.stdout}`);
      return result.errorCode;
    },
    /** Runs a line with `-o json` and returns the data. */
    json: <T = Record<string, unknown>>(line: string): T => JSON.parse(ok(`${line} -o json`)) as T,
    state: () => session.state,
    /** The namespace of all scenarios. */
    acme: () => session.state.namespaces.acme as Namespace,
    /** Writes a file of the project. */
    write: session.write,
  };
}

/** Creates a deploy token with a scope, which `ALOFT_TOKEN` contains from then on. @returns the token */
export function useToken(terminal: Terminal, scope: string): string {
  const printed = terminal.ok(`aloft token create script --kind deploy --scope ${scope}`);
  const value = /alft_deploy_\w+/.exec(printed)?.[0] ?? '';
  terminal.ok(`export ALOFT_TOKEN=${value}`);
  return value;
}

/** Sends a request to the API with the token. @returns the body of the response */
export const request = (terminal: Terminal, words: string): View =>
  JSON.parse(terminal.ok(`curl -H "Authorization: Bearer $ALOFT_TOKEN" ${words}`)) as View;

/**
 * A line, and what it must do: print a text or a pattern, exit with a code, or return data of which this is a part (with
 * `-o json`). It must not fail with an error unless the error's code is expected, in the parentheses of its message.
 */
export type Line = string | readonly [line: string, ...expected: readonly (string | RegExp | number | object)[]];

/**
 * Runs lines until one of them doesn't do what it must.
 *
 * @param fill completes each line before it runs
 * @returns what is wrong with that line
 * @throws Error if a line fails unexpectedly
 */
export function play(terminal: Terminal, lines: readonly Line[], fill = (line: string): string => line) {
  for (const entry of lines) {
    const [text, ...all] = typeof entry === 'string' ? [entry] : entry;
    const line = fill(text);
    const isData = all.some((expected) => typeof expected === 'object' && !(expected instanceof RegExp));
    const {stdout, stderr, exitCode, errorCode} = terminal.run(isData ? `${line} -o json` : line);
    const printed = stdout + stderr;
    if (errorCode !== undefined ? !all.includes(`(${errorCode})`) : exitCode !== 0 && all.length === 0)
      throw new Error(`${line}\nexit code ${exitCode}\n${printed}`);
    const isMet = (expected: string | RegExp | number | object): boolean => {
      if (typeof expected === 'number') return exitCode === expected;
      if (typeof expected === 'string') return printed.includes(expected);
      return expected instanceof RegExp ? expected.test(printed) : hasPart(JSON.parse(stdout), expected);
    };
    const missed = all.find((expected) => !isMet(expected));
    if (missed !== undefined)
      return [
        `${line} printed\n${printed}and exited with ${exitCode}, but expected ${missed instanceof RegExp ? String(missed) : JSON.stringify(missed)}`,
      ];
  }
  return [];
}

/** Whether data has every field of a part, and lists of equal length. */
function hasPart(data: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return data === part;
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(part) && part.length !== (data as unknown[]).length) return false;
  return Object.entries(part).every(([key, value]) => hasPart((data as Record<string, unknown>)[key], value));
}

/** Output that is exactly a text. */
export const exactly = (text: string): RegExp => new RegExp(`^${text.replace(/[^\w\s]/g, '\\$&')}$`);

/** Output without a text. */
export const without = (text: string): RegExp => new RegExp(`^(?![^]*${text})`);
