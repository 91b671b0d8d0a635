import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {describeSupport} from '@aloft/content/reference';
import {supportedVersions} from '@aloft/content/support';
import {readVerifications} from './recordVerification';

/** Samples of guides. Frameworks' own starters say only which tool created them. */
const guides = Object.entries(readVerifications()).filter(
  ([id, {guide}]) => guide.startsWith('/docs/guides-and-samples/') && !id.startsWith('starters/'),
);
/** Replacements for software that can't be installed here; the guide names the original. */
const standIns = ['mongo-java-server', "MongoDB's Node driver"];

test.each(guides)('%s was tested with release lines in the table', (_, {versions}) => {
  for (const {name, version} of versions.filter((one) => !standIns.includes(one.name))) {
    const lines = supportedVersions.filter((one) => one.name === name && !one.untested).map(({line}) => line);
    const advice = `${name} ${version} is in no line of packages/content/src/supportedVersions.ts (${lines.join(', ') || 'none'}): add it with the end of its support`;
    expect(
      lines.some((line) => version === line || version.startsWith(`${line}.`)),
      advice,
    ).toBe(true);
  }
});

test('the table contains only release lines that a guide was tested with', () => {
  const tested = new Set(guides.flatMap(([, {versions}]) => versions.map(({name}) => name)));
  expect(supportedVersions.filter(({name, untested}) => !untested && !tested.has(name))).toEqual([]);
});

test.each(supportedVersions.filter(({untested}) => untested))(
  '$name $line is shown by $untested, which is tested with other software',
  ({name, line, untested = ''}) => {
    const record = readVerifications()[untested];
    expect(record).toMatchObject({untested: true});
    expect(record?.versions.map((one) => one.name)).not.toContain(name);
    expect(readFileSync(`examples/${untested}/Dockerfile`, 'utf8')).toMatch(
      new RegExp(`^FROM \\w+:${line.replace('.', '\\.')}(-|$)`, 'm'),
    );
  },
);

test('the support of a sample built on Debian ends with that of Debian', () => {
  const debian = supportedVersions.filter(({source}) => source.startsWith('Debian 13'));
  const installed = guides.filter(([, {image}]) => image?.bases.join() === 'debian:trixie-slim');
  const names = new Set(installed.flatMap(([, {versions}]) => versions.map(({name}) => name)));
  expect(names.size).toBeGreaterThan(5);
  for (const name of [...names].filter((one) => one !== 'PostgreSQL'))
    // runs in the official image of its toolbox
    expect(debian.map((one) => one.name)).toContain(name);
});

test('the page about static sites uses an nginx release line of the table', () => {
  const page = readFileSync('docs/getting-started/deploying-a-static-site.mdx', 'utf8');
  const used = [...page.matchAll(/nginx-unprivileged:(\d+\.\d+)-/g)].map(([, line]) => line);
  const known = supportedVersions.filter(({name}) => name === 'nginx').map(({line}) => line);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !known.includes(line ?? ''))).toEqual([]);
});

const python = {name: 'Python', version: '3.13.5'};
const flask = {name: 'Flask', version: '3.1.3'};
test.each([
  ['x/x', [python, {name: 'Python', version: '3.1.4'}], /^ .* for Python 3\.13 until October 2029\.$/],
  ['x/x', [{name: 'Ruby', version: '3.3.8'}, python], /^ .* Ruby 3\.3 until \w+ 20\d\d and for Python 3\.13 until/],
  ['x/x', [python, flask], /until October 2029 \(versions reviewed in \w+ \d{4}\)\.$/],
  ['x/x', [flask], /^$/],
  // The page shows the support of the original, not that of its substitute.
  ['software/mysql', [{name: 'MariaDB', version: '11.8.6'}], /^ .* for MySQL 8\.4 until April 2032\.$/],
  ['sdks/x', [{name: 'PHP', version: '8.4.27'}], /^$/],
])('%s is described by release line and month', (id, versions, text) => {
  expect(describeSupport(id, {versions, ...(id !== 'x/x' && {untested: true})})).toMatch(text);
});

const warning = 60 * 24 * 3600 * 1000;
test.each(supportedVersions.filter(({until}) => until))(
  '$name $line is supported for at least 60 more days',
  ({name, line, until = '', source}) => {
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const advice = `${name} ${line} is supported until ${until} (${source}): move its samples to a newer release`;
    expect(Date.parse(until) - Date.now(), advice).toBeGreaterThan(warning);
  },
);

test.each(supportedVersions.filter(({until}) => !until))(
  '$name $line was reviewed in the last 180 days',
  ({name, line, reviewed = '', source}) => {
    expect(reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const advice = `${name} ${line} was last reviewed on ${reviewed} ("${source}"): compare the line with the project's newest release, move its samples if there is a newer line, and set "reviewed" in packages/content/src/supportedVersions.ts to today`;
    expect((Date.now() - Date.parse(reviewed)) / 24 / 3600 / 1000, advice).toBeLessThan(180);
  },
);
