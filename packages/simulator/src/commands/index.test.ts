import {describe, expect, it} from 'vitest';
import {resources} from '@aloft/platform/resources';
import {createTerminal} from '../../tests/createTerminal';
import type {View} from '../context';

describe('results', () => {
  it.each([
    ['app', 'hello', 'aloft app get hello'],
    ['machine', 'hello', 'aloft machine get hello-1'],
    ['service', 'hello', 'aloft service get hello'],
    ['volume', 'volume', 'aloft volume get data'],
    ['certificate', 'certificate', 'aloft certificate get shop'],
    ['namespace', 'hello', 'aloft namespace get acme'],
    ['session', 'hello', 'aloft whoami'],
  ])('-o json of a %s has exactly the fields of the facts', (kind, scenario, line) => {
    const view = createTerminal(scenario).json<View>(line);
    const fields = resources.find((resource) => resource.kind === kind)?.fields.map((field) => field.path) ?? [];
    expect(leavesOf(view, fields).sort()).toEqual([...fields].sort());
  });

  it.each([
    ['release', 'releases', 'aloft app releases hello'],
    ['token', 'hello', 'aloft token list'],
    ['quota', 'hello', 'aloft namespace quota'],
  ])('-o json of a list of %ss has the fields of the facts', (kind, scenario, line) => {
    const [view = {}] = createTerminal(scenario).json<View[]>(line);
    const fields = resources.find((resource) => resource.kind === kind)?.fields.map((field) => field.path) ?? [];
    // A token's secret is shown only once, when the token is created.
    expect(leavesOf(view, fields).sort()).toEqual(fields.filter((field) => field !== 'secret').sort());
  });
});

const elevenPorts = Array.from({length: 11}, (_, index) => ` --port ${9000 + index}:8080/tcp`).join('');

it.each<[scenario: string, ...lines: string[], code: string]>([
  ['hello', 'app scale hello --min 5 --max 2', 'flag_value_invalid'],
  ['hello', 'app scale hello', 'nothing_to_change'],
  ['hello', 'token revoke ci --yes', 'token_not_found'],
  ['hello', 'metrics hello --since 720h --step 15s', 'flag_value_invalid'],
  ['hello', 'service detach hello --yes', 'service detach hello --yes', 'service_detached'],
  ['hello', 'service create hello --port 443:8080/https', 'name_taken'],
  ['hello', `service create many --visibility private${elevenPorts}`, 'quota_exceeded'],
  ['hello', 'namespace create staging', 'namespace create staging', 'namespace_taken'],
  ['hello', 'namespace delete acme --yes', 'resource_in_use'],
  ['logged-in', 'namespace delete acme --yes', 'resource_in_use'],
  ['namespaces', 'login --token alft_deploy_none', 'token_invalid'],
  ['logged-in', 'deploy', 'manifest_not_found'],
  ['project', 'deploy --timeout 1s', 'wait_timeout'],
  ['project', 'app create hello', 'app run hello -- true', 'state_conflict'],
  ['release-command', 'app run shop --timeout 1s -- npm run seed', 'run_timeout'],
  ['machine', 'machine delete worker --yes', 'state_conflict'],
  ['machine', 'machine stop worker', 'machine wake worker', 'state_conflict'],
  ['volume', 'app scale notes --max 2', 'volume_needs_single_machine'],
  ['free-volume', 'volume detach data --yes', 'volume_detached'],
  ['free-volume', 'volume import data --from Dockerfile', 'import_failed'],
  ['free-volume', 'volume import data --from missing.tar', 'file_not_found'],
  ['free-volume', 'volume restore data --snapshot nothing --yes', 'snapshot_not_found'],
  ['free-volume', 'volume snapshot create data', 'volume snapshot create data snap-1', 'name_taken'],
  [
    'free-volume',
    'machine create other --image nginx:1.27 --no-start',
    'volume attach data --machine worker --mount /data',
    'volume attach data --machine other --mount /data',
    'volume_attached',
  ],
  [
    'free-volume',
    'volume attach data --machine worker --mount /data',
    'machine start worker',
    'volume detach data --yes',
    'state_conflict',
  ],
  ['custom-domain', 'certificate create wild --hostname *.example.com', 'flag_value_invalid'],
  ['custom-domain', 'certificate upload own --certificate Dockerfile --key www.example.com.key', 'certificate_invalid'],
  ['custom-domain', 'certificate upload own --certificate none.pem --key www.example.com.key', 'file_not_found'],
])('in the scenario %s, aloft %s fails', (scenario, ...lines) => {
  const terminal = createTerminal(scenario);
  for (const line of lines.slice(0, -2)) terminal.ok(`aloft ${line}`);
  expect(terminal.fails(`aloft ${lines.at(-2)}`)).toBe(lines.at(-1));
});

/** Dotted paths of a view, down to the fields in the facts. */
function leavesOf(view: View, fields: readonly string[], prefix = ''): string[] {
  return Object.entries(view).flatMap(([key, value]) => {
    const path = `${prefix}${key}`;
    const isBranch = fields.some((field) => field.startsWith(`${path}.`));
    return isBranch ? leavesOf(value as View, fields, `${path}.`) : [path];
  });
}
