import {expect, it} from 'vitest';
import {findCommand, findFlag} from './cli/grammar';
import {limits, type LimitId} from './limits';
import schema from './manifest/aloft.schema.json';
import {parseDuration, parseSize} from './quantities';

/** A bound as a number in the unit of the limits: bytes, milliseconds or a count. */
function read(bound: unknown): number | null | undefined {
  if (typeof bound === 'number') return bound;
  const text = String(bound);
  return parseSize(text) ?? parseDuration(text) ?? (/^\d+$/.test(text) ? Number(text) : null);
}

it.each<[LimitId, command: string, flag: string, bound: 'min' | 'max' | 'default']>([
  ['machine-memory-min', 'app create', 'memory', 'min'],
  ['machine-memory-max', 'app create', 'memory', 'max'],
  ['machine-memory-max', 'machine create', 'memory', 'max'],
  ['idle-timeout-min', 'app create', 'idle-timeout', 'min'],
  ['idle-timeout-max', 'app create', 'idle-timeout', 'max'],
  ['scale-max', 'app scale', 'max', 'max'],
  ['scale-max', 'app scale', 'min', 'max'],
  ['volume-size-min', 'volume create', 'size', 'min'],
  ['volume-size-max', 'volume resize', 'size', 'max'],
  ['log-retention', 'logs', 'since', 'max'],
  ['log-retention', 'machine logs', 'since', 'max'],
  ['metrics-retention', 'metrics', 'since', 'max'],
  ['metrics-resolution', 'metrics', 'step', 'min'],
  ['token-lifetime', 'token create', 'expires', 'default'],
  ['token-lifetime-max', 'token create', 'expires', 'max'],
])('the limit %s is that of aloft %s --%s (%s)', (id, command, flag, bound) => {
  expect(read(findFlag(findCommand(command.split(' ')), flag)?.[bound])).toBe(limits[id].value);
});

const {machine, scale, services, volumes} = schema.properties;

it.each<[LimitId, unknown]>([
  ['machine-memory-min', machine.properties.memory['x-minimum']],
  ['machine-memory-max', machine.properties.memory['x-maximum']],
  ['machine-vcpus', machine.properties.vcpus.enum.at(-1)],
  ['idle-timeout-min', machine.properties.flash.properties.idleTimeout['x-minimum']],
  ['idle-timeout-max', machine.properties.flash.properties.idleTimeout['x-maximum']],
  ['idle-timeout-default', machine.properties.flash.properties.idleTimeout.default],
  ['stop-grace', machine.properties.stopGrace.default],
  ['scale-max', scale.properties.max.maximum],
  ['scale-max', scale.properties.min.maximum],
  ['listeners', services.items.properties.listeners.maxItems],
  ['volume-size-min', volumes.items.properties.size['x-minimum']],
  ['volume-size-max', volumes.items.properties.size['x-maximum']],
])('the limit %s is that of the manifest', (id, bound) => {
  expect(read(bound)).toBe(limits[id].value);
});
