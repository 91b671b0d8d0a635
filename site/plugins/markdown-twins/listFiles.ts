import {markdownPath} from '@aloft/content/addresses';
import {stringify} from 'yaml';
import {listAgentFiles} from './agentFiles';
import type {Twin} from './createConverter';

/**
 * Contents of all files by their path with the base URL: Markdown versions, `llms.txt`, `llms-full.txt`, bundles, and
 * the files of `agentFiles.ts`.
 *
 * @param sections that the index and the bundles contain; pages of old versions have Markdown versions only
 */
export function listFiles(
  twins: readonly Twin[],
  site: SiteSummary,
  sections: readonly TwinSection[],
): ReadonlyMap<string, string> {
  const {baseUrl, origin} = site;
  const join = (members: readonly Twin[]) => members.map((twin) => formatTwin(twin)).join('\n');
  const index = formatIndex(sections, site);
  const pointer = `> For AI agents: [llms.txt](${origin}${baseUrl}llms.txt) lists all pages of this documentation.\n`;
  return new Map([
    ...twins.map((twin): [string, string] => [markdownPath(twin.path, baseUrl), formatTwin(twin, pointer)]),
    ...sections
      .filter(({path}) => path !== baseUrl)
      .map((section): [string, string] => [bundlePath(section), join(section.twins)]),
    [`${baseUrl}llms.txt`, index],
    [`${baseUrl}.well-known/llms.txt`, index],
    [`${baseUrl}llms-full.txt`, join(sections.flatMap((section) => section.twins))],
    ...listAgentFiles(sections, site),
  ]);
}

/** Pages below one directory, such as `/docs/resources`. */
export interface TwinSection {
  /** Path of the directory with the base URL, without a slash at its end. */
  readonly path: string;
  readonly title: string;
  readonly twins: readonly Twin[];
}

/**
 * Groups pages by the directory below the docs root. Pages that aren't in such a directory, or
 * are alone in it, come first.
 * A section is named after its index page, or else after its category in the sidebar.
 */
export function groupTwins(twins: readonly Twin[], baseUrl: string): readonly TwinSection[] {
  const groups = new Map<string, Twin[]>();
  for (const twin of twins) {
    const [root = '', directory] = twin.path.slice(baseUrl.length).split('/');
    const section = `${baseUrl}${root}/${directory}`;
    const hasNeighbors = twins.some((other) => other !== twin && `${other.path}/`.startsWith(`${section}/`));
    const key = directory !== undefined && hasNeighbors ? section : baseUrl;
    groups.set(key, [...(groups.get(key) ?? []), twin]);
  }
  return [...groups]
    .map(([path, members]) => ({path, title: nameSection(path, members, baseUrl), twins: members}))
    .sort((a, b) => Number(b.path === baseUrl) - Number(a.path === baseUrl));
}

function nameSection(path: string, members: readonly Twin[], baseUrl: string): string {
  if (path === baseUrl) return 'Overview';
  const index = members.find((member) => member.path === path);
  return index?.title ?? members[0]?.section ?? members[0]?.title ?? path;
}

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
const bundlePath = ({path}: TwinSection): string => `${path.replace(/\/$/, '')}/llms-full.txt`;

/** The contents of `llms.txt`, as https://llmstxt.org describes it: all pages by section, then the bundles. */
function formatIndex(sections: readonly TwinSection[], site: SiteSummary): string {
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
    // Without links, because tools take each linked file for a page.
    ...documents.map(({path, description}) => `- \`${origin}${baseUrl}${path.slice(1)}\`: ${description}`),
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

/** Formats a page's Markdown version: front matter, heading, the pointer to the index, and the rest of the content. */
function formatTwin({title, description, url, date, markdown}: Twin, pointer?: string): string {
  const frontMatter = {title, ...(description && {description}), url, ...(date && {date})};
  const body = pointer === undefined ? markdown : markdown.replace(/^# .*\n/, (heading) => `${heading}\n${pointer}`);
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${body}`;
}
