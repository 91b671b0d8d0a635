import {basename} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {TranscriptSession} from '@aloft/content/facts';
import {replayPage} from '@aloft/content/transcripts';
import {finalStates} from './finalStates';
import {context, pages} from './site';

const withTranscripts = pages.filter(({fences}) => fences.some(({kind}) => kind === 'transcript'));
const guides = withTranscripts.filter(({file}) => file.startsWith('docs/guides-and-samples/'));
const others = withTranscripts.filter((page) => !guides.includes(page));

/** Runs a page's transcripts and returns its sessions. */
function follow(page: (typeof pages)[number]): TranscriptSession[] {
  const sessions: TranscriptSession[] = [];
  const start = (scenario: string) => {
    const session = context.facts.start(scenario);
    if (session) sessions.push(session);
    return session;
  };
  replayPage(page, {...context.facts, start}, context.readExample);
  return sessions;
}

describe('transcripts end in the state that their page describes', () => {
  it('every page with transcripts has a declared final state, and no other page has', () => {
    expect(Object.keys(finalStates).sort()).toEqual(others.map(({file}) => file).sort());
  });

  it.each(others.map((page) => [page.file, page] as const))('%s', (file, page) => {
    const expected = finalStates[file];
    const sessions = follow(page);
    const session = sessions.at(expected?.session ?? -1);
    expect(session?.run(expected?.line ?? '').output.join('\n')).toMatch(expected?.output ?? /^never$/);
  });

  it.each(guides.map((page) => [page.file, page] as const))('%s leaves a live app', (_file, page) => {
    const output = follow(page).at(-1)?.run('aloft app list').output ?? [];
    expect(output.slice(1), basename(page.file)).toContainEqual(expect.stringMatching(/^\S+ +live +\d+ +1 /));
  });
});
