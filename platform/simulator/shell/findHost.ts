import {brand} from '../../brand';
import {hashText} from '../state/drawId';
import type {Namespace, Service, SimulatorState} from '../state/types';

/** What a hostname leads to. Addresses are of the ranges reserved for documentation. */
export type Host =
  | {kind: 'platform'; namespace: Namespace; service: Service; address: string}
  | {kind: 'custom'; namespace: Namespace; service: Service; target: string; address: string}
  | {kind: 'unassigned'; address: string}
  | {kind: 'unknown'};

/** Finds the public service behind a hostname, as DNS and the edge proxy do. */
export function findHost(state: SimulatorState, hostname: string): Host {
  const suffix = `.${brand.appsDomain}`;
  if (hostname.endsWith(suffix)) {
    const [serviceName = '', namespaceName = '', ...rest] = hostname.slice(0, -suffix.length).split('.');
    const namespace = Object.hasOwn(state.namespaces, namespaceName) ? state.namespaces[namespaceName] : undefined;
    const service =
      namespace && Object.hasOwn(namespace.services, serviceName) ? namespace.services[serviceName] : undefined;
    if (rest.length > 0 || !namespace || !service || service.visibility !== 'public') {
      return {kind: 'unassigned', address: edgeAddress('eu-central')};
    }
    return {kind: 'platform', namespace, service, address: edgeAddress(namespace.region)};
  }
  for (const namespace of Object.values(state.namespaces)) {
    for (const service of Object.values(namespace.services)) {
      if (!service.hostnames.some((pattern) => matchesHostname(pattern, hostname))) continue;
      const target = publicHostname(service);
      return {kind: 'custom', namespace, service, target, address: edgeAddress(namespace.region)};
    }
  }
  return {kind: 'unknown'};
}

/** `<service>.<namespace>.apps.aloft.example` */
export function publicHostname(service: {name: string; namespace: string}): string {
  return `${service.name}.${service.namespace}.${brand.appsDomain}`;
}

/** `<service>.<namespace>.internal` */
export function privateHostname(service: {name: string; namespace: string}): string {
  return `${service.name}.${service.namespace}.${brand.privateDomain}`;
}

/** True when a hostname is the pattern, or one label under a pattern's `*.`. */
export function matchesHostname(pattern: string, hostname: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === hostname;
  const dot = hostname.indexOf('.');
  return dot > 0 && hostname.slice(dot + 1) === pattern.slice(2);
}

function edgeAddress(region: string): string {
  return `203.0.113.${10 + (hashText(region) % 200)}`;
}
