import type {Context, Reply} from '../context';
import {advanceTo} from '../state/advanceState';
import {addLog} from '../state/logStart';
import type {App, Image, Machine, Namespace, Secret} from '../state/types';
import type {MachineTemplate} from '../template';
import {createMachine} from './createMachine';
import {deleteMachine, startMachine} from './startMachine';
import {findCommand, runInMachine} from './runInMachine';

/** A command that runs once, in a dedicated machine. */
export interface Task {
  app: Pick<App, 'name' | 'labels'>;
  image: string;
  content: Image;
  secrets: Readonly<Record<string, Secret>>;
  /** Release of the image; null if it doesn't have one yet. */
  release: number | null;
  /** Size and environment of the machine. */
  template: MachineTemplate;
  command: readonly string[];
  timeoutMs: number;
}

/** Result of a task. */
export interface TaskResult {
  /** The machine, which has been deleted. */
  machine: Machine;
  output: readonly string[];
  /** Exit code of the command, or null if it timed out. */
  status: number | null;
  /** Reason why the command isn't simulated, in which case it counts as successful. */
  notSimulated?: string;
}

const DEFAULT_SECONDS = 2;

/** Starts a one-off machine without volumes, runs the command, logs its output for the app, and deletes the machine. */
export function runTask(context: Context<'quota_exceeded'>, namespace: Namespace, task: Task): TaskResult {
  const {draft} = context;
  const machine = createMachine(context, namespace, {
    name: null,
    app: task.app.name,
    oneOff: true,
    release: task.release,
    image: task.image,
    content: task.content,
    secrets: task.secrets,
    check: null,
    template: {
      ...task.template,
      command: [...task.command],
      restart: 'never',
      flashMode: 'off',
      healthPort: null,
    },
    mounts: [],
    mayStandBy: false,
    labels: {...task.app.labels},
  });
  startMachine(context, namespace, machine);
  const runsFor = (findCommand(draft, machine, task.command)?.seconds ?? DEFAULT_SECONDS) * 1000;
  const reply = runInMachine(draft, namespace, machine, task.command);
  advanceTo(draft, draft.now + Math.min(runsFor, task.timeoutMs));
  const output = reply.raw ?? [];
  for (const line of output) addLog(draft, namespace, machine, 'app', line);
  deleteMachine(draft, namespace, machine);
  return {
    machine,
    output,
    status: runsFor > task.timeoutMs ? null : statusOf(reply),
    ...(reply.notSimulated === undefined ? {} : {notSimulated: reply.notSimulated}),
  };
}

function statusOf(reply: Reply): number {
  if (reply.notSimulated !== undefined) return 0;
  return reply.failure ? Number(reply.failure.params.status) : 0;
}
