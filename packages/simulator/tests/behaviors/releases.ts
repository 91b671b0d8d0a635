import type {BehaviorId} from '@aloft/platform/behaviors';
import type {View} from '../../src/context';
import type {App, Namespace} from '../../src/state/types';
import {without} from '../createTerminal';
import {
  content,
  contentOf,
  differs,
  each,
  every,
  firstApp,
  machinesOf,
  refuses,
  runOn,
  script,
  unless,
  type Property,
} from './Property';

/** What an app and its services are set to. */
function settingsOf(namespace: Namespace, app: App): object {
  const {template, check, scale, mounts, image, release, secretValues} = app;
  const services = Object.values(namespace.services)
    .filter((service) => service.app === app.name)
    .map(({name, visibility, listeners, hostnames}) => ({name, visibility, listeners, hostnames}));
  return {template, check, scale, mounts, image, release, secretValues, services, volumes: volumesOf(namespace)};
}

const volumesOf = (namespace: Namespace): object =>
  Object.values(namespace.volumes).map(({name, size, snapshots}) => ({name, size, snapshots}));

const isRollback = (words: readonly string[]): boolean => words.includes('rollback');

const BROKEN = 'registry.aloft.example/acme/hello:broken';

export const releaseProperties = {
  'failed-deploy-restores': {
    step: ({before, words, result}) => {
      if (result.errorCode !== 'deploy_failed' || isRollback(words)) return [];
      return every(result.state, 'apps').flatMap(([namespace, app]) => {
        const old = before.namespaces[namespace.name];
        const oldApp = old?.apps[app.name];
        if (!oldApp || oldApp.release === null) return [];
        return differs(settingsOf(namespace, app), settingsOf(old, oldApp), `app ${app.name}`);
      });
    },
  },
  'failed-rollback-restores': {
    from: ['releases', 'volume'],
    run: (terminal) => {
      const app = firstApp(terminal);
      if (!app) return 'skip';
      terminal.run(`aloft app update ${app.name} --image ${BROKEN} --memory 1Gi`);
      terminal.ok(`aloft app env set ${app.name} AFTER=1`);
      const failed = terminal.state().namespaces.acme?.apps[app.name]?.releases.find((release) => release.failed);
      if (!failed) return 'skip';
      const settings = () => settingsOf(terminal.acme(), terminal.acme().apps[app.name] as App);
      const before = settings();
      const {errorCode} = terminal.run(`aloft app rollback ${app.name} ${failed.number} --yes`);
      if (errorCode !== 'deploy_failed')
        return [`the rollback to the failed release ended with ${errorCode ?? 'success'}`];
      return differs(settings(), before, `app ${app.name}`);
    },
  },
  'rollback-restores': {
    step: ({before, words, result}) => {
      if (!isRollback(words) || result.exitCode !== 0) return [];
      return every(result.state, 'apps').flatMap(([namespace, app]) => {
        const newest = app.releases.at(-1);
        const number = Number(/^rollback to (\d+)$/.exec(newest?.message ?? '')?.[1]);
        const isNew =
          newest &&
          !before.namespaces[namespace.name]?.apps[app.name]?.releases.some(
            (release) => release.number === newest.number,
          );
        const target = app.releases.find((release) => release.number === number);
        if (!isNew || !target) return [];
        const parts = ['template', 'check', 'scale', 'mounts', 'image'] as const;
        return [
          ...parts.flatMap((part) => differs(app[part], target[part], `${part} of ${app.name} after the rollback`)),
          ...differs(newest.content, target.content, `the content of ${app.name} after the rollback`),
          ...target.services.flatMap((service) => {
            const {name, visibility, listeners, hostnames} = namespace.services[service.name] ?? {};
            return differs({name, visibility, listeners, hostnames}, service, `service ${service.name}`);
          }),
        ];
      });
    },
  },
  'rollback-keeps-secrets': script({
    from: ['shop'],
    given: ['aloft app secret set shop DATABASE_URL=postgres://new'],
    keeps: (terminal) => terminal.json('aloft app secret list shop'),
    lines: [
      'aloft app rollback shop 1 --yes',
      ['aloft machine exec {machine} -- env', 'DATABASE_URL=postgres://new\n'],
    ],
  }),
  'rollback-keeps-volumes': {
    step: ({before, words, result}) => {
      if (!isRollback(words)) return [];
      return Object.entries(before.namespaces).flatMap(([name, namespace]) => {
        const after = result.state.namespaces[name];
        return after ? differs(volumesOf(after), volumesOf(namespace), 'the volumes') : [];
      });
    },
  },
  'rollback-needs-secrets': script({
    from: ['shop'],
    given: [
      'aloft app update shop --image registry.aloft.example/acme/shop:2',
      'aloft app secret unset shop DATABASE_URL --no-deploy',
    ],
    keeps: content,
    lines: refuses('secret_not_found', 'app rollback shop 1 --yes'),
  }),
  'rollback-to-previous': {
    from: ['releases', 'shop'],
    run: (terminal) => {
      const app = firstApp(terminal);
      const previous = app?.releases.filter((release) => !release.failed && release.number !== app.release).at(-1);
      if (!app || !previous) return 'skip';
      terminal.ok(`aloft app rollback ${app.name} --yes`);
      return differs(terminal.acme().apps[app.name]?.image, previous.image, 'the image');
    },
  },
  'releases-are-numbered': each('apps', ({name, releases}) =>
    differs(
      releases.map(({number}) => number),
      releases.map((_, index) => index + 1),
      `releases of ${name}`,
    ),
  ),
  'release-records-digest': {
    from: ['releases'],
    run: (terminal) => {
      const first = terminal.json<View[]>('aloft app releases hello').at(-1);
      terminal.ok('aloft build --tag 1');
      terminal.ok('aloft app rollback hello 1 --yes');
      const [newest] = terminal.json<View[]>('aloft app releases hello');
      return differs(newest?.digest, first?.digest, 'the digest after the rollback');
    },
  },
  'new-machines-first': script({
    from: ['hello', 'releases'],
    keeps: ({acme}) => Object.keys(acme().machines),
    lines: [[`aloft deploy --image ${BROKEN}`, 'Creating release', '(deploy_failed)']],
  }),
  'volume-stops-first': each('apps', ({name, mounts}, namespace) => {
    const {length} = machinesOf(namespace, name);
    return unless(mounts.length === 0 || length <= 1, `app ${name} with a volume has ${length} machines`);
  }),
  'volume-failure-restarts': script({
    from: ['volume'],
    given: [['aloft app get notes', {state: 'live'}]],
    keeps: ({acme, json}) => [
      acme().apps.notes?.release,
      json<View[]>('aloft machine list --app notes').map(({release, volumes}) => [release, volumes]),
    ],
    lines: [
      ...refuses('deploy_failed', `deploy --image ${BROKEN}`),
      ['aloft machine list --app notes', [{state: 'running', volumes: ['data']}]],
    ],
  }),
  'start-is-one-attempt': {
    from: ['hello', 'machine'],
    run: (terminal) => {
      const before = terminal.state().now;
      const {errorCode} = terminal.run(`aloft app create crashing --image ${BROKEN}`);
      if (errorCode !== 'deploy_failed') return 'skip';
      const log = terminal.ok('aloft logs crashing --source system');
      return [
        ...unless(terminal.state().now - before < 30_000, 'the start took longer than a few seconds'),
        ...differs(log.match(/process exited/g)?.length, 1, 'exits of the process'),
      ];
    },
  },
  'release-command-first': script({
    from: ['release-command'],
    after: 'nothing',
    lines: [
      [
        'aloft deploy',
        /Pushed [^]*Running release command (?![^]*Running release)[^]*npm run migrate succeeded[^]*Creating release 2/,
      ],
    ],
  }),
  'failed-release-command-restores': script({
    from: ['failing-migration'],
    keeps: content,
    lines: refuses('release_command_failed', 'deploy --image registry.aloft.example/acme/shop:2'),
  }),
  'release-command-deploys-only': script({
    from: ['release-command'],
    after: 'nothing',
    lines: [
      ['aloft app update shop --memory 1Gi', without('release command')],
      ['aloft app env set shop A=1', without('release command')],
      ['aloft app secret set shop DATABASE_URL=postgres://other', without('release command')],
      ['aloft app rollback shop 1 --yes', without('release command')],
    ],
  }),
  'task-returns-exit-code': script({
    from: ['failing-migration', 'release-command'],
    lines: ({state}) => [
      ['aloft app run shop -- npm run migrate', state().behaviors.shop?.commands['npm run migrate']?.exitCode ?? -1],
    ],
  }),
  'task-machine-is-deleted': each('machines', ({name, oneOff}) =>
    unless(!oneOff, `the one-off machine ${name} remains`),
  ),
  'task-without-volumes': script({
    from: ['volume'],
    when: ({acme}) => Boolean(acme().apps.notes?.release),
    keeps: ({acme}) => acme().volumes.data?.machine,
    lines: [['aloft app run notes -- cat /proc/mounts', without('/var/lib/data')]],
  }),
  'dry-run-changes-nothing': {
    step: ({before, words, result}) =>
      words.includes('--dry-run')
        ? differs(contentOf(result.state), contentOf(before), 'the dry run changed something')
        : [],
  },
  'invalid-manifest-changes-nothing': script({
    from: ['hello', 'volume'],
    keeps: content,
    lines: refuses('manifest_invalid', 'deploy --file Dockerfile'),
  }),
  'setting-creates-release': {
    from: ['hello', 'shop'],
    run: (terminal) => {
      const app = firstApp(terminal);
      if (!app) return 'skip';
      const {name} = app;
      const lines = [
        `app update ${name} --memory 2Gi`,
        `app env set ${name} NEW=1`,
        `app secret set ${name} NEW_SECRET=1`,
      ];
      return lines.flatMap((line) => {
        const count = terminal.acme().apps[name]?.releases.length ?? 0;
        terminal.ok(`aloft ${line}`);
        return differs(terminal.acme().apps[name]?.releases.length, count + 1, `releases after aloft ${line}`);
      });
    },
  },
  'same-value-changes-nothing': {
    step: ({words, result}) => {
      const isSetting = /^(?:app (?:update|scale|env set|secret set)|service update|volume resize)\b/.test(
        words.slice(1, words[1] === 'app' ? 4 : 3).join(' '),
      );
      if (!isSetting || result.exitCode !== 0 || words.includes('--remove-hostname')) return [];
      const again = runOn(result.state, words).state;
      return differs(contentOf(again), contentOf(result.state), 'repeating the line changed something');
    },
  },
  'no-deploy-stages-secrets': {
    from: ['shop'],
    run: (terminal) => {
      if (!terminal.acme().apps.shop?.template.secrets.includes('DATABASE_URL')) return 'skip';
      terminal.ok('aloft app scale shop --min 1 --max 2');
      terminal.ok('aloft app secret set shop DATABASE_URL=postgres://live');
      terminal.ok('aloft app secret set shop DATABASE_URL=postgres://staged --no-deploy');
      terminal.ok('aloft app scale shop --min 2');
      const values = (): string[] =>
        terminal
          .json<View[]>('aloft machine list --app shop')
          .map(
            ({name}) =>
              /^DATABASE_URL=(.*)$/m.exec(terminal.ok(`aloft machine exec ${String(name)} -- env`))?.[1] ?? '',
          );
      const staged = differs(values(), ['postgres://live', 'postgres://live'], 'the values before the release');
      terminal.ok('aloft app env set shop A=1');
      return [...staged, ...differs(values(), ['postgres://staged', 'postgres://staged'], 'the values after it')];
    },
  },
  'manifest-replaces-settings': script({
    from: ['hello'],
    given: ['aloft app update hello --memory 2Gi'],
    lines: ['aloft deploy', ['aloft app get hello', {machine: {memory: '256Mi'}}]],
  }),
  'omitted-service-stays': script({
    from: ['hello', 'volume'],
    given: ['aloft service create extra --app {app} --port 8080:8080/http --visibility private'],
    keeps: ({acme}) => acme().services.extra?.app,
    lines: ['aloft deploy'],
  }),
  'omitted-hostname-goes': script({
    from: ['hello'],
    given: ['aloft service update hello --add-hostname other.example.com'],
    lines: ['aloft deploy', ['aloft service get hello', {hostnames: []}]],
  }),
  'omitted-volume-is-detached': script({
    from: ['volume'],
    after: 'nothing',
    lines: ({write}) => {
      write('aloft.yaml', 'version: 1\napp: notes\nnamespace: acme\nbuild: {dockerfile: Dockerfile}\n');
      return ['aloft deploy', ['aloft volume get data', {machine: null, state: 'available'}]];
    },
  }),
  'suspend-stops-machines': {
    step: ({before, words, result}) => {
      if (words[2] !== 'suspend' || result.exitCode !== 0) return [];
      return every(result.state, 'apps').flatMap(([namespace, app]) => {
        const old = before.namespaces[namespace.name];
        if (app.state !== 'suspended' || old?.apps[app.name]?.state === 'suspended') return [];
        const machines = Object.values(namespace.machines).filter((machine) => machine.app === app.name);
        const isStopped = machines.every(({state}) => state === 'stopped');
        return [
          ...unless(isStopped, `a machine of ${app.name} is not stopped`),
          ...differs(
            settingsOf(namespace, app),
            old?.apps[app.name] && settingsOf(old, old.apps[app.name] as App),
            `app ${app.name}`,
          ),
        ];
      });
    },
  },
  'suspended-app-refuses-changes': script({
    from: ['hello', 'volume'],
    given: ['aloft app suspend {app} --yes'],
    keeps: content,
    lines: refuses(
      'app_suspended',
      ...['deploy', 'app update {app} --memory 4Gi', 'app scale {app} --concurrency 7', 'app env set {app} NEW=1'],
    ),
  }),
  'resume-restores-release': {
    from: ['hello', 'volume', 'shop'],
    run: (terminal) => {
      const app = firstApp(terminal);
      if (!app) return 'skip';
      terminal.ok(`aloft app suspend ${app.name} --yes`);
      terminal.ok('sleep 2h');
      terminal.ok(`aloft app resume ${app.name}`);
      const machines = terminal.json<View[]>(`aloft machine list --app ${app.name}`);
      return [
        ...unless(machines.length > 0, 'no machine was started'),
        ...machines.flatMap(({release, state}) => [
          ...differs(release, app.release, 'the release of a machine'),
          ...differs(state, 'running', 'its state'),
        ]),
      ];
    },
  },
} as const satisfies Partial<Record<BehaviorId, Property>>;
