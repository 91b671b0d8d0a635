import type {TranscriptSession} from '@aloft/content/facts';
import type {ExampleReader} from '@aloft/content/samples';
import type {Page} from '@aloft/content/pages';
import {placeFile, readTranscript} from '@aloft/content/transcripts';
import type {Templates} from '@aloft/simulator';
import type {PageSession, SessionStep} from '@aloft/simulator/terminal';

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
    for (const [, template = ''] of block.join('\n').matchAll(/--template (\S+)/g)) {
      const files = samples.read(template);
      if (files) steps.push({template, files});
    }
    steps.push({block});
  }
  return steps;
}
