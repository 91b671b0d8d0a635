import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {regionIds} from '@aloft/platform/system';
import {createTerminal} from './createTerminal';
import type {PageSession} from './PageSession';

// site/tests/site/terminal.test.ts opens each transcript of the pages, and continues in saved states.
const open = (...session: PageSession) => {
  const terminal = createTerminal({parseYaml: parse});
  terminal.open(session, 0);
  return terminal;
};

describe('createTerminal', () => {
  it("copies the page's samples, and reports that others are not available", () => {
    const sample = {template: 'go/a', files: {'main.go': 'package main\n'}};
    const terminal = open({scenario: 'logged-in'}, sample, {block: []});
    expect(terminal.run('aloft init --template go/a').stdout).toContain('Copied 1 files of the sample go/a');
    expect(terminal.run('cat main.go').stdout).toBe('package main\n');
    expect(terminal.run('aloft init --template go/b')).toMatchObject({
      exitCode: 127,
      stderr: expect.stringContaining('not simulated') as string,
    });
  });

  it('moves the simulated time, so that a machine goes to standby', () => {
    const terminal = open({scenario: 'hello'});
    expect(terminal.run('aloft machine list').stdout).toContain('running');
    const before = terminal.save().now;
    const reply = terminal.run('wait 5m');
    expect(terminal.save().now - before).toBe(300_000);
    expect(reply.stdout).toMatch(/^It is now \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\.\n$/);
    expect(terminal.run('aloft machine list').stdout).toContain('standby');
  });

  it.each([
    ['wait', 2, 'wait: write how long'],
    ['wait never', 1, "wait: invalid time interval 'never'"],
    ['vim aloft.yaml', 127, 'not simulated: vim is not simulated'],
    ['aloft app list | wc -l', 127, 'not simulated: the shell operator |'],
  ])('explains why %j does not work', (line, exitCode, text) => {
    const reply = open({scenario: 'project'}).run(line);
    expect(reply.exitCode).toBe(exitCode);
    expect(reply.stderr).toContain(text);
  });

  it('lists its commands and clears the screen', () => {
    const terminal = open({scenario: 'project'});
    expect(terminal.run('help').stdout).toContain('wait 5m');
    expect(terminal.run('clear').clear).toBe(true);
    expect(terminal.run('export NO_COLOR=1').isPlain).toBe(true);
  });
});

describe('complete', () => {
  const inEurope = regionIds.filter((id) => id.startsWith('eu'));
  const terminal = open({scenario: 'machine'});
  const complete = (line: string) => {
    const {start, candidates} = terminal.complete(line);
    return candidates.map((word) => line.slice(0, start) + word);
  };

  it.each([
    [brand.cli.slice(0, -1), [brand.cli]],
    ['ec', ['echo']],
    ['aloft machine st', ['aloft machine start', 'aloft machine stop']],
    ['aloft m res', ['aloft m restart']],
    ['aloft machine stop w', ['aloft machine stop worker']],
    ['aloft app get ', ['aloft app get hello']],
    ['aloft app list --o', ['aloft app list --output']],
    ['aloft app list -o j', ['aloft app list -o json']],
    ['aloft app get hello ', []],
    ['aloft namespace use ', ['aloft namespace use acme']],
    ['aloft app list --region eu', inEurope.map((id) => `aloft app list --region ${id}`)],
    ['cat D', ['cat Dockerfile']],
    ['curl x', []],
  ])('completes %j', (line, expected) => {
    expect(complete(line)).toEqual(expected);
  });
});
