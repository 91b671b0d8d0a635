import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {compareOverride} from '../../scripts/compareOverrides';
import overrides from '../../src/theme/overrides.json';

const themeDirectory = 'src/theme';
const components = listFiles(themeDirectory)
  .filter((file) => /\/index\.tsx?$/.test(file))
  .map((file) => path.dirname(path.relative(themeDirectory, file)).split(path.sep).join('/'));

it('lists every override once', () => {
  expect(overrides.map(({component}) => component).sort()).toEqual([...components].sort());
});

describe.each(overrides)('$component', (override) => {
  const {component, why} = override;

  it('was checked against the installed upstream file', () => {
    expect(compareOverride(override)).toBeUndefined();
  });

  it('states its reason', () => {
    expect(why).toMatch(/\w+ \w+ \w+/);
    const source = ['tsx', 'ts']
      .map((ending) => path.join(themeDirectory, component, `index.${ending}`))
      .find(existsSync);
    expect(readFileSync(source ?? '', 'utf8')).toMatch(/^\/\/ \S/);
  });
});
