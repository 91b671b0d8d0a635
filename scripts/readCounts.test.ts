import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readCounts} from './readCounts';

function report(by: 'vitest' | 'playwright', content: unknown) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return {counts: {report: file, by}} as const;
}

describe('readCounts', () => {
  it('reads the last summary line', () => {
    const output = '3 passed, 0 failed, 0 skipped\nmore\n12 passed, 1 failed, 4 skipped\n';
    expect(readCounts({counts: 'summary'}, {code: 1, output})).toEqual({passed: 12, failed: 1, skipped: 4});
  });

  it('counts a command without summary as one test', () => {
    expect(readCounts({counts: 'summary'}, {code: 0, output: 'fine'})).toEqual({passed: 1, failed: 0, skipped: 0});
    expect(readCounts({counts: 'exit'}, {code: 2, output: ''})).toEqual({passed: 0, failed: 1, skipped: 0});
  });

  it('counts a crash after passing tests as a failure', () => {
    const output = '5 passed, 0 failed, 0 skipped';
    expect(readCounts({counts: 'summary'}, {code: 137, output})).toEqual({passed: 5, failed: 1, skipped: 0});
  });

  it('counts a test file that cannot be loaded', () => {
    const phase = report('vitest', {
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [{status: 'failed', assertionResults: []}],
    });
    expect(readCounts(phase, {code: 1, output: ''})).toEqual({passed: 2, failed: 1, skipped: 1});
  });

  it('reads a Playwright report with an error outside of any test', () => {
    const phase = report('playwright', {stats: {expected: 7, unexpected: 0, flaky: 0, skipped: 2}, errors: [{}]});
    expect(readCounts(phase, {code: 1, output: ''})).toEqual({passed: 7, failed: 1, skipped: 2});
  });

  it('counts a missing report as a failure', () => {
    const phase = {counts: {report: '/nowhere/report.json', by: 'vitest'}} as const;
    expect(readCounts(phase, {code: 0, output: ''})).toEqual({passed: 0, failed: 1, skipped: 0});
  });
});
