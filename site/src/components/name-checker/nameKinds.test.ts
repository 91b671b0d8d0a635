import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {describeName, nameKinds} from './nameKinds';

describe('describeName', () => {
  it.each(nameKinds.map((kind) => [kind.id, kind] as const))(
    'accepts the example of %s and names the rule that each counter-example breaks',
    (_id, kind) => {
      expect(describeName(kind.example, kind).ok).toBe(true);
      kind.rules.forEach((rule, index) => {
        const {ok, text} = describeName(rule.counterExample, kind);
        expect(ok).toBe(false);
        expect(text).toContain(`breaks rule ${index + 1} of ${kind.rules.length}: ${rule.problem}.`);
      });
    },
  );

  it('returns a short message for any text', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 5000}), fc.constantFrom(...nameKinds), (name, kind) => {
        expect(describeName(name, kind).text.length).toBeLessThan(500);
      }),
    );
  });
});
