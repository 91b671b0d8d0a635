import {createHash} from 'node:crypto';
import {brand} from '@aloft/platform/brand';
import {createSkill} from './createSkill';
import type {SiteSummary, TwinSection} from './listFiles';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const format = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/**
 * Files that only programs request, by their path with the base URL: the site map and the not-found page as Markdown,
 * a feed of the pages that changed last, the catalog of the API (RFC 9727), and a skill with its index (agentskills.io).
 */
export function listAgentFiles(
  sections: readonly TwinSection[],
  {title, origin, baseUrl, documents}: SiteSummary,
): readonly (readonly [string, string])[] {
  const root = origin + baseUrl;
  const skills = `${baseUrl}.well-known/agent-skills/`;
  const skill = createSkill(root);
  const url = `${skills}${brand.cli}/SKILL.md`;
  const lists = sections.map(
    ({title: heading, twins}) =>
      `## ${heading}\n\n${twins.map(({title: page, url, date}) => `- [${page}](${url})${date ? ` (changed ${date})` : ''}\n`).join('')}\n`,
  );
  const schemas = documents.map(({path, description}) => `- [${description}](${root}${path.slice(1)})\n`);
  return [
    [`${baseUrl}sitemap.md`, `# Sitemap of ${title}\n\n${lists.join('')}## Schemas\n\n${schemas.join('')}`],
    [
      `${baseUrl}404.md`,
      `# Page not found\n\nerror: there's no page at this URL\n\nhint: find the page in [llms.txt](${root}llms.txt), which lists all pages with their descriptions\n`,
    ],
    [`${baseUrl}feed.xml`, createFeed(title, root, sections)],
    [
      `${baseUrl}.well-known/api-catalog`,
      format({
        linkset: [
          {
            anchor: brand.apiUrl,
            'service-desc': [{href: root + brand.openApiPath.slice(1), type: 'application/json'}],
            'service-doc': [{href: `${root}docs/sdks`, type: 'text/html'}],
          },
        ],
      }),
    ],
    [url, skill.text],
    [
      `${skills}index.json`,
      format({
        $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
        skills: [
          {
            ...{name: brand.cli, type: 'skill-md', description: skill.description, url},
            digest: `sha256:${createHash('sha256').update(skill.text).digest('hex')}`,
          },
        ],
      }),
    ],
  ];
}

const mostEntries = 30;

/** An Atom feed of the pages that changed last. It's empty in a build without git history. */
function createFeed(title: string, root: string, sections: readonly TwinSection[]): string {
  const time = (date = '1970-01-01') => `<updated>${date}T00:00:00Z</updated>`;
  const changed = sections
    .flatMap(({twins}) => twins)
    .filter(({date}) => date !== undefined)
    .sort((a, b) => b.date!.localeCompare(a.date!) || a.path.localeCompare(b.path))
    .slice(0, mostEntries);
  const entries = changed.map(
    ({title: page, url, date, description}) =>
      `<entry><id>${url}</id><title>${escape(page)}</title><link href="${url}"/>${time(date)}<summary>${escape(description)}</summary></entry>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${root}</id><title>${escape(title)}</title><link rel="self" href="${root}feed.xml"/>${time(changed[0]?.date)}
<author><name>${escape(title)}</name></author>
${entries.join('')}</feed>
`;
}
