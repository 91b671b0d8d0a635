import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {beforeAll, expect, it} from 'vitest';
import {toRoute} from '@aloft/content/pages';
import {replayPage, trimEnd} from '@aloft/content/transcripts';
import {type PageSession, sessionPath} from '@aloft/simulator/session';
import type {TerminalReply} from '@aloft/simulator/terminal';
import type {Call, Outcome} from '@site/src/components/live-terminal/simulator';
import {context, pages} from '../content/site';

const read = (file: string) => readFileSync(join('build', file), 'utf8');
const scripts = readdirSync('build/assets/js')
  .filter((file) => file.endsWith('.js'))
  .map((file) => `assets/js/${file}`);

/** Finds the worker's script, which contains the error messages and loads other scripts like a worker. */
function findWorker(): string {
  const found = scripts.filter((file) =>
    ['manifest_invalid', 'importScripts'].every((text) => read(file).includes(text)),
  );
  expect(found).toHaveLength(1);
  return found[0]!;
}

type Ask = (call: Call) => Promise<Outcome>;

/** Runs the worker's script like a browser, with the scripts that it loads. */
function startWorker(): Ask {
  let receive: (event: object) => void = () => undefined;
  const context: Record<string, unknown> = {
    console,
    structuredClone,
    TextEncoder,
    TextDecoder,
    URL,
    URLSearchParams,
    setTimeout,
    location: new URL('https://docs.aloft.example/assets/js/worker.js'),
    addEventListener: (kind: string, listener: typeof receive) => {
      if (kind === 'message') receive = listener;
    },
    importScripts: (url: string) => {
      runInContext(read(new URL(url, 'https://docs.aloft.example').pathname), createdContext);
    },
  };
  context['self'] = context;
  context['globalThis'] = context;
  const createdContext = createContext(context);
  runInContext(read(findWorker()), createdContext);
  return (data) =>
    new Promise((resolve, reject) => {
      // The worker acknowledges a request before it answers.
      const postMessage = ({reply, error}: {reply?: readonly [Outcome]; error?: Error}) => {
        if (reply) resolve(reply[0]);
        else if (error) reject(new Error(error.message));
      };
      receive({data, ports: [{postMessage}]});
    });
}

it('the simulator, the grammar and the schema have at most 90 kB gzip', () => {
  expect(gzipSync(read(findWorker()), {level: 9}).length).toBeLessThanOrEqual(90_000);
});

const shown = pages.filter(({fences}) => fences.some(({kind}) => kind === 'transcript'));
let ask: Ask;
beforeAll(() => {
  ask = startWorker();
});

it.each(shown.map((page) => [page.file, page] as const))('the terminal prints what %s shows', async (file, page) => {
  const session = JSON.parse(read(sessionPath(toRoute(file)))) as PageSession;
  const {steps} = replayPage(page, context.facts, context.readExample);
  const fences = page.fences.filter(({kind}) => kind === 'transcript');
  for (const [block, fence] of fences.entries()) {
    const expected = steps.filter((step) => step.fence === fence);
    let {result, state} = await ask({method: 'open', args: [session, block]});
    expect(result).toEqual(expected.map(({step}) => step.command));
    for (const {step, output} of expected) {
      ({result, state} = await ask({method: 'run', state, args: [step.command]}));
      const {stdout, stderr} = result as TerminalReply;
      expect(trimEnd(`${stdout}${stderr}`.split('\n')), step.command).toEqual(output);
    }
  }
});

it('the simulator is in the worker, so that a page loads it only once', () => {
  const chunk = readdirSync('build/assets/js').find((name) => name.startsWith('open-terminal.'))!;
  expect(readFileSync(`build/assets/js/${chunk}`, 'utf8')).not.toContain('is not simulated');
});
