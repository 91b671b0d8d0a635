import {expect, it} from 'vitest';
import {departures, readDepartures} from './departures';

it('has all departures by default', () => {
  expect([...readDepartures()]).toEqual(departures);
  expect(readDepartures('on')).toEqual(readDepartures());
});

it('leaves out all of them, or those that are named', () => {
  expect(readDepartures('off').size).toBe(0);
  expect([...readDepartures('purge-css,page-assets')]).toEqual(['build-time-prism', 'static-markup', 'slim-utils']);
});

it('lists the names when one is unknown', () => {
  expect(() => readDepartures('purge-css,prism')).toThrow(
    'LEAN is "on", "off" or a list of build-time-prism, static-markup, slim-utils, purge-css, page-assets; "prism" is none of these',
  );
});
