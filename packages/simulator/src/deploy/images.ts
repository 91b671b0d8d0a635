import {brand} from '@aloft/platform/brand';
import type {Changes} from '../context';
import {resolvePath} from '../programs/resolvePath';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {digestText} from '../state/drawId';
import {DURATIONS} from '../state/lifecycle';
import type {SimulatorState, Image} from '../state/types';
import type {Manifest} from './readManifest';

/**
 * Returns the image of a deploy: the given one, or the result of a simulated build, which lists the Dockerfile's
 * instructions and derives the digest from the files in the context.
 */
export function resolveImage(
  {draft, namespace, fail}: Changes<'file_not_found'>,
  {app, build}: Manifest,
  flags: {image?: string; dockerfile?: string; context?: string; tag: string},
): {image: string; steps: string[]} {
  const {image: given, dockerfile = '', context = '', tag} = {...build, ...flags};
  if (given !== undefined) return {image: given, steps: [`Using image ${given}`]};
  const path = resolvePath(draft, `${context}/${dockerfile}`);
  const {text} = pick(draft.files, path) ?? fail('file_not_found', {file: dockerfile});
  advanceTo(draft, draft.now + DURATIONS.build);
  const instructions = listInstructions(text);
  const directory = resolvePath(draft, context);
  const content = Object.entries(draft.files)
    .filter(([file]) => directory === '' || file.startsWith(`${directory}/`))
    .map(([file, entry]) => `${file}\n${entry.text}`)
    .join('\n');
  const name = `${namespace.name}/${app}`;
  const image = `${brand.registryHost}/${name}:${tag}`;
  const digest = `sha256:${digestText(content)}`;
  draft.images[image] = {digest, env: readImageEnv(text)};
  return {
    image,
    steps: [
      `Building ${name} from ${dockerfile}`,
      ...instructions.map((line, index) => `  [${index + 1}/${instructions.length}] ${line}`),
      `Pushed ${image} (${digest})`,
    ],
  };
}

const LONGEST = 72;

/** Lists the instructions of a Dockerfile, each on one line, without comments and metadata. */
function listInstructions(dockerfile: string): string[] {
  return dockerfile
    .replace(/\\\r?\n/g, ' ')
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /^(?:FROM|RUN|COPY|ADD|WORKDIR) /i.test(line))
    .slice(0, 40)
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST - 3).trimEnd()}...` : line));
}

const BASE = {PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'};

/** What a reference stands for now. An image that wasn't built here sets only `PATH`. */
export function findImage(state: SimulatorState, reference: string): Image {
  return pick(state.images, reference) ?? {digest: `sha256:${digestText(reference)}`, env: {...BASE}};
}

/** Variables that a Dockerfile's last stage sets with `ENV`. */
function readImageEnv(dockerfile: string): Record<string, string> {
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
