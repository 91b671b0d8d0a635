import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {manifestSchema} from '../../platform/manifest/schema';
import {validateManifest} from '../../platform/manifest/validate';
import {clockOf, createState, runCommand, scenarioNames, serveBodies, writeFile} from '../../platform/simulator';
import {listPublishedFiles} from '../samples/packSample';
import {listSamples} from '../samples/listSamples';
import type {TranscriptSession} from './TranscriptSession';

const root = join(__dirname, '../..');

/** The project's samples. The packed MCP server comes without them. */
const templates = {
  ids: () => listSamples(join(root, 'examples')),
  read: (id: string) =>
    Object.fromEntries(
      listPublishedFiles(root, id).map((file) => [file, readFileSync(join(root, 'examples', id, file), 'utf8')]),
    ),
};

const dependencies = {
  validateManifest: (manifest: unknown) => [...validateManifest(manifest)],
  parseYaml: (text: string): unknown => parse(text),
  schema: manifestSchema,
  ...(existsSync(join(root, 'examples')) && {templates}),
};

/** A terminal on the simulated platform at the start of a scenario; undefined when there is no such scenario. */
export function startSession(scenario: string): TranscriptSession | undefined {
  if (!scenarioNames.includes(scenario)) return undefined;
  let state = createState({scenario});
  let clock = clockOf(state);
  return {
    write: (path, text) => {
      state = writeFile(state, path, text);
    },
    serve: (app, bodies) => {
      state = serveBodies(state, app, bodies);
    },
    run: (line) => {
      const result = runCommand(state, line, clock, dependencies);
      ({state, clock} = result);
      const text = (result.stdout + result.stderr).replace(/\n$/, '');
      return {
        output: text === '' ? [] : text.split('\n'),
        exitCode: result.exitCode,
        errorCodes: result.errorCode === undefined ? [] : [result.errorCode],
        ...(result.notSimulated !== undefined && {notSimulated: result.notSimulated}),
      };
    },
  };
}
