import {hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import overrides from '../../src/theme/overrides.json';

const themeDirectory = 'site/src/theme';
const components = listFiles(themeDirectory)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.relative(themeDirectory, file).split(path.sep).join('/'))
  .map((file) => file.replace(/(\/index)?\.tsx?$/, ''));

it('lists every override once', () => {
  expect(overrides.map(({component}) => component).sort()).toEqual([...components].sort());
});

describe.each(overrides)('$component', ({component, why, package: name, version, file, sha256}) => {
  it('was checked against the installed upstream file', () => {
    const upstream = path.join('node_modules', name, file);
    const removed = `upstream removed ${upstream} after ${version}: find its replacement, or delete the override`;
    expect(existsSync(upstream), removed).toBe(true);
    const changed = `upstream changed ${upstream} after ${version}: carry over what src/theme/${component} needs, then write the new version and hash to src/theme/overrides.json`;
    expect(hash('sha256', readFileSync(upstream)), changed).toBe(sha256);
  });

  it('states its reason', () => {
    expect(why).toMatch(/\w+ \w+ \w+/);
    const sources = ['.tsx', '.ts', '/index.tsx'].map((ending) => path.join(themeDirectory, component + ending));
    const source = sources.find(existsSync);
    expect(readFileSync(source ?? '', 'utf8')).toMatch(/^\/\/ \S/);
  });
});
