// cspell:ignore aeiou
import {brand} from '@aloft/platform/brand';
import {fixedHeadings, minQuotedMessages} from '@aloft/content/checks';
import {stringify} from 'yaml';
import type {GuideOutline} from './createGuide';

const install = '[installed](/docs/getting-started/installing-the-cli)';
const login = '[logged in](/docs/getting-started/authentication)';

/** Renders the page of a new guide, with the fixed headings. Each TODO describes the content to write. */
export function renderPage(outline: GuideOutline): string {
  const {order} = fixedHeadings.find(({pages}) => pages.test(`${outline.route.slice(1)}.mdx`))!;
  const isSoftware = outline.example.startsWith('software/');
  const title = isSoftware
    ? `Run ${outline.title}`
    : `Deploy ${/^[aeiou]/i.test(outline.title) ? 'an' : 'a'} ${outline.title} app`;
  const sections = renderSections(outline);
  // A colon or # has a meaning in YAML, and a brace in MDX.
  const frontMatter = stringify({title, sidebar_label: outline.title}, {lineWidth: 0});
  const name = outline.title.replace(/[{<]/g, '\\$&');
  return `---
${frontMatter}description: >-
  TODO: the guide in 50 to 160 characters, with the words that readers of ${outline.title} search for.
scenario: logged-in
---

TODO: what this guide deploys, and what is particular to ${name} on ${brand.name}.

<Verification example="${outline.example}" />

${order.map((heading) => `## ${heading}\n\n${sections[heading] ?? 'TODO: this section, or leave it out.'}\n`).join('\n')}`;
}

/** Contents of sections that have the same beginning in every guide. */
function renderSections({example, name}: GuideOutline): Readonly<Record<string, string>> {
  const block = (...commands: readonly string[]) =>
    `\`\`\`console\n${commands.map((command) => `$ ${command}\n`).join('')}\`\`\``;
  const dockerfile = `\`\`\`dockerfile example="${example}/Dockerfile"\n\`\`\``;
  const deploy = `${brand.cli} deploy --quiet`;
  const request = `curl https://${name}.acme.${brand.appsDomain}/healthz`;
  return {
    Prerequisites: `- The ${brand.name} CLI, ${install} and ${login} to your account.
- TODO: programs that readers need on their computer.`,
    'Deploy your app': `1. In your project's directory, run \`${brand.cli} init\`. TODO: the files that it writes.
2. TODO: the change that the framework needs, with its reason.
3. In \`${brand.manifest}\`, check the app's name and your namespace.
4. Run \`${brand.cli} deploy\`.`,
    'Check it': "TODO: how readers recognize that their app works, and the framework's most frequent failure.",
    'Get the sample': `${block(`mkdir ${name}`, `cd ${name}`, `${brand.cli} init --template ${example}`)}

<GetSample example="${example}" only="archive" />`,
    Dockerfile: dockerfile,
    Manifest: `TODO: the settings that are particular to the server:\n\n\`\`\`yaml manifest=fragment\nmachine:\n  healthcheck: { http: { path: /healthz, port: 8080 } }\n\`\`\``,
    Deploy: `Run this command in the sample's directory:\n\n${block(deploy)}`,
    Verify: `Check the health endpoint:\n\n${block(request)}`,
    'Start from the sample': `TODO: what the sample does.

<GetSample example="${example}" />

<Details>
<summary>How the sample works</summary>

TODO: its code.

${dockerfile}

\`\`\`yaml example="${example}/${brand.manifest}"
\`\`\`

</Details>

Deploy the sample, and check the health endpoint:

${block(deploy, request)}`,
    Troubleshooting: '- **`TODO: message`:** TODO: cause. TODO: fix.\n'.repeat(minQuotedMessages).trimEnd(),
    'Next steps': `- Use your own domain with a [certificate](/docs/resources/certificates).
- To scale the app and roll it back, see [Apps](/docs/resources/apps).`,
  };
}
