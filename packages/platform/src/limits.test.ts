import {expect, it} from 'vitest';
import {limits} from './limits';

it.each(Object.entries(limits))('the limit %s has a value and an id for anchors', (id, {value, text}) => {
  expect(id).toMatch(/^[a-z-]+$/);
  expect(value).toBeGreaterThan(0);
  expect(text).toMatch(/^\d/);
});
