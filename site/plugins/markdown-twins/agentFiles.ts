import {createHash} from 'node:crypto';
import {brand} from '@aloft/platform/brand';
import {createSkill} from './createSkill';
import type {SiteSummary, TwinSection} from './listFiles';

/**
 * Files that only programs request, by their path with the base URL: the site map and the not-found page as Markdown,
 * the catalog of the API (RFC 9727), and a skill with its index (agentskills.io).
 */
export function listAgentFiles(
  sections: readonly TwinSection[],
  {title, origin, baseUrl, documents}: SiteSummary,
): readonly (readonly [string, string])[] {
  const root = origin + baseUrl;
  const skill = createSkill(root);
  const skills = `${baseUrl}.well-known/agent-skills/`;
  return [
    [
      `${baseUrl}sitemap.md`,
      [
        `# Sitemap of ${title}\n`,
        ...sections.flatMap((section) => [
          `## ${section.title}\n`,
          ...section.twins.map(({title: page, url, date}) => `- [${page}](${url})${date ? ` (changed ${date})` : ''}`),
          '',
        ]),
        '## Schemas\n',
        ...documents.map(({path, description}) => `- [${description}](${root}${path.slice(1)})`),
        '',
      ].join('\n'),
    ],
    [
      `${baseUrl}404.md`,
      '# Page not found\n\n' +
        "error: there's no page at this URL\n\n" +
        `hint: find the page in [llms.txt](${root}llms.txt), which lists all pages with their descriptions\n`,
    ],
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
    [`${skills}${skill.name}/SKILL.md`, skill.text],
    [
      `${skills}index.json`,
      format({
        $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
        skills: [
          {
            name: skill.name,
            type: 'skill-md',
            description: skill.description,
            url: `${skills}${skill.name}/SKILL.md`,
            digest: `sha256:${createHash('sha256').update(skill.text).digest('hex')}`,
          },
        ],
      }),
    ],
  ];
}

const format = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;
