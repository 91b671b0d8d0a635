import {splitCommandLine} from '../cli/splitCommandLine';
import type {Context} from './context';
import {DEFAULT_TEMPLATE} from './deploy/interpretManifest';
import {isGiven, list, number, pairs, text} from './resolve';
import type {FlashMode, MachineTemplate} from './state/types';

/** Builds a machine template from a command's flags, with `base` for absent flags. */
export function readTemplate(context: Context, base: MachineTemplate = DEFAULT_TEMPLATE): MachineTemplate {
  const given = (flag: string, value: string | number | null): string | number | null =>
    isGiven(context, flag) ? value : null;
  const vcpus = given('vcpus', text(context, 'vcpus'));
  const restart = given('restart', text(context, 'restart'));
  const memory = given('memory', number(context, 'memory'));
  const mode = given('flash-mode', text(context, 'flash-mode'));
  const idle = given('idle-timeout', number(context, 'idle-timeout'));
  const command = isGiven(context, 'command') ? splitCommandLine(text(context, 'command') ?? '') : null;
  const path = isGiven(context, 'health-path') ? text(context, 'health-path') : null;
  const port = isGiven(context, 'health-port') ? number(context, 'health-port') : null;
  return {
    ...structuredClone(base),
    vcpus: vcpus === null ? base.vcpus : Number(vcpus),
    memoryBytes: memory === null ? base.memoryBytes : Number(memory),
    restart: restart === null ? base.restart : String(restart),
    command: command?.ok ? [...command.words] : [...base.command],
    secrets: [...new Set([...base.secrets, ...list(context, 'secret')])],
    healthcheck:
      path === null && port === null
        ? base.healthcheck
        : {
            path: path ?? base.healthcheck?.path ?? '/',
            port: port ?? base.healthcheck?.port ?? 8080,
          },
    env: {...base.env, ...pairs(context, 'env')},
    flash: {
      mode: mode === null ? base.flash.mode : (String(mode) as FlashMode),
      idleTimeoutMs: idle === null ? base.flash.idleTimeoutMs : Number(idle),
    },
  };
}
