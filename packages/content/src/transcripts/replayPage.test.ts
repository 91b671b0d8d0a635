import {expect, it} from 'vitest';
import {parsePage} from '../pages/parsePage';
import {listSteps, recordPage} from './replayPage';
import {sampleFacts} from '../facts/fixtures/sampleFacts';

const examples: Record<string, string> = {
  'go/app/aloft.yaml': 'version: 1\napp: greeter\n',
  'go/app/example.json': JSON.stringify({
    requests: [
      {request: 'GET /healthz', equals: 'ok'},
      {request: 'GET /', contains: 'Hello'},
      {request: 'POST /jobs', equals: 'accepted'},
      {request: 'GET /none', equals: 'not found', status: 404},
    ],
  }),
};

function place(source: string) {
  const files: Record<string, string> = {};
  const served: Record<string, unknown> = {};
  const page = parsePage('docs/page.mdx', `---\ntitle: T\ndescription: D\n---\n\n${source}\n`);
  for (const step of listSteps(page, (path) => examples[path])) {
    if ('file' in step) files[step.file] = step.text;
    if ('serve' in step) served[step.serve] = step.bodies;
  }
  return {files, served};
}

it('adds a block whose title is a file name', () => {
  expect(place('```dockerfile title="web/Dockerfile"\nFROM scratch\n```').files).toEqual({
    'web/Dockerfile': 'FROM scratch\n',
  });
});

it.each([
  ['has no title', '```bash\nls\n```'],
  ['has a caption', '```text title="The answer of the server"\nok\n```'],
  ['is a mistake on purpose', '```yaml title="aloft.yaml" expect-error=manifest_invalid\napp: 1\n```'],
  ['names a missing example', '```go example="go/app/main.go"\n```'],
])('leaves out a block that %s', (_, source) => {
  expect(place(source).files).toEqual({});
});

it("lets an example's app return the response bodies from its test", () => {
  const {files, served} = place('```yaml example="go/app/aloft.yaml"\n```');
  expect(Object.keys(files)).toEqual(['aloft.yaml']);
  expect(served).toEqual({greeter: {'/healthz': 'ok\n'}});
});

const record = (source: string) => recordPage(parsePage('docs/a.mdx', source), sampleFacts);

it('rewrites only the output', () => {
  const source =
    'Text.\n\n```console\n$ aloft app list\nold\n\nolder\n$ aloft app get \\\n  web\n$ npm ci\nkept\n```\n\n- Item:\n\n  ```console title="A"\n  $ aloft app list\n  ```\n\nEnd.\n';
  expect(record(source)).toBe(
    'Text.\n\n```console\n$ aloft app list\nrun 1 in fresh\n$ aloft app get \\\n  web\nrun 2 in fresh\n$ npm ci\nkept\n```\n\n- Item:\n\n  ```console title="A"\n  $ aloft app list\n  run 4 in fresh\n  ```\n\nEnd.\n',
  );
});

it('changes nothing the second time', () => {
  const once = record('```console scenario=one-app\n$ aloft app list\n```\n');
  expect(once).toContain('run 1 in one-app');
  expect(record(once)).toBe(once);
});

it('leaves a page without transcripts alone', () => {
  expect(record('```bash\nls\n```\n')).toBe('```bash\nls\n```\n');
});
