import fc from 'fast-check';
import {expect, it} from 'vitest';
import {clockOf, createState, runCommand} from '.';
import {randomLine, resolveLine} from '../tests/randomLines';
import {findViolation, formatViolation} from '../tests/runProperty';

/** Programs that print the reader's own text. */
const PASSES_TEXT = /^(?:cat|echo)\b/;

/**
 * What is wrong with a printed text.
 * @param echoes whether the text may repeat the reader's own words, which can be anything
 */
function findMalformed(text: string, echoes = false): readonly string[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const wrong = echoes
    ? /\s$|[\u0000-\u0008\u000b-\u001f\u007f]/
    : /\s$|[\u0000-\u0008\u000b-\u001f\u007f]|\bundefined\b|\bNaN\b|\[object |\{\w+\}|\bInfinity\b/;
  return lines.at(-1) === '' ? lines.filter((line) => wrong.test(line)) : ['the last line has no end'];
}

it('prints well-formed lines, and never throws', () => {
  const violation = findViolation({
    step: ({before, words, result: {errorCode, state, stdout, stderr}}) => [
      ...(errorCode === 'api_failed' ? ['the line fails in the simulator'] : []),
      ...(state.now < before.now ? ['the clock goes back'] : []),
      ...(PASSES_TEXT.test(words.join(' ')) ? [] : findMalformed(stdout)),
      ...findMalformed(stderr),
    ],
  });
  if (violation) expect.fail(formatViolation(violation));
});

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
});

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
});

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
      expect(findMalformed(result.stderr, true)).toEqual([]);
    }),
    {numRuns: 1000},
  );
});

it('accepts any list of words without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({unit: 'binary', maxLength: 50}), {maxLength: 8}), (words) => {
      const result = runCommand(state, ['aloft', ...words], clockOf(state));
      expect(result.errorCode).not.toBe('api_failed');
      expect(findMalformed(result.stderr, true)).toEqual([]);
    }),
    {numRuns: 500},
  );
});

it('accepts any clock', () => {
  fc.assert(
    fc.property(fc.double(), (now) => {
      const result = runCommand(state, 'aloft app list', {now});
      expect(result.errorCode).not.toBe('api_failed');
      expect(result.state.now).toBeGreaterThanOrEqual(state.now);
    }),
    {numRuns: 100},
  );
});
