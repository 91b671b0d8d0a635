import {brand} from '@aloft/platform/brand';
import {type ExampleReader, listExamples, readCode} from '../fences/examples';
import {escapePattern, readClaims} from '../prose/prose';
import {readQuantities} from '../prose/quantities';
import type {Fence} from '../fences/parseFence';
import type {Report} from '../problems';
import type {PageCheck} from './Check';
import {replayPage, readTranscript} from '../transcripts';
import type {ReplayedStep} from '../transcripts/replayPage';

/** Reports text that no source confirms in blocks of output, records and configuration that a page writes by hand. */
export const checkOutput: PageCheck = (page, {facts, readExample}, report) => {
  const recorded = listExamples(page)
    .map((example) => readExample(`${example}/example.json`) ?? '')
    .join('\n')
    .replaceAll('\\"', '"');
  for (const fence of page.fences) {
    if (fence.meta.example || !['text', 'source:ini', 'source:properties'].includes(fence.kind)) continue;
    if (/[├└]/.test(fence.text)) checkTree(fence, listExamples(page), readExample, report);
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
    const isRequest = facts.commands.some(({api}) => matches(api?.path, text));
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

function matches(path: string | undefined, url: string): boolean {
  const pattern = path?.replace(/\{\w+\}/g, '[^/]+');
  return pattern !== undefined && new RegExp(`/v1(?:${pattern}|/namespaces/[^/]+/metrics)$`).test(url);
}

/** The files in a tree exist in the example of its first line. */
function checkTree({text, line}: Fence, examples: readonly string[], read: ExampleReader, report: Report): void {
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
    if (!name.endsWith('/') && read(file) === undefined)
      report(line + 2 + index, `examples/${file} does not exist`, 'name a file of the example');
  });
}

/** Compares transcripts with the simulator's output. A command may fail only where `expect-error` marks it. */
export const checkTranscripts: PageCheck = (page, {facts, readExample}, report) => {
  const {steps, unknownScenarios} = replayPage(page, facts, readExample);
  for (const {name, line} of unknownScenarios)
    report(line, `there is no scenario \`${name}\``, `use one of ${facts.scenarios.join(', ')}`);
  for (const fence of page.fences.filter(({kind}) => kind === 'transcript')) {
    const {steps: typed, stray} = readTranscript(fence.text);
    const start = 'begin each command with `$ `, or use a `text` block for output alone';
    if (typed.length === 0) report(fence.line, 'the transcript has no command', start);
    else if (stray) report(fence.line, 'the transcript begins with output', start);
    const code = fence.meta.expectError;
    const own = steps.filter((step) => step.fence === fence);
    if (code === undefined || own.length === 0) continue;
    if (!facts.errorCodes.includes(code))
      report(fence.line, `expect-error="${code}" is not an error code`, 'see packages/platform/src/errors');
    else if (!own.some(({result}) => result.errorCodes.includes(code))) {
      const what = `the transcript is marked to fail with ${code} and does not`;
      report(fence.line, what, 'remove the mark or fix the commands');
    }
  }
  for (const step of steps) checkStep(step, report);
};

function checkStep({fence, step, line, result, output}: ReplayedStep, report: Report): void {
  const {notSimulated, errorCodes} = result;
  if (notSimulated !== undefined) {
    const what = `\`${step.command}\` cannot be replayed (${notSimulated})`;
    return report(line, what, 'put it in a `bash` block without output');
  }
  const unexpected = errorCodes.find((code) => code !== fence.meta.expectError);
  if (unexpected !== undefined) {
    const how = `fix the command, or mark the fence with expect-error=${unexpected}`;
    return report(line, `\`${step.command}\` fails: ${result.output.join(' / ')}`, how);
  }
  const at = [...Array(Math.max(output.length, step.output.length)).keys()].find(
    (index) => output[index] !== step.output[index],
  );
  if (at === undefined) return;
  const what = `\`${step.command}\` prints ${quote(output[at])} where the page has ${quote(step.output[at])}`;
  report(line + step.commandLines.length + at, what, 'run `npm run docs:record` with the page, then review the diff');
}

const quote = (line: string | undefined): string => (line === undefined ? 'nothing more' : JSON.stringify(line));
