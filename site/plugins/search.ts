import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {indexDirectory} from '@aloft/search';
import {escapeXml} from '@aloft/content/addresses';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';

/** Describes the search page to browsers in the OpenSearch format, and serves the index of the last build in development. */
export default function search({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const name = escapeXml(`${siteConfig.title} docs`);
  const link = `<link rel="search" type="application/opensearchdescription+xml" title="${name}" href="${baseUrl}opensearch.xml">`;
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>${escapeXml(`Search the documentation of ${siteConfig.title}.`)}</Description>
  <Url type="text/html" template="${escapeXml(new URL(`${baseUrl}search`, siteConfig.url).href)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return {
    name: 'search',
    configureWebpack: () =>
      ({
        // `npm start` builds a missing index after it.
        plugins: [{apply: ({hooks}: Compiler) => hooks.done.tap('search', () => process.send?.('compiled'))}],
        // The bundler's types don't include `devServer`.
        devServer: {
          static: [
            {directory: join(siteDir, '../build', indexDirectory), publicPath: baseUrl + indexDirectory, watch: false},
          ],
        },
      }) as object,
    injectHtmlTags: () => ({headTags: [link]}),
    postBuild: ({outDir}) => writeFile(join(outDir, 'opensearch.xml'), description),
  };
}
