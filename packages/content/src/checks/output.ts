import {brand} from '@aloft/platform/brand';
import {listExamples, readCode} from '../fences/examples';
import {escapePattern, readClaims} from '../prose/prose';
import {readQuantities} from '../prose/quantities';
import type {Fence} from '../fences/collectFences';
import type {Report} from '../problems';
import type {CheckContext, PageCheck} from './Check';

/** Reports text that no source confirms in blocks of output, records and configuration that a page writes by hand. */
export const checkOutput: PageCheck = (page, context, report) => {
  const {facts, readExample} = context;
  const recorded = listExamples(page)
    .map((example) => readExample(`${example}/example.json`) ?? '')
    .join('\n')
    .replaceAll('\\"', '"');
  for (const fence of page.fences) {
    if (fence.meta.example || !['text', 'source:ini', 'source:properties'].includes(fence.kind)) continue;
    if (/[├└]/.test(fence.text)) checkTree(fence, listExamples(page), context, report);
    else fence.text.split('\n').forEach((text, index) => checkLine(text, fence, fence.line + 1 + index));
  }

  function checkLine(text: string, fence: Fence, line: number): void {
    const isOutside = (at: number) => at + 1 < fence.line || at + 1 > fence.endLine;
    // An allowance above the block confirms nothing.
    const rest = page.source.split('\n').filter((row, at) => isOutside(at) && !row.startsWith('{/* allow:'));
    const code = readCode(page, readExample).replace(fence.text, '');
    // The times of a log are examples.
    const shown = text.replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '');
    if (/^[[{]/.test(shown) && (recorded.includes(`"${text}"`) || code.includes(text))) return;
    const isRequest = facts.commands.some(({api}) => matches(api?.request, text));
    if (text.startsWith(`${brand.apiUrl}/`) && !isRequest)
      return report(line, `the API has no address ${text}`, 'correct the path');
    const known = [...rest, ...(facts.vocabularies.event?.values() ?? []), recorded, code].join('\n');
    const quantities = readClaims(page).flatMap((claim) => readQuantities(claim.text));
    for (const [word] of shown.matchAll(/[A-Za-z_][\w.-]{2,}|\d+(?:\.\d+)?/g)) {
      const name = word.replace(/\.+$/, '');
      if (new RegExp(`(?<![\\w-])${escapePattern(name)}(?![\\w-])`).test(known)) continue;
      if (quantities.some(({value}) => value / 1000 === Number(name))) continue;
      const how = 'use what the page or its example prints, or allow it above the block: {/* allow: `word` */}';
      report(line, `nothing else on the page has "${name}"`, how);
    }
  }
};

function matches(request: string | undefined, url: string): boolean {
  const path = request?.split(' ')[1]?.replace(/\{\w+\}/g, '[^/]+');
  return path !== undefined && new RegExp(`/v1(?:${path}|/namespaces/[^/]+/metrics)$`).test(url);
}

/** The files in a tree exist in the example of its first line. */
function checkTree(
  {text, line}: Fence,
  examples: readonly string[],
  {readExample}: CheckContext,
  report: Report,
): void {
  const [first = '', ...rows] = text.split('\n');
  const root = /^[\w-]+/.exec(first)?.[0] ?? '';
  const example = examples.find((each) => each.replaceAll('/', '-') === root);
  if (example === undefined)
    return report(line + 1, `"${root}" isn't the directory of an example`, 'write the name of the sample');
  const path: string[] = [];
  rows.forEach((row, index) => {
    const [, indent = '', name = ''] = /^((?:│ {3}| {4})*)[├└]── (\S+)/.exec(row) ?? [];
    path.splice(indent.length / 4, path.length, name.replace(/\/$/, ''));
    const file = `${example}/${path.join('/')}`;
    if (!name.endsWith('/') && readExample(file) === undefined)
      report(line + 2 + index, `examples/${file} does not exist`, 'name a file of the example');
  });
}
