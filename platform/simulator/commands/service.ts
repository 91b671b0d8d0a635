import {brand} from '../../brand';
import type {Context, Handler, Reply} from '../context';
import {CommandFailure} from '../failure';
import {changeLabels, filterViews} from '../filterViews';
import {checkCount} from '../quota';
import {findApp, findService, isGiven, isOn, list, text} from '../resolve';
import {checkHostnameFree, createService} from '../services/createService';
import {advanceTo} from '../state/advanceState';
import {changeState} from '../state/changeState';
import {DURATIONS} from '../state/durations';
import type {Listener, Service, SimulatorState} from '../state/types';
import {formatListener, parseListener, viewService} from '../views/viewService';

export const serviceCommands: Record<string, Handler> = {
  'service list': (context) => {
    const namespace = context.namespace();
    const app = text(context, 'app');
    if (app !== null) findApp(namespace, app);
    const services = Object.values(namespace.services).filter((service) => app === null || service.app === app);
    return {views: filterViews(context, services.map(viewService)), empty: 'No services.'};
  },
  'service get': (context) => ({view: viewService(chosen(context))}),
  'service create': create,
  'service update': update,
  'service delete': remove,
  'service attach': attach,
  'service detach': detach,
};

function chosen(context: Context): Service {
  return findService(context.namespace(), text(context, 'NAME') ?? '');
}

function done(service: Service, ...steps: string[]): Reply {
  return {steps, view: viewService(service), quiet: [service.name]};
}

/** Waits until all edge proxies have received a change. */
function settle(draft: SimulatorState, service: Service): void {
  changeState('service', service, 'pending', draft.now);
  service.updatedAt = draft.now;
  service.due = {to: 'ready', at: draft.now + DURATIONS.service};
  advanceTo(draft, service.due.at);
}

/** Listeners of the `--port` flags. For a repeated port, the last one counts. */
function readListeners(context: Context): Listener[] {
  return [
    ...new Map(
      list(context, 'port')
        .map(parseListener)
        .map((listener) => [listener.port, listener]),
    ).values(),
  ];
}

function create(context: Context): Reply {
  const {draft} = context;
  const namespace = context.namespace();
  const name = text(context, 'NAME') ?? '';
  const given = readListeners(context);
  const redirects =
    isOn(context, 'redirect-http') &&
    given.some((listener) => listener.protocol === 'https') &&
    !given.some((listener) => listener.port === 80);
  if (redirects) given.push({port: 80, protocol: 'http', targetPort: null, redirect: 'https'});
  checkCount(namespace.name, 'listeners', given.length);
  const appName = text(context, 'app');
  const app = appName === null ? null : findApp(namespace, appName);
  const service = createService(draft, namespace, name, {
    visibility: text(context, 'visibility') ?? 'public',
    listeners: given,
    hostnames: [...new Set(list(context, 'hostname'))],
  });
  service.app = app?.name ?? null;
  service.labels = changeLabels(context, {});
  settle(draft, service);
  return done(service, `Created service ${name}`, `Address: ${String(viewService(service).address)}`);
}

function update(context: Context): Reply {
  const {draft, call} = context;
  const service = chosen(context);
  const own = call.command.flags.map((flag) => flag.name);
  if (!call.given.some((flag) => own.includes(flag))) {
    throw new CommandFailure('nothing_to_change', {
      command: `${brand.cli} service update`,
      flags: own.map((flag) => `--${flag}`).join(', '),
    });
  }
  if (isGiven(context, 'visibility')) service.visibility = text(context, 'visibility') ?? service.visibility;
  if (isGiven(context, 'port')) service.listeners = readListeners(context);
  checkCount(service.namespace, 'listeners', service.listeners.length);
  const hostnames = list(context, 'add-hostname');
  for (const hostname of hostnames) checkHostnameFree(draft, hostname, service);
  const gone = new Set(list(context, 'remove-hostname'));
  service.hostnames = [...new Set([...service.hostnames, ...hostnames])].filter((hostname) => !gone.has(hostname));
  service.labels = changeLabels(context, service.labels);
  settle(draft, service);
  return done(
    service,
    `Updated service ${service.name}`,
    ...service.listeners.map((listener) => `  ${formatListener(listener)}`),
  );
}

function remove(context: Context): Reply {
  const namespace = context.namespace();
  const service = chosen(context);
  const view = viewService(service);
  delete namespace.services[service.name];
  return {steps: [`Deleted service ${service.name}`], view, quiet: [service.name]};
}

function attach(context: Context): Reply {
  const service = chosen(context);
  const app = findApp(context.namespace(), text(context, 'app') ?? '');
  if (service.app !== null && service.app !== app.name) {
    throw new CommandFailure('service_attached', {name: service.name, app: service.app});
  }
  if (app.state === 'suspended') throw new CommandFailure('app_suspended', {name: app.name});
  service.app = app.name;
  settle(context.draft, service);
  return done(service, `Attached service ${service.name} to app ${app.name}`);
}

function detach(context: Context): Reply {
  const service = chosen(context);
  if (service.app === null) throw new CommandFailure('service_detached', {name: service.name});
  const {app} = service;
  service.app = null;
  settle(context.draft, service);
  return done(service, `Detached service ${service.name} from app ${app}`);
}
