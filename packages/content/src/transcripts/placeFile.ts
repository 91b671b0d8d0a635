import {brand} from '@aloft/platform/brand';
import {parse} from 'yaml';
import type {TranscriptSession} from '../facts/TranscriptSession';
import type {Fence} from '../fences/Fence';
import {resolveFence} from '../fences/resolveFence';
import type {ExampleReader} from '../includes/ExampleReader';
import {readResponses} from './readResponses';

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
  const text = resolveFence(fence, readExample)?.text;
  if (text === undefined) return;
  session.write(name, `${text}\n`);
  if (!example || !name.endsWith(brand.manifest)) return;
  const app = readApp(text);
  if (app) session.serve(app, readResponses(example.path, readExample));
}

function readApp(manifest: string): string | undefined {
  try {
    const {app} = (parse(manifest) ?? {}) as {app?: unknown};
    return typeof app === 'string' ? app : undefined;
  } catch {
    return undefined; // `checkManifests` reports a manifest that doesn't parse
  }
}
