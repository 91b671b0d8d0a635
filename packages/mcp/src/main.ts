#!/usr/bin/env node
import {existsSync} from 'node:fs';
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from './createServer';
import {loadDocumentation} from './loadDocumentation';

/** The packed server has the site next to it; in the repository it's in `build/`. */
const packed = path.join(__dirname, 'site');
const directory = process.argv[2] ?? (existsSync(packed) ? packed : path.join(__dirname, '../../../build'));

async function main(): Promise<void> {
  await createServer(loadDocumentation(directory)).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is for the protocol.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
