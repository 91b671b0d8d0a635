import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {brand} from '@aloft/platform/brand';
import type {Tool} from './tools';

export function createServer(tools: readonly Tool[]): McpServer {
  const server = new McpServer({name: `${brand.cli}-docs`, version: '1.0.0'});
  for (const {name, description, inputSchema, run} of tools) {
    const annotations = {readOnlyHint: true, openWorldHint: false};
    server.registerTool(name, {description, inputSchema: inputSchema.shape, annotations}, async (input: unknown) => ({
      content: [{type: 'text' as const, text: await run(input)}],
    }));
  }
  return server;
}
