import type {BehaviorId} from '@aloft/platform/behaviors';
import {limits} from '@aloft/platform/limits';
import type {SimulatorState} from '../../src';
import type {View} from '../../src/context';
import {computeInUse} from '../../src/machines/startMachine';
import {COUNTED_KINDS} from '../../src/resources';
import {play, without, type Line, type Terminal} from '../createTerminal';
import {content, differs, each, every, refuses, script, unless, type Property} from './Property';

const HELLO = 'https://hello.acme.apps.aloft.example/';

/** Whether the app hello serves its service, with a machine that can go to standby. */
const serves = (terminal: Terminal): boolean => {
  const {apps, services} = terminal.acme();
  return apps.hello?.state === 'live' && services.hello?.app === 'hello' && services.hello.visibility === 'public';
};

/** A request that the edge refuses. */
const unavailable: Line = [`curl -i ${HELLO}`, 'HTTP/2 503', 'retry-after: '];

/** Machines with more requests and connections than `scale.concurrency` allows. */
const overloaded = (state: SimulatorState): readonly string[] =>
  every(state, 'apps').flatMap(([namespace, {name, scale}]) =>
    Object.values(namespace.machines).flatMap((machine) => {
      const load = state.flows.filter(({machine: id, service}) => id === machine.id && service !== null).length;
      return unless(machine.app !== name || load <= scale.concurrency, `${machine.name} has ${load} requests`);
    }),
  );

/** Uploads a certificate and waits until it has expired. */
const letExpire: readonly Line[] = [
  'aloft certificate upload partner --certificate www.example.com.pem --key www.example.com.key',
  'sleep 89d',
  'aloft login --no-browser',
  'sleep 11d',
];

