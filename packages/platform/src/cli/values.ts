import type {Argument, Flag} from './types';
import {type ValueType, valueTypes} from './valueTypes';

type Common = 'name' | 'type' | 'description';

/** A flag or argument with the literal types of its definition. */
type Made<Name extends string, Type extends ValueType, More> = {
  readonly name: Name;
  readonly type: Type;
  readonly description: string;
} & More;

/** Makes something of each type from a name, a description and what isn't the default. */
const makersOf = (defaultsOf: (type: string) => object): unknown =>
  Object.fromEntries(
    Object.keys(valueTypes).map((type) => [
      type,
      (name: string, description: string, more?: object) => ({name, type, ...defaultsOf(type), ...more, description}),
    ]),
  );

/** Makes a flag by its type: `flag.duration('since', 'Start of the time range.')`. A boolean one is off by default. */
export const flag = makersOf((type) => (type === 'boolean' ? {default: 'false'} : {})) as {
  readonly [Type in ValueType]: <const Name extends string, const More extends Omit<Flag, Common> = object>(
    name: Name,
    description: string,
    more?: More,
  ) => Made<Name, Type, More & (Type extends 'boolean' ? {readonly default: string} : unknown)>;
};

/** Makes an argument by its type. It's required by default. */
export const argument = makersOf(() => ({required: true})) as {
  readonly [Type in ValueType]: <
    const Name extends string,
    const More extends Partial<Omit<Argument, Common>> = object,
  >(
    name: Name,
    description: string,
    more?: More,
  ) => Made<Name, Type, More & (More extends {readonly required: false} ? unknown : {readonly required: true})>;
};
