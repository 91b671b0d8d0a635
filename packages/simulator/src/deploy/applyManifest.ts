import {scaleSettings} from '@aloft/platform/manifest';
import type {Context} from '../context';
import {checkQuota} from '../quota';
import {checkHostnameFree, createService} from '../attachments/createService';
import {createVolume} from '../attachments/volumes';
import {advanceTo} from '../state/advanceState';
import {pick} from '../resolve';
import type {App, Namespace} from '../state/types';
import {defaultTemplate, readSettings} from '../template';
import type {Manifest} from './interpretManifest';

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

/** Creates the app of a manifest, or updates the existing one, with its volumes. */
export function applyManifest(context: Context<'quota_exceeded'>, namespace: Namespace, manifest: Manifest): App {
  const app = pick(namespace.apps, manifest.app) ?? createApp(context, namespace, manifest.app);
  app.template = structuredClone(manifest.template);
  app.scale = {...manifest.scale};
  for (const wanted of manifest.volumes) {
    if (!pick(namespace.volumes, wanted.name)) createVolume(context, namespace, wanted.name, wanted.sizeBytes);
  }
  app.mounts = manifest.volumes.map((volume) => ({volume: volume.name, path: volume.mount}));
  app.updatedAt = context.draft.now;
  return app;
}

/** Adds an app without a release. */
export function createApp(context: Context<'quota_exceeded'>, namespace: Namespace, name: string): App {
  const {draft} = context;
  checkQuota(context, namespace, 'apps');
  const app: App = {
    name,
    namespace: namespace.name,
    state: 'pending',
    createdAt: draft.now,
    updatedAt: draft.now,
    labels: {},
    due: null,
    image: null,
    release: null,
    releases: [],
    template: structuredClone(defaultTemplate),
    scale: readSettings(scaleSettings),
    mounts: [],
    secretValues: {},
  };
  namespace.apps[name] = app;
  return app;
}

/** Fails if a service of the manifest belongs to another app, or one of its hostnames to another service. */
export function claimServices(
  context: Context<'service_attached' | 'hostname_taken' | 'quota_exceeded'>,
  namespace: Namespace,
  manifest: Manifest,
): void {
  let added = Object.keys(namespace.services).length;
  for (const wanted of manifest.services) {
    const service = pick(namespace.services, wanted.name);
    if (service && service.app !== null && service.app !== manifest.app) {
      context.fail('service_attached', {name: service.name, app: service.app});
    }
    for (const hostname of wanted.hostnames) checkHostnameFree(context, hostname, service ?? null);
    if (!service) added += 1;
  }
  checkQuota(context, namespace, 'services', added);
}

/** Creates or updates a manifest's services, waits until they are ready, and adds the steps. */
export function applyServices(
  context: Context<'quota_exceeded' | 'hostname_taken'>,
  namespace: Namespace,
  app: App,
  manifest: Manifest,
  steps: string[],
): void {
  const {draft} = context;
  for (const wanted of manifest.services) {
    const service = pick(namespace.services, wanted.name) ?? createService(context, namespace, wanted.name, wanted);
    service.app = app.name;
    service.visibility = wanted.visibility;
    service.listeners = structuredClone(wanted.listeners);
    service.hostnames = [...wanted.hostnames];
    service.updatedAt = draft.now;
    if (service.due) advanceTo(draft, service.due.at);
    steps.push(`  service ${service.name} is ready`);
  }
}
