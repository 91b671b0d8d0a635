/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedDocuments} from '../../platform/publishedDocuments';
import {readBuiltPages} from '../shared/readBuiltPages';
import type * as createConverterModule from './createConverter';
import {listFiles} from './listFiles';
import type {Twin} from './Twin';

/** Writes the Markdown version of each built page, and the indexes of them that language models read: see README.md. */
export default function markdownTwins({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    async postBuild({outDir, routesPaths, plugins}) {
      const {createConverter} = require('./createConverter') as typeof createConverterModule;
      const origin = siteConfig.url;
      const convert = createConverter(origin);
      const twins: Twin[] = [];
      for (const page of readBuiltPages(outDir, routesPaths, baseUrl)) {
        const twin = convert(page);
        if (twin) twins.push(twin);
      }
      const oldVersions = plugins
        .filter(({name}) => name === 'docusaurus-plugin-content-docs')
        .flatMap(({content}) => (content as LoadedContent).loadedVersions)
        .filter(({isLast}) => !isLast);
      const isListed = (twin: Twin) => !oldVersions.some((version) => `${twin.path}/`.startsWith(`${version.path}/`));
      const site = {
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        origin,
        baseUrl,
        documents: publishedDocuments,
      };
      for (const [file, text] of listFiles(twins, site, isListed)) {
        const target = path.join(outDir, file.slice(baseUrl.length));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      }
      console.log(`Markdown: ${twins.length} pages, llms.txt and llms-full.txt.`);
    },
  };
}
