import {countRequest, countTraffic, readInFlight} from '../metrics/readings';
import {pick} from '../resources';
import {addLog} from '../state/logStart';
import type {Flow, Machine, Service, SimulatorState} from '../state/types';
import {resetIdleTimer} from './moveMachine';

/** How a flow ends: by itself, because its machine stops, or by its client. */
type Ending = 'done' | 'cut' | 'closed';

/** Response time of an app, in ms. */
const RESPONSE_MS = 10;

/** Requests in flight and connections of a machine. */
export function flowsOf(draft: SimulatorState, {id}: Machine): Flow[] {
  return draft.flows.filter((flow) => flow.machine === id);
}

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
  machine.flows += 1;
  changeFlows(draft, machine, flow.service);
}

/** Ends a flow, and with it its job and the job's other flows. */
export function endFlow(draft: SimulatorState, flow: Flow, ending: Ending = 'done'): void {
  draft.flows = draft.flows.filter((other) => other !== flow);
  const namespace = pick(draft.namespaces, flow.namespace);
  const machine = namespace && pick(namespace.machines, flow.machine);
  if (namespace && machine) {
    machine.flows -= 1;
    const service = changeFlows(draft, machine, flow.service);
    if (flow.request && ending === 'done') {
      const {line, path, status, body, startedAt} = flow.request;
      addLog(draft, namespace, machine, 'app', `${path} ${status}`);
      if (service) countRequest(service, status, draft.now - startedAt + RESPONSE_MS, draft.now);
      countTraffic(machine, line, body, draft.now);
    }
  }
  const job = draft.jobs.find(({number, status}) => number === flow.job && status === 'Running');
  if (!job) return;
  job.status = ending === 'closed' ? 'Terminated' : 'Done';
  if (ending === 'cut' && flow.request) {
    const isSecure = flow.request.line.includes(' https:');
    job.status = isSecure ? 'Exit 92' : 'Exit 52';
    job.output = [
      isSecure ? 'curl: (92) HTTP/2 stream 1 was not closed cleanly' : 'curl: (52) Empty reply from server',
    ];
  }
  for (const other of draft.flows.filter(({job: number}) => number === flow.job)) endFlow(draft, other, ending);
}

/** Restarts the idle timer and reads the number of the service's requests in flight. */
function changeFlows(draft: SimulatorState, machine: Machine, name: string | null): Service | undefined {
  machine.lastActiveAt = draft.now;
  resetIdleTimer(machine, draft.now);
  const service = name === null ? undefined : pick(draft.namespaces[machine.namespace]?.services ?? {}, name);
  if (service) {
    const own = draft.flows.filter((flow) => flow.service === name && flow.namespace === machine.namespace);
    readInFlight(service, own.filter(({request}) => request !== null).length, draft.now);
  }
  return service;
}
