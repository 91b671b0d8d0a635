import {limits} from '@aloft/platform/limits';
import {endFlow} from '../machines/flows';
import {moveMachine} from '../machines/moveMachine';
import {changeState, DURATIONS, MAX_TIME, RENEW_BEFORE, VALIDITY} from './lifecycle';
import {addLog, crashes, logStart} from './logStart';
import type {App, Certificate, Machine, Namespace, Service, SimulatorState, Volume} from './types';
import {canTransition, type StateName} from '@aloft/platform/states';

const LOG_RETENTION = limits['log-retention'].value;

/** Returns the state `ms` later: idle machines go to standby, certificates are issued, volumes become available. */
export function advanceState(state: SimulatorState, ms: number): SimulatorState {
  const next = structuredClone(state);
  advanceTo(next, next.now + (Number.isFinite(ms) ? Math.max(0, ms) : 0));
  return next;
}

/** Advances a draft to `target`, event by event. Time never goes back. */
export function advanceTo(draft: SimulatorState, target: number): void {
  const end = Math.min(target, MAX_TIME);
  if (!(end >= draft.now)) return;
  for (let event = nextEvent(draft, end); event !== null; event = nextEvent(draft, end)) {
    draft.now = Math.max(draft.now, event.at);
    event.apply();
    settleApps(draft);
  }
  draft.now = end;
  for (const namespace of Object.values(draft.namespaces)) {
    if ((namespace.logs[0]?.at ?? end) < end - LOG_RETENTION) {
      namespace.logs = namespace.logs.filter((line) => line.at >= end - LOG_RETENTION);
    }
  }
}

interface Event {
  at: number;
  apply: () => void;
}

function nextEvent(draft: SimulatorState, end: number): Event | null {
  let first: Event | null = null;
  for (const namespace of Object.values(draft.namespaces)) {
    for (const event of eventsOf(draft, namespace)) {
      if (event.at <= end && (first === null || event.at < first.at)) first = event;
    }
  }
  return first;
}

function* eventsOf(draft: SimulatorState, namespace: Namespace): Generator<Event> {
  for (const machine of Object.values(namespace.machines)) {
    const {due} = machine;
    if (due === null) continue;
    yield {
      at: due.at,
      apply: () => {
        const from = machine.state;
        moveMachine(machine, from === 'starting' && crashes(draft, machine) ? 'failed' : due.to, draft.now);
        if (from === 'starting') logStart(draft, namespace, machine);
        if (from === 'waking')
          addLog(draft, namespace, machine, 'system', 'ignitiond: woken: clock set, random pool reseeded');
      },
    };
  }
  for (const flow of draft.flows) {
    const {endsAt} = flow;
    if (flow.namespace === namespace.name && endsAt !== null) yield {at: endsAt, apply: () => endFlow(draft, flow)};
  }
  for (const service of Object.values(namespace.services)) {
    if (service.due) yield {at: service.due.at, apply: () => settle('service', service, draft.now)};
  }
  for (const volume of Object.values(namespace.volumes)) {
    if (volume.due) yield {at: volume.due.at, apply: () => settle('volume', volume, draft.now)};
  }
  for (const certificate of Object.values(namespace.certificates)) {
    if (certificate.due) yield {at: certificate.due.at, apply: () => moveCertificate(certificate, draft.now)};
  }
}

function settle(kind: 'service' | 'volume', resource: Service | Volume, now: number): void {
  if (resource.due) changeState(kind, resource as {state: string; updatedAt: number}, resource.due.to, now);
  resource.due = null;
}

function moveCertificate(certificate: Certificate, now: number): void {
  if (certificate.due === null) return;
  const from = certificate.state;
  changeState('certificate', certificate, certificate.due.to, now);
  certificate.due = null;
  if (certificate.state === 'issuing') certificate.due = {to: 'active', at: now + DURATIONS.issuing};
  if (certificate.state === 'renewing') certificate.due = {to: 'active', at: now + DURATIONS.issuing};
  if (certificate.state === 'active') {
    if (from === 'issuing' || from === 'renewing') {
      certificate.issuer = 'Example CA R1';
      certificate.expiresAt = now + VALIDITY;
    }
    certificate.due = endOf(certificate);
  }
}

/** Schedules the end of the active state: renewal of a managed certificate, expiry of an uploaded one. */
export function endOf(certificate: Certificate): Certificate['due'] {
  if (certificate.expiresAt === null) return null;
  return certificate.source === 'managed'
    ? {to: 'renewing', at: certificate.expiresAt - RENEW_BEFORE}
    : {to: 'expired', at: certificate.expiresAt};
}

/** Updates each app's state from its machines' states. */
function settleApps(state: SimulatorState): void {
  for (const namespace of Object.values(state.namespaces)) {
    const machines = Object.values(namespace.machines);
    for (const app of Object.values(namespace.apps)) {
      const next = stateOf(
        app,
        machines.filter((machine) => machine.app === app.name && !machine.oneOff),
      );
      if (canTransition('app', app.state, next)) changeState('app', app, next, state.now);
    }
  }
}

/** States that only commands change. */
const FIXED: ReadonlySet<StateName<'app'>> = new Set(['pending', 'deploying', 'suspended']);

function stateOf(app: App, machines: Machine[]): StateName<'app'> {
  if (FIXED.has(app.state)) return app.state;
  const of = (...names: string[]): number => machines.filter((machine) => names.includes(machine.state)).length;
  const serving = of('running', 'flashing', 'standby', 'waking');
  if (of('failed') > 0) return serving > 0 ? 'degraded' : 'failed';
  // While the only machine restarts, the app keeps its state.
  return serving > 0 ? 'live' : app.state;
}
