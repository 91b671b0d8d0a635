import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {examplesRoot, listExamples, readExample} from '../readExample';
import {listNeededPrograms} from '../runExample';
import {baseImages, hashBase} from './baseImages';
import {listBases, readStages} from './openWorkspaces';
import {resolveUser} from './Workspace';

describe('resolveUser', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\nwww-data:x:33:34:www-data:/var/www:/usr/sbin/nologin\n';

  test('finds a name and a number in the image', () => {
    expect(resolveUser('www-data', passwd)).toEqual({uid: 33, gid: 34, home: '/var/www'});
    expect(resolveUser('33', passwd)).toEqual({uid: 33, gid: 34, home: '/var/www'});
    expect(resolveUser('', passwd)).toEqual({uid: 0, gid: 0, home: '/root'});
  });

  test('accepts numeric ids that are not in the image', () => {
    expect(resolveUser('65532:65532', '')).toEqual({uid: 65532, gid: 65532, home: '/'});
  });

  test('rejects an unknown name', () => {
    expect(() => resolveUser('app', passwd)).toThrow('the image has no user app');
  });
});

test('readStages lists base images, stages and cache mounts', () => {
  const text =
    'ARG GO=1.26\nFROM golang:$GO-trixie AS build\nRUN --mount=type=cache,target=/root/.cache/go-build go build\n' +
    'RUN --mount=type=cache,id=modules,target=/go/pkg/mod,sharing=locked --mount=target=/src,type=bind true\nFROM build AS again\nFROM scratch\nCOPY --from=build /x /x\n';
  expect(readStages(text)).toEqual({
    bases: ['golang:1.26-trixie'],
    stages: ['build', 'again'],
    caches: ['/root/.cache/go-build', '/go/pkg/mod'],
  });
});

const built = listExamples().filter((id) => readExample(path.join(examplesRoot, id), id).level === 'image');

test.each(built)('every base image of %s has a stand-in', (id) => {
  const bases = listBases(readExample(path.join(examplesRoot, id), id));
  expect(bases.length).toBeGreaterThan(0);
  expect(bases.filter((base) => !baseImages[base])).toEqual([]);
});

describe('programs of the machine that base images need', () => {
  const needed = (id: string) =>
    listNeededPrograms(readExample(path.join(examplesRoot, id), id), true).map(({name}) => name);

  test('are those of the base images and of what they build on', () => {
    expect(needed('go/generic')).toEqual(['Go']);
    expect(needed('rust/leptos')).toEqual(['Rust']);
    expect(needed('software/redis')).toEqual([]);
    expect(needed('advanced/manual-flash')).toEqual(['Go', 'Rust']);
  });

  test('are part of what identifies a base image', () => {
    const rust = (version: string) => hashBase('rust:1.95-slim-trixie', '2026-11', () => ({version}));
    expect(rust('1.95.0')).toBe(rust('1.95.0'));
    expect(rust('1.95.0')).not.toBe(rust('1.95.1'));
  });
});

test('a base image is built again each month, for its security fixes', () => {
  const debian = (month: string) => hashBase('debian:trixie-slim', month);
  expect(debian('2026-11')).not.toBe(debian('2026-12'));
  const python = (month: string) => hashBase('python:3.13-slim-trixie', month);
  expect(python('2026-11')).not.toBe(python('2026-12'));
});

test('at least 26 examples are built and run as images', () => {
  expect(built.length).toBeGreaterThanOrEqual(26);
});
