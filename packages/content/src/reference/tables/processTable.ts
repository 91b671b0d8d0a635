import type {PhrasingContent} from 'mdast';
import {
  bootFailures,
  kernelAreas,
  kernelSettings,
  processExitCodes,
  processVariables,
  restartPolicies,
} from '@aloft/platform/system';
import {definitionList, paragraph, prose, table} from '../nodes';
import type {Renderer} from '../Renderer';

/** `<ProcessVariables />`: variables that `ignitiond` adds to the environment of the process. */
export const processVariableTable: Renderer = {
  name: 'ProcessVariables',
  render: () => [
    definitionList(
      processVariables.map(({name, example, holds}) => ({
        term: code(name),
        body: [paragraph(`${holds} Example: \`${example}\`.`)],
      })),
    ),
  ],
};

/** `<RestartPolicies />`: what happens when the process exits. */
export const restartTable: Renderer = {
  name: 'RestartPolicies',
  render: () => [
    table(
      ['Policy', 'Exit code 0', 'Other exit code'],
      restartPolicies.map(({policy, onSuccess, onFailure}) => [code(policy), prose(onSuccess), prose(onFailure)]),
    ),
  ],
};

/** `<ProcessExitCodes />`: meanings of the process's exit codes. */
export const processExitCodeTable: Renderer = {
  name: 'ProcessExitCodes',
  render: () => [
    table(
      ['Code', 'Meaning'],
      processExitCodes.map(({code: number, meaning}) => [prose(number), prose(meaning)]),
    ),
  ],
};

/** `<BootFailures />`: ways in which a boot can fail before the app's first log line. */
export const bootFailureTable: Renderer = {
  name: 'BootFailures',
  render: () => [
    table(
      ['Last log line', 'Cause', 'Fix'],
      bootFailures.map(({line, cause, remedy}) => [code(line), prose(cause), prose(remedy)]),
    ),
  ],
};

function code(value: string): PhrasingContent[] {
  return [{type: 'inlineCode', value}];
}

/** `<KernelFeatures />`: features built into the machine's kernel. */
export const kernelTable: Renderer = {
  name: 'KernelFeatures',
  render: () => [
    table(
      ['Area', 'Built in'],
      kernelAreas.map(({area, builtIn}) => [prose(area), prose(builtIn)]),
    ),
  ],
};

/** `<KernelSettings />`: limits that the kernel sets, and how to change them. */
export const kernelSettingTable: Renderer = {
  name: 'KernelSettings',
  render: () => [
    table(
      ['Setting', 'Value in a machine', 'How to change it'],
      kernelSettings.map(({what, value, change}) => [prose(what), prose(value), prose(change)]),
    ),
  ],
};
