import {brand} from '@aloft/platform/brand';
import {defaultRegion, findRegion} from '@aloft/platform/system';
import type {Namespace, Service, SimulatorState} from '../state/types';

/** Finds the public service of a hostname, like DNS and the edge proxy. */
export function findPublicHost({namespaces}: SimulatorState, hostname: string): Service | undefined {
  const services = Object.values(namespaces).flatMap((namespace) => Object.values(namespace.services));
  return services.find((service) =>
    isAppHost(hostname)
      ? service.visibility === 'public' && publicHostname(service) === hostname
      : service.hostnames.some((pattern) => matchesHostname(pattern, hostname)),
  );
}

/** Whether the platform assigns the hostname to services. */
export const isAppHost = (hostname: string): boolean => hostname.endsWith(`.${brand.appsDomain}`);

/** Whether a hostname belongs to the platform: the API, the console, the registry, or an app. */
export function isPlatformHost(hostname: string): boolean {
  return `.${hostname}`.endsWith(brand.appsDomain.replace(/^apps/, ''));
}

/** Finds the service of a name under `.internal`, like the host agent for the machines of a namespace. */
export function findPrivateHost({services}: Namespace, hostname: string): Service | undefined {
  return Object.values(services).find((service) => privateHostname(service) === hostname);
}

/** `<service>.<namespace>.apps.aloft.example` */
export function publicHostname(service: {name: string; namespace: string}): string {
  return `${service.name}.${service.namespace}.${brand.appsDomain}`;
}

/** `<service>.<namespace>.internal` */
export function privateHostname(service: {name: string; namespace: string}): string {
  return `${service.name}.${service.namespace}.${brand.privateDomain}`;
}

/** Whether a hostname equals the pattern, or is one label below a pattern's `*.`. */
export function matchesHostname(pattern: string, hostname: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === hostname;
  const dot = hostname.indexOf('.');
  return dot > 0 && hostname.slice(dot + 1) === pattern.slice(2);
}

/** IP addresses of a region's edge proxies; those of the default region for an unknown region. */
export const edgeOf = (region = defaultRegion) => (findRegion(region) ?? findRegion(defaultRegion)!).edge;

/** Whether a hostname is a zone apex, which can't have a CNAME record. Every hostname with two labels counts as one. */
export const isApex = (hostname: string): boolean => hostname.split('.').length === 2;
