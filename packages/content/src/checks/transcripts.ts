import {readTranscript} from '../transcripts/readTranscript';
import {type ReplayedStep, replayPage} from '../transcripts/replayPage';
import type {Report} from '../problems';
import type {PageCheck} from './Check';

/** Compares transcripts with the simulator's output. A command may fail only where `expect-error` marks it. */
export const checkTranscripts: PageCheck = (page, {facts, readExample}, report) => {
  const {steps, unknownScenarios} = replayPage(page, facts, readExample);
  for (const {name, line} of unknownScenarios)
    report(line, `there is no scenario \`${name}\``, `use one of ${facts.scenarios.join(', ')}`);
  const fences = page.fences.filter(({kind}) => kind === 'transcript');
  for (const {line, text} of fences) {
    const {steps: own, stray} = readTranscript(text);
    const how = 'begin each command with `$ `, or use a `text` block for output alone';
    if (own.length === 0) report(line, 'the transcript has no command', how);
    else if (stray) report(line, 'the transcript begins with output', how);
  }
  for (const fence of fences) {
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

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing more' : JSON.stringify(line);
}
