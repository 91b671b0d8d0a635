import {limits} from '@aloft/platform/limits';
import {parseDuration} from '@aloft/platform/values';
import {declare, type Reply} from '../context';
import {createFailure} from '../failure';
import {curlFromMachine} from '../programs/curlFromMachine';
import {findPrivateHost} from '../programs/findHost';
import {formatIdle} from '../template';
import {pick} from '../resources';
import {addLog, behaviorOf} from '../state/logStart';
import type {CommandBehavior, Machine, Namespace, SimulatorState} from '../state/types';
import {printFiles, printKernel} from './kernelFiles';
import {findCapacity} from './findCapacity';
import {startFlow} from './flows';
import {moveMachine, resetIdleTimer} from './moveMachine';
import {flashMachine, waitForMachine} from './startMachine';
import {formatTime} from '../state/lifecycle';

/**
 * Runs a simulated program in a machine: the control client or one of a few inspection tools.
 *
 * @param env environment variables in addition to those of the machine
 */
export function runInMachine(
  draft: SimulatorState,
  namespace: Namespace,
  machine: Machine,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  job: number | null = null,
): Reply<'exec_failed'> {
  const [program = '', ...args] = words;
  switch (program) {
    case 'ignitionctl':
      return control(draft, namespace, machine, args);
    case 'echo':
      return args[0]?.startsWith('-') ? declare('echo is simulated without options') : {raw: [args.join(' ')]};
    case 'hostname':
      return args.length === 0 ? {raw: [machine.name]} : declare('hostname is simulated without arguments');
    case 'env':
      if (args.length > 0) return declare('env is simulated without arguments');
      return {
        raw: Object.entries({...machine.environment, ...env})
          .map(([key, value]) => `${key}=${value}`)
          .sort(),
        notes: ['note: variables that the base image sets are not simulated'],
      };
    case 'uname':
      return printKernel(machine, args);
    case 'nproc':
      if (args.length > 0) return declare('nproc is simulated without arguments');
      return {raw: [String(machine.template.vcpus)]};
    case 'cat':
      return printFiles(machine, args);
    case 'curl': {
      const {stdout, stderr, exitCode, notSimulated} = curlFromMachine(draft, namespace, args, job);
      if (notSimulated !== undefined) return declare(notSimulated);
      const failure = createFailure('exec_failed', {name: machine.name, status: exitCode});
      return {raw: stdout, notes: stderr, ...(exitCode === 0 ? {} : {failure})};
    }
    case 'nc':
      return connect(draft, namespace, machine, args, job);
    case 'true':
      return {raw: []};
    case 'false':
      return {raw: [], failure: createFailure('exec_failed', {name: machine.name, status: 1})};
    default: {
      const known = findCommand(draft, machine, words);
      if (known) return runKnown(machine, known);
      const reason =
        'this program is not simulated in a machine; cat, curl, echo, env, hostname, ignitionctl, nc, nproc, uname, true and false are';
      return declare(reason);
    }
  }
}

/** Opens a TCP connection to a private service, until it has been idle for too long. */
function connect(
  draft: SimulatorState,
  namespace: Namespace,
  machine: Machine,
  [host = '', port = '', ...rest]: readonly string[],
  job: number | null,
): Reply<'exec_failed'> {
  if (job === null || rest.length > 0 || !/^\d{1,5}$/.test(port))
    return declare('nc is simulated with a hostname and a port, in the background: end the line with &');
  const service = findPrivateHost(namespace, host);
  const listener = service?.listeners.find((entry) => entry.port === Number(port));
  if (listener && listener.protocol !== 'tcp') return declare('nc is simulated with tcp listeners only');
  const target = service && listener ? findCapacity(draft, namespace, service.app) : null;
  if (!service || !target) return refuse(machine);
  const endsAt = draft.now + limits['idle-connection'].value;
  startFlow(draft, target, {service: service.name, request: null, endsAt, job});
  startFlow(draft, machine, {service: null, request: null, endsAt: null, job});
  return {raw: []};
}

/** Finds a command of the app's image whose behavior the scenario declares. */
export function findCommand(
  draft: SimulatorState,
  machine: Machine,
  words: readonly string[],
): CommandBehavior | undefined {
  return pick(behaviorOf(draft, machine.app).commands, words.join(' '));
}

function runKnown(machine: Machine, {output, exitCode}: CommandBehavior): Reply<'exec_failed'> {
  const failure = createFailure('exec_failed', {name: machine.name, status: exitCode});
  return {raw: [...output], ...(exitCode === 0 ? {} : {failure})};
}

/** The client of the control socket. A response without a body prints nothing. */
function control(draft: SimulatorState, namespace: Namespace, machine: Machine, args: string[]): Reply<'exec_failed'> {
  const now = draft.now;
  const mode = machine.template.flashMode;
  const verb = args[0] ?? '';
  if (args.length !== (verb === 'hold' ? 2 : 1) || !/^(?:status|events|ready|hold|release|flash)$/.test(verb))
    return declare('ignitionctl is simulated with status, ready, flash, hold TTL and release');
  if (verb === 'status') return {raw: [JSON.stringify(describeStatus(machine, now))]};
  if (verb === 'events') return declare('ignitionctl events, which runs until it is interrupted, is not simulated');
  if (verb === 'ready') {
    addLog(draft, namespace, machine, 'system', 'ignitiond: process is ready');
    if (mode === 'manual' && machine.snapshotAt === null) {
      machine.flashThen = 'running';
      moveMachine(machine, 'flashing', now);
      waitForMachine(draft, machine, ['running']);
    }
    return {raw: []};
  }
  if (verb === 'hold') {
    const ttl = parseDuration(args[1] ?? '');
    if (ttl === undefined || ttl > limits['hold-max'].value) return refuse(machine);
    machine.heldUntil = now + ttl;
    resetIdleTimer(machine, now);
    return {raw: [JSON.stringify({heldUntil: formatTime(machine.heldUntil)})]};
  }
  if (verb === 'release') {
    machine.heldUntil = null;
    resetIdleTimer(machine, now);
    return {raw: []};
  }
  if (verb !== 'flash' || mode === 'off' || isHeld(machine, now)) return refuse(machine);
  flashMachine(draft, machine);
  return {raw: []};
}

function isHeld(machine: Machine, now: number): boolean {
  return machine.heldUntil !== null && machine.heldUntil > now;
}

/** The response body of `GET /v1/status`. */
function describeStatus(machine: Machine, now: number): object {
  const {flashMode: mode, idleTimeout} = machine.template;
  return {
    id: machine.id,
    state: machine.state,
    ready: true,
    flash: {mode, idleTimeout: formatIdle(idleTimeout)},
    heldUntil: isHeld(machine, now) ? formatTime(machine.heldUntil ?? now) : null,
    wakes: machine.wakes,
  };
}

function refuse(machine: Machine): Reply<'exec_failed'> {
  return {raw: [], failure: createFailure('exec_failed', {name: machine.name, status: 1})};
}
