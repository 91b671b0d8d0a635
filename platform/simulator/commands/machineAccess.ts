import {brand} from '../../brand';
import {commandUsage} from '../../cli/grammar';
import type {Context, Handler, Reply} from '../context';
import {CommandFailure} from '../failure';
import {checkCompute} from '../machines/startMachine';
import {moveMachine, resetIdleTimer} from '../machines/moveMachine';
import {waitForMachine} from '../machines/waitForMachine';
import {runInMachine} from '../machines/runInMachine';
import {findMachine, list, pairs, text} from '../resolve';
import {isDirectory, resolvePath} from '../shell/resolvePath';
import type {Machine, Namespace} from '../state/types';
import {replyWithLogs} from '../views/replyWithLogs';

export const machineAccessCommands: Record<string, Handler> = {
  'machine logs': (context) => {
    const namespace = context.namespace();
    const machine = findMachine(namespace, text(context, 'NAME') ?? '');
    return replyWithLogs(
      context,
      namespace.logs.filter((line) => line.machine === machine.id),
    );
  },
  'machine exec': exec,
  'machine cp': copy,
  'machine port-forward': forward,
};

/** Returns a running machine. A machine on standby is woken, because the command counts as traffic. */
function awake(context: Context, namespace: Namespace, name: string): Machine {
  const {draft} = context;
  const machine = findMachine(namespace, name);
  if (machine.state === 'standby') {
    checkCompute(namespace, machine);
    moveMachine(machine, 'waking', draft.now);
  }
  if (!waitForMachine(draft, machine, ['running'])) {
    throw new CommandFailure('state_conflict', {
      kind: 'machine',
      name: machine.name,
      state: machine.state,
      action: 'be reached',
      command: `${brand.cli} machine get ${machine.name}`,
    });
  }
  machine.lastActiveAt = draft.now;
  resetIdleTimer(machine, draft.now);
  return machine;
}

function exec(context: Context): Reply {
  const namespace = context.namespace();
  const machine = awake(context, namespace, text(context, 'NAME') ?? '');
  const words = context.call.rest.length > 0 ? [...context.call.rest] : list(context, 'COMMAND');
  return runInMachine(context.draft, namespace, machine, words, pairs(context, 'env'));
}

const REMOTE = /^([a-z][a-z0-9-]{0,39}):(\/.*)$/;

function copy(context: Context): Reply {
  const {draft} = context;
  const source = text(context, 'SOURCE') ?? '';
  const target = text(context, 'DESTINATION') ?? '';
  const from = REMOTE.exec(source);
  const to = REMOTE.exec(target);
  if ((from === null) === (to === null)) {
    throw new CommandFailure('argument_invalid', {
      value: target,
      argument: 'DESTINATION',
      reason: 'one argument must be NAME:PATH and the other a local path',
      usage: commandUsage(context.call.command),
    });
  }
  const machine = awake(context, context.namespace(), (from ?? to)?.[1] ?? '');
  if (to) {
    const path = resolvePath(draft, source);
    if (!Object.hasOwn(draft.files, path) && !isDirectory(draft, path))
      throw new CommandFailure('file_not_found', {file: source});
  } else {
    draft.files[resolvePath(draft, target)] = {text: ''};
  }
  return {steps: [`Copied ${source} to ${target}`], view: {machine: machine.id, source, target}, quiet: []};
}

function forward(context: Context): Reply {
  const machine = awake(context, context.namespace(), text(context, 'NAME') ?? '');
  const address = text(context, 'address') ?? '127.0.0.1';
  const ports = list(context, 'LOCAL:REMOTE').map((pair) => {
    const [local = '', remote = local] = pair.split(':');
    return {local: Number(local), remote: Number(remote)};
  });
  const steps = ports.map((pair) => `Forwarding ${address}:${pair.local} to ${machine.name}:${pair.remote}`);
  return {
    steps: [...steps, 'Press Ctrl+C to stop'],
    view: {machine: machine.id, ports},
    quiet: [],
  };
}
