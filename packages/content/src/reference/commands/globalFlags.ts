import {environmentVariables, exitCodes, globalFlags as facts} from '@aloft/platform/commands';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import {startSentence} from '../nodes/startSentence';
import type {Renderer} from '../Renderer';
import {describeFlag} from './describeFlag';

/** `<GlobalFlags />`: the flags that every command accepts. */
export const globalFlags: Renderer = {
  name: 'GlobalFlags',
  render: () => [definitionList(facts.map((flag) => describeFlag(flag, 'flag')))],
};

/** `<EnvironmentTable />`: the environment variables that the CLI reads. */
export const environmentTable: Renderer = {
  name: 'EnvironmentTable',
  render: () => [
    definitionList(
      environmentVariables.map(({name, flag, description}) => ({
        term: [anchor(`env-${name}`, [{type: 'inlineCode', value: name}])],
        body: [paragraph(flag ? `${description} The flag \`--${flag}\` overrides it.` : description)],
      })),
    ),
  ],
};

/** `<ExitCodes />`: the CLI's exit codes, their meanings, and how a script should react. */
export const exitCodeTable: Renderer = {
  name: 'ExitCodes',
  render: () => [
    definitionList(
      exitCodes.map(({code, meaning, handling}) => ({
        term: [anchor(`exit-code-${code}`, [{type: 'inlineCode', value: String(code)}])],
        body: [paragraph(`${startSentence(meaning)}. ${handling}`)],
      })),
    ),
  ],
};
