import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {externalClaims, externalNames, usageExceptions} from '../src/checks/external';
import {pages} from './pages';
import {readClaims} from '../src/prose/claims';
import {readQuantities} from '../src/prose/quantities';
import {readPlatformStrings} from './readPlatformStrings';

const root = resolve(__dirname, '../../..');

it('every number and name of other software is still on its page, and the list stays short', () => {
  const unused = Object.entries(externalClaims).flatMap(([name, sources]) => {
    const page = pages.find(({file}) => file.replace(/^docs\/|\.mdx?$/g, '') === name);
    const text = page ? readClaims(page).map((claim) => claim.text) : [];
    return Object.values(sources)
      .flat()
      .filter((words) => !text.some((claim) => claim.includes(words)))
      .map((words) => `${name}: ${words}`);
  });
  for (const [name, codes] of Object.entries(usageExceptions)) {
    const source = pages.find(({file}) => file.replace(/^docs\/|\.mdx?$/g, '') === name)?.source ?? '';
    unused.push(...codes.filter((code) => !source.includes(code.replace(/[⟨⟩]/g, ''))));
  }
  expect(Object.values(usageExceptions).flat().length).toBeLessThan(40);
  const sources = pages.map(({source}) => source).join('\n');
  expect([...unused, ...[...externalNames].filter((name) => !sources.includes(name))]).toEqual([]);
  expect(Object.values(externalClaims).flatMap((claims) => Object.values(claims).flat()).length).toBeLessThan(130);
  expect(externalNames.size).toBeLessThan(60);
});

/** Facts about libraries, and the time before expiry at which an alert fires. */
const external = /system\/clocks\.ts:|metrics\.ts:two weeks/;

it('facts insert the values of other facts instead of repeating them', () => {
  const repeated = readPlatformStrings(root)
    .filter(({file}) => /^packages\/platform\/src\/(?!limits|cli\/commands)/.test(join(file).replaceAll('\\', '/')))
    .flatMap(({file, line, text}) => readQuantities(text).map((quantity) => ({file, line, text: quantity.text})))
    .filter(({file, text}) => /[ -]/.test(text) && !external.test(`${file}:${text}`));
  expect(repeated).toEqual([]);
});
