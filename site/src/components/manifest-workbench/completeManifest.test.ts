import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import {manifestFields} from '@aloft/platform/manifest';
import {completeFields} from './completeManifest';

function complete(text: string, format = {fields: manifestFields, isJson: false}): readonly string[] {
  const position = text.indexOf('|');
  const state = EditorState.create({doc: text.replace('|', '')});
  return completeFields(new CompletionContext(state, position, true), format)?.options.map(({label}) => label) ?? [];
}

it.each([
  ['ver|', 'version'],
  ['machine:\n  me|', 'memory'],
  ['machine:\n  healthcheck: { http: { po| } }', 'port'],
  ['services:\n  - name: a\n    vis|', 'visibility'],
  ['services:\n  - name: a\n    listeners:\n      - { port: 443, pro| }', 'protocol'],
  ['services:\n  - name: a\n    listeners:\n      - { port: 443, protocol: | }', 'https'],
  ['machine:\n  restart: |', 'on-failure'],
  ['machine:\n  restart: on|', 'always'],
  ['machine:\n  memory: |', '256Mi'],
  ['machine:\n  flash: { mode: | }', '"off"'],
])('offers a completion of %j: %s', (text, label) => {
  expect(complete(text)).toContain(label);
});

it('leaves out properties that the object already has', () => {
  expect(complete('version: 1\n|')).not.toContain('version');
  expect(complete('machine:\n  memory: 256Mi\n  |')).not.toContain('memory');
});

it.each(['machine:\n  env:\n    A: |', 'unknown:\n  |', '# comment |'])('offers nothing in %j', (text) => {
  expect(complete(text)).toEqual([]);
});

it.each([
  ['{\n  |', 'version'],
  ['{\n  "ver|"\n}', 'version'],
  ['{"machine": {"me|"}}', 'memory'],
  ['{"machine": {"memory": |}}', '"256Mi"'],
  ['{"machine": {"restart": "on|"}}', '"on-failure"'],
])('offers a completion of the JSON %j: %s', (text, label) => {
  expect(complete(text, {fields: manifestFields, isJson: true})).toContain(label);
});
