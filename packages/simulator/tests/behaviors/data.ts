import type {BehaviorId} from '@aloft/platform/behaviors';
import {errors, type ErrorCode} from '@aloft/platform/errors';
import {limits} from '@aloft/platform/limits';
import {checkResourceName, isMachineId} from '@aloft/platform/values';
import type {View} from '../../src/context';
import {contentOf, differs, each, every, runOn, script, unless, type Property, type Step} from './Property';

const succeeded = ({words, result}: Step, ...path: string[]): boolean =>
  result.exitCode === 0 && path.every((word, index) => words[index + 1] === word);

/** The noun and the name of a line that deleted a resource: `aloft volume delete NAME`. */
function deletedBy({words, result, before}: Step): {noun: string; name: string} | null {
  const [, noun = '', verb] = words;
  if (verb !== 'delete' || result.exitCode !== 0 || result.notSimulated !== undefined) return null;
  const {namespaces} = before;
  const name = words.slice(3).find((word) => {
    if (noun === 'namespace') return Object.hasOwn(namespaces, word);
    return Object.values(namespaces).some((namespace) => {
      const list = (namespace as unknown as Record<string, Record<string, {name: string}>>)[`${noun}s`] ?? {};
      return Object.values(list).some((resource) => resource.name === word);
    });
  });
  return name === undefined ? null : {noun, name};
}

const httpStatusOf = (code: string | undefined): number | undefined =>
  code === undefined ? undefined : errors[code as ErrorCode].httpStatus;

