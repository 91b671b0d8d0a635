import {apiOperations} from '@aloft/platform/api';
import {describe, expect, it} from 'vitest';
import {createTerminal, request, useToken, type Terminal} from '../../tests/createTerminal';

const API = 'https://api.aloft.example/v1';

/** A terminal whose `ALOFT_TOKEN` is a deploy token with a scope. */
function withToken(scope: string): Terminal {
  const terminal = createTerminal('hello');
  useToken(terminal, scope);
  return terminal;
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
      action: 'app.delete',
      resource: 'app/hello',
      actorKind: 'deploy-token',
      actor: 'script',
      outcome: 'denied',
    });
  });

  it("are rejected outside the token's namespace", () => {
    const error = request(withToken('read'), `${API}/namespaces/other/apps`).error;
    expect(error).toMatchObject({code: 'namespace_not_found'});
  });

  it('suggest the name of a resource', () => {
    const {error} = request(withToken('read'), `${API}/namespaces/acme/apps/helo`);
    expect(error).toMatchObject({code: 'app_not_found', hint: 'did you mean "hello"?'});
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

/** Names in the paths of operations, and in the command lines that readers would type instead. */
const names: Readonly<Record<string, string>> = {
  namespace: 'acme',
  app: 'hello',
  machine: 'worker',
  service: 'hello',
  volume: 'data',
  certificate: 'shop',
  token: 'ci',
  variable: 'LOG_LEVEL',
  secret: 'DATABASE_URL',
  snapshot: 'nightly',
};

interface Case {
  /** Other names than those above. */
  readonly names?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
  /** What follows the command and the names in the command line. */
  readonly words?: string;
}

/** Operations that need more than names. */
const cases: Readonly<Record<string, Case>> = {
  createToken: {
    body: {name: 'extra', kind: 'deploy', namespace: 'acme', scopes: ['read', 'deploy'], expiresAt: '+48h'},
    words: 'extra --kind deploy --scope read --scope deploy --expires 48h',
  },
  deployApp: {
    body: {manifest, image: 'registry.aloft.example/acme/hello:9', message: 'Fix the greeting'},
    words: '--file manifest --image registry.aloft.example/acme/hello:9 --message "Fix the greeting"',
  },
  getAppLogs: {query: '?source=system&tail=2', words: '--source system --tail 2'},
  listApps: {query: '?state=live&state=suspended', words: '--state live --state suspended'},
  createApp: {
    body: {
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
    words:
      'extra --image registry.aloft.example/acme/extra:1 --memory 512Mi --command "node \'a b.js\'" -e A=1 -e B=2 --label team=web --health-port 8080 --health-path /ok --max 3',
  },
  updateApp: {
    body: {machine: {memory: '512Mi', flash: {idleTimeout: '5m'}, secrets: ['DATABASE_URL']}},
    words: '--memory 512Mi --idle-timeout 5m --secret DATABASE_URL',
  },
  deleteApp: {query: '?withServices=true', words: '--with-services'},
  scaleApp: {body: {scale: {min: 1, max: 2}}, words: '--min 1 --max 2'},
  rollbackApp: {body: {release: 1}, words: '1'},
  runTask: {
    body: {command: ['echo', 'a b'], memory: '512Mi', timeout: '10m'},
    words: '--memory 512Mi --timeout 10m -- echo "a b"',
  },
  resumeApp: {names: {app: 'idle'}},
  setVariable: {names: {variable: 'MODE'}, body: {value: 'a b'}, words: '"MODE=a b"'},
  deleteVariable: {query: '?deploy=false', words: '--no-deploy'},
  setSecret: {names: {secret: 'KEY'}, body: {value: 's'}, words: 'KEY=s'},
  listMachines: {query: '?app=hello', words: '--app hello'},
  createMachine: {
    body: {name: 'extra', image: 'registry.aloft.example/acme/extra:1', volume: 'data', mount: '/data', start: false},
    words: 'extra --image registry.aloft.example/acme/extra:1 --volume data --mount /data --no-start',
  },
  startMachine: {names: {machine: 'stopped'}},
  stopMachine: {query: '?grace=5s', words: '--grace 5s'},
  deleteMachine: {query: '?force=true', words: '--force'},
  getMachineLogs: {query: '?source=all', words: '--source all'},
  listServices: {query: '?app=hello', words: '--app hello'},
  createService: {
    body: {
      name: 'extra',
      app: 'hello',
      listeners: ['443:8080/https', '80:redirect/http'],
      hostnames: ['www.example.org'],
    },
    words: 'extra --app hello --port 443:8080/https --hostname www.example.org',
  },
  updateService: {
    body: {hostnames: ['www.example.org'], labels: {team: 'web'}},
    words: '--add-hostname www.example.org --label team=web',
  },
  attachService: {names: {service: 'free'}, body: {app: 'hello'}, words: '--app hello'},
  createVolume: {body: {name: 'extra', size: '1Gi'}, words: 'extra --size 1Gi'},
  attachVolume: {body: {machine: 'worker', mount: '/data'}, words: '--machine worker --mount /data'},
  detachVolume: {names: {volume: 'used'}, query: '?force=true', words: '--force'},
  resizeVolume: {body: {size: '20Gi'}, words: '--size 20Gi'},
  createVolumeSnapshot: {body: {name: 'weekly'}, words: 'weekly'},
  restoreVolumeSnapshot: {body: {to: 'copy'}, words: '--snapshot nightly --to copy'},
  deleteVolume: {query: '?withSnapshots=true', words: '--with-snapshots'},
  createCertificate: {
    body: {name: 'extra', hostnames: ['a.example.com', 'b.example.com'], validation: 'dns'},
    words: 'extra --hostname a.example.com --hostname b.example.com --validation dns',
  },
  uploadCertificate: {
    names: {certificate: 'own'},
    body: {certificate: pem, key},
    words: '--certificate certificate --key key',
  },
  createNamespace: {
    body: {name: 'extra', region: 'us-east', labels: {team: 'web'}},
    words: 'extra --region us-east --label team=web',
  },
  deleteNamespace: {names: {namespace: 'staging'}},
  listQuotas: {words: 'acme'},
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

  it.each(apiOperations.filter(({command}) => command))(
    '$id has the effect of its command',
    ({id, method, path, status, result, command}) => {
      const {names: own = {}, query = '', body, words = ''} = cases[id] ?? {};
      const nameOf = (name: string): string => own[name] ?? names[name] ?? '';
      const sent = send(method, path.replace(/\{(\w+)\}/g, (_, name: string) => nameOf(name)) + query, body);
      expect(sent.status, sent.content).toBe(status);
      const typed = createTerminal('hello', start);
      typed.write('manifest', JSON.stringify(manifest));
      typed.write('certificate', pem);
      typed.write('key', key);
      const isData = result !== null && !(typeof result === 'object' && 'mediaType' in result);
      const named = [...path.replace('/namespaces/{namespace}/', '').matchAll(/\{(\w+)\}/g)];
      const {path: verbs = [], args = [], flags = []} = command ?? {};
      const output = typed.run(
        [
          ...['aloft --yes', ...(isData ? ['-o json'] : []), ...verbs],
          ...(flags.some(({name, default: value}) => name === 'wait' && value === 'true') ? ['--no-wait'] : []),
          ...args
            .filter(({name}) => name !== 'KEY=VALUE')
            .flatMap((_, index) => named[index]?.[1] ?? [])
            .map(nameOf),
          words,
        ].join(' '),
      );
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

  it.each([
    ['PUT', '/apps/hello/env/MODE', {value: 'x'}, {name: 'MODE', value: 'x'}],
    ['PUT', '/apps/hello/secrets/KEY', {value: 'x'}, {name: 'KEY'}],
    ['POST', '/apps/hello/run', {command: ['ls']}, {app: 'hello'}],
    ['GET', '/audit?limit=1', undefined, {items: [{action: 'token.create', token: 'laptop', outcome: 'allowed'}]}],
  ])('%s %s returns what no command prints', (method, path, body, content) => {
    expect(JSON.parse(send(method, `/namespaces/acme${path}`, body).content)).toMatchObject(content);
  });

  it('returns metrics as text', () => {
    expect(send('GET', '/namespaces/acme/metrics').content).toMatch(
      /# TYPE aloft_machine_wakes_total counter\naloft_machine_wakes_total\{namespace="acme",app="hello",region="eu-central",machine="m-\w+"\} 0\n/,
    );
  });
});
