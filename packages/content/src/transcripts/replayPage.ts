import {brand} from '@aloft/platform/brand';
import {parseQuietly} from '../checks/syntax';
import type {Fence} from '../fences/parseFence';
import type {Facts, TranscriptSession} from '../facts/siteFacts';
import {type ExampleReader, readBlocks} from '../fences/examples';
import type {Page} from '../pages/parsePage';
import {readTranscript, type TranscriptStep, trimEnd} from './readTranscript';

export interface ReplayedStep {
  readonly fence: Fence;
  readonly step: TranscriptStep;
  /** Line of the prompt in the page. */
  readonly line: number;
  readonly result: ReturnType<TranscriptSession['run']>;
  /** Actual output lines, as a block shows them. */
  readonly output: readonly string[];
}

const defaultScenario = 'fresh';

/**
 * Runs the transcripts of a page. State carries over from block to block until one names a scenario.
 * A block with a file name as its title adds that file to the project directory.
 */
export function replayPage(page: Page, facts: Facts, readExample: ExampleReader = () => undefined) {
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
      for (const template of listTemplates(step.command)) serveSample(template, session, readExample);
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

/** A file name with optional directories; not a caption such as `The response`. */
const fileName = /^(?:[\w.-]+\/)*[\w.-]*[\w-]$/;

/**
 * Adds a block that shows a whole file to the session's project directory. An example's manifest also sets
 * the responses that the example's tests expect.
 */
export function placeFile(fence: Fence, session: TranscriptSession, readExample: ExampleReader): void {
  const {example, title, expectError} = fence.meta;
  const name = title ?? example?.path.split('/').at(-1);
  if (!name || !fileName.test(name) || example?.region || expectError) return;
  const text = readBlocks({fences: [fence]}, readExample)[0]?.text;
  if (text === undefined) return;
  session.write(name, `${text}\n`);
  if (!example || !name.endsWith(brand.manifest)) return;
  serveApp(text, example.path, session, readExample);
}

/** IDs of the samples that command lines copy. */
export const listTemplates = (commands: string): readonly string[] =>
  [...commands.matchAll(/--template (\S+)/g)].map(([, id = '']) => id);

/** Sets the responses that a sample's tests expect, before a transcript deploys it. */
export function serveSample(id: string, session: TranscriptSession, readExample: ExampleReader): void {
  const path = `${id}/${brand.manifest}`;
  const manifest = readExample(path);
  if (manifest !== undefined) serveApp(manifest, path, session, readExample);
}

function serveApp(manifest: string, path: string, session: TranscriptSession, readExample: ExampleReader): void {
  // `checkManifests` reports a manifest that doesn't parse.
  const {app} = (parseQuietly(manifest) ?? {}) as {app?: unknown};
  if (typeof app === 'string') session.serve(app, readResponses(path, readExample));
}

interface DeclaredRequest {
  readonly request?: string;
  readonly equals?: string;
  readonly status?: number;
  readonly port?: string;
}

/**
 * Response bodies by path from an example's test: those of plain GET requests with a fully declared body.
 *
 * @param path any file of the example, under `examples/`
 */
function readResponses(path: string, read: ExampleReader): Record<string, string> {
  const source = read(`${path.split('/').slice(0, 2).join('/')}/example.json`);
  if (source === undefined) return {};
  const {requests = [], script = []} = JSON.parse(source) as {
    requests?: readonly DeclaredRequest[];
    script?: readonly DeclaredRequest[];
  };
  const answers: Record<string, string> = {};
  for (const {request, equals, status = 200, port = 'PORT'} of [...requests, ...script]) {
    const [method, target] = request?.split(' ') ?? [];
    if (method === 'GET' && target && equals !== undefined && status === 200 && port === 'PORT')
      answers[target] ??= `${equals}\n`;
  }
  return answers;
}

/** Returns a page's source with the output of its transcripts rewritten. Everything else is unchanged. */
export function recordPage(page: Page, facts: Facts, readExample?: ExampleReader): string {
  const lines = page.source.split('\n');
  const {steps} = replayPage(page, facts, readExample);
  for (const {fence, step, line, result, output} of [...steps].reverse()) {
    if (result.notSimulated !== undefined) continue;
    const indent = /^[ \t]*/.exec(lines[fence.line - 1] ?? '')?.[0] ?? '';
    const first = line - 1 + step.commandLines.length;
    const next = steps.find((other) => other.fence === fence && other.line > line)?.line ?? fence.endLine;
    lines.splice(first, next - 1 - first, ...output.map((text) => (text ? indent + text : '')));
  }
  return lines.join('\n');
}
