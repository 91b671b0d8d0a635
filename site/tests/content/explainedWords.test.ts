import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {isScalar, isSeq, parseDocument, visit} from 'yaml';
import {nearestField} from '@aloft/platform/manifest';
import {readManifestWords} from '@site/src/components/manifest-workbench/readYaml';
import {pages} from './site';

/** Keys and scalars as a YAML parser finds them: the property, and the text. */
function parseWords(text: string): string[] {
  const words: string[] = [];
  visit(parseDocument(text, {uniqueKeys: false}), {
    Scalar(key, {range}, ancestors) {
      const source = text.slice(range![0], range![1]).trim();
      const steps = ancestors.flatMap((each) => {
        if (isSeq(each)) return ['[]'];
        return 'key' in each && isScalar(each.key) ? [`.${String(each.key.value)}`] : [];
      });
      const field = nearestField(steps.join('').replace(/^\./, ''));
      if (source && field) words.push(`${field.path} ${source}`);
    },
  });
  return words;
}

it('explains the same keys and values of every manifest as a YAML parser finds', () => {
  const samples = readdirSync('examples', {recursive: true, encoding: 'utf8'});
  const manifests = [
    ...pages.flatMap(({fences}) => fences).filter(({kind}) => kind.startsWith('manifest')),
    ...samples
      .filter((path) => path.endsWith('aloft.yaml'))
      .map((path) => ({text: readFileSync(`examples/${path}`, 'utf8')})),
  ].filter(({text}) => text && !/[|>][-+]?\n/.test(text));
  expect(manifests.length).toBeGreaterThan(50);
  for (const {text} of manifests)
    expect(readManifestWords(text).map(({start, end, field}) => `${field.path} ${text.slice(start, end)}`)).toEqual(
      parseWords(text),
    );
});

it('explains the text of a block scalar and the lines of a change', () => {
  const text =
    'machine:\n  command:\n    - |\n      echo "a: b"\n\n      exit\n  memory: 128Mi\n  memory: 256Mi # more\n';
  const words = readManifestWords(text).map(({start, end, field}) => `${field.path} ${text.slice(start, end)}`);
  expect(words).toEqual([
    'machine machine',
    'machine.command command',
    'machine.command echo "a: b"',
    'machine.command exit',
    'machine.memory memory',
    'machine.memory 128Mi',
    'machine.memory memory',
    'machine.memory 256Mi',
  ]);
});
