import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {brand} from '@aloft/platform/brand';
import {commandUsage, urlOfCommand} from '@aloft/platform/cli';
import {explainScript} from '@aloft/platform/shell';
import {type LimitId, limitIds, limits} from '@aloft/platform/limits';
import {scenarios} from '@aloft/simulator';
import type {Segment} from '@aloft/search';
import type {Documentation} from './loadDocumentation';
import {siteFacts, startSession} from '@aloft/content/facts';
import {parseDocument} from 'yaml';
import {checkManifestText} from '@aloft/content/checks';

const readOnly = {readOnlyHint: true, openWorldHint: false};
const reply = (text: string, isError = false) => ({content: [{type: 'text' as const, text}], isError});
const plain = (segments: readonly Segment[]) => segments.map(({text}) => text).join('');

/** Creates the MCP server of the documentation. Its results cite their pages. */
export function createServer(documentation: Documentation): McpServer {
  const server = new McpServer({name: `${brand.cli}-docs`, version: '1.0.0'});
  const {urlOf} = documentation;

  server.registerTool(
    'search_docs',
    {
      description: `Search the documentation of ${brand.name}. Returns the best pages with the sections that match.`,
      inputSchema: {
        query: z.string().min(1).max(512).describe('Words, an error code, a flag, or a question'),
        limit: z.number().int().min(1).max(20).default(5).describe('Number of pages'),
      },
      annotations: readOnly,
    },
    async ({query, limit}) => {
      const pages = await documentation.search(query, limit);
      const list = pages.map(({title, path, hits}) =>
        [
          `## ${plain(title)}`,
          `Page: ${urlOf(path)}`,
          ...hits.map(({url, headings, snippet}) =>
            [urlOf(url), headings.map(plain).join(' › '), plain(snippet)].filter(Boolean).join(' | '),
          ),
        ].join('\n'),
      );
      return reply(list.join('\n\n') || `No results for ${JSON.stringify(query)}.`);
    },
  );

  server.registerTool(
    'read_page',
    {
      description: 'Read a page of the documentation as Markdown. Without a page, list all pages.',
      inputSchema: {page: z.string().max(300).optional().describe('URL or path, such as /docs/resources/volumes')},
      annotations: readOnly,
    },
    ({page: address}) => {
      const {pages} = documentation;
      if (address === undefined)
        return reply(pages.map(({title, url, description}) => `- [${title}](${url}): ${description}`).join('\n'));
      const page = documentation.find(address);
      return page
        ? reply(page.markdown)
        : reply(`There is no page ${address}. Use search_docs to find one, or omit "page" to list all.`, true);
    },
  );

  server.registerTool(
    'validate_manifest',
    {
      description: `Validate the contents of ${brand.manifest} against the schema and the rules that a deploy checks.`,
      inputSchema: {manifest: z.string().max(100_000).describe('YAML')},
      annotations: readOnly,
    },
    ({manifest}) => reply(`${validateManifestText(manifest)}\nPage: ${urlOf('/docs/resources/schema')}`),
  );

  server.registerTool(
    'check_command',
    {
      description: `Check and explain a command line, pipeline or script with the ${brand.cli} CLI. Doesn't run it.`,
      inputSchema: {command: z.string().min(1).max(10_000).describe('A line, pipeline or script')},
      annotations: readOnly,
    },
    ({command}) => reply(checkCommand(command, documentation)),
  );

  server.registerTool(
    'run_in_simulator',
    {
      description:
        `Run ${brand.cli} commands in a simulator of the platform, which changes nothing outside of this call. ` +
        'Also simulated: curl, dig, cat, ls, cd, mkdir, echo, export, unset, and sleep, which moves the clock forward. Scenarios: ' +
        Object.entries(scenarios)
          .map(([name, {description}]) => `${name} (${description})`)
          .join(' '),
      inputSchema: {
        commands: z.array(z.string().min(1).max(10_000)).min(1).max(50),
        scenario: z.enum(Object.keys(scenarios) as [string, ...string[]]).default('hello'),
        files: z.record(z.string().max(100_000)).optional().describe('Files of the project directory by path'),
      },
      annotations: readOnly,
    },
    (run) => {
      const pages = run.commands.flatMap((line) => explainScript(line).commands.map(urlOfCommand));
      const sources = [...new Set(pages)].map((page) => `Page: ${documentation.urlOf(page)}`);
      return reply([runInSimulator(run), '', 'Simulated output.', ...sources].join('\n'));
    },
  );

  server.registerTool(
    'list_limits',
    {
      description: `List the limits of ${brand.name}: sizes, counts, rates and retention times.`,
      inputSchema: {
        scope: z
          .enum([...new Set(limitIds.map((id) => limits[id].scope))] as [string, ...string[]])
          .optional()
          .describe('What the limits apply to'),
      },
      annotations: readOnly,
    },
    ({scope}) => {
      const listed = limitIds.filter((id) => scope === undefined || limits[id].scope === scope);
      return reply(
        listed
          .map((id) => {
            const {label, text, description} = limits[id];
            return `- ${label}: ${text}. ${description} Page: ${pageOfLimit(id, documentation)}`;
          })
          .join('\n'),
      );
    },
  );
  return server;
}

