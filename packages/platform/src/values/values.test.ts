// cspell:ignore bcher mchine machien vloume
import fc from 'fast-check';
import {expect, it, vi} from 'vitest';
import {checkHostname, checkResourceName, isMachineId, reservedNames} from './names';
import * as quantities from './quantities';
import {sanitizeText, suggest} from './text';

// Property tests take long on a loaded machine.
vi.setConfig({testTimeout: 60_000});

const {parseSize, formatSize, parseDuration, formatDuration} = quantities;

it('sizes are multiples of 1024 bytes, and durations are milliseconds', () => {
  expect(parseSize('128Mi')).toBe(134_217_728);
  expect(formatSize(1_099_511_627_776)).toBe('1Ti');
  expect(parseDuration('90s')).toBe(90_000);
  expect(formatDuration(7_776_000_000)).toBe('2160h');
});

it.each(['', '1', 'Mi', '0Mi', '01Mi', '1.5Gi', '1GB', '1 Gi', '-1Gi', '1gi', '9999999Mi', '1Gi '])(
  '%j is not a size',
  (text) => expect(parseSize(text)).toBeUndefined(),
);

it.each(['', '10', '1d', '1.5s', '0s', 's', '1 s', '-1s', '1m30s'])('%j is not a duration', (text) =>
  expect(parseDuration(text)).toBeUndefined(),
);

it('quantities are formatted for prose and tables', () => {
  expect([64 * 1024, 8 * quantities.sizeUnits.Gi].map(quantities.formatSizeInProse)).toEqual(['64 KiB', '8 GiB']);
  const durations = [30_000, 600_000, 7 * 24 * 3_600_000, 3_600_000].map(quantities.formatDurationInProse);
  expect(durations).toEqual(['30 seconds', '10 minutes', '7 days', '1 hour']);
  const ages = [0, 119_000, 120_000, 7_200_000, 200_000_000, -5].map(quantities.formatAge);
  expect(ages.join()).toBe('0s,119s,2m,2h,2d,0s');
});

it('parsing and formatting quantities round-trip', () => {
  const count = fc.integer({min: 1, max: 99_999});
  const sizes = fc.constantFrom(...Object.entries(quantities.sizeUnits));
  const durations = fc.constantFrom(...Object.entries(quantities.durationUnits));
  fc.assert(
    fc.property(count, sizes, durations, (amount, [size, bytes], [duration, milliseconds]) => {
      expect(parseSize(formatSize(parseSize(`${amount}${size}`)!))).toBe(amount * bytes);
      expect(parseDuration(formatDuration(parseDuration(`${amount}${duration}`)!))).toBe(amount * milliseconds);
    }),
  );
});

it('the rules for resource names agree with a single pattern', () => {
  const legal = /^(?=.{1,40}$)(?!aloft-)[a-z](?:-?[a-z0-9])*$/;
  const letter = fc.constantFrom('a', 'z', '0', '9', '-', '-', 'A', '_', 'é');
  const words = fc.array(letter, {maxLength: 45}).map((letters) => letters.join(''));
  const names = fc.oneof(fc.string(), words);
  fc.assert(
    fc.property(names, (name) => {
      const isReserved = (reservedNames as readonly string[]).includes(name);
      expect(checkResourceName(name) === undefined).toBe(legal.test(name) && !name.includes('\n') && !isReserved);
    }),
    {numRuns: 2000},
  );
});

const hostnames = 'example.com WWW.Example.com *.example.com xn--bcher-kva.example a.b.c.d.example 1.example.com';
it.each(hostnames.split(' '))('%s is a legal hostname', (name) => expect(checkHostname(name)).toBeUndefined());

it.each([
  ...['', 'localhost', '*', '*.*.example.com', 'a.*.com', 'http://example.com', 'example.com:443', 'example.com.'],
  ...['.example.com', 'a..b', '-a.example.com', 'a-.example.com', '10.0.0.1', `${'a'.repeat(64)}.com`],
  'shop.acme.apps.aloft.example',
])('%j is refused as a hostname', (name) => expect(checkHostname(name)).toBeDefined());

it('machine ids are m- and ten characters of a-z and 2-7', () => {
  expect(isMachineId('m-4k2jq7xw3a')).toBe(true);
  for (const text of ['m-4k2jq7xw3', 'm-4k2jq7xw3ab', 'm-4k2jq7xw31', 'n-4k2jq7xw3a', 'M-4k2jq7xw3a'])
    expect(isMachineId(text)).toBe(false);
});

it.each([
  ['mchine', 'machine'],
  ['machien', 'machine'],
  ['vloume', 'volume'],
  ['Machine', 'machine'],
  ['cert', 'certificate'],
  ['xyz', undefined],
  ['', undefined],
  ['m', undefined],
])('%j is meant as %j', (word, expected) => {
  expect(suggest(word, ['machine', 'volume', 'certificate', 'app'])).toBe(expected);
});

it('sanitized text is one short, well-formed line', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 300}), (text) => {
      const safe = sanitizeText(text);
      expect(safe.length).toBeLessThanOrEqual(80);
      expect(safe).not.toMatch(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202e]/u);
    }),
  );
});
