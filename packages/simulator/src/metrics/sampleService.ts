import type {Service} from '../state/types';
import {readingAt} from './addReading';
import type {Sample} from './Sample';
import {sampleHistogram} from './sampleHistogram';

/** A status series starts with its first response; the series for 200 starts with the service. */
const NO_REQUESTS = {200: 0};

/** A service's metrics at a point in time; empty before its creation. Requests end before the next command line. */
export function sampleService(service: Service, time: number): Sample[] {
  const reading = readingAt(service.readings, time);
  if (!reading) return [];
  const labels = `service=${service.name}`;
  const durations = Object.entries(reading.durations).map(([ms, count]) => [Number(ms), count] as const);
  return [
    ...Object.entries({...NO_REQUESTS, ...reading.codes}).map(([code, value]) => ({
      metric: 'aloft_service_requests_total',
      labels: `${labels},code=${code}`,
      value,
    })),
    ...sampleHistogram('aloft_service_request_duration_seconds', labels, durations),
    {metric: 'aloft_service_inflight_requests', labels, value: 0},
    {metric: 'aloft_service_held_requests', labels, value: 0},
  ];
}
