import {limits} from '@aloft/platform/limits';
import {nextStates, type StateName} from '@aloft/platform/states';
import {endFlow, moveMachine} from '../machines/flows';
import {changeState, MAX_TIME, RENEW_BEFORE, VALIDITY} from './lifecycle';
import {addLog, crashes, logStart} from './logStart';
import type {App, Certificate, Machine, Namespace, SimulatorState} from './types';

const LOG_RETENTION = limits['log-retention'].value;

/**
 * Advances a draft to `target`, event by event: idle machines go to standby, certificates are issued, volumes become
 * available. Time never goes back.
 */
export function advanceTo(draft: SimulatorState, target: number): void {
  const end = Math.min(target, MAX_TIME);
  if (!(end >= draft.now)) return;
  for (;;) {
    const [event] = listEvents(draft).sort((left, right) => left.at - right.at);
    if (!event || event.at > end) break;
    draft.now = Math.max(draft.now, event.at);
    event.apply();
    settleApps(draft);
  }
  draft.now = end;
  for (const namespace of Object.values(draft.namespaces)) {
    if ((namespace.logs[0]?.at ?? end) < end - LOG_RETENTION)
      namespace.logs = namespace.logs.filter((line) => line.at >= end - LOG_RETENTION);
  }
}

/** Upper bound for a resource's automatic transitions. */
const MOST_STEPS = 8;

/**
 * Advances time until a resource is in one of the states, or in one that lasts.
 *
 * @returns whether it's in one of the states
 */
export function waitFor<State extends string>(
  draft: SimulatorState,
  resource: {readonly state: State; readonly due: {readonly at: number} | null},
  ...states: NoInfer<State>[]
): boolean {
  for (let step = 0; step < MOST_STEPS && resource.due && !states.includes(resource.state); step += 1)
    advanceTo(draft, resource.due.at);
  return states.includes(resource.state);
}

/** Scheduled changes of the resources and flows. */
function listEvents(draft: SimulatorState) {
  type Due = {readonly due: {readonly at: number} | null};
  const eventsOf = <T extends Due>(resources: Readonly<Record<string, T>>, settle: (resource: T) => void) =>
    Object.values(resources).flatMap((one) => (one.due ? {at: one.due.at, apply: () => settle(one)} : []));
  return Object.values(draft.namespaces).flatMap((namespace) => [
    ...eventsOf(namespace.machines, (machine) => settleMachine(draft, namespace, machine)),
    ...draft.flows.flatMap((flow) =>
      flow.namespace === namespace.name && flow.endsAt !== null
        ? {at: flow.endsAt, apply: () => endFlow(draft, flow)}
        : [],
    ),
    ...eventsOf(namespace.services, (service) => changeState('service', service, service.due!.to, draft.now)),
    ...eventsOf(namespace.volumes, (volume) => changeState('volume', volume, volume.due!.to, draft.now)),
    ...eventsOf(namespace.certificates, (certificate) => settleCertificate(certificate, draft.now)),
  ]);
}

function settleMachine(draft: SimulatorState, namespace: Namespace, machine: Machine): void {
  const {state: from, due} = machine;
  if (!due) return;
  moveMachine(draft, machine, from === 'starting' && crashes(draft, machine) ? 'failed' : due.to);
  if (from === 'starting') logStart(draft, namespace, machine);
  if (from === 'waking')
    addLog(draft, namespace, machine, 'system', 'ignitiond: woken: clock set, random pool reseeded');
}

function settleCertificate(certificate: Certificate, now: number): void {
  const to = certificate.due?.to ?? 'active';
  changeState('certificate', certificate, to, now);
  if (to !== 'active') return;
  Object.assign(certificate, {issuer: 'Example CA R1', expiresAt: now + VALIDITY});
  certificate.due = endOf(certificate);
}

/** Schedules the end of the active state: renewal of a managed certificate, expiry of an uploaded one. */
export function endOf({source, expiresAt}: Certificate): Certificate['due'] {
  if (expiresAt === null) return null;
  return source === 'managed' ? {to: 'renewing', at: expiresAt - RENEW_BEFORE} : {to: 'expired', at: expiresAt};
}

/** Updates each app's state from its machines' states. */
function settleApps({namespaces, now}: SimulatorState): void {
  for (const {machines, apps} of Object.values(namespaces)) {
    for (const app of Object.values(apps)) {
      const own = Object.values(machines).filter((machine) => machine.app === app.name && !machine.oneOff);
      const next = stateOf(app, own);
      if (nextStates('app', app.state).includes(next)) changeState('app', app, next, now);
    }
  }
}

function stateOf({state}: App, machines: Machine[]): StateName<'app'> {
  // Only commands change these states.
  if (state === 'pending' || state === 'deploying' || state === 'suspended') return state;
  const isServing = machines.some((machine) => ['running', 'flashing', 'standby', 'waking'].includes(machine.state));
  if (machines.some((machine) => machine.state === 'failed')) return isServing ? 'degraded' : 'failed';
  // While the only machine restarts, the app keeps its state.
  return isServing ? 'live' : state;
}
