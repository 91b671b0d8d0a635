import fc from 'fast-check';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {formatJson, formatYaml} from './format';

const keys = fc.string().filter((key) => key !== '__proto__');
const plainData = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {depthSize: 'small'},
    fc.string(),
    fc.string({unit: 'binary'}),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom(...'1m 256Mi no ~ 2026-10-20T09:00:00Z 0x1f 1e3 # null .0 .env ...'.split(' ')),
    fc.constantFrom('', ' a', '- a', 'a: b'),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(keys, tie('value'), {maxKeys: 4, noNullPrototype: true}),
  ),
})).value;

it('YAML round-trips', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      expect(parse(formatYaml(value).join('\n'))).toEqual(value);
    }),
    {numRuns: 1000},
  );
});

it('JSON round-trips', () => {
  fc.assert(
    fc.property(plainData, (value) => {
      expect(JSON.parse(formatJson(value).join('\n'))).toEqual(value);
    }),
  );
});
