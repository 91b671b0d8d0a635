import {z} from 'zod/v4';
import {brand} from '@aloft/platform/brand';
import {commandUsage, urlOfCommand} from '@aloft/platform/cli';
import {explainScript} from '@aloft/platform/shell';
import {limitIds, limits} from '@aloft/platform/limits';
import {createState, type Dependencies, openSession, scenarios} from '@aloft/simulator';
import type {Segment} from '@aloft/search';
import type {Documentation} from './loadDocumentation';

/** What the tools need to know about the platform, which differs between Node.js and the browser. */
export interface Platform {
  readonly dependencies: Dependencies;
  /** Lists the problems of a manifest, each as a line of text. */
  readonly checkManifest: (text: string) => readonly string[];
}

/** A tool for assistants. Its result is text that cites its pages. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  /** @throws Error that explains an argument without a result */
  readonly run: (input: unknown) => Promise<string>;
}

const plain = (segments: readonly Segment[]) => segments.map(({text}) => text).join('');
const join = (separator: string, ...texts: readonly string[]) => texts.filter(Boolean).join(separator);
const scopes = z.enum([...new Set(limitIds.map((id) => limits[id].scope))]);

const defineTool = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  run: (input: z.output<z.ZodObject<Shape>>) => string | Promise<string>,
): Tool => {
  const inputSchema = z.object(shape);
  return {name, description, inputSchema, run: async (input) => run(inputSchema.parse(input))};
};

/** The JSON Schema of a tool's input. */
export const describeInput = ({inputSchema}: Tool): object => z.toJSONSchema(inputSchema, {io: 'input'});

/**
 * The tools of the MCP server, of its plain commands, and of pages in browsers that support WebMCP.
 * @param load called by each run, so that a page can list its tools without loading anything
 */
export function createTools(load: () => Promise<Documentation>, platform: Platform): readonly Tool[] {
  return [
    defineTool(
      'search_docs',
      `Search the documentation of ${brand.name}. Returns the best pages with the sections that match.`,
      {
        query: z.string().min(1).max(512).describe('Words, an error code, a flag, or a question'),
        limit: z.number().int().min(1).max(20).default(5).describe('Number of pages'),
      },
      async ({query, limit}) => {
        const {search, urlOf} = await load();
        const pages = await search(query, limit);
        const list = pages.map(({title, path, hits}) => {
          const sections = hits.map(({url, title: name, parents, snippet}) =>
            join(' | ', urlOf(url), join(' › ', parents, plain(name)), plain(snippet)),
          );
          return [`## ${plain(title)}`, `Page: ${urlOf(path)}`, ...sections].join('\n');
        });
        return list.join('\n\n') || `No results for ${JSON.stringify(query)}.`;
      },
    ),
    defineTool(
      'read_page',
      'Read a page of the documentation as Markdown. Without a page, list all pages.',
      {page: z.string().max(300).optional().describe('URL or path, such as /docs/resources/volumes')},
      async ({page: address}) => {
        const {pages, find, read} = await load();
        if (address === undefined)
          return pages.map(({title, url, description}) => `- [${title}](${url}): ${description}`).join('\n');
        const page = find(address);
        if (!page)
          throw new Error(`There is no page ${address}. Use search_docs to find one, or omit "page" to list all.`);
        return read(page);
      },
    ),
    defineTool(
      'validate_manifest',
      `Validate the contents of ${brand.manifest} against the schema and the rules that a deploy checks.`,
      {manifest: z.string().max(100_000).describe('YAML')},
      async ({manifest}) => {
        const {urlOf} = await load();
        const problems = platform.checkManifest(manifest);
        return `${problems.join('\n') || 'The manifest is valid.'}\nPage: ${urlOf('/docs/resources/schema')}`;
      },
    ),
    defineTool(
      'check_command',
      `Check and explain a command line, pipeline or script with the ${brand.cli} CLI. Doesn't run it.`,
      {command: z.string().min(1).max(10_000).describe('A line, pipeline or script')},
      async ({command}) => checkCommand(command, (await load()).urlOf),
    ),
    defineTool(
      'run_in_simulator',
      `Run ${brand.cli} commands in a simulator of the platform, which changes nothing outside of this call. ` +
        'Also simulated: curl, dig, cat, ls, cd, mkdir, echo, export, unset, and sleep, which moves the clock forward. Scenarios: ' +
        Object.entries(scenarios)
          .map(([name, {description}]) => `${name} (${description})`)
          .join(' '),
      {
        commands: z.array(z.string().min(1).max(10_000)).min(1).max(50),
        scenario: z.enum(Object.keys(scenarios)).default('hello'),
        files: z
          .record(z.string(), z.string().max(100_000))
          .default({})
          .describe('Files of the project directory by path'),
      },
      async ({commands, scenario, files}) => {
        const {urlOf} = await load();
        const session = openSession(createState({scenario}));
        for (const [name, text] of Object.entries(files)) session.write(name, text);
        const transcript = commands.flatMap((command) => {
          const {stdout, stderr, exitCode} = session.run(command, platform.dependencies);
          const output = (stdout + stderr).split('\n').slice(0, -1);
          return [`$ ${command}`, ...output, ...(exitCode === 0 ? [] : [`[exit code ${exitCode}]`])];
        });
        const pages = commands.flatMap((line) => explainScript(line).commands.map(urlOfCommand));
        const sources = [...new Set(pages)].map((page) => `Page: ${urlOf(page)}`);
        return [...transcript, '', 'Simulated output.', ...sources].join('\n');
      },
    ),
    defineTool(
      'list_limits',
      `List the limits of ${brand.name}: sizes, counts, rates and retention times.`,
      {scope: scopes.optional().describe('What the limits apply to')},
      async ({scope}) => {
        const listed = limitIds.filter((id) => scope === undefined || limits[id].scope === scope);
        const {readAll} = await load();
        const pages = await readAll();
        // The page about its topic comes after the one that lists all limits.
        return listed.map((id) => pages.match(new RegExp(`^- \\[.*#limit-${id}\\).*`, 'gm'))?.at(-1)).join('\n');
      },
    ),
  ];
}

/** Explains the command lines of the CLI in a script, with the errors that the CLI would print. */
function checkCommand(script: string, urlOf: Documentation['urlOf']): string {
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
