import {brand} from '@aloft/platform/brand';
import type {Context} from '../context';
import {resolvePath} from '../programs/resolvePath';
import {pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {digestText} from '../state/drawId';
import {readImageEnv} from '../state/images';
import {DURATIONS} from '../state/lifecycle';

/**
 * Simulates a build: lists the Dockerfile's instructions and derives the digest from the files in the context.
 *
 * @param name of the image, without the registry
 */
export function buildImage(
  {draft, fail}: Pick<Context<'file_not_found'>, 'draft' | 'fail'>,
  {name, tag, dockerfile, context}: {name: string; tag: string; dockerfile: string; context: string},
): {image: string; steps: string[]} {
  const path = resolvePath(draft, `${context}/${dockerfile}`);
  const {text} = pick(draft.files, path) ?? fail('file_not_found', {file: dockerfile});
  advanceTo(draft, draft.now + DURATIONS.build);
  const instructions = listInstructions(text);
  const directory = resolvePath(draft, context);
  const content = Object.entries(draft.files)
    .filter(([file]) => directory === '' || file.startsWith(`${directory}/`))
    .map(([file, entry]) => `${file}\n${entry.text}`)
    .join('\n');
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
