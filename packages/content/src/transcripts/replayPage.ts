import type {Fence} from '../fences/Fence';
import type {Facts} from '../facts/Facts';
import type {LineResult} from '../facts/TranscriptSession';
import type {ExampleReader} from '../includes/ExampleReader';
import type {Page} from '../pages/Page';
import {placeFile} from './placeFile';
import {readTranscript, trimEnd, type TranscriptStep} from './readTranscript';

/** A step of a transcript and its actual output. */
export interface ReplayedStep {
  readonly fence: Fence;
  readonly step: TranscriptStep;
  /** Line of the prompt in the page. */
  readonly line: number;
  readonly result: LineResult;
  /** Actual output lines, as a block shows them. */
  readonly output: readonly string[];
}

/** Result of replaying a page from top to bottom. */
export interface Replay {
  readonly steps: readonly ReplayedStep[];
  readonly unknownScenarios: readonly {readonly name: string; readonly line: number}[];
}

const defaultScenario = 'fresh';

/**
 * Runs the transcripts of a page. State carries over from block to block until one names a scenario.
 * A block with a file name as its title adds that file to the project directory.
 */
export function replayPage(page: Page, facts: Facts, readExample: ExampleReader = () => undefined): Replay {
  const named = page.frontMatter.get('scenario');
  const unknownScenarios: {name: string; line: number}[] = [];
  const steps: ReplayedStep[] = [];
  const hasTranscript = page.fences.some(({kind}) => kind === 'transcript');
  let session = hasTranscript ? begin(String(named?.value ?? defaultScenario), named?.line ?? 1) : undefined;
  for (const fence of page.fences) {
    if (fence.kind !== 'transcript') {
      if (session) placeFile(fence, session, readExample);
      continue;
    }
    if (fence.meta.scenario !== undefined) session = begin(fence.meta.scenario, fence.line);
    if (!session) continue;
    for (const step of readTranscript(fence.text).steps) {
      const result = session.run(step.command);
      steps.push({fence, step, line: fence.line + 1 + step.line, result, output: trimEnd(result.output)});
    }
  }
  return {steps, unknownScenarios};

  function begin(name: string, line: number) {
    const started = facts.start(name);
    if (!started) unknownScenarios.push({name, line});
    return started;
  }
}
