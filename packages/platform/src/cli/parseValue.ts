import {manifestBounds} from '../manifest/fields';
import {
  checkHostname,
  checkResourceName,
  imageLength,
  isMachineId,
  maxPort,
  variableLength,
  variablePattern,
} from '../values/names';
import {parseDuration, parseSize} from '../values/quantities';
import {suggest} from '../values/suggest';
import type {Argument, Flag} from './types';

/** A value, or the reason why the text is invalid. */
export type ValueResult =
  {readonly ok: true; readonly value: string | number | boolean} | {readonly ok: false; readonly reason: string};

type Spec = Pick<Flag | Argument, 'type' | 'values' | 'min' | 'max'>;

const valid = (value: string | number | boolean): ValueResult => ({ok: true, value});
const invalid = (reason: string): ValueResult => ({ok: false, reason});

function parseInteger(text: string): number | undefined {
  return /^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}

const quantities = {
  integer: {parse: parseInteger, expected: 'a whole number is expected'},
  duration: {parse: parseDuration, expected: 'a duration such as 500ms, 30s, 10m, or 1h is expected'},
  size: {parse: parseSize, expected: 'a size such as 256Mi or 10Gi is expected'},
} as const;

function parseQuantity(text: string, spec: Spec, kind: keyof typeof quantities): ValueResult {
  const {parse, expected} = quantities[kind];
  const value = parse(text);
  if (value === undefined) return invalid(expected);
  const {min, max} = spec;
  if (min !== undefined && value < (parse(min) ?? -Infinity)) return invalid(`it must be at least ${min}`);
  if (max !== undefined && value > (parse(max) ?? Infinity)) return invalid(`it must be at most ${max}`);
  return valid(value);
}

function parseEnum(text: string, values: readonly string[]): ValueResult {
  if (values.includes(text)) return valid(text);
  const meant = suggest(text, values);
  return invalid(`${meant ? `did you mean "${meant}"? It` : 'it'} must be one of ${values.join(', ')}`);
}

const variableExpression = new RegExp(variablePattern);
const port = (text: string): boolean => /^[0-9]{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= maxPort;

const {values: protocols = []} = manifestBounds('services[].listeners[].protocol');

function parseListener(text: string): ValueResult {
  const [, from = '', to = '', protocol = ''] = /^([0-9]+):([0-9]+)\/([a-z]+)$/.exec(text) ?? [];
  if (port(from) && port(to) && protocols.includes(protocol)) return valid(text);
  return invalid(
    `PORT:TARGET/PROTOCOL is expected, for example 443:8080/https; protocols are ${protocols.slice(0, -1).join(', ')}, and ${protocols.at(-1)}`,
  );
}

function parsePortPair(text: string): ValueResult {
  const parts = text.split(':', 3);
  if (parts.length <= 2 && parts.every(port)) return valid(text);
  return invalid(`LOCAL:REMOTE is expected, for example 8080:80; ports go from 1 to ${maxPort}`);
}

function parseKeyValue(text: string): ValueResult {
  const at = text.indexOf('=');
  if (at < 1) return invalid('KEY=VALUE is expected');
  return valid(text);
}

/** Syntax of a reference: registry, repository, tag and digest. It doesn't check whether the image exists. */
const imagePattern = /^[a-z0-9][a-zA-Z0-9_]*([.:/-]+[a-zA-Z0-9_]+)*(@sha256:[a-f0-9]{64})?$/;

/** Parses the text of an argument or flag value. Never throws; any input results in a value or a reason. */
export function parseValue(text: string, spec: Spec): ValueResult {
  switch (spec.type) {
    case 'boolean':
      if (text === 'true' || text === 'false') return valid(text === 'true');
      return invalid('it must be true or false');
    case 'integer':
    case 'duration':
    case 'size':
      return parseQuantity(text, spec, spec.type);
    case 'enum':
      return parseEnum(text, spec.values ?? []);
    case 'keyValue':
      return parseKeyValue(text);
    case 'name': {
      const check = checkResourceName(text);
      return check.ok ? valid(text) : invalid(check.message);
    }
    case 'machine': {
      if (isMachineId(text)) return valid(text);
      const check = checkResourceName(text);
      return check.ok ? valid(text) : invalid(check.message);
    }
    case 'hostname': {
      const check = checkHostname(text);
      return check.ok ? valid(text.toLowerCase()) : invalid(check.message);
    }
    case 'image':
      if (text.length <= imageLength && imagePattern.test(text)) return valid(text);
      return invalid('an image reference such as registry.aloft.example/acme/hello:1 is expected');
    case 'mountPath':
      if (/^\/[^\0:]*$/.test(text) && !text.split('/').includes('..')) return valid(text);
      return invalid('an absolute path such as /var/lib/data is expected');
    case 'listener':
      return parseListener(text);
    case 'portPair':
      return parsePortPair(text);
    case 'variable':
      if (text.length <= variableLength && variableExpression.test(text)) return valid(text);
      return invalid('only letters, digits, and _ are allowed, and it must not begin with a digit');
    case 'path':
      return text.length > 0 ? valid(text) : invalid('it must not be empty');
    case 'string':
      return valid(text);
  }
}
