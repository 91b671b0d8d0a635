import {expect, it} from 'vitest';
import {createState} from '..';
import {attempt} from '../failure';
import {buildImage} from './buildImage';

const dockerfile = 'FROM alpine\nCOPY . .\n';

function build(context: string, files: Readonly<Record<string, string>>): string {
  const draft = createState({scenario: 'project', files});
  const options = {namespace: 'acme', app: 'hello', dockerfile: 'Dockerfile', context, tag: '1'};
  const attempted = attempt<'file_not_found', string>((fail) => buildImage({draft, fail}, options).digest);
  return attempted.ok ? attempted.result : attempted.failure.code;
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
