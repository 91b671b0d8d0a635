import {manifestBounds} from '../manifest/fields';
import * as names from '../values/names';
import {parseDuration, parseSize} from '../values/quantities';
import {suggest} from '../values/text';
import type {Argument, Flag} from './types';

/** What limits a value. */
export interface ValueLimits {
  /** Allowed values, in the order in which help shows them. Only for `enum`. */
  readonly values?: readonly string[];
  /** Minimum value, in the notation of flags (`1`, `128Mi`, `1s`). */
  readonly min?: string;
  /** Maximum value, in the notation of flags. */
  readonly max?: string;
}

/** A value, or the reason why the text is invalid. */
type ValueResult =
  | {readonly ok: true; readonly value: string | number | boolean}
  | {readonly ok: false; readonly reason: string};

/** Never throws; any text results in a value or a reason. */
type Parse = (text: string, limits: ValueLimits) => ValueResult;

const valid = (value: string | number | boolean): ValueResult => ({ok: true, value});
const invalid = (reason: string): ValueResult => ({ok: false, reason});

/** Accepts the texts that follow rules. */
const follow =
  (check: (text: string) => string | undefined): Parse =>
  (text) => {
    const problem = check(text);
    return problem === undefined ? valid(text) : invalid(problem);
  };

/** Accepts the texts that pass a test. */
const accept = (test: (text: string) => boolean, reason: string): Parse =>
  follow((text) => (test(text) ? undefined : reason));

/** Accepts quantities within the limits. */
const quantity =
  (parse: (text: string) => number | undefined, expected: string): Parse =>
  (text, {min, max}) => {
    const value = parse(text);
    if (value === undefined) return invalid(expected);
    if (min !== undefined && value < (parse(min) ?? -Infinity)) return invalid(`it must be at least ${min}`);
    if (max !== undefined && value > (parse(max) ?? Infinity)) return invalid(`it must be at most ${max}`);
    return valid(value);
  };

function parseEnum(text: string, {values = []}: ValueLimits): ValueResult {
  if (values.includes(text)) return valid(text);
  const meant = suggest(text, values);
  return invalid(`${meant ? `did you mean "${meant}"? It` : 'it'} must be one of ${values.join(', ')}`);
}

const variable = new RegExp(names.variablePattern);

/** Syntax of a reference: registry, repository, tag and digest. It doesn't check whether the image exists. */
const image = /^[a-z0-9][a-zA-Z0-9_]*([.:/-]+[a-zA-Z0-9_]+)*(@sha256:[a-f0-9]{64})?$/;

