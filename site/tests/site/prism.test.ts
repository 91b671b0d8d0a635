import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const scripts = join(__dirname, '../../../build/assets/js');

// Strings that survive minification: of the highlighter's core, of its grammars and of its themes.
const traces = ['token-line', 'before-tokenize', 'triple-quoted-string', 'lang(?:uage)?', 'prolog'];

it('does not ship a highlighter to the browser', () => {
  const files = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  expect(files.length, 'build the site first: npm run build').toBeGreaterThan(0);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(scripts, name), 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
  });
  expect(found, 'see plugins/build-time-prism and src/theme/CodeBlock').toEqual([]);
});
