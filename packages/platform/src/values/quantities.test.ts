import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';

import {
  durationUnits,
  formatAge,
  formatDuration,
  formatDurationInProse,
  formatSize,
  formatSizeInProse,
  parseDuration,
  parseSize,
  sizeUnits,
} from './quantities';

// Property tests take long on a loaded machine.
vi.setConfig({testTimeout: 60_000});

describe('sizes', () => {
  it('are multiples of 1024 bytes', () => {
    expect(parseSize('128Mi')).toBe(134_217_728);
    expect(formatSize(1_099_511_627_776)).toBe('1Ti');
  });

  it.each(['', '1', 'Mi', '0Mi', '01Mi', '1.5Gi', '1GB', '1 Gi', '-1Gi', '1gi', '9999999Mi', '1Gi '])(
    '%j is none',
    (text) => {
      expect(parseSize(text)).toBeUndefined();
    },
  );

  it('are formatted as prose', () => {
    expect([formatSizeInProse(64 * 1024), formatSizeInProse(8 * sizeUnits.Gi)]).toEqual(['64 KiB', '8 GiB']);
  });
});

describe('durations', () => {
  it('are parsed to milliseconds', () => {
    expect(parseDuration('90s')).toBe(90_000);
    expect(formatDuration(7_776_000_000)).toBe('2160h');
  });

  it.each(['', '10', '1d', '1.5s', '0s', 's', '1 s', '-1s', '1m30s'])('%j is none', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  it('are formatted as prose', () => {
    expect([30_000, 600_000, 7 * 24 * durationUnits.h, durationUnits.h].map(formatDurationInProse)).toEqual([
      '30 seconds',
      '10 minutes',
      '7 days',
      '1 hour',
    ]);
  });

  it('are formatted as an age', () => {
    const ages = [0, 119_000, 120_000, 7_200_000, 200_000_000, -5];
    expect(ages.map(formatAge).join()).toBe('0s,119s,2m,2h,2d,0s');
  });
});

it('formatting and parsing round-trip', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 99_999}),
      fc.constantFrom('Ki', 'Mi', 'Gi', 'Ti'),
      fc.constantFrom('ms', 's', 'm', 'h'),
      (count, size, duration) => {
        expect(parseSize(formatSize(parseSize(`${count}${size}`)!))).toBe(count * sizeUnits[size as 'Ki']);
        expect(parseDuration(formatDuration(parseDuration(`${count}${duration}`)!))).toBe(
          count * durationUnits[duration as 's'],
        );
      },
    ),
  );
});
