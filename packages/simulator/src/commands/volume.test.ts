import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('volume', () => {
  it('returns before it is ready with --no-wait', () => {
    const terminal = createTerminal('free-volume');
    const stateOf = (name: string): unknown => terminal.json<View>(`aloft volume get ${name}`).state;
    expect(terminal.ok('aloft volume create copy --size 5Gi --no-wait')).toContain('Creating volume copy');
    expect(stateOf('copy')).toBe('creating');
    terminal.ok('sleep 1m');
    expect(stateOf('copy')).toBe('available');
    expect(terminal.ok('aloft volume resize data --size 20Gi --no-wait')).toContain('Resizing volume data');
    expect(stateOf('data')).toBe('resizing');
    terminal.ok('sleep 1m');
    expect(stateOf('data')).toBe('available');
    terminal.ok('aloft volume snapshot create data');
    terminal.ok('aloft volume restore data --snapshot snap-1 --no-wait --yes');
    expect(stateOf('data')).toBe('creating');
  });

  it('has numbered snapshots, is restored, and keeps them until they are deleted', () => {
    const terminal = createTerminal('free-volume');
    terminal.ok('aloft volume snapshot create data');
    terminal.ok('aloft volume snapshot create data before-upgrade');
    expect(terminal.ok('aloft volume snapshot list data -q')).toBe('before-upgrade\nsnap-1\n');
    terminal.ok('aloft volume restore data --snapshot snap-1 --yes');
    terminal.ok('aloft volume restore data --snapshot snap-1 --to copy --yes');
    expect(terminal.fails('aloft volume delete data --yes')).toBe('volume_has_snapshots');
    terminal.ok('aloft volume delete data --yes --with-snapshots');
    expect(terminal.ok('aloft volume list -q')).toBe('copy\n');
  });
});
