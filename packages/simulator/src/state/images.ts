import {pick} from '../resources';
import {digestText} from './drawId';
import type {Image, SimulatorState} from './types';

const BASE = {PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'};

/** What a reference stands for now. An image that wasn't built here sets only `PATH`. */
export function findImage(state: SimulatorState, reference: string): Image {
  return pick(state.images, reference) ?? {digest: `sha256:${digestText(reference)}`, env: {...BASE}};
}

/** Variables that a Dockerfile's last stage sets with `ENV`. */
export function readImageEnv(dockerfile: string): Record<string, string> {
  const stages = new Map<string, Record<string, string>>();
  let env: Record<string, string> = {...BASE};
  for (const line of dockerfile.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    const [, instruction = '', rest = ''] = /^\s*(FROM|ENV)\s+(.*)$/i.exec(line) ?? [];
    if (instruction.toUpperCase() === 'FROM') {
      const [, base = '', name] = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(rest) ?? [];
      env = {...(stages.get(base) ?? BASE)};
      if (name !== undefined) stages.set(name, env);
    }
    if (instruction.toUpperCase() !== 'ENV') continue;
    const pairs = [...rest.matchAll(/([A-Za-z_]\w*)=("[^"]*"|\S*)/g)].map(([, key = '', value = '']) => [key, value]);
    const [, key = '', value = ''] = /^(\w+)\s+(.*)$/.exec(rest) ?? [];
    for (const [name = '', text = ''] of pairs.length > 0 ? pairs : [[key, value]]) {
      if (name === '') continue;
      env[name] = text.replace(/^"|"$/g, '').replace(/\$\{?(\w+)\}?/g, (_, other: string) => env[other] ?? '');
    }
  }
  return env;
}
