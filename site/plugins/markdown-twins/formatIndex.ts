import {markdownPath} from '@aloft/content/addresses';
import type {TwinSection} from './groupTwins';

/** The site's metadata. */
export interface SiteSummary {
  readonly title: string;
  readonly tagline: string;
  /** Origin, without a slash at its end. */
  readonly origin: string;
  readonly baseUrl: string;
  /** Other machine-readable documents, by their path below the base URL with a leading slash. */
  readonly documents: readonly {readonly path: string; readonly description: string}[];
}

/** Path of the file with all pages of a section. */
export const bundlePath = ({path}: TwinSection): string => `${path.replace(/\/$/, '')}/llms-full.txt`;

/** The contents of `llms.txt`, as https://llmstxt.org describes it: all pages by section, then the bundles. */
export function formatIndex(sections: readonly TwinSection[], site: SiteSummary): string {
  const {title, tagline, origin, baseUrl, documents} = site;
  const link = (label: string, path: string, description: string) =>
    `- [${label}](${origin}${path})${description && `: ${description}`}`;
  const lists = sections.map(({title: heading, twins}) => [
    `## ${heading}`,
    twins.map((twin) => link(twin.title, markdownPath(twin.path, baseUrl), twin.description)).join('\n'),
  ]);
  const bundles = [
    link('All pages', `${baseUrl}llms-full.txt`, 'Every page in one file'),
    ...sections
      .filter(({path}) => path !== baseUrl)
      .map((section) => link(section.title, bundlePath(section), 'Every page of this section in one file')),
    ...documents.map(({path, description}) =>
      link(path.slice(path.lastIndexOf('/') + 1), baseUrl + path.slice(1), description),
    ),
  ];
  return [
    `# ${title}`,
    `> ${tagline}`,
    'Each link leads to the Markdown version of a page. Its front matter contains the URL of the page.',
    ...lists.flat(),
    '## Optional',
    `${bundles.join('\n')}\n`,
  ].join('\n\n');
}
