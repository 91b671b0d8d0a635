import {checkResourceName, nameLength} from '../../names';
import {formatDuration, formatSize} from '../../quantities';

/** Creates a valid resource name from text, and makes it unique. */
export function makeName(text: string, fallback: string, taken: ReadonlySet<string> = new Set()): string {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, nameLength.max - 4)
    .replace(/-+$/, '');
  const base = checkResourceName(plain).ok ? plain : fallback;
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
  return name;
}

const units: Readonly<Record<string, number>> = {h: 3_600_000, m: 60_000, s: 1000, ms: 1, us: 0.001, ns: 0.000001};

/** Converts a Docker duration such as `1m30s` to the manifest's notation, within bounds. Undefined for other text. */
export function convertDuration(value: unknown, shortest: number, longest: number): string | undefined {
  if (typeof value !== 'string' || !/^(?:\d+(?:\.\d+)?(?:ms|us|ns|h|m|s))+$/.test(value)) return undefined;
  let sum = 0;
  for (const [, amount, unit] of value.matchAll(/(\d+(?:\.\d+)?)(ms|us|ns|h|m|s)/g))
    sum += Number(amount) * units[unit!]!;
  return formatDuration(Math.min(longest, Math.max(shortest, Math.round(sum))));
}

const mib = 1024 ** 2;
const factors: Readonly<Record<string, number>> = {'': 1, b: 1, k: 1024, m: mib, g: 1024 ** 3};

/** Converts a Docker size such as `512m` to whole MiB. Undefined for other text. */
export function convertSize(value: unknown, smallest: number, largest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const match = /^(\d+(?:\.\d+)?) *([bkmg]?)b?$/i.exec(String(value));
  if (!match) return undefined;
  const bytes = Number(match[1]) * factors[match[2]!.toLowerCase()]!;
  return formatSize(Math.min(largest, Math.max(smallest, Math.ceil(bytes / mib) * mib)));
}

/** Converts a shell command or its words to a health check. A request with curl or wget becomes `http`. */
export function convertCheck(test: string | readonly string[]): Record<string, unknown> | undefined {
  const line = typeof test === 'string' ? test : test.join(' ');
  const request =
    /^(?:curl|wget)\s[^|;&]*?\bhttp:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::(\d{1,5}))?(\/[^\s"'|;&]*)?["']?\s*(?:>\s*\/dev\/null\s*)?(?:2>&1\s*)?(?:\|\|\s*exit\s+1\s*)?$/.exec(
      line.trim(),
    );
  const port = Number(request?.[1] ?? 80);
  if (request && port >= 1 && port <= 65_535) return {http: {path: request[2] ?? '/', port}};
  const exec = typeof test === 'string' ? ['sh', '-c', test] : [...test];
  return line.trim() === '' ? undefined : {exec};
}

/** Ports of protocols other than HTTP. */
const tcpPorts: ReadonlySet<number> = new Set([25, 1433, 1521, 3306, 4222, 5432, 5672, 6379, 9042, 9092, 11211, 27017]);

/** Creates services for the ports that an app listens on. The first HTTP service is public. */
export function makeServices(app: string, ports: readonly number[], isPublished: boolean) {
  const web = isPublished ? ports.filter((port) => !tcpPorts.has(port)) : [];
  const others = ports.filter((port) => !web.includes(port));
  const [main, ...more] = web;
  const services = [];
  if (main !== undefined)
    services.push({
      name: app,
      visibility: 'public',
      listeners: [
        {port: 443, protocol: 'https', targetPort: main},
        {port: 80, protocol: 'http', redirect: 'https'},
        ...more
          .filter((port) => port !== 443 && port !== 80)
          .map((port) => ({port, protocol: 'https', targetPort: port})),
      ],
    });
  if (others.length > 0)
    services.push({
      name: main === undefined ? app : `${app.slice(0, nameLength.max - 8)}-private`.replace('--', '-'),
      visibility: 'private',
      listeners: others.map((port) => ({port, protocol: 'tcp', targetPort: port})),
    });
  return services;
}

/** Whether the name of a variable suggests that its value is secret. */
export const looksSecret = (name: string): boolean =>
  /PASSWORD|PASSPHRASE|SECRET|TOKEN|CREDENTIAL|PRIVATE|API_?KEY|ACCESS_KEY|_KEY$|_DSN$|DATABASE_URL/i.test(name);
