import {createHash} from 'node:crypto';
import {execFile} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {renderNginxBase, writeNginxFiles} from '../../hosting/renderNginx';
import {skipReason} from '@aloft/example-runner/skip';
import {sendRequest} from './sendRequest';
import {findMissingNginx, startNginx} from './startNginx';

const missing = skipReason(findMissingNginx());

/** Publishes a build. @param reload command that makes nginx read its configuration again */
async function runDeploy(site: string, build: string, config: string, reload: string): Promise<void> {
  await promisify(execFile)('sh', ['site/hosting/deploy.sh', site, build, config], {
    env: {...process.env, RELOAD: reload},
  });
}

/** Starts nginx on the directory to which the script publishes. */
const serveDeployed = (site: string) =>
  startNginx({root: path.join(site, 'current'), config: path.join(site, 'nginx')});

const pages = ['index.html', '404.html', 'docs/glossary/index.html', 'docs/sdks/index.html'];

describe.skipIf(missing)('site/hosting/deploy.sh', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  const site = path.join(directory, 'site');
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  /** Creates a build with pages, file names and inline scripts that are unique to its version. */
  function makeBuild(version: number): {readonly build: string; readonly config: string} {
    const build = path.join(directory, `build-${version}`);
    const config = path.join(directory, `nginx-${version}`);
    for (const name of ['assets', 'search-index'])
      cpSync(path.join('build', name), path.join(build, name), {recursive: true});
    const script = readdirSync('build/assets/js').find((name) => /^main\.\w+\.js$/.test(name))!;
    const ownScript = script.replace(/^main\./, `main.${version}`);
    for (const ending of ['', '.gz', '.br']) {
      const from = path.join(build, 'assets/js', script + ending);
      if (existsSync(from)) cpSync(from, path.join(build, 'assets/js', ownScript + ending));
      rmSync(from, {force: true});
    }
    for (const page of pages) {
      mkdirSync(path.dirname(path.join(build, page)), {recursive: true});
      const html = readFileSync(path.join('build', page), 'utf8').replaceAll(script, ownScript);
      writeFileSync(
        path.join(build, page),
        html.replace(/(<script data-base-url[^]*?)<\/script>/, `$1;"build ${version}"</script>`),
      );
    }
    writeNginxFiles(build, config);
    return {build, config};
  }

  async function deploy({build, config}: ReturnType<typeof makeBuild>): Promise<void> {
    await runDeploy(site, build, config, nginx ? `nginx -c ${nginx.config} -s reload` : 'false');
  }

  const builds = [1, 2, 3, 4, 5];
  const made = new Map<number, ReturnType<typeof makeBuild>>();
  beforeAll(async () => {
    for (const version of builds) made.set(version, makeBuild(version));
    await deploy(made.get(1)!);
    await promisify(execFile)('chmod', ['-R', 'a+rX', directory]);
    nginx = await serveDeployed(site);
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    rmSync(directory, {recursive: true, force: true});
  }, 60_000);

  it(
    'replaces the site under load without a failed request or a page that mixes two builds',
    {timeout: 120_000},
    async () => {
      const seen = new Set<string>();
      const problems: string[] = [];
      let isDone = false;
      const visit = async (page: string): Promise<void> => {
        const route = page === '404.html' ? '/nope' : `/${page.replace(/\/?index\.html$/, '')}`;
        const {status, headers, text: html} = await sendRequest(nginx.origin, route);
        const policy = String(headers['content-security-policy']);
        const version = /;"build (\d)"<\/script>/.exec(html)?.[1] ?? 'none';
        seen.add(version);
        const expected = made.get(Number(version));
        if (!expected || html !== readFileSync(path.join(expected.build, page), 'utf8'))
          problems.push(`${route} is from no single build`);
        if (status !== (page === '404.html' ? 404 : 200)) problems.push(`${route}: ${status}`);
        for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)) {
          const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
          if (!/type="?application/.test(attributes) && !policy.includes(hash))
            problems.push(`${route}: an inline script is blocked`);
        }
        const files = [...html.matchAll(/\/assets\/[\w./~-]+\.(?:js|css)/g)].map(([file]) => file);
        if (!files.some((file) => file.includes(`main.${version}`))) problems.push(`${route}: no script of its build`);
        for (const file of files) {
          const answer = await sendRequest(nginx.origin, file);
          if (answer.status !== 200) problems.push(`${file} of ${route}: ${answer.status}`);
        }
      };
      const readers = Array.from({length: 8}, async (_, reader) => {
        for (let turn = reader; !isDone; turn += 1) await visit(pages[turn % pages.length]!);
      });
      // The first failed reader ends the test.
      const reading = Promise.all(readers);
      const deploying = (async () => {
        for (const version of builds.slice(1)) await deploy(made.get(version)!);
        await new Promise((resolve) => setTimeout(resolve, 300));
        isDone = true;
      })();
      await Promise.all([reading, deploying]);
      expect([...new Set(problems)]).toEqual([]);
      expect([...seen].sort()).toEqual(builds.map(String));
    },
  );

  it('removes the policy of the deployment before the previous one', async () => {
    await deploy(made.get(5)!);
    const conf = readFileSync(path.join(site, 'nginx/security-headers.conf'), 'utf8');
    expect(conf).toBe(readFileSync(path.join(made.get(5)!.config, 'security-headers.conf'), 'utf8'));
  });
});

