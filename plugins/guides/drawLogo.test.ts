import {expect, it} from 'vitest';
import {drawLogo} from './drawLogo';

const icon = (content: string) => `<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

it('draws a path to a fiftieth of a unit', () => {
  expect(drawLogo('a', icon('<title>A</title><path d="M16.712 17.711H7.288V3.014Z"/>'))).toBe(
    '<symbol id="a" viewBox="0 0 24 24"><path d="M16.71 17.71H7.3V3.01Z"/></symbol>',
  );
});

it('says which icon has no path', () => {
  expect(() => drawLogo('a', icon('<title>A</title>'))).toThrow('a.svg has no path');
});
