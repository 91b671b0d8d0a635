import type {Fence} from '../fences/collectFences';
import {readTranscript} from '../transcripts/readTranscript';
import {type ReplayedStep, replayPage} from '../transcripts/replayPage';
import type {Problem} from '../problems';
import type {CheckContext, PageCheck} from './Check';

const record = 'run `npm run docs:record` with the page, then review the diff';

/** Compares transcripts with the simulator's output. A command may fail only where `expect-error` marks it. */
export const checkTranscripts: PageCheck = (page, context) => {
  const {steps, unknownScenarios} = replayPage(page, context.facts, context.readExample);
  const unknown = unknownScenarios.map(({name, line}) => ({
    file: page.file,
    line,
    what: `there is no scenario \`${name}\``,
    how: `use one of ${context.facts.scenarios.join(', ')}`,
  }));
  const fences = page.fences.filter(({kind}) => kind === 'transcript');
  const shapes = fences.flatMap((fence) => checkShape(fence));
  const marks = fences.flatMap((fence) =>
    checkMark(
      fence,
      steps.filter((step) => step.fence === fence),
      context,
    ),
  );
  return [...unknown, ...shapes, ...marks, ...steps.flatMap((step) => checkStep(step))];
};

function checkShape({file, line, text}: Fence): Problem[] {
  const {steps, stray} = readTranscript(text);
  const what =
    steps.length === 0 ? 'the transcript has no command' : stray ? 'the transcript begins with output' : undefined;
  return what ? [{file, line, what, how: 'begin each command with `$ `, or use a `text` block for output alone'}] : [];
}

function checkMark({file, line, meta}: Fence, steps: readonly ReplayedStep[], {facts}: CheckContext): Problem[] {
  const code = meta.expectError;
  if (code === undefined || steps.length === 0) return [];
  if (!facts.errorCodes.includes(code))
    return [{file, line, what: `expect-error="${code}" is not an error code`, how: 'see packages/platform/src/errors'}];
  if (steps.some(({result}) => result.errorCodes.includes(code))) return [];
  return [
    {
      file,
      line,
      what: `the transcript is marked to fail with ${code} and does not`,
      how: 'remove the mark or fix the commands',
    },
  ];
}

function checkStep({fence, step, line, result, output}: ReplayedStep): Problem[] {
  const place = {file: fence.file, line};
  if (result.notSimulated !== undefined) {
    return [
      {
        ...place,
        what: `\`${step.command}\` cannot be replayed (${result.notSimulated})`,
        how: 'put it in a `bash` block without output',
      },
    ];
  }
  const unexpected = result.errorCodes.find((code) => code !== fence.meta.expectError);
  if (unexpected !== undefined) {
    return [
      {
        ...place,
        what: `\`${step.command}\` fails: ${result.output.join(' / ')}`,
        how: `fix the command, or mark the fence with expect-error=${unexpected}`,
      },
    ];
  }
  const at = [...Array(Math.max(output.length, step.output.length)).keys()].find(
    (index) => output[index] !== step.output[index],
  );
  if (at === undefined) return [];
  const what = `\`${step.command}\` prints ${quote(output[at])} where the page has ${quote(step.output[at])}`;
  return [{file: fence.file, line: line + step.commandLines.length + at, what, how: record}];
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing more' : JSON.stringify(line);
}
