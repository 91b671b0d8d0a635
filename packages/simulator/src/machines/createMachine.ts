import {variables} from '@aloft/platform/brand';
import type {Changes} from '../context';
import {readMachine} from '../metrics/readings';
import {checkQuota, findFreeName} from '../resources';
import {drawId} from '../state/drawId';
import {startResource} from '../state/lifecycle';
import type {Image, Machine, Namespace, Secret} from '../state/types';

type Given = 'app' | 'release' | 'image' | 'template' | 'check' | 'mounts' | 'mayStandBy' | 'labels';

interface MachineSpec extends Pick<Machine, Given> {
  /** Name; by default, it's derived from the app. */
  name?: string;
  content: Image;
  /** The app's secrets; a machine without an app gets none. */
  secrets: Readonly<Record<string, Secret>>;
  /** True for a machine that runs one command and is then deleted. */
  oneOff?: boolean;
}

/** Adds a machine in the state `created`. Fails if the namespace's quota is exhausted. */
export function createMachine(context: Changes<'quota_exceeded'>, spec: MachineSpec): Machine {
  const {draft, namespace} = context;
  checkQuota(context, 'machines');
  const id = drawId(draft, 'm-');
  const {content, secrets, oneOff = false, ...rest} = structuredClone(spec);
  const name = rest.name ?? nextMachineName(namespace, `${rest.app}${oneOff ? '-run' : ''}`);
  const machine: Machine = {
    ...startResource('machine', context, name, 'created'),
    ...rest,
    name,
    id,
    oneOff,
    region: namespace.region,
    environment: {
      ...content.env,
      [variables.namespace]: namespace.name,
      [variables.region]: namespace.region,
      ...rest.template.env,
      ...Object.fromEntries(Object.entries(secrets).map(([name, {value}]) => [name, value])),
    },
    lastActiveAt: draft.now,
    flows: 0,
    heldUntil: null,
    snapshotAt: null,
    flashThen: 'running',
    counters: {wakes: 0, refusedWakes: 0, standbyMs: 0, cpuMs: 0, received: 0, transmitted: 0},
    readings: [],
  };
  namespace.machines[id] = machine;
  readMachine(machine, draft.now);
  return machine;
}

/** First free name of `<app>-1`, `<app>-2` …, within the maximum length. */
function nextMachineName({machines}: Namespace, app: string): string {
  return findFreeName(Object.values(machines), (number) => `${app.slice(0, 36).replace(/-+$/, '')}-${number}`);
}
