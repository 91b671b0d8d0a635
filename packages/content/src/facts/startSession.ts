import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {clockOf, createState, runCommand, scenarioNames, serveBodies, writeFile} from '@aloft/simulator';
import {createTemplates} from '../samples/createTemplates';
import type {TranscriptSession} from './TranscriptSession';

const root = join(__dirname, '../../../..');

const dependencies = {
  parseYaml: (text: string): unknown => parse(text),
  // The packed MCP server doesn't contain the samples.
  ...(existsSync(join(root, 'examples')) && {templates: createTemplates(root)}),
};

/** A terminal on the simulated platform at the start of a scenario; undefined if the scenario doesn't exist. */
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
