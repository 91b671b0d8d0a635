import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod/v4';
import {brand} from '@aloft/platform/brand';
import {examplesRoot} from '../readExample';

/** What a response must have. */
const requestSchema = z
  .strictObject({
    contains: z.string(),
    equals: z.string(),
    status: z.number(),
    send: z.record(z.string(), z.string()),
    headers: z.record(z.string(), z.string()),
  })
  .partial();

/** The command that the simulator runs, with the guide's flags. */
export const init = `${brand.cli} init`;

/** A framework's own starter, and what its guide does with it: a file in `examples/starters`. */
const starterSchema = z.strictObject({
  /** Name and pinned version of the tool, or of the framework whose documentation has the example. */
  tool: z.string().regex(/ [\d.]+$/),
  /** Path of the guide below `/docs/guides-and-samples/`. */
  guide: z.string(),
  /** Base image in which the starter is created; default Node.js. */
  base: z.string().default('node:26.10-trixie-slim'),
  /** Commands that create the project in `app`, without questions. */
  create: z.array(z.string()).default([]),
  /** Files that the framework's documentation tells readers to write, or those of a template that can't be downloaded. */
  files: z.record(z.string(), z.string()).optional(),
  /** Commands in the project's directory that the guide doesn't mention, by the reason. */
  exceptions: z.record(z.string(), z.string()).default({}),
  /** Command of the starter's tool that locks the dependencies. */
  lock: z.string().optional(),
  /**
   * What the guide's "Deploy your app" says, in its order; default only `aloft init`. A command on the page, which runs
   * in the simulator (`aloft init`) or in the base image; or a change: file, text to replace (empty to append), new text,
   * and the code on the page that asks for it, by default the new text.
   */
  steps: z
    .array(z.union([z.string(), z.tuple([z.string(), z.string(), z.string(), z.string().optional()])]))
    .default([init]),
  /** Requests by path: what the body contains, the status, or the whole request. */
  requests: z.record(
    z.string(),
    z.union([
      z.string().transform((contains) => ({contains})),
      z.number().transform((status) => ({status})),
      requestSchema,
    ]),
  ),
  /** Whether the server refuses the host of the runner's own requests, and is ready as soon as it listens. */
  checksHost: z.literal(true).optional(),
  /** Exit code after SIGTERM; default 0. */
  exitCode: z.number().default(0),
  /** Signal of the image; default SIGTERM. */
  signal: z.literal('SIGQUIT').optional(),
  /** Variables that the reader sets as secrets, some from a file of the project. */
  env: z.record(z.string(), z.union([z.string(), z.strictObject({file: z.string()})])).default({}),
});

export type Starter = z.infer<typeof starterSchema>;

const directory = path.join(examplesRoot, 'starters');

/** IDs of the starters, which run beside the examples. */
export const starterIds: readonly string[] = readdirSync(directory)
  .sort()
  .map((file) => `starters/${path.basename(file, '.yaml')}`);

/**
 * The starter with an ID, or undefined for the ID of an example.
 * @throws Error with the file and each wrong field
 */
export function findStarter(id: string): Starter | undefined {
  if (!starterIds.includes(id)) return undefined;
  const value: unknown = parse(readFileSync(path.join(examplesRoot, `${id}.yaml`), 'utf8'));
  const {error, data} = starterSchema.safeParse(value);
  if (error) throw new Error(`examples/${id}.yaml:\n${z.prettifyError(error)}`);
  return data;
}
