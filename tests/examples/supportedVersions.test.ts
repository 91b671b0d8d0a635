import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {listSupport} from '../../markdown/reference/examples/createVerification';
import {supportedVersions} from '../../platform/support/supportedVersions';
import {readVerifications} from './recordVerification';

const guides = Object.entries(readVerifications()).filter(([, {guide}]) =>
  guide.startsWith('/docs/guides-and-samples/'),
);
/** Replacements for software that can't be installed here; the guide names the original. */
const standIns = ['mongo-java-server', "MongoDB's Node driver"];

describe('supported versions', () => {
  test.each(guides)('%s was tested with release lines of the table', (_, {versions}) => {
    for (const {name, version} of versions.filter((one) => !standIns.includes(one.name))) {
      const lines = supportedVersions.filter((one) => one.name === name).map(({line}) => line);
      expect(
        lines.some((line) => version === line || version.startsWith(`${line}.`)),
        `${name} ${version} is in no line of platform/support/supportedVersions.ts (${lines.join(', ') || 'none'}): add it with the end of its support`,
      ).toBe(true);
    }
  });

  test('names only what a guide was tested with', () => {
    const tested = new Set(guides.flatMap(([, {versions}]) => versions.map(({name}) => name)));
    expect(supportedVersions.filter(({name}) => !tested.has(name))).toEqual([]);
  });

  test.each(['hosting/Dockerfile', 'docs/getting-started/deploying-a-static-site.mdx'])(
    '%s uses an nginx release line of the table',
    (file) => {
      const used = [...readFileSync(file, 'utf8').matchAll(/nginx-unprivileged:(\d+\.\d+)-/g)].map(([, line]) => line);
      const known = supportedVersions.filter(({name}) => name === 'nginx').map(({line}) => line);
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((line) => !known.includes(line ?? ''))).toEqual([]);
    },
  );

  test('are shown by release line and month', () => {
    expect(
      listSupport([
        {name: 'Python', version: '3.13.5'},
        {name: 'Flask', version: '3.1.3'},
        {name: 'Python', version: '3.1.4'},
      ]),
    ).toEqual(['Python 3.13 until October 2029']);
    expect(
      listSupport([
        {name: 'Ruby', version: '3.3.8'},
        {name: 'Python', version: '3.13.5'},
        {name: 'Puma', version: '6.6.0'},
      ]),
    ).toEqual(['Ruby 3.3 and Puma 6.6 until August 2028', 'Python 3.13 until October 2029']);
  });

  const warning = 60 * 24 * 3600 * 1000;
  test.each(supportedVersions.filter(({until}) => until))(
    '$name $line is supported for at least 60 more days',
    ({name, line, until = '', source}) => {
      expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(
        Date.parse(until) - Date.now(),
        `${name} ${line} is supported until ${until} (${source}): move its samples to a newer release`,
      ).toBeGreaterThan(warning);
    },
  );
});
