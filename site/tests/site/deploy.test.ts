import {createHash} from 'node:crypto';
import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {writeNginxFiles} from '../../hosting/renderNginx';
import {skipReason} from '@aloft/example-runner/skip';
import {makeDirectory} from '../makeDirectory';
import {sendRequest} from './sendRequest';
import {findMissingNginx, startNginx} from './startNginx';

const missing = skipReason(findMissingNginx());
const pages = ['index.html', '404.html', 'docs/glossary/index.html'];

// Side by side, because a deployment waits for nginx.
describe.skipIf(missing).concurrent.each(['/', '/docs-site/'])('deploy.sh with a build for %s', (baseUrl) => {
  const directory = makeDirectory('deploy');
  const site = path.join(directory, 'site');
  const current = path.join(site, 'current', baseUrl);
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;

  /** Directory of a build or, with `nginx`, of its configuration. */
  const at = (version: number, kind = 'build') => path.join(directory, `${kind}-${version}`);

  /** Publishes a build in two languages, with pages, file names and inline scripts that are unique to its version. */
  async function deploy(version: number): Promise<void> {
    const build = at(version);
    const config = at(version, 'nginx');
    for (const locale of ['', 'de/']) {
      const script = `assets/js/main.${version}.js`;
      const root = baseUrl + locale;
      const html = `<script data-base-url="${root}">${version}</script><script src="${root}${script}"></script>`;
      for (const file of [...pages, script, 'search-index/core.json']) {
        mkdirSync(path.dirname(path.join(build, locale, file)), {recursive: true});
        // Responses are long enough that a deployment can interrupt them.
        writeFileSync(path.join(build, locale, file), `${html}${locale}${file}${' '.repeat(200_000)}`);
      }
    }
    writeNginxFiles(build, config);
    await promisify(execFile)('sh', ['site/hosting/deploy.sh', site, build, config], {
      env: {...process.env, RELOAD: nginx ? `nginx -c ${nginx.config} -s reload` : 'false'},
    });
    await promisify(execFile)('chmod', ['-R', 'a+rX', directory]);
  }

  /** Makes all files of the current deployment 40 days old. */
  function age(): void {
    const date = new Date(Date.now() - 40 * 86_400_000);
    for (const file of listFiles(current)) utimesSync(file, date, date);
  }
  const readScripts = () =>
    ['assets/js', 'de/assets/js'].map((name) => readdirSync(path.join(current, name)).sort().join(' '));

  beforeAll(async () => {
    await deploy(1);
    nginx = await startNginx({root: path.join(site, 'current'), config: path.join(site, 'nginx')});
  });
  afterAll(() => nginx?.stop());

  it.sequential('publishes it where nginx looks for it', async () => {
    for (const [route, status] of Object.entries({'': 200, 'de/': 200, 'assets/js/main.1.js': 200, nope: 404}))
      expect(await sendRequest(nginx!.origin, baseUrl + route), route).toMatchObject({status});
  });

  it.sequential('replaces the site under load without a failed request or a page that mixes two builds', async () => {
    const seen = new Set<number>();
    const problems: string[] = [];
    let isDone = false;
    const visit = async (page: string): Promise<void> => {
      const route = baseUrl + (page === '404.html' ? 'nope' : page.replace(/\/?index\.html$/, ''));
      const {status, headers, text: html} = await sendRequest(nginx!.origin, route);
      const policy = /script-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
      const version = Number(/>(\d)<\/script>/.exec(html)?.[1]);
      seen.add(version);
      if (!version || html !== readFileSync(path.join(at(version), page), 'utf8'))
        problems.push(`${route} is from no single build`);
      if (status !== (page === '404.html' ? 404 : 200)) problems.push(`${route}: ${status}`);
      const hash = `'sha256-${createHash('sha256').update(String(version)).digest('base64')}'`;
      if (!policy?.includes(hash)) problems.push(`${route}: an inline script is blocked`);
      const script = `${baseUrl}assets/js/main.${version}.js`;
      const answer = await sendRequest(nginx!.origin, script);
      if (answer.status !== 200) problems.push(`${script} of ${route}: ${answer.status}`);
    };
    const readers = Array.from({length: 8}, async (_, reader) => {
      for (let turn = reader; !isDone; turn += 1) await visit(pages[turn % pages.length]!);
    });
    // The first failed reader ends the test.
    const reading = Promise.all(readers);
    const deploying = (async () => {
      for (const version of [2, 3, 4, 5]) await deploy(version);
      await new Promise((resolve) => setTimeout(resolve, 300));
      isDone = true;
    })();
    await Promise.all([reading, deploying]);
    expect([...new Set(problems)]).toEqual([]);
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it.sequential('removes the policy of the deployment before the previous one', async () => {
    await deploy(5);
    const conf = readFileSync(path.join(site, 'nginx/security-headers.conf'), 'utf8');
    expect(conf).toBe(readFileSync(path.join(at(5, 'nginx'), 'security-headers.conf'), 'utf8'));
  });

  it.sequential('keeps the hashed files of each language for 30 days after their replacement', async () => {
    age();
    await deploy(6);
    expect(readScripts()).toEqual(['main.5.js main.6.js', 'main.5.js main.6.js']);
    await deploy(7);
    expect(readScripts()).toEqual(['main.5.js main.6.js main.7.js', 'main.5.js main.6.js main.7.js']);
    age();
    await deploy(8);
    expect(readScripts()).toEqual(['main.7.js main.8.js', 'main.7.js main.8.js']);
    expect(readFileSync(path.join(current, 'de/search-index/core.json'), 'utf8')).toContain('>8</script>');
    const releases = readdirSync(path.join(site, 'releases'));
    expect(releases).toHaveLength(3);
    expect(readdirSync(path.join(site, 'files'))).toEqual(releases);
  });
});
