import {apiOperations} from '@aloft/platform/api';
import {describe, expect, it} from 'vitest';
import {createTerminal, type Terminal} from '../../tests/createTerminal';

const API = 'https://api.aloft.example/v1';

/** A terminal whose `ALOFT_TOKEN` is a deploy token with a scope. */
function withToken(scope: string): Terminal {
  const terminal = createTerminal('hello');
  const value = /alft_deploy_\w+/.exec(terminal.ok(`aloft token create script --kind deploy --scope ${scope}`))?.[0];
  terminal.ok(`export ALOFT_TOKEN=${value ?? ''}`);
  return terminal;
}

function request(terminal: Terminal, words: string): Record<string, unknown> {
  return JSON.parse(terminal.ok(`curl -H "Authorization: Bearer $ALOFT_TOKEN" ${words}`)) as Record<string, unknown>;
}

describe('API requests with curl', () => {
  it('require a token, whether or not the CLI is logged in', () => {
    const result = createTerminal('hello').run(`curl -i ${API}/session`).stdout;
    expect(result).toMatch(/^HTTP\/2 401\ncontent-type: application\/json\nx-request-id: req-\w{8}\n/);
    expect(result).toContain('"code": "not_authenticated"');
  });

  it('require a sufficient scope', () => {
    const terminal = withToken('read');
    const before = terminal.state().namespaces;
    expect(request(terminal, `-X DELETE ${API}/namespaces/acme/apps/hello`)).toMatchObject({
      error: {code: 'scope_missing', requestId: expect.stringMatching(/^req-/) as string},
    });
    expect(terminal.state().namespaces).toEqual(before);
    expect(terminal.state().audit.at(-1)?.entry).toMatchObject({
      ...{action: 'app.delete', resource: 'app/hello'},
      ...{actorKind: 'deploy-token', actor: 'script', outcome: 'denied'},
    });
  });

  it("are rejected outside the token's namespace", () => {
    const error = request(withToken('read'), `${API}/namespaces/other/apps`).error;
    expect(error).toMatchObject({code: 'namespace_not_found'});
  });

  it('paginate lists', () => {
    const terminal = withToken('read');
    const names: string[] = [];
    let query = 'limit=3';
    for (let page = 0; page < 9 && query !== ''; page += 1) {
      const {items, nextCursor} = request(terminal, `"${API}/namespaces/acme/quotas?${query}"`) as {
        items: {limit: string}[];
        nextCursor: string | null;
      };
      expect(items.length).toBeLessThanOrEqual(3);
      names.push(...items.map(({limit}) => limit));
      query = nextCursor === null ? '' : `limit=3&cursor=${nextCursor}`;
    }
    const all = terminal.json<{limit: string}[]>('aloft namespace quota');
    expect(names).toEqual(all.map(({limit}) => limit));
    expect(names.length).toBeGreaterThan(3);
  });

  it('are not simulated if the API has no such operation', () => {
    const result = withToken('admin').run(`curl -H "Authorization: Bearer $ALOFT_TOKEN" ${API}/nothing`);
    expect(result.notSimulated).toBeTruthy();
  });

  const post = '-H "Content-Type: application/json" -d';
  it.each([
    [`"${API}/namespaces/acme/apps?limit=0"`, '"limit" must be a whole number'],
    [`"${API}/namespaces/acme/apps?cursor=x"`, '"cursor" is not'],
    [`"${API}/namespaces/acme/apps?colour=red"`, 'there is no query parameter "colour"'],
    [`"${API}/namespaces/acme/apps?state=red"`, '"red" is not valid for "state"'],
    [`-d '{"name":"data"}' ${API}/namespaces/acme/volumes`, 'the body must be application/json'],
    [`${post} '{"name"' ${API}/namespaces/acme/volumes`, 'the body is not valid JSON'],
    [`${post} '[]' ${API}/namespaces/acme/volumes`, 'the body must be an object'],
    [`${post} '{"name":"data"}' ${API}/namespaces/acme/volumes`, 'the field "size" is required'],
    [`${post} '{"name":"x","size":"1Gi","colour":"red"}' ${API}/namespaces/acme/volumes`, 'there is no field "colour"'],
    [`${post} '{"name":"x","size":1}' ${API}/namespaces/acme/volumes`, '"size" must be a string'],
    [`${post} '{"name":"x","size":"1Qi"}' ${API}/namespaces/acme/volumes`, '"1Qi" is not valid for "size"'],
    [`${post} '{"name":"x","machine":"1Gi"}' ${API}/namespaces/acme/apps`, '"machine" must be an object'],
    [`-X PATCH ${post} '{}' ${API}/namespaces/acme/apps/hello`, 'the operation requires a field'],
    [
      `${post} '{"manifest":{"app":"x"},"image":"x"}' ${API}/namespaces/acme/apps/hello/deploy`,
      '"manifest.app" must be "hello"',
    ],
  ])('are refused as invalid: %s', (words, reason) => {
    expect(request(withToken('admin'), words)).toMatchObject({
      error: {code: 'request_invalid', message: expect.stringContaining(reason) as string},
    });
  });
});

