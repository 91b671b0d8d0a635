import {limits} from '@aloft/platform/limits';
import {parseDuration} from '@aloft/platform/values';
import {type Changes, refuse, type Reply} from '../context';
import {findPrivateHost} from '../programs/findHost';
import {curlFromMachine} from '../programs/curlFromMachine';
import {pick} from '../resources';
import {waitFor} from '../state/advanceState';
import {formatTime} from '../state/lifecycle';
import {addLog, behaviorOf} from '../state/logStart';
import type {Machine, SimulatorState} from '../state/types';
import {formatIdle} from '../views';
import {findCapacity} from './findCapacity';
import {startFlow} from './flows';
import {printFiles, printKernel} from './kernelFiles';
import {moveMachine, resetIdleTimer} from './moveMachine';
import {flashMachine} from './startMachine';

/**
 * Runs a simulated program in a machine: the control client, one of a few inspection tools, or a command of the app's
 * image whose behavior the scenario declares.
 *
 * @param env environment variables in addition to those of the machine
 */
export function runInMachine(
  context: Changes,
  machine: Machine,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  job: number | null = null,
): Reply<never> {
  const [program = '', ...args] = words;
  if (args.length > 0 && ['env', 'hostname', 'nproc'].includes(program))
    return refuse(`${program} is simulated without arguments`);
  switch (program) {
    case 'ignitionctl':
      return control(context, machine, args);
    case 'echo':
      return args[0]?.startsWith('-') ? refuse('echo is simulated without options') : {raw: [args.join(' ')]};
    case 'hostname':
      return {raw: [machine.name]};
    case 'env':
      return {
        raw: Object.entries({...machine.environment, ...env})
          .map(([key, value]) => `${key}=${value}`)
          .sort(),
        notes: ['note: variables that the base image sets are not simulated'],
      };
    case 'uname':
      return printKernel(machine, args);
    case 'nproc':
      return {raw: [String(machine.template.vcpus)]};
    case 'cat':
      return printFiles(machine, args);
    case 'curl':
      return curlFromMachine(context, args, job);
    case 'nc':
      return connect(context, machine, args, job);
    case 'true':
      return {raw: []};
    case 'false':
      return FAILED;
  }
  const {output: raw, exitCode} = findCommand(context.draft, machine, words) ?? {};
  if (raw) return {raw, exitCode};
  return refuse(
    'this program is not simulated in a machine; cat, curl, echo, env, hostname, ignitionctl, nc, nproc, uname, true and false are',
  );
}

const FAILED: Reply<never> = {raw: [], exitCode: 1};

/** Finds a command of the app's image whose behavior the scenario declares. */
export function findCommand(draft: SimulatorState, {app}: Machine, words: readonly string[]) {
  return pick(behaviorOf(draft, app).commands, words.join(' '));
}

/** Opens a TCP connection to a private service, until it has been idle for too long. */
function connect(
  {draft, namespace}: Changes,
  machine: Machine,
  [host = '', port = '', ...rest]: readonly string[],
  job: number | null,
): Reply<never> {
  if (job === null || rest.length > 0 || !/^\d{1,5}$/.test(port))
    return refuse('nc is simulated with a hostname and a port, in the background: end the line with &');
  const service = findPrivateHost(namespace, host);
  const listener = service?.listeners.find((entry) => entry.port === Number(port));
  if (listener && listener.protocol !== 'tcp') return refuse('nc is simulated with tcp listeners only');
  const target = service && listener ? findCapacity(draft, namespace, service.app) : null;
  if (!service || !target) return FAILED;
  const endsAt = draft.now + limits['idle-connection'].value;
  startFlow(draft, target, {service: service.name, request: null, endsAt, job});
  startFlow(draft, machine, {service: null, request: null, endsAt: null, job});
  return {raw: []};
}

/** The client of the control socket. A response without a body prints nothing. */
function control({draft, namespace}: Changes, machine: Machine, [verb = '', ...args]: readonly string[]): Reply<never> {
  const {now} = draft;
  const {flashMode: mode, idleTimeout} = machine.template;
  const isHeld = machine.heldUntil !== null && machine.heldUntil > now;
  const setHold = (heldUntil: number | null) => {
    machine.heldUntil = heldUntil;
    resetIdleTimer(machine, now);
  };
  if (args.length === (verb === 'hold' ? 1 : 0))
    switch (verb) {
      case 'status': {
        const {id, state, counters} = machine;
        const heldUntil = isHeld ? formatTime(machine.heldUntil ?? now) : null;
        const flash = {mode, idleTimeout: formatIdle(idleTimeout)};
        return {raw: [JSON.stringify({id, state, ready: true, flash, heldUntil, wakes: counters.wakes})]};
      }
      case 'events':
        return refuse('ignitionctl events, which runs until it is interrupted, is not simulated');
      case 'ready':
        addLog(draft, namespace, machine, 'system', 'ignitiond: process is ready');
        if (mode === 'manual' && machine.snapshotAt === null) {
          machine.flashThen = 'running';
          moveMachine(machine, 'flashing', now);
          waitFor(draft, machine, 'running');
        }
        return {raw: []};
      case 'hold': {
        const ttl = parseDuration(args[0] ?? '') ?? Infinity;
        if (ttl > limits['hold-max'].value) return FAILED;
        setHold(now + ttl);
        return {raw: [JSON.stringify({heldUntil: formatTime(now + ttl)})]};
      }
      case 'release':
        setHold(null);
        return {raw: []};
      case 'flash':
        if (mode === 'off' || isHeld) return FAILED;
        flashMachine(draft, machine);
        return {raw: []};
    }
  return refuse('ignitionctl is simulated with status, ready, flash, hold TTL and release');
}
