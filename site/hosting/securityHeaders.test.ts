import {createHash} from 'node:crypto';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {securityHeaders} from './securityHeaders';

test.each([
  ['', true],
  [' type="module"', true],
  [" type='text/javascript' async", true],
  [' type="application/ld+json"', false],
  [' data-type=application/json', true],
])('an inline script with the attributes %j is allowed if it runs', (attributes, isAllowed) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'headers-'));
  writeFileSync(path.join(directory, 'index.html'), `<script${attributes}>run()</script>`);
  const hash = createHash('sha256').update('run()').digest('base64');
  expect(securityHeaders(directory)['Content-Security-Policy']?.includes(hash)).toBe(isAllowed);
});
