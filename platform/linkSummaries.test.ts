import {expect, it} from 'vitest';
import {selectSummary, type LinkSummaries} from './linkSummaries';

const summaries: LinkSummaries = {
  '/docs/apps': ['Apps', 'About apps.'],
  '/docs/apps#list': 'List apps',
  '/docs/glossary#term-app': ['app', 'A workload.'],
  '/docs/lost#list': 'List',
};

it.each([
  ['/docs/apps', '', ['Apps', 'About apps.']],
  ['/docs/apps/', '#list', ['Apps › List apps', 'About apps.']],
  ['/docs/apps', '#other', ['Apps', 'About apps.']],
  ['/docs/glossary', '#term-app', ['app', 'A workload.']],
  ['/docs/lost', '#list', undefined],
  ['/docs/other', '', undefined],
])('finds the summary of %s%s', (pathname, hash, summary) => {
  expect(selectSummary(summaries, pathname, hash)).toEqual(summary);
});
