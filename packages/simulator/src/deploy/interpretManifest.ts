import {limits} from '@aloft/platform/limits';
import {manifestDefault} from '@aloft/platform/manifest';
import {maxPort, parseDuration, parseSize} from '@aloft/platform/values';
import type {FlashMode, Listener, MachineTemplate} from '../state/types';

/** A manifest in the simulator's units. */
export interface Manifest {
  app: string;
  namespace: string | null;
  build: {image: string} | {dockerfile: string; context: string};
  /** Command that a deploy runs before it starts new machines, or null. */
  release: {command: string[]; timeoutMs: number} | null;
  template: MachineTemplate;
  scale: {min: number; max: number; concurrency: number};
  services: Array<{name: string; visibility: string; listeners: Listener[]; hostnames: string[]}>;
  volumes: Array<{name: string; sizeBytes: number; mount: string}>;
}

const MOST_MACHINES = limits['scale-max'].value;
const readDefault = (path: string): string => String(manifestDefault(path));
const RELEASE_TIMEOUT = parseDuration(readDefault('release.timeout')) ?? 0;

/** Default number of machines. */
export const DEFAULT_SCALE: Manifest['scale'] = {
  min: Number(manifestDefault('scale.min')),
  max: Number(manifestDefault('scale.max')),
  concurrency: Number(manifestDefault('scale.concurrency')),
};

/** Default machine template. */
export const DEFAULT_TEMPLATE: MachineTemplate = {
  vcpus: Number(manifestDefault('machine.vcpus')),
  memoryBytes: parseSize(readDefault('machine.memory')) ?? 0,
  command: [],
  env: {},
  secrets: [],
  restart: readDefault('machine.restart'),
  flash: {
    mode: readDefault('machine.flash.mode') as FlashMode,
    idleTimeoutMs: parseDuration(readDefault('machine.flash.idleTimeout')) ?? 0,
  },
  healthcheck: null,
};

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
  const scale = record(root.scale);
  const min = whole(scale.min, 0, MOST_MACHINES) ?? DEFAULT_SCALE.min;
  return {
    app: name,
    namespace: text(root.namespace),
    build:
      text(build.image) !== null
        ? {image: text(build.image) ?? ''}
        : {dockerfile: text(build.dockerfile) ?? 'Dockerfile', context: text(build.context) ?? '.'},
    release: interpretRelease(record(root.release)),
    template: interpretTemplate(record(root.machine)),
    scale: {
      min,
      max: Math.max(min, whole(scale.max, 1, MOST_MACHINES) ?? DEFAULT_SCALE.max),
      concurrency: whole(scale.concurrency, 1, Infinity) ?? DEFAULT_SCALE.concurrency,
    },
    services,
    volumes,
  };
}

function interpretRelease(release: Record<string, unknown>): Manifest['release'] {
  const command = texts(release.command);
  if (command.length === 0) return null;
  return {command, timeoutMs: parseDuration(text(release.timeout) ?? '') ?? RELEASE_TIMEOUT};
}

function interpretTemplate(machine: Record<string, unknown>): MachineTemplate {
  const flash = record(machine.flash);
  const mode = text(flash.mode);
  const check = record(record(machine.healthcheck).http);
  const env = Object.entries(record(machine.env)).map(([key, value]) => [key, String(value)]);
  return {
    vcpus: whole(machine.vcpus, 1, limits['machine-vcpus'].value) ?? DEFAULT_TEMPLATE.vcpus,
    memoryBytes: parseSize(text(machine.memory) ?? '') ?? DEFAULT_TEMPLATE.memoryBytes,
    command: texts(machine.command),
    env: Object.fromEntries(env) as Record<string, string>,
    secrets: texts(machine.secrets),
    restart: text(machine.restart) ?? DEFAULT_TEMPLATE.restart,
    flash: {
      mode: mode === 'manual' || mode === 'off' ? (mode satisfies FlashMode) : 'auto',
      idleTimeoutMs: parseDuration(text(flash.idleTimeout) ?? '') ?? DEFAULT_TEMPLATE.flash.idleTimeoutMs,
    },
    healthcheck:
      whole(check.port, 1, maxPort) === null
        ? null
        : {path: text(check.path) ?? '/', port: whole(check.port, 1, maxPort) ?? 8080},
  };
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
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
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
