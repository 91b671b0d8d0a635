import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {brand} from '@aloft/platform/brand';
import {regionIds} from '@aloft/platform/system';
import {createTerminal} from './createTerminal';
import type {PageSession} from './PageSession';

const open = (session: PageSession, block = 0) => {
  const terminal = createTerminal({parseYaml: parse});
  return {terminal, commands: terminal.open(session, block)};
};
const page: PageSession = [
  {scenario: 'project'},
  {block: ['aloft deploy']},
  {file: 'web/notes.txt', text: 'a note\n'},
  {block: ['aloft app list', 'sleep 5m']},
];

describe('createTerminal', () => {
  it('ignores the steps after the transcript', () => {
    const {terminal} = open(page, 0);
    expect(terminal.run('cat web/notes.txt').exitCode).toBe(1);
    expect(terminal.run('aloft app get hello').exitCode).toBe(4);
  });

  it('keeps its state for another transcript on request', () => {
    const {terminal} = open(page, 1);
    expect(terminal.open(page, 0, true)).toEqual(['aloft deploy']);
    expect(terminal.run('cat web/notes.txt').exitCode).toBe(0);
  });

  it("copies the page's samples, and reports that others are not available", () => {
    const {terminal} = open([
      {scenario: 'logged-in'},
      {template: 'go/a', files: {'main.go': 'package main\n'}},
      {block: []},
    ]);
    expect(terminal.run('aloft init --template go/a').stdout).toContain('Copied 1 files of the sample go/a');
    expect(terminal.run('cat main.go').stdout).toBe('package main\n');
    expect(terminal.run('aloft init --template go/b')).toMatchObject({
      exitCode: 127,
      stderr: expect.stringContaining('not simulated') as string,
    });
  });

  it('moves the simulated time, so that a machine goes to standby', () => {
    const {terminal} = open([{scenario: 'hello'}]);
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
    const reply = open(page).terminal.run(line);
    expect(reply.exitCode).toBe(exitCode);
    expect(reply.stderr).toContain(text);
  });

  it('edits a file, which the next deploy reads and validates', () => {
    const {terminal} = open([{scenario: 'project'}]);
    const {edit} = terminal.run('edit aloft.yaml');
    expect(edit?.path).toBe('aloft.yaml');
    expect(edit?.text).toContain('app: hello');
    terminal.write('aloft.yaml', edit!.text.replace('memory: 256Mi', 'memory: 1Mi'));
    expect(terminal.run('aloft deploy').stderr).toContain('machine.memory ("1Mi"): it must be at least 128Mi');
    terminal.write('aloft.yaml', edit!.text);
    expect(terminal.run('aloft deploy').exitCode).toBe(0);
  });

  it('continues in a saved state', () => {
    const {terminal} = open(page, 1);
    const saved: unknown = JSON.parse(JSON.stringify(terminal.save()));
    const other = createTerminal();
    other.restore(saved as ReturnType<typeof other.save>);
    expect(other.run('aloft app list').stdout).toBe(terminal.run('aloft app list').stdout);
  });

  it('lists its commands and clears the screen', () => {
    const {terminal} = open(page);
    expect(terminal.run('help').stdout).toContain('wait 5m');
    expect(terminal.run('clear').clear).toBe(true);
    expect(terminal.run('export NO_COLOR=1').isPlain).toBe(true);
  });
});

describe('complete', () => {
  const {terminal} = open([{scenario: 'machine'}]);
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
    [
      'aloft app list --region eu',
      regionIds.filter((id) => id.startsWith('eu')).map((id) => `aloft app list --region ${id}`),
    ],
    ['cat D', ['cat Dockerfile']],
    ['curl x', []],
  ])('completes %j', (line, expected) => {
    expect(complete(line)).toEqual(expected);
  });
});
