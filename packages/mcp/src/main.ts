#!/usr/bin/env node
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {checkManifestText} from '@aloft/content/checks';
import {dependencies, siteFacts} from '@aloft/content/facts';
import {brand} from '@aloft/platform/brand';
import {parseDocument} from 'yaml';
import {loadDocumentation} from './loadDocumentation';
import {createTools, type Tool} from './tools';

/** The packed server has the site next to it; in the repository it's in `build/`. */
const packed = path.join(__dirname, 'site');
const directory = existsSync(packed) ? packed : path.join(__dirname, '../../../build');

const checkManifest = (text: string): readonly string[] => {
  const syntax = parseDocument(text).errors;
  return syntax.length > 0
    ? syntax.map(({message, linePos}) => `line ${linePos?.[0].line ?? 1}: ${message.split('\n')[0]}`)
    : checkManifestText(text, false, siteFacts).map(({line, what, how}) => `line ${line + 1}: ${what}. Fix: ${how}.`);
};

function createServer(tools: readonly Tool[]): McpServer {
  const server = new McpServer({name: `${brand.cli}-docs`, version: '1.0.0'});
  for (const {name, description, inputSchema, run} of tools) {
    const annotations = {readOnlyHint: true, openWorldHint: false};
    server.registerTool(name, {description, inputSchema: inputSchema.shape, annotations}, async (input: unknown) => ({
      content: [{type: 'text' as const, text: await run(input)}],
    }));
  }
  return server;
}

/** Serves the tools to an assistant, or runs one for a person: `search WORDS` or `read [PAGE]`. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  if (!existsSync(path.join(directory, 'llms.txt')))
    throw new Error(`${directory}/llms.txt is missing. Run \`npm run build\` first.`);
  const documentation = await loadDocumentation((file) => readFile(path.join(directory, file), 'utf8'));
  const tools = createTools(() => Promise.resolve(documentation), {dependencies, checkManifest});
  const run = (name: string, input: object) => tools.find((tool) => tool.name === name)!.run(input);
  if (command === undefined) await createServer(tools).connect(new StdioServerTransport());
  else if (command === 'search' && words.length > 0) console.log(await run('search_docs', {query: words.join(' ')}));
  else if (command === 'read') console.log(await run('read_page', {page: words[0]}));
  else throw new Error('Usage: search WORDS | read [PAGE]. Without arguments, it serves assistants over MCP.');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Standard output is for the protocol.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
