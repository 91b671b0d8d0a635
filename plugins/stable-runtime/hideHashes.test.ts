import {expect, it} from 'vitest';
import {hideHashes} from './hideHashes';

const createRuntime = (a: string, b: string) =>
  `r.u = (id) => "js/" + id + "." + {"0801fc75": "${a}","main":"${b}"}[id] + ".js"; var c = "0b8a974e";`;

it('makes runtimes alike that differ in hashes only', () => {
  const hidden = hideHashes(createRuntime('e81e0de9', '7bc2f43e'));
  expect(hidden.count).toBe(2);
  expect(hidden.source).toBe(hideHashes(createRuntime('075d221c', '5f3a8fd0')).source);
  expect(hidden.source).toContain('"0801fc75"');
  expect(hidden.source).toContain('"0b8a974e"');
});

it('puts the hashes back, each into its place', () => {
  const runtime = createRuntime('e81e0de9', '7bc2f43e');
  const {source, restore} = hideHashes(runtime);
  expect(restore(source)).toBe(runtime);
  expect(restore(source.replace(/\s/g, ''))).toBe(runtime.replace(/\s/g, ''));
});

it('finds none in a runtime without a table', () => {
  expect(hideHashes('r.u = (id) => id + ".js";').count).toBe(0);
});
