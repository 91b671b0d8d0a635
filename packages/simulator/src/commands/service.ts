import {changeLabels, checkChanges, checkCount, checkNameFree, filterViews, findResource, isEqual} from '../resources';
import {chooseNamespace} from '../access';
import type {Context} from '../context';
import {implement} from '../implement';
import {checkHostnameFree, createService, requestProof} from '../attachments/network';
import {advanceTo} from '../state/advanceState';
import {changeState, DURATIONS} from '../state/lifecycle';
import type {Listener, Service, SimulatorState} from '../state/types';
import {formatListener, parseListener, viewService} from '../views';
import {chooser, replyWith} from './chosen';

const chosen = chooser('services');
const done = replyWith(viewService);

export const serviceCommands = {
  ...implement('service list', ['app', 'state', 'label'], (context) => {
    const namespace = chooseNamespace(context);
    const {app} = context.flags;
    if (app !== undefined) findResource(context, namespace, 'apps', app);
    const services = Object.values(namespace.services).filter((service) => app === undefined || service.app === app);
    return {views: filterViews(context, services.map(viewService)), empty: 'No services.'};
  }),

  ...implement('service get', [], (context) => ({view: viewService(chosen(context).service)})),

  ...implement('service create', ['port', 'app', 'visibility', 'hostname', 'redirect-http', 'label'], (context) => {
    const {draft, args, flags} = context;
    const namespace = chooseNamespace(context);
    const listeners = readListeners(flags.port);
    const redirects =
      flags['redirect-http'] &&
      listeners.some((listener) => listener.protocol === 'https') &&
      !listeners.some((listener) => listener.port === 80);
    if (redirects) listeners.push({port: 80, protocol: 'http', targetPort: null, redirect: 'https'});
    checkProtocols(context, flags.visibility, listeners);
    checkCount(context, namespace.name, 'listeners', listeners.length);
    const app = flags.app === undefined ? null : findResource(context, namespace, 'apps', flags.app);
    checkNameFree(context, namespace, namespace.services, 'a service', args.NAME);
    const service = createService(context, namespace, args.NAME, {
      visibility: flags.visibility,
      listeners,
      hostnames: [...new Set(flags.hostname)],
    });
    service.app = app?.name ?? null;
    service.labels = changeLabels(flags, {});
    settle(draft, service);
    const address = `Address: ${String(viewService(service).address)}`;
    return done(service, `Created service ${service.name}`, address, ...askForProof(draft, service));
  }),

  ...implement('service update', ['port', 'visibility', 'add-hostname', 'remove-hostname', 'label'], (context) => {
    const {draft, flags} = context;
    const {service} = chosen(context);
    checkChanges(context);
    const before = structuredClone(service);
    service.visibility = flags.visibility ?? service.visibility;
    if (context.given('port')) service.listeners = readListeners(flags.port);
    checkProtocols(context, service.visibility, service.listeners);
    checkCount(context, service.namespace, 'listeners', service.listeners.length);
    const added = flags['add-hostname'];
    for (const hostname of added) checkHostnameFree(context, hostname, service);
    const gone = new Set(flags['remove-hostname']);
    service.hostnames = [...new Set([...service.hostnames, ...added])].filter((hostname) => !gone.has(hostname));
    service.labels = changeLabels(flags, service.labels);
    if (isEqual(before, service)) return done(service, `Service ${service.name} already has these settings`);
    settle(draft, service);
    return done(
      service,
      `Updated service ${service.name}`,
      ...service.listeners.map((listener) => `  ${formatListener(listener)}`),
      ...askForProof(draft, service),
    );
  }),

  ...implement('service delete', [], (context) => {
    const {namespace, service} = chosen(context);
    const view = viewService(service);
    delete namespace.services[service.name];
    return {steps: [`Deleted service ${service.name}`], view, quiet: [service.name]};
  }),

  ...implement('service attach', ['app'], (context) => {
    const {draft, flags, fail} = context;
    const {namespace, service} = chosen(context);
    const app = findResource(context, namespace, 'apps', flags.app);
    if (service.app !== null && service.app !== app.name) {
      fail('service_attached', {name: service.name, app: service.app});
    }
    if (service.app === app.name)
      return done(service, `Service ${service.name} is already attached to app ${app.name}`);
    if (app.state === 'suspended') fail('app_suspended', {name: app.name});
    service.app = app.name;
    settle(draft, service);
    return done(service, `Attached service ${service.name} to app ${app.name}`);
  }),

  ...implement('service detach', [], (context) => {
    const {service} = chosen(context);
    const {name, app} = service;
    if (app === null) return context.fail('service_detached', {name});
    service.app = null;
    settle(context.draft, service);
    return done(service, `Detached service ${name} from app ${app}`);
  }),
};

/** The records that prove control of the service's domains, if the account has not proved it before. */
function askForProof(draft: SimulatorState, {hostnames}: Service): string[] {
  const records = requestProof(draft, hostnames);
  if (records.length === 0) return [];
  return ['Add these DNS records to prove that you control the domain:', ...records.map((record) => `  ${record}`)];
}

/** Fails if a public service has a listener that only private ones can have. */
function checkProtocols(
  {fail}: Context<'flag_value_invalid'>,
  visibility: string,
  listeners: readonly Listener[],
): void {
  const tcp = listeners.find(({protocol}) => protocol === 'tcp');
  if (visibility !== 'public' || !tcp) return;
  const invalid = {value: formatListener(tcp), flag: 'port', reason: 'a public service cannot have a tcp listener'};
  fail('flag_value_invalid', invalid, 'add --visibility private, or use tls');
}

/** Waits until all edge proxies have received a change. */
function settle(draft: SimulatorState, service: Service): void {
  changeState('service', service, 'pending', draft.now);
  service.updatedAt = draft.now;
  service.due = {to: 'ready', at: draft.now + DURATIONS.service};
  advanceTo(draft, service.due.at);
}

/** Listeners of the `--port` flags. For a repeated port, the last one counts. */
function readListeners(ports: readonly string[]): Listener[] {
  return [...new Map(ports.map(parseListener).map((listener) => [listener.port, listener])).values()];
}
