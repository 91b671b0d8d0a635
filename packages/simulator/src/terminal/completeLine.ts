import {brand} from '@aloft/platform/brand';
import {allFlags, type Argument, type Flag, labelWords} from '@aloft/platform/cli';
import {regionIds} from '@aloft/platform/system';
import {listDirectory} from '../programs/resolvePath';
import {SHELL_COMMANDS} from '../programs/runShell';
import {COUNTED_KINDS} from '../resources';
import type {SimulatorState} from '../state/types';

export interface Completion {
  /** Position in the line at which a candidate replaces the rest. */
  readonly start: number;
  /** Words in alphabetical order. */
  readonly candidates: readonly string[];
}

/** First words. `true` is only useful in scripts. */
const programs = [brand.cli, ...SHELL_COMMANDS.filter((name) => name !== 'true'), 'clear', 'edit', 'help', 'wait'];

/** Completes the last word of a line: commands, flags, values, files and names of existing resources. */
export function completeLine(line: string, state: SimulatorState): Completion {
  const words = line.trimStart().split(/\s+/);
  const last = words.pop() ?? '';
  const [program, ...before] = words;
  const listWords = (): readonly string[] => {
    if (program === undefined) return programs;
    if (['cat', 'cd', 'edit', 'ls'].includes(program)) return listFiles(state);
    return program === brand.cli ? listCliWords(before, last, state) : [];
  };
  const candidates = [...new Set(listWords())].filter((word) => word.startsWith(last)).sort();
  return {start: line.length - last.length, candidates};
}

function listCliWords(before: readonly string[], last: string, state: SimulatorState): readonly string[] {
  const {roles, node, command} = labelWords([brand.cli, ...before]);
  const named = roles.findLastIndex((role) => role.kind === 'value' && role.flag.name === 'namespace');
  const values = (value: Flag | Argument) => listValues(value, command?.group, before[named - 1], state);
  const role = roles.at(-1);
  const open = role?.kind === 'flag' && role.known && role.value === undefined ? role.flags.at(-1) : undefined;
  if (open && open.type !== 'boolean') return values(open);
  if (last.startsWith('-')) return allFlags(command).map(({name}) => `--${name}`);
  const position = roles.filter(({kind}) => kind === 'argument').length;
  const argument = command?.args[position] ?? (command?.args.at(-1)?.variadic ? command.args.at(-1) : undefined);
  return [...(position === 0 ? node.children.keys() : []), ...(argument ? values(argument) : [])];
}

function listValues(
  value: Flag | Argument,
  group: string | undefined,
  chosen: string | undefined,
  state: SimulatorState,
): readonly string[] {
  if (value.values) return value.values;
  if (value.type === 'path') return listFiles(state);
  const name = value.name.toLowerCase();
  if (name === 'region') return regionIds;
  if (name === 'namespace' || (group === 'namespace' && value.type === 'name')) return Object.keys(state.namespaces);
  const namespace = state.namespaces[chosen ?? state.currentNamespace ?? Object.keys(state.namespaces)[0] ?? ''];
  if (!namespace || (value.type !== 'machine' && value.type !== 'name')) return [];
  const noun = value.type === 'machine' ? 'machine' : name === 'name' ? group : name;
  const kind = COUNTED_KINDS.find((kind) => kind === `${noun}s`);
  return kind ? Object.values<{name: string}>(namespace[kind]).map((resource) => resource.name) : [];
}

function listFiles(state: SimulatorState): string[] {
  return listDirectory(state, state.shell.directory);
}
