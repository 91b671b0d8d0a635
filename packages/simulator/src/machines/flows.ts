import {nextStates, type StateName} from '@aloft/platform/states';
import {readMachine, readService} from '../metrics';
import {pick} from '../resources';
import {DURATIONS, whatFollows} from '../state/lifecycle';
import {addLog} from '../state/logStart';
import type {Flow, Machine, Service, SimulatorState} from '../state/types';

/** Response time of an app, in ms. */
const RESPONSE_MS = 10;

/** CPU time that a request takes, in ms. */
const CPU_OF_REQUEST = 4;

/** Size of a request or response in bytes, with an estimate of the headers that `curl` does not print. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length + 200;

/** Requests in flight and connections of a machine. */
export const flowsOf = ({flows}: SimulatorState, {id}: Machine): Flow[] => flows.filter(({machine}) => machine === id);

/** Whether no request or connection keeps a machine awake. */
export const isIdle = (draft: SimulatorState, machine: Machine): boolean => flowsOf(draft, machine).length === 0;

/** What `scale.concurrency` limits: requests and connections through services. */
export function loadOf(draft: SimulatorState, machine: Machine): number {
  return flowsOf(draft, machine).filter(({service}) => service !== null).length;
}

/** Time at which the next flow of the machines ends by itself; infinite if none does. */
export function nextEnd(draft: SimulatorState, machines: readonly Machine[]): number {
  return Math.min(...machines.flatMap((machine) => flowsOf(draft, machine)).map(({endsAt}) => endsAt ?? Infinity));
}

/** Adds a flow, which keeps its machine awake. */
export function startFlow(draft: SimulatorState, machine: Machine, flow: Omit<Flow, 'namespace' | 'machine'>): void {
  draft.flows.push({...flow, namespace: machine.namespace, machine: machine.id});
  changeFlows(draft, machine, flow.service);
}

/**
 * Ends a flow, and with it its job and the job's other flows.
 *
 * @param ending how it ends: by itself, because its machine stops, or by its client
 */
export function endFlow(draft: SimulatorState, flow: Flow, ending: 'done' | 'cut' | 'closed' = 'done'): void {
  draft.flows = draft.flows.filter((other) => other !== flow);
  const {request} = flow;
  const namespace = draft.namespaces[flow.namespace]!;
  // A machine stops, which ends its flows, before it's deleted.
  const machine = namespace.machines[flow.machine]!;
  const service = changeFlows(draft, machine, flow.service);
  if (request && ending === 'done') {
    const {line, path, status, body, startedAt} = request;
    addLog(draft, namespace, machine, 'app', `${path} ${status}`);
    if (service) readService(service, draft.now, {status, ms: draft.now - startedAt + RESPONSE_MS});
    readMachine(machine, draft.now, {cpuMs: CPU_OF_REQUEST, received: bytesOf(line), transmitted: bytesOf(body)});
  }
  const job = draft.jobs.find(({number, status}) => number === flow.job && status === 'Running');
  if (!job) return;
  job.status = ending === 'closed' ? 'Terminated' : 'Done';
  if (ending === 'cut' && request) {
    const [code, text] = request.line.includes(' https:')
      ? [92, 'HTTP/2 stream 1 was not closed cleanly']
      : [52, 'Empty reply from server'];
    Object.assign(job, {status: `Exit ${code}`, output: [`curl: (${code}) ${text}`]});
  }
  for (const other of draft.flows.filter((one) => one.job === job.number)) endFlow(draft, other, ending);
}

/** Restarts the idle timer and reads the number of the service's requests in flight. */
function changeFlows(draft: SimulatorState, machine: Machine, name: string | null): Service | undefined {
  machine.lastActiveAt = draft.now;
  resetIdleTimer(draft, machine);
  const service = pick(draft.namespaces[machine.namespace]?.services ?? {}, name ?? '');
  if (service) {
    const own = draft.flows.filter((flow) => flow.service === name && flow.namespace === machine.namespace);
    readService(service, draft.now, {inFlight: own.filter(({request}) => request !== null).length});
  }
  return service;
}

/** CPU time of a process's start, in ms. */
const CPU_OF_START = 250;

/**
 * Moves a machine along one allowed transition and schedules the next automatic one.
 * @returns false without changes if the transition isn't allowed
 */
export function moveMachine(draft: SimulatorState, machine: Machine, to: StateName<'machine'>): boolean {
  const {now} = draft;
  const {state: from} = machine;
  if (!nextStates('machine', from).includes(to)) return false;
  if (from === 'standby') readMachine(machine, now, {standbyMs: now - machine.updatedAt});
  if (from === 'waking') readMachine(machine, now, {wakes: 1});
  if (from === 'starting') readMachine(machine, now, {cpuMs: CPU_OF_START});
  machine.state = to;
  machine.updatedAt = now;
  if (to === 'running' && (from === 'starting' || from === 'waking')) machine.lastActiveAt = now;
  if (from === 'flashing' && to !== 'failed') machine.snapshotAt = now;
  if (to === 'stopped' || to === 'failed' || to === 'starting') machine.snapshotAt = null;
  if (to !== 'running' && to !== 'flashing') machine.heldUntil = null;
  machine.due = nextOf(draft, machine);
  readMachine(machine, now);
  return true;
}

/** Restarts the idle timer after a request or a change of the hold. */
export function resetIdleTimer(draft: SimulatorState, machine: Machine): void {
  if (machine.state === 'running') machine.due = nextOf(draft, machine);
}

/**
 * The next automatic transition. A running machine is flashed for the first time after the health check or on request,
 * and later after the idle timeout.
 */
function nextOf(draft: SimulatorState, machine: Machine): Machine['due'] {
  const {now} = draft;
  if (machine.state === 'flashing') return {to: machine.flashThen, at: now + DURATIONS.flashing};
  if (machine.state !== 'running') return whatFollows('machine', machine.state, now);
  const {flashMode: mode, idleTimeout} = machine.template;
  if (mode === 'off') return null;
  if (machine.snapshotAt === null) {
    if (mode === 'manual') return null;
    machine.flashThen = 'running';
    return {to: 'flashing', at: now};
  }
  if (!machine.mayStandBy || !isIdle(draft, machine)) return null;
  machine.flashThen = 'standby';
  return {to: 'flashing', at: Math.max(now, machine.lastActiveAt + idleTimeout, machine.heldUntil ?? 0)};
}
