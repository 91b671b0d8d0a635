import {expect, it, vi} from 'vitest';
import {findProblems} from './findProblems';
import {completeFragment, starter} from './starter';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const check = (text: string): readonly string[] =>
  findProblems(text).map(
    ({from, to, message}) => `${text.slice(0, from).split('\n').length}: ${text.slice(from, to)}: ${message}`,
  );

it('accepts the starter manifest', () => {
  expect(check(starter)).toEqual([]);
});

it.each([
  ['memory: 256Mi', 'memory: 64Mi', '6: 64Mi: machine.memory ("64Mi"): it must be at least 128Mi'],
  ['  memory: 256Mi', '  ram: 256Mi', '6: 256Mi: machine: there is no field "ram"'],
  ['app: hello\n', '', '1: version: 1: the manifest: the field "app" is missing'],
  ['version: 1', 'version: [', '3: build:: missed comma between flow collection entries'],
])('reports the line of a problem after %j becomes %j', (before, after, problem) => {
  expect(check(starter.replace(before, after)).join('\n')).toContain(problem);
});

it.each([
  [
    'aliases that multiply',
    'a: &a [1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d]\n',
  ],
  ['an alias in itself', 'machine: { secrets: &a [*a] }\n'],
])('rejects %s', (_name, text) => {
  expect(check(text)).toEqual([expect.stringContaining('too large to check')]);
});

it.each(['', '[]', 'text', '- a', '---\n---\n'])('reports %j', (text) => {
  expect(check(text).length).toBeGreaterThan(0);
});

it('accepts a completed fragment', () => {
  expect(check(completeFragment('machine:\n  memory: 256Mi\n'))).toEqual([]);
  expect(completeFragment(starter)).toBe(starter);
});
