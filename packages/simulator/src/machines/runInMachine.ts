// cspell:ignore bdev tracefs sockfs pipefs ramfs
import {limits} from '@aloft/platform/limits';
import {parseDuration} from '@aloft/platform/values';
import {type Changes, type MachineContext, refuse, type Reply} from '../context';
import {curlFromMachine} from '../programs/curl';
import {findPrivateHost} from '../programs/network';
import {pick} from '../resources';
import {advanceTo, waitFor} from '../state/advanceState';
import {formatTime} from '../state/lifecycle';
import {addLog, behaviorOf} from '../state/logStart';
import type {App, Machine, Release, SimulatorState} from '../state/types';
import {formatIdle} from '../views';
import {findCapacity} from './findCapacity';
import {moveMachine, resetIdleTimer, startFlow} from './flows';
import {createMachine, deleteMachine, flashMachine, startMachine} from './startMachine';

/** Programs that every machine has: the control client, and a few tools for inspection. */
const PROGRAMS: Readonly<Record<string, (context: MachineContext, args: readonly string[]) => Reply<never>>> = {
  cat: ({machine}, args) => printFiles(machine, args),
  curl: curlFromMachine,
  echo: (_, args) => (args[0]?.startsWith('-') ? refuse('echo is simulated without options') : {raw: [args.join(' ')]}),
  env: ({machine, env}) => ({
    raw: Object.entries({...machine.environment, ...env})
      .map(([key, value]) => `${key}=${value}`)
      .sort(),
    notes: ['note: variables that the base image sets are not simulated'],
  }),
  hostname: ({machine}) => ({raw: [machine.name]}),
  ignitionctl: control,
  nc: connect,
  nproc: ({machine}) => ({raw: [String(machine.template.vcpus)]}),
  uname: ({machine}, args) => printKernel(machine, args),
  true: () => ({raw: []}),
  false: () => FAILED,
};

/** Runs a simulated program, or a command of the app's image whose behavior the scenario declares. */
export function runInMachine(context: MachineContext, words: readonly string[]): Reply<never> {
  const [program = '', ...args] = words;
  if (args.length > 0 && ['env', 'hostname', 'nproc'].includes(program))
    return refuse(`${program} is simulated without arguments`);
  const run = pick(PROGRAMS, program);
  if (run) return run(context, args);
  const {output: raw, exitCode} = findCommand(context.draft, context.machine, words) ?? {};
  if (raw) return {raw, exitCode};
  const names = Object.keys(PROGRAMS)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');
  return refuse(`this program is not simulated in a machine; ${names} are`);
}

const FAILED: Reply<never> = {raw: [], exitCode: 1};

/** Finds a command of the app's image whose behavior the scenario declares. */
export function findCommand(draft: SimulatorState, {app}: Machine, words: readonly string[]) {
  return pick(behaviorOf(draft, app).commands, words.join(' '));
}

/** Opens a TCP connection to a private service, until it has been idle for too long. */
function connect({draft, namespace, machine, job}: MachineContext, [host = '', port = '', ...rest]: readonly string[]) {
  if (job === null || rest.length > 0 || !/^\d{1,5}$/.test(port))
    return refuse('nc is simulated with a hostname and a port, in the background: end the line with &');
  const service = findPrivateHost(namespace, host);
  const listener = service?.listeners.find((entry) => entry.port === Number(port));
  if (listener && listener.protocol !== 'tcp') return refuse('nc is simulated with tcp listeners only');
  const target = service && listener ? findCapacity(draft, service) : null;
  if (!service || !target) return FAILED;
  const endsAt = draft.now + limits['idle-connection'].value;
  startFlow(draft, target, {service: service.name, request: null, endsAt, job});
  startFlow(draft, machine, {service: null, request: null, endsAt: null, job});
  return {raw: []};
}

/** The client of the control socket. A response without a body prints nothing. */
function control({draft, namespace, machine}: MachineContext, [verb = '', ...args]: readonly string[]): Reply<never> {
  const {now} = draft;
  const {flashMode: mode, idleTimeout} = machine.template;
  const isHeld = machine.heldUntil !== null && machine.heldUntil > now;
  const setHold = (heldUntil: number | null) => {
    machine.heldUntil = heldUntil;
    resetIdleTimer(draft, machine);
  };
  if (args.length === (verb === 'hold' ? 1 : 0))
    switch (verb) {
      case 'status': {
        const {id, state, readings} = machine;
        const heldUntil = isHeld ? formatTime(machine.heldUntil ?? now) : null;
        const flash = {mode, idleTimeout: formatIdle(idleTimeout)};
        return {raw: [JSON.stringify({id, state, ready: true, flash, heldUntil, wakes: readings.at(-1)?.wakes})]};
      }
      case 'events':
        return refuse('ignitionctl events, which runs until it is interrupted, is not simulated');
      case 'ready':
        addLog(draft, namespace, machine, 'system', 'ignitiond: process is ready');
        if (mode === 'manual' && machine.snapshotAt === null) {
          machine.flashThen = 'running';
          moveMachine(draft, machine, 'flashing');
          waitFor(draft, machine, 'running');
        }
        return {raw: []};
      case 'hold': {
        const ttl = parseDuration(args[0] ?? '') ?? Infinity;
        if (ttl > limits['hold-max'].value) return FAILED;
        setHold(now + ttl);
        return {raw: [JSON.stringify({heldUntil: formatTime(now + ttl)})]};
      }
      case 'release':
        setHold(null);
        return {raw: []};
      case 'flash':
        if (mode === 'off' || isHeld) return FAILED;
        flashMachine(draft, machine);
        return {raw: []};
    }
  return refuse('ignitionctl is simulated with status, ready, flash, hold TTL and release');
}

