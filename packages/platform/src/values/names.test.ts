// cspell:ignore aloftx bcher
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';

import {checkHostname, checkResourceName, isMachineId, nameRules, reservedNames} from './names';

// Property tests take long on a loaded machine.
vi.setConfig({testTimeout: 60_000});

const legal = /^(?=.{1,40}$)(?!aloft-)[a-z](?:-?[a-z0-9])*$/;

describe('resource names', () => {
  it('agree with a single pattern of all rules', () => {
    const letter = fc.constantFrom('a', 'z', '0', '9', '-', '-', 'A', '_', 'é');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(letter, {maxLength: 45}).map((letters) => letters.join('')),
        ),
        (name) => {
          const expected =
            legal.test(name) && !name.includes('\n') && !(reservedNames as readonly string[]).includes(name);
          expect(checkResourceName(name).ok).toBe(expected);
          expect(nameRules.every(({keeps}) => keeps(name))).toBe(expected);
        },
      ),
      {numRuns: 2000},
    );
  });
});

describe('hostnames', () => {
  it.each([
    'example.com',
    'WWW.Example.com',
    '*.example.com',
    'xn--bcher-kva.example',
    'a.b.c.d.example',
    '1.example.com',
  ])('%s is legal', (name) => {
    expect(checkHostname(name)).toEqual({ok: true});
  });

  it.each([
    '',
    'localhost',
    '*',
    '*.*.example.com',
    'a.*.com',
    'http://example.com',
    'example.com:443',
    'example.com.',
    '.example.com',
    'a..b',
    '-a.example.com',
    'a-.example.com',
    '10.0.0.1',
    `${'a'.repeat(64)}.com`,
    'shop.acme.apps.aloft.example',
  ])('%j is refused', (name) => {
    expect(checkHostname(name).ok).toBe(false);
  });

  it('handle any text quickly', () => {
    // Measures CPU time, so that other load doesn't matter.
    const start = process.cpuUsage();
    for (const text of ['a.'.repeat(500_000), 'a'.repeat(1_000_000), '*'.repeat(1_000_000)])
      expect(checkHostname(text).ok).toBe(false);
    for (const text of ['a-'.repeat(500_000), 'a'.repeat(1_000_000)])
      expect(nameRules.every(({keeps}) => keeps(text))).toBe(false);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});

describe('machine ids', () => {
  it('are m- and ten characters of a-z and 2-7', () => {
    expect(isMachineId('m-4k2jq7xw3a')).toBe(true);
    for (const text of ['m-4k2jq7xw3', 'm-4k2jq7xw3ab', 'm-4k2jq7xw31', 'n-4k2jq7xw3a', 'M-4k2jq7xw3a'])
      expect(isMachineId(text)).toBe(false);
  });
});
