import {scaleSettings} from '@aloft/platform/manifest';
import type {Changes} from '../context';
import {checkHostnameFree, createService, findServiceOf, type HostnameError, requestProof} from '../attachments';
import {checkCount, pick} from '../resources';
import {waitFor} from '../state/advanceState';
import {addResource} from '../state/lifecycle';
import type {App, ServiceSettings, SimulatorState} from '../state/types';
import {defaultTemplate, readSettings} from '../template';

/** Fails if a secret that an app's settings name isn't set. */
export function checkSecrets(
  {fail}: Pick<Changes<'secret_not_found'>, 'fail'>,
  name: string,
  values: App['secretValues'],
  names: readonly string[],
): void {
  const secret = names.find((secret) => !Object.hasOwn(values, secret));
  if (secret !== undefined) fail('secret_not_found', {name, secret});
}

/** Adds an app without a release. */
export const createApp = (context: Changes<'quota_exceeded'>, name: string): App =>
  addResource(context, 'apps', 'pending', {
    name,
    image: null,
    release: null,
    releases: [],
    template: structuredClone(defaultTemplate),
    check: null,
    scale: readSettings(scaleSettings),
    mounts: [],
    secretValues: {},
  });

/** What a deploy does with the hostnames of its services. */
export type HostnameMode = 'claim' | 'move' | 'skip';

/** Fails if a service of an app belongs to another one, or one of its hostnames to another service. */
export function claimServices(
  context: Changes<'service_attached' | HostnameError | 'quota_exceeded'>,
  app: string,
  services: readonly ServiceSettings[],
  mode: HostnameMode = 'claim',
): void {
  const current = context.namespace.services;
  for (const {name, hostnames} of services) {
    const service = pick(current, name);
    if (service && service.app !== null && service.app !== app)
      context.fail('service_attached', {name, app: service.app});
    for (const hostname of mode === 'skip' ? [] : hostnames)
      checkHostnameFree(context, hostname, mode === 'move' ? findServiceOf(context.draft, hostname) : service);
  }
  checkCount(context, 'services', new Set([...Object.keys(current), ...services.map(({name}) => name)]).size);
}

/** Creates or updates an app's services, waits until they are ready, and adds the steps. */
export function applyServices(
  context: Changes<'quota_exceeded' | HostnameError>,
  app: App,
  services: readonly ServiceSettings[],
  steps: string[],
  mode: HostnameMode = 'claim',
): void {
  const {draft, namespace} = context;
  for (const wanted of services) {
    const {name, visibility, listeners, hostnames} = structuredClone(wanted);
    if (mode === 'move') takeHostnames(draft, namespace.name, wanted);
    const existing = pick(namespace.services, name);
    const service = existing ?? createService(context, {...wanted, hostnames: []});
    Object.assign(service, {app: app.name, visibility, listeners, updatedAt: draft.now});
    if (mode !== 'skip') service.hostnames = hostnames;
    waitFor(draft, service);
    const records = requestProof(draft, service.hostnames);
    steps.push(`  service ${name} is ready`, ...records.map((record) => `  add the DNS record ${record}`));
  }
}

function takeHostnames(draft: SimulatorState, namespace: string, {name, hostnames}: ServiceSettings): void {
  for (const hostname of hostnames) {
    const owner = findServiceOf(draft, hostname);
    if (!owner || (owner.name === name && owner.namespace === namespace)) continue;
    owner.hostnames = owner.hostnames.filter((entry) => entry !== hostname);
    owner.updatedAt = draft.now;
  }
}
