import {describe, expect, it} from 'vitest';
import type {View} from '../context';
import {createTerminal} from '../../tests/createTerminal';

describe('volume', () => {
  it('is attached to one machine at a time', () => {
    const terminal = createTerminal('free-volume');
    terminal.ok('aloft machine create other --image nginx:1.27 --no-start');
    terminal.ok('aloft volume attach data --machine worker --mount /var/lib/data');
    expect(terminal.fails('aloft volume attach data --machine other --mount /data')).toBe('volume_attached');
    terminal.ok('aloft volume detach data --yes');
    expect(terminal.fails('aloft volume detach data --yes')).toBe('volume_detached');
    terminal.ok('aloft volume attach data --machine other --mount /data');
    expect(terminal.json<View>('aloft volume get data')).toMatchObject({state: 'attached', mount: '/data'});
  });

  it('of a running machine is detached only with --force', () => {
    const terminal = createTerminal('free-volume');
    terminal.ok('aloft volume attach data --machine worker --mount /data');
    terminal.ok('aloft machine start worker');
    expect(terminal.fails('aloft volume detach data --yes')).toBe('state_conflict');
    terminal.ok('aloft volume detach data --yes --force');
  });

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
    expect(terminal.fails('aloft volume snapshot create data snap-1')).toBe('name_taken');
    terminal.ok('aloft volume restore data --snapshot snap-1 --yes');
    terminal.ok('aloft volume restore data --snapshot snap-1 --to copy --yes');
    expect(terminal.fails('aloft volume restore data --snapshot nothing --yes')).toBe('snapshot_not_found');
    expect(terminal.fails('aloft volume delete data --yes')).toBe('volume_has_snapshots');
    terminal.ok('aloft volume delete data --yes --with-snapshots');
    expect(terminal.ok('aloft volume list -q')).toBe('copy\n');
  });

  it('imports a tar archive', () => {
    const terminal = createTerminal('free-volume');
    terminal.ok('aloft volume import data --from backup.tar.gz');
    expect(terminal.fails('aloft volume import data --from Dockerfile')).toBe('import_failed');
    expect(terminal.fails('aloft volume import data --from missing.tar')).toBe('file_not_found');
  });
});
