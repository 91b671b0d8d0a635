import {limits} from '@aloft/platform/limits';
import {parseDuration} from '@aloft/platform/values';
import {type MachineContext, refuse, type Reply} from '../context';
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

type Program = (context: MachineContext, args: readonly string[]) => Reply<never>;

/** Programs that every machine has: the control client, and a few tools for inspection. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  cat: ({machine}, args) => printFiles(machine, args),
  curl: curlFromMachine,
  echo: (_, args) => (args[0]?.startsWith('-') ? refuse('echo is simulated without options') : {raw: [args.join(' ')]}),
  env: ({machine, env}) => ({
    raw: Object.entries({...machine.environment, ...env})
      .map(([key, value]) => `${key}=${value}`)
      .sort(),
    notes: ['note: variables that the base image sets are not simulated'],
  }),
  hostname: ({machine}) => ({raw: [machine.name]}),
  ignitionctl: control,
  nc: connect,
  nproc: ({machine}) => ({raw: [String(machine.template.vcpus)]}),
  uname: ({machine}, args) => printKernel(machine, args),
  true: () => ({raw: []}),
  false: () => FAILED,
};

/** Runs a simulated program, or a command of the app's image whose behavior the scenario declares. */
export function runInMachine(context: MachineContext, words: readonly string[]): Reply<never> {
  const [program = '', ...args] = words;
  if (args.length > 0 && ['env', 'hostname', 'nproc'].includes(program))
    return refuse(`${program} is simulated without arguments`);
  const run = pick(PROGRAMS, program);
  if (run) return run(context, args);
  const {output: raw, exitCode} = findCommand(context.draft, context.machine, words) ?? {};
  if (raw) return {raw, exitCode};
  const names = Object.keys(PROGRAMS)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');
  return refuse(`this program is not simulated in a machine; ${names} are`);
}

const FAILED: Reply<never> = {raw: [], exitCode: 1};

/** Finds a command of the app's image whose behavior the scenario declares. */
export function findCommand(draft: SimulatorState, {app}: Machine, words: readonly string[]) {
  return pick(behaviorOf(draft, app).commands, words.join(' '));
}

/** Opens a TCP connection to a private service, until it has been idle for too long. */
function connect(
  {draft, namespace, machine, job}: MachineContext,
  [host = '', port = '', ...rest]: readonly string[],
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
function control({draft, namespace, machine}: MachineContext, [verb = '', ...args]: readonly string[]): Reply<never> {
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
