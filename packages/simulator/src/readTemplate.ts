import type {machineFlags} from '@aloft/platform/commands';
import {splitCommandLine, type FlagValues} from '@aloft/platform/cli';
import {DEFAULT_TEMPLATE} from './deploy/interpretManifest';
import type {FlashMode, MachineTemplate} from './state/types';

/** Values of the flags that set the machine template. */
type TemplateFlags = FlagValues<typeof machineFlags> & {
  readonly secret?: readonly string[];
};

/** Flags that `readTemplate` considers. */
export const machineFlagNames = [
  'vcpus',
  'memory',
  'command',
  'env',
  'restart',
  'flash-mode',
  'idle-timeout',
  'health-path',
  'health-port',
] as const;

/** Builds a machine template from a command's flags, with `base` for absent flags. */
export function readTemplate(flags: TemplateFlags, base: MachineTemplate = DEFAULT_TEMPLATE): MachineTemplate {
  const {'health-path': path, 'health-port': port} = flags;
  const command = flags.command === undefined ? undefined : splitCommandLine(flags.command);
  return {
    vcpus: flags.vcpus === undefined ? base.vcpus : Number(flags.vcpus),
    memoryBytes: flags.memory ?? base.memoryBytes,
    restart: flags.restart ?? base.restart,
    command: command?.ok ? [...command.words] : [...base.command],
    secrets: [...new Set([...base.secrets, ...(flags.secret ?? [])])],
    healthcheck:
      path === undefined && port === undefined
        ? structuredClone(base.healthcheck)
        : {path: path ?? base.healthcheck?.path ?? '/', port: port ?? base.healthcheck?.port ?? 8080},
    env: {...base.env, ...flags.env},
    flash: {
      mode: (flags['flash-mode'] as FlashMode | undefined) ?? base.flash.mode,
      idleTimeoutMs: flags['idle-timeout'] ?? base.flash.idleTimeoutMs,
    },
  };
}
