import {brand} from '@aloft/platform/brand';
import type {Context} from '../context';
import {pick} from '../resources';
import {resolvePath} from '../programs/resolvePath';
import {advanceTo} from '../state/advanceState';
import {digestText} from '../state/drawId';
import {DURATIONS} from '../state/lifecycle';
import {readImageEnv} from '../state/images';

/** Simulates a build: lists the Dockerfile's instructions and derives the digest from the files in the context. */
export function buildImage(
  {draft, fail}: Pick<Context<'file_not_found'>, 'draft' | 'fail'>,
  options: {
    namespace: string;
    app: string;
    dockerfile: string;
    context: string;
    tag: string;
  },
): {reference: string; digest: string; steps: string[]} {
  const path = resolvePath(draft, `${options.context}/${options.dockerfile}`);
  const file = pick(draft.files, path) ?? fail('file_not_found', {file: options.dockerfile});
  advanceTo(draft, draft.now + DURATIONS.build);
  const instructions = listInstructions(file.text);
  const directory = resolvePath(draft, options.context);
  const content = Object.entries(draft.files)
    .filter(([name]) => directory === '' || name.startsWith(`${directory}/`))
    .map(([name, entry]) => `${name}\n${entry.text}`)
    .join('\n');
  const reference = `${brand.registryHost}/${options.namespace}/${options.app}:${options.tag}`;
  const digest = `sha256:${digestText(content)}`;
  draft.images[reference] = {digest, env: readImageEnv(file.text)};
  return {
    reference,
    digest,
    steps: [
      `Building ${options.namespace}/${options.app} from ${options.dockerfile}`,
      ...instructions.map((line, index) => `  [${index + 1}/${instructions.length}] ${line}`),
      `Pushed ${reference} (${digest})`,
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
