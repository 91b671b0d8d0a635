import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {clockOf, createState, runCommand} from '.';
import {checkWorld} from '../tests/checkWorld';
import {randomLine, randomSession, resolveLine} from '../tests/randomLines';

/** Programs that print the reader's own text. */
const PASSES_TEXT = /^(?:cat|echo)\b/;

/** @param echoes whether the text may repeat the reader's own words, which can be anything */
function expectWellFormed(text: string, echoes = false): void {
  if (text === '') return;
  expect(text.endsWith('\n')).toBe(true);
  for (const printed of text.slice(0, -1).split('\n')) {
    expect(printed).not.toMatch(/\s$/);
    expect(printed).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
    if (!echoes) expect(printed).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}|\bInfinity\b/);
  }
}

describe('runCommand, any sequence of lines', () => {
  it('prints well-formed lines, keeps every invariant, and never throws', () => {
    fc.assert(
      fc.property(randomSession(12), ([scenario, lines]) => {
        let state = createState({scenario});
        for (const line of lines) {
          const words = resolveLine(state, line);
          const result = runCommand(state, words, clockOf(state));
          expect(result.errorCode, words.join(' ')).not.toBe('api_failed');
          expect(result.clock.now).toBeGreaterThanOrEqual(state.now);
          if (!PASSES_TEXT.test(words.join(' '))) expectWellFormed(result.stdout);
          expectWellFormed(result.stderr);
          expect(checkWorld(result.state), words.join(' ')).toEqual([]);
          state = result.state;
        }
      }),
      {numRuns: 200},
    );
  }, 120_000);

  it('returns the same output for the same seed and lines', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(randomLine, {minLength: 1, maxLength: 6}), (seed, lines) => {
        const replay = (): unknown[] => {
          let state = createState({scenario: 'hello', seed});
          return lines.map((line) => {
            const result = runCommand(state, resolveLine(state, line), clockOf(state));
            state = result.state;
            return result;
          });
        };
        expect(replay()).toEqual(replay());
      }),
      {numRuns: 50},
    );
  }, 120_000);

  it('does not change its input state', () => {
    fc.assert(
      fc.property(randomLine, (line) => {
        const state = createState({scenario: 'volume'});
        const before = JSON.stringify(state);
        runCommand(state, resolveLine(state, line), clockOf(state));
        expect(JSON.stringify(state)).toBe(before);
      }),
      {numRuns: 100},
    );
  }, 120_000);
});

describe('runCommand, any text', () => {
  const state = createState({scenario: 'hello'});

  it('accepts any string without throwing', () => {
    const garbage = fc.oneof(
      fc.string({unit: 'binary', maxLength: 200}),
      fc.string({maxLength: 200}).map((text) => `aloft ${text}`),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const result = runCommand(state, text, clockOf(state));
        expect(result.errorCode).not.toBe('api_failed');
        expectWellFormed(result.stderr, true);
      }),
      {numRuns: 1000},
    );
  }, 120_000);

  it('accepts any list of words without throwing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'binary', maxLength: 50}), {maxLength: 8}), (words) => {
        const result = runCommand(state, ['aloft', ...words], clockOf(state));
        expect(result.errorCode).not.toBe('api_failed');
        expectWellFormed(result.stderr, true);
      }),
      {numRuns: 500},
    );
  }, 120_000);

  it('accepts any clock', () => {
    fc.assert(
      fc.property(fc.double(), (now) => {
        const result = runCommand(state, 'aloft app list', {now});
        expect(result.errorCode).not.toBe('api_failed');
        expect(result.clock.now).toBeGreaterThanOrEqual(state.now);
      }),
      {numRuns: 100},
    );
  }, 120_000);

  it.each([
    ['words', 'aloft '.repeat(170_000)],
    ['one word', `aloft ${'x'.repeat(1_000_000)}`],
    ['quotes', `aloft app get ${'"\''.repeat(500_000)}`],
    ['flags', `aloft app list ${'--label a=b '.repeat(83_000)}`],
    ['backslashes', `aloft ${'\\'.repeat(1_000_000)}`],
    ['variables', `aloft ${'$A'.repeat(500_000)}`],
    ['spaces', `aloft${' '.repeat(1_000_000)}x`],
    ['assignments', 'A=b '.repeat(250_000)],
    ['curl', `curl https://${'a.'.repeat(500_000)}example/`],
  ])('handles a line of 1 MB within a second: %s', (_, text) => {
    // Measures CPU time, so that other load doesn't matter.
    const start = process.cpuUsage();
    runCommand(state, text, clockOf(state));
    const {user, system} = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
