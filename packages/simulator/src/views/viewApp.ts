import type {StatefulKind} from '@aloft/platform/states';
import type {View} from '../context';
import {publicHostname} from '../programs/findHost';
import {viewTemplate} from '../template';
import type {App, Namespace, Release, Resource} from '../state/types';
import {formatTime} from '../state/durations';

/** Labels and timestamps, the last fields of every resource. */
export function viewTimes(resource: Pick<Resource<StatefulKind>, 'labels' | 'createdAt' | 'updatedAt'>): View {
  return {
    labels: {...resource.labels},
    createdAt: formatTime(resource.createdAt),
    updatedAt: formatTime(resource.updatedAt),
  };
}

/** An app in the format of `-o json`. */
export function viewApp(namespace: Namespace, app: App): View {
  const services = Object.values(namespace.services).filter((service) => service.app === app.name);
  const machines = Object.values(namespace.machines).filter((machine) => machine.app === app.name);
  const first = services.find((service) => service.visibility === 'public');
  return {
    name: app.name,
    namespace: app.namespace,
    state: app.state,
    release: app.release ?? 0,
    image: app.image,
    url: first ? `https://${publicHostname(first)}` : null,
    region: namespace.region,
    machines: machines.length,
    machine: viewTemplate(app.template, 'app'),
    scale: {...app.scale},
    services: services.map((service) => service.name),
    volumes: app.mounts.map((mount) => mount.volume),
    ...viewTimes(app),
  };
}

/** A release in the format of `app releases -o json`. */
export function viewRelease(app: App, release: Release): View {
  return {
    number: release.number,
    state: stateOf(app, release),
    image: release.image,
    digest: release.content.digest,
    message: release.message,
    secrets: Object.fromEntries(Object.entries(release.secrets).map(([name, {digest}]) => [name, digest])),
    createdBy: release.createdBy,
    createdAt: formatTime(release.createdAt),
  };
}

function stateOf(app: App, release: Release): string {
  if (release.failed) return 'failed';
  if (release.number !== app.release) return 'replaced';
  return app.state === 'deploying' ? 'deploying' : 'live';
}
