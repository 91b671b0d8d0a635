import type {BehaviorId} from '@aloft/platform/behaviors';
import type {View} from '../../src/context';
import type {App, Namespace} from '../../src/state/types';
import type {Terminal} from '../createTerminal';
import {contentOf, differs, every, refuses, runAgain, unless, type Property} from './Property';

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

const firstApp = (terminal: Terminal): App | undefined =>
  Object.values(terminal.acme().apps).find(({release, state}) => release !== null && state === 'live');

const BROKEN = 'registry.aloft.example/acme/hello:broken';

/** The order in which two texts occur in the output of a deploy. */
const inOrder = (output: string, ...texts: string[]): readonly string[] => {
  const places = texts.map((text) => output.indexOf(text));
  return unless(
    places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? 0))),
    `the output doesn't have ${texts.join(', then ')}:\n${output}`,
  );
};

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
  'rollback-keeps-secrets': {
    from: ['shop'],
    run: (terminal) => {
      terminal.ok('aloft app secret set shop DATABASE_URL=postgres://new');
      const before = terminal.json<View[]>('aloft app secret list shop');
      terminal.ok('aloft app rollback shop 1 --yes');
      const [machine] = terminal.json<View[]>('aloft machine list').filter(({app}) => app === 'shop');
      return [
        ...differs(terminal.json('aloft app secret list shop'), before, 'the secrets'),
        ...unless(
          terminal.ok(`aloft machine exec ${String(machine?.name)} -- env`).includes('DATABASE_URL=postgres://new\n'),
          'the process has an old value',
        ),
      ];
    },
  },
  'rollback-keeps-volumes': {
    step: ({before, words, result}) => {
      if (!isRollback(words)) return [];
      return Object.entries(before.namespaces).flatMap(([name, namespace]) => {
        const after = result.state.namespaces[name];
        return after ? differs(volumesOf(after), volumesOf(namespace), 'the volumes') : [];
      });
    },
  },
  'rollback-needs-secrets': refuses(['shop'], 'secret_not_found', (terminal) => {
    terminal.ok('aloft app update shop --image registry.aloft.example/acme/shop:2');
    terminal.ok('aloft app secret unset shop DATABASE_URL --no-deploy');
    return ['app rollback shop 1 --yes'];
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
  'releases-are-numbered': {
    always: (state) =>
      every(state, 'apps').flatMap(([, app]) =>
        differs(
          app.releases.map(({number}) => number),
          app.releases.map((_, index) => index + 1),
          `releases of ${app.name}`,
        ),
      ),
  },
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
  'new-machines-first': {
    from: ['hello', 'releases'],
    run: (terminal) => {
      const old = Object.keys(terminal.acme().machines);
      const {exitCode, stdout} = terminal.run(`aloft deploy --image ${BROKEN}`);
      if (exitCode !== 1 || !stdout.includes('Creating release')) return 'skip';
      return differs(Object.keys(terminal.acme().machines), old, 'the machines');
    },
  },
  'volume-stops-first': {
    always: (state) =>
      every(state, 'apps').flatMap(([{machines}, {name, mounts}]) => {
        const own = Object.values(machines).filter((machine) => machine.app === name && !machine.oneOff);
        return unless(mounts.length === 0 || own.length <= 1, `app ${name} with a volume has ${own.length} machines`);
      }),
  },
  'volume-failure-restarts': {
    from: ['volume'],
    run: (terminal) => {
      const before = terminal.acme().apps.notes;
      if (before?.state !== 'live') return 'skip';
      if (terminal.fails(`aloft deploy --image ${BROKEN}`) !== 'deploy_failed') return 'skip';
      const [machine] = terminal.json<View[]>('aloft machine list --app notes');
      return [
        ...differs(machine?.release, before.release, 'the release of the machine'),
        ...differs(machine?.state, 'running', 'its state'),
        ...differs(
          machine?.volumes,
          before.mounts.map(({volume}) => volume),
          'its volumes',
        ),
      ];
    },
  },
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
  'release-command-first': {
    from: ['release-command'],
    after: 'nothing',
    run: (terminal) => {
      const output = terminal.ok('aloft deploy');
      return [
        ...inOrder(output, 'Pushed ', 'Running release command', 'npm run migrate succeeded', 'Creating release 2'),
        ...differs(output.match(/Running release command/g)?.length, 1, 'runs of the release command'),
      ];
    },
  },
  'failed-release-command-restores': {
    from: ['failing-migration'],
    run: (terminal) => {
      const before = contentOf(terminal.state());
      if (terminal.fails('aloft deploy --image registry.aloft.example/acme/shop:2') !== 'release_command_failed')
        return 'skip';
      return differs(contentOf(terminal.state()), before, 'the deploy changed something');
    },
  },
  'release-command-deploys-only': {
    from: ['release-command'],
    after: 'nothing',
    run: (terminal) => {
      const lines = [
        'aloft app update shop --memory 1Gi',
        'aloft app env set shop A=1',
        'aloft app secret set shop DATABASE_URL=postgres://other',
        'aloft app rollback shop 1 --yes',
      ];
      return lines.flatMap((line) => unless(!terminal.ok(line).includes('release command'), `${line} ran it`));
    },
  },
  'task-returns-exit-code': {
    from: ['failing-migration', 'release-command'],
    run: (terminal) => {
      const expected = terminal.state().behaviors.shop?.commands['npm run migrate']?.exitCode;
      const {exitCode, errorCode} = terminal.run('aloft app run shop -- npm run migrate');
      return errorCode === undefined ? differs(exitCode, expected, 'the exit code') : 'skip';
    },
  },
  'task-machine-is-deleted': {
    always: (state) =>
      every(state, 'machines').flatMap(([, {name, oneOff}]) => unless(!oneOff, `the one-off machine ${name} remains`)),
  },
  'task-without-volumes': {
    from: ['volume'],
    run: (terminal) => {
      if (!terminal.acme().apps.notes?.release) return 'skip';
      const before = terminal.acme().volumes.data?.machine;
      const {stdout, errorCode} = terminal.run('aloft app run notes -- cat /proc/mounts');
      if (errorCode !== undefined) return 'skip';
      return [
        ...unless(!stdout.includes('/var/lib/data'), 'the one-off machine mounts the volume'),
        ...differs(terminal.acme().volumes.data?.machine, before, 'the machine of the volume'),
      ];
    },
  },
  'dry-run-changes-nothing': {
    step: ({before, words, result}) =>
      words.includes('--dry-run')
        ? differs(contentOf(result.state), contentOf(before), 'the dry run changed something')
        : [],
  },
  'invalid-manifest-changes-nothing': {
    from: ['hello', 'volume'],
    run: (terminal) => {
      const before = contentOf(terminal.state());
      const code = terminal.fails('aloft deploy --file Dockerfile');
      return [
        ...unless(code !== 'deploy_failed', 'the manifest was accepted'),
        ...differs(contentOf(terminal.state()), before, 'the deploy changed something'),
      ];
    },
  },
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
      const again = runAgain(result.state, words).state;
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
  'manifest-replaces-settings': {
    from: ['hello'],
    run: (terminal) => {
      if (terminal.run('aloft app update hello --memory 2Gi').exitCode !== 0) return 'skip';
      terminal.ok('aloft deploy');
      return differs((terminal.json<View>('aloft app get hello').machine as View).memory, '256Mi', 'the memory');
    },
  },
  'omitted-service-stays': {
    from: ['hello', 'volume'],
    run: (terminal) => {
      const app = firstApp(terminal);
      if (!app || terminal.acme().services.extra) return 'skip';
      terminal.ok(`aloft service create extra --app ${app.name} --port 8080:8080/http --visibility private`);
      terminal.ok('aloft deploy');
      return differs(terminal.acme().services.extra?.app, app.name, 'the app of the service');
    },
  },
  'omitted-hostname-goes': {
    from: ['hello'],
    run: (terminal) => {
      terminal.ok('aloft service update hello --add-hostname other.example.com');
      terminal.ok('aloft deploy');
      return differs(terminal.acme().services.hello?.hostnames, [], 'the hostnames');
    },
  },
  'omitted-volume-is-detached': {
    from: ['volume'],
    after: 'nothing',
    run: (terminal) => {
      terminal.write('aloft.yaml', 'version: 1\napp: notes\nnamespace: acme\nbuild: {dockerfile: Dockerfile}\n');
      terminal.ok('aloft deploy');
      const {machine, state} = terminal.acme().volumes.data ?? {};
      return [...differs(machine, null, 'the machine of the volume'), ...differs(state, 'available', 'its state')];
    },
  },
  'suspend-stops-machines': {
    step: ({before, words, result}) => {
      if (words[2] !== 'suspend' || result.exitCode !== 0) return [];
      return every(result.state, 'apps').flatMap(([namespace, app]) => {
        const old = before.namespaces[namespace.name];
        if (app.state !== 'suspended' || old?.apps[app.name]?.state === 'suspended') return [];
        const machines = Object.values(namespace.machines).filter((machine) => machine.app === app.name);
        return [
          ...unless(
            machines.every(({state}) => state === 'stopped'),
            `a machine of ${app.name} is not stopped`,
          ),
          ...differs(
            settingsOf(namespace, app),
            old?.apps[app.name] && settingsOf(old, old.apps[app.name] as App),
            `app ${app.name}`,
          ),
        ];
      });
    },
  },
  'suspended-app-refuses-changes': refuses(['hello', 'volume'], 'app_suspended', (terminal) => {
    const app = firstApp(terminal);
    if (!app) return 'skip';
    terminal.ok(`aloft app suspend ${app.name} --yes`);
    const changes = ['update NAME --memory 4Gi', 'scale NAME --concurrency 7', 'env set NAME NEW=1'];
    return ['deploy', ...changes.map((change) => `app ${change.replace('NAME', app.name)}`)];
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
