import {expect, it} from 'vitest';
import {drawLogo} from './guides';

const icon = (content: string) => `<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

it('rounds a path to a fiftieth of a unit', () => {
  expect(drawLogo('a', icon('<title>A</title><path d="M16.712 17.711H7.288V3.014Z"/>'))).toBe(
    '<symbol id="a" viewBox="0 0 24 24"><path d="M16.71 17.71H7.3V3.01Z"/></symbol>',
  );
});

it('draws only the legible part of a wide logo', () => {
  const name = 'M0 20h24v4H0z';
  const outlines = ['M14 5h1v1h-1z', ...Array<string>(6).fill(name), 'm16-15h4v4h-4z'];
  const symbol = drawLogo('mysql', icon(`<path d="${outlines.join('')}"/>`));
  expect(symbol).toContain('viewBox="13.9 3.5 10.4 10.4"');
  expect(symbol).toContain('<path d="M14 5h1v1h-1zm2 0h4v4h-4z"/>');
});

it('rejects an icon without a path, and names it', () => {
  expect(() => drawLogo('a', icon('<title>A</title>'))).toThrow('a.svg has no path');
});
