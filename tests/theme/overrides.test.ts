import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import overrides from '../../src/theme/overrides.json';

const themeFolder = 'src/theme';
const components = listFiles(themeFolder)
  .filter((file) => /\/index\.tsx?$/.test(file))
  .map((file) => path.dirname(path.relative(themeFolder, file)).split(path.sep).join('/'));

it('lists every override once', () => {
  expect(overrides.map(({component}) => component).sort()).toEqual([...components].sort());
});

describe.each(overrides)('$component', ({component, why, package: name, version, file, sha256}) => {
  it('was read against the installed version of upstream', () => {
    const folder = path.join('node_modules', name);
    const installed = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
    const upstream = path.join(folder, file);
    expect(existsSync(upstream), `${upstream} is gone: see what replaced it`).toBe(true);
    const actual = createHash('sha256').update(readFileSync(upstream)).digest('hex');
    expect(
      {version: installed.version, sha256: actual},
      `${upstream} has changed. Read its changes, carry over what src/theme/${component} needs, then write the new version and sha256 to src/theme/overrides.json.`,
    ).toEqual({version, sha256});
  });

  it('says why it is there', () => {
    expect(why).toMatch(/\w+ \w+ \w+/);
    const source = ['tsx', 'ts'].map((ending) => path.join(themeFolder, component, `index.${ending}`)).find(existsSync);
    expect(readFileSync(source ?? '', 'utf8')).toMatch(/^\/\/ \S/);
  });
});
