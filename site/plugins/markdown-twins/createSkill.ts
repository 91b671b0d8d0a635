import {brand} from '@aloft/platform/brand';
import {parseInvocation} from '@aloft/platform/cli';
import {exitCodes} from '@aloft/platform/commands';
import {manifestFields} from '@aloft/platform/manifest';

/** Tasks with the commands for them, in the order in which a new user runs them. A test runs them on the simulator. */
const tasks = {
  'Log in': ['login', 'whoami', 'namespace list'],
  Deploy: ['init shop --port 3000', 'deploy --dry-run', 'deploy', 'app get shop'],
  Debug: ['logs shop --since 1h', 'machine list', 'app releases shop', 'deploy', 'app rollback shop --yes'],
} as const;

/** @throws Error if the grammar doesn't have the command */
function describeCommand(line: string): string {
  const parsed = parseInvocation(`${brand.cli} ${line}`);
  if (!parsed.ok || parsed.kind !== 'command') throw new Error(`The skill's command "${line}" isn't valid.`);
  return `- \`${brand.cli} ${line}\`: ${parsed.invocation.command.summary}`;
}

/** Writes the skill for assistants that use the platform. @param root URL of the site, with a slash at its end */
export function createSkill(root: string): {readonly description: string; readonly text: string} {
  const description =
    `Install the ${brand.cli} CLI, deploy and debug apps on ${brand.name}, and write ${brand.manifest}. ` +
    `Use when a project contains ${brand.manifest} or the user mentions ${brand.name}.`;
  const fields = manifestFields.flatMap(({parent, path, type, required, description: text}) =>
    parent ? [] : `- \`${path}\` (${type}${required ? ', required' : ''}): ${text.replaceAll('](/', `](${root}`)}`,
  );
  const text = `---
name: ${brand.cli}
description: ${JSON.stringify(description)}
---

# ${brand.name}

## Install

- Linux and macOS: \`curl --proto '=https' --tlsv1.2 -fsSL ${brand.installUrl} | sh\`
- Windows: \`irm ${brand.installUrl}/windows | iex\`
${Object.entries(tasks)
  .map(([task, lines]) => `\n## ${task}\n\n${lines.map(describeCommand).join('\n')}\n`)
  .join('')}
## Handle errors

A failed command writes \`error: … (code)\` and \`hint: …\` to standard error. Follow the hint first. The exit code tells what kind of error it is:

${exitCodes.map(({code, meaning, handling}) => `- ${code}: ${meaning} ${handling}`).join('\n')}

## Write the manifest

${fields.join('\n')}

The JSON Schema is at \`${root}${brand.schemaPath.slice(1)}\`.

## Find more

- [llms.txt](${root}llms.txt) lists all pages. To read a page as Markdown, append \`.md\` to its URL.
- \`${brand.cli} <command> --help\` prints the arguments, flags and examples of a command.
- For scripts, add \`--output json\`.
`;
  return {description, text};
}
