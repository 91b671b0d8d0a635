import {expect, it} from 'vitest';
import {createTerminal} from '../../tests/createTerminal';

const dockerfile = 'FROM alpine\nCOPY . .\n';

function build(context: string, files: Readonly<Record<string, string>>): string {
  const terminal = createTerminal({scenario: 'project', files});
  return /sha256:\w+/.exec(terminal.ok(`aloft build ${context}`))?.[0] ?? '';
}

const files = {'one/Dockerfile': dockerfile, 'one/app.js': '1', 'two/Dockerfile': dockerfile, 'two/app.js': '2'};

it('names an image after the files of its context', () => {
  expect(build('one', files)).not.toBe(build('two', files));
  expect(build('one', {...files, 'two/app.js': '3'})).toBe(build('one', files));
  expect(build('one', {...files, 'one/app.js': '3'})).not.toBe(build('one', files));
});

it('includes all files if the context is the whole project', () => {
  expect(build('.', {...files, 'two/app.js': '3'})).not.toBe(build('.', files));
});
