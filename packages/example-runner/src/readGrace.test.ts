import path from 'node:path';
import {expect, test} from 'vitest';
import {readGrace} from './images/openWorkspaces';
import {examplesRoot} from './readExample';

test.each([
  ['software/rabbitmq', 60],
  ['software/redis', 10],
  ['php/rails/admin', 10], // the manifest has no stopGrace
  ['advanced/manual-flash', 10], // no manifest
])('%s has %i s to exit', (directory, seconds) => {
  expect(readGrace(path.join(examplesRoot, directory))).toBe(seconds);
});
