import type {Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeLongCode} from './rehypeLongCode';

function transform(value: string): string {
  const literal = {type: 'Literal', value};
  const estree = {type: 'Program', body: [{type: 'ArrayExpression', elements: [literal]}]};
  const tree = {type: 'root', children: [{type: 'mdxjsEsm', value: '', data: {estree}}]} as unknown as Root;
  rehypeLongCode()(tree);
  return literal.value;
}

it.each([
  ['<code>machine.healthcheck.http.path</code>', '<code>machine.<wbr>healthcheck.<wbr>http.<wbr>path</code>'],
  ['<code>aloft_machine_state</code>', '<code>aloft_<wbr>machine_<wbr>state</code>'],
  ['<code>machine.vcpus</code>', '<code>machine.vcpus</code>'],
  ['Monitor health_checks.and_so_on', 'Monitor health_checks.and_so_on'],
])('breaks %s between its words', (value, expected) => {
  expect(transform(value)).toBe(expected);
});
