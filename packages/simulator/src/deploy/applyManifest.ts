import {scaleSettings} from '@aloft/platform/manifest';
import type {Context} from '../context';
import {checkQuota, pick} from '../resources';
import {
  checkHostnameFree,
  createService,
  findServiceOf,
  type HostnameError,
  requestProof,
} from '../attachments/network';
import {createVolume} from '../attachments/volumes';
import {advanceTo} from '../state/advanceState';
import {startResource} from '../state/lifecycle';
import type {App, Namespace, ServiceSettings, SimulatorState} from '../state/types';
import {defaultTemplate, readSettings} from '../template';
import type {Manifest} from './readManifest';

/** Fails if a secret of the manifest isn't set, or if its volumes and its scale contradict each other. */
export function checkManifestApplies(
  {fail}: Context<'secret_not_found' | 'volume_needs_single_machine'>,
  namespace: Namespace,
  manifest: Manifest,
): void {
  const existing = pick(namespace.apps, manifest.app);
  for (const secret of manifest.template.secrets) {
    if (!existing || !Object.hasOwn(existing.secretValues, secret)) {
      fail('secret_not_found', {name: manifest.app, secret});
    }
  }
  if (manifest.volumes.length > 0 && manifest.scale.max > 1) {
    fail('volume_needs_single_machine', {name: manifest.app});
  }
}

/** Gives an app the settings of a manifest, and creates its volumes. */
export function applyManifest(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  app: App,
  manifest: Manifest,
): void {
  app.template = structuredClone(manifest.template);
  app.check = manifest.check;
  app.scale = {...manifest.scale};
  for (const wanted of manifest.volumes) {
    if (!pick(namespace.volumes, wanted.name)) createVolume(context, namespace, wanted.name, wanted.sizeBytes);
  }
  app.mounts = manifest.volumes.map((volume) => ({volume: volume.name, path: volume.mount}));
}

/** Adds an app without a release. */
export function createApp(context: Context<'quota_exceeded'>, namespace: Namespace, name: string): App {
  const {draft} = context;
  checkQuota(context, namespace, 'apps');
  const app: App = {
    ...startResource<'app'>(draft, namespace, name, 'pending'),
    image: null,
    release: null,
    releases: [],
    template: structuredClone(defaultTemplate),
    check: null,
    scale: readSettings(scaleSettings),
    mounts: [],
    secretValues: {},
  };
  namespace.apps[name] = app;
  return app;
}

/** Fails if a service of an app belongs to another one, or one of its hostnames to another service. */
export function claimServices(
  context: Context<'service_attached' | HostnameError | 'quota_exceeded'>,
  namespace: Namespace,
  app: string,
  services: readonly ServiceSettings[],
  hostnames: HostnameMode = 'claim',
): void {
  let added = Object.keys(namespace.services).length;
  for (const wanted of services) {
    const service = pick(namespace.services, wanted.name);
    if (service && service.app !== null && service.app !== app) {
      context.fail('service_attached', {name: service.name, app: service.app});
    }
    for (const hostname of wanted.hostnames) {
      const owner = hostnames === 'move' ? (findServiceOf(context.draft, hostname) ?? null) : (service ?? null);
      if (hostnames !== 'skip') checkHostnameFree(context, hostname, owner);
    }
    if (!service) added += 1;
  }
  checkQuota(context, namespace, 'services', added);
}

/** Creates or updates an app's services, waits until they are ready, and adds the steps. */
export function applyServices(
  context: Context<'quota_exceeded' | HostnameError>,
  namespace: Namespace,
  app: App,
  services: readonly ServiceSettings[],
  steps: string[],
  hostnames: HostnameMode = 'claim',
): void {
  const {draft} = context;
  for (const wanted of services) {
    if (hostnames === 'move') takeHostnames(draft, namespace.name, wanted);
    const service =
      pick(namespace.services, wanted.name) ??
      createService(context, namespace, wanted.name, {...wanted, hostnames: []});
    service.app = app.name;
    service.visibility = wanted.visibility;
    service.listeners = structuredClone(wanted.listeners);
    if (hostnames !== 'skip') service.hostnames = [...wanted.hostnames];
    service.updatedAt = draft.now;
    if (service.due) advanceTo(draft, service.due.at);
    steps.push(`  service ${service.name} is ready`);
    for (const record of requestProof(draft, service.hostnames)) steps.push(`  add the DNS record ${record}`);
  }
}

/** What a deploy does with the hostnames of its services. */
export type HostnameMode = 'claim' | 'move' | 'skip';

function takeHostnames(draft: SimulatorState, namespace: string, {name, hostnames}: ServiceSettings): void {
  for (const hostname of hostnames) {
    const owner = findServiceOf(draft, hostname);
    if (!owner || (owner.name === name && owner.namespace === namespace)) continue;
    owner.hostnames = owner.hostnames.filter((entry) => entry !== hostname);
    owner.updatedAt = draft.now;
  }
}
