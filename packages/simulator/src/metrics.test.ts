import {expect, it} from 'vitest';
import {metrics} from '@aloft/platform/system';
import {createTerminal} from '../tests/createTerminal';

interface Row {
  metric: string;
  labels: string;
  value: number;
}
const address = 'https://hello.acme.apps.aloft.example/';

it('prints exactly the metrics of an app with a volume', () => {
  const terminal = createTerminal('volume');
  const printed = new Set(terminal.json<Row[]>('aloft metrics notes').map(({metric}) => metric));
  const expected = metrics
    .filter(({name}) => !name.startsWith('aloft_certificate_'))
    .flatMap(({name, type}) => (type === 'histogram' ? [`${name}_sum`, `${name}_count`] : [name]));
  expect([...printed].sort()).toEqual(expected.sort());
});

it('counts requests, wakes and time on standby', () => {
  const terminal = createTerminal('hello');
  const read = (metric: string): number[] =>
    terminal.json<Row[]>(`aloft metrics hello --metric ${metric}`).map(({value}) => value);
  terminal.ok(`curl ${address}`);
  const [cpu = 0] = read('aloft_machine_cpu_seconds_total');
  terminal.ok('aloft machine flash hello-1');
  expect(read('aloft_machine_memory_bytes')).toEqual([0]);
  terminal.ok('sleep 100');
  terminal.ok(`curl ${address}`);
  expect(read('aloft_service_requests_total')).toEqual([2]);
  expect(read('aloft_machine_wakes_total')).toEqual([1]);
  expect(read('aloft_machine_standby_seconds_total')[0]).toBeGreaterThanOrEqual(100);
  expect(read('aloft_machine_cpu_seconds_total')[0]).toBeGreaterThan(cpu);
  const buckets = read('aloft_service_request_duration_seconds_bucket');
  expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  expect(buckets.at(-1)).toBe(2);
});
