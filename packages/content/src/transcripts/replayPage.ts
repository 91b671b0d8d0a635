import {brand} from '@aloft/platform/brand';
import type {SessionStep} from '@aloft/simulator/session';
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

/** A step of a page's session. A sample is named without its files, and a transcript has its block and its steps. */
type PageStep =
  | {readonly scenario: string; readonly line: number}
  | Extract<SessionStep, {readonly file: string} | {readonly serve: string}>
  | {readonly template: string}
  | {readonly block: Fence; readonly steps: readonly TranscriptStep[]};

/** What the steps of a page depend on. */
export type PageSource = Pick<Page, 'fences' | 'frontMatter'>;

/** A file name with optional directories; not a caption such as `The response`. */
const fileName = /^(?:[\w.-]+\/)*[\w.-]*[\w-]$/;

/**
 * What the transcripts of a page do, in order. State carries over from block to block until one names a scenario. A block
 * that shows a whole file adds it to the project directory. An example's manifest, and a sample before it's copied, also
 * set the responses that the example's tests expect.
 */
export function* listSteps(page: PageSource, readExample: ExampleReader): Generator<PageStep> {
  const named = page.frontMatter.get('scenario');
  yield {scenario: String(named?.value ?? 'fresh'), line: named?.line ?? 1};
  for (const fence of page.fences) {
    const {example, title, expectError, scenario} = fence.meta;
    if (fence.kind === 'transcript') {
      if (scenario !== undefined) yield {scenario, line: fence.line};
      const {steps} = readTranscript(fence.text);
      for (const [, template = ''] of steps.flatMap(({command}) => [...command.matchAll(/--template (\S+)/g)])) {
        yield* serveApp(`${template}/${brand.manifest}`, readExample);
        yield {template};
      }
      yield {block: fence, steps};
      continue;
    }
    const file = title ?? example?.path.split('/').at(-1);
    if (!file || !fileName.test(file) || example?.region || expectError) continue;
    const [block] = readBlocks({fences: [fence]}, readExample);
    if (block) yield {file, text: `${block.text}\n`};
    if (block && example && file.endsWith(brand.manifest)) yield* serveApp(example.path, readExample);
  }
}

type DeclaredRequest = Readonly<{request?: string; equals?: string; status?: number; port?: string}>;

/**
 * Sets the response bodies of a manifest's app, by path, to those in the example's test: of plain GET requests with a
 * fully declared body.
 */
function* serveApp(manifest: string, read: ExampleReader): Generator<PageStep> {
  // `checkManifests` reports a manifest that doesn't parse.
  const {app} = (parseQuietly(read(manifest) ?? '') ?? {}) as {app?: unknown};
  if (typeof app !== 'string') return;
  const source = read(`${manifest.split('/').slice(0, 2).join('/')}/example.json`) ?? '{}';
  const {requests = [], script = []} = JSON.parse(source) as {requests?: DeclaredRequest[]; script?: DeclaredRequest[]};
  const bodies: Record<string, string> = {};
  for (const {request, equals, status = 200, port = 'PORT'} of [...requests, ...script]) {
    const [method, target] = request?.split(' ') ?? [];
    if (method === 'GET' && target && equals !== undefined && status === 200 && port === 'PORT')
      bodies[target] ??= `${equals}\n`;
  }
  yield {serve: app, bodies};
}

/** Runs the transcripts of a page. */
export function replayPage(page: Page, facts: Facts, readExample: ExampleReader = () => undefined) {
  const unknownScenarios: {name: string; line: number}[] = [];
  const replayed: ReplayedStep[] = [];
  let session: TranscriptSession | undefined;
  const hasTranscript = page.fences.some(({kind}) => kind === 'transcript');
  for (const each of hasTranscript ? listSteps(page, readExample) : []) {
    if ('scenario' in each) {
      session = facts.start(each.scenario);
      if (!session) unknownScenarios.push({name: each.scenario, line: each.line});
    } else if ('file' in each) session?.write(each.file, each.text);
    else if ('serve' in each) session?.serve(each.serve, each.bodies);
    else if ('block' in each && session)
      for (const step of each.steps) {
        const result = session.run(step.command);
        const line = each.block.line + 1 + step.line;
        replayed.push({fence: each.block, step, line, result, output: trimEnd(result.output)});
      }
  }
  return {steps: replayed, unknownScenarios};
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
