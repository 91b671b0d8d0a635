import {describe, expect, it} from 'vitest';
import {afterWake, clocks, timerFacts} from '.';

describe('clocks and timers', () => {
  it('the monotonic clock stops during standby, and the others jump', () => {
    expect(Object.fromEntries(clocks.map(({name, standby}) => [name, standby]))).toEqual({
      CLOCK_MONOTONIC: 'stops',
      CLOCK_REALTIME: 'jumps',
      CLOCK_BOOTTIME: 'jumps',
    });
  });

  it("every runtime's timers continue with their remaining time", () => {
    const runtimes = timerFacts.filter(({kind}) => kind === 'runtime');
    expect(runtimes.map(({id}) => id).sort()).toEqual(['go', 'jvm', 'node', 'php', 'python', 'ruby', 'rust']);
    for (const {clock, missed, timers} of runtimes) {
      expect([clock, missed]).toEqual(['CLOCK_MONOTONIC', 'continues']);
      expect(timers.length).toBeGreaterThan(1);
    }
    expect(afterWake.join(' ')).toContain('continue with the time they had left');
  });

  it('schedulers run a missed job once or skip it, never several times', () => {
    const schedulers = timerFacts.filter(({kind}) => kind === 'scheduler');
    expect(schedulers.length).toBeGreaterThan(5);
    for (const {missed} of schedulers) expect(['once', 'skips']).toContain(missed);
  });

  it('schedulers that set a timer for the next run wait on the monotonic clock', () => {
    const waiting = timerFacts.filter(({description}) => /waits out the remaining delay/i.test(description));
    expect(waiting.map(({id}) => id)).toEqual(['robfig-cron', 'spring', 'node-cron', 'solid-queue']);
    for (const {clock} of waiting) expect(clock).toBe('CLOCK_MONOTONIC');
  });
});
