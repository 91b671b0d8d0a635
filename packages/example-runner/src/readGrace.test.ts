import path from 'node:path';
import {expect, test} from 'vitest';
import {examplesRoot} from './listExamples';
import {readGrace} from './readGrace';

test.each([
  ['software/rabbitmq', 60],
  ['software/redis', 10],
  ['php/rails/admin', 10], // the manifest has no stopGrace
  ['advanced/manual-flash', 10], // no manifest
])('%s has %i s to exit', (directory, seconds) => {
  expect(readGrace(path.join(examplesRoot, directory))).toBe(seconds);
});
