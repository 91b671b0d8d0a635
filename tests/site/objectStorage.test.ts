import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

/** Contents by path. For files without references, only the path matters. */
type Files = ReadonlyMap<string, string>;

const isRead = (file: string) => file.endsWith('.html') || file === 'search-index/core.json';
const build: Files = new Map(
  listFiles('build')
    .filter((file) => !/\.(?:gz|br)$/.test(file))
    .map((file) => [
      path.relative('build', file),
      isRead(file.replace(/^build\//, '')) ? readFileSync(file, 'utf8') : '',
    ]),
);

/** A build in which the hashed files and the images have other names. */
const nextBuild: Files = (() => {
  const hashes = [...build.keys()].flatMap(
    (file) => /^assets\/.*\.([0-9a-f]{8})\.\w+$|^search-index\/(\w+)\//.exec(file)?.slice(1).filter(Boolean) ?? [],
  );
  const names = [...build.keys()].flatMap((file) => /^img\/(.*)\.\w+$/.exec(file)?.[1] ?? []);
  const pattern = new RegExp([...new Set(hashes)].join('|') + `|(?<=img/)(?:${names.join('|')})(?=\\.)`, 'g');
  const rename = (text: string) => text.replace(pattern, (found) => `${found.slice(0, -1)}-`);
  return new Map([...build].map(([file, text]) => [rename(file), rename(text)]));
})();

/** Groups of files in the order of hosting/README.md. */
const order = (() => {
  const readme = readFileSync('hosting/README.md', 'utf8');
  const [, first = '', last = ''] =
    /upload in three steps without deleting anything: ([^;]*); then all other files except ([^;]*); then those two\./.exec(
      readme,
    ) ?? [];
  const read = (text: string) =>
    [...text.matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '[^/]+')}`),
    );
  return {first: read(first), last: read(last)};
})();

/** Which files hosting/README.md deletes after an upload, and how many days after their replacement. */
const cleaning = (() => {
  const [, folders = '', days = ''] =
    /delete files from (.*) that are neither in the build nor in one that was replaced in the last (\d+) days\./.exec(
      readFileSync('hosting/README.md', 'utf8'),
    ) ?? [];
  return {folders: [...folders.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), days: Number(days)};
})();

const belongs = (file: string, group: readonly RegExp[]) => group.some((pattern) => pattern.test(file));
const stepOf = (file: string) => (belongs(file, order.first) ? 0 : belongs(file, order.last) ? 2 : 1);

const pages = [
  'index.html',
  '404.html',
  'search/index.html',
  'docs/glossary/index.html',
  'docs/resources/apps/index.html',
];
const assets = [build, nextBuild].map((files) => [...files.keys()].filter((file) => file.startsWith('assets/')));

/** Missing files that readers of the pages request immediately, or when they follow links or search. */
function findMissing(bucket: Files): readonly string[] {
  const wanted = pages.flatMap((page) => {
    const html = bucket.get(page)!;
    const named = [...html.matchAll(/\/((?:assets|img)\/[\w./~-]+\.\w+)/g)].map(([, file = '']) => file);
    // A build's runtime may load all of its scripts.
    return [
      ...named,
      ...assets.find((files) => named.some((file) => file.includes('/main.') && files.includes(file)))!,
    ];
  });
  const {directory} = JSON.parse(bucket.get('search-index/core.json')!) as {directory: string};
  const index = [...build, ...nextBuild]
    .map(([file]) => file)
    .filter((file) => file.startsWith(`search-index/${directory}/`));
  return [...new Set([...wanted, ...index])].filter((file) => !bucket.has(file));
}

/** Uploads the next build file by file. @returns files that are missing for readers after any step */
function upload(files: readonly string[]): readonly string[] {
  const bucket = new Map(build);
  const missing = new Set(findMissing(bucket));
  for (const file of files) {
    bucket.set(file, nextBuild.get(file)!);
    // Only these files reference others, so the check isn't needed after the rest.
    if (isRead(file)) for (const one of findMissing(bucket)) missing.add(one);
  }
  return [...missing];
}

/** @param lists files of each build with the day on which the next one replaced it; that of the last is open */
function clean(bucket: Files, lists: readonly {files: Files; replaced: number}[], today: number): Files {
  const isKept = (file: string) =>
    lists.some(({files, replaced}) => replaced >= today - cleaning.days && files.has(file));
  return new Map(
    [...bucket].filter(([file]) => isKept(file) || !cleaning.folders.some((folder) => file.startsWith(folder))),
  );
}

describe('uploading a build to object storage', () => {
  const files = [...nextBuild.keys()].sort();
  const documented = (list: readonly string[]) => list.toSorted((a, b) => stepOf(a) - stepOf(b));

  it('changes files between the builds', () => {
    const isOld = (file: string) => build.has(file);
    for (const group of ['assets/js/', 'assets/css/', 'img/', 'search-index/f'])
      expect(files.filter((file) => file.startsWith(group)).filter(isOld), group).toEqual([]);
  });

  it.each([
    ['ascending', files],
    ['descending', files.toReversed()],
  ])('always has the files that readers need in the documented order, %s in each step', (_, list) => {
    expect(documented(list)).toHaveLength(nextBuild.size);
    expect(upload(documented(list))).toEqual([]);
  });

  it.each([
    ['the pages first', documented(files).toReversed()],
    ['the search record before the index that it names', ['search-index/core.json', ...documented(files)]],
  ])('lacks files that readers need with %s', (_, list) => {
    expect(upload(list)).not.toEqual([]);
  });

  it('keeps the files of a build that was in use for long until 30 days after its replacement', () => {
    const [replaced, last] = [
      {files: build, replaced: 100},
      {files: nextBuild, replaced: Infinity},
    ];
    const bucket = new Map([...build, ...nextBuild]);
    // An open tab has the pages of the build before.
    const findMissingInTab = (files: Files) =>
      findMissing(new Map([...files, ...[...build].filter(([, text]) => text)]));
    expect(findMissingInTab(clean(bucket, [replaced, last], 100))).toEqual([]);
    expect(findMissingInTab(clean(bucket, [replaced, last], 130))).toEqual([]);
    const left = clean(bucket, [replaced, last], 131);
    expect(findMissingInTab(left)).not.toEqual([]);
    expect(findMissing(left)).toEqual([]);
  });
});
