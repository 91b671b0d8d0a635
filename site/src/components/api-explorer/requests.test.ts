import {apiOperations, errorStatuses, listParameters} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {createState, runCommand} from '@aloft/simulator';
import {expect, it} from 'vitest';
import {createInput, listBodyFields, writeCurl, writeSdkCode} from './requests';

/** Runs lines from the state in which the page's session starts. */
function run(lines: readonly string[]): string {
  let state = createState({scenario: 'hello'});
  let output = '';
  for (const line of lines) {
    const result = runCommand(state, line, {now: state.now});
    ({state} = result);
    output = result.stdout + result.stderr;
  }
  return output;
}

const setup = ['aloft token create explorer', 'aloft volume create logs --size 10Gi'];
const token = /alft_\w+/.exec(run(setup.slice(0, 1)))?.[0] ?? '';
const respond = (curl: string) => run([...setup, `export ALOFT_TOKEN=${token}`, curl]);
const statusOf = (response: string) => Number(/^HTTP\S+ (\d+)/.exec(response)?.[1]);

it.each(apiOperations)('the example of $id is sent, and returns a status of its description', ({id, status}) => {
  const response = respond(writeCurl(createInput(id)));
  expect([String(status), ...Object.keys(errorStatuses)]).toContain(String(statusOf(response)));
  expect(response).not.toContain('request_invalid');
});

it('examples of operations that create and change something succeed', () => {
  const ids = apiOperations
    .filter(({method, id}) => method !== 'DELETE' && /^(?:list|get|create|update|deploy|resize)/.test(id))
    .map(({id}) => id);
  const failed = ids.filter((id) => statusOf(respond(writeCurl(createInput(id)))) >= 400);
  expect(failed.join(' ')).toBe('getVolume resizeVolume createVolumeSnapshot listVolumeSnapshots getCertificate');
});

it('a request contains the parameters, the key and the quoted body', () => {
  const values = {namespace: 'my team', 'Idempotency-Key': 'one two'};
  expect(writeCurl({...createInput('createVolume'), values, body: `{"name": "it's"}`})).toBe(
    [
      `curl -i -X POST ${brand.apiUrl}/namespaces/my%20team/volumes`,
      '-H "Authorization: Bearer $ALOFT_TOKEN"',
      "-H 'Idempotency-Key: one two'",
      '-H "Content-Type: application/json"',
      `-d '{"name": "it'\\''s"}'`,
    ].join(' \\\n  '),
  );
  const list = createInput('listApps');
  expect(writeCurl({...list, values: {...list.values, state: 'live, failed', limit: '2'}})).toContain(
    `'${brand.apiUrl}/namespaces/acme/apps?state=live&state=failed&limit=2'`,
  );
});

it('the fields of a body are those of the schema, with those of the manifest', () => {
  const paths = listBodyFields(createInput('deployApp').operation).map(({path}) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['manifest', 'manifest.machine.memory', 'manifest.services[].name', 'image']),
  );
  const {operation} = createInput('createVolume');
  const volume = listBodyFields(operation).map(({path, required}) => path + (required ? ', required' : ''));
  expect(volume).toEqual(['name, required', 'size, required', 'labels']);
  expect(listParameters(operation).map(({name}) => name)).toEqual(['namespace', 'Idempotency-Key']);
});

it('the code calls the method of the operation with the input', () => {
  const scale = {...createInput('scaleApp'), body: '{"scale": {"min": 1}}'};
  for (const [input, code] of [
    [createInput('listMachines'), 'const result = await aloft.machines.list("acme");'],
    [scale, 'aloft.apps.scale("acme", "hello", {\n  scale: {\n    min: 1\n  }\n});'],
    [createInput('deleteVolumeSnapshot'), '\nawait aloft.volumes.snapshots.delete("acme", "data", "'],
    [
      {...createInput('deleteApp'), values: {namespace: 'acme', app: 'hello', withVolumes: 'true'}},
      'aloft.apps.delete("acme", "hello", {\n  withVolumes: true\n});',
    ],
  ] as const)
    expect(writeSdkCode(input)).toContain(code);
  expect(writeSdkCode({...scale, body: '{'})).toBeUndefined();
});