describe.skipIf(missing).each(['/', '/docs-site/'])('site/hosting/deploy.sh with a build for %s', (baseUrl) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'deploy-base-'));
  const site = path.join(directory, 'site');
  const current = path.join(site, 'current', baseUrl);
  const build = path.join(directory, 'build');
  const config = path.join(directory, 'nginx');

  /** Publishes a site in two languages with a script named after the version. */
  async function publish(version: number): Promise<void> {
    rmSync(build, {recursive: true, force: true});
    for (const locale of ['', 'de/'])
      for (const file of ['index.html', '404.html', `assets/js/main.${version}.js`, 'search-index/core.json']) {
        mkdirSync(path.dirname(path.join(build, locale, file)), {recursive: true});
        writeFileSync(path.join(build, locale, file), `${locale}${file} of ${version}`);
      }
    mkdirSync(config, {recursive: true});
    writeFileSync(path.join(config, 'security-headers.conf'), '');
    writeFileSync(path.join(config, 'base-path.conf'), renderNginxBase([`${baseUrl}de/`, baseUrl]));
    await runDeploy(site, build, config, 'false');
    await promisify(execFile)('chmod', ['-R', 'a+rX', directory]);
  }
  /** Makes all files of the current deployment 40 days old. */
  function age(): void {
    const date = new Date(Date.now() - 40 * 86_400_000);
    for (const file of listFiles(current)) utimesSync(file, date, date);
  }
  const readScripts = () =>
    ['assets/js', 'de/assets/js'].map((name) => readdirSync(path.join(current, name)).sort().join(' '));

  beforeAll(() => publish(1));
  afterAll(() => rmSync(directory, {recursive: true, force: true}));

  it('publishes it where nginx looks for it', async () => {
    const nginx = await serveDeployed(site);
    try {
      for (const [route, status] of Object.entries({'': 200, 'de/': 200, 'assets/js/main.1.js': 200, nope: 404}))
        expect(await sendRequest(nginx.origin, baseUrl + route), route).toMatchObject({status});
    } finally {
      await nginx.stop();
    }
  });

  it('keeps the hashed files of each language for 30 days after their replacement', async () => {
    age();
    await publish(2);
    expect(readScripts()).toEqual(['main.1.js main.2.js', 'main.1.js main.2.js']);
    await publish(3);
    expect(readScripts()).toEqual(['main.1.js main.2.js main.3.js', 'main.1.js main.2.js main.3.js']);
    age();
    await publish(4);
    expect(readScripts()).toEqual(['main.3.js main.4.js', 'main.3.js main.4.js']);
    expect(readFileSync(path.join(current, 'de/search-index/core.json'), 'utf8')).toContain('of 4');
    const releases = readdirSync(path.join(site, 'releases'));
    expect(releases).toHaveLength(3);
    expect(readdirSync(path.join(site, 'files'))).toEqual(releases);
  });
});
