import {describe, expect, test} from 'vitest';
import {checkBuildContext, readDockerignore} from './checkBuildContext';

const files = ['package.json', 'src/main.ts', 'start.sh', 'README.md', 'docs/more.md'];
const check = (lines: readonly string[], dockerignore = '.env*') =>
  checkBuildContext(lines.join('\n'), files, dockerignore);

describe('readDockerignore', () => {
  test.each([
    ['*.md', ['README.md'], ['docs/more.md']],
    ['**/*.md', ['README.md', 'docs/more.md'], ['start.sh']],
    ['docs', ['docs/more.md'], ['documents']],
    ['/docs/', ['docs/more.md'], ['src/docs']],
    ['docs\n!docs/more.md', ['docs/less.md'], ['docs/more.md']],
    ['# all\n\n', [], ['start.sh']],
    ['a.c', ['a.c'], ['abc']],
  ])('%j', (text, hidden, shown) => {
    const seen = readDockerignore(text);
    for (const file of hidden) expect(seen(file), file).toBe(false);
    for (const file of shown) expect(seen(file), file).toBe(true);
  });
});

describe('checkBuildContext', () => {
  test.each(['.', './', '/'])('requires .env* in .dockerignore if COPY %s copies the whole context', (source) => {
    const lines = ['FROM debian:12', 'WORKDIR /app', `COPY ${source} .`];
    for (const dockerignore of ['', '.env'])
      expect(check(lines, dockerignore)).toEqual([
        'line 3: copies the whole context: add .env* to .dockerignore, because such files contain secrets',
      ]);
    expect(check(lines)).toEqual([]);
    expect(check(['FROM debian:12', 'WORKDIR /app', 'COPY src ./'], '')).toEqual([]);
  });

  test('accepts sources that are in the build context', () => {
    expect(
      check([
        'FROM node:24 AS build',
        'WORKDIR /app',
        'COPY package*.json ./',
        'COPY . .',
        'RUN npm run build',
        'FROM node:24',
        'WORKDIR /app',
        'COPY --from=build /app/dist dist',
        'COPY start.sh ./',
        'CMD ["./start.sh"]',
      ]),
    ).toEqual([]);
    expect(check(['FROM debian:12', 'WORKDIR /app', 'COPY . .', 'CMD ["./start.sh"]'])).toEqual([]);
    expect(
      check(['FROM debian:12', 'COPY --from=golang:1.26 /usr/local/go /go', 'CMD ["/go/bin/go", "version"]']),
    ).toEqual([]);
    expect(
      check([
        'FROM golang:1.26 AS go',
        'FROM debian:12',
        'COPY --from=go /usr/local/go /go',
        'CMD ["/go/bin/go", "version"]',
      ]),
    ).toEqual([]);
    expect(
      check(['FROM debian:12 AS base', 'WORKDIR /app', 'COPY start.sh .', 'FROM base', 'CMD ["./start.sh"]']),
    ).toEqual([]);
    expect(
      check([
        'FROM debian:12 AS a',
        'WORKDIR /app',
        'COPY . .',
        'FROM debian:12',
        'WORKDIR /app',
        'COPY --from=a --chown=www-data /app .',
        'CMD ["./start.sh"]',
      ]),
    ).toEqual([]);
  });

  test('reports a source that is missing or ignored', () => {
    expect(check(['FROM debian:12', 'COPY server.js ./', 'COPY src /src'], 'src')).toEqual([
      'line 2: server.js is not in the context',
      'line 3: src is not in the context: .dockerignore leaves it out',
    ]);
  });

  test('reports a stage that is unknown or comes later', () => {
    expect(check(['FROM debian:12', 'COPY --from=build /x /x', 'FROM debian:12 AS build'])).toEqual([
      'line 2: --from=build names no stage before this one',
    ]);
  });

  test("reports a path that the other stage doesn't create", () => {
    expect(
      check(['FROM debian:12 AS a', 'COPY start.sh /app/', 'FROM debian:12', 'COPY --from=a /app/server /server']),
    ).toEqual(['line 4: nothing in the stage a makes /app/server']);
  });

  test('reports a program that is not in the last stage', () => {
    const lines = [
      'FROM debian:12 AS a',
      'WORKDIR /app',
      'COPY . .',
      'FROM debian:12',
      'WORKDIR /app',
      'COPY src ./',
      'CMD ["./start.sh"]',
    ];
    expect(check(lines)).toEqual(['CMD starts ./start.sh, which no COPY puts into the last stage']);
    expect(check(['FROM debian:12', 'WORKDIR /app', 'COPY . .', 'CMD ["./start.sh"]'], '.env*\n*.sh')).toEqual([
      'CMD starts ./start.sh, which no COPY puts into the last stage',
    ]);
  });
});
