import {expect, it} from 'vitest';
import {departures, readDepartures} from './departures';

it('has all departures by default', () => {
  expect([...readDepartures()]).toEqual(departures);
  expect(readDepartures('on')).toEqual(readDepartures());
});

it('leaves out all or the named departures', () => {
  expect(readDepartures('off').size).toBe(0);
  expect([...readDepartures('purge-css,page-assets')]).toEqual(['build-time-prism', 'static-markup', 'slim-utils']);
});

it('rejects an unknown name and lists the known ones', () => {
  expect(() => readDepartures('purge-css,prism')).toThrow(
    'LEAN is "on", "off" or a list of build-time-prism, static-markup, slim-utils, purge-css, page-assets; "prism" is none of these',
  );
});
