import {expect, it} from 'vitest';
import {parsePage} from '@aloft/content/pages';
import {createSession} from './terminal';

it('lists scenarios, files and commands in the order of the page', () => {
  const source = [
    '---\ntitle: T\nscenario: project\n---\n',
    '```console\n$ aloft app \\\n  list\nold\n$ aloft logs\n```\n',
    '```text title="web/a.txt"\nhi\n```\n',
    '```console scenario=hello\n$ aloft init --template go/a\n$ aloft deploy\n```\n',
  ].join('\n');
  const samples = {read: (id: string) => ({'main.go': id})};
  expect(createSession(parsePage('docs/a.mdx', source), () => undefined, samples)).toEqual([
    {scenario: 'project'},
    {block: ['aloft app list', 'aloft logs']},
    {file: 'web/a.txt', text: 'hi\n'},
    {scenario: 'hello'},
    {template: 'go/a', files: {'main.go': 'go/a'}},
    {block: ['aloft init --template go/a', 'aloft deploy']},
  ]);
});
