import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createTemplates, type ExampleReader, readExampleFile} from '@aloft/content/samples';
import {listPages, type Page, parsePage, toRoute} from '@aloft/content/pages';
import {type PageSession, sessionPath, type SessionStep} from '@aloft/simulator/session';
import type {TranscriptSession} from '@aloft/content/facts';
import {listTemplates, placeFile, readTranscript, serveSample} from '@aloft/content/transcripts';
import type {Templates} from '@aloft/simulator';
import {reuse} from './reuse';
import {writeFiles} from './writeFiles';

const pathOf = (file: string): string => sessionPath(toRoute(file));

/**
 * Publishes the transcripts of each page as `/terminal/<page>.json`, which the live terminal fetches when a block runs.
 * The development server makes one when it's requested.
 */
export default function publishSessions({siteDir, baseUrl}: LoadContext): Plugin {
  const root = join(siteDir, '..');
  const readExample = readExampleFile(root);
  const render = (page: Page) => JSON.stringify(createSession(page, readExample, createTemplates(root)));
  const answer = (request: {url?: string}, response: {end(body: string): void}, next: () => void) => {
    const {url = ''} = request;
    const file = url.endsWith('.json') && listPages(root).find((page) => baseUrl + pathOf(page) === url);
    if (!file) return next();
    response.end(render(parsePage(file, readFileSync(join(root, file), 'utf8'))));
  };
  return {
    name: 'terminal',
    // The bundler's types don't include `devServer`. What Docusaurus adds here stays: both functions run.
    configureWebpack: () =>
      ({
        devServer: {
          setupMiddlewares: (middlewares: object[]) => {
            middlewares.unshift({name: 'sessions', middleware: answer});
            return [];
          },
        },
      }) as object,
    async postBuild({outDir}) {
      for (const file of listPages(root)) {
        const source = readFileSync(join(root, file), 'utf8');
        const session = await reuse(`terminal/${file}`, source, () => {
          const page = parsePage(file, source);
          return page.fences.some(({kind}) => kind === 'transcript') && render(page);
        });
        if (session !== false) await writeFiles(outDir, [[pathOf(file), session]]);
      }
    },
  };
}

const defaultScenario = 'fresh';

/** Scenarios, files and commands of a page's transcripts, in the order of `packages/content/src/transcripts/replayPage.ts`. */
export function createSession(page: Page, readExample: ExampleReader, samples: Templates): PageSession {
  const steps: SessionStep[] = [{scenario: String(page.frontMatter.get('scenario')?.value ?? defaultScenario)}];
  const session: TranscriptSession = {
    run: () => ({output: [], exitCode: 0, errorCodes: [], notSimulated: undefined}),
    write: (file, text) => void steps.push({file, text}),
    serve: (serve, bodies) => void steps.push({serve, bodies}),
  };
  for (const fence of page.fences) {
    if (fence.kind !== 'transcript') {
      placeFile(fence, session, readExample);
      continue;
    }
    if (fence.meta.scenario !== undefined) steps.push({scenario: fence.meta.scenario});
    const block = readTranscript(fence.text).steps.map(({command}) => command);
    for (const template of listTemplates(block.join('\n'))) {
      serveSample(template, session, readExample);
      const files = samples.read(template);
      if (files) steps.push({template, files});
    }
    steps.push({block});
  }
  return steps;
}
