import {type StatefulKind, stateNames} from '../../states';
import type {Argument, Flag} from '../types';

/** Flags that several commands share. */

/** The argument that names a resource. */
export function nameArgument(kind: string): Argument {
  if (kind === 'machine') {
    return {name: 'NAME', type: 'machine', required: true, description: 'Name or id of the machine.'};
  }
  return {name: 'NAME', type: 'name', required: true, description: `Name of the ${kind}.`};
}

/** The argument that names a resource that is to be created. */
export function newNameArgument(kind: string): Argument {
  return {
    name: 'NAME',
    type: 'name',
    required: true,
    description: `Name of the new ${kind}. It follows the rules for resource names.`,
  };
}

/** Keeps only resources that have these labels. */
export const labelFilter: Flag = {
  name: 'label',
  short: 'l',
  type: 'keyValue',
  repeatable: true,
  description: 'Keep only what has this label. Given several times, all labels must match.',
};

/** Sets labels. */
export const labelSetter: Flag = {
  name: 'label',
  short: 'l',
  type: 'keyValue',
  repeatable: true,
  description: 'Label to set. An empty value (`KEY=`) removes the label.',
};

/** Keeps only resources in these states. */
export function stateFilter(kind: StatefulKind): Flag {
  return {
    name: 'state',
    type: 'enum',
    values: stateNames(kind),
    repeatable: true,
    description: 'Keep only what is in this state. Given several times, any of the states matches.',
  };
}

/** Whether the command waits for its effect, and how long. */
export function waitFlags(goal: string, timeout: string): readonly Flag[] {
  return [
    {
      name: 'wait',
      type: 'boolean',
      default: 'true',
      description: `Wait until ${goal}. \`--no-wait\` returns as soon as the platform has taken the request.`,
    },
    {
      name: 'timeout',
      type: 'duration',
      min: '1s',
      max: '1h',
      default: timeout,
      description: 'How long to wait. After it the command ends with exit code 6; the work goes on.',
    },
  ];
}

/** The machine template: the same settings as `machine` in the manifest. */
export const machineFlags: readonly Flag[] = [
  {
    name: 'vcpus',
    type: 'enum',
    values: ['1', '2', '4', '8', '16'],
    placeholder: 'COUNT',
    description: 'Virtual CPUs of each machine. `machine.vcpus` in the manifest.',
  },
  {
    name: 'memory',
    type: 'size',
    min: '128Mi',
    max: '64Gi',
    description: 'Memory of each machine. `machine.memory` in the manifest.',
  },
  {
    name: 'command',
    type: 'string',
    placeholder: 'COMMAND',
    description: "Command that replaces the image's `CMD`, split as a shell does. `machine.command` in the manifest.",
  },
  {
    name: 'env',
    short: 'e',
    type: 'keyValue',
    repeatable: true,
    description: 'Environment variable of the process. `machine.env` in the manifest.',
  },
  {
    name: 'secret',
    type: 'variable',
    repeatable: true,
    description: 'Secret that reaches the process as an environment variable. `machine.secrets` in the manifest.',
  },
  {
    name: 'restart',
    type: 'enum',
    values: ['always', 'on-failure', 'never'],
    placeholder: 'POLICY',
    description: 'When the process is started again after it ends. `machine.restart` in the manifest.',
  },
  {
    name: 'flash-mode',
    type: 'enum',
    values: ['auto', 'manual', 'off'],
    placeholder: 'MODE',
    description: 'Who decides when the machine is flashed. `machine.flash.mode` in the manifest.',
  },
  {
    name: 'idle-timeout',
    type: 'duration',
    min: '1s',
    max: '1h',
    description:
      'How long no connection is open before the machine goes on standby. `machine.flash.idleTimeout` in the manifest.',
  },
  {
    name: 'health-path',
    type: 'string',
    placeholder: 'PATH',
    requires: ['health-port'],
    description: 'Path that the health check requests. `machine.healthcheck.http.path` in the manifest.',
  },
  {
    name: 'health-port',
    type: 'integer',
    min: '1',
    max: '65535',
    placeholder: 'PORT',
    description: 'Port that the health check connects to. `machine.healthcheck.http.port` in the manifest.',
  },
];

/** Which machines an app may have: the same settings as `scale` in the manifest. */
export const scaleFlags: readonly Flag[] = [
  {
    name: 'min',
    type: 'integer',
    min: '0',
    max: '100',
    placeholder: 'COUNT',
    description: 'Machines that never go on standby. `scale.min` in the manifest.',
  },
  {
    name: 'max',
    type: 'integer',
    min: '1',
    max: '100',
    placeholder: 'COUNT',
    description: 'The most machines that the app may have. `scale.max` in the manifest.',
  },
  {
    name: 'concurrency',
    type: 'integer',
    min: '1',
    max: '10000',
    placeholder: 'COUNT',
    description: 'Requests in flight per machine before another one is used. `scale.concurrency` in the manifest.',
  },
];

/** Which lines of a log are printed. */
export const logFlags: readonly Flag[] = [
  {
    name: 'follow',
    short: 'f',
    type: 'boolean',
    default: 'false',
    description: 'Keep printing new lines until you press Ctrl+C.',
  },
  {
    name: 'since',
    type: 'duration',
    max: '168h',
    default: '1h',
    description: 'How far back to begin. Logs are kept for seven days.',
  },
  {
    name: 'tail',
    short: 't',
    type: 'integer',
    min: '1',
    max: '10000',
    default: '100',
    placeholder: 'LINES',
    description: 'Print at most this many of the latest lines.',
  },
  {
    name: 'source',
    type: 'enum',
    values: ['app', 'system', 'all'],
    default: 'app',
    description: 'Lines of your process (`app`), of `ignitiond` and the platform (`system`), or both.',
  },
  {
    name: 'grep',
    type: 'string',
    placeholder: 'TEXT',
    description: 'Print only lines that contain this text. Letter case matters.',
  },
];

/** How an image is built from a Dockerfile. */
export const buildFlags: readonly Flag[] = [
  {name: 'file', short: 'f', type: 'path', default: 'aloft.yaml', description: 'Manifest to use.'},
  {name: 'dockerfile', type: 'path', description: 'Dockerfile to build instead of the one that the manifest names.'},
  {
    name: 'build-arg',
    type: 'keyValue',
    repeatable: true,
    description: 'Build argument for an `ARG` of the Dockerfile. `build.args` in the manifest.',
  },
  {
    name: 'build-secret',
    type: 'keyValue',
    repeatable: true,
    placeholder: 'ID=FILE',
    description: 'File that a `RUN --mount=type=secret,id=ID` instruction may read. It is not stored in the image.',
  },
  {
    name: 'cache',
    type: 'boolean',
    default: 'true',
    description: 'Reuse layers of earlier builds. `--no-cache` builds every step again.',
  },
];