export const dataProperties = {
  'volume-has-one-machine': each('volumes', ({name, state, machine, mount}, {machines}) => [
    ...unless((machine === null) === (mount === null), `volume ${name} has only a mount or only a machine`),
    ...unless(machine === null || Object.hasOwn(machines, machine), `volume ${name} is attached to no machine`),
    ...unless(machine !== null || state !== 'attached', `volume ${name} is attached to nothing`),
  ]),
  'volume-means-one-machine': each('apps', ({name, mounts, scale}) =>
    unless(mounts.length === 0 || scale.max <= 1, `app ${name} has a volume and several machines`),
  ),
  'volume-only-grows': {
    step: ({before, result}) =>
      every(result.state, 'volumes').flatMap(([namespace, {name, size, createdAt}]) => {
        const old = before.namespaces[namespace.name]?.volumes[name];
        return unless(old?.createdAt !== createdAt || old.size <= size, `volume ${name} shrank`);
      }),
  },
  'resize-wakes-machine': {
    from: ['volume'],
    run: (terminal) => {
      const machine = Object.values(terminal.acme().machines).find(({app}) => app === 'notes');
      if (!machine || terminal.acme().volumes.data?.machine !== machine.id) return 'skip';
      if (!['running', 'standby'].includes(machine.state)) return 'skip';
      terminal.run(`aloft machine flash ${machine.name}`);
      terminal.ok('aloft volume resize data --size 500Gi');
      return differs(terminal.acme().machines[machine.id]?.state, 'running', 'the state of the machine');
    },
  },
  'restore-copy-keeps-original': script({
    from: ['volume', 'free-volume'],
    given: ['aloft volume snapshot create data before'],
    keeps: ({json}) => json('aloft volume get data'),
    lines: ['aloft volume restore data --snapshot before --to copy --yes', ['aloft volume get copy', {machine: null}]],
  }),
  'snapshots-are-kept': {
    step: ({before, words, result}) => {
      if (words.includes('delete')) return [];
      return every(before, 'volumes').flatMap(([namespace, volume]) => {
        const after = result.state.namespaces[namespace.name]?.volumes[volume.name]?.snapshots ?? [];
        const gone = volume.snapshots.filter(({name}) => !after.some((snapshot) => snapshot.name === name));
        return gone.map(({name}) => `the snapshot ${name} of ${volume.name} is gone`);
      });
    },
  },
  'volume-with-snapshots-stays': {
    step: ({before, words, result}) =>
      every(before, 'volumes').flatMap(([namespace, {name, snapshots}]) => {
        const isGone = result.state.namespaces[namespace.name]?.volumes[name] === undefined;
        return unless(
          !isGone || words.includes('--with-snapshots') || snapshots.length === 0,
          `volume ${name} is gone with its snapshots`,
        );
      }),
  },
  'app-delete-keeps-data': {
    step: (step) => {
      if (!succeeded(step, 'app', 'delete')) return [];
      const {before, words, result} = step;
      return Object.values(before.namespaces).flatMap(({name, volumes, services}) => {
        const after = result.state.namespaces[name];
        return [
          ...unless(
            words.includes('--with-volumes') || Object.keys(volumes).every((volume) => after?.volumes[volume]),
            'a volume is gone',
          ),
          ...unless(
            words.includes('--with-services') || Object.keys(services).every((service) => after?.services[service]),
            'a service is gone',
          ),
        ];
      });
    },
  },
  'app-delete-removes-machines': {
    always: (state) =>
      [...every(state, 'machines'), ...every(state, 'services')].flatMap(([{apps}, {name, app}]) =>
        unless(app === null || apps[app] !== undefined, `${name} has no app`),
      ),
  },
  'deleted-is-gone': {
    step: (step) => {
      const deleted = deletedBy(step);
      if (!deleted) return [];
      const {errorCode} = runOn(step.result.state, ['aloft', deleted.noun, 'get', deleted.name]);
      return differs(errorCode, `${deleted.noun}_not_found`, `the error of aloft ${deleted.noun} get ${deleted.name}`);
    },
  },
  'repeated-delete-is-404': {
    step: (step) => {
      if (!deletedBy(step)) return [];
      const {errorCode, state} = runOn(step.result.state, step.words);
      return [
        ...differs(httpStatusOf(errorCode), 404, 'the status of the repeated deletion'),
        ...differs(contentOf(state), contentOf(step.result.state), 'the repeated deletion changed something'),
      ];
    },
  },
  'secret-is-write-only': {
    step: ({words, result}) => {
      if (words.includes('exec') || words.includes('run')) return [];
      const printed = result.stdout + result.stderr;
      return every(result.state, 'apps').flatMap(([, {secretValues}]) =>
        Object.entries(secretValues).flatMap(([name, {value}]) =>
          unless(value.length < 8 || !printed.includes(value), `the value of ${name} was printed`),
        ),
      );
    },
  },
  'environment-is-limited': each('apps', ({name, template, secretValues}) => {
    const secrets = Object.values(secretValues).map(({value}) => value);
    const size = [...Object.values(template.env), ...secrets].join('').length;
    return unless(size <= limits.environment.value, `the environment of ${name} has ${size} bytes`);
  }),
  'names-are-unique': {
    always: ({namespaces}) =>
      Object.values(namespaces).flatMap(({apps, services, volumes, certificates, machines}) => {
        const named = [apps, services, volumes, certificates].flatMap((list) => Object.entries<{name: string}>(list));
        const names = named.map(([, {name}]) => name);
        const ofMachines = Object.values(machines).map(({name}) => name);
        const keys = named.map(([key]) => key);
        const illegal = [...names, ...ofMachines].filter((name) => checkResourceName(name) !== undefined);
        return [
          ...differs(keys, names, 'the keys of the resources'),
          ...differs(ofMachines, [...new Set(ofMachines)], 'the names of the machines'),
          ...differs([...illegal, ...Object.keys(machines).filter((id) => !isMachineId(id))], [], 'illegal names'),
        ];
      }),
  },
  'namespace-must-be-empty': {
    step: ({before, result}) =>
      Object.values(before.namespaces).flatMap(({name, apps, machines, services, volumes, certificates}) => {
        const count = [apps, machines, services, volumes, certificates].flatMap(Object.keys).length;
        return unless(
          count === 0 || result.state.namespaces[name] !== undefined,
          `the namespace ${name} is gone with ${count} resources`,
        );
      }),
  },
  'namespace-precedence': {
    from: ['namespaces'],
    run: (terminal) => {
      const {namespaces} = terminal.state();
      if (!namespaces['acme-staging'] || !namespaces.acme) return 'skip';
      const used = (line: string): unknown =>
        terminal.json<View[]>(line).some(({limit, used: count}) => limit === 'apps' && count !== 0);
      terminal.ok('unset ALOFT_NAMESPACE');
      if (Object.keys(namespaces.acme.apps).length === 0 || Object.keys(namespaces['acme-staging'].apps).length > 0)
        return 'skip';
      terminal.ok('aloft namespace use acme-staging');
      const selected = used('aloft namespace quota');
      terminal.ok('export ALOFT_NAMESPACE=acme');
      const variable = used('aloft namespace quota');
      const flag = used('aloft namespace quota --namespace acme-staging');
      return differs([selected, variable, flag], [false, true, false], 'acme by selection, variable and flag');
    },
  },
} as const satisfies Partial<Record<BehaviorId, Property>>;
