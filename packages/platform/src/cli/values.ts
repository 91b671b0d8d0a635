import type {Argument, Flag} from './types';
import {type ValueType, valueTypes} from './valueTypes';

type Common = 'name' | 'type' | 'description';

interface Made<Name extends string, Type extends ValueType> {
  readonly name: Name;
  readonly type: Type;
  readonly description: string;
}

interface MakeFlag<Type extends ValueType> {
  <const Name extends string>(name: Name, description: string): MadeFlag<Name, Type>;
  <const Name extends string, const More extends Omit<Flag, Common>>(
    name: Name,
    description: string,
    more: More,
  ): MadeFlag<Name, Type> & More;
}

type MadeFlag<Name extends string, Type extends ValueType> = Made<Name, Type> &
  (Type extends 'boolean' ? {readonly default: string} : unknown);

interface MakeArgument<Type extends ValueType> {
  <const Name extends string>(name: Name, description: string): Made<Name, Type> & {readonly required: true};
  <const Name extends string, const More extends Partial<Omit<Argument, Common>>>(
    name: Name,
    description: string,
    more: More,
  ): Made<Name, Type> & More & (More extends {readonly required: false} ? unknown : {readonly required: true});
}

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
  readonly [Type in ValueType]: MakeFlag<Type>;
};

/** Makes an argument by its type. It's required by default. */
export const argument = makersOf(() => ({required: true})) as {readonly [Type in ValueType]: MakeArgument<Type>};
