import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('machine', () => {
  it('accepts an id and the short noun, and suggests a name', () => {
    const terminal = createTerminal('hello');
    const {id} = terminal.json<View>('aloft m get hello-1');
    expect(terminal.ok(`aloft machines get ${String(id)}`)).toContain('hello-1');
    const result = terminal.run('aloft machine get helo-1');
    expect(result.errorCode).toBe('machine_not_found');
    expect(result.exitCode).toBe(4);
    expect(result.stderr).toBe(
      'error: there is no machine "helo-1" in the namespace "acme" (machine_not_found)\nhint: did you mean "hello-1"?\n',
    );
  });

  it('passes the environment variables of a command to it', () => {
    const terminal = createTerminal('hello');
    expect(terminal.ok('aloft machine exec hello-1 --env TZ=UTC -- env')).toMatch(/^TZ=UTC$/m);
    expect(terminal.ok('aloft machine exec hello-1 -- env')).not.toContain('TZ');
  });

  it('--no-wait returns before the operation has finished', () => {
    const terminal = createTerminal('hello');
    expect(terminal.ok('aloft machine create job --image debian:13 --no-wait')).toMatch(/\nStarting in eu-central\n$/);
    expect(terminal.json<View>('aloft machine get job').state).toBe('starting');
    terminal.ok('sleep 10');
    expect(terminal.json<View>('aloft machine get job').state).toBe('running');
    expect(terminal.ok('aloft machine restart job --no-wait')).toBe('Restarting machine job\n');
    expect(terminal.json<View>('aloft machine get job').state).toBe('starting');
  });
});