const isPort = (text: string): boolean =>
  /^[0-9]{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= names.maxPort;

const {values: protocols = []} = manifestBounds('services[].listeners[].protocol');

function isListener(text: string): boolean {
  const [, from = '', to = '', protocol = ''] = /^([0-9]+):([0-9]+)\/([a-z]+)$/.exec(text) ?? [];
  return isPort(from) && isPort(to) && protocols.includes(protocol);
}

/** A type of values: its parser, a valid value, and its placeholder in help, by default the name of the flag. */
interface TypeDefinition {
  readonly parse: Parse;
  readonly sample: string;
  readonly placeholder?: string;
}

/** The types of the values of arguments and flags. */
export const valueTypes = {
  string: {sample: 'sample', parse: valid},
  /** On if present; `--flag=false` turns off a flag that is on by default. */
  boolean: {
    sample: 'true',
    parse: (text) => (/^(?:true|false)$/.test(text) ? valid(text === 'true') : invalid('it must be true or false')),
  },
  integer: {
    sample: '1',
    placeholder: 'NUMBER',
    parse: quantity((text) => (/^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined), 'a whole number is expected'),
  },
  /** A number followed by `ms`, `s`, `m` or `h`; parsed to milliseconds. */
  duration: {
    sample: '1m',
    placeholder: 'DURATION',
    parse: quantity(parseDuration, 'a duration such as 500ms, 30s, 10m, or 1h is expected'),
  },
  /** A number followed by `Ki`, `Mi`, `Gi` or `Ti`; parsed to bytes. */
  size: {sample: '1Gi', placeholder: 'SIZE', parse: quantity(parseSize, 'a size such as 256Mi or 10Gi is expected')},
  enum: {sample: '', parse: parseEnum},
  /** `KEY=VALUE`; several are merged into one record. */
  keyValue: {
    sample: 'KEY=value',
    placeholder: 'KEY=VALUE',
    parse: accept((text) => text.indexOf('=') > 0, 'KEY=VALUE is expected'),
  },
  name: {sample: 'sample', parse: follow(names.checkResourceName)},
  /** The name of a machine or its id (`m-` and ten characters). */
  machine: {
    sample: 'sample',
    parse: follow((text) => (names.isMachineId(text) ? undefined : names.checkResourceName(text))),
  },
  hostname: {
    sample: 'www.sample.example',
    placeholder: 'HOSTNAME',
    parse: (text, limits) => follow(names.checkHostname)(text.toLowerCase(), limits),
  },
  image: {
    sample: 'sample:1',
    placeholder: 'IMAGE',
    parse: accept(
      (text) => text.length <= names.imageLength && image.test(text),
      'an image reference such as registry.aloft.example/acme/hello:1 is expected',
    ),
  },
  /** A path of a file or directory on the user's computer. For some commands, `-` is standard input. */
  path: {sample: 'sample', placeholder: 'FILE', parse: accept((text) => text.length > 0, 'it must not be empty')},
  mountPath: {
    sample: '/sample',
    placeholder: 'PATH',
    parse: accept(
      (text) => /^\/[^\0:]*$/.test(text) && !text.split('/').includes('..'),
      'an absolute path such as /var/lib/data is expected',
    ),
  },
  /** `PORT:TARGET/PROTOCOL`, for example `443:8080/https`. */
  listener: {
    sample: '443:8080/https',
    placeholder: 'PORT:TARGET/PROTOCOL',
    parse: accept(
      isListener,
      `PORT:TARGET/PROTOCOL is expected, for example 443:8080/https; protocols are ${protocols.slice(0, -1).join(', ')}, and ${protocols.at(-1)}`,
    ),
  },
  /** `LOCAL:REMOTE`, or one port for both. */
  portPair: {
    sample: '8080:80',
    placeholder: 'LOCAL:REMOTE',
    parse: accept(
      (text) => text.split(':', 3).length <= 2 && text.split(':', 3).every(isPort),
      `LOCAL:REMOTE is expected, for example 8080:80; ports go from 1 to ${names.maxPort}`,
    ),
  },
  /** The name of an environment variable or secret: letters, digits and `_`, not beginning with a digit. */
  variable: {
    sample: 'SAMPLE',
    placeholder: 'VARIABLE',
    parse: accept(
      (text) => text.length <= names.variableLength && variable.test(text),
      'only letters, digits, and _ are allowed, and it must not begin with a digit',
    ),
  },
} as const satisfies Readonly<Record<string, TypeDefinition>>;

export type ValueType = keyof typeof valueTypes;

/** Parses the text of an argument or flag value. */
export function parseValue(text: string, spec: ValueLimits & {readonly type: ValueType}): ValueResult {
  return valueTypes[spec.type].parse(text, spec);
}

/** A valid value for an argument or flag whose value is known only at run time. */
export function sampleValue({type, values, min}: Argument | Flag): string {
  return values?.[0] ?? min ?? valueTypes[type].sample;
}

/** Placeholder for a flag's value in help, empty for a boolean. */
export function flagPlaceholder(flag: Flag): string {
  if (flag.type === 'boolean') return '';
  const {placeholder}: TypeDefinition = valueTypes[flag.type];
  return flag.placeholder ?? placeholder ?? flag.name.toUpperCase().replace(/-/g, '_');
}

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
