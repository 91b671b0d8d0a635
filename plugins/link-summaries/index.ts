import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkSummariesPath, summaryKey, type LinkSummary} from '../../platform/linkSummaries';
import {listVersions} from '../shared/listVersions';
import {readBuiltPages} from '../shared/readBuiltPages';
import {readSectionLinks, readSections} from './readSections';
import {readTerms} from './readTerms';

/**
 * Writes the titles and descriptions of each version's pages, the titles of sections that other pages link to, and the
 * definitions in its glossary, for the cards of `src/components/link-card`. The development server doesn't have these
 * files, so it doesn't show cards.
 */
export default function linkSummaries({baseUrl}: LoadContext): Plugin {
  return {
    name: 'link-summaries',
    async postBuild({outDir, plugins}) {
      for (const {path, docs} of listVersions(plugins)) {
        const listed = docs.filter(({unlisted}) => !unlisted);
        const summaries = new Map<string, LinkSummary | string>();
        const linked = new Set<string>();
        for (const {permalink, title, description} of listed)
          summaries.set(summaryKey(permalink), [title, description]);
        const routes = listed.map(({permalink}) => permalink);
        for (const page of readBuiltPages(outDir, routes, baseUrl)) {
          for (const [id, summary] of readTerms(page.html)) summaries.set(`${page.path}#${id}`, summary);
          for (const address of readSectionLinks(page.html)) linked.add(address);
        }
        for (const page of readBuiltPages(outDir, routes, baseUrl))
          for (const [id, title] of readSections(page.html)) {
            const address = `${page.path}#${id}`;
            if (linked.has(address) && !summaries.has(address)) summaries.set(address, title);
          }
        const file = join(outDir, linkSummariesPath(path).slice(baseUrl.length));
        await writeFile(file, JSON.stringify(Object.fromEntries(summaries)));
      }
    },
  };
}
