/** A Linux clock and its behavior while the machine is on standby. */
export interface Clock {
  /** Name, as in `clock_gettime`. */
  readonly name: 'CLOCK_MONOTONIC' | 'CLOCK_REALTIME' | 'CLOCK_BOOTTIME';
  /** `stops`: it continues from where it stopped after the wake. `jumps`: it shows the current time after the wake. */
  readonly standby: 'stops' | 'jumps';
  /** Purpose: a sentence. */
  readonly use: string;
}

/** Clocks of a machine. */
export const clocks: readonly Clock[] = [
  {name: 'CLOCK_MONOTONIC', standby: 'stops', use: 'Measures intervals. Timers and timeouts use it.'},
  {name: 'CLOCK_REALTIME', standby: 'jumps', use: 'Shows the date and time of day. It is also called the wall clock.'},
  {name: 'CLOCK_BOOTTIME', standby: 'jumps', use: 'Measures the time since the machine started, including standby.'},
];

/** Timers of runtimes, which use the monotonic clock and continue with their remaining time. */
export const runtimeTimers: readonly (readonly [name: string, timers: readonly string[], notes: string])[] = [
  [
    'Go',
    ['time.Sleep', 'time.Ticker', 'context.WithTimeout'],
    'The difference between two `time.Now` values excludes standby, because each value carries a monotonic reading. To include standby, strip the reading with `Round(0)`.',
  ],
  [
    'JVM',
    ['ScheduledExecutorService', 'Thread.sleep', 'System.nanoTime'],
    '`java.util.Timer` is an exception. It compares due times with the wall clock, so `scheduleAtFixedRate` makes up for every missed run.',
  ],
  [
    'Node.js, Deno, and Bun',
    ['setTimeout', 'setInterval', 'AbortSignal.timeout'],
    '`performance.now` excludes standby. `Date.now` includes it.',
  ],
  ['PHP', ['sleep', 'usleep', 'hrtime'], '`microtime` and `time` include standby.'],
  [
    'Python',
    ['asyncio.sleep', 'time.sleep', 'threading.Timer'],
    '`time.monotonic` excludes standby. `time.time` includes it.',
  ],
  [
    'Ruby',
    ['sleep', 'Timeout.timeout', 'Queue#pop'],
    '`Process.clock_gettime(Process::CLOCK_MONOTONIC)` excludes standby. `Time.now` includes it.',
  ],
  [
    'Rust and tokio',
    ['tokio::time::sleep', 'tokio::time::interval', 'std::thread::sleep'],
    '`Instant` excludes standby. `SystemTime` includes it.',
  ],
];

/** What schedulers do with a job that was missed during standby: run it once, late, or skip it. */
export const schedulers: readonly (readonly [name: string, missed: 'once' | 'skips', notes: string])[] = [
  ['robfig/cron (Go)', 'once', 'Waits out the remaining delay, and then runs the job once.'],
  [
    'Quartz (JVM)',
    'once',
    'A cron trigger that is late by more than the misfire threshold, 60 seconds by default, runs once and then follows its schedule.',
  ],
  [
    'Spring `@Scheduled` (JVM)',
    'once',
    'With `cron`, waits out the remaining delay, and then runs the job once. `fixedRate` and `fixedDelay` continue with the time that they had left.',
  ],
  [
    'node-cron 4 (Node.js)',
    'skips',
    'Waits out the remaining delay. If the run is then late by more than a second, it is skipped, and `execution:missed` is emitted.',
  ],
  ['Croner (Node.js)', 'once', 'Checks the wall clock at least every 30 seconds, and runs a missed job once.'],
  [
    'Laravel `schedule:work` (PHP)',
    'skips',
    'Starts only the tasks that are due in the current minute. A missed task runs at its next scheduled time.',
  ],
  [
    'Celery beat (Python)',
    'once',
    'Compares the schedule with the wall clock when its current wait ends, and sends a missed task once. `beat_max_loop_interval` limits the wait to five minutes.',
  ],
  [
    'APScheduler 3 (Python)',
    'skips',
    'Skips a job that is late by more than `misfire_grace_time`, one second by default. With `misfire_grace_time=None` and `coalesce=True`, it runs once.',
  ],
  ['Solid Queue recurring tasks (Ruby)', 'once', 'Waits out the remaining delay, and then enqueues the task once.'],
];
