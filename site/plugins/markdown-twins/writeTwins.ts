import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Props} from '@docusaurus/types';
import {publishedDocuments} from '@aloft/content/addresses';
import type {Twin} from './createConverter';
import {groupTwins, listFiles} from './listFiles';

/**
 * Writes the Markdown versions of pages, and the indexes of them that language models read: see README.md.
 *
 * @returns the pages of the current version, by section
 */
export async function writeTwins(
  twins: readonly Twin[],
  {siteConfig, baseUrl}: LoadContext,
  {outDir, plugins}: Props,
): Promise<readonly Twin[]> {
  const origin = siteConfig.url;
  const oldVersions = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .filter(({isLast}) => !isLast);
  const site = {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    origin,
    baseUrl,
    documents: publishedDocuments,
  };
  const listed = twins.filter(
    (twin) => twin.isListed && !oldVersions.some((version) => `${twin.path}/`.startsWith(`${version.path}/`)),
  );
  const sections = groupTwins(listed, baseUrl);
  const files = listFiles(twins, site, sections);
  for (const [file, text] of files) {
    const target = path.join(outDir, file.slice(baseUrl.length));
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
  console.log(`Markdown: ${twins.length} pages, llms.txt and llms-full.txt.`);
  return sections.flatMap((section) => section.twins);
}
