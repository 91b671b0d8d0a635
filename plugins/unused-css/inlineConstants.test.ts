import {document, parse} from 'postcss';
import {expect, it} from 'vitest';
import {inlineConstants} from './inlineConstants';

const inline = (css: string) => {
  const sheets = document({nodes: [parse(css)]});
  inlineConstants(sheets, {whole: new Set(), starts: []});
  return sheets.toString();
};

it('keeps the values of neighbors apart that a minifier wrote without a space', () => {
  const root = ':root{--a:.75rem;--b:1rem}';
  expect(inline(`${root}p{padding:var(--a)var(--b)}`)).toContain('padding:.75rem 1rem');
  expect(inline(`${root}p{padding:var(--a)0}`)).toContain('padding:.75rem 0');
  expect(inline(`${root}p{padding:calc(2px)var(--b)}`)).toContain('padding:calc(2px) 1rem');
});

it('adds no space where none is needed', () => {
  expect(inline(':root{--a:1px}p{margin:calc(var(--a)*2)}')).toContain('margin:calc(1px*2)');
  expect(inline(':root{--a:1px}p{margin:var(--a) auto}')).toContain('margin:1px auto');
});

it('writes another property of the root element in the place of its other name', () => {
  const css = ':root{--a:#fff;--b:var(--a)}[data-theme=dark]{--a:#000}p{color:var(--b)}';
  expect(inline(css)).toBe(':root{--a:#fff}[data-theme=dark]{--a:#000}p{color:var(--a)}');
});

it.each([
  ['that an element below may have otherwise', ':root{--a:#fff;--b:var(--a)}.tip{--a:#000}'],
  ['that is one of two', ':root{--a:#fff;--b:var(--a)}[data-theme=dark]{--a:#000;--b:red}'],
  ['that nothing sets', ':root{--b:var(--a)}'],
  ['with something beside it', ':root{--a:#fff;--b:1px var(--a)}[data-theme=dark]{--a:#000}'],
])('leaves a name for a property %s', (_, css) => {
  expect(inline(`${css}p{color:var(--b)}`)).toContain('p{color:var(--b)}');
});

it.each([
  [':root{--a:4px;--b:var(--a);--c:var(--b)}', '4px'],
  [':root{--c:var(--b);--b:var(--a);--a:4px}', '4px'],
  [':root{--c:var(--b);--b:var(--a);--a:4px}[data-theme=dark]{--a:8px}', 'var(--a)'],
])('follows a name for a name: %s', (css, value) => {
  expect(inline(`${css}p{width:var(--c)}q{width:var(--b)}`)).toContain(`p{width:${value}}q{width:${value}}`);
});