/** Explains the command lines of the CLI in a script, with the errors that the CLI would print. */
function checkCommand(script: string, {urlOf}: Documentation): string {
  const {calls, commands, problems, exitCodes} = explainScript(script);
  if (calls.length === 0) return 'This is not a command of the CLI.';
  return [
    ...problems.flatMap(({message, code, hint, exitCode, url}) => [
      `Invalid: ${message} (${code}, exit code ${exitCode}).`,
      `Fix: ${hint}.`,
      `Page: ${urlOf(url)}`,
    ]),
    ...(problems.length === 0 ? ['Valid.'] : []),
    ...commands.map((command) => `Usage: ${commandUsage(command)}`),
    ...calls.flat().map(({text, note, url}) => `- ${text}: ${note}${url ? ` Page: ${urlOf(url)}` : ''}`),
    ...exitCodes.map(({code, meaning, handling}) => `Exit code ${code}: ${meaning} ${handling}`),
  ].join('\n');
}

/** URL of a limit's entry on the page about its topic, or of the documentation if no page lists the limit. */
function pageOfLimit(id: LimitId, {pages, urlOf}: Documentation): string {
  const link = new RegExp(`\\((\\S+#limit-${id})\\)`);
  const lists = pages.flatMap(({markdown}) => {
    const url = link.exec(markdown)?.[1];
    return url === undefined ? [] : [{url, length: markdown.split('#limit-').length}];
  });
  // The longest list is the index of all limits.
  return lists.sort((a, b) => a.length - b.length)[0]?.url ?? urlOf('/');
}

/** Commands to run in order, and the initial state. */
interface SimulatedRun {
  readonly commands: readonly string[];
  readonly scenario: string;
  /** Contents of files in the project directory, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Runs commands in the platform simulator.
 * @returns a transcript, with the exit code after each command that failed
 * @throws Error if the scenario doesn't exist
 */
function runInSimulator({commands, scenario, files = {}}: SimulatedRun): string {
  const session = startSession(scenario);
  if (!session) throw new Error(`There is no scenario ${scenario}. Scenarios: ${Object.keys(scenarios).join(', ')}.`);
  for (const [name, text] of Object.entries(files)) session.write(name, text);
  return commands
    .map((command) => {
      const {output, exitCode} = session.run(command);
      return [`$ ${command}`, ...output, ...(exitCode === 0 ? [] : [`[exit code ${exitCode}]`])].join('\n');
    })
    .join('\n');
}

/** Lists the problems of a manifest with line numbers from 1, or reports that it's valid. */
function validateManifestText(text: string): string {
  const syntax = parseDocument(text).errors;
  const problems =
    syntax.length > 0
      ? syntax.map(({message, linePos}) => `line ${linePos?.[0].line ?? 1}: ${message.split('\n')[0]}`)
      : checkManifestText(text, false, siteFacts).map(({line, what, how}) => `line ${line + 1}: ${what}. Fix: ${how}.`);
  return problems.length > 0 ? problems.join('\n') : 'The manifest is valid.';
}
