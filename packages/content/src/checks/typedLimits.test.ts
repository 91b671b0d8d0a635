import {describe, expect, it} from 'vitest';
import {findTypedLimits} from './typedLimits';

const limits = [
  {id: 'apps', text: '50', label: 'apps'},
  {id: 'listeners', text: '10', label: 'listeners per service'},
  {id: 'image', text: '8 GiB', label: 'image, compressed'},
  {id: 'request-held', text: '30 seconds', label: 'request held while a machine wakes'},
  {id: 'log-line', text: '16 KiB', label: 'log line'},
  {id: 'log-retention', text: '7 days', label: 'log retention'},
  {id: 'name-length', text: '40 characters', label: 'resource name'},
];
const find = (sentence: string) => findTypedLimits(sentence, limits).map(({limit}) => limit.id);

describe('findTypedLimits', () => {
  it.each([
    ['A namespace holds 50 apps.', ['apps']],
    ['A namespace holds fifty apps.', ['apps']],
    ['You can have at most 60 apps.', ['apps']],
    ['A service has up to 10 network listeners.', ['listeners']],
    ['An image is limited to 8 GiB.', ['image']],
    ['The proxy holds a request for 30 seconds while the machine wakes.', ['request-held']],
    ['A log line is cut after 16 KiB.', ['log-line']],
    ['Logs are kept for 7 days.', ['log-retention']],
    ['A resource name has 40 characters.', ['name-length']],
  ])('finds the limit in %j', (sentence, expected) => {
    expect(find(sentence)).toEqual(expected);
  });

  it.each([
    'The example lists 3 apps.',
    'Give the volume 8 GiB.',
    'The health check runs every 30 s.',
    'Wait 7 days before you rotate the key.',
    'Version 50 of the app.',
    'Port 8080 is open.',
    'The 10 commands below follow each other.',
  ])('finds nothing in %j', (sentence) => {
    expect(find(sentence)).toEqual([]);
  });
});
