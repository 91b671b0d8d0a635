import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {examplesRoot} from '../readExample';
import {findStarter, starterIds} from './starters';

const docs = path.resolve(examplesRoot, '../docs/guides-and-samples');
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A block of a guide, which is a region of an example's file. */
function readBlock(file: string, region?: string): string {
  const text = readFileSync(path.join(examplesRoot, file), 'utf8');
  return region
    ? new RegExp(`#region ${region}$([^]*?)^.*#endregion ${region}$`, 'm').exec(text)![1]!
    : text.replace(/^.*#(?:end)?region.*\n/gm, '');
}

/** Text of a guide with the samples' code that it shows. */
function readGuide(guide: string): string {
  const file = [`${guide}.mdx`, `${guide}/index.mdx`].find((one) => existsSync(path.join(docs, one)))!;
  return readFileSync(path.join(docs, file), 'utf8').replace(
    /^ *```.* example="([^"#]+)(?:#([\w-]+))?".*/gm,
    (_, example: string, region?: string) => readBlock(example, region),
  );
}

test.each(starterIds)('each step of %s is on the page of its guide', (id) => {
  const {guide, steps = []} = findStarter(id)!;
  const text = squeeze(readGuide(guide));
  expect(text).toContain(`${brand.cli} init`);
  for (const step of steps)
    for (const part of typeof step === 'string' ? step.split(/ init /) : [step[3] ?? step[2]])
      expect(text).toContain(squeeze(part));
});

/** Commands that apply to some apps only, that the platform runs, or that are in the Dockerfile. */
const conditional = /^(?:npx astro add node$|openssl|aloft deploy|aloft app secret set|go build|uv sync)/;

const guides = [...new Set(starterIds.map((id) => findStarter(id)!.guide))].filter((guide) => !guide.includes('nginx'));

test.each(guides)('a starter runs each command in the deploy steps of %s', (guide) => {
  const [, section = ''] = /^## Deploy your app$([^]*?)^## /m.exec(readGuide(guide)) ?? [];
  const commands = [...section.matchAll(/`((?:aloft|bundle|cargo|go|mvn|npm|npx|openssl|php|pnpm|uv) [^`]+)`/g)].map(
    ([, command = '']) => command,
  );
  const run = starterIds.map((id) => findStarter(id)!).filter((one) => one.guide === guide);
  const ran = run.flatMap(({steps = [`${brand.cli} init`]}) => steps.filter((step) => typeof step === 'string'));
  expect(commands.filter((one) => !ran.some((step) => step.startsWith(one)) && !conditional.test(one))).toEqual([]);
});
