import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {lintCommands, lintDockerfile, lintExample, lintHosts, lintRegions} from './lintExample';
import {examplesRoot, listExamples} from './listExamples';
import {readExample} from './readExample';

const repository = path.resolve(__dirname, '../..');

describe.each(listExamples())('example %s', (id) => {
  const read = () => readExample(path.join(examplesRoot, id), id);

  test('declares a valid test', () => {
    expect(read().id).toBe(id);
  });

  test('belongs to a guide that exists', () => {
    const {guide} = read();
    const pages = [`${guide.slice(1)}.mdx`, `${guide.slice(1)}/index.mdx`];
    expect(
      pages.some((page) => existsSync(path.join(repository, page))),
      `${guide} is no page of docs/`,
    ).toBe(true);
  });

  test('passes the linters', async () => {
    expect(await lintExample(read())).toEqual([]);
  });
});

describe('the linters', () => {
  test('need a pinned base image and a user', () => {
    expect(lintDockerfile('FROM debian\nCMD ["true"]\n')).toEqual([
      'FROM debian: has no version in its tag: pin one, such as debian:trixie-slim',
      'the last stage runs as root: add a USER that is not root',
    ]);
    expect(lintDockerfile('FROM debian:trixie-slim AS base\nFROM base\nUSER www-data\nCMD ["true"]\n')).toEqual([]);
    expect(lintDockerfile('FROM debian:12\nUSER 0:0\nFRO x\n')).toHaveLength(2);
  });

  test('need an end for each region', () => {
    expect(lintRegions('a.go', '// #region one\n// #endregion two\n# #region one\n# #endregion one\n')).toEqual([
      'a.go:2: #endregion two ends no region that is open here',
      'a.go:3: a second region one: give it another name',
    ]);
    expect(lintRegions('a.go', '<!-- #region x -->\n')).toEqual(['a.go: region x has no #endregion']);
  });

  test('need complete commands', () => {
    expect(
      lintCommands(
        'start.sh',
        ': "${X:?is not set: run aloft app secret set shop X=...}"\n# Deploy it with: aloft deploy\n',
      ),
    ).toEqual([]);
    expect(lintCommands('start.sh', ': "${X:?is not set: run aloft app secret set X=...}"')).toEqual([
      expect.stringContaining('start.sh: `aloft app secret set X=...`: '),
    ]);
    expect(lintCommands('README.md', '- Deploy it: `aloft deplyo`')).toHaveLength(1);
  });

  test('need example hostnames', () => {
    expect(lintHosts('README.md', 'https://docs.aloft.example/x http://localhost:8080 https://files.test/y')).toEqual([
      'README.md: names the host files.test: use a host under .example',
    ]);
    expect(lintHosts('package-lock.json', '"resolved": "https://files.test/y.tgz"')).toHaveLength(1);
  });
});
