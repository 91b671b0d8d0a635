import type {AppBehavior, LogLine, Machine, Namespace, SimulatorState} from './types';
import {formatTime} from './lifecycle';

/** Maximum number of lines per namespace. The oldest are dropped first. */
const MOST_LINES = 500;

/** Adds a line to a namespace's log. */
export function addLog(
  state: SimulatorState,
  namespace: Namespace,
  machine: Machine,
  source: LogLine['source'],
  text: string,
): void {
  namespace.logs.push({at: state.now, machine: machine.id, name: machine.name, app: machine.app, source, text});
  if (namespace.logs.length > MOST_LINES) namespace.logs.splice(0, namespace.logs.length - MOST_LINES);
}

/** Adds the lines that `takeoff`, `ignitiond` and the process log at a start. */
export function logStart(state: SimulatorState, namespace: Namespace, machine: Machine): void {
  const behavior = behaviorOf(state, machine.app);
  const boot = [
    'takeoff: root: image mounted read-only (erofs)',
    'takeoff: root: overlay in memory',
    ...machine.mounts.map(({volume, path}) => `takeoff: volume ${volume}: mounted at ${path} (ext4)`),
    `takeoff: clock: set to ${formatTime(state.now)}`,
    'takeoff: random: pool reseeded',
    'takeoff: exec: ignitiond',
    'ignitiond: network ready',
    'ignitiond: process started',
  ];
  for (const line of boot) addLog(state, namespace, machine, 'system', line);
  if (machine.oneOff) return;
  const port = String(machine.template.healthPort ?? 8080);
  for (const line of behavior.startLog) addLog(state, namespace, machine, 'app', line.replace('{port}', port));
  if (crashes(state, machine)) {
    addLog(state, namespace, machine, 'system', 'ignitiond: process exited with code 1');
    return;
  }
  const check = describeCheck(machine);
  if (check !== null) addLog(state, namespace, machine, 'system', `ignitiond: health check ${check} passed`);
}

/** The health check of a machine, as its log and the deploy name it; null without one. */
export function describeCheck({template, check}: Pick<Machine, 'template' | 'check'>): string | null {
  return template.healthPort === null ? check : `GET ${template.healthPath} on port ${template.healthPort}`;
}

/** Whether the machine's process exits at startup. */
export function crashes(state: SimulatorState, {app, image, oneOff}: Machine): boolean {
  const {crashingTags} = behaviorOf(state, app);
  const tag = /:([\w.-]+)$/.exec(image)?.[1] ?? 'latest';
  return !oneOff && (crashingTags.includes('*') || crashingTags.includes(tag));
}

/** Creates the behavior of a process that responds with 200, logs nothing and never crashes. */
export const createSilentBehavior = (): AppBehavior => ({
  status: 200,
  headers: {},
  bodies: {},
  startLog: [],
  crashingTags: [],
  seconds: {},
  commands: {},
});

/** Behavior of an app's process. */
export function behaviorOf(state: SimulatorState, app: string | null): AppBehavior {
  const own = app !== null && Object.hasOwn(state.behaviors, app) ? state.behaviors[app] : undefined;
  return own ?? state.behaviors['*'] ?? createSilentBehavior();
}
