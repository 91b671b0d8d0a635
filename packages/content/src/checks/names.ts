import {brand} from '@aloft/platform/brand';
import {suggest} from '@aloft/platform/values';
import {lineInPage, resolveFence} from '../fences/examples';
import {collectInlineCode} from '../prose/prose';
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
export const checkNames: PageCheck = (page, context) => {
  const {environment, metrics} = context.facts;
  const isMetric = (name: string) =>
    metrics.includes(name) || (name.endsWith('*') && metrics.some((each) => each.startsWith(name.slice(0, -1))));
  return [...collectInline(page), ...collectBlockLines(page, context)].flatMap(({text, line, source}) => {
    const place = {file: page.file, line};
    const variables = [...text.matchAll(variable)].filter(([name]) => !environment.includes(name));
    const unknown = source ? [] : [...text.matchAll(metric)].filter(([name]) => !isMetric(name));
    return [
      ...variables.map(([name]) => ({
        ...place,
        what: `the CLI does not read the environment variable \`${name}\``,
        how: advise(name, environment),
      })),
      ...unknown.map(([name]) => ({...place, what: `there is no metric \`${name}\``, how: advise(name, metrics)})),
    ];
  });
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
export const checkHosts: PageCheck = (page) =>
  page.source.split('\n').flatMap((text, index) =>
    [...text.matchAll(pattern)].flatMap(([host]) => {
      if (hosts.has(host) || host.endsWith(`.${brand.appsDomain}`) || host.endsWith(`.${brand.validationDomain}`))
        return [];
      return [
        {
          file: page.file,
          line: index + 1,
          what: `the platform has no host \`${host}\``,
          how: `use one of ${[...hosts].join(', ')}`,
        },
      ];
    }),
  );
