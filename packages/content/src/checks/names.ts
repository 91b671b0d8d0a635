import {brand} from '@aloft/platform/brand';
import {suggest} from '@aloft/platform/values';
import {lineInPage, resolveFence} from '../fences/examples';
import {readClaims, readCode} from '../prose/claims';
import {collectInlineCode, escapePattern} from '../prose/prose';
import type {Page} from '../pages/parsePage';
import type {CheckContext, PageCheck} from './Check';

/** A piece of code on the page, inline or in a block. */
interface Piece {
  readonly text: string;
  readonly line: number;
  /** Whether the block is source code, where metric names look like other names. */
  readonly source: boolean;
}

const variable = new RegExp(`(?<![A-Z0-9_])${brand.cli.toUpperCase()}_[A-Z0-9_]+(?![a-z])`, 'g');
const metric = new RegExp(`(?<![A-Za-z0-9_./@:-])${brand.cli}_[a-z]+_[a-z_]*[a-z*](?![A-Za-z0-9.(=])`, 'g');

/** Reports unknown environment variables and metrics in prose and blocks. */
export const checkNames: PageCheck = (page, context, report) => {
  const {environment, metrics} = context.facts;
  const isMetric = (name: string) =>
    metrics.includes(name) || (name.endsWith('*') && metrics.some((each) => each.startsWith(name.slice(0, -1))));
  for (const {text, line, source} of [...collectInline(page), ...collectBlockLines(page, context)]) {
    for (const [name] of text.matchAll(variable))
      if (!environment.includes(name))
        report(line, `the CLI does not read the environment variable \`${name}\``, advise(name, environment));
    for (const [name] of source ? [] : text.matchAll(metric))
      if (!isMetric(name)) report(line, `there is no metric \`${name}\``, advise(name, metrics));
  }
};

const kinds = {
  event: {
    shape: /^[a-z]+$/,
    before: /\b(?:events?|receives?|reports|after|sends?)(?: an?| the)?\s+$/i,
    after: /^(?: ?,?(?: and| or)? `[a-z]+`)*\s*events?\b/i,
  },
  region: {shape: /^(?:af|ap|eu|sa|us)-[a-z]+$/, before: /^/, after: /^/},
  scope: {
    shape: /^[a-z]+$/,
    before: /\bscopes?(?: of)?\s+$|\bmachines needs $|\bwhich requires $/i,
    after: /^(?: ?,?(?: and| or)? `[a-z]+`)*\s*(?:scopes?|token)\b/i,
  },
} as const;

const listing = /`[^`]+`(?:,? (?:and |or )?`[^`]+`)+/g;

/** Reports unknown events, regions and scopes in prose, by the word next to them or their form, and lists with one twice. */
export const checkVocabulary: PageCheck = (page, {facts}, report) => {
  for (const {text, line} of readClaims(page))
    for (const [list] of text.matchAll(listing)) {
      const codes = [...list.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
      const twice = codes.find((code, index) => codes.indexOf(code) < index);
      if (twice !== undefined) report(line, `the list has \`${twice}\` twice`, 'write the other name');
    }
  for (const {value, line, before, after} of collectInlineCode(page))
    for (const kind of ['event', 'region', 'scope'] as const) {
      const {shape, before: ahead, after: behind} = kinds[kind];
      const known = [...(facts.vocabularies[kind]?.keys() ?? [])];
      const isNamed = kind === 'region' || ahead.test(before) || behind.test(after);
      // An event of a browser or another program is on a page without the control socket.
      const isField = facts.manifestFields.some(({path}) => path.endsWith(`.${value}`));
      const isForeign = kind === 'event' && (isField || !/control socket|flashing|woken/i.test(page.source));
      if (shape.test(value) && isNamed && !known.includes(value) && !isForeign)
        report(line, `there is no ${kind} \`${value}\``, advise(value, known));
    }
};

/** Variables and paths that every image or framework has, and that pages name without showing them. */
const common = new Set(
  'PATH HOME PORT HTTPS_PROXY HTTP_PROXY NO_PROXY NODE_ENV NODE_OPTIONS TZ DATABASE_URL WEB_CONCURRENCY /data /tmp /up'.split(
    ' ',
  ),
);
const variableName = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?==|$)/;
const machinePath = /^\/(?:[\w.-]+\/)*[\w.-]+$/;

/** Reports environment variables and paths in prose that occur neither in code of the site nor in the facts. */
export const checkInlinePaths: PageCheck = (page, {facts, readExample}, report) => {
  const code = readCode(page, readExample);
  for (const {value, line} of collectInlineCode(page)) {
    const name = variableName.exec(value)?.[0];
    const path = machinePath.exec(value)?.[0];
    const text = name ?? path;
    if (text === undefined || common.has(text) || facts.environment.includes(text)) continue;
    const isKnown = new RegExp(`(?<![\\w])${escapePattern(text)}(?!\\w)`).test(code);
    if (isKnown) continue;
    const what = name ? `no code sets or reads \`${text}\`` : `nothing has the path \`${text}\``;
    report(line, what, 'correct it, or allow it with its source: {/* allow: `NAME` (source) */}');
  }
};

function advise(name: string, candidates: readonly string[]): string {
  const near = suggest(name, candidates);
  return near ? `did you mean \`${near}\`?` : `use one of ${candidates.join(', ')}`;
}

function collectInline(page: Page): Piece[] {
  return collectInlineCode(page).map(({value, line}) => ({text: value, line, source: false}));
}

function collectBlockLines(page: Page, {readExample}: CheckContext): Piece[] {
  return page.fences.flatMap((fence) => {
    const block = resolveFence(fence, readExample);
    if (!block) return [];
    const source = block.kind.startsWith('source:') && block.kind !== 'source:promql';
    return block.text.split('\n').map((text, index) => ({text, line: lineInPage(block, index), source}));
  });
}

const domain = brand.docsUrl.replace(/^https?:\/\/[^.]+\./, '');
const known = [brand.docsUrl, brand.apiUrl, brand.consoleUrl, brand.chatUrl, brand.installUrl].map(
  (url) => new URL(url).hostname,
);
const hosts = new Set([...known, brand.registryHost, brand.appsDomain, domain]);
const pattern = new RegExp(`(?<![\\w.-])((?:[\\w<>*$\\{\\}-]+\\.)*)${domain.replace(/\./g, '\\.')}(?![\\w-])`, 'g');

/** Reports unknown hosts under the platform's domain. */
export const checkHosts: PageCheck = (page, _, report) => {
  for (const [index, text] of page.source.split('\n').entries())
    for (const [host] of text.matchAll(pattern))
      if (!hosts.has(host) && !host.endsWith(`.${brand.appsDomain}`) && !host.endsWith(`.${brand.validationDomain}`))
        report(index + 1, `the platform has no host \`${host}\``, `use one of ${[...hosts].join(', ')}`);
};
