import {STATUS_CODES} from 'node:http';
import {readCode} from '../fences/examples';
import {readClaims} from '../prose/prose';
import type {PageCheck} from './Check';

/** What a sentence is about, and the codes that it may then name. */
type Rule = readonly [about: RegExp, codes: readonly number[]];

/** Exit codes: the CLI's by the meaning of their error, the others by the signal or failure of the process. */
const exitRules: readonly Rule[] = [
  [/TLS handshake|`curl`/, [35]],
  [/\bquota\b|\bconflicts?\b/i, [5]],
  [/without a (?:valid )?token|not (?:logged in|authenticated|permitted)/i, [3]],
  [/Allocation failed/, [134]],
  [/Fatal JavaScript/, [133]],
  [/Illegal instruction/, [132]],
  [/out of memory|more memory|machine's memory|under load|grace period|rewrites its log/i, [137]],
  [/(?:is not|isn't) (?:in the image|installed)|binary exists|is in the image|not found/i, [127]],
  [/handle `SIGTERM`|finishes its current job|check passes|exits? (?:without|successfully)/i, [0]],
  [/\bSIGTERM\b|graceful|is normal|on each deploy|your alerts accept/i, [143]],
  [/stops the other|start(?:s|ed)? failed|the deploy fails|build failed/i, [1]],
];

/** HTTP statuses: the platform's by its cause, the others by their reason. The first rule that applies decides. */
const statusRules: readonly Rule[] = [
  [/request line and (?:all )?head(?:er)?s?|headers together/i, [431]],
  [/after the time in `Retry-After`, and|increasing delays/i, [429, 500]],
  [/rate limit|after the time in `Retry-After`/i, [429]],
  [/without a valid token|token is missing/i, [401]],
  [/scope (?:or|does|doesn't)|scope or namespace/i, [403]],
  [/even a path without a route|unknown paths/i, [200, 404]],
  [/repeated `DELETE`|resource does not exist|path returns|styles|`\/about`|missing|all others/i, [404]],
  [/a value is invalid|less than or equal|form returns/i, [422]],
  [/rejects (?:a|the) form|forbidden/i, [403]],
  [/\btoo large\b/i, [413]],
  [/the API failed|panic|outside `setup`|other clients/i, [500]],
  [/health check.*accepts any|status from/i, [200, 399]],
  [/health check (?:fails|with)|framework rejects|host header/i, [400, 401, 403, 404, 200]],
  [
    /edge proxy|\bheld\b|\bwakes?\b|quota is full|machine is ready|in the meantime|get a `503`|no machine|suspend|`Retry-After`|last two commands/i,
    [503],
  ],
  [/redirect/i, [301, 302, 303, 307, 308]],
  [/\bhealthz\b|health check|returns `?200|as soon as the server accepts/i, [200]],
  [/handler after|rejects requests/i, [503]],
  [/invalid input|scheme other than|no such choice/i, [400]],
];

const exitCode = /\bexit(?:s|ed)?(?: with)? codes? (\d+)|\bexits with (\d+)\b/gi;
const status =
  /(?:\bstatus(?:es)?(?: from)?|\breturns?|\bgets?|\bcounts|\brespond(?:s|ed)? with|\bfails with|\bHTTP\/[\d.]+) (?:a )?`?([1-5]\d\d)\b(?!\d)/gi;
const statusList = /(?<=\bstatus(?:es)? (?:from )?(?:`?[1-5]\d\d`?,? (?:or |to )?)+`?)([1-5]\d\d)\b/g;
const quotedStatus = /`([1-5]\d\d)(?: ([A-Z][A-Za-z -]+))?`/g;

/** Reports exit codes and HTTP statuses that aren't those of the error, command or cause next to them. */
export const checkCodes: PageCheck = (page, {facts, readExample}, report) => {
  const code = readCode(page, readExample);
  for (const {text, line, head} of readClaims(page)) {
    const errors = Object.entries(facts.errors).filter(([name]) => text.includes(`\`${name}\``));
    const names = errors.map(([name]) => `\`${name}\``).join(', ');
    const exitCodes = errors.map(([, error]) => error.exitCode);
    const statuses = errors.flatMap(([, {httpStatus}]) => httpStatus ?? []);
    const rowCode = /^exit code/i.test(head) ? /^\d+(?= )/.exec(text)?.[0] : undefined;
    for (const value of [...[...text.matchAll(exitCode)].map(([, one, two]) => one ?? two), rowCode ?? []].flat())
      check('exit code', Number(value), exitCodes, exitRules);
    for (const [, number, reason] of [status, statusList, quotedStatus].flatMap((each) => [...text.matchAll(each)])) {
      const value = Number(number);
      const registered = STATUS_CODES[value] ?? 'unknown';
      if (reason === undefined && errors.length > 0 && statuses.length === 0)
        report(line, `${names} is not an error of the API`, 'remove the status');
      else if (reason === undefined) check('status', value, statuses, statusRules);
      else if (registered.toLowerCase() !== reason.toLowerCase())
        report(line, `${value} is not the status of "${reason}"`, `the reason of ${value} is "${registered}"`);
    }

    function check(name: string, value: number, own: readonly number[], rules: readonly Rule[]): void {
      const codes = own.length > 0 ? own : rules.find(([about]) => about.test(text))?.[1];
      if (codes?.includes(value)) return;
      if (own.length > 0)
        return report(line, `${names} has the ${name} ${own.join(', ')}, not ${value}`, 'write its own');
      if (!codes && rules === statusRules && new RegExp(`(?<!\\d)${value}(?!\\d)`).test(code)) return;
      const how = codes
        ? `the sentence is about ${codes.join(' or ')}`
        : 'add what it is about to packages/content/src/checks/codes.ts';
      report(line, `nothing confirms the ${name} ${value}`, how);
    }
  }
};
