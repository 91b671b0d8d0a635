import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readGuides} from '../src/guides/readGuides';

const root = join(__dirname, '../../..');

/** Paths in a directory tree, without its root and its comments. */
function readTree(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^((?:│ {3}| {4})*)[├└]── (.+?)(?: {2,}.*)?$/.exec(line);
    if (!match) return [];
    const [, indent = '', name = ''] = match;
    parents.length = indent.length / 4;
    parents.push(name.replace(/\/$/, ''));
    return [parents.join('/')];
  });
}

const trees = readGuides(root).flatMap(({doc, example}) => {
  const page = readFileSync(join(root, 'docs', `${doc}.mdx`), 'utf8');
  const tree = page.split(`\`\`\`text\n${example.replace('/', '-')}/\n`)[1]?.split('\n```')[0];
  return tree === undefined ? [] : [{doc, example, tree}];
});

it.each(trees)('$doc draws files that $example contains', ({example, tree}) => {
  const drawn = readTree(tree);
  expect(drawn).toHaveLength(tree.split('\n').length);
  for (const file of drawn) expect(existsSync(join(root, 'examples', example, file)), file).toBe(true);
});
