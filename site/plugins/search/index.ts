import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {indexDirectory} from '@aloft/search';

export interface SearchOptions {
  /** Project directory to which a background build writes the index for the development server. */
  readonly cacheDirectory: string;
  /** Path of the search page below the base URL. */
  readonly searchPage: string;
}

const schema = Joi.object<SearchOptions>({
  cacheDirectory: Joi.string().default('.cache/search'),
  searchPage: Joi.string().default('search'),
});

/** @throws ValidationError that names the option */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<SearchOptions>, SearchOptions>): SearchOptions {
  return validate(schema, options as SearchOptions);
}

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

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The OpenSearch description, with which browsers search the site from the address bar. */
export interface OpenSearchDescription {
  /** At most 16 characters. */
  readonly name: string;
  readonly description: string;
  /** Absolute URL of the search page. */
  readonly searchUrl: string;
  /** Absolute URL of an icon in SVG. */
  readonly iconUrl: string;
}

/** The OpenSearch description document of the site. */
export function formatOpenSearch({name, description, searchUrl, iconUrl}: OpenSearchDescription): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escapeXml(iconUrl)}</Image>
  <Url type="text/html" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
