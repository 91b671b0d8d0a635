import {expect, test} from 'vitest';
import {replayPage} from '@aloft/content/transcripts';
import {context, pages} from './site';

const guides = pages.filter(
  ({file, fences}) => file.startsWith('docs/guides-and-samples/') && fences.some(({kind}) => kind === 'transcript'),
);

test.each(guides.map((page) => [page.file, page] as const))('%s leaves a live app', (_, page) => {
  let session: ReturnType<typeof context.facts.start>;
  const start = (scenario: string) => (session = context.facts.start(scenario));
  replayPage(page, {...context.facts, start}, context.readExample);
  expect(session?.run('aloft app list').output.join('\n')).toMatch(/^\S+ +live +\d+ +1 /m);
});
