import {commandUsage} from '@aloft/platform/cli';
import {type Changes, Failure} from '../context';
import {findFile} from '../deploy/readManifest';
import {implement, conflict} from '../implement';
import {startFlow, resetIdleTimer} from '../machines/flows';
import {wakeMachine} from '../machines/startMachine';
import {runInMachine} from '../machines/runInMachine';
import {findResource} from '../resources';
import {isDirectory, resolvePath} from '../programs/resolvePath';
import type {Machine} from '../state/types';
import {replyWithLogs} from '../views';

const REMOTE = /^([a-z][a-z0-9-]{0,39}):(\/.*)$/;

export const machineAccessCommands = {
  ...implement('machine logs', ['follow', 'since', 'tail', 'source', 'grep'], (context) => {
    const {id} = context.machine;
    return replyWithLogs(context, ({machine}) => machine === id);
  }),

  // Interactive programs aren't simulated, and the others neither depend on the user nor on the directory.
  ...implement('machine exec', ['env', 'tty', 'user', 'workdir'], (context) => {
    const {draft, args, flags, job, namespace} = context;
    const machine = awake(context, args.NAME);
    const reply = runInMachine({draft, namespace, machine, env: flags.env, job}, args.COMMAND);
    const {exitCode: status = 0, notSimulated} = reply;
    if (status === 0 || notSimulated !== undefined) return reply;
    return {...reply, failure: new Failure('exec_failed', {name: machine.name, status})};
  }),

  // The files in a machine's directories aren't simulated, so `recursive` has no effect.
  ...implement('machine cp', ['recursive'], (context) => {
    const {draft, args, call, fail} = context;
    const {SOURCE: source, DESTINATION: target} = args;
    const from = REMOTE.exec(source);
    const to = REMOTE.exec(target);
    if ((from === null) === (to === null)) {
      const reason = 'one argument must be NAME:PATH and the other a local path';
      fail('argument_invalid', {value: target, argument: 'DESTINATION', reason, usage: commandUsage(call.command)});
    }
    const machine = awake(context, (from ?? to)?.[1] ?? '');
    if (to) {
      if (!findFile(context, source) && !isDirectory(draft, resolvePath(draft, source)))
        fail('file_not_found', {file: source});
    } else {
      const path = resolvePath(draft, target);
      const file = isDirectory(draft, path) ? `${path}/${source.replace(/^.*\//, '')}`.replace(/^\//, '') : path;
      draft.files[file] = {text: ''};
    }
    const notes = from ? ['note: files in machines are not simulated, so the copy is empty'] : [];
    return {steps: [`Copied ${source} to ${target}`], view: {machine: machine.id, source, target}, notes};
  }),

  ...implement('machine port-forward', ['address'], (context) => {
    const {draft, args, flags, job} = context;
    const machine = awake(context, args.NAME);
    if (job !== null) startFlow(draft, machine, {service: null, request: null, endsAt: null, job});
    const ports = args['LOCAL:REMOTE'].map((pair) => {
      const [local, remote = local] = pair.split(':').map(Number);
      return {local, remote};
    });
    const steps = ports.map(({local, remote}) => `Forwarding ${flags.address}:${local} to ${machine.name}:${remote}`);
    return {steps: [...steps, 'Press Ctrl+C to stop'], view: {machine: machine.id, ports}};
  }),
};

/** Returns a running machine. One on standby is woken, because the command counts as traffic. */
function awake(context: Changes<'machine_not_found' | 'quota_exceeded' | 'state_conflict'>, name: string): Machine {
  const {draft} = context;
  const machine = findResource(context, 'machines', name);
  if (!wakeMachine(context, machine)) conflict(context, 'machine', machine, 'be reached');
  machine.lastActiveAt = draft.now;
  resetIdleTimer(draft, machine);
  return machine;
}
