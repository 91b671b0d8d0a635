import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {installTool} from '../tests/browser/installTool';
import {localizeSite, startNginx} from '../tests/site/startNginx';
import {median} from './site/median';

/** The part of autocannon's API that this benchmark uses. The package doesn't have types. */
type Autocannon = (options: object) => Promise<{
  readonly requests: {readonly total: number};
  /** In seconds, as measured. */
  readonly duration: number;
  readonly latency: {readonly p50: number; readonly p99: number};
  readonly errors: number;
  readonly non2xx: number;
}>;

const {values} = parseArgs({
  options: {
    connections: {type: 'string', default: '50,500,2000'},
    seconds: {type: 'string', default: '10'},
    /** Number of requests after which a round ends, instead of a duration. */
    requests: {type: 'string'},
    runs: {type: 'string', default: '3'},
  },
});

/** A page, its Markdown version, an immutable file and a page that doesn't exist have different headers. */
const paths = ['/', '/docs/glossary', '/docs/resources/machines/', '/docs/glossary.md', '/img/favicon.svg', '/search'];

const bare = (address: string, root: string): string => `server {
  listen ${address} backlog=4096;
  root ${root};
  gzip_static on;
  location / { try_files $uri $uri/index.html =404; }
}`;

/** CPU seconds that nginx's processes have used. */
function readCpu(pid: number): number {
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {encoding: 'utf8'})
    .trim()
    .split(/\s+/);
  const ticks = list.map((one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/**
 * Measures nginx with the project's configuration and with a minimal one on the same files. Rounds are interleaved, so
 * that load from other processes affects both equally.
 */
async function main(): Promise<void> {
  const tool = installTool('load', 'autocannon');
  if ('reason' in tool) throw new Error(tool.reason);
  const autocannon = createRequire(__filename)(tool.directory) as Autocannon;
  // A temporary directory, because nginx's workers may not have access to the project's.
  const root = mkdtempSync(path.join(tmpdir(), 'load-'));
  cpSync('build', root, {recursive: true});
  execFileSync('chmod', ['-R', 'a+rX', root]);
  const servers = {
    bare: await startNginx((address) => bare(address, root)),
    ours: await startNginx((address) => localizeSite(`${address} backlog=4096`, {root})),
  };
  const names = ['bare', 'ours'] as const;
  let failures = 0;
  try {
    console.log('| connections | configuration | requests/s | of bare | CPU µs/request | p50 ms | p99 ms | errors |');
    console.log('|--:|---|--:|--:|--:|--:|--:|--:|');
    for (const connections of values.connections.split(',').map(Number)) {
      const results = {bare: [] as Row[], ours: [] as Row[]};
      for (let run = 0; run < 2 * Number(values.runs); run += 1) {
        // Alternates the order of the two.
        const name = names[(run + (run >> 1)) % 2]!;
        const before = readCpu(servers[name].pid);
        const {requests, duration, latency, errors, non2xx} = await autocannon({
          url: servers[name].origin,
          connections,
          ...(values.requests ? {amount: Number(values.requests)} : {duration: Number(values.seconds)}),
          timeout: 30,
          headers: {'Accept-Encoding': 'gzip', Accept: 'text/html,*/*;q=0.8'},
          requests: paths.map((one) => ({path: one})),
        });
        const cpu = (readCpu(servers[name].pid) - before) / requests.total;
        results[name].push({
          rate: requests.total / duration,
          cpu: cpu * 1e6,
          p50: latency.p50,
          p99: latency.p99,
          errors: errors + non2xx,
        });
      }
      // Compares adjacent rounds, which have the same load from other processes.
      const ratio = median(results.ours.map(({rate}, round) => rate / results.bare[round]!.rate)) ?? NaN;
      for (const name of names) {
        const rows = results[name];
        const errors = rows.reduce((sum, row) => sum + row.errors, 0);
        failures += errors;
        const cells = [
          connections,
          name === 'ours' ? "the project's" : 'bare',
          middle(rows, 'rate').toFixed(0),
          name === 'ours' ? `${(100 * ratio).toFixed(0)}%` : '100%',
          middle(rows, 'cpu').toFixed(0),
          middle(rows, 'p50').toFixed(0),
          middle(rows, 'p99').toFixed(0),
          errors,
        ];
        console.log(`| ${cells.join(' | ')} |`);
      }
    }
  } finally {
    for (const name of names) await servers[name].stop();
    rmSync(root, {recursive: true, force: true});
  }
  if (failures > 0) throw new Error(`${failures} requests failed`);
}

interface Row {
  readonly rate: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

const middle = (rows: readonly Row[], key: keyof Row): number => median(rows.map((row) => row[key])) ?? NaN;

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
