import type {BehaviorId} from '@aloft/platform/behaviors';
import {limits} from '@aloft/platform/limits';
import type {SimulatorState} from '../../src';
import type {View} from '../../src/context';
import {checkWorld} from '../checkWorld';
import type {Terminal} from '../createTerminal';
import {contentOf, differs, every, refuses, unless, type Property} from './Property';

const HELLO = 'https://hello.acme.apps.aloft.example/';

const stateOf = (terminal: Terminal, line: string): unknown => terminal.json<View>(line).state;

/** Whether the app hello serves its service, with a machine that can go to standby. */
const serves = (terminal: Terminal): boolean => {
  const {apps, services} = terminal.acme();
  return apps.hello?.state === 'live' && services.hello?.app === 'hello' && services.hello.visibility === 'public';
};

const responds = (terminal: Terminal, line: string, ...parts: string[]): readonly string[] => {
  const {stdout, stderr} = terminal.run(line);
  return parts.flatMap((part) =>
    unless((stdout + stderr).includes(part), `${line} printed\n${stdout}${stderr}without ${part}`),
  );
};

/** Machines with more requests and connections than `scale.concurrency` allows. */
const overloaded = (state: SimulatorState): readonly string[] =>
  every(state, 'apps').flatMap(([namespace, {name, scale}]) =>
    Object.values(namespace.machines).flatMap((machine) => {
      const load = state.flows.filter(({machine: id, service}) => id === machine.id && service !== null).length;
      return unless(machine.app !== name || load <= scale.concurrency, `${machine.name} has ${load} requests`);
    }),
  );

/** Uploads a certificate and waits until it has expired. */
const letExpire = (terminal: Terminal): void => {
  terminal.ok('aloft certificate upload partner --certificate www.example.com.pem --key www.example.com.key');
  terminal.ok('sleep 89d');
  terminal.ok('aloft login --no-browser');
  terminal.ok('sleep 11d');
};

