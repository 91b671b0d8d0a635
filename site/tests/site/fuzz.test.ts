import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {execFileSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {skipReason} from '@aloft/example-runner/skip';
import {sendTarget, targets} from './fuzzedAddresses';
import {findMissingNginx, localizeSite, startNginx} from './startNginx';
import {startSite} from './startSite';

const missing = skipReason(findMissingNginx());

const directory = mkdtempSync(path.join(tmpdir(), 'fuzz-site-'));
const stops: (() => Promise<void>)[] = [];
const ports: Record<string, number> = {};

beforeAll(async () => {
  // A few pages are enough. They're copied so that nginx's workers can read them.
  for (const file of ['404.html', 'index.html', 'index.md', 'docs/index.html', 'docs/glossary/index.html', 'img']) {
    mkdirSync(path.join(directory, path.dirname(file)), {recursive: true});
    cpSync(path.join('build', file), path.join(directory, file), {recursive: true});
  }
  execFileSync('chmod', ['-R', 'a+rX', directory]);
  const node = await startSite(directory);
  stops.push(node.stop);
  ports['npm run serve'] = Number(new URL(node.origin).port);
  if (missing) return;
  const nginx = await startNginx((address) => localizeSite(address, {root: directory}));
  stops.push(nginx.stop);
  ports.nginx = Number(new URL(nginx.origin).port);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(directory, {recursive: true, force: true});
});

const site = 'http://docs.aloft.example';

it.each(['npm run serve', ...(missing ? [] : ['nginx'])])(
  '%s responds to any path, never redirects to another host and never repeats the path as markup',
  async (name) => {
    const port = ports[name]!;
    await fc.assert(
      fc.asyncProperty(targets, async (target) => {
        const {status, headers, body} = await sendTarget(port, target);
        expect([200, 301, 404]).toContain(status);
        expect(headers.get('x-injected')).toBeUndefined();
        expect(headers.get('content-security-policy')).toContain("object-src 'none'");
        expect(headers.has('location')).toBe(status === 301);
        const location = headers.get('location') ?? '/';
        // Browsers read backslashes as slashes.
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, site).origin).toBe(site);
        if (status === 404) expect(body).toContain('Page not found');
      }),
      {seed: 1, numRuns: 500},
    );
  },
);

const dotSegment = /[/\\](\.|%2e){1,2}([/\\?]|$)/i;

/** Follows redirects as a browser does. @returns the last response */
async function follow(port: number, target: string): Promise<readonly [status: number, title?: string]> {
  let next = target;
  for (let redirects = 0; redirects < 6; redirects++) {
    const {status, headers, body} = await sendTarget(port, next);
    const location = headers.get('location');
    if (location === undefined) return [status, /<title[^>]*>(.*?)<\/title>/.exec(body)?.[1]];
    const {pathname, search} = new URL(location, site);
    next = pathname + search;
  }
  throw new Error(`${target} redirects without end`);
}

it.skipIf(missing)('both servers return the same page for any path', async () => {
  await fc.assert(
    // nginx rejects dot segments above the root, which browsers resolve.
    fc.asyncProperty(
      targets.filter((target) => !dotSegment.test(target)),
      async (target) => {
        expect(await follow(ports.nginx!, target)).toEqual(await follow(ports['npm run serve']!, target));
      },
    ),
    {seed: 2, numRuns: 500},
  );
});
