import {errorStatuses, successStatuses} from '@aloft/platform/api';
import {deployExitCodes, environmentVariables, exitCodes} from '@aloft/platform/commands';
import {commonMetricLabels} from '@aloft/platform/system';
import {
  afterWake,
  bootFailures,
  clocks,
  components,
  controlEndpoints,
  controlEvents,
  defaultRegion,
  failures,
  kernelAreas,
  kernelSettings,
  logDrainProtocols,
  processExitCodes,
  processVariables,
  regions,
  restartPolicies,
  runtimeTimers,
  schedulers,
  sdkAreas,
  sdks,
  starts,
  supportAccess,
  survival,
  tokenScopes,
} from '@aloft/platform/system';
import {codes, type Definition, definitionList, element, startSentence, table} from './nodes';
import type {Renderer} from './Renderer';
import {describeLabel} from './metricTable';

/** A table whose cells are texts of facts. */
const tableOf = (name: string, head: readonly string[], rows: () => readonly (readonly string[])[]): Renderer => ({
  name,
  render: () => [table(head, rows())],
});

/** A list of terms with their descriptions. */
const listOf = (name: string, rows: () => readonly Definition[]): Renderer => ({
  name,
  render: () => [definitionList(rows())],
});

const code = (value: string | number): string => codes([value]);

const duringStandby = {
  stops: 'Stops, and continues from where it stopped',
  jumps: 'Jumps to the present at the wake',
};
const missedJob = {once: 'Runs once, late', skips: 'Is skipped'};
const visibility = {always: 'Yes', granted: 'With your permission', never: 'No'};

/** `<TimerTable kind="runtime" />` or `"scheduler"`: behavior of timers and scheduled jobs after a wake. */
const timerTable: Renderer = {
  name: 'TimerTable',
  required: ['kind'],
  render: ({kind = ''}, {fail}) => {
    const runtimes = runtimeTimers.map(([name, timers, notes]) => [name, codes(timers), notes]);
    if (kind === 'runtime') return [table(['Runtime', 'Timers', 'Notes'], runtimes)];
    if (kind !== 'scheduler') fail(`<TimerTable> has no kind "${kind}"`, 'write kind="runtime" or kind="scheduler"');
    const jobs = schedulers.map(([name, missed, notes]) => [name, missedJob[missed], notes]);
    return [table(['Scheduler', 'A missed job', 'Details'], jobs)];
  },
};

/** `<ApiStatuses kind="success" />` or `"error"`: HTTP statuses of the API. */
const apiStatuses: Renderer = {
  name: 'ApiStatuses',
  required: ['kind'],
  render: ({kind = ''}, {fail}) => {
    const successes = Object.entries(successStatuses).map(([status, text]) => [code(status), text]);
    if (kind === 'success') return [table(['Status', 'Meaning'], successes)];
    if (kind !== 'error') fail(`<ApiStatuses> has no kind "${kind}"`, 'write kind="success" or kind="error"');
    const failed = Object.entries(errorStatuses).map(([status, {cause, retry}]) => [code(status), cause, retry]);
    return [table(['Status', 'Cause', 'Retry?'], failed)];
  },
};

/** `<AfterWake />`: what changes for a process when its machine wakes, in order. */
const afterWakeList: Renderer = {
  name: 'AfterWake',
  render: () => [
    element(
      'ol',
      {},
      afterWake.map((text) => element('li', {}, [text])),
    ),
  ],
};

