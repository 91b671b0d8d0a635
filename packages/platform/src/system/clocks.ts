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

/** The timers of a runtime, which all use the monotonic clock. */
const runtime = (id: string, name: string, timers: readonly string[], description: string): TimerFact => ({
  id,
  name,
  kind: 'runtime',
  timers,
  clock: 'CLOCK_MONOTONIC',
  missed: 'continues',
  description,
});

/** The jobs of a scheduler. */
const scheduler = (
  id: string,
  name: string,
  clock: Clock['name'],
  missed: TimerFact['missed'],
  description: string,
): TimerFact => ({id, name, kind: 'scheduler', timers: [], clock, missed, description});

/** Runtimes first, then schedulers, each by the name of the language. */
export const timerFacts: readonly TimerFact[] = [
  runtime(
    'go',
    'Go',
    ['time.Sleep', 'time.Ticker', 'context.WithTimeout'],
    'The difference between two `time.Now` values excludes standby, because each value carries a monotonic reading. To include standby, strip the reading with `Round(0)`.',
  ),
  runtime(
    'jvm',
    'JVM',
    ['ScheduledExecutorService', 'Thread.sleep', 'System.nanoTime'],
    '`java.util.Timer` is an exception. It compares due times with the wall clock, so `scheduleAtFixedRate` makes up for every missed run.',
  ),
  runtime(
    'node',
    'Node.js, Deno, and Bun',
    ['setTimeout', 'setInterval', 'AbortSignal.timeout'],
    '`performance.now` excludes standby. `Date.now` includes it.',
  ),
  runtime('php', 'PHP', ['sleep', 'usleep', 'hrtime'], '`microtime` and `time` include standby.'),
  runtime(
    'python',
    'Python',
    ['asyncio.sleep', 'time.sleep', 'threading.Timer'],
    '`time.monotonic` excludes standby. `time.time` includes it.',
  ),
  runtime(
    'ruby',
    'Ruby',
    ['sleep', 'Timeout.timeout', 'Queue#pop'],
    '`Process.clock_gettime(Process::CLOCK_MONOTONIC)` excludes standby. `Time.now` includes it.',
  ),
  runtime(
    'rust',
    'Rust and tokio',
    ['tokio::time::sleep', 'tokio::time::interval', 'std::thread::sleep'],
    '`Instant` excludes standby. `SystemTime` includes it.',
  ),
  scheduler(
    'robfig-cron',
    'robfig/cron (Go)',
    'CLOCK_MONOTONIC',
    'once',
    'Waits out the remaining delay, and then runs the job once.',
  ),
  scheduler(
    'quartz',
    'Quartz (JVM)',
    'CLOCK_REALTIME',
    'once',
    'A cron trigger that is late by more than the misfire threshold, 60 seconds by default, runs once and then follows its schedule.',
  ),
  scheduler(
    'spring',
    'Spring `@Scheduled` (JVM)',
    'CLOCK_MONOTONIC',
    'once',
    'With `cron`, waits out the remaining delay, and then runs the job once. `fixedRate` and `fixedDelay` continue with the time that they had left.',
  ),
  scheduler(
    'node-cron',
    'node-cron 4 (Node.js)',
    'CLOCK_MONOTONIC',
    'skips',
    'Waits out the remaining delay. If the run is then late by more than a second, it is skipped, and `execution:missed` is emitted.',
  ),
  scheduler(
    'croner',
    'Croner (Node.js)',
    'CLOCK_REALTIME',
    'once',
    'Checks the wall clock at least every 30 seconds, and runs a missed job once.',
  ),
  scheduler(
    'laravel',
    'Laravel `schedule:work` (PHP)',
    'CLOCK_REALTIME',
    'skips',
    'Starts only the tasks that are due in the current minute. A missed task runs at its next scheduled time.',
  ),
  scheduler(
    'celery-beat',
    'Celery beat (Python)',
    'CLOCK_REALTIME',
    'once',
    'Compares the schedule with the wall clock when its current wait ends, and sends a missed task once. `beat_max_loop_interval` limits the wait to five minutes.',
  ),
  scheduler(
    'apscheduler',
    'APScheduler 3 (Python)',
    'CLOCK_REALTIME',
    'skips',
    'Skips a job that is late by more than `misfire_grace_time`, one second by default. With `misfire_grace_time=None` and `coalesce=True`, it runs once.',
  ),
  scheduler(
    'solid-queue',
    'Solid Queue recurring tasks (Ruby)',
    'CLOCK_MONOTONIC',
    'once',
    'Waits out the remaining delay, and then enqueues the task once.',
  ),
];
