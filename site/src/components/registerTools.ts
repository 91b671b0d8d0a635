import siteConfig from '@generated/docusaurus.config';
import {createTools, describeInput, type Platform} from '@aloft/mcp';
import {loadDocumentation} from '@aloft/mcp/documentation';
import {recognizeProject} from '@aloft/platform/frameworks';
import {validateManifest} from '@aloft/platform/manifest';
import {load} from 'js-yaml';
import {isTooLarge} from './manifest-workbench/findProblems';

/** The part of WebMCP that the site uses: https://webmachinelearning.github.io/webmcp */
export interface ModelContext {
  readonly registerTool: (tool: object) => unknown;
}

const platform: Platform = {
  dependencies: {parseYaml: load, recognizeProject},
  checkManifest(text) {
    const data = load(text);
    if (isTooLarge(data)) return ['The manifest is too large to check.'];
    return validateManifest(data).map(({path, message, hint}) => `${path && `${path}: `}${message}. Fix: ${hint}.`);
  },
};

async function readFile(file: string): Promise<string> {
  const response = await fetch(siteConfig.baseUrl + file);
  if (!response.ok) throw new Error(`${file} returned ${response.status}`);
  return response.text();
}

/** Offers the tools of the MCP server to the browser's assistant. They load the documentation at their first use. */
export function registerTools(context: ModelContext): void {
  let documentation: ReturnType<typeof loadDocumentation> | undefined;
  for (const tool of createTools(() => (documentation ??= loadDocumentation(readFile)), platform)) {
    const {name, description} = tool;
    const execute = async (input: unknown) => ({content: [{type: 'text', text: await tool.run(input)}]});
    const annotations = {readOnlyHint: true};
    context.registerTool({name, description, inputSchema: describeInput(tool), annotations, execute});
  }
}
