import type {Argument, ValueType} from './types';

const samples: Readonly<Record<ValueType, string>> = {
  string: 'sample',
  boolean: 'true',
  integer: '1',
  duration: '1m',
  size: '1Gi',
  enum: '',
  keyValue: 'KEY=value',
  name: 'sample',
  machine: 'sample',
  hostname: 'www.sample.example',
  image: 'sample:1',
  path: 'sample',
  mountPath: '/sample',
  listener: '443:8080/https',
  portPair: '8080:80',
  variable: 'SAMPLE',
};

/** A valid sample value for an argument or flag whose value is known only at run time. */
export function sampleValue({type, values, min}: Pick<Argument, 'type' | 'values' | 'min'>): string {
  return values?.[0] ?? min ?? samples[type];
}
