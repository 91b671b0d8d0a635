import {expect, it} from 'vitest';
import {repeats} from './renderCommand';

it.each([
  ['Lists the apps of the namespace, by name.', 'List apps.', true],
  ['Shows every field of the app.', 'Show an app.', true],
  ['Lists releases, the latest first.', 'List the releases of an app.', false],
  ['Starts the machines of the release that was live.', 'Start a suspended app again.', false],
])('"%s" after "%s": %s', (description, summary, expected) => {
  expect(repeats(description, summary)).toBe(expected);
});
