import {pick} from '../resources';
import {formatTime} from './lifecycle';
import type {AppBehavior, LogLine, Machine, Namespace, SimulatorState} from './types';

/** Maximum number of lines per namespace. The oldest are dropped first. */
const MOST_LINES = 500;

/** Adds a line to a namespace's log. */
export function addLog(
  {now: at}: SimulatorState,
  {logs}: Namespace,
  {id: machine, name, app}: Machine,
  source: LogLine['source'],
  text: string,
): void {
  logs.push({at, machine, name, app, source, text});
  if (logs.length > MOST_LINES) logs.shift();
}

/** Adds the lines that `takeoff`, `ignitiond` and the process log at a start. */
export function logStart(state: SimulatorState, namespace: Namespace, machine: Machine): void {
  const log = (source: LogLine['source'], text: string) => addLog(state, namespace, machine, source, text);
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
  for (const line of boot) log('system', line);
  if (machine.oneOff) return;
  const port = String(machine.template.healthPort ?? 8080);
  for (const line of behaviorOf(state, machine.app).startLog) log('app', line.replace('{port}', port));
  const check = describeCheck(machine);
  if (crashes(state, machine)) log('system', 'ignitiond: process exited with code 1');
  else if (check !== null) log('system', `ignitiond: health check ${check} passed`);
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

/** Behavior of an app's process; `*` is that of all other apps. */
export function behaviorOf({behaviors}: SimulatorState, app: string | null): AppBehavior {
  return pick(behaviors, app ?? '*') ?? behaviors['*']!;
}