/** A state in which every operation succeeds. */
const setup = [
  'aloft deploy',
  'aloft app env set hello LOG_LEVEL=info',
  'aloft app secret set hello DATABASE_URL=postgres://db --no-deploy',
  'aloft machine create worker --image registry.aloft.example/acme/worker:1',
  'aloft machine create stopped --image registry.aloft.example/acme/worker:1 --no-start',
  'aloft volume create data --size 10Gi',
  'aloft volume create used --size 1Gi',
  'aloft volume attach used --machine stopped --mount /data',
  'aloft volume snapshot create data nightly',
  'aloft service create free --port 443:8080/https',
  'aloft app create idle --image registry.aloft.example/acme/idle:1',
  'aloft app suspend idle --yes',
  'aloft certificate create shop --hostname www.example.com --wait',
  'aloft namespace create staging',
  'aloft token create ci --kind deploy',
  'aloft token create script',
];

const pem = '# DNS:www.example.com\n-----BEGIN CERTIFICATE-----\n';
const key = '-----BEGIN PRIVATE KEY-----\n';
const manifest = {version: 1, app: 'hello', build: {image: 'registry.aloft.example/acme/hello:9'}};
const inAcme = '/namespaces/acme';

/** Each operation with a request, and the command line that a reader would type instead. */
const operations: Readonly<Record<string, readonly [path: string, line: string, body?: object]>> = {
  getSession: ['/session', 'aloft whoami'],
  listTokens: ['/tokens', 'aloft token list'],
  createToken: [
    '/tokens',
    'aloft token create extra --kind deploy --scope read --scope deploy --expires 48h',
    {name: 'extra', kind: 'deploy', namespace: 'acme', scopes: ['read', 'deploy'], expiresAt: '+48h'},
  ],
  revokeToken: ['/tokens/ci', 'aloft token revoke ci'],
  deployApp: [
    `${inAcme}/apps/hello/deploy`,
    'aloft deploy --file manifest --image registry.aloft.example/acme/hello:9 --message "Fix the greeting" --no-wait',
    {manifest, image: 'registry.aloft.example/acme/hello:9', message: 'Fix the greeting'},
  ],
  getAppLogs: [`${inAcme}/apps/hello/logs?source=system&tail=2`, 'aloft logs hello --source system --tail 2'],
  listApps: [`${inAcme}/apps?state=live&state=suspended`, 'aloft app list --state live --state suspended'],
  getApp: [`${inAcme}/apps/hello`, 'aloft app get hello'],
  createApp: [
    `${inAcme}/apps`,
    'aloft app create extra --image registry.aloft.example/acme/extra:1 --memory 512Mi --command "node \'a b.js\'" -e A=1 -e B=2 --label team=web --health-port 8080 --health-path /ok --max 3 --no-wait',
    {
      name: 'extra',
      image: 'registry.aloft.example/acme/extra:1',
      machine: {
        memory: '512Mi',
        command: ['node', 'a b.js'],
        env: {A: '1', B: '2'},
        healthcheck: {http: {path: '/ok', port: 8080}},
      },
      scale: {max: 3},
      labels: {team: 'web'},
    },
  ],
  updateApp: [
    `${inAcme}/apps/hello`,
    'aloft app update hello --memory 512Mi --idle-timeout 5m --secret DATABASE_URL --no-wait',
    {machine: {memory: '512Mi', flash: {idleTimeout: '5m'}, secrets: ['DATABASE_URL']}},
  ],
  deleteApp: [`${inAcme}/apps/hello?withServices=true`, 'aloft app delete hello --with-services'],
  scaleApp: [`${inAcme}/apps/hello/scale`, 'aloft app scale hello --min 1 --max 2', {scale: {min: 1, max: 2}}],
  listReleases: [`${inAcme}/apps/hello/releases`, 'aloft app releases hello'],
  rollbackApp: [`${inAcme}/apps/hello/rollback`, 'aloft app rollback hello 1 --no-wait', {release: 1}],
  runTask: [
    `${inAcme}/apps/hello/run`,
    'aloft app run hello --memory 512Mi --timeout 10m -- echo "a b"',
    {command: ['echo', 'a b'], memory: '512Mi', timeout: '10m'},
  ],
  suspendApp: [`${inAcme}/apps/hello/suspend`, 'aloft app suspend hello'],
  resumeApp: [`${inAcme}/apps/idle/resume`, 'aloft app resume idle --no-wait'],
  setVariable: [`${inAcme}/apps/hello/env/MODE`, 'aloft app env set hello "MODE=a b"', {value: 'a b'}],
  deleteVariable: [
    `${inAcme}/apps/hello/env/LOG_LEVEL?deploy=false`,
    'aloft app env unset hello LOG_LEVEL --no-deploy',
  ],
  listVariables: [`${inAcme}/apps/hello/env`, 'aloft app env list hello'],
  setSecret: [`${inAcme}/apps/hello/secrets/KEY`, 'aloft app secret set hello KEY=s', {value: 's'}],
  deleteSecret: [`${inAcme}/apps/hello/secrets/DATABASE_URL`, 'aloft app secret unset hello DATABASE_URL'],
  listSecrets: [`${inAcme}/apps/hello/secrets`, 'aloft app secret list hello'],
  listMachines: [`${inAcme}/machines?app=hello`, 'aloft machine list --app hello'],
  getMachine: [`${inAcme}/machines/worker`, 'aloft machine get worker'],
  createMachine: [
    `${inAcme}/machines`,
    'aloft machine create extra --image registry.aloft.example/acme/extra:1 --volume data --mount /data --no-start --no-wait',
    {name: 'extra', image: 'registry.aloft.example/acme/extra:1', volume: 'data', mount: '/data', start: false},
  ],
  startMachine: [`${inAcme}/machines/stopped/start`, 'aloft machine start stopped --no-wait'],
  stopMachine: [`${inAcme}/machines/worker/stop?grace=5s`, 'aloft machine stop worker --grace 5s --no-wait'],
  restartMachine: [`${inAcme}/machines/worker/restart`, 'aloft machine restart worker --no-wait'],
  flashMachine: [`${inAcme}/machines/worker/flash`, 'aloft machine flash worker --no-wait'],
  wakeMachine: [`${inAcme}/machines/worker/wake`, 'aloft machine wake worker --no-wait'],
  deleteMachine: [`${inAcme}/machines/worker?force=true`, 'aloft machine delete worker --force'],
  getMachineLogs: [`${inAcme}/machines/worker/logs?source=all`, 'aloft machine logs worker --source all'],
  listServices: [`${inAcme}/services?app=hello`, 'aloft service list --app hello'],
  getService: [`${inAcme}/services/hello`, 'aloft service get hello'],
  createService: [
    `${inAcme}/services`,
    'aloft service create extra --app hello --port 443:8080/https --hostname www.example.org',
    {name: 'extra', app: 'hello', listeners: ['443:8080/https', '80:redirect/http'], hostnames: ['www.example.org']},
  ],
  updateService: [
    `${inAcme}/services/hello`,
    'aloft service update hello --add-hostname www.example.org --label team=web',
    {hostnames: ['www.example.org'], labels: {team: 'web'}},
  ],
  deleteService: [`${inAcme}/services/hello`, 'aloft service delete hello'],
  attachService: [`${inAcme}/services/free/attach`, 'aloft service attach free --app hello', {app: 'hello'}],
  detachService: [`${inAcme}/services/hello/detach`, 'aloft service detach hello'],
  listVolumes: [`${inAcme}/volumes`, 'aloft volume list'],
  getVolume: [`${inAcme}/volumes/data`, 'aloft volume get data'],
  createVolume: [`${inAcme}/volumes`, 'aloft volume create extra --size 1Gi --no-wait', {name: 'extra', size: '1Gi'}],
  attachVolume: [
    `${inAcme}/volumes/data/attach`,
    'aloft volume attach data --machine worker --mount /data',
    {machine: 'worker', mount: '/data'},
  ],
  detachVolume: [`${inAcme}/volumes/used/detach?force=true`, 'aloft volume detach used --force'],
  resizeVolume: [`${inAcme}/volumes/data/resize`, 'aloft volume resize data --size 20Gi --no-wait', {size: '20Gi'}],
  createVolumeSnapshot: [
    `${inAcme}/volumes/data/snapshots`,
    'aloft volume snapshot create data weekly --no-wait',
    {name: 'weekly'},
  ],
  listVolumeSnapshots: [`${inAcme}/volumes/data/snapshots`, 'aloft volume snapshot list data'],
  deleteVolumeSnapshot: [`${inAcme}/volumes/data/snapshots/nightly`, 'aloft volume snapshot delete data nightly'],
  restoreVolumeSnapshot: [
    `${inAcme}/volumes/data/snapshots/nightly/restore`,
    'aloft volume restore data --snapshot nightly --to copy --no-wait',
    {to: 'copy'},
  ],
  deleteVolume: [`${inAcme}/volumes/data?withSnapshots=true`, 'aloft volume delete data --with-snapshots'],
  listCertificates: [`${inAcme}/certificates`, 'aloft certificate list'],
  getCertificate: [`${inAcme}/certificates/shop`, 'aloft certificate get shop'],
  createCertificate: [
    `${inAcme}/certificates`,
    'aloft certificate create extra --hostname a.example.com --hostname b.example.com --validation dns',
    {name: 'extra', hostnames: ['a.example.com', 'b.example.com'], validation: 'dns'},
  ],
  uploadCertificate: [
    `${inAcme}/certificates/own/files`,
    'aloft certificate upload own --certificate certificate --key key',
    {certificate: pem, key},
  ],
  renewCertificate: [`${inAcme}/certificates/shop/renew`, 'aloft certificate renew shop --no-wait'],
  deleteCertificate: [`${inAcme}/certificates/shop`, 'aloft certificate delete shop'],
  listNamespaces: ['/namespaces', 'aloft namespace list'],
  getNamespace: ['/namespaces/acme', 'aloft namespace get acme'],
  createNamespace: [
    '/namespaces',
    'aloft namespace create extra --region us-east --label team=web',
    {name: 'extra', region: 'us-east', labels: {team: 'web'}},
  ],
  deleteNamespace: ['/namespaces/staging', 'aloft namespace delete staging'],
  listQuotas: [`${inAcme}/quotas`, 'aloft namespace quota acme'],
};

