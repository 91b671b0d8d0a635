import {createHash} from 'node:crypto';
import {escapeXml} from '@aloft/content/addresses';
import {brand} from '@aloft/platform/brand';
import {createSkill} from './createSkill';
import type {SiteSummary, TwinSection} from './listFiles';

/**
 * Files that only programs request, by their path with the base URL: the site map and the not-found page as Markdown,
 * a feed of the pages that changed last, the catalog of the API (RFC 9727), and a skill with its index (agentskills.io).
 */
export function listAgentFiles(
  sections: readonly TwinSection[],
  {title, origin, baseUrl, documents}: SiteSummary,
): readonly (readonly [string, string])[] {
  const root = origin + baseUrl;
  const known = `${baseUrl}.well-known`;
  const {description, text} = createSkill(root);
  const url = `${known}/agent-skills/${brand.cli}/SKILL.md`;
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const link = (label: string, target: string, date?: string) =>
    `- [${label}](${target})${date ? ` (changed ${date})` : ''}\n`;
  const lists = sections.map(
    ({title: heading, twins}) =>
      `## ${heading}\n\n${twins.map((one) => link(one.title, one.url, one.date)).join('')}\n`,
  );
  const schemas = documents.map((one) => link(one.description, root + one.path.slice(1)));
  const api = {
    anchor: brand.apiUrl,
    'service-desc': [{href: root + brand.openApiPath.slice(1), type: 'application/json'}],
    'service-doc': [{href: `${root}docs/sdks`, type: 'text/html'}],
  };
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{name: brand.cli, type: 'skill-md', description, url, digest}],
  };
  return [
    [`${baseUrl}sitemap.md`, `# Sitemap of ${title}\n\n${lists.join('')}## Schemas\n\n${schemas.join('')}`],
    [
      `${baseUrl}404.md`,
      `# Page not found\n\nerror: there's no page at this URL\n\nhint: find the page in [llms.txt](${root}llms.txt), which lists all pages with their descriptions\n`,
    ],
    [`${baseUrl}feed.xml`, createFeed(title, root, sections)],
    [`${known}/api-catalog`, JSON.stringify({linkset: [api]})],
    [url, text],
    [`${known}/agent-skills/index.json`, JSON.stringify(index)],
  ];
}

/** An Atom feed of the 30 pages that changed last. It's empty in a build without git history. */
function createFeed(title: string, root: string, sections: readonly TwinSection[]): string {
  const time = (date = '1970-01-01') => `<updated>${date}T00:00:00Z</updated>`;
  const changed = sections
    .flatMap(({twins}) => twins.filter(({date}) => date !== undefined))
    .sort((a, b) => b.date!.localeCompare(a.date!) || a.path.localeCompare(b.path))
    .slice(0, 30);
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
