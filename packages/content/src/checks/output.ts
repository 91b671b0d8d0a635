import {brand} from '@aloft/platform/brand';
import {readClaims, readCode} from '../prose/claims';
import {readQuantities} from '../prose/quantities';
import type {Fence} from '../fences/collectFences';
import type {Report} from '../problems';
import type {CheckContext, PageCheck} from './Check';

/** Reports text that no source confirms in blocks of output, records and configuration that a page writes by hand. */
export const checkOutput: PageCheck = (page, context, report) => {
  const directories = new Set(
    [...page.source.matchAll(/\bexample="([\w-]+\/[\w-]+)/g)].map(([, directory = '']) => directory),
  );
  for (const fence of page.fences) {
    if (fence.meta.example || !['text', 'source:ini', 'source:properties'].includes(fence.kind)) continue;
    if (/[├└]/.test(fence.text)) checkTree(fence, directories, context, report);
    else fence.text.split('\n').forEach((text, index) => checkLine(text, fence, fence.line + 1 + index));
  }

  function checkLine(text: string, fence: Fence, line: number): void {
    const others = page.fences.filter((each) => each !== fence).map((each) => each.text);
    const prose = page.source.split('\n').filter((_, at) => at + 1 < fence.line || at + 1 > fence.endLine);
    const examples = [...directories].map((each) => context.readExample(`${each}/example.json`) ?? '');
    const recorded = examples.join('\n').replaceAll('\\"', '"');
    const code = readCode(page, context.readExample).replace(fence.text, '');
    // The times of a log are examples.
    const shown = text.replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '');
    if (/^[[{]/.test(shown) && (recorded.includes(`"${text}"`) || code.includes(text))) return;
    const events = [...(context.facts.vocabularies.event?.values() ?? [])];
    const known = [...prose, ...others, ...events, recorded, code].join('\n');
    const seconds = new Set(
      readClaims(page).flatMap((claim) => readQuantities(claim.text).map(({value}) => value / 1000)),
    );
    const api = `${brand.apiUrl}/`;
    if (text.startsWith(api) && !context.facts.commands.some(({api: call}) => isRequest(call?.request, text)))
      return report(line, `the API has no address ${text}`, 'correct the path');
    for (const [word] of shown.matchAll(/[A-Za-z_][\w.-]{2,}|\d+(?:\.\d+)?/g)) {
      const name = word.replace(/\.+$/, '');
      if (new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`).test(known)) continue;
      if (seconds.has(Number(name)) || confirmed.has(name)) continue;
      const how = 'use what the page or its example prints, or list it in packages/content/src/checks/output.ts';
      report(line, `nothing else on the page has "${name}"`, how);
    }
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
function checkTree(
  {text: tree, line}: Fence,
  directories: ReadonlySet<string>,
  {readExample}: CheckContext,
  report: Report,
): void {
  const [first = '', ...lines] = tree.split('\n');
  const root = /^[\w-]+/.exec(first)?.[0] ?? '';
  const directory = [...directories].find((each) => each.replaceAll('/', '-') === root);
  if (directory === undefined)
    return report(line + 1, `"${root}" isn't the directory of an example`, 'write the name of the sample');
  const path: string[] = [];
  lines.forEach((text, at) => {
    const [, indent = '', name = ''] = /^((?:│ {3}| {4})*)[├└]── (\S+)/.exec(text) ?? [];
    path.splice(indent.length / 4, path.length, name.replace(/\/$/, ''));
    const file = `${directory}/${path.join('/')}`;
    if (!name.endsWith('/') && readExample(file) === undefined)
      report(line + 2 + at, `examples/${file} does not exist`, 'name a file of the example');
  });
}
