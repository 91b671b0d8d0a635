import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderNginxBase} from '../../hosting/renderNginx';
import {skipReason} from '@aloft/example-runner/skip';
import {findMissingNginx, startNginx} from './startNginx';
import {startSite, type RunningServer} from './startSite';

const hasNginx = !skipReason(findMissingNginx());

/** The two servers of the site with the base URLs to test. nginx only if it's installed. */
export const servers: readonly (readonly [name: 'npm run serve' | 'nginx', baseUrl: string])[] = [
  ['npm run serve', '/'],
  ...(hasNginx ? [['nginx', '/'] as const, ['nginx', '/docs-site/'] as const] : []),
];

/** Serves a copy of the build with a page of another locale, and one as with `trailingSlash: false`. */
export async function serveCopy([name, baseUrl]: (typeof servers)[number]): Promise<RunningServer> {
  // nginx's workers run as another user, who may not have access to the project's directory.
  const directory = mkdtempSync(path.join(tmpdir(), 'served-site-'));
  const root = path.join(directory, 'root');
  const site = path.join(root, baseUrl);
  cpSync('build', site, {recursive: true});
  cpSync(path.join(site, 'docs/glossary/index.html'), path.join(site, 'docs/flat.html'));
  mkdirSync(path.join(site, 'de/docs'), {recursive: true});
  for (const file of ['index.html', 'index.md', 'docs.md', '404.html'])
    writeFileSync(path.join(site, 'de', file), `German ${file}`);
  cpSync(path.join(site, 'docs/index.html'), path.join(site, 'de/docs/index.html'));
  writeFileSync(path.join(directory, 'base-path.conf'), renderNginxBase([`${baseUrl}de/`, baseUrl]));
  cpSync('.cache/nginx/security-headers.conf', path.join(directory, 'security-headers.conf'));
  execFileSync('chmod', ['-R', 'a+rX', directory]);
  const server = name === 'nginx' ? await startNginx({root, config: directory}) : await startSite(site);
  return {
    origin: server.origin + baseUrl.slice(0, -1),
    stop: async () => {
      await server.stop();
      rmSync(directory, {recursive: true, force: true});
    },
  };
}
