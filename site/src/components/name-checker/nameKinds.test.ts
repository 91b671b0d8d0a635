import {expect, it} from 'vitest';
import {describeName, nameKinds} from './nameKinds';

it.each(Object.entries(nameKinds))('accepts the example of %s, and names the rules that others break', (_, kind) => {
  expect(describeName(kind.example, kind).ok).toBe(true);
  kind.rules.forEach((rule, index) => {
    const {ok, text} = describeName(rule.counterExample, kind);
    expect(ok).toBe(false);
    expect(text).toContain(`breaks rule ${index + 1} of ${kind.rules.length}: ${rule.problem}.`);
  });
});
