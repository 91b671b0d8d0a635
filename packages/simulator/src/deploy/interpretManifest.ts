import {manifestDefault, scaleSettings, type ValidManifest} from '@aloft/platform/manifest';
import {parseDuration, parseSize} from '@aloft/platform/values';
import type {ServiceSettings} from '../state/types';
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

const defaultOf = (path: string): string => String(manifestDefault(path));

/** Extracts the settings for the simulator from a manifest, with the schema's defaults. */
export function interpretManifest(manifest: ValidManifest): Manifest {
  const {app, namespace = null, build, release, machine, services = [], volumes = []} = manifest;
  const {dockerfile = 'Dockerfile', image, context = defaultOf('build.context')} = build;
  const {tcp, exec = []} = machine?.healthcheck ?? {};
  return {
    app,
    namespace,
    build: image === undefined ? {dockerfile, context} : {image},
    release: release
      ? {
          command: [...release.command],
          timeoutMs: parseDuration(release.timeout ?? defaultOf('release.timeout')) ?? 0,
        }
      : null,
    template: readTemplate(manifest),
    check: tcp ? `on port ${tcp.port}` : exec.join(' ') || null,
    scale: readSettings(scaleSettings, manifest),
    services: services.map(({name, visibility, listeners, hostnames = []}) => ({
      name,
      visibility: visibility ?? defaultOf('services[].visibility'),
      listeners: listeners.map(({targetPort = null, redirect = null, ...rest}) => ({...rest, targetPort, redirect})),
      hostnames: [...hostnames],
    })),
    volumes: volumes.map(({name, size, mount}) => ({name, sizeBytes: parseSize(size) ?? 0, mount})),
  };
}
