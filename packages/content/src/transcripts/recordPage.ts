import type {Facts} from '../facts/Facts';
import type {ExampleReader} from '../includes/ExampleReader';
import type {Page} from '../pages/Page';
import type {ReplayedStep} from './replayPage';
import {replayPage} from './replayPage';

/** Returns a page's source with the output of its transcripts rewritten. Everything else is unchanged. */
export function recordPage(page: Page, facts: Facts, readExample?: ExampleReader): string {
  const lines = page.source.split('\n');
  const {steps} = replayPage(page, facts, readExample);
  for (const {fence, step, line, result, output} of [...steps].reverse()) {
    if (result.notSimulated !== undefined) continue;
    const indent = /^[ \t]*/.exec(lines[fence.line - 1] ?? '')?.[0] ?? '';
    const first = line - 1 + step.commandLines.length;
    const next = nextPrompt(steps, fence.line, line) ?? fence.endLine;
    lines.splice(first, next - 1 - first, ...output.map((text) => (text ? indent + text : '')));
  }
  return lines.join('\n');
}

function nextPrompt(steps: readonly ReplayedStep[], fence: number, line: number): number | undefined {
  return steps.find((step) => step.fence.line === fence && step.line > line)?.line;
}
