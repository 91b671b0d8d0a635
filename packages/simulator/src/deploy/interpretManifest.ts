import {limits} from '@aloft/platform/limits';
import {manifestDefault, scaleSettings} from '@aloft/platform/manifest';
import {isObject, maxPort, parseDuration, parseSize} from '@aloft/platform/values';
import type {Listener, ServiceSettings} from '../state/types';
import {readSettings, readTemplate, type MachineTemplate, type Scale} from '../template';

/** A manifest in the simulator's units. */
export interface Manifest {
  app: string;
  namespace: string | null;
  build: {image: string} | {dockerfile: string; context: string};
  /** Command that a deploy runs before it starts new machines, or null. */
  release: {command: string[]; timeoutMs: number} | null;
  template: MachineTemplate;
  /** Health check that isn't an HTTP request, as logs name it, or null. */
  check: string | null;
  scale: Scale;
  services: ServiceSettings[];
  volumes: Array<{name: string; sizeBytes: number; mount: string}>;
}

const readDefault = (path: string): string => String(manifestDefault(path));
const RELEASE_TIMEOUT = parseDuration(readDefault('release.timeout')) ?? 0;

/** Extracts the settings for the simulator from a manifest, with the schema's defaults. Accepts any input. */
export function interpretManifest(data: unknown): Manifest {
  const root = record(data);
  const name = text(root.app) ?? '';
  const build = record(root.build);
  const volumes = items(root.volumes).map((item) => ({
    name: text(item.name) ?? 'data',
    sizeBytes: parseSize(text(item.size) ?? '') ?? limits['volume-size-min'].value,
    mount: text(item.mount) ?? '/data',
  }));
  const services = items(root.services).map((item) => ({
    name: text(item.name) ?? name,
    visibility: text(item.visibility) ?? readDefault('services[].visibility'),
    listeners: items(item.listeners).map(interpretListener),
    hostnames: texts(item.hostnames),
  }));
  const scale = readSettings(scaleSettings, root);
  return {
    app: name,
    namespace: text(root.namespace),
    build:
      text(build.image) !== null
        ? {image: text(build.image) ?? ''}
        : {dockerfile: text(build.dockerfile) ?? 'Dockerfile', context: text(build.context) ?? '.'},
    release: interpretRelease(record(root.release)),
    template: readTemplate(root),
    check: interpretCheck(record(record(root.machine).healthcheck)),
    scale: {...scale, max: Math.max(scale.min, scale.max)},
    services,
    volumes,
  };
}

function interpretRelease(release: Record<string, unknown>): Manifest['release'] {
  const command = texts(release.command);
  if (command.length === 0) return null;
  return {command, timeoutMs: parseDuration(text(release.timeout) ?? '') ?? RELEASE_TIMEOUT};
}

function interpretCheck({tcp, exec}: Record<string, unknown>): string | null {
  const port = whole(record(tcp).port, 1, maxPort);
  const command = texts(exec).join(' ');
  return port !== null ? `on port ${port}` : command !== '' ? command : null;
}

function interpretListener(item: Record<string, unknown>): Listener {
  return {
    port: whole(item.port, 1, maxPort) ?? 443,
    protocol: text(item.protocol) ?? 'https',
    targetPort: whole(item.targetPort, 1, maxPort),
    redirect: text(item.redirect),
  };
}

function record(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function items(value: unknown): Array<Record<string, unknown>> {
  return Array.isArray(value) ? value.slice(0, 100).map(record) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function whole(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}
