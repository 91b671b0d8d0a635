import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {coreFile, indexDirectory} from '../../platform/search/indexFormat';
import {readBuiltPages} from '../shared/readBuiltPages';
import {createIndexFiles} from './createIndexFiles';
import {formatOpenSearch} from './formatOpenSearch';
import {writeFiles} from './writeFiles';
import type {SearchOptions} from './options';

/** Writes the index of the embedded engine from the built pages. In development, it comes from a background build. */
export default function search({siteDir, siteConfig, baseUrl}: LoadContext, options: SearchOptions): Plugin {
  const cached = join(siteDir, options.cacheDirectory, indexDirectory);
  const atSite = (path: string) => new URL(baseUrl + path, siteConfig.url).href;
  return {
    name: 'search',
    configureWebpack: () =>
      ({
        // The bundler's types don't include `devServer`. Pages must not reload when the index is replaced.
        devServer: {static: [{directory: cached, publicPath: `${baseUrl}${indexDirectory}`, watch: false}]},
      }) as object,
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: `${siteConfig.title} docs`,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
    async postBuild({outDir, routesPaths}) {
      const files = createIndexFiles(readBuiltPages(outDir, routesPaths, baseUrl));
      await writeFiles(join(outDir, indexDirectory), files);
      const description = formatOpenSearch({
        name: `${siteConfig.title} docs`,
        description: `Search the documentation of ${siteConfig.title}.`,
        searchUrl: atSite(options.searchPage),
        iconUrl: atSite(siteConfig.favicon ?? 'favicon.ico'),
      });
      await writeFile(join(outDir, 'opensearch.xml'), description);
      const size = Buffer.byteLength(files.get(coreFile)!);
      console.log(
        `Search: ${files.size} files of index, the first of ${Math.ceil(size / 1024)} kB before compression.`,
      );
    },
  };
}

export {validateOptions} from './options';
