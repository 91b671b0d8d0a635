import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {splitSentences} from '../src/prose/prose';
import {readQuantities} from '../src/prose/quantities';
import {findVoice} from '../src/style';

/** Replaces code with a backtick. */
const clean = (text: string) => text.replace(/`[^`]*`/g, '`');

function readTemplate(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map(({literal}) => `value${literal.text}`).join('');
}

/** Every string literal with a space in the modules of the platform and its simulator, and every description of the JSON Schema. */
function readPlatformStrings() {
  const found: {file: string; line: number; text: string}[] = [];
  const files = ['packages/platform/src', 'packages/simulator/src']
    .flatMap((directory) => ts.sys.readDirectory(directory, ['.ts', '.schema.json']))
    .concat('packages/content/src/supportedVersions.ts')
    .filter((file) => !/\.test\.ts$|\/(?:testing|search)\//.test(file));
  for (const file of files.sort()) {
    if (file.endsWith('.schema.json')) {
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, index) => {
          const [, text] = /"(?:description|title|errorMessage)": "(.*)",?$/.exec(line) ?? [];
          if (text) found.push({file, line: index + 1, text: clean(JSON.parse(`"${text}"`) as string)});
        });
    }
    if (!file.endsWith('.ts')) continue;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? readTemplate(node) : '';
      if (/\w \w/.test(text) && !ts.isImportDeclaration(node.parent)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({file, line, text: clean(text)});
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const strings = readPlatformStrings();

/** The time before expiry at which an alert fires. */
const external = /metrics\.ts:two weeks/;

it('facts insert the values of other facts instead of repeating them', () => {
  const repeated = strings
    .filter(({file}) => /^packages\/platform\/src\/(?!texts\/limits|cli\/commands)/.test(file))
    .flatMap(({file, line, text}) => readQuantities(text).map((quantity) => ({file, line, text: quantity.text})))
    .filter(({file, text}) => /[ -]/.test(text) && !external.test(`${file}:${text}`));
  expect(repeated).toEqual([]);
});

const contraction = /\b\w+n['’]t\b|\bcan['’]t\b|\b(?:it|that|there|you|they|we)['’](?:s|re|ll|ve)\b/i;

it('every string of the platform and its simulator follows the house style, without contractions', () => {
  expect(strings.length).toBeGreaterThan(1000);
  const problems = strings.flatMap(({file, line, text}) => [
    ...(contraction.test(text) ? [`${file}:${line}: write both words: ${text}`] : []),
    ...splitSentences(text)
      .flatMap((sentence) => findVoice(sentence.text))
      .map(({words, how}) => `${file}:${line}: "${words}": ${how}: ${text}`),
  ]);
  expect([...new Set(problems)]).toEqual([]);
});
