import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Workflow {
  readonly jobs: {
    readonly test: {
      readonly 'timeout-minutes': number;
      readonly container?: {readonly image: string; readonly options: string};
      readonly steps: readonly {readonly run?: string; readonly env?: Readonly<Record<string, string>>}[];
    };
  };
}

const {test} = (parse(readFileSync('.github/workflows/test.yml', 'utf8')) as Workflow).jobs;

it('CI runs as root on Debian, where .ci/run finds all packages, with the Node.js version of .nvmrc', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  expect(test.container?.image).toBe(`node:${version}-bookworm`);
  expect(test.container?.options).not.toContain('--user');
  expect(test.steps.find(({run}) => run?.includes('.ci/run'))?.env?.HOME).toBe('/root');
});

it('CI ends after at most 90 minutes', () => {
  expect(test['timeout-minutes']).toBeLessThanOrEqual(90);
});