export const networkProperties = {
  'private-request-wakes': {
    from: ['private-service'],
    run: (terminal) => {
      if (stateOf(terminal, 'aloft machine get orders-1') !== 'standby') return 'skip';
      if (stateOf(terminal, 'aloft machine get web-1') !== 'running') return 'skip';
      if (terminal.acme().services.orders?.app !== 'orders') return 'skip';
      return [
        ...responds(terminal, 'aloft machine exec web-1 -- curl -s http://orders.acme.internal/healthz', 'ok\n'),
        ...differs(stateOf(terminal, 'aloft machine get orders-1'), 'running', 'the state of the machine'),
      ];
    },
  },
  'private-stays-in-namespace': {
    from: ['private-service'],
    run: (terminal) => {
      if (!terminal.acme().services.orders) return 'skip';
      const before = stateOf(terminal, 'aloft machine get orders-1');
      return [
        ...responds(terminal, 'curl -s http://orders.acme.internal/healthz', 'Could not resolve host'),
        ...responds(terminal, 'curl -s http://orders.acme.apps.aloft.example/', 'No service has this hostname'),
        ...differs(stateOf(terminal, 'aloft machine get orders-1'), before, 'the state of the machine'),
      ];
    },
  },
  'public-name-is-internal-too': {
    from: ['hello', 'hello-standby'],
    run: (terminal) => {
      if (!serves(terminal)) return 'skip';
      const listener = terminal.acme().services.hello?.listeners.find(({protocol}) => protocol === 'https');
      if (!listener) return 'skip';
      terminal.ok('aloft app create caller --image nginx:1.29');
      const url = `hello.acme.internal:${listener.port}/`;
      return [
        ...responds(terminal, `aloft machine exec caller-1 -- curl -i http://${url}`, 'HTTP/1.1 200 OK'),
        ...responds(terminal, `aloft machine exec caller-1 -- curl -s https://${url}`, 'curl: (35)'),
      ];
    },
  },
  'tcp-is-private': {
    always: (state) =>
      every(state, 'services').flatMap(([, {name, visibility, listeners}]) =>
        unless(
          visibility === 'private' || listeners.every(({protocol}) => protocol !== 'tcp'),
          `the public service ${name} has a tcp listener`,
        ),
      ),
  },
  'http-redirects': {
    from: ['hello', 'custom-domain'],
    run: (terminal) =>
      serves(terminal) && terminal.acme().services.hello?.listeners.some(({redirect}) => redirect === 'https')
        ? responds(
            terminal,
            'curl -I http://hello.acme.apps.aloft.example/a?b=c',
            'HTTP/1.1 308',
            'location: https://hello.acme.apps.aloft.example/a?b=c',
          )
        : 'skip',
  },
  'unserved-request-is-503': {
    from: ['hello', 'hello-standby'],
    run: (terminal) => {
      if (!serves(terminal)) return 'skip';
      terminal.ok('aloft app suspend hello --yes');
      return responds(terminal, `curl -i ${HELLO}`, 'HTTP/2 503', 'retry-after: ');
    },
  },
  'full-quota-refuses-wakes': {
    from: ['hello-standby'],
    run: (terminal) => {
      if (!serves(terminal)) return 'skip';
      terminal.ok('aloft machine wake hello-1');
      terminal.ok('aloft machine flash hello-1');
      if (stateOf(terminal, 'aloft machine get hello-1') !== 'standby') return 'skip';
      terminal.ok('aloft app create big --image nginx:1.29 --vcpus 16 --min 4 --max 4');
      return [
        ...responds(terminal, `curl -i ${HELLO}`, 'HTTP/2 503', 'retry-after: '),
        ...responds(terminal, 'aloft logs hello --source system --tail 1', 'quota'),
        ...responds(terminal, 'aloft metrics hello --metric aloft_machine_refused_wakes_total', ' 1\n'),
        ...differs(stateOf(terminal, 'aloft machine get hello-1'), 'standby', 'the state of the machine'),
      ];
    },
  },
  'quota-is-kept': {always: (state) => checkWorld(state).filter((problem) => problem.startsWith('too m'))},
  'hostname-has-one-service': refuses(['custom-domain', 'certificate'], 'hostname_in_use', (terminal) => {
    if (!terminal.acme().services.hello?.hostnames.includes('www.example.com')) return 'skip';
    terminal.ok('aloft service create extra --port 443:8080/https');
    return [
      'service update extra --add-hostname www.example.com',
      'service create other --port 443:8080/https --hostname www.example.com',
    ];
  }),
  'deploy-moves-hostnames': {
    from: ['namespaces'],
    after: 'nothing',
    run: (terminal) => {
      terminal.ok(
        'aloft service create shop --port 443:8080/https --hostname www.example.com --namespace acme-staging',
      );
      terminal.write(
        'aloft.yaml',
        'version: 1\napp: hello\nbuild: {dockerfile: Dockerfile}\nservices: [{name: hello, listeners: [{port: 443, protocol: https, targetPort: 8080}], hostnames: [www.example.com]}]\n',
      );
      const before = contentOf(terminal.state());
      const refused = terminal.fails('aloft deploy');
      const unchanged = differs(contentOf(terminal.state()), before, 'the refused deploy changed something');
      terminal.ok('aloft deploy --move-hostnames');
      const {namespaces} = terminal.state();
      return [
        ...differs(refused, 'hostname_in_use', 'the error without the flag'),
        ...unchanged,
        ...differs(namespaces['acme-staging']?.services.shop?.hostnames, [], 'the hostnames of the old service'),
        ...differs(namespaces.acme?.services.hello?.hostnames, ['www.example.com'], 'those of the new one'),
      ];
    },
  },
  'deploy-skips-hostnames': {
    from: ['custom-domain'],
    run: (terminal) => {
      const before = terminal.acme().services.hello?.hostnames;
      if (!before) return 'skip';
      terminal.ok('aloft service update hello --add-hostname other.example.com');
      terminal.ok('aloft deploy --skip-hostnames');
      return differs(
        terminal.acme().services.hello?.hostnames,
        [...new Set([...before, 'other.example.com'])],
        'the hostnames',
      );
    },
  },
  'hostname-needs-proof': {
    from: ['hello'],
    after: 'nothing',
    run: (terminal) => [
      ...responds(terminal, 'aloft service update hello --port 80:8080/http --add-hostname www.example.com', ' TXT '),
      ...responds(terminal, 'curl -s http://www.example.com/', 'No service has this hostname.'),
      ...responds(terminal, 'sleep 5m'),
      ...responds(terminal, 'curl -s http://www.example.com/', 'Hello from Aloft'),
      ...unless(
        !terminal.ok('aloft service update hello --add-hostname shop.example.com').includes('TXT'),
        'a second hostname of the domain needs proof again',
      ),
    ],
  },
  'no-certificate-no-tls': {
    from: ['custom-domain'],
    run: (terminal) => {
      const {certificates, services} = terminal.acme();
      if (Object.keys(certificates).length > 0 || !services.hello?.hostnames.includes('www.example.com')) return 'skip';
      terminal.ok('sleep 5m');
      const {exitCode, stdout} = terminal.run('curl https://www.example.com/');
      return [...differs(exitCode, 35, 'the exit code of curl'), ...differs(stdout, '', 'its output')];
    },
  },
  'expired-certificate-is-served': {
    from: ['custom-domain'],
    after: 'nothing',
    run: (terminal) => {
      letExpire(terminal);
      return [
        ...differs(terminal.run('curl https://www.example.com/').exitCode, 60, 'the exit code of curl'),
        ...differs(stateOf(terminal, 'aloft service get hello'), 'ready', 'the state of the service'),
      ];
    },
  },
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
  'uploaded-certificate-expires': {
    from: ['custom-domain'],
    after: 'nothing',
    run: (terminal) => {
      letExpire(terminal);
      return [
        ...differs(stateOf(terminal, 'aloft certificate get partner'), 'expired', 'the state of the certificate'),
        ...differs(terminal.fails('aloft certificate renew partner'), 'certificate_uploaded', 'the error of a renewal'),
      ];
    },
  },
  'certificate-waits-for-dns': {
    from: ['hello', 'custom-domain'],
    run: (terminal) => {
      terminal.ok('aloft certificate create fresh --hostname new.example.com');
      const early = stateOf(terminal, 'aloft certificate get fresh');
      terminal.ok('sleep 5m');
      return [
        ...differs(early, 'pending-validation', 'the state before the records exist'),
        ...differs(stateOf(terminal, 'aloft certificate get fresh'), 'active', 'the state after it'),
      ];
    },
  },
  'used-certificate-stays': refuses(['certificate'], 'resource_in_use', (terminal) => {
    const {certificates, services} = terminal.acme();
    const isUsed = certificates.shop && services.hello?.hostnames.includes('www.example.com');
    return isUsed ? ['certificate delete shop --yes'] : 'skip';
  }),
  'queue-has-one-limit': {
    from: ['slow-requests'],
    run: (terminal) => {
      const {hello} = terminal.acme().apps;
      if (!serves(terminal) || hello?.scale.min !== 0 || terminal.state().flows.length > 0) return 'skip';
      if (terminal.run('aloft app scale hello --min 0 --max 1 --concurrency 1').exitCode !== 0) return 'skip';
      terminal.ok(`curl ${HELLO}slow &`);
      const before = terminal.state().now;
      const refused = responds(terminal, `curl -i ${HELLO}`, 'HTTP/2 503', 'retry-after: ');
      const held = terminal.state().now - before;
      terminal.ok('sleep 65s');
      return [
        ...refused,
        ...differs(held, limits['request-held'].value, 'ms until the response'),
        ...responds(terminal, `curl -i ${HELLO}`, 'HTTP/2 200'),
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
  'detached-service-keeps-hostnames': {
    from: ['certificate'],
    run: (terminal) => {
      const before = terminal.acme().services.hello;
      if (before?.app !== 'hello' || before.visibility !== 'public') return 'skip';
      terminal.ok('aloft service detach hello --yes');
      return [
        ...differs(terminal.acme().services.hello?.hostnames, before.hostnames, 'the hostnames'),
        ...responds(terminal, `curl -i ${HELLO}`, 'HTTP/2 503'),
      ];
    },
  },
} as const satisfies Partial<Record<BehaviorId, Property>>;