/** The elements that show a list of facts as a table or as terms with descriptions. */
export const factTables: readonly Renderer[] = [
  timerTable,
  afterWakeList,
  apiStatuses,
  tableOf('SurvivalTable', ['State', 'After a wake'], () => survival.map(({state, afterWake}) => [state, afterWake])),
  tableOf('StartTable', ['Event', 'How the machine starts', 'In-memory state'], () =>
    starts.map(({event, start, memory}) => [event, start, memory]),
  ),
  tableOf('FailureTable', ['Failure', 'Effect'], () => Object.entries(failures)),
  tableOf('DeployExitCodes', ['Code', 'Meaning for a deploy', 'Action'], () =>
    deployExitCodes.map(({codes: numbers, meaning, action}) => [numbers.join(', '), meaning, action]),
  ),
  tableOf('ClockTable', ['Clock', 'During standby', 'Use'], () =>
    clocks.map(({name, standby, use}) => [code(name), duringStandby[standby], use]),
  ),
  // The A and AAAA records of an apex domain.
  tableOf('EdgeAddressTable', ['Region', 'A record', 'AAAA record'], () =>
    regions.map(({id, edge}) => [code(id), code(edge.ipv4), code(edge.ipv6)]),
  ),
  tableOf('OutboundAddressTable', ['Region', 'Outbound IPv4 addresses'], () =>
    regions.map(({id, outbound}) => [code(id), codes(outbound)]),
  ),
  tableOf('LogDrainTable', ['Protocol', 'URL', 'Format'], () =>
    logDrainProtocols.map(({name, url, sends}) => [name, code(url), sends]),
  ),
  tableOf('RegionTable', ['Region', 'Location', 'Continent'], () =>
    regions.map(({id, city, country, continent}) => [
      id === defaultRegion ? `${code(id)} (default)` : code(id),
      `${city}, ${country}`,
      continent,
    ]),
  ),
  tableOf('RestartPolicies', ['Policy', 'Exit code 0', 'Other exit code'], () =>
    restartPolicies.map(({policy, onSuccess, onFailure}) => [code(policy), onSuccess, onFailure]),
  ),
  tableOf('ProcessExitCodes', ['Code', 'Meaning'], () => processExitCodes),
  // Boots that fail before the app's first log line.
  tableOf('BootFailures', ['Last log line', 'Cause', 'Fix'], () =>
    bootFailures.map(({line, cause, remedy}) => [code(line), cause, remedy]),
  ),
  tableOf('KernelFeatures', ['Area', 'Built in'], () => Object.entries(kernelAreas)),
  tableOf('KernelSettings', ['Setting', 'Value in a machine', 'How to change it'], () =>
    kernelSettings.map(({what, value, change}) => [what, value, change]),
  ),
  // Scopes of deploy tokens, the narrowest first.
  tableOf('ScopeTable', ['Scope', 'Permissions'], () =>
    Object.entries(tokenScopes).map(([name, allows]) => [code(name), allows]),
  ),
  tableOf('SupportTable', ['Data', 'Visible to support', 'Note'], () =>
    supportAccess.map(({data, access, note}) => [data, visibility[access], note]),
  ),
  listOf('SdkAreas', () =>
    Object.entries(sdkAreas).map(([term, description]) => {
      const covering = sdks.filter(({coverage}) => coverage.some((area) => area === term));
      const languages = covering.map(({language}) => language).join(', ');
      return {term, body: [description, covering.length === sdks.length ? 'All SDKs.' : `${languages}.`]};
    }),
  ),
  listOf('ComponentTable', () =>
    components.map(({name, where, description}) => ({term: `${name}, ${where}`, body: [description]})),
  ),
  listOf('ProcessVariables', () =>
    processVariables.map(({name, example, holds}) => ({
      term: code(name),
      body: [`${holds} Example: ${code(example)}.`],
    })),
  ),
  listOf('MetricLabels', () =>
    commonMetricLabels.map((label) => ({term: code(label.name), body: [describeLabel(label)]})),
  ),
  listOf('ControlEvents', () =>
    controlEvents.map(({name, when, data, advice}) => ({
      id: `event-${name}`,
      term: code(name),
      body: [`${when} ${advice}`, `Data: ${code(data)}.`],
    })),
  ),
  listOf('ControlCommands', () =>
    controlEndpoints.map(({id, usage, summary}) => ({
      id: `ignitionctl-${id}`,
      term: code(usage),
      body: [summary],
    })),
  ),
  listOf('EnvironmentTable', () =>
    environmentVariables.map(({name, flag, description}) => ({
      id: `env-${name}`,
      term: code(name),
      body: [flag ? `${description} The flag \`--${flag}\` overrides it.` : description],
    })),
  ),
  listOf('ExitCodes', () =>
    exitCodes.map(({code: number, meaning, handling}) => ({
      id: `exit-code-${number}`,
      term: code(number),
      body: [`${startSentence(meaning)}. ${handling}`],
    })),
  ),
];