/** File systems in the order of `/proc/filesystems`, and those of them that need a block device. */
const fileSystems =
  'sysfs tmpfs bdev proc cgroup2 devtmpfs tracefs sockfs bpf pipefs ramfs devpts ext4 erofs fuseblk fuse overlay';

const withDevice = ['ext4', 'erofs', 'fuseblk'];

/** Files that show the kernel, its settings, which are also in a table of the page on the kernel, and a machine's mounts. */
const files: Readonly<Record<string, (machine: Machine) => readonly string[]>> = {
  '/proc/filesystems': () =>
    fileSystems.split(' ').map((name) => `${withDevice.includes(name) ? '' : 'nodev'}\t${name}`),
  '/proc/mounts': ({mounts}) => [
    'overlay / overlay rw,relatime,lowerdir=/image,upperdir=/overlay/upper,workdir=/overlay/work 0 0',
    'devtmpfs /dev devtmpfs rw,nosuid 0 0',
    'devpts /dev/pts devpts rw,nosuid,noexec 0 0',
    'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0',
    'proc /proc proc rw,nosuid,nodev,noexec 0 0',
    'sysfs /sys sysfs rw,nosuid,nodev,noexec 0 0',
    'cgroup2 /sys/fs/cgroup cgroup2 rw,nosuid,nodev,noexec 0 0',
    'tmpfs /run tmpfs rw,nosuid,nodev 0 0',
    'ramfs /run/ignitiond ramfs ro,nosuid,nodev 0 0',
    ...mounts.map(({path}, index) => `/dev/vd${'bcdefghij'[index] ?? 'z'} ${path} ext4 rw,relatime 0 0`),
  ],
  '/proc/sys/net/core/somaxconn': () => ['4096'],
  '/proc/sys/net/ipv4/ip_local_port_range': () => ['32768\t60999'],
  '/proc/sys/net/ipv4/tcp_available_congestion_control': () => ['reno cubic bbr'],
  '/proc/sys/vm/overcommit_memory': () => ['0'],
};

/** `uname`, whose options `-v` and `-a` would print the date of the kernel's build. */
function printKernel({name}: Machine, args: readonly string[]): Reply<never> {
  const values: Readonly<Record<string, string>> = {s: 'Linux', n: name, r: '6.12.94', m: 'x86_64', o: 'GNU/Linux'};
  const options = args.map((arg) => /^-([a-z]+)$/.exec(arg)?.[1] ?? '?').join('') || 's';
  if ([...options].some((option) => !Object.hasOwn(values, option)))
    return refuse(`uname is simulated with -${Object.keys(values).join(', -')} only`);
  const printed = Object.entries(values).filter(([option]) => options.includes(option));
  return {raw: [printed.map(([, value]) => value).join(' ')]};
}

/** `cat` with the files that show a machine's kernel or its mounts. */
function printFiles(machine: Machine, paths: readonly string[]): Reply<never> {
  if (paths.length === 0) return refuse('cat is simulated with files only');
  const unknown = paths.find((path) => !Object.hasOwn(files, path));
  if (unknown !== undefined) return refuse(`the file ${unknown.slice(0, 80)} is not simulated in a machine`);
  return {raw: paths.flatMap((path) => files[path]!(machine))};
}

/** A command that runs once, in a dedicated machine. */
interface Task extends Pick<Release, 'image' | 'secrets' | 'template'>, Partial<Pick<Release, 'content'>> {
  app: Pick<App, 'name' | 'labels'>;
  /** Release of the image; null if it doesn't have one yet. */
  release: number | null;
  command: readonly string[];
  timeoutMs: number;
}

const DEFAULT_SECONDS = 2;

/**
 * Starts a one-off machine without volumes, runs the command, logs its output for the app, and deletes the machine.
 *
 * @returns the deleted machine, the output, and the exit code, which is null if the command timed out. A command that
 *   isn't simulated counts as successful.
 */
export function runTask(context: Changes<'quota_exceeded'>, task: Task) {
  const {draft, namespace} = context;
  const {app, release, image, content, secrets, template, command, timeoutMs} = task;
  const machine = createMachine(context, {
    app: app.name,
    labels: app.labels,
    release,
    image,
    content,
    secrets,
    oneOff: true,
    mayStandBy: false,
    template: {...template, command: [...command], restart: 'never', flashMode: 'off', healthPort: null},
  });
  startMachine(context, machine);
  const runsFor = (findCommand(draft, machine, command)?.seconds ?? DEFAULT_SECONDS) * 1000;
  const {raw = [], exitCode = 0, notSimulated} = runInMachine({draft, namespace, machine, job: null}, command);
  advanceTo(draft, draft.now + Math.min(runsFor, timeoutMs));
  for (const line of raw) addLog(draft, namespace, machine, 'app', line);
  deleteMachine(context, machine);
  const status = notSimulated === undefined ? exitCode : 0;
  return {machine, output: raw, status: runsFor > timeoutMs ? null : status, notSimulated};
}