describe('operations of the API', () => {
  const prepared = createTerminal('hello');
  for (const line of setup) prepared.ok(line);
  const token = /alft_\w+/.exec(prepared.ok('aloft token create explorer'))?.[0] ?? '';
  prepared.ok(`export ALOFT_TOKEN=${token}`);
  const start = prepared.state();
  const send = (method: string, path: string, body?: object) => {
    const terminal = createTerminal('hello', start);
    const end = new Date(start.now + 48 * 3_600_000).toISOString();
    const words = ['curl', '-i', '-X', method, '-H', `Authorization: Bearer ${token}`];
    if (body) words.push('-H', 'Content-Type: application/json', '-d', JSON.stringify(body).replace('+48h', end));
    const [head = '', content = ''] = terminal.run([...words, API + path]).stdout.split('\n\n', 2);
    return {terminal, status: Number(head.slice(7, 10)), content};
  };

  it.each(apiOperations.filter(({command}) => command).map((operation) => [operation.id, operation] as const))(
    '%s has the effect of its command',
    (id, {method, status, result}) => {
      const [path, line, body] = operations[id] ?? ['', ''];
      const sent = send(method, path, body);
      expect(sent.status, sent.content).toBe(status);
      const typed = createTerminal('hello', start);
      typed.write('manifest', JSON.stringify(manifest));
      typed.write('certificate', pem);
      typed.write('key', key);
      const isData = result !== null && !(typeof result === 'object' && 'mediaType' in result);
      const output = typed.run(`${line.replace(/^aloft/, isData ? 'aloft -o json --yes' : 'aloft --yes')}`);
      const {namespaces, tokens, now} = typed.state();
      expect(output.errorCode).toBeUndefined();
      expect({namespaces, tokens, now}).toEqual(
        (({namespaces, tokens, now}) => ({namespaces, tokens, now}))(sent.terminal.state()),
      );
      if (!isData || ['runTask', 'setVariable', 'setSecret'].includes(id)) return;
      const content = JSON.parse(sent.content) as {items?: unknown};
      expect(content.items ?? content).toEqual(JSON.parse(output.stdout));
    },
  );

  it('return the variable, the secret and the machine of a task, the audit log and metrics', () => {
    expect(JSON.parse(send('PUT', `${inAcme}/apps/hello/env/MODE`, {value: 'x'}).content)).toEqual({
      name: 'MODE',
      value: 'x',
    });
    expect(JSON.parse(send('PUT', `${inAcme}/apps/hello/secrets/KEY`, {value: 'x'}).content)).toMatchObject({
      name: 'KEY',
    });
    expect(JSON.parse(send('POST', `${inAcme}/apps/hello/run`, {command: ['ls']}).content)).toMatchObject({
      app: 'hello',
    });
    const {items} = JSON.parse(send('GET', `${inAcme}/audit?limit=1`).content) as {items: object[]};
    expect(items).toMatchObject([{action: 'token.create', actor: 'acme', token: 'laptop', outcome: 'allowed'}]);
    expect(send('GET', `${inAcme}/metrics`).content).toMatch(
      /# TYPE aloft_machine_wakes_total counter\naloft_machine_wakes_total\{namespace="acme",app="hello",region="eu-central",machine="m-\w+"\} 0\n/,
    );
  });
});
