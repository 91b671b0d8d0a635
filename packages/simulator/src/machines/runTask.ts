import type {Changes} from '../context';
import {advanceTo} from '../state/advanceState';
import {addLog} from '../state/logStart';
import type {App, Machine, Release} from '../state/types';
import {createMachine} from './createMachine';
import {findCommand, runInMachine} from './runInMachine';
import {deleteMachine, startMachine} from './startMachine';

/** A command that runs once, in a dedicated machine. */
interface Task extends Pick<Release, 'image' | 'content' | 'secrets' | 'template'> {
  app: Pick<App, 'name' | 'labels'>;
  /** Release of the image; null if it doesn't have one yet. */
  release: number | null;
  command: readonly string[];
  timeoutMs: number;
}

interface TaskResult {
  /** The machine, which has been deleted. */
  machine: Machine;
  output: string[];
  /** Exit code of the command, or null if it timed out. */
  status: number | null;
  /** Reason why the command isn't simulated, in which case it counts as successful. */
  notSimulated?: string;
}

const DEFAULT_SECONDS = 2;

/** Starts a one-off machine without volumes, runs the command, logs its output for the app, and deletes the machine. */
export function runTask(context: Changes<'quota_exceeded'>, task: Task): TaskResult {
  const {draft, namespace} = context;
  const {app, release, image, content, secrets, template, command, timeoutMs} = task;
  const machine = createMachine(context, {
    app: app.name,
    labels: app.labels,
    release,
    image,
    content,
    secrets,
    oneOff: true,
    check: null,
    mounts: [],
    mayStandBy: false,
    template: {...template, command: [...command], restart: 'never', flashMode: 'off', healthPort: null},
  });
  startMachine(context, machine);
  const runsFor = (findCommand(draft, machine, command)?.seconds ?? DEFAULT_SECONDS) * 1000;
  const {raw = [], exitCode = 0, notSimulated} = runInMachine({draft, namespace, machine, job: null}, command);
  advanceTo(draft, draft.now + Math.min(runsFor, timeoutMs));
  for (const line of raw) addLog(draft, namespace, machine, 'app', line);
  deleteMachine(context, machine);
  const status = notSimulated === undefined ? exitCode : 0;
  return {machine, output: raw, status: runsFor > timeoutMs ? null : status, ...(notSimulated && {notSimulated})};
}
