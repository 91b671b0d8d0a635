import {checkHostnameFree, createService, requestProof} from '../attachments';
import type {Changes} from '../context';
import {implement, checkNotSuspended, done, listOfApp} from '../implement';
import {changeLabels, checkChanges, checkCount, checkNameFree, findResource, isEqual} from '../resources';
import {waitFor} from '../state/advanceState';
import {changeState} from '../state/lifecycle';
import type {Listener, Service, SimulatorState} from '../state/types';
import {addressOf, formatListener, parseListener, viewService} from '../views';

export const serviceCommands = {
  ...implement('service list', ['app', 'state', 'label'], listOfApp('services')),

  ...implement('service get', [], ({service}) => ({view: viewService(service)})),

  ...implement('service create', ['port', 'app', 'visibility', 'hostname', 'redirect-http', 'label'], (context) => {
    const {draft, args, flags, namespace} = context;
    const {visibility} = flags;
    const name = args.NAME;
    const listeners = readListeners(flags.port);
    const isSecure = listeners.some(({protocol}) => protocol === 'https');
    if (flags['redirect-http'] && isSecure && !listeners.some(({port}) => port === 80))
      listeners.push({port: 80, protocol: 'http', targetPort: null, redirect: 'https'});
    checkListeners(context, visibility, listeners);
    const app = flags.app === undefined ? null : findResource(context, 'apps', flags.app);
    checkNameFree(context, namespace.name, 'a service', Object.values(namespace.services), name);
    const hostnames = [...new Set(flags.hostname)];
    const service = createService(context, {name, visibility, listeners, hostnames});
    service.app = app?.name ?? null;
    service.labels = changeLabels(flags);
    settle(draft, service);
    const steps = [`Created service ${name}`, `Address: ${addressOf(service)}`];
    return done(viewService(service), ...steps, ...askForProof(draft, service));
  }),

  ...implement('service update', ['port', 'visibility', 'add-hostname', 'remove-hostname', 'label'], (context) => {
    const {draft, flags, service} = context;
    checkChanges(context);
    const before = structuredClone(service);
    service.visibility = flags.visibility ?? service.visibility;
    if (context.given('port')) service.listeners = readListeners(flags.port);
    checkListeners(context, service.visibility, service.listeners);
    const {'add-hostname': added, 'remove-hostname': removed} = flags;
    for (const hostname of added) checkHostnameFree(context, hostname, service);
    const hostnames = new Set([...service.hostnames, ...added]);
    service.hostnames = [...hostnames].filter((hostname) => !removed.includes(hostname));
    service.labels = changeLabels(flags, service.labels);
    if (isEqual(before, service))
      return done(viewService(service), `Service ${service.name} already has these settings`);
    settle(draft, service);
    const steps = [`Updated service ${service.name}`, ...service.listeners.map((one) => `  ${formatListener(one)}`)];
    return done(viewService(service), ...steps, ...askForProof(draft, service));
  }),

  ...implement('service delete', [], (context) => {
    const {namespace, service} = context;
    delete namespace.services[service.name];
    return done(viewService(service), `Deleted service ${service.name}`);
  }),

  ...implement('service attach', ['app'], (context) => {
    const {draft, flags, fail, service} = context;
    const app = findResource(context, 'apps', flags.app);
    const {name} = service;
    if (service.app === app.name)
      return done(viewService(service), `Service ${name} is already attached to app ${app.name}`);
    if (service.app !== null) fail('service_attached', {name, app: service.app});
    checkNotSuspended(context, app);
    service.app = app.name;
    settle(draft, service);
    return done(viewService(service), `Attached service ${name} to app ${app.name}`);
  }),

  ...implement('service detach', [], (context) => {
    const {service} = context;
    const {name, app} = service;
    if (app === null) return context.fail('service_detached', {name});
    service.app = null;
    settle(context.draft, service);
    return done(viewService(service), `Detached service ${name} from app ${app}`);
  }),
};

/** The records that prove control of the service's domains, if the account has not proved it before. */
function askForProof(draft: SimulatorState, {hostnames}: Service): string[] {
  const records = requestProof(draft, hostnames).map((record) => `  ${record}`);
  return records.length === 0 ? [] : ['Add these DNS records to prove that you control the domain:', ...records];
}

/** Fails if there are too many listeners, or if a public service has one that only private ones can have. */
function checkListeners(
  context: Changes<'flag_value_invalid' | 'quota_exceeded'>,
  visibility: string,
  listeners: readonly Listener[],
): void {
  const tcp = listeners.find(({protocol}) => protocol === 'tcp');
  if (visibility === 'public' && tcp) {
    const invalid = {value: formatListener(tcp), flag: 'port', reason: 'a public service cannot have a tcp listener'};
    context.fail('flag_value_invalid', invalid, 'add --visibility private, or use tls');
  }
  checkCount(context, 'listeners', listeners.length);
}

/** Waits until all edge proxies have received a change. */
function settle(draft: SimulatorState, service: Service): void {
  changeState('service', service, 'pending', draft.now);
  service.updatedAt = draft.now;
  waitFor(draft, service);
}

/** Listeners of the `--port` flags. For a repeated port, the last one counts. */
function readListeners(ports: readonly string[]): Listener[] {
  return [...new Map(ports.map(parseListener).map((listener) => [listener.port, listener])).values()];
}
