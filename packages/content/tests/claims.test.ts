import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {readQuantities} from '../src/prose/quantities';
import {readPlatformStrings} from './readPlatformStrings';

const root = resolve(__dirname, '../../..');

/** The time before expiry at which an alert fires. */
const external = /metrics\.ts:two weeks/;

it('facts insert the values of other facts instead of repeating them', () => {
  const repeated = readPlatformStrings(root)
    .filter(({file}) =>
      /^packages\/platform\/src\/(?!texts\/limits|cli\/commands)/.test(join(file).replaceAll('\\', '/')),
    )
    .flatMap(({file, line, text}) => readQuantities(text).map((quantity) => ({file, line, text: quantity.text})))
    .filter(({file, text}) => /[ -]/.test(text) && !external.test(`${file}:${text}`));
  expect(repeated).toEqual([]);
});
