import {expect, it} from 'vitest';
import {limits} from '.';
import {parseDuration, parseSize} from '../values/quantities';

it.each(Object.entries(limits))('the limit %s is described and equals its written form', (id, limit) => {
  const {unit, value, written, text, description} = limit;
  expect(id).toMatch(/^[a-z-]+$/);
  expect(text).toMatch(/^\d/);
  expect(description).toMatch(/\.$/);
  const parse = {bytes: parseSize, milliseconds: parseDuration}[unit as string] ?? Number;
  expect(parse(written)).toBe(value);
});
