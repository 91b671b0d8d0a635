import type {RootContent} from 'mdast';
import type {Argument, Command, Flag} from '@aloft/platform/cli';
import {definitionList} from '../nodes';
import {describeArgument, describeFlag, renderEntry} from './flags';

/** Arguments and flags that several commands of a list have in common, such as the machine settings. */
export interface Shared {
  /** Anchor of their entry, and start of their anchors. */
  readonly id: string;
  readonly args: readonly Argument[];
  readonly flags: readonly Flag[];
}

/** These depend on the command only in the state that they wait for. */
const waiting: Readonly<Record<string, string>> = {
  wait: 'Wait until the operation is complete instead of returning immediately.',
  timeout:
    'Maximum time to wait. When it elapses, the command exits with code 6, and the operation continues in the background.',
};

const generalize = (flag: Flag): Flag =>
  Object.hasOwn(waiting, flag.name) && flag.default !== undefined
    ? {...flag, description: waiting[flag.name]!, ...(flag.name === 'timeout' && {default: undefined})}
    : flag;

function repeated<T>(values: readonly T[]): T[] {
  const counts = new Map<string, {value: T; count: number}>();
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, {value, count: (counts.get(key)?.count ?? 0) + 1});
  }
  return [...counts.values()].filter(({count}) => count > 1).map(({value}) => value);
}

/** Finds what the commands of a list share. If two definitions share a name, only the first counts. */
export function findShared(commands: readonly Command[], id: string): Shared {
  const isFirst = <T extends {name: string}>({name}: T, index: number, all: readonly T[]) =>
    all.findIndex((other) => other.name === name) === index;
  return {
    id,
    args: repeated(commands.flatMap(({args}) => args)).filter(isFirst),
    flags: repeated(commands.flatMap(({flags}) => flags.map(generalize))).filter(isFirst),
  };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isSharedArgument = ({args}: Shared, argument: Argument): boolean =>
  args.some((one) => isSame(one, argument));

export const isSharedFlag = ({flags}: Shared, flag: Flag): boolean =>
  flags.some((one) => isSame(one, generalize(flag)));

/** The entry that describes them, or nothing if there are none. */
export function renderShared({id, args, flags}: Shared): RootContent[] {
  if (args.length + flags.length === 0) return [];
  return [
    renderEntry(id, 'Shared arguments and flags', 'Several commands accept these.', [
      definitionList([
        ...args.map((argument) => describeArgument(argument, id)),
        ...flags.map((flag) => describeFlag(flag, id)),
      ]),
    ]),
  ];
}
