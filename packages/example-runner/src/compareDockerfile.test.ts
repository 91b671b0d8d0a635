import {expect, test} from 'vitest';
import {compareDockerfile} from './compareDockerfile';
import type {Example} from './types';

const example: Example = {
  guide: '/docs/guides-and-samples/languages/go/generic',
  title: 'Go',
  level: 'served',
  label: 'served with',
  toolchains: [],
  build: ['go vet', 'go build -o bin/app .'],
  start: {command: ['./bin/app', '--quiet']},
  requests: [{request: 'GET /'}],
  versions: [],
};
const onlyInTest = [{what: 'go vet', why: 'a check'}];
const dockerfile = `FROM golang:1.26 AS build
RUN --mount=type=cache,target=/root/.cache \\
    go build  -o bin/app .
FROM scratch
ENTRYPOINT ["./bin/app"]
CMD ["--quiet"]
`;

test('accepts equal commands, regardless of line breaks and mounts', () => {
  expect(compareDockerfile(dockerfile, example, {onlyInTest})).toEqual([]);
});

test('reports a command of the test that is missing from the Dockerfile', () => {
  expect(compareDockerfile(dockerfile, example)).toEqual([
    'example.json: go vet: Dockerfile does not run it: add it there, or to "dockerfile.onlyInTest" with a reason',
  ]);
});

test('reports a RUN that is missing from the test', () => {
  expect(compareDockerfile(dockerfile.replace('-o bin', '-x -o bin'), example, {onlyInTest})[0]).toBe(
    'Dockerfile: RUN go build -x -o bin/app .: the test does not run it: add it to "build", or to "dockerfile.onlyInDockerfile" with a reason',
  );
});

test('reports a CMD that starts something else', () => {
  expect(compareDockerfile(dockerfile.replace('--quiet', '--loud'), example, {onlyInTest})).toEqual([
    'Dockerfile: CMD ["./bin/app","--loud"]: the test starts ["./bin/app","--quiet"]: make them equal',
  ]);
  expect(compareDockerfile('FROM scratch\nCMD ./app\n', {...example, build: []})).toEqual([
    'Dockerfile: has no CMD in the exec form: write CMD ["program", "argument"]',
  ]);
});

test("reports a declared difference that doesn't exist", () => {
  const stale = {what: 'RUN apt-get update', why: 'packages'};
  expect(compareDockerfile(dockerfile, example, {onlyInTest, onlyInDockerfile: [stale]})).toEqual([
    'example.json: dockerfile: "RUN apt-get update" is on neither side or on both: remove it',
  ]);
});
