import {execFileSync} from 'node:child_process';
import {mkdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {writeNginxFiles} from '../../hosting/renderNginx';
import {searchServer} from '../browser/sites';
import {base} from '../builds/buildLocalized';
import {skipReason} from '@aloft/example-runner/skip';
import {makeDirectory} from '../makeDirectory';
import {at, directory, useLocalized} from './localized';
import {listAttributes, readHtml} from './readPage';
import {findMissingNginx, startNginx} from './startNginx';
import {startSite, type RunningServer} from './startSite';

useLocalized();

const isPage = (file: string) => file.endsWith('.html');

/** Paths that pages refer to: links, images, styles and scripts, each with one of the pages. */
const references = new Map<string, string>();
beforeAll(() => {
  const site = at('build');
  for (const file of listFiles(site).filter(isPage)) {
    const $ = readHtml(file);
    const scripts = JSON.parse($('#page-scripts').text()) as string[];
    const attributes = ['href', 'src'].flatMap((name) => listAttributes($, `[${name}]`, name));
    const paths = [...attributes, ...scripts]
      .filter((address) => /^\/(?!\/)/.test(address))
      .map((address) => address.replace(/[#?].*$/, ''));
    // The not-found page names itself as a translation, but servers don't have a path for it.
    for (const reference of paths.filter((name) => !name.endsWith('/404.html')))
      references.set(reference, path.relative(site, file));
  }
});

const nginx = makeDirectory('below');

/** Starts nginx, whose workers run as another user, on the copy's build. */
function startNginxBelow(): Promise<RunningServer> {
  const root = path.join(nginx, 'root');
  mkdirSync(root, {recursive: true});
  symlinkSync(at('build'), path.join(root, base));
  writeNginxFiles(at('build'), nginx);
  execFileSync('chmod', ['a+rx', directory, nginx]);
  return startNginx({root, config: nginx});
}

describe.each(skipReason(findMissingNginx()) ? ['Node.js'] : ['Node.js', 'nginx'])('below a base URL, %s', (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    server = name === 'nginx' ? await startNginxBelow() : await startSite(at('build'), [searchServer]);
  });
  afterAll(() => server.stop());

  it('serves everything that the pages refer to', async () => {
    expect(references.size).toBeGreaterThan(400);
    const problems = await Promise.all(
      [...references].map(async ([reference, page]) => {
        if (!`${reference}/`.startsWith(`${base}/`)) return `${page}: ${reference} isn't below ${base}`;
        const {status} = await fetch(server.origin + reference, {method: 'HEAD', redirect: 'manual'});
        return status === 200 ? [] : `${page}: ${reference} is ${status}`;
      }),
    );
    expect(problems.flat()).toEqual([]);
  });

  it.each([`${base}/nowhere`, `${base}/docs/1.0/nowhere`])('returns the not-found page for %s', async (route) => {
    const response = await fetch(server.origin + route);
    expect([response.status, load(await response.text())('h1').text()]).toEqual([404, 'Page not found']);
  });

  it.each(['/', '/docs', '/docs/glossary', `${base}-other/docs`])("doesn't serve %s", async (route) => {
    expect((await fetch(server.origin + route, {redirect: 'manual'})).status).toBe(404);
  });
});

it('the server rejects a directory without a site', async () => {
  await expect(startSite('site')).rejects.toThrow("doesn't contain a built site. Run `npm run build` first.");
});
