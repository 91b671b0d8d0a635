import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {examplesRoot, listExamples} from '../listExamples';
import {readExample} from '../readExample';
import {baseImages} from './baseImages';
import {listDockerfiles, readStages} from './openRooms';
import {resolveUser} from './Room';

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
    'FROM golang:1.26-trixie AS build\nRUN --mount=type=cache,target=/root/.cache/go-build go build\nFROM build AS again\nFROM scratch\nCOPY --from=build /x /x\n';
  expect(readStages(text)).toEqual({
    bases: ['golang:1.26-trixie'],
    stages: ['build', 'again'],
    caches: ['/root/.cache/go-build'],
  });
});

const built = listExamples().filter((id) => readExample(path.join(examplesRoot, id), id).level === 'image');

test.each(built)('every base image of %s has a stand-in', (id) => {
  const example = readExample(path.join(examplesRoot, id), id);
  const used = listDockerfiles(example).flatMap(
    ({path: file = 'Dockerfile'}) => readStages(readFileSync(path.join(example.directory, file), 'utf8')).bases,
  );
  expect([...used, example.toolbox ?? used[0]].filter((base) => !baseImages[base ?? ''])).toEqual([]);
});

test('at least 26 examples are built and run as images', () => {
  expect(built.length).toBeGreaterThanOrEqual(26);
});
