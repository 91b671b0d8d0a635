import {createHash} from 'node:crypto';
import type {DocusaurusConfig} from '@docusaurus/types';
import {escapeXml, markdownPath, publishedDocuments} from '@aloft/content/addresses';
import {brand} from '@aloft/platform/brand';
import {stringify} from 'yaml';
import type {Twin} from './convertPage';
import {createSkill} from './createSkill';

/**
 * Groups pages by the directory below the docs root. Pages that aren't in such a directory, or are alone in it, come
 * first. A section is named after its index page, or else after its category in the sidebar. Its path is the directory's,
 * with the base URL and without a slash at its end.
 */
export function groupTwins(twins: readonly Twin[], baseUrl: string) {
  const groups = new Map<string, Twin[]>([[baseUrl, []]]);
  for (const twin of twins) {
    const [root = '', directory] = twin.path.slice(baseUrl.length).split('/');
    const section = `${baseUrl}${root}/${directory}`;
    const hasNeighbors = twins.some((other) => other !== twin && `${other.path}/`.startsWith(`${section}/`));
    const key = directory !== undefined && hasNeighbors ? section : baseUrl;
    groups.set(key, [...(groups.get(key) ?? []), twin]);
  }
  return [...groups].map(([path, members]) => {
    const index = members.find((member) => member.path === path)?.title;
    return {path, title: path === baseUrl ? 'Overview' : (index ?? members[0]!.section ?? path), twins: members};
  });
}

const link = (label: string, url: string, rest = ''): string => `- [${label}](${url})${rest}`;

/**
 * Contents of all files by their path with the base URL: Markdown versions, `llms.txt`, bundles, and files that only
 * programs request: the site map and the not-found page as Markdown, a feed of the pages that changed last, the catalog
 * of the API (RFC 9727), and a skill with its index (agentskills.io).
 *
 * @param sections that the index and the bundles contain; pages of old versions have Markdown versions only
 */
export function listFiles(
  twins: readonly Twin[],
  {title, tagline, url: origin, baseUrl}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>,
  sections: ReturnType<typeof groupTwins>,
): ReadonlyMap<string, string> {
  const root = origin + baseUrl;
  const listed = sections.flatMap((section) => section.twins);
  const bundle = (members: readonly Twin[]) => members.map((twin) => formatTwin(twin)).join('\n');
  const list = (format: (twin: Twin) => string) =>
    sections.map((section) => `## ${section.title}\n\n${section.twins.map(format).join('\n')}\n\n`).join('');
  const pointer = `> For AI agents: [llms.txt](${root}llms.txt) lists all pages of this documentation.\n`;
  const bundles = new Map(
    sections.flatMap((section) => (section.path === baseUrl ? [] : [[`${section.path}/llms-full.txt`, section]])),
  );
  // As https://llmstxt.org describes it.
  const index = `# ${title}

> ${tagline}

Each link leads to the Markdown version of a page. Its front matter contains the URL of the page.

${list((twin) => link(twin.title, origin + markdownPath(twin.path, baseUrl), twin.description && `: ${twin.description}`))}## Optional

${[
  link('All pages', `${root}llms-full.txt`, ': Every page in one file'),
  ...[...bundles].map(([path, one]) => link(one.title, origin + path, ': Every page of this section in one file')),
  // Without links, because tools take each linked file for a page.
  ...publishedDocuments.map(({path, description}) => `- \`${root}${path.slice(1)}\`: ${description}`),
].join('\n')}
`;
  const schemas = publishedDocuments.map(({path, description}) => link(description, root + path.slice(1)));
  const {description, text} = createSkill(root);
  const skill = `${baseUrl}.well-known/agent-skills/${brand.cli}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  return new Map([
    ...twins.map((twin) => [markdownPath(twin.path, baseUrl), formatTwin(twin, pointer)] as const),
    ...[...bundles].map(([path, section]) => [path, bundle(section.twins)] as const),
    [`${baseUrl}llms.txt`, index],
    [`${baseUrl}.well-known/llms.txt`, index],
    [`${baseUrl}llms-full.txt`, bundle(listed)],
    [
      `${baseUrl}sitemap.md`,
      `# Sitemap of ${title}\n\n${list((twin) => link(twin.title, twin.url, twin.date && ` (changed ${twin.date})`))}## Schemas\n\n${schemas.join('\n')}\n`,
    ],
    [
      `${baseUrl}404.md`,
      `# Page not found\n\nerror: there's no page at this URL\n\nhint: find the page in [llms.txt](${root}llms.txt), which lists all pages with their descriptions\n`,
    ],
    [`${baseUrl}feed.xml`, createFeed(title, root, listed)],
    [
      `${baseUrl}.well-known/api-catalog`,
      JSON.stringify({
        linkset: [
          {
            anchor: brand.apiUrl,
            'service-desc': [{href: root + brand.openApiPath.slice(1), type: 'application/json'}],
            'service-doc': [{href: `${root}docs/sdks`, type: 'text/html'}],
          },
        ],
      }),
    ],
    [skill, text],
    [
      `${baseUrl}.well-known/agent-skills/index.json`,
      JSON.stringify({
        $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
        skills: [{name: brand.cli, type: 'skill-md', description, url: skill, digest}],
      }),
    ],
  ]);
}

/** Formats a page's Markdown version: front matter, heading, the pointer to the index, and the rest of the content. */
function formatTwin({title, description, url, date, markdown}: Twin, pointer?: string): string {
  const frontMatter = {title, ...(description && {description}), url, ...(date && {date})};
  const body = pointer === undefined ? markdown : markdown.replace(/^# .*\n/, (heading) => `${heading}\n${pointer}`);
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${body}`;
}

/** An Atom feed of the 30 pages that changed last. It's empty in a build without git history. */
function createFeed(title: string, root: string, twins: readonly Twin[]): string {
  const changed = twins
    .flatMap((twin) => (twin.date === undefined ? [] : {...twin, date: twin.date}))
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path))
    .slice(0, 30);
  const time = (date = '1970-01-01') => `<updated>${date}T00:00:00Z</updated>`;
  const entries = changed.map(
    ({title: page, url, date, description}) =>
      `<entry><id>${url}</id><title>${escapeXml(page)}</title><link href="${url}"/>${time(date)}<summary>${escapeXml(description)}</summary></entry>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${root}</id><title>${escapeXml(title)}</title><link rel="self" href="${root}feed.xml"/>${time(changed[0]?.date)}
<author><name>${escapeXml(title)}</name></author>
${entries.join('')}</feed>
`;
}
