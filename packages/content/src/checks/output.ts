import {brand} from '@aloft/platform/brand';
import {readClaims, readCode} from '../prose/claims';
import {readQuantities} from '../prose/quantities';
import type {Fence} from '../fences/collectFences';
import type {CheckContext, PageCheck} from './Check';

/** Reports text that no source confirms in blocks of output, records and configuration that a page writes by hand. */
export const checkOutput: PageCheck = (page, context) => {
  const directories = new Set(
    [...page.source.matchAll(/\bexample="([\w-]+\/[\w-]+)/g)].map(([, directory = '']) => directory),
  );
  return page.fences.flatMap((fence) => {
    const isConfiguration = fence.kind === 'source:ini' || fence.kind === 'source:properties';
    if (fence.meta.example || (fence.kind !== 'text' && !isConfiguration)) return [];
    const lines = fence.text.split('\n');
    const problems = /[├└]/.test(fence.text)
      ? checkTree(lines, directories, context)
      : lines.flatMap((text, index) => checkLine(text, fence, index));
    return problems.map(({index, what, how}) => ({file: page.file, line: fence.line + 1 + index, what, how}));
  });

  function checkLine(text: string, fence: Fence, index: number) {
    const others = page.fences.filter((each) => each !== fence).map((each) => each.text);
    const prose = page.source.split('\n').filter((_, line) => line + 1 < fence.line || line + 1 > fence.endLine);
    const examples = [...directories].map((each) => context.readExample(`${each}/example.json`) ?? '');
    const recorded = examples.join('\n').replaceAll('\\"', '"');
    const code = readCode(page, context.readExample).replace(fence.text, '');
    // The times of a log are examples.
    const shown = text.replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '');
    if (/^[[{]/.test(shown) && (recorded.includes(`"${text}"`) || code.includes(text))) return [];
    const known = `${prose.join('\n')}\n${others.join('\n')}\n${recorded}\n${code}`;
    const seconds = new Set(
      readClaims(page).flatMap((claim) => readQuantities(claim.text).map(({value}) => value / 1000)),
    );
    const api = `${brand.apiUrl}/`;
    if (text.startsWith(api) && !context.facts.commands.some(({api: call}) => isRequest(call?.request, text)))
      return [{index, what: `the API has no address ${text}`, how: 'correct the path'}];
    return [...shown.matchAll(/[A-Za-z_][\w.-]{2,}|\d+(?:\.\d+)?/g)].flatMap(([word]) => {
      const name = word.replace(/\.+$/, '');
      if (new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`).test(known)) return [];
      if (seconds.has(Number(name)) || confirmed.has(name)) return [];
      const how = 'use what the page or its example prints, or list it in packages/content/src/checks/output.ts';
      return [{index, what: `nothing else on the page has "${name}"`, how}];
    });
  }
};

/** Words of records and files whose format confirms them. */
const confirmed = new Set([
  ...['CNAME', 'CAA', 'IN', 'issue', '300', 'ca.example'],
  ...['git', 'npm.example.com', '_authToken', 'put-the-generated-value-here'],
  ...['binlog_expire_logs_seconds', '259200'],
]);

function isRequest(request: string | undefined, url: string): boolean {
  const path = request?.split(' ')[1]?.replace(/\{\w+\}/g, '[^/]+');
  return path !== undefined && new RegExp(`/v1(?:${path}|/namespaces/[^/]+/metrics)$`).test(url);
}

/** The files in a tree exist in the example of its first line. */
function checkTree(lines: readonly string[], directories: ReadonlySet<string>, {readExample}: CheckContext) {
  const root = /^[\w-]+/.exec(lines[0] ?? '')?.[0] ?? '';
  const directory = [...directories].find((each) => each.replaceAll('/', '-') === root);
  if (directory === undefined)
    return [{index: 0, what: `"${root}" isn't the directory of an example`, how: 'write the name of the sample'}];
  const path: string[] = [];
  return lines.slice(1).flatMap((text, at) => {
    const [, indent = '', name = ''] = /^((?:│ {3}| {4})*)[├└]── (\S+)/.exec(text) ?? [];
    path.splice(indent.length / 4, path.length, name.replace(/\/$/, ''));
    const file = `${directory}/${path.join('/')}`;
    if (!/\.\w+$|^[A-Z]\w+file$/.test(name) || readExample(file) !== undefined) return [];
    return [{index: at + 1, what: `examples/${file} does not exist`, how: 'name a file of the example'}];
  });
}
