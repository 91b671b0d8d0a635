// cspell:ignore addext keyout newkey noenc paramgen pkeyopt
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {installTool} from '../browser/installTool';
import {choosePort} from '@aloft/example-runner';
import {skipReason} from '@aloft/example-runner/skip';
import {makeDirectory} from '../makeDirectory';
import {sendRequest, type Response} from './sendRequest';
import {findMissingNginx, startNginx} from './startNginx';

const missingProgram =
  findMissingNginx() ?? (spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl is not installed');
const {directory: observatory, missing} = installTool('header-rules', '@mdn/mdn-http-observatory');
const reason = skipReason(missingProgram ?? missing);

interface CspEvaluator {
  readonly CspEvaluator: new (csp: unknown) => {
    evaluate: () => readonly {readonly severity: number; readonly directive: string; readonly value?: string}[];
  };
}
/** `MEDIUM_MAYBE` of the evaluator; a smaller number is more severe, and a larger one is only information. */
const mediumSeverity = 50;

const directory = makeDirectory('tls-site');
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
let secureOrigin = '';

const get = (origin: string, route: string): Promise<Response> =>
  sendRequest(origin, route, {ca: readFileSync(path.join(directory, 'tls.crt'))});

describe.skipIf(reason)('nginx with hosting/nginx/tls.conf', () => {
  beforeAll(async () => {
    const root = path.join(directory, 'root');
    for (const file of ['404.html', 'index.html', 'search/index.html', 'docs/glossary/index.html', 'img/favicon.svg']) {
      mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      cpSync(path.join('build', file), path.join(root, file));
    }
    const certificate = ['tls.key', 'tls.crt'].map((file) => path.join(directory, file)) as [string, string];
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
    execFileSync('openssl', [...request, ...name, '-keyout', certificate[0], '-out', certificate[1]], {
      stdio: 'ignore',
    });
    const port = await choosePort();
    const tls = path.join(directory, 'tls.conf');
    writeFileSync(
      tls,
      readFileSync('site/hosting/nginx/tls.conf', 'utf8')
        .replace('listen 8443', `listen 127.0.0.1:${port}`)
        // Readers use the standard ports.
        .replace('https://$host$request_uri', `https://$host:${port}$request_uri`)
        .replace('/etc/nginx/tls.key', certificate[0])
        .replace('/etc/nginx/tls.crt', certificate[1]),
    );
    execFileSync('chmod', ['-R', 'a+rX', directory]);
    nginx = await startNginx({root, tls});
    secureOrigin = `https://127.0.0.1:${port}`;
  });
  afterAll(() => nginx?.stop());

  it.each(['/', '/docs/glossary?q=1', '/nope', '/docs/index.html'])('redirects %s to HTTPS', async (route) => {
    const {status, headers} = await get(nginx!.origin, route);
    expect([status, headers.location]).toEqual([301, secureOrigin + route]);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/', 200],
    ['/docs/glossary', 200],
    ['/img/favicon.svg', 200],
    ['/docs/index.html', 301],
    ['/nope', 404],
  ])('sends %s with Strict-Transport-Security', async (route, expected) => {
    const {status, headers} = await get(secureOrigin, route);
    expect(status).toBe(expected);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toContain("object-src 'none'");
  });

  it.each(['/', '/docs/glossary', '/search', '/nope'])(
    "Google's CSP Evaluator finds nothing in the policy of %s",
    async (route) => {
      const load = createRequire(path.join(observatory, '../../'));
      const {CspEvaluator} = load('csp_evaluator/dist/evaluator.js') as CspEvaluator;
      const {CspParser} = load('csp_evaluator/dist/parser.js') as {CspParser: new (policy: string) => {csp: unknown}};
      const policy = (await get(secureOrigin, route)).headers['content-security-policy'];
      const findings = new CspEvaluator(new CspParser(String(policy)).csp).evaluate();
      const severe = findings.filter(({severity}) => severity <= mediumSeverity);
      expect(severe.map(({directive, value}) => `${directive} ${value}`)).toEqual([]);
    },
  );

  it.each(['/', '/docs/glossary', '/search'])('every rule of the MDN HTTP Observatory passes for %s', async (route) => {
    const load = (file: string) => import(pathToFileURL(path.join(observatory, 'src', file)).href);
    // An empty list replaces the browsers' preload list, which would be downloaded and doesn't contain this host.
    const preloadList = path.join(observatory, 'conf/hsts-preload.json');
    if (!existsSync(preloadList)) writeFileSync(preloadList, '{}');
    const {ALL_TESTS: rules} = (await load('constants.js')) as {
      ALL_TESTS: readonly ((requests: unknown) => {readonly pass: boolean; readonly result: string})[];
    };
    const {getScoreModifier} = (await load('grader/grader.js')) as {getScoreModifier: (result: string) => number};
    const {Requests} = (await load('types.js')) as {Requests: new (hostname: string) => object};
    const [plain, secure] = [await get(nginx!.origin, route), await get(secureOrigin, route)];
    const shape = ({status, headers, text}: Response) => ({
      status,
      headers: Object.assign(Object.create({get: (name: string) => headers[name]}) as object, headers),
      data: text,
      verified: true,
    });
    const https = shape(secure);
    const redirects = [
      {url: new URL(nginx!.origin + route), status: plain.status},
      {url: new URL(secureOrigin + route), status: secure.status},
    ];
    const requests = Object.assign(new Requests('127.0.0.1'), {
      resources: {path: secure.text},
      responses: {auto: https, https, http: https, cors: https, httpRedirects: redirects, httpsRedirects: redirects},
      session: {url: new URL(secureOrigin + route)},
    });
    const verdicts = rules.map((rule) => rule(requests));
    expect(verdicts.length).toBeGreaterThanOrEqual(10);
    expect(verdicts.filter(({pass, result}) => !pass || getScoreModifier(result) < 0)).toEqual([]);
  });
});
