import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('app', () => {
  it('is created by its first secret, before a deploy', () => {
    const terminal = createTerminal('project');
    terminal.ok('aloft app secret set hello API_KEY=abc --no-deploy');
    expect(terminal.json<View>('aloft app get hello').state).toBe('pending');
  });

  it('scales, and keeps scale.min machines awake', () => {
    const terminal = createTerminal('hello');
    terminal.ok('aloft app scale hello --min 2 --max 3');
    terminal.ok('sleep 10m');
    expect(terminal.json<View[]>('aloft machine list').map((machine) => machine.state)).toEqual(['running', 'running']);
    terminal.ok('aloft app scale hello --min 0 --max 1');
    terminal.ok('sleep 10m');
    expect(terminal.json<View[]>('aloft machine list').map((machine) => machine.state)).toEqual(['standby']);
    expect(terminal.fails('aloft app scale hello --min 5 --max 2')).toBe('flag_value_invalid');
    expect(terminal.fails('aloft app scale hello')).toBe('nothing_to_change');
  });

  it('attaches its volume again when it resumes', () => {
    const terminal = createTerminal('volume');
    terminal.ok('aloft app suspend notes --yes');
    terminal.ok('aloft volume detach data --yes');
    terminal.ok('aloft machine create repair --image debian:13 --volume data --mount /data');
    expect(terminal.fails('aloft app resume notes')).toBe('volume_attached');
    terminal.ok('aloft machine delete repair --force --yes');
    terminal.ok('aloft app resume notes');
    expect(terminal.json<View>('aloft volume get data').state).toBe('attached');
  });

  it('runs only one machine with a volume', () => {
    expect(createTerminal('volume').fails('aloft app scale notes --max 2')).toBe('volume_needs_single_machine');
  });
});
