import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createTemplates, type ExampleReader, readExampleFile} from '@aloft/content/samples';
import {type Page, readPages} from '@aloft/content/pages';
import {type PageSession, sessionPath, type SessionStep} from '@aloft/simulator/terminal';
import type {TranscriptSession} from '@aloft/content/facts';
import {listTemplates, placeFile, readTranscript, serveSample} from '@aloft/content/transcripts';
import type {Templates} from '@aloft/simulator';

/** Publishes the transcripts of each page as `/terminal/<page>.json`, which the live terminal fetches when a block runs. */
export default function publishSessions({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const served = join(generatedFilesDir, 'sessions');
  const root = join(siteDir, '..');
  const write = (directory: string) => {
    const readExample = readExampleFile(root);
    const samples = createTemplates(root);
    for (const page of readPages(root)) {
      if (!page.fences.some(({kind}) => kind === 'transcript')) continue;
      const file = join(directory, sessionPath(page.file.replace(/(?:\/index)?\.mdx?$/, '')));
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(createSession(page, readExample, samples)));
    }
  };
  return {
    name: 'terminal',
    loadContent: () => {
      if (process.env.NODE_ENV !== 'production') write(served);
    },
    // The bundler's types don't include `devServer`. Docusaurus adds these static directories to its own.
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: served, publicPath: baseUrl}]},
      }) as object,
    postBuild: ({outDir}) => write(outDir),
  };
}

const defaultScenario = 'fresh';

/** Scenarios, files and commands of a page's transcripts, in the order of `packages/content/src/transcripts/replayPage.ts`. */
export function createSession(page: Page, readExample: ExampleReader, samples: Templates): PageSession {
  const steps: SessionStep[] = [{scenario: String(page.frontMatter.get('scenario')?.value ?? defaultScenario)}];
  const session: TranscriptSession = {
    run: () => ({output: [], exitCode: 0, errorCodes: []}),
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
