import {spawn, type ChildProcess} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {closeSync, fchmodSync, fstatSync, openSync, readSync, unlinkSync} from 'node:fs';
import {constants, tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {listProcesses} from './listProcesses';

/** Exit status of a process. */
export interface Ending {
  /** Exit code; for a process terminated by a signal, 128 plus the signal's number, as in a shell: 143 for SIGTERM. */
  readonly code: number;
  readonly signal: NodeJS.Signals | null;
}

export interface PooledProcess {
  readonly child: ChildProcess;
  /** The last 64 KiB of its stdout and stderr. */
  output(): string;
  readonly ended: Promise<Ending>;
  /** Its exit status, once it has exited. */
  ending?: Ending;
}

const keptBytes = 64 * 1024;

function readEnd(file: number): string {
  const {size} = fstatSync(file);
  const bytes = Buffer.alloc(Math.min(size, keptBytes));
  readSync(file, bytes, 0, bytes.length, size - bytes.length);
  return bytes.toString();
}

/** All processes of a run, including daemons, so that they can be counted and terminated. */
export class ProcessPool {
  /** Marks the processes in their environment. */
  private readonly id = randomUUID();
  private readonly sessions = new Set<number>();
  private readonly logs: number[] = [];
  private closed = false;

  /**
   * Starts a program in a new session. A missing program exits with code 127.
   * @throws Error after `endAll`
   */
  start(command: readonly string[], options: {cwd: string; env: NodeJS.ProcessEnv}): PooledProcess {
    if (this.closed) throw new Error('interrupted');
    const [program = '', ...rest] = command;
    const log = this.openLog();
    const child = spawn(program, rest, {
      cwd: options.cwd,
      env: {...options.env, ALOFT_EXAMPLE_RUN: this.id},
      detached: true,
      stdio: ['ignore', log, log],
    });
    if (child.pid) this.sessions.add(child.pid);
    let notStarted = '';
    const pooled: PooledProcess = {
      child,
      output: () => readEnd(log) + notStarted,
      ended: new Promise<Ending>((resolve) => {
        child.on('error', (error) => {
          notStarted = `${program}: ${error.message}\n`;
          resolve({code: 127, signal: null});
        });
        child.on('exit', (code, signal) =>
          resolve({code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], signal}),
        );
      }),
    };
    void pooled.ended.then((ending) => (pooled.ending = ending));
    return pooled;
  }

  /**
   * An unlinked file for one program's output. Node's pipes are sockets, which a program can't open as /dev/stdout, and
   * an unread pipe would fill up.
   */
  private openLog(): number {
    const name = path.join(tmpdir(), `aloft-example-log-${randomUUID()}`);
    const log = openSync(name, 'a+', 0o600);
    fchmodSync(log, 0o666); // a server that runs as another user may reopen it
    unlinkSync(name);
    this.logs.push(log);
    return log;
  }

  /** Running processes of this run. */
  living() {
    return listProcesses(this.id, this.sessions);
  }

  /** Resident memory of all running processes, in MiB. */
  residentMiB(): number {
    return this.living().reduce((sum, one) => sum + one.residentKiB, 0) / 1024;
  }

  /** Terminates all processes with SIGTERM, and after `graceMs` with SIGKILL. No process can start afterwards. */
  async endAll(graceMs = 2000): Promise<void> {
    this.closed = true;
    const signalAll = (signal: NodeJS.Signals) => {
      for (const {pid} of this.living()) {
        try {
          process.kill(pid, signal);
        } catch {
          // already exited
        }
      }
    };
    signalAll('SIGTERM');
    const killAt = Date.now() + graceMs;
    while (this.living().length) {
      if (Date.now() > killAt) signalAll('SIGKILL');
      await sleep(25);
    }
  }

  /** Deletes the logs. After this, no output can be read. */
  close(): void {
    for (const log of this.logs.splice(0)) closeSync(log);
  }
}
