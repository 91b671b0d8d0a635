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

/** Behavior of a runtime's timers, or of a scheduler's jobs, when their machine wakes. */
export interface TimerFact {
  /** Stable id, for anchors and tests. */
  readonly id: string;
  /** Name of the runtime or library. */
  readonly name: string;
  readonly kind: 'runtime' | 'scheduler';
  /** Timers and waits that the entry covers, as code; empty for a scheduler. */
  readonly timers: readonly string[];
  /** Clock that triggers them. A scheduler may compute a delay from the wall clock and wait on the monotonic one. */
  readonly clock: Clock['name'];
  /**
   * `continues`: with its remaining time. `once`: a missed job runs once, late. `skips`: a missed job doesn't run.
   */
  readonly missed: 'continues' | 'once' | 'skips';
  /** Details: sentences. */
  readonly description: string;
}

/** Runtimes first, then schedulers, each by the name of the language. */
export const timerFacts: readonly TimerFact[] = [
  {
    id: 'go',
    name: 'Go',
    kind: 'runtime',
    timers: ['time.Sleep', 'time.Ticker', 'context.WithTimeout'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description:
      'The difference between two `time.Now` values excludes standby, because each value carries a monotonic reading. To include standby, strip the reading with `Round(0)`.',
  },
  {
    id: 'jvm',
    name: 'JVM',
    kind: 'runtime',
    timers: ['ScheduledExecutorService', 'Thread.sleep', 'System.nanoTime'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description:
      '`java.util.Timer` is an exception. It compares due times with the wall clock, so `scheduleAtFixedRate` makes up for every missed run.',
  },
  {
    id: 'node',
    name: 'Node.js, Deno, and Bun',
    kind: 'runtime',
    timers: ['setTimeout', 'setInterval', 'AbortSignal.timeout'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description: '`performance.now` excludes standby. `Date.now` includes it.',
  },
  {
    id: 'php',
    name: 'PHP',
    kind: 'runtime',
    timers: ['sleep', 'usleep', 'hrtime'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description: '`microtime` and `time` include standby.',
  },
  {
    id: 'python',
    name: 'Python',
    kind: 'runtime',
    timers: ['asyncio.sleep', 'time.sleep', 'threading.Timer'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description: '`time.monotonic` excludes standby. `time.time` includes it.',
  },
  {
    id: 'ruby',
    name: 'Ruby',
    kind: 'runtime',
    timers: ['sleep', 'Timeout.timeout', 'Queue#pop'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description: '`Process.clock_gettime(Process::CLOCK_MONOTONIC)` excludes standby. `Time.now` includes it.',
  },
  {
    id: 'rust',
    name: 'Rust and tokio',
    kind: 'runtime',
    timers: ['tokio::time::sleep', 'tokio::time::interval', 'std::thread::sleep'],
    clock: 'CLOCK_MONOTONIC',
    missed: 'continues',
    description: '`Instant` excludes standby. `SystemTime` includes it.',
  },
  {
    id: 'robfig-cron',
    name: 'robfig/cron (Go)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_MONOTONIC',
    missed: 'once',
    description: 'Waits out the remaining delay, and then runs the job once.',
  },
  {
    id: 'quartz',
    name: 'Quartz (JVM)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_REALTIME',
    missed: 'once',
    description:
      'A cron trigger that is late by more than the misfire threshold, 60 seconds by default, runs once and then follows its schedule.',
  },
  {
    id: 'spring',
    name: 'Spring `@Scheduled` (JVM)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_MONOTONIC',
    missed: 'once',
    description:
      'With `cron`, waits out the remaining delay, and then runs the job once. `fixedRate` and `fixedDelay` continue with the time that they had left.',
  },
  {
    id: 'node-cron',
    name: 'node-cron 4 (Node.js)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_MONOTONIC',
    missed: 'skips',
    description:
      'Waits out the remaining delay. If the run is then late by more than a second, it is skipped, and `execution:missed` is emitted.',
  },
  {
    id: 'croner',
    name: 'Croner (Node.js)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_REALTIME',
    missed: 'once',
    description: 'Checks the wall clock at least every 30 seconds, and runs a missed job once.',
  },
  {
    id: 'laravel',
    name: 'Laravel `schedule:work` (PHP)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_REALTIME',
    missed: 'skips',
    description:
      'Starts only the tasks that are due in the current minute. A missed task runs at its next scheduled time.',
  },
  {
    id: 'celery-beat',
    name: 'Celery beat (Python)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_REALTIME',
    missed: 'once',
    description:
      'Compares the schedule with the wall clock when its current wait ends, and sends a missed task once. `beat_max_loop_interval` limits the wait to five minutes.',
  },
  {
    id: 'apscheduler',
    name: 'APScheduler 3 (Python)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_REALTIME',
    missed: 'skips',
    description:
      'Skips a job that is late by more than `misfire_grace_time`, one second by default. With `misfire_grace_time=None` and `coalesce=True`, it runs once.',
  },
  {
    id: 'solid-queue',
    name: 'Solid Queue recurring tasks (Ruby)',
    kind: 'scheduler',
    timers: [],
    clock: 'CLOCK_MONOTONIC',
    missed: 'once',
    description: 'Waits out the remaining delay, and then enqueues the task once.',
  },
];
