import {spawnSync} from 'node:child_process';

/**
 * Runs the tests of the hosted engine against a real server, then measures its relevance on the pages of `build/`:
 * `TYPESENSE_KEY=… npx tsx scripts/testSearchServer.ts URL`.
 */
const [url] = process.argv.slice(2);

function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const [program, ...args] = command as [string, ...string[]];
  return spawnSync(program, args, {stdio: 'inherit', env: {...process.env, ...env}}).status ?? 1;
}

if (url === undefined || !URL.canParse(url) || !process.env.TYPESENSE_KEY) {
  console.error('Usage: TYPESENSE_KEY=<admin key> npx tsx scripts/testSearchServer.ts https://search-1.example.com');
  process.exitCode = 1;
} else {
  const {origin} = new URL(url);
  process.exitCode =
    run(['npx', 'vitest', 'run', '--project', 'unit', 'tests/search/hosted.test.ts'], {TYPESENSE_URL: origin}) ||
    run(['npx', 'tsx', 'bench/search.ts', '--server', origin]);
}
