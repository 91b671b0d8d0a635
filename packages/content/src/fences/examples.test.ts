import {expect, it} from 'vitest';
import {includeExample} from './examples';

const readRegion = (text: string, region?: string) =>
  includeExample({path: 'a.go', region}, () => text, {file: 'docs/a.mdx', line: 1});

it('extracts the region without markers and indentation', () => {
  const text =
    'func a() {\n    // #region body\n    one()\n    // #region inner\n      two()\n    // #endregion inner\n\n    // #endregion body\n}\n';
  expect(readRegion(text, 'body')).toBe('one()\n  two()');
  expect(readRegion(text, 'inner')).toBe('two()');
  expect(readRegion(text)).toBe('func a() {\n    one()\n      two()\n\n}');
});

it.each(['// ', '# ', '-- ', '/* ', '<!-- ', '; ', '{/* ', '#', '<%# ', ''])(
  'supports the comment leader "%s"',
  (leader) => {
    expect(readRegion(`a\n${leader}#region x\nb\n${leader}#endregion x\n`, 'x')).toBe('b');
  },
);

it('drops blank lines at both ends, which formatters insert', () => {
  const text = 'func a() {\n\t// #region body\n\n\tone()\n\n\ttwo()\n \t\n\n\t// #endregion body\n}\n';
  expect(readRegion(text, 'body')).toBe('one()\n\ntwo()');
  expect(readRegion('\n \n// #region x\n\t\n  a\n\n// #endregion x\n')).toBe('a');
});

it('keeps one of the blank lines around a marker, and all others', () => {
  expect(readRegion('a\n\n// #region x\n\nb\n\n\nc\n\n// #endregion x\n\n\nd\n')).toBe('a\n\nb\n\n\nc\n\nd');
  expect(readRegion('a\n// #region x\nb\n')).toBe('a\nb');
});

it('rejects a region in two parts', () => {
  expect(() => readRegion('#region x\na\n#endregion x\n#region x\nb\n#endregion x', 'x')).toThrow('begins twice');
});

it.each([
  ['a\n', 'the region `x` does not exist'],
  ['// #region x\na\n', 'the region `x` is not closed'],
  ['// #region x\n\n// #endregion x\n', 'the region `x` is empty'],
])('rejects %j', (text, message) => {
  expect(() => readRegion(text, 'x')).toThrow(message);
});

it('keeps lines that only look like markers', () => {
  expect(readRegion('let a = "#region x";\n// the #region of it\n')).toContain('"#region x"');
});
