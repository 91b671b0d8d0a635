import type {PhrasingContent} from 'mdast';
import {bootFailures, processExitCodes, processVariables, restartPolicies} from '@aloft/platform/system';
import {definitionList} from '../nodes/definitionList';
import {paragraph, prose} from '../nodes/prose';
import {table} from '../nodes/table';
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
