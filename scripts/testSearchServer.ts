import {spawn} from 'node:child_process';

/** Runs the tests of the hosted engine against a real server: `TYPESENSE_KEY=… npx tsx scripts/testSearchServer.ts URL`. */
const [url] = process.argv.slice(2);
if (url === undefined || !URL.canParse(url) || !process.env.TYPESENSE_KEY) {
  console.error('Usage: TYPESENSE_KEY=<admin key> npx tsx scripts/testSearchServer.ts https://search-1.example.com');
  process.exitCode = 1;
} else {
  spawn('npx', ['vitest', 'run', '--project', 'unit', 'tests/search/hosted.test.ts'], {
    stdio: 'inherit',
    env: {...process.env, TYPESENSE_URL: new URL(url).origin},
  }).on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}
