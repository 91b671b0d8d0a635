import {describe, expect, it} from 'vitest';
import {readOptions} from './readOptions';

describe('what is measured', () => {
  it('is all of this project without flags', () => {
    expect(readOptions([])).toEqual({
      sites: [
        {
          folder: 'build',
          pages: ['/', '/docs/glossary', '/docs/building-and-deploying/deploying', '/docs/resources/apps'],
        },
      ],
      kinds: ['visits', 'answers', 'lighthouse', 'clicks'],
      runs: 3,
      builds: true,
      growth: [65, 650, 2600],
    });
  });

  it('is the pages alone of another site', () => {
    const options = readOptions(['--dir', '/other', '--pages', 'all']);
    expect(options).toMatchObject({sites: [{folder: '/other', pages: 'all'}], builds: false, growth: []});
  });

  it('is several sites, with the same pages or pages of each', () => {
    const two = ['--dir', 'build', '--dir', '/other'];
    expect(readOptions([...two, '--pages', '/a,/b']).sites).toEqual([
      {folder: 'build', pages: ['/a', '/b']},
      {folder: '/other', pages: ['/a', '/b']},
    ]);
    expect(readOptions([...two, '--pages', '/a', '--pages', 'all']).sites).toEqual([
      {folder: 'build', pages: ['/a']},
      {folder: '/other', pages: 'all'},
    ]);
  });

  it('is what no flag leaves out', () => {
    expect(readOptions(['--skip-pages', '--skip-growth'])).toMatchObject({sites: [], builds: true, growth: []});
    const options = readOptions(['--skip-builds', '--growth', '65,130', '--skip-visits', '--skip-answers']);
    expect(options).toMatchObject({builds: false, growth: [65, 130], kinds: ['lighthouse', 'clicks']});
  });
});

it.each([
  ['a number of runs', ['--runs', 'many'], '--runs takes whole numbers from 1, not "many"'],
  ['no runs', ['--runs', '0'], '--runs takes whole numbers from 1, not "0"'],
  ['a size', ['--growth', '65,x'], '--growth takes whole numbers from 1, not "x"'],
  ['a page', ['--pages', '/,docs'], '--pages takes "all" or paths with a comma between them, as /,/docs/glossary'],
  [
    'the number of --pages',
    ['--pages', '/', '--pages', '/a'],
    '--pages is given 2 times, for 1 --dir: give it once, or for each',
  ],
  ['a flag', ['--skip-everything'], "Unknown option '--skip-everything'"],
])('says what is wrong with %s', (_, args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
