import type {RootContent} from 'mdast';
import type {Command, Flag} from '@aloft/platform/cli';
import {describeArgument, describeFlag, listParameters, type Parameter, renderEntry} from './flags';

/** Arguments and flags that several commands of a list have in common, such as the machine settings. */
export interface Shared {
  /** Anchor of their entry, and start of their anchors. */
  readonly id: string;
  readonly parameters: readonly Parameter[];
}

/** These depend on the command only in the state that they wait for. */
const waiting: Readonly<Record<string, string>> = {
  wait: 'Wait until the operation is complete instead of returning immediately.',
  timeout:
    'Maximum time to wait. When it elapses, the command exits with code 6, and the operation continues in the background.',
};

/** A flag as the commands that share it describe it. */
export const generalizeFlag = (flag: Flag): Parameter =>
  Object.hasOwn(waiting, flag.name) && flag.default !== undefined
    ? describeFlag({...flag, description: waiting[flag.name]!, ...(flag.name === 'timeout' && {default: undefined})})
    : describeFlag(flag);

/** Finds what the commands of a list share. If two definitions share a name, only the first counts. */
export function findShared(commands: readonly Command[], id: string): Shared {
  const all = [
    ...commands.flatMap(({args}) => args.map(describeArgument)),
    ...commands.flatMap(({flags}) => flags.map(generalizeFlag)),
  ];
  const keys = all.map((parameter) => JSON.stringify(parameter));
  const repeated = all.filter((_, index) => keys.lastIndexOf(keys[index]!) > index);
  const isFirst = ({end}: Parameter, index: number) => repeated.findIndex((other) => other.end === end) === index;
  return {id, parameters: repeated.filter(isFirst)};
}

export const isShared = ({parameters}: Shared, parameter: Parameter): boolean =>
  parameters.some((one) => JSON.stringify(one) === JSON.stringify(parameter));

/** The entry that describes them, or nothing if there are none. */
export function renderShared({id, parameters}: Shared): RootContent[] {
  if (parameters.length === 0) return [];
  const details = [listParameters(parameters, id)];
  return [renderEntry(id, 'Shared arguments and flags', 'Several commands accept these.', details)];
}