export const networkProperties = {
  'private-request-wakes': script({
    from: ['private-service'],
    given: [
      ['aloft machine get orders-1', {state: 'standby'}],
      ['aloft machine get web-1', {state: 'running'}],
      ['aloft service get orders', {app: 'orders'}],
    ],
    lines: [
      ['aloft machine exec web-1 -- curl -s http://orders.acme.internal/healthz', 'ok\n'],
      ['aloft machine get orders-1', {state: 'running'}],
    ],
  }),
  'private-stays-in-namespace': script({
    from: ['private-service'],
    when: ({acme}) => acme().services.orders !== undefined,
    keeps: ({json}) => json<View>('aloft machine get orders-1').state,
    lines: [
      ['curl -s http://orders.acme.internal/healthz', 'Could not resolve host'],
      ['curl -s http://orders.acme.apps.aloft.example/', 'No service has this hostname'],
    ],
  }),
  'public-name-is-internal-too': script({
    from: ['hello', 'hello-standby'],
    when: serves,
    given: ['aloft app create caller --image nginx:1.29'],
    lines: ({acme}) => {
      const listener = acme().services.hello?.listeners.find(({protocol}) => protocol === 'https');
      const url = `hello.acme.internal:${listener?.port}/`;
      return [
        [`aloft machine exec caller-1 -- curl -i http://${url}`, 'HTTP/1.1 200 OK'],
        [`aloft machine exec caller-1 -- curl -s https://${url}`, 'curl: (35)', '(exec_failed)'],
      ];
    },
  }),
  'tcp-is-private': each('services', ({name, visibility, listeners}) =>
    unless(
      visibility === 'private' || listeners.every(({protocol}) => protocol !== 'tcp'),
      `the public service ${name} has a tcp listener`,
    ),
  ),
  'http-redirects': script({
    from: ['hello', 'custom-domain'],
    when: (terminal) =>
      serves(terminal) && terminal.acme().services.hello?.listeners.some(({redirect}) => redirect === 'https') === true,
    lines: [
      [
        'curl -I http://hello.acme.apps.aloft.example/a?b=c',
        'HTTP/1.1 308',
        'location: https://hello.acme.apps.aloft.example/a?b=c',
      ],
    ],
  }),
  'unserved-request-is-503': script({
    from: ['hello', 'hello-standby'],
    when: serves,
    lines: ['aloft app suspend hello --yes', unavailable],
  }),
  'full-quota-refuses-wakes': script({
    from: ['hello-standby'],
    when: serves,
    given: [
      'aloft machine wake hello-1',
      'aloft machine flash hello-1',
      ['aloft machine get hello-1', {state: 'standby'}],
      'aloft app create big --image nginx:1.29 --vcpus 16 --min 4 --max 4',
    ],
    lines: [
      unavailable,
      ['aloft logs hello --source system --tail 1', 'quota'],
      ['aloft metrics hello --metric aloft_machine_refused_wakes_total', ' 1\n'],
      ['aloft machine get hello-1', {state: 'standby'}],
    ],
  }),
  'quota-is-kept': {
    always: ({namespaces}) =>
      Object.values(namespaces).flatMap((namespace) => {
        const {vcpus, memory} = computeInUse(namespace);
        return [
          ...COUNTED_KINDS.map((kind) => [kind, Object.keys(namespace[kind]).length] as const),
          ...Object.values(namespace.volumes).map(({snapshots}) => ['volume-snapshots', snapshots.length] as const),
          ...[['vcpus', vcpus] as const, ['memory', memory] as const],
        ].flatMap(([limit, used]) => unless(used <= limits[limit].value, `${used} are too many ${limit}`));
      }),
  },
  'hostname-has-one-service': script({
    from: ['custom-domain', 'certificate'],
    when: ({acme}) => acme().services.hello?.hostnames.includes('www.example.com') === true,
    given: ['aloft service create extra --port 443:8080/https'],
    keeps: content,
    lines: refuses(
      'hostname_in_use',
      'service update extra --add-hostname www.example.com',
      'service create other --port 443:8080/https --hostname www.example.com',
    ),
  }),
  'deploy-moves-hostnames': {
    from: ['namespaces'],
    after: 'nothing',
    run: (terminal) => {
      const staged = 'aloft service create shop --port 443:8080/https --hostname www.example.com';
      terminal.ok(`${staged} --namespace acme-staging`);
      terminal.write(
        'aloft.yaml',
        'version: 1\napp: hello\nbuild: {dockerfile: Dockerfile}\nservices: [{name: hello, listeners: [{port: 443, protocol: https, targetPort: 8080}], hostnames: [www.example.com]}]\n',
      );
      const before = content(terminal);
      return [
        ...play(terminal, refuses('hostname_in_use', 'deploy')),
        ...differs(content(terminal), before, 'the refused deploy changed something'),
        ...play(terminal, [
          'aloft deploy --move-hostnames',
          ['aloft service get shop --namespace acme-staging', {hostnames: []}],
          ['aloft service get hello', {hostnames: ['www.example.com']}],
        ]),
      ];
    },
  },
  'deploy-skips-hostnames': script({
    from: ['custom-domain'],
    given: ['aloft service update hello --add-hostname other.example.com'],
    keeps: ({acme}) => acme().services.hello?.hostnames,
    lines: ['aloft deploy --skip-hostnames', ['aloft service get hello', 'other.example.com']],
  }),
  'hostname-needs-proof': script({
    from: ['hello'],
    after: 'nothing',
    lines: [
      ['aloft service update hello --port 80:8080/http --add-hostname www.example.com', ' TXT '],
      ['curl -s http://www.example.com/', 'No service has this hostname.'],
      'sleep 5m',
      ['curl -s http://www.example.com/', 'Hello from Aloft'],
      ['aloft service update hello --add-hostname shop.example.com', without('TXT')],
    ],
  }),
  'no-certificate-no-tls': script({
    from: ['custom-domain'],
    when: ({acme}) =>
      Object.keys(acme().certificates).length === 0 &&
      acme().services.hello?.hostnames.includes('www.example.com') === true,
    lines: ['sleep 5m', ['curl https://www.example.com/', 35, /^curl: /]],
  }),
  'expired-certificate-is-served': script({
    from: ['custom-domain'],
    after: 'nothing',
    lines: [...letExpire, ['curl https://www.example.com/', 60], ['aloft service get hello', {state: 'ready'}]],
  }),
  'managed-certificate-renews': {
    from: ['certificate'],
    run: (terminal) => {
      const before = terminal.acme().certificates.shop;
      if (before?.source !== 'managed' || before.state !== 'active') return 'skip';
      for (const wait of ['sleep 59d', 'sleep 24h', 'sleep 30d']) {
        terminal.ok(wait);
        const {state} = terminal.acme().certificates.shop ?? {};
        if (state !== 'active' && state !== 'renewing') return [`the certificate is ${String(state)}`];
      }
      const after = terminal.acme().certificates.shop?.expiresAt ?? 0;
      return unless(after > (before.expiresAt ?? 0), 'the certificate was not renewed');
    },
  },
  'uploaded-certificate-expires': script({
    from: ['custom-domain'],
    after: 'nothing',
    lines: [
      ...letExpire,
      ['aloft certificate get partner', {state: 'expired'}],
      ...refuses('certificate_uploaded', 'certificate renew partner'),
    ],
  }),
  'certificate-waits-for-dns': script({
    from: ['hello', 'custom-domain'],
    given: ['aloft certificate create fresh --hostname new.example.com'],
    lines: [
      ['aloft certificate get fresh', {state: 'pending-validation'}],
      'sleep 5m',
      ['aloft certificate get fresh', {state: 'active'}],
    ],
  }),
  'used-certificate-stays': script({
    from: ['certificate'],
    when: ({acme}) => acme().services.hello?.hostnames.includes('www.example.com') === true,
    given: ['aloft certificate get shop'],
    keeps: content,
    lines: refuses('resource_in_use', 'certificate delete shop --yes'),
  }),
  'queue-has-one-limit': {
    from: ['slow-requests'],
    run: (terminal) => {
      const {hello} = terminal.acme().apps;
      if (!serves(terminal) || hello?.scale.min !== 0 || terminal.state().flows.length > 0) return 'skip';
      if (terminal.run('aloft app scale hello --min 0 --max 1 --concurrency 1').exitCode !== 0) return 'skip';
      terminal.ok(`curl ${HELLO}slow &`);
      const before = terminal.state().now;
      return [
        ...play(terminal, [unavailable]),
        ...differs(terminal.state().now - before, limits['request-held'].value, 'ms until the response'),
        ...play(terminal, ['sleep 65s', [`curl -i ${HELLO}`, 'HTTP/2 200']]),
        ...differs(terminal.state().now, before + 120_000, 'the time of the next response'),
      ];
    },
  },
  'concurrency-counts-both': {
    from: ['slow-requests'],
    run: (terminal) => {
      if (!serves(terminal) || terminal.acme().services.db || terminal.state().flows.length > 0) return 'skip';
      const machines = (app: string): number => terminal.json<View[]>(`aloft machine list --app ${app}`).length;
      if (terminal.run('aloft app scale hello --min 0 --max 2 --concurrency 1').exitCode !== 0) return 'skip';
      if (machines('hello') !== 1) return 'skip';
      terminal.ok('aloft app create db --image postgres:18 --concurrency 2');
      terminal.ok('aloft app create caller --image nginx:1.29');
      terminal.ok('aloft service create db --app db --visibility private --port 5432:5432/tcp');
      const connect = 'aloft machine exec caller-1 -- nc db.acme.internal 5432 &';
      terminal.ok(connect);
      terminal.ok(connect);
      const connected = terminal.ok('jobs');
      terminal.ok(connect);
      const jobs = terminal.ok('jobs');
      terminal.ok(`curl ${HELLO}slow &`);
      terminal.ok(`curl ${HELLO}slow &`);
      return [
        ...unless(machines('hello') === 2, 'a second request did not start a second machine'),
        ...differs(connected.match(/Running/g)?.length, 2, 'open connections'),
        ...unless(jobs.includes('  Exit 1  '), `a third connection was accepted:\n${jobs}`),
        ...overloaded(terminal.state()),
      ];
    },
  },
  'detached-service-keeps-hostnames': script({
    from: ['certificate'],
    when: ({acme}) => acme().services.hello?.app === 'hello' && acme().services.hello?.visibility === 'public',
    keeps: ({acme}) => acme().services.hello?.hostnames,
    lines: ['aloft service detach hello --yes', [`curl -i ${HELLO}`, 'HTTP/2 503']],
  }),
} as const satisfies Partial<Record<BehaviorId, Property>>;
