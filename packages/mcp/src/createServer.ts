import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {brand} from '@aloft/platform/brand';
import {urlOfCommand} from '@aloft/platform/cli';
import {explainScript} from '@aloft/platform/shell';
import {limitIds, limits} from '@aloft/platform/limits';
import {scenarios} from '@aloft/simulator';
import type {Segment} from '@aloft/search';
import {checkCommand} from './checkCommand';
import type {Documentation} from './loadDocumentation';
import {pageOfLimit} from './pageOfLimit';
import {runInSimulator} from './runInSimulator';
import {validateManifestText} from './validateManifestText';

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
