import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {indexDirectory} from '@aloft/search';
import {formatOpenSearch} from './formatOpenSearch';
import type {SearchOptions} from './options';

/**
 * Describes the search page to browsers, and serves the index in development, where it comes from a background build.
 * `site/plugins/built-pages` writes it.
 */
export default function search({siteDir, siteConfig, baseUrl}: LoadContext, options: SearchOptions): Plugin {
  const cached = join(siteDir, '..', options.cacheDirectory, indexDirectory);
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
    async postBuild({outDir}) {
      const description = formatOpenSearch({
        name: `${siteConfig.title} docs`,
        description: `Search the documentation of ${siteConfig.title}.`,
        searchUrl: atSite(options.searchPage),
        iconUrl: atSite(siteConfig.favicon ?? 'favicon.ico'),
      });
      await writeFile(join(outDir, 'opensearch.xml'), description);
    },
  };
}

export {validateOptions} from './options';
